// The covariance of a stream of six channels.
#include <eigenmote/eigenmote.hpp>

#include "../firmware.hpp"

eigenmote::Covariance<float, 6> covariance;
eigenmote::SymmetricMatrix<float, 6> matrix;

eigenmote::Status work(const Inputs& inputs) {
  for (const auto& sample : inputs.samples) {
    if (const auto status = covariance.update(sample); status != eigenmote::Status::ok) {
      return status;
    }
  }
  return covariance.covariance(matrix);
}
