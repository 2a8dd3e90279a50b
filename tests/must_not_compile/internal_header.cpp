// expect: is internal: include a header of eigenmote/eigen
#ifdef MUST_NOT_COMPILE
#include <eigenmote/eigen/detail/finish.hpp>
#else
#include <eigenmote/eigen/jacobi.hpp>
#endif
