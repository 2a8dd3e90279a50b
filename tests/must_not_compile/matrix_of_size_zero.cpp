// expect: a matrix needs at least one row
#include <eigenmote/eigenmote.hpp>
using namespace eigenmote;

#ifdef MUST_NOT_COMPILE
SymmetricMatrix<float, 0> a;
#else
SymmetricMatrix<float, 1> a;
#endif
