// expect: the sample has another number of channels
#include <eigenmote/eigenmote.hpp>
using namespace eigenmote;

#ifdef MUST_NOT_COMPILE
const float sample[5] = {};
Status s = Covariance<float, 6>{}.update(sample);
#else
const float sample[6] = {};
Status s = Covariance<float, 6>{}.update(sample);
#endif
