// Centre a sample of N channels and project it on K components.
#include <eigenmote/eigenmote.hpp>

#include "inputs.hpp"
#include "meter.hpp"
#include "operations.hpp"

#ifdef EIGENMOTE_BENCH_EIGEN
#include <Eigen/Core>
#endif

namespace bench {
namespace {

using eigenmote::PcaModel;
using eigenmote::Vector;

template <std::size_t K, std::size_t N>
void measure() {
  // Any numbers do for a model: neither side asks whether its rows are orthonormal.
  Stream<N> stream;
  const Vector<float, N> sample = stream.next();
  PcaModel<float, N, K> model;
  model.mean = stream.next();
  for (Vector<float, N>& component : model.components.rows) {
    component = stream.next();
  }
  Row row{"project", N, K};

  Vector<float, K> z{};
  row.ours = instructions_of([&] { z = model.project(sample); });

#ifdef EIGENMOTE_BENCH_EIGEN
  using Sample = Eigen::Matrix<float, N, 1>;
  const Sample x = Eigen::Map<const Sample>(sample.data());
  const Sample mean = Eigen::Map<const Sample>(model.mean.data());
  using Components = Eigen::Matrix<float, K, N, Eigen::RowMajor>;
  const Components u = Eigen::Map<const Components>(model.components[0].data());
  Eigen::Matrix<float, K, 1> result;
  const auto measure_eigen = [&](const auto& way) {
    result.setZero();
    row.eigen_took(instructions_of(way));
    for (std::size_t k = 0; k < K; ++k) {
      row.check(agree(result[k], z[k], N, u.row(k).cwiseAbs().dot((x - mean).cwiseAbs())));
    }
  };
  // Also tried, and nowhere the cheapest: without noalias(), lazyProduct, u in column order.
  measure_eigen([&] { result.noalias() = u * (x - mean); });
  measure_eigen([&] {
    const Sample d = x - mean;
    result.noalias() = u * d;
  });
  measure_eigen([&] {
    const Sample d = x - mean;
    for (Eigen::Index k = 0; k < Eigen::Index{K}; ++k) {
      result[k] = u.row(k).dot(d);
    }
  });
#endif
  row.print();
}

}  // namespace

void project() {
  measure<2, 3>();
  measure<3, 8>();
  measure<4, 16>();
  measure<8, 32>();
  measure<8, 64>();
}

}  // namespace bench
