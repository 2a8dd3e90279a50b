// expect: no matching (member )?function
#include <eigenmote/eigenmote.hpp>
using namespace eigenmote;

#ifdef MUST_NOT_COMPILE
Status s = Covariance<float, 6>{}.update(std::array<float, 5>{});
#else
Status s = Covariance<float, 6>{}.update(std::array<float, 6>{});
#endif
