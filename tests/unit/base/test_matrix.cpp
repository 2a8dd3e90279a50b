#include <eigenmote/base/matrix.hpp>

#include <type_traits>

#include "check.hpp"

using eigenmote::Matrix;

static void rows_lie_one_after_the_other() {
  static_assert(sizeof(Matrix<float, 2, 3>) == 6 * sizeof(float));
  static_assert(std::is_aggregate_v<Matrix<float, 2, 3>>);
  Matrix<float, 2, 3> m{{{1, 2, 3}, {4, 5, 6}}};
  float flat[6];
  std::memcpy(flat, &m, sizeof flat);
  for (std::size_t i = 0; i < 6; ++i) {
    TEST_ASSERT_TRUE(flat[i] == static_cast<float>(i + 1));
  }
  m[1][2] = 7;
  TEST_ASSERT_TRUE(m.rows[1][2] == 7);
}

static void a_new_matrix_is_zero_and_constant() {
  static constexpr Matrix<double, 3, 3> zero;
  static_assert(zero[0][0] == 0 && zero[2][2] == 0);
  TEST_ASSERT_TRUE(is_all_zero(zero));
}

void run_tests() {
  RUN_TEST(rows_lie_one_after_the_other);
  RUN_TEST(a_new_matrix_is_zero_and_constant);
}
