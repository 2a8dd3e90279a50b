// A dense matrix of compile-time size.
#pragma once

#include <cstddef>

#include "assert.hpp"
#include "scalar.hpp"
#include "vector.hpp"

namespace eigenmote {

/// R rows of C numbers, row after row; m[i] is row i, m[i][j] an entry. An aggregate: Matrix<float, 2, 3> m{{{1, 2, 3},
/// {4, 5, 6}}}, zero by default. RAM: R C sizeof(T).
template <class T, std::size_t R, std::size_t C>
struct Matrix {
  static_assert(is_scalar<T>, "eigenmote: the scalar type must be float or double");
  static_assert(R > 0 && C > 0, "eigenmote: a matrix needs at least one row and one column");

  Vector<T, C> rows[R]{};

  constexpr Vector<T, C>& operator[](std::size_t i) {
    EIGENMOTE_ASSERT(i < R);
    return rows[i];
  }
  constexpr const Vector<T, C>& operator[](std::size_t i) const {
    EIGENMOTE_ASSERT(i < R);
    return rows[i];
  }
};

}  // namespace eigenmote
