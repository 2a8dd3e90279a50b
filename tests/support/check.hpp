// What a test file includes: Unity, and the comparisons that our tests share.
#pragma once

#include <eigenmote/base/scalar.hpp>
#include <eigenmote/base/status.hpp>

#include <cstring>

#include "random.hpp"
#include "unity.h"

/// Every test file defines this with a RUN_TEST line for each of its (static) functions.
void run_tests();

// Unity names the file of main() in a failure; the test's own file is what a reader wants.
#undef RUN_TEST
#define RUN_TEST(function) (Unity.TestFile = __FILE__, UnityDefaultTestRun(function, #function, __LINE__))

#define CHECK_STATUS(expected, actual) \
  TEST_ASSERT_EQUAL_STRING(eigenmote::text(eigenmote::Status::expected), eigenmote::text(actual))

/// |expected - actual| <= tolerance, as doubles; NaN never passes.
#define CHECK_WITHIN(tolerance, expected, actual) check_within(tolerance, expected, actual, __LINE__)

inline void check_within(double tolerance, double expected, double actual, int line) {
  const double error = expected > actual ? expected - actual : actual - expected;
  if (!(error <= tolerance)) {
    UNITY_TEST_ASSERT_EQUAL_DOUBLE(expected, actual, static_cast<UNITY_LINE_TYPE>(line), "error above the tolerance");
    UNITY_TEST_FAIL(static_cast<UNITY_LINE_TYPE>(line), "error above the tolerance");
  }
}

/// The bytes of an object, to compare with later: `const Bytes before{object}; ... before == object`.
template <class Object>
class Bytes {
public:
  explicit Bytes(const Object& object) { std::memcpy(bytes_, &object, sizeof object); }
  friend bool operator==(const Bytes& before, const Object& now) {
    return std::memcmp(before.bytes_, &now, sizeof now) == 0;
  }

private:
  unsigned char bytes_[sizeof(Object)];
};

template <class Object>
bool is_all_zero(const Object& object) {
  unsigned char zero[sizeof object] = {};
  return std::memcmp(&object, zero, sizeof object) == 0;
}

/// Quiet NaN and infinity, made of bits so that they survive -ffast-math.
template <class T>
T not_a_number() {
  return eigenmote::detail::from_bits<T>(eigenmote::detail::Format<T>::infinity | 1 |
                                         (eigenmote::detail::Format<T>::implicit_one >> 1));
}
template <class T>
T infinity() {
  return eigenmote::detail::from_bits<T>(eigenmote::detail::Format<T>::infinity);
}
