// Hard symmetric matrices, each by a formula for its entries. Reference eigenvalues: golden/gallery_eigenvalues.hpp.
#pragma once

#include <eigenmote/base/symmetric_matrix.hpp>

#include <cstddef>

namespace gallery {

template <class T, std::size_t N, class Entry>
eigenmote::SymmetricMatrix<T, N> matrix(Entry entry) {
  eigenmote::SymmetricMatrix<T, N> a;
  for (std::size_t i = 0; i < N; ++i) {
    for (std::size_t j = i; j < N; ++j) {
      a(i, j) = static_cast<T>(entry(static_cast<int>(i), static_cast<int>(j)));
    }
  }
  return a;
}

inline int distance(int i, int j) { return i < j ? j - i : i - j; }
inline double two_to(int exponent) { return eigenmote::power_of_two<double>(exponent); }

template <class T, std::size_t N>
auto zero() {
  return matrix<T, N>([](int, int) { return 0; });
}

template <class T, std::size_t N>
auto identity() {
  return matrix<T, N>([](int i, int j) { return i == j; });
}

/// Rank one: eigenvalue N, and N - 1 zeros.
template <class T, std::size_t N>
auto ones() {
  return matrix<T, N>([](int, int) { return 1; });
}

/// 2 - 2 cos(k pi / (N + 1)).
template <class T, std::size_t N>
auto second_difference() {
  return matrix<T, N>([](int i, int j) { return i == j ? 2 : distance(i, j) == 1 ? -1 : 0; });
}

/// W21+: pairs of eigenvalues that agree to many digits.
template <class T>
auto wilkinson() {
  return matrix<T, 21>([](int i, int j) { return i == j ? distance(10, i) : distance(i, j) == 1 ? 1 : 0; });
}

/// Positive definite, nearly singular.
template <class T, std::size_t N>
auto hilbert() {
  return matrix<T, N>([](int i, int j) { return 1.0 / (i + j + 1); });
}

/// A = D B D, B well conditioned, D = 1 ... 2^-25.
template <class T>
auto graded() {
  return matrix<T, 6>([](int i, int j) {
    const double b = i == j ? 1.0 : distance(i, j) == 1 ? 0.25 : distance(i, j) == 2 ? 0.125 : 0.0;
    return two_to(-5 * (i + j)) * b;
  });
}

/// The same, steeper: D = 1 ... 2^-36.
template <class T>
auto graded_steep() {
  return matrix<T, 4>(
      [](int i, int j) { return two_to(-12 * (i + j)) * (i == j ? 1.0 : two_to(-1 - distance(i, j))); });
}

template <class T>
auto zero_diagonal() {
  return matrix<T, 5>([](int i, int j) { return i == j ? 0 : i + j + 1; });
}

/// Eigenvalues 8, nine times 0, twice -4.
template <class T>
auto zeros_and_ones() {
  return matrix<T, 12>([](int i, int j) { return i != j && (i * i + j * j + i * j) % 3 == 1; });
}

/// All eigenvalues within 2^-11 of 1.
template <class T>
auto clustered() {
  return matrix<T, 8>([](int i, int j) { return i == j ? 1.0 : distance(i, j) == 1 ? two_to(-12) : 0.0; });
}

template <class T>
auto indefinite() {
  return matrix<T, 4>([](int i, int j) { return (i + 1) * (j + 1) - (i == j ? 4 * (i + 1) : 0); });
}

}  // namespace gallery
