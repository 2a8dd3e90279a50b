#include <eigenmote/base/status.hpp>

#include "check.hpp"

using eigenmote::Progress;
using eigenmote::Status;

static void every_status_has_its_own_text() {
  constexpr int count = static_cast<int>(Status::not_converged) + 1;
  for (int i = 0; i < count; ++i) {
    TEST_ASSERT_TRUE(std::strcmp(text(static_cast<Status>(i)), "not a status") != 0);
    for (int j = 0; j < i; ++j) {
      TEST_ASSERT_TRUE(std::strcmp(text(static_cast<Status>(i)), text(static_cast<Status>(j))) != 0);
    }
  }
  TEST_ASSERT_EQUAL_STRING("not a status", text(static_cast<Status>(count)));
}

static void every_progress_has_its_own_text() {
  TEST_ASSERT_EQUAL_STRING("more", text(Progress::more));
  TEST_ASSERT_EQUAL_STRING("done", text(Progress::done));
  TEST_ASSERT_EQUAL_STRING("failed", text(Progress::failed));
  TEST_ASSERT_EQUAL_STRING("not a progress", text(static_cast<Progress>(3)));
}

static void both_are_one_byte_and_ok_is_zero() {
  static_assert(sizeof(Status) == 1 && sizeof(Progress) == 1);
  static_assert(Status{} == Status::ok);
  static_assert(text(Status::ok)[0] == 'o');
}

void run_tests() {
  RUN_TEST(every_status_has_its_own_text);
  RUN_TEST(every_progress_has_its_own_text);
  RUN_TEST(both_are_one_byte_and_ok_is_zero);
}
