// One sample into the running mean and covariance of N channels.
#include <eigenmote/eigenmote.hpp>

#include "inputs.hpp"
#include "meter.hpp"
#include "operations.hpp"

#ifdef EIGENMOTE_BENCH_EIGEN
#include <Eigen/Core>
#endif

namespace bench {
namespace {

using eigenmote::Covariance;
using eigenmote::Normalization;
using eigenmote::Status;
using eigenmote::SymmetricMatrix;
using eigenmote::Vector;

/// What Eigen's side keeps: the covariance itself, as we do, or Welford's sum of products about the mean. The sum is cheaper,
/// but in float it stops growing after 2^24 samples.
enum class EigenKeeps : std::uint8_t { covariance, sum };

#ifdef EIGENMOTE_BENCH_EIGEN

/// The ways to write it with Eigen, none with a test for NaN or overflow. Tried and left out, since another was always
/// cheaper: selfadjointView<Upper>, scaling the triangle alone, the whole matrix in one expression, and the sum by
/// triangularView += or by columns.
template <std::size_t N>
struct EigenCovariance {
  using Sample = Eigen::Matrix<float, N, 1>;

  Sample mean;
  Eigen::Matrix<float, N, N> matrix;  // its lower triangle counts
  std::uint32_t count;

  void scale_and_rank_update(const Sample& x) {
    const auto [d, weight] = advance(x);
    matrix *= 1 - weight;
    matrix.template selfadjointView<Eigen::Lower>().rankUpdate(d, weight * (1 - weight));
  }
  void triangle(const Sample& x) {
    const auto [d, weight] = advance(x);
    const Sample scaled = (weight * (1 - weight)) * d;
    matrix.template triangularView<Eigen::Lower>() = (1 - weight) * matrix + scaled.lazyProduct(d.transpose());
  }
  void columns_of_triangle(const Sample& x) {
    const auto [d, weight] = advance(x);
    const Sample scaled = (weight * (1 - weight)) * d;
    for (Eigen::Index j = 0; j < Eigen::Index{N}; ++j) {
      auto column = matrix.col(j).tail(Eigen::Index{N} - j);
      column = (1 - weight) * column + scaled[j] * d.tail(Eigen::Index{N} - j);
    }
  }
  void whole_columns(const Sample& x) {
    const auto [d, weight] = advance(x);
    const Sample scaled = (weight * (1 - weight)) * d;
    for (Eigen::Index j = 0; j < Eigen::Index{N}; ++j) {
      matrix.col(j) = (1 - weight) * matrix.col(j) + scaled[j] * d;
    }
  }

  void sum_rank_update(const Sample& x) {
    const auto [d, weight] = advance(x);
    matrix.template selfadjointView<Eigen::Lower>().rankUpdate(d, 1 - weight);
  }
  void sum_outer_product(const Sample& x) {
    const auto [d, weight] = advance(x);
    matrix.noalias() += d * (x - mean).transpose();
  }

private:
  struct Step {
    Sample d;  // from the old mean
    float weight;
  };

  Step advance(const Sample& x) {
    const Sample d = x - mean;
    const float weight = 1 / static_cast<float>(++count);
    mean += weight * d;
    return {d, weight};
  }
};

/// The same samples in Eigen's hands.
template <std::size_t N>
EigenCovariance<N> to_eigen(const Covariance<float, N>& samples, EigenKeeps keeps) {
  SymmetricMatrix<float, N> c;
  static_cast<void>(samples.covariance(c, Normalization::population));
  const float factor = keeps == EigenKeeps::sum ? static_cast<float>(samples.count()) : 1.0F;
  EigenCovariance<N> result;
  result.mean = Eigen::Map<const Eigen::Matrix<float, N, 1>>(samples.mean().data());
  for (std::size_t i = 0; i < N; ++i) {
    for (std::size_t j = 0; j < N; ++j) {
      result.matrix(i, j) = factor * c(i, j);
    }
  }
  result.count = samples.count();
  return result;
}

template <std::size_t N>
bool same_moments(const EigenCovariance<N>& x, const EigenCovariance<N>& y) {
  bool all = true;
  for (std::size_t i = 0; i < N; ++i) {
    all = all && agree(x.mean[i], y.mean[i], N, y.mean.maxCoeff());
    for (std::size_t j = 0; j <= i; ++j) {
      all = all && agree(x.matrix(i, j), y.matrix(i, j), N, y.matrix.maxCoeff());
    }
  }
  return all;
}

/// Times one of the ways on the step that took our covariance from `before` to `after`.
template <auto way, std::size_t N>
void measure_eigen(Row& row, const EigenCovariance<N>& before, const Vector<float, N>& sample,
                   const EigenCovariance<N>& after) {
  const Eigen::Matrix<float, N, 1> x = Eigen::Map<const Eigen::Matrix<float, N, 1>>(sample.data());
  EigenCovariance<N> result = before;
  row.eigen_took(instructions_of([&] { (result.*way)(x); }));
  row.check(same_moments(result, after));
}

#endif

template <std::size_t N>
void measure(EigenKeeps keeps) {
  Row row{keeps == EigenKeeps::covariance ? "update" : "update (Eigen: sum)", N};
  Stream<N> stream;
  Covariance<float, N> covariance;
  Status status{};
  for (std::size_t i = 0; i < 2 * N; ++i) {
    status = covariance.update(stream.next());
    row.check(status == Status::ok);
  }
  const Vector<float, N> sample = stream.next();
  [[maybe_unused]] const Covariance<float, N> before = covariance;
  row.ours = instructions_of([&] { status = covariance.update(sample); });
  row.check(status == Status::ok);

#ifdef EIGENMOTE_BENCH_EIGEN
  using Eigens = EigenCovariance<N>;
  const Eigens eigen_before = to_eigen(before, keeps);
  const Eigens eigen_after = to_eigen(covariance, keeps);
  if (keeps == EigenKeeps::covariance) {
    measure_eigen<&Eigens::scale_and_rank_update>(row, eigen_before, sample, eigen_after);
    measure_eigen<&Eigens::triangle>(row, eigen_before, sample, eigen_after);
    measure_eigen<&Eigens::columns_of_triangle>(row, eigen_before, sample, eigen_after);
    measure_eigen<&Eigens::whole_columns>(row, eigen_before, sample, eigen_after);
  } else {
    measure_eigen<&Eigens::sum_rank_update>(row, eigen_before, sample, eigen_after);
    measure_eigen<&Eigens::sum_outer_product>(row, eigen_before, sample, eigen_after);
  }
#endif
  row.print();
}

template <std::size_t... N>
void measure_all(EigenKeeps keeps) {
  (measure<N>(keeps), ...);
}

}  // namespace

void update() {
  measure_all<3, 4, 6, 8, 12, 16, 32>(EigenKeeps::covariance);
#ifdef EIGENMOTE_BENCH_EIGEN
  measure_all<3, 4, 6, 8, 12, 16, 32>(EigenKeeps::sum);
#endif
}

}  // namespace bench
