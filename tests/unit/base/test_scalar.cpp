#include <eigenmote/base/scalar.hpp>

#include "check.hpp"
#include "golden/square_roots.hpp"

using eigenmote::detail::bits_of;
using eigenmote::detail::Format;
using eigenmote::detail::from_bits;

template <class T>
static void finite_numbers_are_told_from_the_others() {
  using Limits = std::numeric_limits<T>;
  const T finite[] = {0, -T{0}, 1, -1, Limits::denorm_min(), (Limits::max)(), -(Limits::max)(), (Limits::min)()};
  for (const T x : finite) {
    TEST_ASSERT_TRUE(eigenmote::is_finite(x));
  }
  const T others[] = {infinity<T>(), -infinity<T>(), not_a_number<T>(), -not_a_number<T>(),
                      from_bits<T>(Format<T>::infinity | 1)};  // the last one signals
  for (const T& x : others) {
    TEST_ASSERT_FALSE(eigenmote::is_finite(x));
  }
  static_assert(eigenmote::is_finite(T{1}) && !eigenmote::is_finite(Limits::infinity()));
  static_assert(!eigenmote::is_finite(Limits::quiet_NaN()));
}

template <class T>
static void one_bad_number_anywhere_is_found() {
  for (std::size_t bad = 0; bad < 9; ++bad) {
    T x[9] = {};
    TEST_ASSERT_TRUE(eigenmote::all_finite(x, 9));
    x[bad] = not_a_number<T>();
    TEST_ASSERT_FALSE(eigenmote::all_finite(x, 9));
    TEST_ASSERT_TRUE(eigenmote::all_finite(x, bad));
  }
}

template <class T>
static void magnitude_clears_the_sign_even_of_zero() {
  TEST_ASSERT_TRUE(bits_of(eigenmote::magnitude(-T{0})) == 0);
  TEST_ASSERT_TRUE(eigenmote::magnitude(T{-3}) == 3);
  static_assert(eigenmote::magnitude(T{-2}) == 2);
}

template <class T>
static void powers_of_two_and_exponents_are_inverse() {
  using Limits = std::numeric_limits<T>;
  T expected = 1;
  for (int e = 0; e < Limits::max_exponent; ++e, expected *= 2) {
    TEST_ASSERT_TRUE(eigenmote::power_of_two<T>(e) == expected);
    TEST_ASSERT_EQUAL_INT(e, eigenmote::exponent_of(expected));
  }
  expected = 1;
  for (int e = 0; expected > 0; --e, expected /= 2) {  // through the subnormals, down to the last
    if (e >= Limits::min_exponent - 1) {
      TEST_ASSERT_TRUE(eigenmote::power_of_two<T>(e) == expected);
    }
    TEST_ASSERT_EQUAL_INT(e, eigenmote::exponent_of(-expected));
  }
  TEST_ASSERT_EQUAL_INT(1, eigenmote::exponent_of(static_cast<T>(3.99)));
  TEST_ASSERT_EQUAL_INT(Limits::max_exponent - 1, eigenmote::exponent_of((Limits::max)()));
}

template <class T, class Bits>
static void check_square_root(Bits input, Bits expected) {
  volatile Bits hidden = input;  // so that the root is taken at run time
  const T x = from_bits<T>(hidden);
  TEST_ASSERT_TRUE(bits_of(eigenmote::square_root(x)) == expected);
  TEST_ASSERT_TRUE(bits_of(eigenmote::detail::square_root_by_integers(x)) == expected);
}

static void square_roots_are_correctly_rounded() {
  for (const auto& row : golden::square_roots_float) {
    check_square_root<float>(row[0], row[1]);
  }
  for (const auto& row : golden::square_roots_double) {
    check_square_root<double>(row[0], row[1]);
  }
}

template <class T>
static void square_roots_of_what_has_none() {
  using Bits = typename Format<T>::Bits;
  check_square_root<T>(Bits{0}, Bits{0});
  check_square_root<T>(Format<T>::sign, Format<T>::sign);  // -0
  check_square_root<T>(Format<T>::infinity, Format<T>::infinity);
  const T none[] = {T{-1}, -(std::numeric_limits<T>::denorm_min)(), -infinity<T>(), not_a_number<T>()};
  for (const T& x : none) {
    const T root = eigenmote::square_root(x);
    const T by_integers = eigenmote::detail::square_root_by_integers(x);
    TEST_ASSERT_TRUE(bits_of(root) << 1 > Format<T>::infinity << 1);
    TEST_ASSERT_TRUE(bits_of(by_integers) << 1 > Format<T>::infinity << 1);
  }
}

static void square_roots_at_compile_time() {
  static_assert(eigenmote::square_root(9.0F) == 3.0F);
  static_assert(eigenmote::square_root(2.0) == 1.4142135623730951);
  static_assert(eigenmote::square_root(2.0F) == 1.41421354F);
}

void run_tests() {
  RUN_TEST(finite_numbers_are_told_from_the_others<float>);
  RUN_TEST(finite_numbers_are_told_from_the_others<double>);
  RUN_TEST(one_bad_number_anywhere_is_found<float>);
  RUN_TEST(one_bad_number_anywhere_is_found<double>);
  RUN_TEST(magnitude_clears_the_sign_even_of_zero<float>);
  RUN_TEST(magnitude_clears_the_sign_even_of_zero<double>);
  RUN_TEST(powers_of_two_and_exponents_are_inverse<float>);
  RUN_TEST(powers_of_two_and_exponents_are_inverse<double>);
  RUN_TEST(square_roots_are_correctly_rounded);
  RUN_TEST(square_roots_of_what_has_none<float>);
  RUN_TEST(square_roots_of_what_has_none<double>);
  RUN_TEST(square_roots_at_compile_time);
}
