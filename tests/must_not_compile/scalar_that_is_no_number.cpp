// expect: the scalar type must be float or double
#include <eigenmote/eigenmote.hpp>
using namespace eigenmote;

#ifdef MUST_NOT_COMPILE
struct Apple {};
Covariance<Apple, 3> cov;
#else
Covariance<float, 3> cov;
#endif
