// N numbers whose count is known when the firmware is compiled.
#pragma once

#include <array>
#include <cstddef>

namespace eigenmote {

/// A sample, a mean, a row of a matrix. RAM: N sizeof(T).
template <class T, std::size_t N>
using Vector = std::array<T, N>;

}  // namespace eigenmote
