// expect: constant expression
#include <eigenmote/eigenmote.hpp>
using namespace eigenmote;

#ifdef MUST_NOT_COMPILE
constexpr float x = SymmetricMatrix<float, 3>{}(0, 3);
#else
constexpr float x = SymmetricMatrix<float, 3>{}(0, 2);
#endif
