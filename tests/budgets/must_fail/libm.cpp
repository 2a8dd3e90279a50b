// expect: holds a symbol of libm: sqrtf
#include <cmath>

#include "../firmware.hpp"

float root;

eigenmote::Status work(const Inputs& inputs) {
  root = std::sqrt(inputs.samples[0][0]);
  return eigenmote::Status::ok;
}
