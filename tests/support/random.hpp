// Numbers that look random and are the same on every machine.
#pragma once

#include <cstdint>

/// A reproducible stream of numbers: xorshift32 (Marsaglia 2003), the same on every machine.
class Random {
public:
  explicit Random(std::uint32_t seed) : state_{seed} {}
  std::uint32_t bits() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 17;
    state_ ^= state_ << 5;
    return state_;
  }
  /// Uniform in [-1, 1), a multiple of 2^-23: exact in float and double.
  template <class T>
  T uniform() {
    return static_cast<T>(static_cast<std::int32_t>(bits() >> 8) - (1 << 23)) / static_cast<T>(1 << 23);
  }
  /// About normal, mean 0 and variance 1: the sum of twelve uniforms, scaled.
  template <class T>
  T normal() {
    T sum = 0;
    for (int i = 0; i < 12; ++i) {
      sum += uniform<T>();
    }
    return sum / 2;
  }

private:
  std::uint32_t state_;
};
