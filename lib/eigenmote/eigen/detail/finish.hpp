// The end of every solver: pairs in descending order, signs by the rule of EigenPairs.
#pragma once

#ifndef EIGENMOTE_INSIDE_EIGEN
#error "eigenmote/eigen/detail is internal: include a header of eigenmote/eigen"
#endif

#include <cstddef>

#include "../../base/scalar.hpp"
#include "../../base/vector.hpp"

namespace eigenmote::detail {

template <class T>
constexpr void exchange(T& x, T& y) {
  const T old_x = x;
  x = y;
  y = old_x;
}

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
  for (std::size_t first = 0; first < N; ++first) {
    if (magnitude(v[first]) >= enough) {
      if (v[first] < 0) {
        for (std::size_t i = 0; i < N; ++i) {
          v[i] = -v[i];
        }
      }
      return;
    }
  }
}

/// Brings the largest of the values from place k on (of equal ones, the first) to place k, with its vector.
template <class T, std::size_t N>
constexpr void bring_forward(Vector<T, N>& values, Vector<T, N>* vectors, std::size_t k) {
  std::size_t largest = k;
  for (std::size_t i = k + 1; i < N; ++i) {
    if (values[i] > values[largest]) {
      largest = i;
    }
  }
  exchange(values[k], values[largest]);
  for (std::size_t j = 0; j < N; ++j) {  // not vector by vector: that is three copies through the stack
    exchange(vectors[k][j], vectors[largest][j]);
  }
}

}  // namespace eigenmote::detail
