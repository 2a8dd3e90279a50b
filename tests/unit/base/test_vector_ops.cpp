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

// Small integers: every product and sum is exact, so that the results must be equal, fused or not.
template <class T>
static T whole(Random& random) {
  return static_cast<T>(static_cast<int>(random.bits() % 64) - 32);
}

template <class T, std::size_t N>
static Vector<T, N> whole_vector(Random& random) {
  Vector<T, N> v{};
  for (T& entry : v) {
    entry = whole<T>(random);
  }
  return v;
}

// A number on each side, to see a kernel that writes too far.
template <class Object, class T>
struct Fenced {
  T before = 77;
  Object object{};
  T after = 77;
  bool intact() const { return before == 77 && after == 77; }
};

template <class T, std::size_t N>
static void check_size() {
  Random random{N};
  const Vector<T, N> x = whole_vector<T, N>(random);
  const Vector<T, N> y = whole_vector<T, N>(random);

  Fenced<Vector<T, N>, T> d;
  T squares = 0;
  for (std::size_t i = 0; i < N; ++i) {
    squares += (x[i] - y[i]) * (x[i] - y[i]);
  }
  TEST_ASSERT_TRUE(eigenmote::subtract(x.data(), y, d.object) == squares);
  for (std::size_t i = 0; i < N; ++i) {
    TEST_ASSERT_TRUE(d.object[i] == x[i] - y[i]);
  }

  Fenced<Vector<T, N>, T> sum;
  sum.object = y;
  eigenmote::axpy(T{3}, x, sum.object);
  for (std::size_t i = 0; i < N; ++i) {
    TEST_ASSERT_TRUE(sum.object[i] == y[i] + 3 * x[i]);
  }

  Fenced<Vector<T, N>, T> first;
  Fenced<Vector<T, N>, T> second;
  first.object = x;
  second.object = y;
  eigenmote::rotate(first.object, second.object, T{3}, T{4});
  for (std::size_t i = 0; i < N; ++i) {
    TEST_ASSERT_TRUE(first.object[i] == 3 * x[i] - 4 * y[i]);
    TEST_ASSERT_TRUE(second.object[i] == 4 * x[i] + 3 * y[i]);
  }

  Fenced<SymmetricMatrix<T, N>, T> a;
  a.object.packed = whole_vector<T, N*(N + 1) / 2>(random);
  const auto old = a.object;
  eigenmote::rank_one(a.object, T{2}, T{5}, x);
  for (std::size_t i = 0; i < N; ++i) {
    for (std::size_t j = i; j < N; ++j) {
      TEST_ASSERT_TRUE(a.object(i, j) == 2 * old(i, j) + 5 * x[i] * x[j]);
    }
  }
  TEST_ASSERT_TRUE(d.intact() && sum.intact() && first.intact() && second.intact() && a.intact());
}

template <class T>
static void every_size_is_exact_on_integers() {
  check_size<T, 1>();
  check_size<T, 2>();
  check_size<T, 3>();
  check_size<T, 4>();
  check_size<T, 5>();
  check_size<T, 6>();
  check_size<T, 7>();
  check_size<T, 8>();
  check_size<T, 9>();
  check_size<T, 12>();
  check_size<T, 15>();
  check_size<T, 16>();
  check_size<T, 17>();
  check_size<T, 24>();
}

template <class T, std::size_t K, std::size_t N>
static void check_projection() {
  Random random{100 * K + N};
  const Vector<T, N> x = whole_vector<T, N>(random);
  const Vector<T, N> mean = whole_vector<T, N>(random);
  eigenmote::Matrix<T, K, N> m;
  for (auto& row : m.rows) {
    row = whole_vector<T, N>(random);
  }
  Fenced<Vector<T, K>, T> z;
  eigenmote::project(m, x, mean, z.object);
  for (std::size_t k = 0; k < K; ++k) {
    T sum = 0;
    for (std::size_t i = 0; i < N; ++i) {
      sum += m[k][i] * (x[i] - mean[i]);
    }
    TEST_ASSERT_TRUE(z.object[k] == sum);
  }
  TEST_ASSERT_TRUE(z.intact());
}

template <class T>
static void every_projection_is_exact_on_integers() {
  check_projection<T, 1, 1>();
  check_projection<T, 2, 3>();
  check_projection<T, 3, 8>();
  check_projection<T, 4, 16>();
  check_projection<T, 5, 5>();
  check_projection<T, 6, 9>();
  check_projection<T, 7, 20>();
  check_projection<T, 8, 8>();
  check_projection<T, 9, 10>();
  check_projection<T, 17, 17>();
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
  RUN_TEST(every_size_is_exact_on_integers<float>);
  RUN_TEST(every_size_is_exact_on_integers<double>);
  RUN_TEST(every_projection_is_exact_on_integers<float>);
  RUN_TEST(every_projection_is_exact_on_integers<double>);
  RUN_TEST(all_of_it_in_constant_expressions);
}
