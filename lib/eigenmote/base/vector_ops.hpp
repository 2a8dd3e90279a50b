// The inner loops that everything else is made of. Each adds in the order of the index, so that the result is the same to
// the last bit wherever and however it is compiled (with -ffp-contract=off).
#pragma once

#include <cstddef>

#include "symmetric_matrix.hpp"
#include "vector.hpp"

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
  for (std::size_t i = 0; i < N; ++i) {
    y[i] += alpha * x[i];
  }
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
  rotate(x.data(), y.data(), N, c, s);
}

/// A <- keep A + weight d d'. Each entry: keep a_ij + (weight d_i) d_j.
template <class T, std::size_t N>
constexpr void rank_one(SymmetricMatrix<T, N>& a, T keep, T weight, const Vector<T, N>& d) {
  T* entry = a.packed.data();
  for (std::size_t i = 0; i < N; ++i) {
    const T scaled = weight * d[i];
    for (std::size_t j = i; j < N; ++j, ++entry) {
      *entry = keep * *entry + scaled * d[j];
    }
  }
}

}  // namespace eigenmote
