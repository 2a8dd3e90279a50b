// What every eigensolver gives.
#pragma once

#include <cstddef>

#include "../base/matrix.hpp"
#include "../base/scalar.hpp"
#include "../base/vector.hpp"

namespace eigenmote {

/// K eigenvalues of an N x N symmetric matrix, from the largest (algebraically) down, and the eigenvectors that belong to
/// them: vectors[k] has length 1 and belongs to values[k]. The sign is fixed: the first entry within 2^-10 of the largest
/// magnitude is positive. An aggregate, zero by default. RAM: (K + K N) sizeof(T).
template <class T, std::size_t N, std::size_t K = N>
struct EigenPairs {
  static_assert(is_scalar<T>, "eigenmote: the scalar type must be float or double");
  static_assert(N > 0, "eigenmote: a matrix needs at least one row");
  static_assert(K > 0 && K <= N, "eigenmote: an N x N matrix has from 1 to N eigenpairs");

  Vector<T, K> values{};
  Matrix<T, K, N> vectors{};
};

}  // namespace eigenmote
