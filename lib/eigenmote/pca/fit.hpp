// From a covariance to a PCA model.
#pragma once

#include <cstddef>
#include <cstdint>

#include "../base/status.hpp"
#include "../base/symmetric_matrix.hpp"
#include "../eigen/eigen_pairs.hpp"
#include "../eigen/jacobi.hpp"
#include "pca_model.hpp"

namespace eigenmote {

/// How fit finds the components.
enum class Solver : std::uint8_t { jacobi };

/// What fit works in, for a caller whose stack is small. RAM: (N (N + 1) / 2 + K + K N) sizeof(T) and the solver's own
/// workspace, with N = D. It holds nothing between calls.
template <class T, std::size_t D, std::size_t K, Solver S = Solver::jacobi>
struct FitWorkspace {
  SymmetricMatrix<T, D> covariance{};
  EigenPairs<T, D, K> pairs{};
  JacobiWorkspace<T, D, K> solver{};
};

/// Purpose: the PCA model of the samples that a covariance has seen.
///
/// Mathematics: the K eigenvectors of the sample covariance (n - 1) with the largest eigenvalues. An eigenvalue that
/// rounding made negative becomes variance 0; where the data has a lower rank than K, the last components are still
/// orthonormal and their variances are 0 within rounding.
///
/// Input: any type with count(), mean() and covariance(SymmetricMatrix<T, D>&), such as Covariance.
///
/// Cost: the solver's. RAM: none kept. Stack: a FitWorkspace<T, D, K> and what the solver needs beside its own;
/// the form with a workspace takes that from the caller.
///
/// Status: too_few_samples below 2, degenerate where no channel varies, not_finite or overflow as the covariance or the
/// solver says, not_converged. `model` is written only where the status is ok.
///
///     PcaModel<float, 6, 2> model;
///     Status s = fit(cov, model);
template <Solver S = Solver::jacobi, class Samples, class T, std::size_t D, std::size_t K>
constexpr Status fit(const Samples& samples, PcaModel<T, D, K>& model, FitWorkspace<T, D, K, S>& workspace) {
  if (const Status status = samples.covariance(workspace.covariance); status != Status::ok) {
    return status;
  }
  T total = 0;
  for (std::size_t i = 0; i < D; ++i) {
    total += workspace.covariance(i, i);
  }
  if (!is_finite(total)) {
    return all_finite(workspace.covariance.packed.data(), workspace.covariance.packed_size) ? Status::overflow
                                                                                            : Status::not_finite;
  }
  if (total <= 0) {
    return Status::degenerate;
  }
  if (const Status status = jacobi(workspace.covariance, workspace.pairs, workspace.solver); status != Status::ok) {
    return status;
  }
  model.mean = samples.mean();
  model.components = workspace.pairs.vectors;
  for (std::size_t k = 0; k < K; ++k) {
    model.variances[k] = workspace.pairs.values[k] > 0 ? workspace.pairs.values[k] : T{0};
  }
  model.total_variance = total;
  model.count = samples.count();
  return Status::ok;
}

template <Solver S = Solver::jacobi, class Samples, class T, std::size_t D, std::size_t K>
constexpr Status fit(const Samples& samples, PcaModel<T, D, K>& model) {
  FitWorkspace<T, D, K, S> workspace{};
  return fit<S>(samples, model, workspace);
}

}  // namespace eigenmote
