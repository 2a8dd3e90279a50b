// Compiled with -ffast-math, under which a compiler may take every float to be finite: bad input must still be refused,
// and change nothing. Numbers are made of bits and hidden behind volatile, as a sensor's register would be.
#include <eigenmote/eigenmote.hpp>

#include "check.hpp"

#ifndef __FAST_MATH__
#error "this test is about -ffast-math"
#endif

using namespace eigenmote;

template <class T>
static T from_sensor(detail::Bits<T> bits) {
  volatile detail::Bits<T> sensor = bits;
  return detail::from_bits<T>(sensor);
}

// NaN, infinity and minus infinity.
template <class T>
static T bad(int kind) {
  using Format = detail::Format<T>;
  return from_sensor<T>(kind == 0   ? Format::infinity | (Format::implicit_one >> 1)
                        : kind == 1 ? Format::infinity
                                    : Format::infinity | Format::sign);
}

template <class T>
static void finiteness() {
  for (int kind = 0; kind < 3; ++kind) {
    const T x = bad<T>(kind);
    TEST_ASSERT_FALSE(is_finite(x));
    // Arithmetic in between, whose result a compiler may assume to be finite.
    const T sum = x + from_sensor<T>(0);
    TEST_ASSERT_FALSE(is_finite(sum));
    TEST_ASSERT_FALSE(is_finite(x * x));
  }
  TEST_ASSERT_TRUE(is_finite(from_sensor<T>(detail::Format<T>::infinity - 1)));
}

template <class T>
static void covariance_refuses() {
  Covariance<T, 3> cov;
  CHECK_STATUS(ok, cov.update({1, 2, 3}));
  CHECK_STATUS(ok, cov.update({2, 2, 5}));
  const Bytes before{cov};
  for (int kind = 0; kind < 3; ++kind) {
    for (std::size_t at = 0; at < 3; ++at) {
      Vector<T, 3> x{1, 2, 3};
      x[at] = bad<T>(kind);
      CHECK_STATUS(not_finite, cov.update(x));
      TEST_ASSERT_TRUE(before == cov);
      // The same without a detour through the caller's memory.
      CHECK_STATUS(not_finite, cov.update({bad<T>(kind), 0, bad<T>(kind)}));
      TEST_ASSERT_TRUE(before == cov);
    }
  }
  CHECK_STATUS(overflow, cov.update({from_sensor<T>(detail::Format<T>::infinity - 1), 0, 0}));
  TEST_ASSERT_TRUE(before == cov);
}

template <class T>
static void jacobi_refuses() {
  for (int kind = 0; kind < 3; ++kind) {
    for (std::size_t at = 0; at < 6; ++at) {
      SymmetricMatrix<T, 3> a{{2, 1, 0, 2, 1, 2}};
      a.packed[at] = bad<T>(kind);
      EigenPairs<T, 3> pairs{{3, 2, 1}, {}};
      const Bytes before{pairs};
      CHECK_STATUS(not_finite, jacobi(a, pairs));
      TEST_ASSERT_TRUE(before == pairs);
    }
  }
}

template <class T>
static void fit_and_project_refuse() {
  Covariance<T, 2> cov;
  CHECK_STATUS(ok, cov.update({1, 2}));
  CHECK_STATUS(ok, cov.update({3, 5}));
  PcaModel<T, 2, 1> model;
  CHECK_STATUS(ok, fit(cov, model));
  for (int kind = 0; kind < 3; ++kind) {
    for (std::size_t at = 0; at < 2; ++at) {
      Vector<T, 2> x{1, 2};
      x[at] = bad<T>(kind);
      Vector<T, 1> z{7};
      CHECK_STATUS(not_finite, model.project(x, z));
      TEST_ASSERT_TRUE(z[0] == 7);
      const Vector<T, 1> unchecked = model.project(x);
      TEST_ASSERT_FALSE(is_finite(unchecked[0]));
    }
  }
}

void run_tests() {
  RUN_TEST(finiteness<float>);
  RUN_TEST(finiteness<double>);
  RUN_TEST(covariance_refuses<float>);
  RUN_TEST(covariance_refuses<double>);
  RUN_TEST(jacobi_refuses<float>);
  RUN_TEST(jacobi_refuses<double>);
  RUN_TEST(fit_and_project_refuse<float>);
  RUN_TEST(fit_and_project_refuse<double>);
}
