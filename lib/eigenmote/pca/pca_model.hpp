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
/// multiple of sizeof(T). Stack: saved registers and the result.
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
    eigenmote::project(components, sample, mean, z);
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
};

}  // namespace eigenmote
