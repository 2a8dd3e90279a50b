#include <eigenmote/pca/pca_model.hpp>

#include <type_traits>

#include "check.hpp"
#include "golden/iris_pca.hpp"
#include "golden/wine_pca.hpp"

using eigenmote::PcaModel;
using eigenmote::Vector;

// Two directions of three, of lengths 1 and right angles without rounding: 0.6, 0.8, 0 and 0, 0, 1.
template <class T>
static constexpr PcaModel<T, 3, 2> simple() {
  PcaModel<T, 3, 2> model;
  model.mean = {1, 2, 3};
  model.components = {{{static_cast<T>(0.6), static_cast<T>(0.8), 0}, {0, 0, 1}}};
  return model;
}

template <class T>
static void by_hand() {
  const auto eps = static_cast<double>(eigenmote::epsilon<T>);
  const Vector<T, 2> z = simple<T>().project({2, 3, 7});
  CHECK_WITHIN(2 * eps, 1.4, static_cast<double>(z[0]));
  TEST_ASSERT_TRUE(z[1] == 4);
  const Vector<T, 3> x = simple<T>().reconstruct({5, -1});
  CHECK_WITHIN(4 * eps, 4, static_cast<double>(x[0]));
  CHECK_WITHIN(4 * eps, 6, static_cast<double>(x[1]));
  TEST_ASSERT_TRUE(x[2] == 2);
}

// A model made of scikit-learn's numbers gives scikit-learn's projections and reconstructions: nothing but rounding, of
// numbers as large as the sample and the mean.
template <class T, std::size_t D, std::size_t Count>
static void check_against_reference(const float (&samples)[Count][D], const double (&mean)[D],
                                    const double (&components)[D][D], const std::size_t (&chosen)[5],
                                    const double (&projected)[5][D], const double (&reconstructed)[5][D]) {
  PcaModel<T, D, D> all;
  PcaModel<T, D, 2> two;
  for (std::size_t i = 0; i < D; ++i) {
    all.mean[i] = two.mean[i] = static_cast<T>(mean[i]);
    for (std::size_t k = 0; k < D; ++k) {
      all.components[k][i] = static_cast<T>(components[k][i]);
    }
  }
  two.components = {{all.components[0], all.components[1]}};
  for (std::size_t n = 0; n < 5; ++n) {
    Vector<T, D> x{};
    double size = 0;
    for (std::size_t i = 0; i < D; ++i) {
      x[i] = static_cast<T>(samples[chosen[n]][i]);
      size += eigenmote::magnitude(static_cast<double>(x[i])) + eigenmote::magnitude(mean[i]);
    }
    const double tolerance = 2 * size * static_cast<double>(eigenmote::epsilon<T>);
    const Vector<T, D> z = all.project(x);
    const Vector<T, D> back = two.reconstruct(two.project(x));
    for (std::size_t k = 0; k < D; ++k) {
      CHECK_WITHIN(tolerance, projected[n][k], static_cast<double>(z[k]));
      CHECK_WITHIN(tolerance, reconstructed[n][k], static_cast<double>(back[k]));
    }
  }
}

template <class T>
static void iris_and_wine_as_scikit_learn_projects_them() {
  check_against_reference<T>(golden::iris::samples, golden::iris::mean, golden::iris::components,
                             golden::iris::projected_index, golden::iris::projected, golden::iris::reconstructed2);
  check_against_reference<T>(golden::wine::samples, golden::wine::mean, golden::wine::components,
                             golden::wine::projected_index, golden::wine::projected, golden::wine::reconstructed2);
}

template <class T>
static void nan_in_is_nan_out() {
  for (std::size_t at = 0; at < 2; ++at) {
    Vector<T, 3> x{1, 2, 3};
    x[at] = not_a_number<T>();
    const T z = simple<T>().project(x)[0];
    TEST_ASSERT_FALSE(eigenmote::is_finite(z));
    TEST_ASSERT_TRUE(z != z);
    Vector<T, 2> coefficients{1, 2};
    coefficients[at] = not_a_number<T>();
    const Vector<T, 3> back = simple<T>().reconstruct(coefficients);
    TEST_ASSERT_TRUE(back[2] != back[2]);
  }
}

template <class T>
static void the_form_with_a_status_tells_and_leaves_its_output() {
  Vector<T, 2> z{7, 8};
  for (std::size_t at = 0; at < 3; ++at) {
    for (const T bad : {not_a_number<T>(), infinity<T>(), -infinity<T>()}) {
      Vector<T, 3> x{1, 2, 3};
      x[at] = bad;
      CHECK_STATUS(not_finite, simple<T>().project(x, z));
      TEST_ASSERT_TRUE(z[0] == 7 && z[1] == 8);
    }
  }
  const T huge = (std::numeric_limits<T>::max)();
  CHECK_STATUS(overflow, simple<T>().project({huge, huge, 0}, z));
  TEST_ASSERT_TRUE(z[0] == 7 && z[1] == 8);
  CHECK_STATUS(ok, simple<T>().project({1, 2, 5}, z));
  TEST_ASSERT_TRUE(z[0] == 0 && z[1] == 2);
}

static void a_model_can_be_a_constant_in_flash() {
  static_assert(std::is_aggregate_v<PcaModel<float, 6, 2>>);
  static_assert(std::is_trivially_copyable_v<PcaModel<float, 6, 2>>);
  static_assert(sizeof(PcaModel<float, 6, 2>) == 4 * (6 + 12 + 2 + 1) + 4);
  static_assert(sizeof(PcaModel<double, 6, 2>) == 8 * (6 + 12 + 2 + 1) + 8);
  static constexpr PcaModel<float, 3, 2> model = simple<float>();
  static_assert(model.project({1, 2, 5})[1] == 2);
  static_assert(model.reconstruct({0, 2})[2] == 5);
  static constexpr PcaModel<float, 3, 2> empty;
  TEST_ASSERT_TRUE(is_all_zero(empty));
}

void run_tests() {
  RUN_TEST(by_hand<float>);
  RUN_TEST(by_hand<double>);
  RUN_TEST(iris_and_wine_as_scikit_learn_projects_them<float>);
  RUN_TEST(iris_and_wine_as_scikit_learn_projects_them<double>);
  RUN_TEST(nan_in_is_nan_out<float>);
  RUN_TEST(nan_in_is_nan_out<double>);
  RUN_TEST(the_form_with_a_status_tells_and_leaves_its_output<float>);
  RUN_TEST(the_form_with_a_status_tells_and_leaves_its_output<double>);
  RUN_TEST(a_model_can_be_a_constant_in_flash);
}
