// expect: the sample has another number of channels
#include <eigenmote/eigenmote.hpp>
using namespace eigenmote;

#ifdef MUST_NOT_COMPILE
Status s = Covariance<float, 6>{}.update({1, 2, 3});
#else
Status s = Covariance<float, 6>{}.update({1, 2, 3, 4, 5, 6});
#endif
