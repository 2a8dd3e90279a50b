// expect: a covariance needs at least one channel
#include <eigenmote/eigenmote.hpp>
using namespace eigenmote;

#ifdef MUST_NOT_COMPILE
Covariance<float, 0> cov;
#else
Covariance<float, 1> cov;
#endif
