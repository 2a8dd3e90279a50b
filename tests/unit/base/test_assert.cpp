// A caller's bug reaches the handler that the user put in place of the trap.
#include <csetjmp>

static std::jmp_buf caller;
static int failures = 0;

[[noreturn]] static void note_and_leave() {
  ++failures;
  std::longjmp(caller, 1);
}
#define EIGENMOTE_ASSERT(condition) ((condition) ? static_cast<void>(0) : note_and_leave())

#include <eigenmote/base/assert.hpp>
#include <eigenmote/base/matrix.hpp>
#include <eigenmote/base/symmetric_matrix.hpp>

#include "check.hpp"

template <class Use>
static int failures_in(Use use) {
  failures = 0;
  if (setjmp(caller) == 0) {
    use();
  }
  return failures;
}

static volatile std::size_t hidden;

static void a_row_that_is_not_there_is_caught() {
  eigenmote::Matrix<float, 2, 3> m;
  TEST_ASSERT_EQUAL_INT(0, failures_in([&] {
                          hidden = 1;
                          m[hidden][0] = 1;
                        }));
  TEST_ASSERT_EQUAL_INT(1, failures_in([&] {
                          hidden = 2;
                          m[hidden][0] = 1;
                        }));
}

static void an_entry_that_is_not_there_is_caught() {
  eigenmote::SymmetricMatrix<float, 3> a;
  TEST_ASSERT_EQUAL_INT(0, failures_in([&] {
                          hidden = 2;
                          a(hidden, 0) = 1;
                        }));
  TEST_ASSERT_EQUAL_INT(1, failures_in([&] {
                          hidden = 3;
                          a(0, hidden) = 1;
                        }));
  TEST_ASSERT_EQUAL_INT(1, failures_in([&] {
                          hidden = 3;
                          a(hidden, 0) = 1;
                        }));
}

void run_tests() {
  RUN_TEST(a_row_that_is_not_there_is_caught);
  RUN_TEST(an_entry_that_is_not_there_is_caught);
}
