// A machine that shakes: six acceleration channels, made by a fixed formula with a fixed seed.
#pragma once

#include <eigenmote/base/vector_ops.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

/// Two modes of the housing, each an oscillation with its own frequency and its own shape over the channels, a constant
/// pull of gravity, and noise. The same samples on every machine, but for the last bit where
/// the compiler fuses multiply and add.
class Vibration {
public:
  static constexpr std::size_t channels = 6;

  std::array<float, channels> next() {
    // An oscillator without sine: a point that turns by a constant angle a step. The two pairs of factors are close
    // enough to the unit circle to stay on it for thousands of steps.
    eigenmote::rotate(slow_[0], slow_[1], 0.96F, 0.28F);
    eigenmote::rotate(fast_[0], fast_[1], 0.6F, 0.8F);
    constexpr float gravity[channels] = {0, 0, 9.81F, 0, 0, 9.81F};
    constexpr float slow_shape[channels] = {1.2F, 0.1F, 0.3F, 0.9F, -0.1F, 0.4F};
    constexpr float fast_shape[channels] = {-0.2F, 0.7F, 0.1F, 0.3F, 0.6F, -0.2F};
    std::array<float, channels> sample{};
    for (std::size_t i = 0; i < channels; ++i) {
      sample[i] = gravity[i] + slow_shape[i] * slow_[0] + fast_shape[i] * fast_[0] + 0.1F * noise();
    }
    return sample;
  }

private:
  // Uniform in [-1, 1): xorshift32 (Marsaglia 2003).
  float noise() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 17;
    state_ ^= state_ << 5;
    return static_cast<float>(static_cast<std::int32_t>(state_ >> 8) - (1 << 23)) / static_cast<float>(1 << 23);
  }

  float slow_[2] = {1, 0};
  float fast_[2] = {1, 0};
  std::uint32_t state_ = 2463534242;
};
