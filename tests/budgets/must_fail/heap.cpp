// expect: holds a symbol of heap: malloc
#include <cstdlib>

#include "../firmware.hpp"

void* volatile block;

extern "C" void* _sbrk(int) { return nullptr; }

eigenmote::Status work(const Inputs&) {
  block = std::malloc(8);
  return eigenmote::Status::ok;
}
