// expect: nodiscard
#include <eigenmote/eigenmote.hpp>
using namespace eigenmote;

#ifdef MUST_NOT_COMPILE
void solve(const SymmetricMatrix<float, 3>& a, EigenPairs<float, 3>& pairs) { jacobi(a, pairs); }
#else
Status solve(const SymmetricMatrix<float, 3>& a, EigenPairs<float, 3>& pairs) { return jacobi(a, pairs); }
#endif
