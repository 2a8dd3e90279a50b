// expect: has a global outside .bss: matrix
#include "../firmware.hpp"

eigenmote::SymmetricMatrix<float, 3> matrix{{2, 1, 0, 2, 1, 2}};

eigenmote::Status work(const Inputs& inputs) {
  matrix(0, 0) = inputs.matrix_3(0, 0);
  return eigenmote::Status::ok;
}
