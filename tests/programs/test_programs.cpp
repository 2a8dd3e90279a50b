// The programs of the public face, as a user types them: they must compile and do what their comments say.
#include <eigenmote/eigenmote.hpp>
using namespace eigenmote;

#include "check.hpp"

static void an_eigensolver() {
  // clang-format off
  SymmetricMatrix<float, 3> a{{2, 1, 0,
                                  2, 1,
                                     2}};
  // clang-format on
  EigenPairs<float, 3> e;
  Status s = jacobi(a, e);
  CHECK_STATUS(ok, s);
  const double root = 1.4142135623730951;  // the eigenvalues are 2 + sqrt 2, 2, 2 - sqrt 2
  const double expected[3] = {2 + root, 2, 2 - root};
  for (std::size_t k = 0; k < 3; ++k) {
    CHECK_WITHIN(1e-6, expected[k], static_cast<double>(e.values[k]));
  }
  CHECK_WITHIN(1e-6, 0.5, static_cast<double>(e.vectors[0][0]));  // (1, sqrt 2, 1) / 2
  CHECK_WITHIN(1e-6, root / 2, static_cast<double>(e.vectors[0][1]));
}

static void a_covariance_of_a_stream_and_its_pca() {
  Covariance<float, 6> cov;
  Covariance<float, 6> other_device;
  std::array<float, 6> sample{};
  Status s = Status::ok;
  for (int n = 0; n < 64; ++n) {
    for (std::size_t i = 0; i < 6; ++i) {
      sample[i] = static_cast<float>((n * static_cast<int>(i + 3)) % 17);
    }
    s = cov.update(sample);
    CHECK_STATUS(ok, s);
    const float c_array[6] = {sample[0], sample[1], sample[2], sample[3], sample[4], sample[5]};
    s = other_device.update(c_array);
    CHECK_STATUS(ok, s);
  }
  s = cov.merge(other_device);
  CHECK_STATUS(ok, s);
  TEST_ASSERT_EQUAL_UINT32(128, cov.count());
  TEST_ASSERT_TRUE(cov.mean() == other_device.mean());
  SymmetricMatrix<float, 6> c;
  s = cov.covariance(c);
  CHECK_STATUS(ok, s);
  s = cov.covariance(c, Normalization::population);
  CHECK_STATUS(ok, s);

  PcaModel<float, 6, 2> model;
  s = fit(cov, model);
  CHECK_STATUS(ok, s);
  s = fit<Solver::jacobi>(cov, model);
  CHECK_STATUS(ok, s);
  FitWorkspace<float, 6, 2> workspace;
  s = fit(cov, model, workspace);
  CHECK_STATUS(ok, s);
  std::array<float, 2> z = model.project(sample);
  std::array<float, 2> told{};
  s = model.project(sample, told);
  CHECK_STATUS(ok, s);
  TEST_ASSERT_TRUE(z == told);
  std::array<float, 6> back = model.reconstruct(z);
  // What comes back lies in the plane of the two components: projecting it again gives the same coefficients.
  const std::array<float, 2> again = model.project(back);
  for (std::size_t k = 0; k < 2; ++k) {
    CHECK_WITHIN(1e-4, static_cast<double>(z[k]), static_cast<double>(again[k]));
  }
}

void run_tests() {
  RUN_TEST(an_eigensolver);
  RUN_TEST(a_covariance_of_a_stream_and_its_pca);
}
