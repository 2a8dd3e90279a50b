// expect: an N x N matrix has from 1 to N eigenpairs
#include <eigenmote/eigenmote.hpp>
using namespace eigenmote;

#ifdef MUST_NOT_COMPILE
EigenPairs<float, 3, 4> pairs;
#else
EigenPairs<float, 3, 3> pairs;
#endif
