// expect: the scalar type must be float or double
#include <eigenmote/eigenmote.hpp>
using namespace eigenmote;

#ifdef MUST_NOT_COMPILE
SymmetricMatrix<int, 3> a;
#else
SymmetricMatrix<double, 3> a;
#endif
