// expect: has no bound on its stack: the frame varies in eigenmote::Status work(const Inputs&)
#include "../firmware.hpp"

void* volatile block;

eigenmote::Status work(const Inputs& inputs) {
  block = __builtin_alloca(inputs.samples[0][0] > 0 ? 8 : 16);
  return eigenmote::Status::ok;
}
