// Six vibration channels, their covariance learned sample by sample, and the two directions that say nearly everything.
#include <eigenmote/eigenmote.hpp>

#include <port.hpp>
#include <print.hpp>

#include "vibration.hpp"

using namespace eigenmote;

namespace {

constexpr std::size_t channels = Vibration::channels;
constexpr std::size_t components = 2;
constexpr int samples = 2000;

Covariance<float, channels> cov;
PcaModel<float, channels, components> model;

// How many instructions a piece of work takes, where the machine can tell.
template <class Work>
std::uint32_t cost_of(Work work) {
  const std::uint32_t start = port::ticks();
  work();
  return port::instructions(start, port::ticks());
}

// A function of its own, so that what it needs on the stack lies below main's frame and is seen by the meter.
[[gnu::noinline]] Status fit_model() { return fit(cov, model); }

void print_bar(float share) {
  constexpr int width = 40;
  for (int i = 0; i < width; ++i) {
    port::print(static_cast<float>(i) + 0.5F < share * width ? "#" : ".");
  }
}

void print_component(const char* name, float variance) {
  const float share = variance / model.total_variance;
  port::print("  ");
  port::print_padded(name, 10);
  port::print_fixed(static_cast<double>(variance), 4, 8);
  port::print("  ");
  print_bar(share);
  port::print_fixed(static_cast<double>(100 * share), 1, 7);
  port::print(" %\n");
}

void print_amount(const char* name, std::size_t amount) {
  port::print("  ");
  port::print_padded(name, 36);
  port::print_integer(static_cast<std::int64_t>(amount), 8);
  port::print("\n");
}

int report(Status status) {
  port::print(text(status));
  port::print("\n");
  return 1;
}

}  // namespace

int main() {
  port::print("eigenmote: first components, on ");
  port::print(port::name());
  port::print("\n");

  // Learn: one pass, nothing kept but the covariance.
  Status status = Status::ok;
  Vibration sensor;
  std::uint32_t update_cost = 0;
  for (int n = 0; n < samples; ++n) {
    const std::array<float, channels> sample = sensor.next();
    update_cost = cost_of([&] { status = cov.update(sample); });
    if (status != Status::ok) {
      return report(status);
    }
  }
  port::paint_stack();
  const std::uint32_t fit_cost = cost_of([&] { status = fit_model(); });
  const std::size_t fit_stack = port::stack_depth();
  if (status != Status::ok) {
    return report(status);
  }

  // Use: the same samples again, as two coefficients each, and back.
  Vibration again;
  double signal = 0;
  double error = 0;
  std::uint32_t project_cost = 0;
  std::uint32_t reconstruct_cost = 0;
  for (int n = 0; n < samples; ++n) {
    const std::array<float, channels> sample = again.next();
    std::array<float, components> z{};
    std::array<float, channels> back{};
    project_cost = cost_of([&] { z = model.project(sample); });
    reconstruct_cost = cost_of([&] { back = model.reconstruct(z); });
    for (std::size_t i = 0; i < channels; ++i) {
      const auto from_mean = static_cast<double>(sample[i] - model.mean[i]);
      const auto off = static_cast<double>(sample[i] - back[i]);
      signal += from_mean * from_mean;
      error += off * off;
    }
  }

  port::print_integer(samples);
  port::print(" samples of 6 channels, 2 components kept\n\nvariance\n");
  float dropped = model.total_variance;
  const char* const names[components] = {"first", "second"};
  for (std::size_t k = 0; k < components; ++k) {
    print_component(names[k], model.variances[k]);
    dropped -= model.variances[k];
  }
  print_component("dropped", dropped);

  const double kept_share = 1 - static_cast<double>(dropped / model.total_variance);
  const double rms_signal = square_root(signal / (samples * channels));
  const double rms_error = square_root(error / (samples * channels));
  const double expected = square_root(static_cast<double>(dropped) * (samples - 1) / samples / channels);
  port::print("\nexplained   ");
  port::print_fixed(100 * kept_share, 1);
  port::print(" % of the variance, with a third of the numbers\nerror       ");
  port::print_fixed(rms_error, 4);
  port::print(" rms after reconstruction, of ");
  port::print_fixed(rms_signal, 4);
  port::print(" (expected from the dropped variance: ");
  port::print_fixed(expected, 4);
  port::print(")\n\nRAM in bytes\n");
  print_amount("Covariance<float, 6>", sizeof cov);
  print_amount("PcaModel<float, 6, 2>", sizeof model);
  if (fit_stack > 0) {
    print_amount("stack, while fitting", fit_stack);
  }
  if (port::has_counter()) {
    port::print("\ninstructions\n");
    print_amount("cov.update(sample)", update_cost);
    print_amount("fit(cov, model)", fit_cost);
    print_amount("model.project(sample)", project_cost);
    print_amount("model.reconstruct(z)", reconstruct_cost);
  }

  // The error over the data is the dropped variance: if it is not, what was printed is wrong.
  const double difference = magnitude(rms_error - expected);
  return difference <= 1e-3 * expected && kept_share > 0.9 ? 0 : 1;
}
