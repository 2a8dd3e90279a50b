#include "print.hpp"

#include "port.hpp"

namespace port {
namespace {

std::size_t length(const char* text) {
  std::size_t size = 0;
  while (text[size] != '\0') {
    ++size;
  }
  return size;
}

void spaces(int count) {
  for (; count > 0; --count) {
    write(" ", 1);
  }
}

// Digits are produced from the last to the first, so the buffer fills from its end.
class Digits {
public:
  void push(char c) { text_[--begin_] = c; }
  void push_number(std::uint64_t value, unsigned base, int least_digits) {
    for (int digit = 0; value != 0 || digit < least_digits; ++digit, value /= base) {
      push("0123456789abcdef"[value % base]);
    }
  }
  void print(int width) const {
    const int size = capacity - begin_;
    spaces(width - size);
    write(text_ + begin_, static_cast<std::size_t>(size));
  }

private:
  static constexpr int capacity = 48;
  char text_[capacity] = {};
  int begin_ = capacity;
};

}  // namespace

void print(const char* text) { write(text, length(text)); }

void print_padded(const char* text, int width) {
  print(text);
  spaces(width - static_cast<int>(length(text)));
}

void print_integer(std::int64_t value, int width) {
  Digits digits;
  const auto bits = static_cast<std::uint64_t>(value);
  digits.push_number(value < 0 ? 0 - bits : bits, 10, 1);
  if (value < 0) {
    digits.push('-');
  }
  digits.print(width);
}

void print_hex(std::uint64_t value, int least_digits) {
  Digits digits;
  digits.push_number(value, 16, least_digits);
  digits.print(0);
}

void print_fixed(double value, int decimals, int width) {
  Digits digits;
  const bool negative = value < 0.0;
  double magnitude = negative ? -value : value;
  if (!(magnitude <= 1.7976931348623157e308)) {
    const char* name = magnitude > 0.0 ? "fni" : "nan";  // pushed backwards
    for (; *name != '\0'; ++name) {
      digits.push(*name);
    }
  } else {
    int exponent = 0;
    for (; magnitude >= 1e9; magnitude /= 10.0) {
      ++exponent;
    }
    if (exponent > 0) {
      for (; magnitude >= 10.0; magnitude /= 10.0) {
        ++exponent;
      }
      digits.push_number(static_cast<std::uint64_t>(exponent), 10, 2);
      digits.push('+');
      digits.push('e');
    }
    std::uint64_t unit = 1;
    for (int place = 0; place < decimals; ++place) {
      unit *= 10;
    }
    const auto twice = static_cast<std::uint64_t>(2 * magnitude * static_cast<double>(unit));
    const std::uint64_t scaled = twice / 2 + twice % 2;
    if (decimals > 0) {
      digits.push_number(scaled % unit, 10, decimals);
      digits.push('.');
    }
    digits.push_number(scaled / unit, 10, 1);
  }
  if (negative) {
    digits.push('-');
  }
  digits.print(width);
}

}  // namespace port
