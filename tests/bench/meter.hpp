// How many instructions a piece of work executes, whether two results agree, and the line that is printed.
#pragma once

#include <eigenmote/eigenmote.hpp>

#include <cstddef>
#include <cstdint>

#include "port.hpp"

namespace bench {

/// Out of line and hidden from the optimiser: the work is compiled without knowing its input, and no part of it can move
/// past a reading of the timer or be dropped because nobody looks at the result.
template <class Work>
[[gnu::noipa]] void call(const Work& work) {
  work();
}

template <class Work>
std::uint32_t instructions_of_call(const Work& work) {
  const std::uint32_t before = port::ticks();
  call(work);
  return port::instructions(before, port::ticks());
}

/// The instructions of `work`, a lambda, less what timing and calling an empty one costs.
template <class Work>
std::uint32_t instructions_of(const Work& work) {
  return instructions_of_call(work) - instructions_of_call([] {});
}

/// |x - y| <= 4 n eps norm: the same number, but for the rounding of about n operations.
inline bool agree(float x, float y, std::size_t n, float norm) {
  return eigenmote::magnitude(x - y) <= 4 * static_cast<float>(n) * eigenmote::epsilon<float> * norm;
}

/// One result. A size is N, or K x N where an operation has K components.
struct Row {
  const char* operation;
  std::size_t n;
  std::size_t k = 0;
  const char* spectrum = "";
  std::uint32_t ours = 0;
  std::uint32_t eigen = 0;  ///< 0: not measured

  /// Of several ways to write the same with Eigen, the cheapest counts.
  void eigen_took(std::uint32_t instructions) { eigen = eigen == 0 || instructions < eigen ? instructions : eigen; }

  /// Ends the program with an error unless `correct`: what is wrong is not timed.
  void check(bool correct) const;

  /// As a line of CSV.
  void print() const;
};

}  // namespace bench
