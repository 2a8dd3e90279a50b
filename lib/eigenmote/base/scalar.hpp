// What the library needs of a floating-point number: its format, its bits, finiteness, powers of two, square root.
//
// None of it calls libm, all of it works in constant expressions, and all of it gives the same bits on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

#if !defined(__has_builtin)
#error "eigenmote needs gcc 11 or clang 9, or later"
#elif !__has_builtin(__builtin_bit_cast)
#error "eigenmote needs gcc 11 or clang 9, or later"
#endif

namespace eigenmote {

/// The scalar types of every template in the library.
template <class T>
inline constexpr bool is_scalar = std::is_same_v<T, float> || std::is_same_v<T, double>;

/// Distance from 1 to the next number: 2^-23 for float, 2^-52 for double.
template <class T>
inline constexpr T epsilon = std::numeric_limits<T>::epsilon();

namespace detail {

/// IEEE 754 binary32 and binary64.
template <class T>
struct Format {
  static_assert(is_scalar<T>, "eigenmote: the scalar type must be float or double");
  static_assert(std::numeric_limits<T>::is_iec559, "eigenmote: the scalar type must be IEEE 754");
  using Bits = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
  static constexpr int mantissa_bits = std::numeric_limits<T>::digits - 1;
  static constexpr int exponent_bits = static_cast<int>(sizeof(T) * 8) - 1 - mantissa_bits;
  static constexpr int exponent_bias = std::numeric_limits<T>::max_exponent - 1;
  static constexpr Bits sign = Bits{1} << (sizeof(T) * 8 - 1);
  static constexpr Bits implicit_one = Bits{1} << mantissa_bits;
  static constexpr Bits infinity = static_cast<Bits>(2 * exponent_bias + 1) << mantissa_bits;
};

template <class T>
using Bits = typename Format<T>::Bits;

// The bits as they lie in memory. The empty assembly hides where they came from: under -ffast-math a compiler may take
// any float value to be finite, follow a store and load back to that value, and fold a test of its exponent to "true".
template <class T>
inline Bits<T> load_bits(const T& x) {
  Bits<T> bits;
  // Without the alignment this is a call of memcpy on a Cortex-M0, which cannot load across a word's boundary.
  std::memcpy(&bits, __builtin_assume_aligned(&x, alignof(T)), sizeof bits);
  __asm__("" : "+r"(bits));
  return bits;
}

template <class T>
constexpr Bits<T> bits_of(const T& x) {
  return __builtin_is_constant_evaluated() ? __builtin_bit_cast(Bits<T>, x) : load_bits(x);
}

constexpr int leading_zeros(std::uint32_t bits) { return __builtin_clz(bits); }
constexpr int leading_zeros(std::uint64_t bits) { return __builtin_clzll(bits); }

template <class T>
constexpr T from_bits(Bits<T> bits) {
  return __builtin_bit_cast(T, bits);
}

/// The bits of |x|: they order as the magnitudes do, and those of infinity and NaN come last.
template <class T>
constexpr Bits<T> magnitude_bits(const T& x) {
  return bits_of(x) & ~Format<T>::sign;
}

}  // namespace detail

/// Neither NaN nor infinity. Right under -ffast-math too, for a number that came from memory.
template <class T>
constexpr bool is_finite(const T& x) {
  return detail::magnitude_bits(x) < detail::Format<T>::infinity;
}

template <class T>
constexpr bool all_finite(const T* x, std::size_t size) {
  bool finite = true;
  for (std::size_t i = 0; i < size; ++i) {
    finite &= is_finite(x[i]);
  }
  return finite;
}

/// |x|. Not called abs, which vendor headers define as a macro.
constexpr float magnitude(float x) { return __builtin_fabsf(x); }
constexpr double magnitude(double x) { return __builtin_fabs(x); }

/// 2^exponent, for exponents of normal numbers: -126 to 127 in float, -1022 to 1023 in double.
template <class T>
constexpr T power_of_two(int exponent) {
  using Format = detail::Format<T>;
  return detail::from_bits<T>(static_cast<detail::Bits<T>>(exponent + Format::exponent_bias) << Format::mantissa_bits);
}

/// The e with 2^e <= |x| < 2^(e+1), for finite x other than 0; subnormals included. That of the smallest number for 0.
template <class T>
constexpr int exponent_of(const T& x) {
  using Format = detail::Format<T>;
  const detail::Bits<T> bits = detail::magnitude_bits(x);
  int exponent = static_cast<int>(bits >> Format::mantissa_bits);
  if (exponent == 0) {
    exponent = 1 + Format::exponent_bits - detail::leading_zeros(bits | 1);
  }
  return exponent - Format::exponent_bias;
}

namespace detail {

// Correctly rounded by integer arithmetic: the restoring square root, one bit of the result in each turn.
template <class T>
constexpr T square_root_by_integers(const T& x) {
  using Format = detail::Format<T>;
  const Bits<T> bits = bits_of(x);
  const Bits<T> without_sign = bits & ~Format::sign;
  if (without_sign == 0 || without_sign > Format::infinity || bits == Format::infinity) {
    return x;
  }
  if (bits != without_sign) {
    return std::numeric_limits<T>::quiet_NaN();
  }
  int exponent = exponent_of(x);
  Bits<T> rest = without_sign & (Format::implicit_one - 1);
  if (without_sign >= Format::implicit_one) {
    rest |= Format::implicit_one;
  } else {
    rest <<= 1 - Format::exponent_bias - exponent;
  }
  rest <<= 1;
  if ((exponent & 1) != 0) {
    rest <<= 1;
    exponent -= 1;
  }
  // x = rest 2^(exponent - mantissa_bits - 1), an even exponent. `root` gets one bit more than the result holds.
  Bits<T> root = 0;
  Bits<T> twice_root = 0;
  for (Bits<T> bit = Format::implicit_one << 1; bit != 0; bit >>= 1) {
    const Bits<T> trial = twice_root + bit;
    if (trial <= rest) {
      twice_root = trial + bit;
      rest -= trial;
      root += bit;
    }
    rest <<= 1;
  }
  // That bit rounds. A tie cannot be: a root of so many bits has a square of twice as many, more than x has.
  root = (root + 1) >> 1;
  const auto biased = static_cast<Bits<T>>(exponent / 2 + Format::exponent_bias - 1);
  return from_bits<T>((biased << Format::mantissa_bits) + root);  // root's leading one adds 1 to the exponent
}

// One instruction where there is one. __builtin_sqrt is not used on a microcontroller: unless -fno-math-errno is given it
// compares, branches and drags in sqrtf with errno, 1 KB of RAM with newlib.
#if defined(__arm__) && defined(__ARM_FP) && (__ARM_FP & 0x4)
inline float square_root_at_run_time(float x) {
  float root;
  __asm__("vsqrt.f32 %0, %1" : "=t"(root) : "t"(x));
  return root;
}
#elif defined(__x86_64__) || defined(__aarch64__)
inline float square_root_at_run_time(float x) { return __builtin_sqrtf(x); }
#else
inline float square_root_at_run_time(float x) { return square_root_by_integers(x); }
#endif

#if defined(__arm__) && defined(__ARM_FP) && (__ARM_FP & 0x8)
inline double square_root_at_run_time(double x) {
  double root;
  __asm__("vsqrt.f64 %P0, %P1" : "=w"(root) : "w"(x));
  return root;
}
#elif defined(__x86_64__) || defined(__aarch64__)
inline double square_root_at_run_time(double x) { return __builtin_sqrt(x); }
#else
inline double square_root_at_run_time(double x) { return square_root_by_integers(x); }
#endif

}  // namespace detail

/// Correctly rounded. NaN for x < 0; -0 for -0. One instruction with an FPU; without, 25 (float) or 54 (double) turns of an
/// integer loop.
template <class T>
constexpr T square_root(T x) {
  static_assert(is_scalar<T>, "eigenmote: the scalar type must be float or double");
  return __builtin_is_constant_evaluated() ? detail::square_root_by_integers(x) : detail::square_root_at_run_time(x);
}

}  // namespace eigenmote
