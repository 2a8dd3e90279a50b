// The end of every solver: pairs in descending order, signs by the rule of EigenPairs.
#pragma once

#ifndef EIGENMOTE_INSIDE_EIGEN
#error "eigenmote/eigen/detail is internal: include a header of eigenmote/eigen"
#endif

#include <cstddef>

#include "../../base/matrix.hpp"
#include "../../base/scalar.hpp"
#include "../../base/vector.hpp"

namespace eigenmote::detail {

/// Flips v so that its first entry within 2^-10 of the largest magnitude is positive. Taking the largest itself was
/// rejected: between two entries that differ by rounding alone, the sign would be an accident.
template <class T, std::size_t N>
constexpr void fix_sign(Vector<T, N>& v) {
  T largest = 0;
  for (std::size_t i = 0; i < N; ++i) {
    const T size = magnitude(v[i]);
    largest = size > largest ? size : largest;
  }
  const T enough = largest - largest * power_of_two<T>(-10);
  std::size_t first = 0;
  while (first + 1 < N && magnitude(v[first]) < enough) {
    ++first;
  }
  if (v[first] < 0) {
    for (std::size_t i = 0; i < N; ++i) {
      v[i] = -v[i];
    }
  }
}

/// Brings the K largest values to the front, in descending order (of equal ones, the first stays first), with their rows.
template <std::size_t K, class T, std::size_t N>
constexpr void order_descending(Vector<T, N>& values, Matrix<T, N, N>& vectors) {
  for (std::size_t k = 0; k < K; ++k) {
    std::size_t largest = k;
    for (std::size_t i = k + 1; i < N; ++i) {
      if (values[i] > values[largest]) {
        largest = i;
      }
    }
    if (largest != k) {
      const T value = values[k];
      values[k] = values[largest];
      values[largest] = value;
      const Vector<T, N> row = vectors.rows[k];
      vectors.rows[k] = vectors.rows[largest];
      vectors.rows[largest] = row;
    }
  }
}

}  // namespace eigenmote::detail
