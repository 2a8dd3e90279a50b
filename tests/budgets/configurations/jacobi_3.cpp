// All eigenpairs of a matrix of three rows.
#include <eigenmote/eigenmote.hpp>

#include "../firmware.hpp"

eigenmote::EigenPairs<float, 3> pairs;

eigenmote::Status work(const Inputs& inputs) { return jacobi(inputs.matrix_3, pairs); }
