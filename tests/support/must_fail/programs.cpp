// Test programs that must be seen to fail, one for each CASE_ definition; must_fail.sh runs them.
#include <port.hpp>

#include <cstdlib>

#include "check.hpp"

#if defined(CASE_STACK_OVERFLOW)
extern "C" std::uint32_t __stack_limit;  // NOLINT(bugprone-reserved-identifier): the lowest word of a board's stack
#endif

static void fails() {
#if defined(CASE_ASSERTION)
  TEST_ASSERT_EQUAL_INT(1, 2);
#elif defined(CASE_TOLERANCE)
  CHECK_WITHIN(1e-9, 1.0, 1.0 + 1e-8);
#elif defined(CASE_NAN)
  CHECK_WITHIN(1.0, 0.0, not_a_number<double>());
#elif defined(CASE_STATUS)
  CHECK_STATUS(ok, eigenmote::Status::overflow);
#elif defined(CASE_HEAP)
  static void* volatile block;
  block = std::malloc(8);
  std::free(block);
#elif defined(CASE_EARLY_EXIT)
  port::exit(0);
#elif defined(CASE_STACK_OVERFLOW)
  __stack_limit = 0;  // what a stack that met the data would have done
#elif defined(CASE_CRASH)
  __builtin_trap();
#elif defined(CASE_HANG)
  volatile bool forever = true;
  while (forever) {
  }
#endif
}

void run_tests() {
#if defined(CASE_256_FAILURES)
  for (int i = 0; i < 256; ++i) {
    RUN_TEST([] { TEST_ASSERT_EQUAL_INT(1, 2); });
  }
#elif !defined(CASE_NO_TESTS)
  RUN_TEST(fails);
#endif
#if defined(CASE_256_FAILURES) || defined(CASE_NO_TESTS)
  static_cast<void>(fails);
#endif
}
