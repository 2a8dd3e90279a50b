// main() of every test program: a start marker, the tests, what the stack needed, an end marker, an exit code.
// tests/support/run_test.sh holds a program to the two markers, so that a crash, a hang or a silent exit is a failure.
#include <port.hpp>
#include <print.hpp>

#include "check.hpp"
#include "heap_trap.hpp"

// Unity writes a character at a time; a semihosting call for each would be slow.
namespace {
char line[80];
std::size_t line_size = 0;

void flush() {
  port::write(line, line_size);
  line_size = 0;
}
}  // namespace

extern "C" void runner_put(char c) {
  line[line_size++] = c;
  if (c == '\n' || line_size == sizeof line) {
    flush();
  }
}

// Unity calls these around every test.
extern "C" void setUp() { heap_trap::allocations = 0; }
extern "C" void tearDown() { TEST_ASSERT_EQUAL_INT_MESSAGE(0, heap_trap::allocations, "the heap was used"); }

int main() {
  port::print("[begin]\n");
  port::paint_stack();
  UNITY_BEGIN();
  run_tests();
  UNITY_END();
  flush();
  port::print("stack: ");
  port::print_integer(static_cast<std::int64_t>(port::stack_depth()));
  port::print(" bytes\n[end] ");
  port::print_integer(static_cast<std::int64_t>(Unity.NumberOfTests));
  port::print(" tests, ");
  port::print_integer(static_cast<std::int64_t>(Unity.TestFailures));
  port::print(" failures\n");
  return Unity.TestFailures == 0 && Unity.NumberOfTests > 0 ? 0 : 1;  // not the count: 256 failures are not success
}
