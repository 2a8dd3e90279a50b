#include <eigenmote/eigen/jacobi.hpp>

#include "check.hpp"
#include "gallery.hpp"
#include "golden/gallery_eigenvalues.hpp"
#include "laws.hpp"

using eigenmote::EigenPairs;
using eigenmote::jacobi;
using eigenmote::Status;
using eigenmote::SymmetricMatrix;

template <std::size_t K, class T, std::size_t N>
static EigenPairs<T, N, K> solved(const SymmetricMatrix<T, N>& a) {
  EigenPairs<T, N, K> pairs;
  CHECK_STATUS(ok, jacobi(a, pairs));
  return pairs;
}

template <class T, std::size_t N>
static EigenPairs<T, N> solved(const SymmetricMatrix<T, N>& a) {
  return solved<N>(a);
}

// Every law, and the eigenvalues within c n eps of the norm. Not inlined: the frames of all matrices together would not
// fit a small board.
template <class T, std::size_t N>
[[gnu::noinline]] static void check_against(const SymmetricMatrix<T, N>& a, const double (&expected)[N]) {
  const EigenPairs<T, N> pairs = solved(a);
  laws::check(a, pairs);
  for (std::size_t k = 0; k < N; ++k) {
    const double tolerance = static_cast<double>(N) * static_cast<double>(eigenmote::epsilon<T>) * laws::norm(a);
    CHECK_WITHIN(tolerance, expected[k], static_cast<double>(pairs.values[k]));
  }
}

template <class T>
static void one_by_one() {
  for (const T value : {T{3}, T{0}, T{-7}}) {
    const EigenPairs<T, 1> pairs = solved(SymmetricMatrix<T, 1>{{value}});
    TEST_ASSERT_TRUE(pairs.values[0] == value);
    TEST_ASSERT_TRUE(pairs.vectors[0][0] == 1);
  }
}

template <class T>
static void two_by_two() {
  check_against(SymmetricMatrix<T, 2>{{2, 1, 2}}, {3, 1});    // equal diagonal: 45 degrees
  check_against(SymmetricMatrix<T, 2>{{0, 1, 0}}, {1, -1});   // zero diagonal
  check_against(SymmetricMatrix<T, 2>{{1, 2, 4}}, {5, 0});    // rank one
  check_against(SymmetricMatrix<T, 2>{{-3, 4, 3}}, {5, -5});  // a pair of opposite eigenvalues
  const EigenPairs<T, 2> pairs = solved(SymmetricMatrix<T, 2>{{2, 1, 2}});
  const double half = 0.70710678118654752;
  const auto eps = static_cast<double>(eigenmote::epsilon<T>);
  CHECK_WITHIN(2 * eps, half, static_cast<double>(pairs.vectors[0][0]));
  CHECK_WITHIN(2 * eps, half, static_cast<double>(pairs.vectors[0][1]));
  CHECK_WITHIN(2 * eps, half, static_cast<double>(pairs.vectors[1][0]));
  CHECK_WITHIN(2 * eps, -half, static_cast<double>(pairs.vectors[1][1]));
}

// Already diagonal, some of it reported to hang other libraries: exact, sorted, unit vectors.
template <class T>
static void diagonal_matrices_come_back_exactly() {
  const EigenPairs<T, 3> zero = solved(gallery::zero<T, 3>());
  TEST_ASSERT_TRUE(zero.values[0] == 0 && zero.values[2] == 0 && zero.vectors[0][0] == 1);
  const EigenPairs<T, 3> one = solved(gallery::identity<T, 3>());
  TEST_ASSERT_TRUE(one.values[0] == 1 && one.values[2] == 1 && one.vectors[2][2] == 1);
  const T hundredth = static_cast<T>(0.01);
  const EigenPairs<T, 3> thin = solved(SymmetricMatrix<T, 3>{{hundredth, 0, 0, 0, 0, 0}});
  TEST_ASSERT_TRUE(thin.values[0] == hundredth && thin.values[1] == 0);
  const EigenPairs<T, 3> sorted = solved(SymmetricMatrix<T, 3>{{-5, 0, 0, 7, 0, 1}});
  TEST_ASSERT_TRUE(sorted.values[0] == 7 && sorted.values[1] == 1 && sorted.values[2] == -5);
  TEST_ASSERT_TRUE(sorted.vectors[0][1] == 1 && sorted.vectors[2][0] == 1);
}

// One entry beside the diagonal, at each place in turn: no pair of rows is passed over.
template <class T>
static void a_single_rotation_is_found_wherever_it_is() {
  for (std::size_t p = 0; p < 4; ++p) {
    for (std::size_t q = p + 1; q < 4; ++q) {
      SymmetricMatrix<T, 4> a = gallery::identity<T, 4>();
      a(p, q) = 2;
      check_against(a, {3, 1, 1, -1});
    }
  }
}

template <class T>
static void the_gallery() {
  check_against(gallery::second_difference<T, 3>(), golden::second_difference_3);
  check_against(gallery::second_difference<T, 8>(), golden::second_difference_8);
  check_against(gallery::second_difference<T, 16>(), golden::second_difference_16);
  check_against(gallery::wilkinson<T>(), golden::wilkinson);
  check_against(gallery::zero_diagonal<T>(), golden::zero_diagonal);
  check_against(gallery::zeros_and_ones<T>(), golden::zeros_and_ones);
  check_against(gallery::clustered<T>(), golden::clustered);
  check_against(gallery::indefinite<T>(), golden::indefinite);
  check_against(gallery::graded<T>(), golden::graded);
  check_against(gallery::ones<T, 6>(), {6, 0, 0, 0, 0, 0});
}

static void hilbert_matrices() {
  check_against(gallery::hilbert<float, 3>(), golden::hilbert_3_float);
  check_against(gallery::hilbert<float, 5>(), golden::hilbert_5_float);
  check_against(gallery::hilbert<float, 8>(), golden::hilbert_8_float);
  check_against(gallery::hilbert<double, 3>(), golden::hilbert_3_double);
  check_against(gallery::hilbert<double, 5>(), golden::hilbert_5_double);
  check_against(gallery::hilbert<double, 8>(), golden::hilbert_8_double);
}

// A = D B D: each eigenvalue is right relative to itself, however small. The design's limit is 5e-7 in float, 4.2 eps.
template <class T, std::size_t N>
static void check_relative(const SymmetricMatrix<T, N>& a, const double (&expected)[N]) {
  const EigenPairs<T, N> pairs = solved(a);
  laws::check(a, pairs);
  for (std::size_t k = 0; k < N; ++k) {
    CHECK_WITHIN(4.2 * static_cast<double>(eigenmote::epsilon<T>) * expected[k], expected[k],
                 static_cast<double>(pairs.values[k]));
  }
}

template <class T>
static void small_eigenvalues_are_relatively_accurate() {
  check_relative(gallery::graded<T>(), golden::graded);
  check_relative(gallery::graded_steep<T>(), golden::graded_steep);
}

// Entries from the bottom to the top of T's range give the same mantissas.
template <class T, std::size_t N>
static void check_scales(const SymmetricMatrix<T, N>& a, int lowest, int highest) {
  const EigenPairs<T, N> plain = solved(a);
  for (int exponent = lowest; exponent <= highest; ++exponent) {
    const eigenmote::detail::Scaling<T> scale{exponent};
    SymmetricMatrix<T, N> scaled = a;
    for (T& entry : scaled.packed) {
      entry = scale(entry);
    }
    const EigenPairs<T, N> pairs = solved(scaled);
    TEST_ASSERT_TRUE(Bytes{plain.vectors} == pairs.vectors);
    for (std::size_t k = 0; k < N; ++k) {
      TEST_ASSERT_TRUE(pairs.values[k] == scale(plain.values[k]));
    }
  }
}

static void powers_of_two_scale_the_values_and_nothing_else() {
  check_scales(gallery::zero_diagonal<float>(), -120, 122);
  check_scales(gallery::clustered<float>(), -100, 126);
  check_scales(gallery::indefinite<double>(), -1000, -980);
  check_scales(gallery::indefinite<double>(), 1000, 1018);
}

template <class T>
static void subnormal_matrices_are_solved() {
  const T tiny = std::numeric_limits<T>::denorm_min();
  const EigenPairs<T, 2> pairs = solved(SymmetricMatrix<T, 2>{{2 * tiny, tiny, 2 * tiny}});
  TEST_ASSERT_TRUE(pairs.values[0] == 3 * tiny && pairs.values[1] == tiny);
}

template <class T>
static void a_value_beyond_the_range_is_overflow() {
  const T large = (std::numeric_limits<T>::max)();
  EigenPairs<T, 2> pairs;
  CHECK_STATUS(overflow, jacobi(SymmetricMatrix<T, 2>{{large, large, large}}, pairs));
  CHECK_STATUS(ok, jacobi(SymmetricMatrix<T, 2>{{large, 0, large}}, pairs));
  TEST_ASSERT_TRUE(pairs.values[1] == large);
}

template <class T>
static void a_bad_entry_anywhere_changes_nothing() {
  for (const T bad : {not_a_number<T>(), infinity<T>(), -infinity<T>()}) {
    for (std::size_t at = 0; at < 10; ++at) {
      SymmetricMatrix<T, 4> a = gallery::second_difference<T, 4>();
      a.packed[at] = bad;
      EigenPairs<T, 4> pairs{{4, 3, 2, 1}, {}};
      const Bytes before{pairs};
      CHECK_STATUS(not_finite, jacobi(a, pairs));
      TEST_ASSERT_TRUE(before == pairs);
    }
  }
}

// The top K are the same bits as the first K of all.
template <class T>
static void fewer_pairs_are_the_first_of_all() {
  const auto a = gallery::indefinite<T>();
  const EigenPairs<T, 4> all = solved(a);
  const EigenPairs<T, 4, 2> two = solved<2>(a);
  laws::check(a, two);
  for (std::size_t k = 0; k < 2; ++k) {
    TEST_ASSERT_TRUE(two.values[k] == all.values[k]);
    TEST_ASSERT_TRUE(two.vectors[k] == all.vectors[k]);
  }
}

template <class T>
static void a_workspace_of_the_caller_gives_the_same() {
  const auto a = gallery::indefinite<T>();
  const EigenPairs<T, 4> expected = solved(a);
  EigenPairs<T, 4> pairs;
  eigenmote::JacobiWorkspace<T, 4> workspace;
  static_assert(sizeof workspace == (4 * 5 / 2 + 4) * sizeof(T));
  static_assert(sizeof(eigenmote::JacobiWorkspace<T, 4, 2>) == (4 * 5 / 2 + 4 + 4 * 4) * sizeof(T));
  std::memset(static_cast<void*>(&workspace), 0xFF, sizeof workspace);  // whatever is in it does not matter
  CHECK_STATUS(ok, jacobi(a, pairs, workspace));
  TEST_ASSERT_TRUE(expected.values == pairs.values);
  TEST_ASSERT_TRUE(Bytes{expected.vectors} == pairs.vectors);
}

// The bound is kept, and what there is by then is in order: of length 1, at right angles, descending.
template <int Sweeps, class T>
static EigenPairs<T, 8> cut_short(const SymmetricMatrix<T, 8>& a) {
  EigenPairs<T, 8> pairs;
  eigenmote::JacobiWorkspace<T, 8> workspace;
  CHECK_STATUS(not_converged, jacobi<Sweeps>(a, pairs, workspace));
  CHECK_WITHIN(laws::limit, 0, laws::orthogonality_ratio(pairs));
  CHECK_WITHIN(laws::limit, 0, laws::trace_ratio(a, pairs));
  TEST_ASSERT_TRUE(laws::descends(pairs) && laws::signs_are_fixed(pairs));
  return pairs;
}

template <class T>
static void a_bound_that_is_reached_is_told() {
  const auto a = gallery::second_difference<T, 8>();
  cut_short<0>(a);
  cut_short<1>(a);
  const EigenPairs<T, 8> nearly = cut_short<2>(a);
  CHECK_WITHIN(0.1, golden::second_difference_8[0], static_cast<double>(nearly.values[0]));
}

// Random matrices of every kind that a covariance can be: full rank, rank one to N, graded, with a sign.
template <class T, std::size_t N>
static void check_random(std::uint32_t seed, int cases) {
  Random random{seed};
  for (int i = 0; i < cases; ++i) {
    SymmetricMatrix<T, N> a;
    const std::uint32_t rank = random.bits() % (N + 1);
    for (std::uint32_t r = 0; r < rank; ++r) {
      eigenmote::Vector<T, N> v;
      for (T& entry : v) {
        entry = random.uniform<T>() * eigenmote::power_of_two<T>(-static_cast<int>(random.bits() % 8));
      }
      eigenmote::rank_one(a, T{1}, random.bits() % 8 == 0 ? T{-1} : T{1}, v);
    }
    laws::check(a, solved(a));
  }
}

template <class T>
static void random_matrices_obey_the_laws() {
  check_random<T, 1>(1, 50);
  check_random<T, 2>(2, 200);
  check_random<T, 3>(3, 200);
  check_random<T, 5>(5, 100);
  check_random<T, 8>(8, 60);
  check_random<T, 16>(16, 10);
}

// The first entry within 2^-10 of the largest decides the sign, not the largest.
static void the_sign_does_not_hang_on_rounding() {
  eigenmote::Vector<float, 3> v{-0.999F, 0.5F, 1.0F};
  eigenmote::detail::fix_sign(v);
  TEST_ASSERT_TRUE(v[2] == 1.0F);  // 0.999 is farther than 2^-10
  v = {-0.9995F, 0.5F, 1.0F};
  eigenmote::detail::fix_sign(v);
  TEST_ASSERT_TRUE(v[0] == 0.9995F && v[2] == -1.0F);
}

static void a_problem_is_solved_at_compile_time() {
  constexpr EigenPairs<float, 3> pairs = [] {
    EigenPairs<float, 3> e;
    const SymmetricMatrix<float, 3> a{{2, 1, 0, 2, 1, 2}};
    return jacobi(a, e) == Status::ok ? e : EigenPairs<float, 3>{};
  }();
  static_assert(pairs.values[0] > 3.41421F && pairs.values[0] < 3.41422F);
  static_assert(pairs.values[1] > 1.99999F && pairs.values[1] < 2.00001F);
  static_assert(pairs.values[2] > 0.58578F && pairs.values[2] < 0.58579F);
  static_assert(pairs.vectors[0][1] > 0.7071F && pairs.vectors[0][1] < 0.7072F);
}

void run_tests() {
  RUN_TEST(one_by_one<float>);
  RUN_TEST(one_by_one<double>);
  RUN_TEST(two_by_two<float>);
  RUN_TEST(two_by_two<double>);
  RUN_TEST(diagonal_matrices_come_back_exactly<float>);
  RUN_TEST(diagonal_matrices_come_back_exactly<double>);
  RUN_TEST(a_single_rotation_is_found_wherever_it_is<float>);
  RUN_TEST(a_single_rotation_is_found_wherever_it_is<double>);
  RUN_TEST(the_gallery<float>);
  RUN_TEST(the_gallery<double>);
  RUN_TEST(hilbert_matrices);
  RUN_TEST(small_eigenvalues_are_relatively_accurate<float>);
  RUN_TEST(small_eigenvalues_are_relatively_accurate<double>);
  RUN_TEST(powers_of_two_scale_the_values_and_nothing_else);
  RUN_TEST(subnormal_matrices_are_solved<float>);
  RUN_TEST(subnormal_matrices_are_solved<double>);
  RUN_TEST(a_value_beyond_the_range_is_overflow<float>);
  RUN_TEST(a_value_beyond_the_range_is_overflow<double>);
  RUN_TEST(a_bad_entry_anywhere_changes_nothing<float>);
  RUN_TEST(a_bad_entry_anywhere_changes_nothing<double>);
  RUN_TEST(fewer_pairs_are_the_first_of_all<float>);
  RUN_TEST(fewer_pairs_are_the_first_of_all<double>);
  RUN_TEST(a_workspace_of_the_caller_gives_the_same<float>);
  RUN_TEST(a_workspace_of_the_caller_gives_the_same<double>);
  RUN_TEST(a_bound_that_is_reached_is_told<float>);
  RUN_TEST(a_bound_that_is_reached_is_told<double>);
  RUN_TEST(random_matrices_obey_the_laws<float>);
  RUN_TEST(random_matrices_obey_the_laws<double>);
  RUN_TEST(the_sign_does_not_hang_on_rounding);
  RUN_TEST(a_problem_is_solved_at_compile_time);
}
