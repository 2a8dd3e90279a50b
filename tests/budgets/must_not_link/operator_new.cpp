// expect: undefined reference to `operator new
#include "../firmware.hpp"

float* volatile number;

eigenmote::Status work(const Inputs&) {
  number = new float{1};
  return eigenmote::Status::ok;
}
