#include <eigenmote/base/symmetric_matrix.hpp>

#include <type_traits>

#include "check.hpp"

using eigenmote::SymmetricMatrix;

static void both_triangles_are_one() {
  SymmetricMatrix<float, 3> a{{11, 12, 13, 22, 23, 33}};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = i; j < 3; ++j) {
      const auto expected = static_cast<float>(10 * (i + 1) + j + 1);
      TEST_ASSERT_TRUE(a(i, j) == expected);
      TEST_ASSERT_TRUE(a(j, i) == expected);
    }
  }
  a(2, 0) = 7;
  TEST_ASSERT_TRUE(a(0, 2) == 7);
}

template <std::size_t N>
static void check_places() {
  std::size_t next = 0;
  for (std::size_t i = 0; i < N; ++i) {
    for (std::size_t j = i; j < N; ++j, ++next) {
      TEST_ASSERT_TRUE((SymmetricMatrix<double, N>::index(i, j)) == next);
    }
  }
  TEST_ASSERT_TRUE((SymmetricMatrix<double, N>::packed_size) == next);
}

static void the_triangle_has_no_gaps() {
  check_places<1>();
  check_places<2>();
  check_places<7>();
  check_places<32>();
  static_assert(sizeof(SymmetricMatrix<float, 8>) == 36 * sizeof(float));
}

static void a_new_matrix_is_zero_and_constant() {
  static_assert(std::is_aggregate_v<SymmetricMatrix<float, 2>>);
  constexpr SymmetricMatrix<float, 2> zero;
  static_assert(zero(0, 0) == 0 && zero(1, 0) == 0 && zero(1, 1) == 0);
}

void run_tests() {
  RUN_TEST(both_triangles_are_one);
  RUN_TEST(the_triangle_has_no_gaps);
  RUN_TEST(a_new_matrix_is_zero_and_constant);
}
