// Runs a configuration on a board and tells how deep its stack went.
#include "firmware.hpp"

#include <cstddef>
#include <cstdint>
#include <port.hpp>
#include <print.hpp>

namespace {

template <class Numbers>
constexpr void fill(Numbers& numbers, std::uint32_t& state) {
  for (float& number : numbers) {
    state = state * 1664525 + 1013904223;  // the generator of Numerical Recipes, section 7.1
    number = static_cast<float>(state >> 16) / 65536 - 0.5F;
  }
}

constexpr Inputs make_inputs() {
  Inputs inputs{};
  std::uint32_t state = 1;
  for (auto& sample : inputs.samples) {
    fill(sample, state);
  }
  fill(inputs.matrix_3.packed, state);
  fill(inputs.matrix_8.packed, state);
  return inputs;
}

constexpr Inputs inputs = make_inputs();

}  // namespace

int main() {
  port::paint_stack();
  const eigenmote::Status status = work(inputs);
  const std::size_t depth = port::stack_depth();
  port::print("status: ");
  port::print(text(status));
  port::print("\nstack: ");
  port::print_integer(static_cast<std::int64_t>(depth));
  port::print("\n");
  return status == eigenmote::Status::ok ? 0 : 1;
}
