// A symmetric matrix that keeps one of each pair of equal entries.
#pragma once

#include <cstddef>

#include "assert.hpp"
#include "scalar.hpp"
#include "vector.hpp"

namespace eigenmote {

/// The upper triangle, row by row: (0,0) (0,1) ... (0,N-1) (1,1) ... (N-1,N-1). a(i, j) and a(j, i) are the same number.
/// An aggregate, zero by default:
///
///     SymmetricMatrix<float, 3> a{{2, 1, 0,
///                                     2, 1,
///                                        2}};
///
/// RAM: N (N + 1) / 2 sizeof(T).
template <class T, std::size_t N>
struct SymmetricMatrix {
  static_assert(is_scalar<T>, "eigenmote: the scalar type must be float or double");
  static_assert(N > 0, "eigenmote: a matrix needs at least one row");

  static constexpr std::size_t packed_size = N * (N + 1) / 2;

  Vector<T, packed_size> packed{};

  /// Where entry (i, j), i <= j, is in `packed`. From (i, j) to (i + 1, j) it is N - 1 - i places on.
  static constexpr std::size_t index(std::size_t i, std::size_t j) { return i * (2 * N - 1 - i) / 2 + j; }

  constexpr T& operator()(std::size_t i, std::size_t j) {
    EIGENMOTE_ASSERT(i < N && j < N);
    return packed[i <= j ? index(i, j) : index(j, i)];
  }
  constexpr const T& operator()(std::size_t i, std::size_t j) const {
    EIGENMOTE_ASSERT(i < N && j < N);
    return packed[i <= j ? index(i, j) : index(j, i)];
  }
};

}  // namespace eigenmote
