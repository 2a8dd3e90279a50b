// What the answer of any eigensolver must obey, whatever the matrix.
#pragma once

#include <eigenmote/base/scalar.hpp>
#include <eigenmote/base/symmetric_matrix.hpp>
#include <eigenmote/eigen/eigen_pairs.hpp>

#include <cstddef>

#include "check.hpp"

namespace laws {

/// Each is an error divided by what rounding alone explains: n eps, times the matrix's norm where the error has its unit.
/// LAPACK's own tests of the same ratios pass up to 50.
inline constexpr double limit = 5;

/// Largest row sum of magnitudes: the infinity norm.
template <class T, std::size_t N>
double norm(const eigenmote::SymmetricMatrix<T, N>& a) {
  double largest = 0;
  for (std::size_t i = 0; i < N; ++i) {
    double sum = 0;
    for (std::size_t j = 0; j < N; ++j) {
      sum += eigenmote::magnitude(static_cast<double>(a(i, j)));
    }
    largest = sum > largest ? sum : largest;
  }
  return largest;
}

/// A v_k = lambda_k v_k: the largest entry of the difference, over all k, against norm n eps.
template <class T, std::size_t N, std::size_t K>
double residual_ratio(const eigenmote::SymmetricMatrix<T, N>& a, const eigenmote::EigenPairs<T, N, K>& pairs) {
  double largest = 0;
  for (std::size_t k = 0; k < K; ++k) {
    for (std::size_t i = 0; i < N; ++i) {
      double sum = 0;
      for (std::size_t j = 0; j < N; ++j) {
        sum += static_cast<double>(a(i, j)) * static_cast<double>(pairs.vectors[k][j]);
      }
      const double error =
          eigenmote::magnitude(sum - static_cast<double>(pairs.values[k]) * static_cast<double>(pairs.vectors[k][i]));
      largest = error > largest ? error : largest;
    }
  }
  const double size = norm(a) * static_cast<double>(N) * static_cast<double>(eigenmote::epsilon<T>);
  return size > 0 ? largest / size : largest;
}

/// V V' = I, against n eps.
template <class T, std::size_t N, std::size_t K>
double orthogonality_ratio(const eigenmote::EigenPairs<T, N, K>& pairs) {
  double largest = 0;
  for (std::size_t k = 0; k < K; ++k) {
    for (std::size_t l = 0; l <= k; ++l) {
      double sum = k == l ? -1 : 0;
      for (std::size_t i = 0; i < N; ++i) {
        sum += static_cast<double>(pairs.vectors[k][i]) * static_cast<double>(pairs.vectors[l][i]);
      }
      const double error = eigenmote::magnitude(sum);
      largest = error > largest ? error : largest;
    }
  }
  return largest / (static_cast<double>(N) * static_cast<double>(eigenmote::epsilon<T>));
}

/// The sum of all eigenvalues is the trace, against norm n eps.
template <class T, std::size_t N>
double trace_ratio(const eigenmote::SymmetricMatrix<T, N>& a, const eigenmote::EigenPairs<T, N>& pairs) {
  double difference = 0;
  for (std::size_t i = 0; i < N; ++i) {
    difference += static_cast<double>(a(i, i)) - static_cast<double>(pairs.values[i]);
  }
  const double size = norm(a) * static_cast<double>(N) * static_cast<double>(eigenmote::epsilon<T>);
  return size > 0 ? eigenmote::magnitude(difference) / size : eigenmote::magnitude(difference);
}

template <class T, std::size_t N, std::size_t K>
bool descends(const eigenmote::EigenPairs<T, N, K>& pairs) {
  for (std::size_t k = 1; k < K; ++k) {
    if (!(pairs.values[k - 1] >= pairs.values[k])) {
      return false;
    }
  }
  return true;
}

/// The first entry within 2^-10 of the largest magnitude is positive.
template <class T, std::size_t N, std::size_t K>
bool signs_are_fixed(const eigenmote::EigenPairs<T, N, K>& pairs) {
  for (const auto& v : pairs.vectors.rows) {
    double largest = 0;
    for (const T entry : v) {
      const double size = eigenmote::magnitude(static_cast<double>(entry));
      largest = size > largest ? size : largest;
    }
    for (const T entry : v) {
      if (eigenmote::magnitude(static_cast<double>(entry)) >= largest * (1 - 1.0 / 1024)) {
        if (!(entry > 0)) {
          return false;
        }
        break;
      }
    }
  }
  return true;
}

template <class T, std::size_t N, std::size_t K>
void check(const eigenmote::SymmetricMatrix<T, N>& a, const eigenmote::EigenPairs<T, N, K>& pairs) {
  CHECK_WITHIN(limit, 0, residual_ratio(a, pairs));
  CHECK_WITHIN(limit, 0, orthogonality_ratio(pairs));
  TEST_ASSERT_TRUE(descends(pairs));
  TEST_ASSERT_TRUE(signs_are_fixed(pairs));
  if constexpr (K == N) {
    CHECK_WITHIN(limit, 0, trace_ratio(a, pairs));
  }
}

}  // namespace laws
