// The heap that Eigen's image needs and ours does not: what newlib's malloc grows into.
#include <cstddef>

extern "C" void* _sbrk(std::ptrdiff_t increment);

void* _sbrk(std::ptrdiff_t increment) {
  static char arena[64 * 1024];
  static char* end = arena;
  if (increment > arena + sizeof arena - end) {
    return reinterpret_cast<void*>(-1);
  }
  char* const block = end;
  end += increment;
  return block;
}
