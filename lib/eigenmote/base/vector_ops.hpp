// The inner loops that everything else is made of. Each adds in the order of the index, so that the result is the same to
// the last bit wherever and however it is compiled (with -ffp-contract=off).
#pragma once

#include <cstddef>

#include "matrix.hpp"
#include "symmetric_matrix.hpp"
#include "vector.hpp"

#define EIGENMOTE_INSIDE_BASE
#include "detail/block_kernels.hpp"
#undef EIGENMOTE_INSIDE_BASE

namespace eigenmote {

/// x . y
template <class T, std::size_t N>
constexpr T dot(const Vector<T, N>& x, const Vector<T, N>& y) {
  T sum = 0;
  for (std::size_t i = 0; i < N; ++i) {
    sum += x[i] * y[i];
  }
  return sum;
}

/// y += alpha x
template <class T, std::size_t N>
constexpr void axpy(T alpha, const Vector<T, N>& x, Vector<T, N>& y) {
  if constexpr (detail::has_blocks<T>) {
    if (!__builtin_is_constant_evaluated()) {
      return detail::axpy_blocks<N>(alpha, x.data(), y.data());
    }
  }
  for (std::size_t i = 0; i < N; ++i) {
    y[i] += alpha * x[i];
  }
}

/// d <- x - y; gives |d|^2.
template <class T, std::size_t N>
constexpr T subtract(const T* x, const Vector<T, N>& y, Vector<T, N>& d) {
  if constexpr (detail::has_blocks<T>) {
    if (!__builtin_is_constant_evaluated()) {
      return detail::subtract_blocks<N>(x, y.data(), d.data());
    }
  }
  T sum = 0;
  for (std::size_t i = 0; i < N; ++i) {
    const T difference = x[i] - y[i];
    d[i] = difference;
    sum += difference * difference;
  }
  return sum;
}

/// One plane rotation of a pair of numbers: x <- c x - s y, y <- s x + c y. Both are read before either is written, since a
/// compiler cannot know that they are apart. Inlined at -Os too: with a call for each pair jacobi takes 1.5 times as long.
template <class T>
__attribute__((always_inline)) constexpr void rotate(T& x, T& y, T c, T s) {
  const T old_x = x;
  const T old_y = y;
  x = c * old_x - s * old_y;
  y = s * old_x + c * old_y;
}

/// The same for each of `count` pairs of entries.
template <class T>
constexpr void rotate(T* x, T* y, std::size_t count, T c, T s) {
  for (std::size_t i = 0; i < count; ++i) {
    rotate(x[i], y[i], c, s);
  }
}
template <class T, std::size_t N>
constexpr void rotate(Vector<T, N>& x, Vector<T, N>& y, T c, T s) {
  if constexpr (detail::has_blocks<T>) {
    if (!__builtin_is_constant_evaluated()) {
      return detail::rotate_blocks<N>(x.data(), y.data(), c, s);
    }
  }
  rotate(x.data(), y.data(), N, c, s);
}

/// A <- keep A + weight d d'. Each entry: keep a_ij + (weight d_i) d_j.
template <class T, std::size_t N>
constexpr void rank_one(SymmetricMatrix<T, N>& a, T keep, T weight, const Vector<T, N>& d) {
  if constexpr (detail::has_blocks<T>) {
    if (!__builtin_is_constant_evaluated()) {
      return detail::rank_one_blocks<N>(a.packed.data(), keep, weight, d.data());
    }
  }
  T* entry = a.packed.data();
  for (std::size_t i = 0; i < N; ++i) {
    const T scaled = weight * d[i];
    for (std::size_t j = i; j < N; ++j, ++entry) {
      *entry = keep * *entry + scaled * d[j];
    }
  }
}

namespace detail {

// R rows, 1 to 4, of z = M (x - mean), which share each difference. The sums are variables, not an array, which would stay
// in memory.
template <std::size_t R, class T, std::size_t N>
constexpr void project_rows(const Vector<T, N>* rows, const Vector<T, N>& x, const Vector<T, N>& mean, T* z) {
  T sum0 = 0;
  T sum1 = 0;
  T sum2 = 0;
  T sum3 = 0;
  for (std::size_t i = 0; i < N; ++i) {
    const T d = x[i] - mean[i];
    sum0 += rows[0][i] * d;
    if constexpr (R > 1) {
      sum1 += rows[1][i] * d;
    }
    if constexpr (R > 2) {
      sum2 += rows[2][i] * d;
    }
    if constexpr (R > 3) {
      sum3 += rows[3][i] * d;
    }
  }
  z[0] = sum0;
  if constexpr (R > 1) {
    z[1] = sum1;
  }
  if constexpr (R > 2) {
    z[2] = sum2;
  }
  if constexpr (R > 3) {
    z[3] = sum3;
  }
}

}  // namespace detail

/// z = M (x - mean), each sum in the order of the columns.
template <class T, std::size_t K, std::size_t N>
constexpr void project(const Matrix<T, K, N>& m, const Vector<T, N>& x, const Vector<T, N>& mean, Vector<T, K>& z) {
  if constexpr (detail::has_blocks<T>) {
    if (!__builtin_is_constant_evaluated()) {
      return detail::project_blocks<K, N>(m.rows[0].data(), x.data(), mean.data(), z.data());
    }
  }
  std::size_t k = 0;
  for (; k + 4 <= K; k += 4) {
    detail::project_rows<4>(m.rows + k, x, mean, z.data() + k);
  }
  if constexpr (K % 4 != 0) {
    detail::project_rows<K % 4>(m.rows + k, x, mean, z.data() + k);
  }
}

}  // namespace eigenmote
