// The inputs of the benchmarks: fixed formulas and a fixed seed, computed in double, the same bits on every core. They are
// never tuned.
#pragma once

#include <eigenmote/eigenmote.hpp>

#include <cstddef>
#include <cstdint>

#include "random.hpp"

namespace bench {

inline constexpr std::uint32_t seed = 2463534242;  // the one of Marsaglia's paper

enum class Spectrum : std::uint8_t {
  decaying,  ///< 1, 1/2, 1/4, ...: a few directions matter
  flat,      ///< evenly from 2 down to 1 + 1/N: none matters much more than its neighbour
};

constexpr const char* name(Spectrum spectrum) { return spectrum == Spectrum::decaying ? "decaying" : "flat"; }

constexpr double eigenvalue(Spectrum spectrum, std::size_t k, std::size_t n) {
  return spectrum == Spectrum::decaying ? eigenmote::power_of_two<double>(-static_cast<int>(k))
                                        : 2.0 - static_cast<double>(k) / static_cast<double>(n);
}

/// A matrix with this spectrum and no other structure: diag(eigenvalues) between N pseudo-random reflections.
template <std::size_t N>
eigenmote::SymmetricMatrix<float, N> matrix(Spectrum spectrum) {
  Random random{seed};
  eigenmote::SymmetricMatrix<double, N> a;
  for (std::size_t k = 0; k < N; ++k) {
    a(k, k) = eigenvalue(spectrum, k, N);
  }
  for (std::size_t reflection = 0; reflection < N; ++reflection) {
    // A <- H A H with H = I - 2 v v' / v'v:  A - v w' - w v',  w = 2 (A v - (v' A v / v'v) v) / v'v
    eigenmote::Vector<double, N> v{};
    eigenmote::Vector<double, N> w{};
    for (double& entry : v) {
      entry = random.normal<double>();
    }
    const double length = eigenmote::dot(v, v);
    for (std::size_t i = 0; i < N; ++i) {
      for (std::size_t j = 0; j < N; ++j) {
        w[i] += 2.0 / length * a(i, j) * v[j];
      }
    }
    eigenmote::axpy(-eigenmote::dot(v, w) / length, v, w);
    for (std::size_t i = 0; i < N; ++i) {
      for (std::size_t j = i; j < N; ++j) {
        a(i, j) -= v[i] * w[j] + w[i] * v[j];
      }
    }
  }
  eigenmote::SymmetricMatrix<float, N> rounded;
  for (std::size_t i = 0; i < rounded.packed_size; ++i) {
    rounded.packed[i] = static_cast<float>(a.packed[i]);
  }
  return rounded;
}

/// Samples of N channels: each channel has noise of its own and half of what its neighbour has, about a mean that rises from
/// channel to channel.
template <std::size_t N>
class Stream {
public:
  eigenmote::Vector<float, N> next() {
    eigenmote::Vector<float, N> sample{};
    double noise = 0.0;
    for (std::size_t i = 0; i < N; ++i) {
      noise = noise / 2.0 + random_.normal<double>();
      sample[i] = static_cast<float>(static_cast<double>(i) + noise);
    }
    return sample;
  }

private:
  Random random_{seed};
};

}  // namespace bench
