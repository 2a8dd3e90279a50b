#include <eigenmote/eigen/eigen_pairs.hpp>

#include <type_traits>

#include "check.hpp"

using eigenmote::EigenPairs;

static void size_is_the_formula_of_the_comment() {
  static_assert(sizeof(EigenPairs<float, 8>) == (8 + 8 * 8) * sizeof(float));
  static_assert(sizeof(EigenPairs<double, 16, 3>) == (3 + 3 * 16) * sizeof(double));
  static_assert(std::is_aggregate_v<EigenPairs<float, 3>>);
}

static void all_pairs_unless_fewer_are_named() {
  static_assert(std::is_same_v<EigenPairs<float, 4>, EigenPairs<float, 4, 4>>);
  constexpr EigenPairs<float, 4, 2> none;
  static_assert(none.values[1] == 0 && none.vectors[1][3] == 0);
}

void run_tests() {
  RUN_TEST(size_is_the_formula_of_the_comment);
  RUN_TEST(all_pairs_unless_fewer_are_named);
}
