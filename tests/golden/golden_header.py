# What the make_*.py scripts of this folder share: exact rounding, and the layout of a generated header.
# Not run by itself; only Python's standard library.
from fractions import Fraction
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
LINE = 120


def round_to_float(x):
    """The Fraction nearest to x that is a float (24 bits, ties to even), with integers only; x in the normal range."""
    x = Fraction(x)
    if x == 0:
        return x
    exponent = -150
    while abs(x) >= Fraction(2) ** (exponent + 24):
        exponent += 1
    unit = Fraction(2) ** exponent
    assert abs(x) >= 2**23 * unit and exponent <= 104, "outside float's normal range"
    return round(x / unit) * unit  # round() of a Fraction is exact, ties to even


def literal(x):
    """A double as C++: the shortest text that reads back as the same double, at most 17 significant digits."""
    text = repr(float(x))
    assert float(text) == x
    return text


def wrap(items, indent):
    """Comma-separated items in lines of at most LINE characters."""
    lines, line = [], indent
    for item in items:
        piece = item + ","
        if len(line) + len(piece) > LINE and line.strip():
            lines.append(line.rstrip())
            line = indent
        line += piece + " "
    lines.append(line.rstrip())
    return lines


def comment(text):
    """Text as // lines, broken between words."""
    lines, line = [], "//"
    for word in text.split():
        if len(line) + 1 + len(word) > LINE:
            lines.append(line)
            line = "//"
        line += " " + word
    return lines + [line]


def scalar(name, value, kind="double"):
    return [f"inline constexpr {kind} {name} = {literal(value) if kind == 'double' else value};"]


def vector(name, items, kind="double"):
    """One-dimensional array of C++ literals."""
    return [f"inline constexpr {kind} {name}[{len(items)}] = {{"] + wrap(items, "    ") + ["};"]


def table(name, rows, kind="double"):
    """Two-dimensional array of C++ literals; every row has the same length."""
    columns = len(rows[0])
    assert all(len(row) == columns for row in rows)
    lines = [f"inline constexpr {kind} {name}[][{columns}] = {{"]
    for row in rows:
        text = "    {" + ", ".join(row) + "},"
        if len(text) <= LINE:
            lines.append(text)
        else:
            body = wrap(row, "     ")
            lines += ["    {" + body[0][5:], *body[1:-1], body[-1].rstrip(",") + "},"]
    return lines + ["};"]


def write(header, script, versions, about, includes, namespace, body):
    """Writes tests/golden/<header>."""
    lines = [f"// Made by {script} with {versions}; do not edit.", *about, "#pragma once", ""]
    lines += [f"#include <{name}>" for name in includes]
    lines += ["", f"namespace {namespace} {{", "// clang-format off", "", *body, "", "// clang-format on"]
    lines += [f"}}  // namespace {namespace}"]
    assert all(len(line) <= LINE and line.isascii() for line in lines), [l for l in lines if len(l) > LINE]
    (FOLDER / header).write_text("\n".join(lines) + "\n")
    print(f"{header}: {len(lines)} lines")
