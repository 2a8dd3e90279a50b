// The cyclic Jacobi method: small, and the most accurate.
#pragma once

#include <cstddef>

#include "../base/matrix.hpp"
#include "../base/scalar.hpp"
#include "../base/status.hpp"
#include "../base/symmetric_matrix.hpp"
#include "../base/vector.hpp"
#include "../base/vector_ops.hpp"
#include "eigen_pairs.hpp"

#define EIGENMOTE_INSIDE_EIGEN
#include "detail/finish.hpp"
#undef EIGENMOTE_INSIDE_EIGEN

namespace eigenmote {

/// What jacobi works in, for a caller whose stack is small. With all N pairs wanted the vectors are made where they
/// belong; with fewer, all N are still needed on the way. RAM: (N (N + 1) / 2 + N) sizeof(T), and N N sizeof(T) more where
/// K < N. It holds nothing between calls.
template <class T, std::size_t N, std::size_t K = N>
struct JacobiWorkspace {
  SymmetricMatrix<T, N> matrix{};
  Vector<T, N> values{};
  Matrix<T, N, N> vectors{};

  constexpr Matrix<T, N, N>& all_vectors(EigenPairs<T, N, K>&) { return vectors; }
};

template <class T, std::size_t N>
struct JacobiWorkspace<T, N, N> {
  SymmetricMatrix<T, N> matrix{};
  Vector<T, N> values{};

  constexpr Matrix<T, N, N>& all_vectors(EigenPairs<T, N, N>& pairs) { return pairs.vectors; }
};

/// Sweeps over all pairs of rows after which jacobi gives up. Usual: 5 to 8 at N = 8, 7 to 9 at N = 32; a covariance of
/// lower rank took up to 11.
inline constexpr int jacobi_max_sweeps = 24;

namespace detail {

/// Multiplies by 2^exponent, exactly unless the result is subnormal. Two factors, since one alone may be out of range.
template <class T>
class Scaling {
public:
  constexpr explicit Scaling(int exponent)
      : first_{power_of_two<T>(exponent / 2)}, second_{power_of_two<T>(exponent - exponent / 2)} {}
  constexpr T operator()(T x) const { return x * first_ * second_; }

private:
  T first_;
  T second_;
};

/// The exponent to which jacobi scales the largest entry: the diagonal may grow N-fold, its differences twice that, and
/// the sum of two of their squares must stay finite.
template <class T, std::size_t N>
constexpr int jacobi_exponent() {
  int bits = 0;
  while ((std::size_t{1} << bits) < N) {
    ++bits;
  }
  return std::numeric_limits<T>::max_exponent / 2 - 4 - bits;
}

/// Rotates rows and columns p < q of the packed matrix, except for the entries (p, p), (p, q), (q, q).
template <class T, std::size_t N>
constexpr void rotate_plane(SymmetricMatrix<T, N>& a, std::size_t p, std::size_t q, T c, T s) {
  T* const entries = a.packed.data();
  std::size_t at_p = p;  // of (r, p), or (p, r) from r = p on
  std::size_t at_q = q;  // of (r, q), or (q, r) from r = q on
  for (std::size_t r = 0; r < p; ++r) {
    rotate(entries[at_p], entries[at_q], c, s);
    at_p += N - 1 - r;
    at_q += N - 1 - r;
  }
  for (std::size_t r = p + 1; r < q; ++r) {
    at_p += 1;
    at_q += N - r;
    rotate(entries[at_p], entries[at_q], c, s);
  }
  at_p += 1;
  at_q += N - q;
  for (std::size_t r = q + 1; r < N; ++r) {
    at_p += 1;
    at_q += 1;
    rotate(entries[at_p], entries[at_q], c, s);
  }
}

/// Makes the scaled matrix diagonal and turns `vectors` with it. False: not within jacobi_max_sweeps.
template <class T, std::size_t N>
constexpr bool diagonalise(SymmetricMatrix<T, N>& a, Matrix<T, N, N>& vectors) {
  constexpr T negligible = epsilon<T> * power_of_two<T>(jacobi_exponent<T, N>());
  constexpr std::size_t pairs = N * (N - 1) / 2;
  std::size_t quiet = 0;  // pairs in a row that needed no rotation
  for (int sweep = 0; sweep < jacobi_max_sweeps && quiet < pairs; ++sweep) {
    for (std::size_t p = 0; p + 1 < N; ++p) {
      for (std::size_t q = p + 1; q < N && quiet < pairs; ++q) {
        T& pp = a.packed[a.index(p, p)];
        T& pq = a.packed[a.index(p, q)];
        T& qq = a.packed[a.index(q, q)];
        // |a_pq| against eps sqrt(a_pp a_qq), squared: the scaling keeps the squares in range. This is what gives small
        // eigenvalues of a positive definite matrix their relative accuracy. Where a diagonal entry is not positive the
        // matrix is indefinite, or singular and rounded, and eps norm is all there is to reach. Comparing with eps norm
        // alone was rejected (no relative accuracy), and with eps |a_pp| too (a zero there never ends).
        const bool rotates =
            pp > 0 && qq > 0 ? pq * pq > (epsilon<T> * pp) * (epsilon<T> * qq) : magnitude(pq) > negligible;
        if (!rotates) {
          ++quiet;
          continue;
        }
        quiet = 0;
        // t = tan of the angle of at most 45 degrees that makes a_pq zero; equal diagonal entries give t = +-1.
        const T difference = qq - pp;
        const T twice = 2 * pq;
        const T hypotenuse = square_root(difference * difference + twice * twice);
        const T t = (difference < 0 ? -twice : twice) / (magnitude(difference) + hypotenuse);
        const T c = 1 / square_root(1 + t * t);
        const T s = t * c;
        pp -= t * pq;
        qq += t * pq;
        pq = 0;
        rotate_plane(a, p, q, c, s);
        rotate(vectors.rows[p], vectors.rows[q], c, s);
      }
    }
  }
  return quiet >= pairs;
}

}  // namespace detail

/// Purpose: the K largest eigenvalues of a symmetric matrix and their eigenvectors; K = N for all of them.
///
/// Mathematics: cyclic Jacobi by rows (Golub and Van Loan, Matrix Computations, 8.5; Demmel and Veselic, "Jacobi's method is
/// more accurate than QR", 1992). The matrix is first scaled by a power of two, so neither its size nor its unit matters.
///
/// Input: any finite matrix. On a positive definite A = D B D, D diagonal, every eigenvalue has an error of about eps times
/// the condition of B relative to itself; on any other matrix, about eps times the norm of A. Entries below 2^-110 (float)
/// or 2^-1000 (double) of the largest count as zero.
///
/// Cost: about 6 sweeps of N^2/2 rotations of 2 N pairs of numbers: some 24 N^3 multiplications at N = 8, at most 24 sweeps.
/// RAM: none kept. Stack: a JacobiWorkspace<T, N, K> and about 120 bytes; the second form takes it from the caller.
///
/// Status: not_finite, `pairs` as it was. not_converged, `pairs` holding the best so far, in order. overflow where an
/// eigenvalue is beyond T's range (entries within a factor N of the largest number); that value is infinite.
///
///     SymmetricMatrix<float, 3> a{{2, 1, 0, 2, 1, 2}};
///     EigenPairs<float, 3> e;
///     Status s = jacobi(a, e);  // e.values is 3.414, 2, 0.586
template <class T, std::size_t N, std::size_t K>
constexpr Status jacobi(const SymmetricMatrix<T, N>& a, EigenPairs<T, N, K>& pairs,
                        JacobiWorkspace<T, N, K>& workspace) {
  detail::Bits<T> largest = 0;
  for (std::size_t i = 0; i < a.packed.size(); ++i) {
    const detail::Bits<T> size = detail::magnitude_bits(a.packed[i]);
    largest = size > largest ? size : largest;
  }
  if (largest >= detail::Format<T>::infinity) {
    return Status::not_finite;
  }
  const int shift = largest == 0 ? 0 : detail::jacobi_exponent<T, N>() - exponent_of(detail::from_bits<T>(largest));
  const detail::Scaling<T> scale{shift};
  for (std::size_t i = 0; i < a.packed.size(); ++i) {
    workspace.matrix.packed[i] = scale(a.packed[i]);
  }
  Matrix<T, N, N>& vectors = workspace.all_vectors(pairs);
  for (std::size_t i = 0; i < N; ++i) {
    vectors.rows[i] = Vector<T, N>{};
    vectors.rows[i][i] = 1;
  }

  const bool converged = detail::diagonalise(workspace.matrix, vectors);

  const detail::Scaling<T> unscale{-shift};
  for (std::size_t i = 0; i < N; ++i) {
    workspace.values[i] = unscale(workspace.matrix.packed[a.index(i, i)]);
  }
  detail::order_descending<K>(workspace.values, vectors);
  Status status = converged ? Status::ok : Status::not_converged;
  for (std::size_t k = 0; k < K; ++k) {
    pairs.values[k] = workspace.values[k];
    pairs.vectors.rows[k] = vectors.rows[k];
    detail::fix_sign(pairs.vectors.rows[k]);
    if (!is_finite(pairs.values[k])) {
      status = Status::overflow;
    }
  }
  return status;
}

template <class T, std::size_t N, std::size_t K>
constexpr Status jacobi(const SymmetricMatrix<T, N>& a, EigenPairs<T, N, K>& pairs) {
  JacobiWorkspace<T, N, K> workspace{};
  return jacobi(a, pairs, workspace);
}

}  // namespace eigenmote
