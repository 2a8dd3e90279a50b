// Text and numbers on the console without printf: small, allocation-free, the same digits on every machine.
#pragma once

#include <cstddef>
#include <cstdint>

namespace port {

void print(const char* text);

/// Left-aligned in a column of `width`.
void print_padded(const char* text, int width);

/// Right-aligned in a column of `width`; wider numbers are not cut.
void print_integer(std::int64_t value, int width = 0);
void print_hex(std::uint64_t value, int digits);

/// Rounded to `decimals` (0 to 9) places, half away from zero. Magnitudes from 1e9 on are printed as a power of ten with
/// that many decimals; NaN and infinity as such.
void print_fixed(double value, int decimals, int width = 0);

}  // namespace port
