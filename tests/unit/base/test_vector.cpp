#include <eigenmote/base/vector.hpp>

#include <type_traits>

#include "check.hpp"

using eigenmote::Vector;

static void a_vector_is_the_standard_array() {
  static_assert(std::is_same_v<Vector<float, 6>, std::array<float, 6>>);
  static_assert(sizeof(Vector<double, 3>) == 3 * sizeof(double));
  constexpr Vector<float, 3> v{1, 2, 3};
  static_assert(v[2] == 3.0F);
}

void run_tests() { RUN_TEST(a_vector_is_the_standard_array); }
