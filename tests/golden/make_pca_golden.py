# Makes iris_pca.hpp and wine_pca.hpp: two data sets and their principal components.
# From scikit-learn 1.2.1 (the data, and PCA with svd_solver='full'), checked with numpy 1.24.2 and mpmath 1.2.1;
# Debian 12: python3-sklearn, python3-numpy, python3-mpmath.
# Command: /usr/bin/python3 tests/golden/make_pca_golden.py
#
# The tests hold the data as float, so everything here is computed from the data after rounding to float.
# Mean and covariance are exact (fractions), rounded to double once. Variances, components, projections and
# reconstructions are scikit-learn's own, and must agree with two other routes through the exact covariance:
# numpy's eigh, and mpmath's eigsy at 50 digits. Each agreement is asserted, and the header states its size.
import sys

sys.dont_write_bytecode = True

from fractions import Fraction
from math import fsum, isclose

import mpmath
import numpy
import sklearn
from mpmath import mp
from sklearn.datasets import load_iris, load_wine
from sklearn.decomposition import PCA

from golden_header import comment, literal, round_to_float, scalar, table, vector, write

VERSIONS = f"scikit-learn {sklearn.__version__}, numpy {numpy.__version__}, mpmath {mpmath.__version__}"
NEAR_LARGEST = 1 - Fraction(1, 2**10)
# What double arithmetic may leave; the headers repeat these numbers. Measured: at most 4e-14, for wine, whose standard
# deviations along the components span a factor of 3500.
VARIANCE_TOLERANCE = 1e-12  # relative, on each variance
ENTRY_TOLERANCE = 1e-12  # absolute, on each entry of a component
PROJECTION_TOLERANCE = 1e-12  # relative to the largest centred value of the data set

mp.dps = 50


def to_mp(x):
    return mp.mpf(x.numerator) / mp.mpf(x.denominator)


def sign_of(row):
    """+1 or -1: what makes the first entry within 2^-10 of the row's largest magnitude positive."""
    largest = max(abs(x) for x in row)
    first = next(x for x in row if abs(x) >= NEAR_LARGEST.numerator * largest / NEAR_LARGEST.denominator)
    # The choice must not hang on rounding: no entry of the other sign may be near the limit.
    for x in row:
        assert x * first > 0 or abs(abs(x) / largest - float(NEAR_LARGEST)) > 1e-4
    return 1 if first > 0 else -1


def make(name, source, bunch, index):
    printed = bunch.data
    count, size = printed.shape
    exact = [[round_to_float(Fraction(repr(float(x)))) for x in row] for row in printed]
    data = numpy.array([[float(x) for x in row] for row in exact])
    assert (data == printed.astype(numpy.float32).astype(numpy.float64)).all()
    assert (data == data.astype(numpy.float32)).all()

    # Exact mean and covariance.
    mean = [sum(row[j] for row in exact) / count for j in range(size)]
    centred = [[row[j] - mean[j] for j in range(size)] for row in exact]
    covariance = [[None] * size for _ in range(size)]
    for i in range(size):
        for j in range(i, size):
            covariance[i][j] = covariance[j][i] = sum(row[i] * row[j] for row in centred) / (count - 1)
    total = sum(covariance[i][i] for i in range(size))

    # scikit-learn.
    pca = PCA(n_components=size, svd_solver="full").fit(data)
    signs = numpy.array([sign_of(row) for row in pca.components_.tolist()], dtype=float)
    variances = pca.explained_variance_
    components = pca.components_ * signs[:, None]
    projected = pca.transform(data[index]) * signs
    reconstructed = pca.mean_ + projected[:, :2] @ components[:2]

    # Second route: eigenvalues and eigenvectors of the exact covariance, in double and in 50 digits.
    in_double = numpy.array([[float(x) for x in row] for row in covariance])
    eigh_values, eigh_vectors = numpy.linalg.eigh(in_double)
    assert numpy.abs(eigh_values[::-1] - variances).max() <= 1e-14 * size * variances[0]
    reference = mp.eigsy(mp.matrix([[to_mp(x) for x in row] for row in covariance]))
    order = sorted(range(size), key=lambda k: reference[0][k], reverse=True)
    values = [reference[0][k] for k in order]
    vectors = []
    for k in order:
        column = [reference[1][i, k] for i in range(size)]
        vectors.append([sign_of(column) * x for x in column])

    # Agreement of scikit-learn with 50 digits.
    spread = max(abs(x) for row in centred for x in row)
    wanted = [[mp.fdot(vectors[k], [to_mp(x) for x in centred[n]]) for k in range(size)] for n in index]
    rebuilt = [
        [to_mp(mean[j]) + wanted[r][0] * vectors[0][j] + wanted[r][1] * vectors[1][j] for j in range(size)]
        for r in range(len(index))
    ]
    value_error = max(abs(variances[k] - values[k]) / values[k] for k in range(size))
    entry_error = max(abs(components[k][j] - vectors[k][j]) for k in range(size) for j in range(size))
    eigh_error = max(abs(abs(eigh_vectors[j, size - 1 - k]) - abs(vectors[k][j]))
                     for k in range(size) for j in range(size))
    project_error = max(abs(projected[r][k] - wanted[r][k]) for r in range(len(index)) for k in range(size))
    rebuild_error = max(abs(reconstructed[r][j] - rebuilt[r][j]) for r in range(len(index)) for j in range(size))
    print(f"{name}: variance {float(value_error):.1e}, entry {float(entry_error):.1e} (eigh {float(eigh_error):.1e}), "
          f"projection {float(project_error / spread):.1e}, reconstruction {float(rebuild_error / spread):.1e}")
    assert value_error <= VARIANCE_TOLERANCE
    assert entry_error <= ENTRY_TOLERANCE
    assert eigh_error <= 1e-9
    assert max(project_error, rebuild_error) <= PROJECTION_TOLERANCE * spread
    assert (numpy.abs(pca.mean_ - [float(x) for x in mean]) <= 1e-14 * numpy.abs(pca.mean_)).all()
    assert isclose(fsum(variances), float(total), rel_tol=1e-14)
    assert all(variances[k] > variances[k + 1] for k in range(size - 1))

    pairs = [(i, j) for i in range(size) for j in range(i, size)]
    numbers = lambda rows: [[literal(x) for x in row] for row in rows]
    body = [
        *scalar("sample_count", count, "std::size_t"),
        *scalar("dimension", size, "std::size_t"),
        "",
        *comment(f"The data set's own {count} x {size} values. All references below are computed in double from these "
                 "floats, that is from the decimal values after rounding to float."),
        *table("samples", [[literal(x) + "f" for x in row] for row in printed.tolist()], "float"),
        "",
        *comment("Exact mean, rounded to double."),
        *vector("mean", [literal(float(x)) for x in mean]),
        "",
        *comment("Exact covariance with sample normalisation (n - 1), rounded to double: upper triangle, row by row."),
        *vector("covariance", [literal(float(covariance[i][j])) for i, j in pairs]),
        "",
        *comment("Trace of the exact covariance, rounded to double."),
        *scalar("total_variance", float(total)),
        "",
        *comment("scikit-learn's explained_variance_, descending; each within "
                 f"{VARIANCE_TOLERANCE:.0e} (relative) of the 50-digit eigenvalue."),
        *vector("variances", [literal(x) for x in variances.tolist()]),
        "",
        *comment("Row k belongs to variances[k]. The first entry of at least (1 - 2^-10) times the row's largest "
                 f"magnitude is positive. Each entry within {ENTRY_TOLERANCE:.0e} of the 50-digit eigenvector."),
        *table("components", numbers(components.tolist())),
        "",
        *comment("Which samples the next two arrays are for."),
        *vector("projected_index", [str(n) for n in index], "std::size_t"),
        "",
        *comment(f"components * (sample - mean), all {size} of them."),
        *table("projected", numbers(projected.tolist())),
        "",
        *comment("The same samples from their first two components alone: mean + components[0..1]' * projected[0..1]."),
        *table("reconstructed2", numbers(reconstructed.tolist())),
    ]
    write(f"{name}_pca.hpp", "make_pca_golden.py", VERSIONS, comment(source), ["cstddef"], f"golden::{name}", body)


make("iris",
     "Data: Fisher's iris (R. A. Fisher, 'The use of multiple measurements in taxonomic problems', Annals of Eugenics "
     "7, 1936), as shipped by scikit-learn: columns are sepal length and width, petal length and width, in cm. It "
     "equals Fisher's paper; the UCI copy differs in two samples.",
     load_iris(), [0, 37, 74, 111, 149])
make("wine",
     "Data: the UCI wine recognition data (M. Forina et al., PARVUS; UCI Machine Learning Repository), as shipped by "
     "scikit-learn: 13 chemical measurements of wines from three growers of one region of Italy.",
     load_wine(), [0, 44, 88, 132, 177])
