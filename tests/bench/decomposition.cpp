// All eigenvalues and eigenvectors of a symmetric N x N matrix, and the PCA model of K components that is made of them. Both
// in one file: Eigen's solver is most of what there is to compile, and this way it is compiled once.
#include <eigenmote/eigenmote.hpp>

#include "inputs.hpp"
#include "meter.hpp"
#include "operations.hpp"

#ifdef EIGENMOTE_BENCH_EIGEN
#include <Eigen/Eigenvalues>
#endif

namespace bench {
namespace {

using eigenmote::Covariance;
using eigenmote::EigenPairs;
using eigenmote::Normalization;
using eigenmote::PcaModel;
using eigenmote::Status;
using eigenmote::SymmetricMatrix;

/// A v = value v, entry by entry, for every pair.
template <std::size_t N>
bool are_eigenpairs(const SymmetricMatrix<float, N>& a, const EigenPairs<float, N>& pairs) {
  bool all = true;
  for (std::size_t k = 0; k < N; ++k) {
    for (std::size_t i = 0; i < N; ++i) {
      float product = 0;
      for (std::size_t j = 0; j < N; ++j) {
        product += a(i, j) * pairs.vectors[k][j];
      }
      all = all && agree(product, pairs.values[k] * pairs.vectors[k][i], N, pairs.values[0]);
    }
  }
  return all;
}

#ifdef EIGENMOTE_BENCH_EIGEN
template <std::size_t N>
Eigen::Matrix<float, N, N> to_eigen(const SymmetricMatrix<float, N>& a) {
  Eigen::Matrix<float, N, N> result;
  for (std::size_t i = 0; i < N; ++i) {
    for (std::size_t j = 0; j < N; ++j) {
      result(i, j) = a(i, j);
    }
  }
  return result;
}
#endif

template <std::size_t N>
void measure_jacobi(Spectrum spectrum) {
  const SymmetricMatrix<float, N> a = matrix<N>(spectrum);
  Row row{"jacobi", N, 0, name(spectrum)};

  EigenPairs<float, N> pairs;
  Status status{};
  row.ours = instructions_of([&] { status = eigenmote::jacobi(a, pairs); });
  row.check(status == Status::ok && are_eigenpairs(a, pairs));

#ifdef EIGENMOTE_BENCH_EIGEN
  using Matrix = Eigen::Matrix<float, N, N>;
  const Matrix b = to_eigen(a);
  Eigen::SelfAdjointEigenSolver<Matrix> solver;
  row.eigen_took(instructions_of([&] { solver.compute(b); }));
  row.check(solver.info() == Eigen::Success);
  for (std::size_t k = 0; k < N; ++k) {
    const float value = solver.eigenvalues()[N - 1 - k];  // Eigen's ascend
    row.check(agree(value, pairs.values[k], N, pairs.values[0]));
  }
#endif
  row.print();
}

template <std::size_t... N>
void measure_jacobi_on(Spectrum spectrum) {
  (measure_jacobi<N>(spectrum), ...);
}

template <std::size_t K, std::size_t N>
void measure_fit() {
  Row row{"fit", N, K};
  Stream<N> stream;
  Covariance<float, N> samples;
  Status status{};
  for (std::size_t i = 0; i < 10 * N; ++i) {
    status = samples.update(stream.next());
    row.check(status == Status::ok);
  }

  PcaModel<float, N, K> model;
  row.ours = instructions_of([&] { status = eigenmote::fit(samples, model); });
  row.check(status == Status::ok);

#ifdef EIGENMOTE_BENCH_EIGEN
  using Matrix = Eigen::Matrix<float, N, N>;
  SymmetricMatrix<float, N> population;
  status = samples.covariance(population, Normalization::population);
  row.check(status == Status::ok);
  const Matrix covariance = to_eigen(population);
  const Eigen::Matrix<float, N, 1> mean = Eigen::Map<const Eigen::Matrix<float, N, 1>>(samples.mean().data());
  struct {
    Eigen::Matrix<float, N, 1> mean;
    Eigen::Matrix<float, K, N, Eigen::RowMajor> components;
    Eigen::Matrix<float, K, 1> variances;
  } result;
  row.eigen_took(instructions_of([&] {
    const auto count = static_cast<float>(samples.count());
    const Matrix unbiased = count / (count - 1) * covariance;
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(unbiased);
    result.mean = mean;
    result.components = solver.eigenvectors().template rightCols<K>().rowwise().reverse().transpose();
    result.variances = solver.eigenvalues().template tail<K>().reverse();
  }));
  for (std::size_t k = 0; k < K; ++k) {
    row.check(agree(result.variances[k], model.variances[k], N, model.variances[0]));
  }
#endif
  row.print();
}

}  // namespace

void decomposition() {
  measure_jacobi_on<3, 4, 6, 8, 12, 16, 32>(Spectrum::decaying);
  measure_jacobi_on<3, 4, 6, 8, 12, 16, 32>(Spectrum::flat);
  measure_fit<2, 6>();
  measure_fit<3, 8>();
  measure_fit<4, 16>();
}

}  // namespace bench
