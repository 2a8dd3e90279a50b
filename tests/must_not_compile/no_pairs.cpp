// expect: an N x N matrix has from 1 to N eigenpairs
#include <eigenmote/eigenmote.hpp>
using namespace eigenmote;

#ifdef MUST_NOT_COMPILE
EigenPairs<float, 3, 0> pairs;
#else
EigenPairs<float, 3, 1> pairs;
#endif
