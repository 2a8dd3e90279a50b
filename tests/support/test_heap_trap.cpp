// The trap itself: what the library must never do is seen when a test does it.
#include <cstdlib>

#include "check.hpp"
#include "heap_trap.hpp"

static void* volatile block;  // volatile, so that no compiler removes the pair of calls

static void malloc_is_counted() {
  block = std::malloc(8);
  std::free(block);
  TEST_ASSERT_EQUAL_INT(1, heap_trap::allocations);
  heap_trap::allocations = 0;
}

static void calloc_and_realloc_are_counted() {
  block = std::calloc(2, 8);
  block = std::realloc(block, 32);
  std::free(block);
  TEST_ASSERT_EQUAL_INT(2, heap_trap::allocations);
  heap_trap::allocations = 0;
}

static void new_is_counted() {
  int* volatile number = new int{7};
  delete number;
  int* volatile numbers = new int[3];
  delete[] numbers;
  TEST_ASSERT_EQUAL_INT(2, heap_trap::allocations);
  heap_trap::allocations = 0;
}

void run_tests() {
  RUN_TEST(malloc_is_counted);
  RUN_TEST(calloc_and_realloc_are_counted);
  RUN_TEST(new_is_counted);
}
