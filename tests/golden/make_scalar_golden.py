# Makes square_roots.hpp: correctly rounded square roots of float and double, as bit patterns.
# From Python's integers alone (math.isqrt; no floating point), cross-checked with numpy 1.24.2's sqrt;
# Debian 12: python3-numpy.
# Command: /usr/bin/python3 tests/golden/make_scalar_golden.py
import sys

sys.dont_write_bytecode = True

import platform
import random
from math import isqrt

import numpy

from golden_header import comment, table, write

CASES = 40


class Format:
    """An IEEE 754 binary format. A positive finite value is mantissa * 2^exponent, in integers."""

    def __init__(self, precision, exponent_bits, bits_type, float_type):
        self.precision = precision  # with the hidden bit
        self.bias = 2 ** (exponent_bits - 1) - 1
        self.fraction_bits = precision - 1
        self.minimum = 1 - self.bias - self.fraction_bits  # the exponent of subnormals
        self.largest_bits = ((2 * self.bias + 1) << self.fraction_bits) - 1
        self.bits_type, self.float_type = bits_type, float_type

    def unpack(self, bits):
        fraction = bits & ((1 << self.fraction_bits) - 1)
        field = bits >> self.fraction_bits
        if field == 0:
            return fraction, self.minimum
        return fraction | (1 << self.fraction_bits), field - 1 + self.minimum

    def pack(self, mantissa, exponent):
        """Bits of mantissa * 2^exponent, which must be a value of the format."""
        while mantissa.bit_length() > self.precision or exponent < self.minimum:
            assert mantissa % 2 == 0
            mantissa, exponent = mantissa // 2, exponent + 1
        while mantissa.bit_length() < self.precision and exponent > self.minimum:
            mantissa, exponent = mantissa * 2, exponent - 1
        if mantissa.bit_length() < self.precision:
            return mantissa  # subnormal
        bits = ((exponent - self.minimum + 1) << self.fraction_bits) | (mantissa - (1 << self.fraction_bits))
        assert bits <= self.largest_bits
        return bits

    def square_root(self, bits):
        """Bits of the square root, to nearest, ties to even (a tie cannot occur, as is asserted)."""
        mantissa, exponent = self.unpack(bits)
        # Shift left until the integer root has at least two bits more than the format, the exponent staying even.
        shift = 2 * self.precision + 4
        shift += (exponent - shift) % 2
        scaled, exponent = mantissa << shift, exponent - shift
        root = isqrt(scaled)
        exponent //= 2
        drop = root.bit_length() - self.precision
        assert drop >= 2
        kept, rest, half = root >> drop, root & ((1 << drop) - 1), 1 << (drop - 1)
        inexact = root * root != scaled
        assert not (rest == half and not inexact)  # the square of a midpoint has too many bits
        if rest > half or (rest == half and inexact):
            kept += 1
        return self.pack(kept, exponent + drop)

    def near_midpoints(self, per_side, taken):
        """Inputs in [1, 4) with the roots nearest to a midpoint of two neighbours: per_side roots just below one, then
        as many just above one. Inputs in `taken` are passed over.

        A midpoint is an odd number o of precision + 1 bits (in half units in the last place). Its square is
        m * 2^s + r, and the root of m * 2^s is near o when r is small. r is 1 modulo 8, and each such r has four square
        roots modulo 2^s, found bit by bit. s decides whether the input's exponent is even or odd.
        """
        p = self.precision
        below, above = [], []
        r = 1
        while min(len(below), len(above)) < per_side:
            for found, rest in ((below, r), (above, -r - 6)):  # r = 1, -7, 9, -15, ...
                for s in (p + 1, p + 2):
                    o = 1
                    for bit in range(3, s):  # from o * o = rest modulo 2^bit to modulo 2^(bit + 1)
                        o += ((o * o - rest) >> bit & 1) << (bit - 1)
                    roots = {(sign * o + turn) % (1 << s) for sign in (1, -1) for turn in (0, 1 << (s - 1))}
                    for root in sorted(roots):
                        m, remainder = divmod(root * root - rest, 1 << s)
                        assert remainder == 0
                        if root >> p == 1 and m.bit_length() == p:
                            bits = self.pack(m, s - 2 * p)
                            if bits not in taken and bits not in found:
                                found.append(bits)
            r += 8
        return below[:per_side] + above[:per_side]


def chosen(f):
    """The 40 inputs, grouped; deterministic."""
    p, one = f.precision, f.bias << f.fraction_bits
    smallest_normal = 1 << f.fraction_bits
    odd = (isqrt(2**p) - 1) | 1  # the largest odd number whose square fits into the format
    assert (odd * odd).bit_length() == p < ((odd + 2) ** 2).bit_length()
    generator = random.Random(20240229 + p)

    def random_normal(parity):
        while True:
            field = generator.randrange(1, 2 * f.bias + 1)
            if (field - f.bias) % 2 == parity:
                return (field << f.fraction_bits) | generator.getrandbits(f.fraction_bits)

    groups = {
        "subnormal: the smallest, 2 and 3 times it, one in the middle, the largest":
            [1, 2, 3, 0x2AAAAB if p == 24 else 0x5555555555555, smallest_normal - 1],
        "the smallest normal number and the next": [smallest_normal, smallest_normal + 1],
        "1, two below it, two above it": [one, one - 1, one - 2, one + 1, one + 2],
        "2, 3, 0.5, just below 2, just below 4":
            [f.pack(2, 0), f.pack(3, 0), f.pack(1, -1), f.pack(2, 0) - 1, f.pack(4, 0) - 1],
        f"perfect squares: 4, 9, 0.25, 1.5^2, {odd}^2, {odd}^2 * 2^-40":
            [f.pack(4, 0), f.pack(9, 0), f.pack(1, -2), f.pack(9, -2), f.pack(odd * odd, 0), f.pack(odd * odd, -40)],
        "the largest finite number and the one before": [f.largest_bits, f.largest_bits - 1],
        "random, even exponent": [random_normal(0) for _ in range(4)],
        "random, odd exponent": [random_normal(1) for _ in range(3)],
    }
    taken = [bits for group in groups.values() for bits in group]
    groups["nearest to a midpoint: four roots just below one, four just above"] = f.near_midpoints(4, taken)
    return groups


def rows_of(name, f, kind, digits, suffix):
    groups = chosen(f)
    inputs = [bits for group in groups.values() for bits in group]
    assert len(inputs) == len(set(inputs)) == CASES
    outputs = [f.square_root(bits) for bits in inputs]
    from_numpy = numpy.sqrt(numpy.array(inputs, dtype=f.bits_type).view(f.float_type)).view(f.bits_type)
    assert outputs == from_numpy.tolist()
    # Each midpoint case, again and directly: truth is within 2^-(precision - 4) units in the last place of a midpoint.
    for bits in inputs[-8:]:
        mantissa, exponent = f.unpack(bits)
        shift = 4 * f.precision + exponent % 2
        root = isqrt(mantissa << shift)
        tail = root.bit_length() - f.precision
        off = abs((root & ((1 << tail) - 1)) - (1 << (tail - 1)))
        assert off < 1 << (tail - f.precision + 4)
    lines, at = table(name, [[f"0x{a:0{digits}X}{suffix}", f"0x{b:0{digits}X}{suffix}"]
                             for a, b in zip(inputs, outputs)], kind), 1
    for title, group in groups.items():
        lines.insert(at, f"    // {title}")
        at += 1 + len(group)
    return lines


FLOAT = Format(24, 8, numpy.uint32, numpy.float32)
DOUBLE = Format(53, 11, numpy.uint64, numpy.float64)
write("square_roots.hpp", "make_scalar_golden.py", f"Python {platform.python_version()}, numpy {numpy.__version__}",
      comment("Square roots rounded to nearest: {bits of x, bits of sqrt(x)}, IEEE 754 binary32 and binary64. All x "
              "are positive and finite."),
      ["cstddef", "cstdint"], "golden",
      [f"inline constexpr std::size_t square_roots_size = {CASES};", "",
       *rows_of("square_roots_float", FLOAT, "std::uint32_t", 8, "U"), "",
       *rows_of("square_roots_double", DOUBLE, "std::uint64_t", 16, "ULL")])
