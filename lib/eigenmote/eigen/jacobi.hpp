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
/// K < N. It holds nothing between calls and is not cleared by its constructor.
template <class T, std::size_t N, std::size_t K = N>
struct JacobiWorkspace {
  Vector<T, SymmetricMatrix<T, N>::packed_size> packed;
  Vector<T, N> values;
  Vector<T, N> vectors[N];

  constexpr Vector<T, N>* all_vectors(EigenPairs<T, N, K>&) { return vectors; }
};

template <class T, std::size_t N>
struct JacobiWorkspace<T, N, N> {
  Vector<T, SymmetricMatrix<T, N>::packed_size> packed;
  Vector<T, N> values;

  constexpr Vector<T, N>* all_vectors(EigenPairs<T, N, N>& pairs) { return pairs.vectors.rows; }
};

/// Sweeps over all pairs of rows after which jacobi gives up: about twice what the slowest kind, covariances of a lower rank,
/// needs at N = 32 in double.
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

template <class T, std::size_t Size>
constexpr void scale(const Vector<T, Size>& from, Vector<T, Size>& to, int exponent) {
  const Scaling<T> scaled{exponent};
  for (std::size_t i = 0; i < Size; ++i) {
    to[i] = scaled(from[i]);
  }
}

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

/// Rotates rows and columns p < q of the packed matrix, except for the entries (p, p), (p, q), (q, q). `x` and `y` are at
/// (0, p) and (0, q); they go down their columns, x turning right at (p, p) and both at (q, q).
template <class T, std::size_t N>
constexpr void rotate_plane(T* x, T* y, const T* pp, const T* pq, std::size_t behind_q, T c, T s) {
  std::size_t down = N - 1;  // places to the entry below
  for (; x != pp; x += down, y += down, --down) {
    rotate(*x, *y, c, s);
  }
  for (x += 1, y += down; x != pq; x += 1, y += --down) {
    rotate(*x, *y, c, s);
  }
  rotate(x + 1, y + 1, behind_q, c, s);
}

/// Makes the scaled matrix diagonal and turns `vectors` with it. False: not within MaxSweeps.
template <int MaxSweeps, class T, std::size_t N>
constexpr bool diagonalise(T* packed, Vector<T, N>* vectors) {
  constexpr T negligible = epsilon<T> * power_of_two<T>(jacobi_exponent<T, N>());
  constexpr std::size_t pairs = N * (N - 1) / 2;
  std::size_t quiet = 0;  // pairs in a row that needed no rotation
  for (int sweep = 0; sweep < MaxSweeps; ++sweep) {
    T* pp = packed;
    for (std::size_t p = 0; p + 1 < N; ++p) {
      T* pq = pp;
      T* qq = pp + (N - p);
      for (std::size_t q = p + 1; q < N; qq += N - q, ++q) {
        ++pq;
        const T a_pp = *pp;
        const T a_pq = *pq;
        const T a_qq = *qq;
        // |a_pq| against eps sqrt(a_pp a_qq), squared: the scaling keeps the squares in range. This is what gives small
        // eigenvalues of a positive definite matrix their relative accuracy. Where a diagonal entry is not positive the
        // matrix is indefinite, or singular and rounded, and eps norm is all there is to reach. Comparing with eps norm
        // alone was rejected (no relative accuracy), and with eps |a_pp| too (a zero there never ends).
        const bool rotates = a_pp > 0 && a_qq > 0 ? a_pq * a_pq > (epsilon<T> * a_pp) * (epsilon<T> * a_qq)
                                                  : magnitude(a_pq) > negligible;
        if (!rotates) {
          if (++quiet == pairs) {
            return true;
          }
          continue;
        }
        quiet = 0;
        // t = tan of the angle of at most 45 degrees that makes a_pq zero; equal diagonal entries give t = +-1.
        const T difference = a_qq - a_pp;
        const T twice = 2 * a_pq;
        const T hypotenuse = square_root(difference * difference + twice * twice);
        const T t = (difference < 0 ? -twice : twice) / (magnitude(difference) + hypotenuse);
        const T c = 1 / square_root(1 + t * t);
        const T s = t * c;
        *pp = a_pp - t * a_pq;
        *qq = a_qq + t * a_pq;
        *pq = 0;
        rotate_plane<T, N>(packed + p, packed + q, pp, pq, N - 1 - q, c, s);
        rotate(vectors[p], vectors[q], c, s);
      }
      pp += N - p;
    }
  }
  return pairs == 0;
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
/// Cost: a sweep is N (N - 1) / 2 rotations of 2 N pairs of numbers, 4 N^3 multiplications in all; 5 to 8 of them at N = 8 in
/// float, a few more in double and for larger N, at most MaxSweeps.
/// RAM: none kept. Stack: a JacobiWorkspace<T, N, K> and about 130 bytes, with an FPU above -Os 240; the second form takes
/// the workspace from the caller.
///
/// Status: not_finite, `pairs` as it was. not_converged, `pairs` holding the best so far, in order. overflow where an
/// eigenvalue is beyond T's range (entries within a factor N of the largest number); that value is infinite.
///
///     SymmetricMatrix<float, 3> a{{2, 1, 0, 2, 1, 2}};
///     EigenPairs<float, 3> e;
///     Status s = jacobi(a, e);  // e.values is 3.414, 2, 0.586
template <int MaxSweeps = jacobi_max_sweeps, class T, std::size_t N, std::size_t K>
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
  const int shift = detail::jacobi_exponent<T, N>() - exponent_of(detail::from_bits<T>(largest));
  detail::scale(a.packed, workspace.packed, shift);
  Vector<T, N>* const vectors = workspace.all_vectors(pairs);
  for (std::size_t i = 0; i < N; ++i) {
    for (std::size_t j = 0; j < N; ++j) {
      vectors[i][j] = i == j ? T{1} : T{0};
    }
  }

  const bool converged = detail::diagonalise<MaxSweeps>(workspace.packed.data(), vectors);

  detail::scale(workspace.packed, workspace.packed, -shift);
  for (std::size_t i = 0, at = 0; i < N; at += N - i, ++i) {
    workspace.values[i] = workspace.packed[at];
  }
  Status status = converged ? Status::ok : Status::not_converged;
  for (std::size_t k = 0; k < K; ++k) {
    detail::bring_forward(workspace.values, vectors, k);
    pairs.values[k] = workspace.values[k];
    if constexpr (K < N) {
      pairs.vectors.rows[k] = vectors[k];
    }
    detail::fix_sign(pairs.vectors.rows[k]);
    if (!is_finite(pairs.values[k])) {
      status = Status::overflow;
    }
  }
  return status;
}

namespace detail {

// A workspace that is not cleared, which is 160 bytes of memset less; a constant expression insists on clearing it.
template <class T, std::size_t N, std::size_t K>
Status jacobi_at_run_time(const SymmetricMatrix<T, N>& a, EigenPairs<T, N, K>& pairs) {
  JacobiWorkspace<T, N, K> workspace;
  return jacobi(a, pairs, workspace);
}

}  // namespace detail

template <class T, std::size_t N, std::size_t K>
constexpr Status jacobi(const SymmetricMatrix<T, N>& a, EigenPairs<T, N, K>& pairs) {
  if (__builtin_is_constant_evaluated()) {
    JacobiWorkspace<T, N, K> workspace{};
    return jacobi(a, pairs, workspace);
  }
  return detail::jacobi_at_run_time(a, pairs);
}

}  // namespace eigenmote
