// The mean and the covariance of a stream, one sample at a time.
#pragma once

#include <cstddef>
#include <cstdint>

#include "../base/scalar.hpp"
#include "../base/status.hpp"
#include "../base/symmetric_matrix.hpp"
#include "../base/vector.hpp"
#include "../base/vector_ops.hpp"

namespace eigenmote {

/// What the sum of products about the mean is divided by: n - 1, unbiased, or n.
enum class Normalization : std::uint8_t { sample, population };

/// Purpose: the mean and covariance matrix of all samples seen, in one pass and constant memory.
///
/// Mathematics: Welford's update in normalised form. With the weight a = 1/n and d = x - mean (the old mean),
/// mean += a d, C <- (1 - a) C + a (1 - a) d d'. Rejected: sums of x and x x' (cancellation: at an offset of 9810 it makes
/// 72 of a variance of 0.0044 in float), and Welford's unnormalised sum (in float it stops growing after 2^24 samples while
/// the divisor goes on). The weight stops falling at 1/horizon: from then on the estimate forgets slowly, with a memory of
/// about `horizon` samples, instead of freezing. Horizon: 2^16 in float, so that a step of relative size 2^-16 still has 8
/// of its 24 bits left when it is added; in double 2^32 - 1, where the count itself stops.
///
/// Input: any finite samples whose squared distance from the mean is finite. A mean of 1e5 times the spread is fine: the
/// variance is then as good as the samples, whose own rounding is that much larger; but in float the mean itself stops
/// following once d / horizon is below half a unit of its last place.
///
/// Cost: update, about N^2/2 times (2 multiply, 1 add) + 4 N; merge the same. RAM: sizeof(T) (N + N (N + 1) / 2) + 4,
/// rounded up to a multiple of sizeof(T). Stack: N sizeof(T) and about 50 bytes; with an FPU, above -Os, 100 more, where its
/// registers are saved.
///
/// Status: update gives not_finite for a NaN or infinity in the sample, overflow where the squares of d exceed T's range;
/// the object is then exactly as it was. covariance gives too_few_samples below 2 samples (population: below 1), overflow
/// where n/(n - 1) lifts a variance out of T's range. merge gives overflow.
///
/// Interrupts: none of the calls may interrupt a call that changes the same object, or be interrupted by one.
///
///     Covariance<float, 6> cov;
///     Status s = cov.update(sample);  // std::array<float, 6> or float[6]
///     SymmetricMatrix<float, 6> c;
///     s = cov.covariance(c);
template <class T, std::size_t N>
class Covariance {
  static_assert(is_scalar<T>, "eigenmote: the scalar type must be float or double");
  static_assert(N > 0, "eigenmote: a covariance needs at least one channel");

public:
  /// The number of samples after which old ones are slowly forgotten.
  static constexpr std::uint32_t horizon = sizeof(T) == 4 ? 65536U : 0xFFFFFFFFU;

  constexpr Status update(const Vector<T, N>& sample) { return update_from(sample.data()); }

  template <std::size_t M>
  constexpr Status update(const T (&sample)[M]) {
    static_assert(M == N, "eigenmote: the sample has another number of channels than the covariance");
    return update_from(sample);
  }

  /// As one pass over both streams would give, within rounding. Past the horizon each side weighs `horizon` samples.
  constexpr Status merge(const Covariance& other) {
    if (other.count_ == 0) {
      return Status::ok;
    }
    if (count_ == 0) {
      *this = other;
      return Status::ok;
    }
    Vector<T, N> d{};
    const T distance = subtract(other.mean_.data(), mean_, d);
    if (!is_finite(distance)) {
      return Status::overflow;
    }
    const T mine = effective_count();
    const T theirs = other.effective_count();
    const T share = theirs / (mine + theirs);
    const T between = share * (1 - share);
    for (std::size_t i = 0; i < N; ++i) {
      const std::size_t at = covariance_.index(i, i);
      const T variance =
          (1 - share) * covariance_.packed[at] + share * other.covariance_.packed[at] + between * d[i] * d[i];
      if (!is_finite(variance)) {
        return Status::overflow;
      }
    }
    for (std::size_t i = 0; i < covariance_.packed.size(); ++i) {
      covariance_.packed[i] = (1 - share) * covariance_.packed[i] + share * other.covariance_.packed[i];
    }
    rank_one(covariance_, T{1}, between, d);
    axpy(share, d, mean_);
    count_ = other.count_ < ~count_ ? count_ + other.count_ : ~std::uint32_t{0};
    return Status::ok;
  }

  constexpr void reset() { *this = Covariance{}; }

  /// Samples seen; stays at 2^32 - 1 when it gets there.
  constexpr std::uint32_t count() const { return count_; }

  /// Zero before the first sample.
  constexpr const Vector<T, N>& mean() const { return mean_; }

  constexpr Status covariance(SymmetricMatrix<T, N>& out, Normalization normalization = Normalization::sample) const {
    const bool unbiased = normalization == Normalization::sample;
    if (count_ < (unbiased ? 2U : 1U)) {
      return Status::too_few_samples;
    }
    const T n = effective_count();
    const T factor = unbiased ? n / (n - 1) : T{1};
    // Variances alone are tested, here and in merge: no entry of a covariance exceeds the largest of them.
    for (std::size_t i = 0; i < N; ++i) {
      const T variance = factor * covariance_.packed[covariance_.index(i, i)];
      if (!is_finite(variance)) {
        return Status::overflow;
      }
    }
    for (std::size_t i = 0; i < out.packed.size(); ++i) {
      out.packed[i] = factor * covariance_.packed[i];
    }
    return Status::ok;
  }

private:
  constexpr T effective_count() const { return static_cast<T>(count_ <= horizon ? count_ : horizon); }

  constexpr Status update_from(const T* sample) {
    static_assert(sizeof(Covariance) ==
                  (sizeof(T) * (N + N * (N + 1) / 2) + 4 + sizeof(T) - 1) / sizeof(T) * sizeof(T));
    if (__builtin_is_constant_evaluated()) {
      Vector<T, N> d{};
      return update_with(sample, d);
    }
    return update_at_run_time(sample);
  }

  // A d that is not cleared before it is filled; a constant expression insists on clearing it.
  Status update_at_run_time(const T* sample) {
    Vector<T, N> d;
    return update_with(sample, d);
  }

  constexpr Status update_with(const T* sample, Vector<T, N>& d) {
    // A sum of squares that is finite covers every product of two differences.
    const T distance = subtract(sample, mean_, d);
    if (!is_finite(distance)) {
      return all_finite(sample, N) ? Status::overflow : Status::not_finite;
    }
    if (count_ != ~std::uint32_t{0}) {
      ++count_;
    }
    const T weight = 1 / effective_count();
    rank_one(covariance_, 1 - weight, weight * (1 - weight), d);
    axpy(weight, d, mean_);
    return Status::ok;
  }

  std::uint32_t count_ = 0;
  Vector<T, N> mean_{};
  SymmetricMatrix<T, N> covariance_{};
};

}  // namespace eigenmote
