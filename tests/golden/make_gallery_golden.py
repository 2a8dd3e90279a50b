# Makes gallery_eigenvalues.hpp: the eigenvalues of hard symmetric matrices that a test builds by formula.
# From mpmath 1.2.1 (eigsy at 120 digits); Debian 12: python3-mpmath.
# Command: /usr/bin/python3 tests/golden/make_gallery_golden.py
#
# Matrices are exact fractions. Where an entry is not a float, there is one reference for the matrix of entries rounded
# to float and one for those rounded to double. Every printed eigenvalue is then proved to be the double nearest to the
# true one, without mpmath: Sylvester's law of inertia on A - x I, in fractions, counts the eigenvalues between the
# midpoints to the neighbouring doubles. Closed forms are asserted where there is one.
import sys

sys.dont_write_bytecode = True

from fractions import Fraction
from math import inf, nextafter

import mpmath
from mpmath import mp

from golden_header import comment, literal, round_to_float, vector, write

mp.dps = 120  # the steepest graded matrix spans 22 decimal orders: still almost 100 digits on its smallest eigenvalue
ZERO = mp.mpf(10) ** -90
CLOSED_FORM_TOLERANCE = mp.mpf(10) ** -100


def to_mp(x):
    return mp.mpf(x.numerator) / mp.mpf(x.denominator)


def build(size, entry):
    """The matrix of entry(i, j); entry must be symmetric."""
    rows = [[Fraction(entry(i, j)) for j in range(size)] for i in range(size)]
    assert all(rows[i][j] == rows[j][i] for i in range(size) for j in range(size))
    return rows


def rounded(rows, rounding):
    return [[rounding(x) for x in row] for row in rows]


def round_to_double(x):
    return Fraction(float(x))  # Python divides integers with correct rounding


def count_above(rows, x):
    """How many eigenvalues are larger than x: the number of positive pivots of A - x I, exactly."""
    a = [[entry - (x if i == j else 0) for j, entry in enumerate(row)] for i, row in enumerate(rows)]
    size, positive = len(a), 0
    for k in range(size):
        pivot = a[k][k]
        assert pivot != 0
        positive += pivot > 0
        for i in range(k + 1, size):
            factor = a[i][k] / pivot
            for j in range(k + 1, size):
                a[i][j] -= factor * a[k][j]
    return positive


def prove(rows, values):
    """Asserts that `values` are the eigenvalues of rows, each correctly rounded to double, with multiplicity."""
    assert len(values) == len(rows)
    for value in set(values):
        below, above = nextafter(value, -inf), nextafter(value, inf)
        if value == 0:  # an eigenvalue that is exactly zero: nothing else within 2^-200
            low, high = -Fraction(1, 2**200), Fraction(1, 2**200)
        else:
            low, high = (Fraction(value) + Fraction(below)) / 2, (Fraction(value) + Fraction(above)) / 2
        assert count_above(rows, low) - count_above(rows, high) == values.count(value), value


def eigenvalues(rows, closed_form=None):
    """Descending, rounded to double, proved."""
    size = len(rows)
    values = mp.eigsy(mp.matrix([[to_mp(x) for x in row] for row in rows]), eigvals_only=True)
    values = sorted((values[k] for k in range(size)), reverse=True)
    if closed_form is not None:
        for value, wanted in zip(values, sorted(closed_form, reverse=True), strict=True):
            assert abs(value - wanted) <= CLOSED_FORM_TOLERANCE
    values = [0.0 if abs(x) < ZERO else float(x) for x in values]
    prove(rows, values)
    return values


body = []


def add(name, formula, rows, closed_form=None):
    """One matrix: `name` alone where every entry is a float, else name_float and name_double."""
    body.extend(["", *comment(formula), f"inline constexpr std::size_t {name}_size = {len(rows)};"])
    if rounded(rows, round_to_float) == rows:
        kinds = {name: rows}
    else:
        assert closed_form is None
        kinds = {f"{name}_float": rounded(rows, round_to_float), f"{name}_double": rounded(rows, round_to_double)}
    for array, matrix in kinds.items():
        values = eigenvalues(matrix, closed_form)
        body.extend(vector(array, [literal(x) for x in values]))
        print(array, [float(f"{x:.6g}") for x in values])


def toeplitz(size, diagonal, beside):
    """Eigenvalues of the tridiagonal matrix with constant diagonals."""
    return [to_mp(Fraction(diagonal)) + 2 * to_mp(Fraction(beside)) * mp.cos(k * mp.pi / (size + 1))
            for k in range(1, size + 1)]


for n in (3, 8, 16):
    add(f"second_difference_{n}",
        f"Second difference, {n} x {n}: 2 if i == j, -1 if |i - j| == 1, else 0. "
        f"Closed form 2 - 2 cos(k pi / {n + 1}), k = 1..{n}.",
        build(n, lambda i, j: {0: 2, 1: -1}.get(abs(i - j), 0)), toeplitz(n, 2, -1))

add("wilkinson",
    "Wilkinson's W21+, 21 x 21: |10 - i| if i == j, 1 if |i - j| == 1, else 0. Its eigenvalues come in ever closer "
    "pairs: the largest two differ by 7e-14.",
    build(21, lambda i, j: abs(10 - i) if i == j else int(abs(i - j) == 1)))

for n in (3, 5, 8):
    add(f"hilbert_{n}",
        f"Hilbert, {n} x {n}: 1 / (i + j + 1), rounded to the type.",
        build(n, lambda i, j: Fraction(1, i + j + 1)))

GRADED = {0: Fraction(1), 1: Fraction(1, 4), 2: Fraction(1, 8)}
add("graded",
    "Graded, 6 x 6: D B D with D = diag(2^0, 2^-5, 2^-10, 2^-15, 2^-20, 2^-25) and B = 1 if i == j, 1/4 if "
    "|i - j| == 1, 1/8 if |i - j| == 2, else 0; so entry 2^(-5 (i + j)) B_ij. Every eigenvalue to its last digit.",
    build(6, lambda i, j: Fraction(1, 2 ** (5 * (i + j))) * GRADED.get(abs(i - j), 0)))

add("graded_steep",
    "Steeply graded, 4 x 4: D B D with D = diag(2^0, 2^-12, 2^-24, 2^-36) and B = 1 if i == j, else 2^-(|i - j| + 1); "
    "so entry 2^(-12 (i + j)) B_ij. Every eigenvalue to its last digit.",
    build(4, lambda i, j: Fraction(1, 2 ** (12 * (i + j))) * (1 if i == j else Fraction(1, 2 ** (abs(i - j) + 1)))))

add("zero_diagonal",
    "Zero diagonal, 5 x 5: 0 if i == j, else i + j + 1.",
    build(5, lambda i, j: 0 if i == j else i + j + 1))

add("zeros_and_ones",
    "Zeros and ones, 12 x 12: 1 if i != j and (i*i + j*j + i*j) % 3 == 1, else 0. Modulo 3 that sum is (i - j)^2, so "
    "the entry is 1 exactly where (i - j) % 3 != 0: the complete tripartite graph K(4,4,4), with eigenvalues 8, "
    "0 (nine times), -4 (twice).",
    build(12, lambda i, j: int(i != j and (i * i + j * j + i * j) % 3 == 1)),
    [mp.mpf(x) for x in [8] + 9 * [0] + 2 * [-4]])

add("clustered",
    "Clustered, 8 x 8: 1 if i == j, 2^-12 if |i - j| == 1, else 0. Closed form 1 + 2^-11 cos(k pi / 9), k = 1..8.",
    build(8, lambda i, j: {0: 1, 1: Fraction(1, 2**12)}.get(abs(i - j), 0)), toeplitz(8, 1, Fraction(1, 2**12)))

add("indefinite",
    "Indefinite, 4 x 4: (i + 1) (j + 1), minus 4 (i + 1) if i == j.",
    build(4, lambda i, j: (i + 1) * (j + 1) - (4 * (i + 1) if i == j else 0)))

write("gallery_eigenvalues.hpp", "make_gallery_golden.py", f"mpmath {mpmath.__version__}",
      comment("Eigenvalues, descending, of the matrices whose entry (i, j), counted from 0, is given above each array. "
              "Each is the double nearest to the true eigenvalue of the matrix as the test holds it. One array where "
              "all entries are floats; else _float and _double, for the entries rounded to that type."),
      ["cstddef"], "golden", body[1:])
