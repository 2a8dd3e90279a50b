// What PCA found, ready to be used: the mean and the few directions that matter.
#pragma once

#include <cstddef>
#include <cstdint>

#include "../base/matrix.hpp"
#include "../base/scalar.hpp"
#include "../base/status.hpp"
#include "../base/vector.hpp"
#include "../base/vector_ops.hpp"

namespace eigenmote {

/// Purpose: turns a sample of D channels into K coefficients and back.
///
/// Mathematics: z = U (x - mean), x ~ mean + U' z; the rows of U, `components`, are orthonormal, in the order of the
/// `variances` of their coefficients, from the largest down.
///
/// Input: a model is filled by fit(), loaded, or compiled in: an aggregate of numbers, zero by default, without invariants
/// of its own; `constexpr` puts it into flash.
///
/// Cost: project and reconstruct, D K multiply-adds + D adds each. RAM: sizeof(T) (D + K D + K + 1) + 4, rounded up to a
/// multiple of sizeof(T). Stack: D sizeof(T) and a few words.
///
/// Status: the form of project with a status gives not_finite for a NaN or infinity in the sample, overflow where a
/// coefficient is beyond T's range; the output is then as it was. The forms without one give NaN for NaN, and NaN or
/// infinity for overflow.
///
/// Interrupts: all calls are const; any may interrupt any.
///
///     PcaModel<float, 6, 2> model;
///     Status s = fit(cov, model);
///     std::array<float, 2> z = model.project(sample);
template <class T, std::size_t D, std::size_t K>
struct PcaModel {
  static_assert(is_scalar<T>, "eigenmote: the scalar type must be float or double");
  static_assert(D > 0, "eigenmote: a sample needs at least one channel");
  static_assert(K > 0 && K <= D, "eigenmote: D channels have from 1 to D components");

  Vector<T, D> mean{};
  Matrix<T, K, D> components{};
  Vector<T, K> variances{};
  T total_variance = 0;     ///< of all D directions, the dropped ones too
  std::uint32_t count = 0;  ///< samples it was made from

  constexpr Vector<T, K> project(const Vector<T, D>& sample) const {
    static_assert(sizeof(PcaModel) == (sizeof(T) * (D + K * D + K + 1) + 4 + sizeof(T) - 1) / sizeof(T) * sizeof(T));
    Vector<T, K> z{};
    std::size_t k = 0;
    for (; k + 4 <= K; k += 4) {
      project_rows<4>(sample, k, z);
    }
    if constexpr (K % 4 != 0) {
      project_rows<K % 4>(sample, k, z);
    }
    return z;
  }

  constexpr Status project(const Vector<T, D>& sample, Vector<T, K>& z) const {
    const Vector<T, K> result = project(sample);
    if (!all_finite(result.data(), K)) {
      return all_finite(sample.data(), D) ? Status::overflow : Status::not_finite;
    }
    z = result;
    return Status::ok;
  }

  constexpr Vector<T, D> reconstruct(const Vector<T, K>& z) const {
    Vector<T, D> sample = mean;
    for (std::size_t k = 0; k < K; ++k) {
      axpy(z[k], components.rows[k], sample);
    }
    return sample;
  }

private:
  // z[k] to z[k + Rows - 1], up to 4: the rows share each x - mean, which is so never stored. The sums are variables, not
  // an array, which would stay in memory. Each adds in the order of the channels.
  template <std::size_t Rows>
  constexpr void project_rows(const Vector<T, D>& sample, std::size_t k, Vector<T, K>& z) const {
    const Vector<T, D>* const rows = components.rows + k;
    T sum0 = 0;
    T sum1 = 0;
    T sum2 = 0;
    T sum3 = 0;
    for (std::size_t i = 0; i < D; ++i) {
      const T d = sample[i] - mean[i];
      sum0 += rows[0][i] * d;
      if constexpr (Rows > 1) {
        sum1 += rows[1][i] * d;
      }
      if constexpr (Rows > 2) {
        sum2 += rows[2][i] * d;
      }
      if constexpr (Rows > 3) {
        sum3 += rows[3][i] * d;
      }
    }
    z[k] = sum0;
    if constexpr (Rows > 1) {
      z[k + 1] = sum1;
    }
    if constexpr (Rows > 2) {
      z[k + 2] = sum2;
    }
    if constexpr (Rows > 3) {
      z[k + 3] = sum3;
    }
  }
};

}  // namespace eigenmote
