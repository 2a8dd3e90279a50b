// All eigenpairs of a matrix of eight rows.
#include <eigenmote/eigenmote.hpp>

#include "../firmware.hpp"

eigenmote::EigenPairs<float, 8> pairs;

eigenmote::Status work(const Inputs& inputs) { return jacobi(inputs.matrix_8, pairs); }
