// PCA of six channels: learn, fit two components, project, reconstruct.
#include <eigenmote/eigenmote.hpp>

#include "../firmware.hpp"

eigenmote::Covariance<float, 6> covariance;
eigenmote::PcaModel<float, 6, 2> model;
eigenmote::Vector<float, 2> coefficients;
eigenmote::Vector<float, 6> reconstruction;

eigenmote::Status work(const Inputs& inputs) {
  for (const auto& sample : inputs.samples) {
    if (const auto status = covariance.update(sample); status != eigenmote::Status::ok) {
      return status;
    }
  }
  if (const auto status = fit(covariance, model); status != eigenmote::Status::ok) {
    return status;
  }
  coefficients = model.project(inputs.samples[0]);
  reconstruction = model.reconstruct(coefficients);
  return eigenmote::Status::ok;
}
