#include "heap_trap.hpp"

#include <cstddef>

// On the host the real allocator still serves, so that a test that allocates fails cleanly; on a board there is none.
namespace heap_trap {

volatile int allocations = 0;

}  // namespace heap_trap

namespace {

void note() { heap_trap::allocations = heap_trap::allocations + 1; }

}  // namespace

// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming): the linker's --wrap makes these names
extern "C" {
void* __real_malloc(std::size_t size);
void* __real_calloc(std::size_t count, std::size_t size);
void* __real_realloc(void* block, std::size_t size);
void __real_free(void* block);

#ifdef __arm__
#define EIGENMOTE_REAL(call) nullptr
#else
#define EIGENMOTE_REAL(call) call
#endif

void* __wrap_malloc([[maybe_unused]] std::size_t size) {
  note();
  return EIGENMOTE_REAL(__real_malloc(size));
}
void* __wrap_calloc([[maybe_unused]] std::size_t count, [[maybe_unused]] std::size_t size) {
  note();
  return EIGENMOTE_REAL(__real_calloc(count, size));
}
void* __wrap_realloc([[maybe_unused]] void* block, [[maybe_unused]] std::size_t size) {
  note();
  return EIGENMOTE_REAL(__real_realloc(block, size));
}
void __wrap_free([[maybe_unused]] void* block) {
#ifndef __arm__
  __real_free(block);
#endif
}
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)

void* operator new(std::size_t size) { return __wrap_malloc(size); }
void* operator new[](std::size_t size) { return __wrap_malloc(size); }
void operator delete(void* block) noexcept { __wrap_free(block); }
void operator delete[](void* block) noexcept { __wrap_free(block); }
void operator delete(void* block, std::size_t) noexcept { __wrap_free(block); }
void operator delete[](void* block, std::size_t) noexcept { __wrap_free(block); }
