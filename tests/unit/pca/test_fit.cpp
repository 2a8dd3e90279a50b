#include <eigenmote/covariance/covariance.hpp>
#include <eigenmote/pca/fit.hpp>

#include "check.hpp"
#include "golden/iris_pca.hpp"
#include "golden/wine_pca.hpp"

using eigenmote::Covariance;
using eigenmote::fit;
using eigenmote::FitWorkspace;
using eigenmote::PcaModel;
using eigenmote::Solver;
using eigenmote::Status;
using eigenmote::SymmetricMatrix;
using eigenmote::Vector;

template <class T, std::size_t D, std::size_t Count>
static Covariance<T, D> covariance_of(const float (&samples)[Count][D]) {
  Covariance<T, D> cov;
  for (const auto& sample : samples) {
    Vector<T, D> x{};
    for (std::size_t i = 0; i < D; ++i) {
      x[i] = static_cast<T>(sample[i]);
    }
    CHECK_STATUS(ok, cov.update(x));
  }
  return cov;
}

template <std::size_t K, std::size_t D, class T>
static void check_rows_are_orthonormal(const eigenmote::Matrix<T, K, D>& rows) {
  for (std::size_t k = 0; k < K; ++k) {
    for (std::size_t l = 0; l <= k; ++l) {
      double sum = 0;
      for (std::size_t i = 0; i < D; ++i) {
        sum += static_cast<double>(rows[k][i]) * static_cast<double>(rows[l][i]);
      }
      CHECK_WITHIN(5 * static_cast<double>(D) * static_cast<double>(eigenmote::epsilon<T>), k == l ? 1 : 0, sum);
    }
  }
}

// The variances within c n eps of the largest. A direction moves by the covariance's error over the gap to the next
// variance; `covariance_error` is that error relative to the largest variance, in eps, for which the test of Covariance
// vouches.
template <class T, std::size_t K, std::size_t D, std::size_t Count>
static void check_against_reference(const float (&samples)[Count][D], const double (&mean)[D],
                                    const double (&variances)[D], const double (&components)[D][D], double total,
                                    double covariance_error) {
  const auto eps = static_cast<double>(eigenmote::epsilon<T>);
  const Covariance<T, D> cov = covariance_of<T>(samples);
  PcaModel<T, D, K> model;
  CHECK_STATUS(ok, fit(cov, model));
  TEST_ASSERT_EQUAL_UINT32(Count, model.count);
  check_rows_are_orthonormal(model.components);
  CHECK_WITHIN(covariance_error * eps * total, total, static_cast<double>(model.total_variance));
  const double error = covariance_error * eps * variances[0];
  for (std::size_t k = 0; k < K; ++k) {
    CHECK_WITHIN(error, variances[k], static_cast<double>(model.variances[k]));
    double gap = k > 0 ? variances[k - 1] - variances[k] : variances[0];
    if (k + 1 < D && variances[k] - variances[k + 1] < gap) {
      gap = variances[k] - variances[k + 1];
    }
    if (error < gap / 100) {
      for (std::size_t i = 0; i < D; ++i) {
        CHECK_WITHIN(2 * error / gap + 4 * eps, components[k][i], static_cast<double>(model.components[k][i]));
      }
    }
  }
  for (std::size_t i = 0; i < D; ++i) {
    CHECK_WITHIN(16 * eps * eigenmote::magnitude(mean[i]), mean[i], static_cast<double>(model.mean[i]));
  }
}

template <class T>
static void iris_and_wine_as_scikit_learn_fits_them() {
  namespace iris = golden::iris;
  namespace wine = golden::wine;
  check_against_reference<T, 4>(iris::samples, iris::mean, iris::variances, iris::components, iris::total_variance, 40);
  check_against_reference<T, 2>(iris::samples, iris::mean, iris::variances, iris::components, iris::total_variance, 40);
  check_against_reference<T, 13>(wine::samples, wine::mean, wine::variances, wine::components, wine::total_variance,
                                 60);
  check_against_reference<T, 3>(wine::samples, wine::mean, wine::variances, wine::components, wine::total_variance, 60);
}

template <class T>
static void the_forms_of_fit_agree_to_the_bit() {
  const Covariance<T, 4> cov = covariance_of<T>(golden::iris::samples);
  PcaModel<T, 4, 2> model;
  PcaModel<T, 4, 2> named;
  PcaModel<T, 4, 2> placed;
  static FitWorkspace<T, 4, 2> workspace;
  CHECK_STATUS(ok, fit(cov, model));
  CHECK_STATUS(ok, fit<Solver::jacobi>(cov, named));
  CHECK_STATUS(ok, fit(cov, placed, workspace));
  for (const PcaModel<T, 4, 2>& other : {named, placed}) {
    TEST_ASSERT_TRUE(model.mean == other.mean && model.variances == other.variances);
    TEST_ASSERT_TRUE(Bytes{model.components} == other.components);
    TEST_ASSERT_TRUE(model.total_variance == other.total_variance && model.count == other.count);
  }
}

template <class T>
static void too_few_and_constant_samples_are_told_apart() {
  PcaModel<T, 3, 2> model;
  model.variances = {5, 4};
  const Bytes before{model};
  Covariance<T, 3> cov;
  CHECK_STATUS(too_few_samples, fit(cov, model));
  for (int n = 0; n < 4; ++n) {
    CHECK_STATUS(ok, cov.update({static_cast<T>(0.1), -3, 1000000}));
    if (n == 0) {
      CHECK_STATUS(too_few_samples, fit(cov, model));
    } else {
      CHECK_STATUS(degenerate, fit(cov, model));
    }
    TEST_ASSERT_TRUE(before == model);
  }
  CHECK_STATUS(ok, cov.update({static_cast<T>(0.2), -3, 1000000}));
  CHECK_STATUS(ok, fit(cov, model));
}

// Two samples in six channels: one direction has variance, the others are still orthonormal and have none.
template <class T>
static void a_rank_below_k_leaves_orthonormal_components() {
  Covariance<T, 6> cov;
  CHECK_STATUS(ok, cov.update({1, 2, 3, 4, 5, 6}));
  CHECK_STATUS(ok, cov.update({2, 1, 0, 7, 7, 7}));
  PcaModel<T, 6, 6> model;
  CHECK_STATUS(ok, fit(cov, model));
  check_rows_are_orthonormal(model.components);
  const auto eps = static_cast<double>(eigenmote::epsilon<T>);
  const double variance = (1 + 1 + 9 + 9 + 4 + 1) / 2.0;  // half the squared distance of the two
  CHECK_WITHIN(16 * eps * variance, variance, static_cast<double>(model.variances[0]));
  for (std::size_t k = 1; k < 6; ++k) {
    TEST_ASSERT_TRUE(model.variances[k] >= 0);
    CHECK_WITHIN(16 * eps * variance, 0, static_cast<double>(model.variances[k]));
  }
}

template <class T>
static void one_channel() {
  Covariance<T, 1> cov;
  CHECK_STATUS(ok, cov.update({1}));
  CHECK_STATUS(ok, cov.update({3}));
  PcaModel<T, 1, 1> model;
  CHECK_STATUS(ok, fit(cov, model));
  TEST_ASSERT_TRUE(model.mean[0] == 2 && model.variances[0] == 2 && model.components[0][0] == 1);
  TEST_ASSERT_TRUE(model.total_variance == 2 && model.count == 2);
}

// The mean squared reconstruction error over the data is the sum of the dropped variances, times (n - 1)/n.
template <class T>
static void the_error_is_what_was_dropped() {
  const Covariance<T, 4> cov = covariance_of<T>(golden::iris::samples);
  PcaModel<T, 4, 2> model;
  CHECK_STATUS(ok, fit(cov, model));
  double sum = 0;
  for (const auto& sample : golden::iris::samples) {
    Vector<T, 4> x{};
    for (std::size_t i = 0; i < 4; ++i) {
      x[i] = static_cast<T>(sample[i]);
    }
    const Vector<T, 4> back = model.reconstruct(model.project(x));
    for (std::size_t i = 0; i < 4; ++i) {
      const double error = static_cast<double>(back[i]) - static_cast<double>(x[i]);
      sum += error * error;
    }
  }
  const double dropped = (golden::iris::variances[2] + golden::iris::variances[3]) * 149 / 150;
  CHECK_WITHIN(1000 * static_cast<double>(eigenmote::epsilon<T>) * dropped, dropped, sum / 150);
}

// A stand-in for any other accumulator, and for one that hands out nonsense.
template <class T>
struct Given {
  SymmetricMatrix<T, 2> matrix;
  Status status = Status::ok;
  static constexpr std::uint32_t count() { return 9; }
  static constexpr Vector<T, 2> mean() { return {1, 2}; }
  constexpr Status covariance(SymmetricMatrix<T, 2>& out) const {
    out = matrix;
    return status;
  }
};

template <class T>
static void any_type_with_the_three_calls_will_do() {
  PcaModel<T, 2, 1> model;
  CHECK_STATUS(ok, fit(Given<T>{{{2, 1, 2}}}, model));
  CHECK_WITHIN(8 * static_cast<double>(eigenmote::epsilon<T>), 3, static_cast<double>(model.variances[0]));
  TEST_ASSERT_TRUE(model.mean[1] == 2 && model.count == 9);
}

template <class T>
static void a_bad_covariance_changes_nothing() {
  PcaModel<T, 2, 1> model;
  model.variances = {5};
  const Bytes before{model};
  for (std::size_t at = 0; at < 3; ++at) {
    for (const T bad : {not_a_number<T>(), infinity<T>(), -infinity<T>()}) {
      Given<T> given{{{2, 1, 2}}};
      given.matrix.packed[at] = bad;
      CHECK_STATUS(not_finite, fit(given, model));
      TEST_ASSERT_TRUE(before == model);
    }
  }
  const T huge = (std::numeric_limits<T>::max)();
  CHECK_STATUS(overflow, fit(Given<T>{{{huge, 0, huge}}}, model));
  CHECK_STATUS(not_converged, fit(Given<T>{{{2, 1, 2}}, Status::not_converged}, model));
  TEST_ASSERT_TRUE(before == model);
}

void run_tests() {
  RUN_TEST(iris_and_wine_as_scikit_learn_fits_them<float>);
  RUN_TEST(iris_and_wine_as_scikit_learn_fits_them<double>);
  RUN_TEST(the_forms_of_fit_agree_to_the_bit<float>);
  RUN_TEST(the_forms_of_fit_agree_to_the_bit<double>);
  RUN_TEST(too_few_and_constant_samples_are_told_apart<float>);
  RUN_TEST(too_few_and_constant_samples_are_told_apart<double>);
  RUN_TEST(a_rank_below_k_leaves_orthonormal_components<float>);
  RUN_TEST(a_rank_below_k_leaves_orthonormal_components<double>);
  RUN_TEST(one_channel<float>);
  RUN_TEST(one_channel<double>);
  RUN_TEST(the_error_is_what_was_dropped<float>);
  RUN_TEST(the_error_is_what_was_dropped<double>);
  RUN_TEST(any_type_with_the_three_calls_will_do<float>);
  RUN_TEST(any_type_with_the_three_calls_will_do<double>);
  RUN_TEST(a_bad_covariance_changes_nothing<float>);
  RUN_TEST(a_bad_covariance_changes_nothing<double>);
}
