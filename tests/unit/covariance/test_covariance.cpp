#include <eigenmote/covariance/covariance.hpp>

#include "check.hpp"
#include "golden/iris_pca.hpp"
#include "golden/wine_pca.hpp"

using eigenmote::Covariance;
using eigenmote::Normalization;
using eigenmote::Status;
using eigenmote::SymmetricMatrix;
using eigenmote::Vector;

template <class T, std::size_t D, std::size_t Count>
static void feed(Covariance<T, D>& cov, const float (&samples)[Count][D], std::size_t from = 0,
                 std::size_t to = Count) {
  for (std::size_t n = from; n < to; ++n) {
    Vector<T, D> x{};
    for (std::size_t i = 0; i < D; ++i) {
      x[i] = static_cast<T>(samples[n][i]);
    }
    CHECK_STATUS(ok, cov.update(x));
  }
}

// The error of entry (i, j) against what rounding explains: a sample x has eps |x|, which a product about the mean sees
// times the spread of the other channel, and the products themselves have eps times both spreads.
template <class T, std::size_t D, std::size_t P>
static void check_moments(const Covariance<T, D>& cov, const double (&mean)[D], const double (&expected)[P]) {
  const auto eps = static_cast<double>(eigenmote::epsilon<T>);
  SymmetricMatrix<T, D> c;
  CHECK_STATUS(ok, cov.covariance(c));
  for (std::size_t i = 0; i < D; ++i) {
    CHECK_WITHIN(16 * eps * eigenmote::magnitude(mean[i]), mean[i], static_cast<double>(cov.mean()[i]));
  }
  for (std::size_t i = 0; i < D; ++i) {
    for (std::size_t j = i; j < D; ++j) {
      const double spread_i = eigenmote::square_root(expected[c.index(i, i)]);
      const double spread_j = eigenmote::square_root(expected[c.index(j, j)]);
      const double tolerance = 4 * eps *
                               (4 * spread_i * spread_j + eigenmote::magnitude(mean[i]) * spread_j +
                                eigenmote::magnitude(mean[j]) * spread_i);
      CHECK_WITHIN(tolerance, expected[c.index(i, j)], static_cast<double>(c(i, j)));
    }
  }
}

template <class T>
static void iris_and_wine_as_exact_arithmetic_has_them() {
  Covariance<T, 4> iris;
  feed(iris, golden::iris::samples);
  TEST_ASSERT_EQUAL_UINT32(golden::iris::sample_count, iris.count());
  check_moments(iris, golden::iris::mean, golden::iris::covariance);
  Covariance<T, 13> wine;  // means from 0.4 to 747
  feed(wine, golden::wine::samples);
  check_moments(wine, golden::wine::mean, golden::wine::covariance);
}

// 0, 2, 4 and 1, 1, 4: means 2 and 2, variances 4 and 3, covariance 3 by hand.
template <class T>
static void three_samples_by_hand() {
  Covariance<T, 2> cov;
  const T samples[3][2] = {{0, 1}, {2, 1}, {4, 4}};
  for (const auto& x : samples) {
    CHECK_STATUS(ok, cov.update(x));
  }
  const auto eps = static_cast<double>(eigenmote::epsilon<T>);
  SymmetricMatrix<T, 2> c;
  CHECK_STATUS(ok, cov.covariance(c));
  CHECK_WITHIN(8 * eps, 4, static_cast<double>(c(0, 0)));
  CHECK_WITHIN(8 * eps, 3, static_cast<double>(c(0, 1)));
  CHECK_WITHIN(8 * eps, 3, static_cast<double>(c(1, 1)));
  CHECK_STATUS(ok, cov.covariance(c, Normalization::population));
  CHECK_WITHIN(8 * eps, 8.0 / 3, static_cast<double>(c(0, 0)));
  CHECK_WITHIN(8 * eps, 2, static_cast<double>(c(1, 0)));
  CHECK_WITHIN(4 * eps, 2, static_cast<double>(cov.mean()[0]));
}

template <class T>
static void too_few_samples_are_told_apart() {
  Covariance<T, 2> cov;
  SymmetricMatrix<T, 2> c{{7, 7, 7}};
  const Bytes before{c};
  CHECK_STATUS(too_few_samples, cov.covariance(c));
  CHECK_STATUS(too_few_samples, cov.covariance(c, Normalization::population));
  CHECK_STATUS(ok, cov.update({5, 6}));
  TEST_ASSERT_TRUE(cov.mean()[0] == 5 && cov.mean()[1] == 6);
  CHECK_STATUS(too_few_samples, cov.covariance(c));
  TEST_ASSERT_TRUE(before == c);
  CHECK_STATUS(ok, cov.covariance(c, Normalization::population));
  TEST_ASSERT_TRUE(c(0, 0) == 0 && c(0, 1) == 0 && c(1, 1) == 0);
}

template <class T>
static void a_constant_channel_has_exactly_no_variance() {
  Covariance<T, 3> cov;
  Random random{11};
  const T constant = static_cast<T>(9.80665);
  for (int i = 0; i < 1000; ++i) {
    CHECK_STATUS(ok, cov.update({random.uniform<T>(), constant, random.uniform<T>()}));
  }
  SymmetricMatrix<T, 3> c;
  CHECK_STATUS(ok, cov.covariance(c));
  TEST_ASSERT_TRUE(c(1, 1) == 0 && c(0, 1) == 0 && c(1, 2) == 0);
  TEST_ASSERT_TRUE(cov.mean()[1] == constant);
  TEST_ASSERT_TRUE(c(0, 0) > 0);
}

// Where a sum of products gives 72 for a variance of 0.0044: an offset of 9810, a spread of 0.066, in float.
static void a_large_offset_does_not_cancel() {
  Covariance<float, 2> cov;
  Covariance<double, 2> reference;
  Random random{5};
  for (int i = 0; i < 4000; ++i) {
    const float u = random.uniform<float>();
    const float x[2] = {9810 + 0.115F * u, -9810 + 0.115F * (u + random.uniform<float>())};
    CHECK_STATUS(ok, cov.update(x));
    CHECK_STATUS(ok, reference.update({static_cast<double>(x[0]), static_cast<double>(x[1])}));
  }
  SymmetricMatrix<float, 2> c;
  SymmetricMatrix<double, 2> expected;
  CHECK_STATUS(ok, cov.covariance(c));
  CHECK_STATUS(ok, reference.covariance(expected));
  CHECK_WITHIN(0.0001, 0.0044, expected(0, 0));  // the trial is what it says
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK_WITHIN(0.02 * expected.packed[i], expected.packed[i], static_cast<double>(c.packed[i]));
  }
}

// Every kind of bad sample at every position: the same bytes as before.
template <class T>
static void a_bad_sample_changes_nothing() {
  Covariance<T, 3> cov;
  CHECK_STATUS(ok, cov.update({1, 2, 3}));
  CHECK_STATUS(ok, cov.update({4, -2, 1}));
  const Bytes before{cov};
  const T huge = (std::numeric_limits<T>::max)();
  for (std::size_t at = 0; at < 3; ++at) {
    for (const T bad : {not_a_number<T>(), infinity<T>(), -infinity<T>()}) {
      Vector<T, 3> x{1, 1, 1};
      x[at] = bad;
      CHECK_STATUS(not_finite, cov.update(x));
      TEST_ASSERT_TRUE(before == cov);
    }
    for (const T large : {huge, -huge}) {
      Vector<T, 3> x{1, 1, 1};
      x[at] = large;
      CHECK_STATUS(overflow, cov.update(x));
      TEST_ASSERT_TRUE(before == cov);
    }
  }
  CHECK_STATUS(ok, cov.update({1, 1, 1}));
  TEST_ASSERT_EQUAL_UINT32(3, cov.count());
}

template <class T>
static void merge_is_one_pass_over_both() {
  constexpr std::size_t count = golden::wine::sample_count;
  for (const std::size_t split : {std::size_t{0}, std::size_t{1}, std::size_t{60}, count - 1, count}) {
    Covariance<T, 13> first;
    Covariance<T, 13> second;
    feed(first, golden::wine::samples, 0, split);
    feed(second, golden::wine::samples, split, count);
    CHECK_STATUS(ok, first.merge(second));
    TEST_ASSERT_EQUAL_UINT32(count, first.count());
    check_moments(first, golden::wine::mean, golden::wine::covariance);
  }
}

// A few samples at a centre, then a hundred about it, nearly as far away as the square root of the largest number.
template <class T>
static Covariance<T, 1> wide_stream(T centre) {
  const T far = static_cast<T>(0.92) * eigenmote::square_root((std::numeric_limits<T>::max)());
  Covariance<T, 1> cov;
  for (int i = 0; i < 12; ++i) {
    CHECK_STATUS(ok, cov.update({centre}));
  }
  for (int i = 0; i < 50; ++i) {
    CHECK_STATUS(ok, cov.update({centre - far}));
    CHECK_STATUS(ok, cov.update({centre + far}));
  }
  return cov;
}

// As two such streams move apart, first the sample form of their union leaves the range, then the union itself, then the
// square of their distance.
template <class T>
static void merging_what_does_not_fit_changes_nothing() {
  const T root = eigenmote::square_root((std::numeric_limits<T>::max)());
  enum { fits, sample_form_overflows, merge_overflows } seen = fits;
  for (T distance = root / 2; distance < static_cast<T>(1.1) * root; distance += root / 512) {
    Covariance<T, 1> cov = wide_stream(-distance / 2);
    const Bytes before{cov};
    const Status merged = cov.merge(wide_stream(distance / 2));
    if (merged != Status::ok) {
      CHECK_STATUS(overflow, merged);
      TEST_ASSERT_TRUE(before == cov);
      TEST_ASSERT_TRUE(seen >= sample_form_overflows);
      seen = merge_overflows;
      continue;
    }
    TEST_ASSERT_TRUE(seen < merge_overflows);
    SymmetricMatrix<T, 1> c{{7}};
    CHECK_STATUS(ok, cov.covariance(c, Normalization::population));
    TEST_ASSERT_TRUE(eigenmote::is_finite(c(0, 0)));
    c(0, 0) = 7;
    if (cov.covariance(c) != Status::ok) {
      CHECK_STATUS(overflow, cov.covariance(c));
      TEST_ASSERT_TRUE(c(0, 0) == 7);
      seen = sample_form_overflows;
    }
  }
  TEST_ASSERT_TRUE(seen == merge_overflows);
}

static void merge_with_itself_counts_twice() {
  Covariance<double, 4> cov;
  feed(cov, golden::iris::samples);
  SymmetricMatrix<double, 4> before;
  SymmetricMatrix<double, 4> after;
  CHECK_STATUS(ok, cov.covariance(before, Normalization::population));
  CHECK_STATUS(ok, cov.merge(cov));
  CHECK_STATUS(ok, cov.covariance(after, Normalization::population));
  TEST_ASSERT_TRUE(before.packed == after.packed);
  TEST_ASSERT_EQUAL_UINT32(2 * golden::iris::sample_count, cov.count());
}

// 300 000 samples in float, many past the horizon: an unnormalised sum would still be right here, but the weight must
// have stopped falling, so that after a change the estimate follows within a few horizons.
static void past_the_horizon_it_follows_a_change() {
  Covariance<float, 1> cov;
  Random random{3};
  for (std::uint32_t i = 0; i < 2 * cov.horizon; ++i) {
    CHECK_STATUS(ok, cov.update({random.uniform<float>()}));
  }
  SymmetricMatrix<float, 1> c;
  CHECK_STATUS(ok, cov.covariance(c));
  CHECK_WITHIN(0.01 / 3, 1.0 / 3, static_cast<double>(c(0, 0)));
  for (std::uint32_t i = 0; i < 3 * cov.horizon; ++i) {
    CHECK_STATUS(ok, cov.update({8 * random.uniform<float>()}));
  }
  // e^-3 of the old variance is left: 64/3 less 5 %, and a little of the sampling error.
  CHECK_STATUS(ok, cov.covariance(c));
  CHECK_WITHIN(0.01 * 64 / 3, 64.0 / 3 * (1 - 0.0498 * 63 / 64), static_cast<double>(c(0, 0)));
  TEST_ASSERT_EQUAL_UINT32(5 * cov.horizon, cov.count());
}

// Doubling a stream by merging it with itself reaches 2^32 in 32 steps.
static void the_count_stops_at_its_largest_value() {
  Covariance<float, 1> cov;
  CHECK_STATUS(ok, cov.update({1}));
  CHECK_STATUS(ok, cov.update({3}));
  for (int i = 0; i < 40; ++i) {
    CHECK_STATUS(ok, cov.merge(cov));
  }
  TEST_ASSERT_EQUAL_UINT32(0xFFFFFFFFU, cov.count());
  CHECK_STATUS(ok, cov.update({2}));
  TEST_ASSERT_EQUAL_UINT32(0xFFFFFFFFU, cov.count());
  SymmetricMatrix<float, 1> c;
  CHECK_STATUS(ok, cov.covariance(c));
  CHECK_WITHIN(1e-4, 1, static_cast<double>(c(0, 0)));
}

template <class T>
static void powers_of_two_scale_the_result_and_nothing_else() {
  for (const int exponent : {-40, -3, 1, 50}) {
    const T scale = eigenmote::power_of_two<T>(exponent);
    Covariance<T, 3> plain;
    Covariance<T, 3> scaled;
    Random random{17};
    for (int i = 0; i < 100; ++i) {
      const T x[3] = {random.uniform<T>(), 5 + random.uniform<T>(), random.uniform<T>()};
      CHECK_STATUS(ok, plain.update(x));
      CHECK_STATUS(ok, scaled.update({scale * x[0], scale * x[1], scale * x[2]}));
    }
    SymmetricMatrix<T, 3> expected;
    SymmetricMatrix<T, 3> c;
    CHECK_STATUS(ok, plain.covariance(expected));
    CHECK_STATUS(ok, scaled.covariance(c));
    for (std::size_t i = 0; i < 6; ++i) {
      TEST_ASSERT_TRUE(c.packed[i] == expected.packed[i] * scale * scale);
    }
  }
}

static void a_new_object_is_zero_constant_and_as_large_as_stated() {
  static constexpr Covariance<float, 6> zero;
  static_assert(zero.count() == 0 && zero.mean()[5] == 0);
  static_assert(sizeof(Covariance<float, 6>) == 4 * (6 + 21) + 4);
  static_assert(sizeof(Covariance<double, 3>) == 8 * (3 + 6) + 8);
  TEST_ASSERT_TRUE(is_all_zero(zero));
  Covariance<float, 6> cov;
  CHECK_STATUS(ok, cov.update({1, 2, 3, 4, 5, 6}));
  cov.reset();
  TEST_ASSERT_TRUE(is_all_zero(cov));
}

static void a_covariance_in_a_constant_expression() {
  constexpr SymmetricMatrix<double, 1> c = [] {
    Covariance<double, 1> cov;
    SymmetricMatrix<double, 1> result;
    return cov.update({1}) == Status::ok && cov.update({3}) == Status::ok && cov.covariance(result) == Status::ok
               ? result
               : SymmetricMatrix<double, 1>{};
  }();
  static_assert(c(0, 0) == 2);
}

void run_tests() {
  RUN_TEST(iris_and_wine_as_exact_arithmetic_has_them<float>);
  RUN_TEST(iris_and_wine_as_exact_arithmetic_has_them<double>);
  RUN_TEST(three_samples_by_hand<float>);
  RUN_TEST(three_samples_by_hand<double>);
  RUN_TEST(too_few_samples_are_told_apart<float>);
  RUN_TEST(too_few_samples_are_told_apart<double>);
  RUN_TEST(a_constant_channel_has_exactly_no_variance<float>);
  RUN_TEST(a_constant_channel_has_exactly_no_variance<double>);
  RUN_TEST(a_large_offset_does_not_cancel);
  RUN_TEST(a_bad_sample_changes_nothing<float>);
  RUN_TEST(a_bad_sample_changes_nothing<double>);
  RUN_TEST(merge_is_one_pass_over_both<float>);
  RUN_TEST(merge_is_one_pass_over_both<double>);
  RUN_TEST(merging_what_does_not_fit_changes_nothing<float>);
  RUN_TEST(merging_what_does_not_fit_changes_nothing<double>);
  RUN_TEST(merge_with_itself_counts_twice);
  RUN_TEST(past_the_horizon_it_follows_a_change);
  RUN_TEST(the_count_stops_at_its_largest_value);
  RUN_TEST(powers_of_two_scale_the_result_and_nothing_else<float>);
  RUN_TEST(powers_of_two_scale_the_result_and_nothing_else<double>);
  RUN_TEST(a_new_object_is_zero_constant_and_as_large_as_stated);
  RUN_TEST(a_covariance_in_a_constant_expression);
}
