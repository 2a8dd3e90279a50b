#include <eigenmote/base/vector_ops.hpp>

#include "check.hpp"

using eigenmote::SymmetricMatrix;
using eigenmote::Vector;

template <class T>
static void dot_adds_in_the_order_of_the_index() {
  TEST_ASSERT_TRUE((eigenmote::dot<T, 3>({1, 2, 3}, {4, 5, 6})) == 32);
  // (big + 1) - big: 0 in this order, where 1 is lost; 1 in others.
  const T big = 2 / eigenmote::epsilon<T>;
  TEST_ASSERT_TRUE((eigenmote::dot<T, 3>({big, 1, -big}, {1, 1, 1})) == 0);
  TEST_ASSERT_TRUE((eigenmote::dot<T, 3>({big, -big, 1}, {1, 1, 1})) == 1);
}

template <class T>
static void axpy_adds_a_multiple() {
  Vector<T, 3> y{1, 2, 3};
  eigenmote::axpy(T{2}, Vector<T, 3>{10, 20, 30}, y);
  TEST_ASSERT_TRUE((y == Vector<T, 3>{21, 42, 63}));
}

template <class T>
static void rotate_turns_each_pair() {
  Vector<T, 2> x{1, 0};
  Vector<T, 2> y{0, 5};
  eigenmote::rotate(x, y, T{3} / 5, T{4} / 5);  // c x - s y, s x + c y
  const auto eps = static_cast<double>(eigenmote::epsilon<T>);
  CHECK_WITHIN(eps, 0.6, static_cast<double>(x[0]));
  CHECK_WITHIN(4 * eps, -4, static_cast<double>(x[1]));
  CHECK_WITHIN(eps, 0.8, static_cast<double>(y[0]));
  CHECK_WITHIN(4 * eps, 3, static_cast<double>(y[1]));
}

template <class T>
static void rank_one_keeps_and_adds() {
  SymmetricMatrix<T, 3> a{{1, 2, 3, 4, 5, 6}};
  eigenmote::rank_one(a, T{2}, T{10}, Vector<T, 3>{1, 2, 3});
  const SymmetricMatrix<T, 3> expected{{2 + 10, 4 + 20, 6 + 30, 8 + 40, 10 + 60, 12 + 90}};
  TEST_ASSERT_TRUE(a.packed == expected.packed);
}

static void all_of_it_in_constant_expressions() {
  static_assert(eigenmote::dot<float, 2>({1, 2}, {3, 4}) == 11);
  constexpr auto a = [] {
    SymmetricMatrix<double, 2> m;
    eigenmote::rank_one(m, 1.0, 1.0, Vector<double, 2>{1, 2});
    Vector<double, 2> x{1, 0};
    Vector<double, 2> y{0, 1};
    eigenmote::rotate(x, y, 0.0, 1.0);
    eigenmote::axpy(1.0, x, y);
    m(0, 1) += y[0] + y[1];
    return m;
  }();
  static_assert(a(1, 1) == 4 && a(1, 0) == 2);
}

void run_tests() {
  RUN_TEST(dot_adds_in_the_order_of_the_index<float>);
  RUN_TEST(dot_adds_in_the_order_of_the_index<double>);
  RUN_TEST(axpy_adds_a_multiple<float>);
  RUN_TEST(axpy_adds_a_multiple<double>);
  RUN_TEST(rotate_turns_each_pair<float>);
  RUN_TEST(rotate_turns_each_pair<double>);
  RUN_TEST(rank_one_keeps_and_adds<float>);
  RUN_TEST(rank_one_keeps_and_adds<double>);
  RUN_TEST(all_of_it_in_constant_expressions);
}
