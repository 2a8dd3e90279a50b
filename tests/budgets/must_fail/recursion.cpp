// expect: has no bound on its stack: recursion of float sum(const float*, int)
#include "../firmware.hpp"

float total;

// Not a sum in a loop, and no tail call that a compiler would turn into one.
__attribute__((noinline)) float sum(const float* numbers, int count) {
  return count == 0 ? 0 : numbers[0] + sum(numbers + 1, count - 1) / 2;
}

eigenmote::Status work(const Inputs& inputs) {
  total = sum(inputs.samples[0].data(), 6);
  return eigenmote::Status::ok;
}
