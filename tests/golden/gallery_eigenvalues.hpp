// Made by make_gallery_golden.py with mpmath 1.2.1; do not edit.
// Eigenvalues, descending, of the matrices whose entry (i, j), counted from 0, is given above each array. Each is the
// double nearest to the true eigenvalue of the matrix as the test holds it. One array where all entries are floats;
// else _float and _double, for the entries rounded to that type.
#pragma once

#include <cstddef>

namespace golden {
// clang-format off

// Second difference, 3 x 3: 2 if i == j, -1 if |i - j| == 1, else 0. Closed form 2 - 2 cos(k pi / 4), k = 1..3.
inline constexpr std::size_t second_difference_3_size = 3;
inline constexpr double second_difference_3[3] = {
    3.414213562373095, 2.0, 0.585786437626905,
};

// Second difference, 8 x 8: 2 if i == j, -1 if |i - j| == 1, else 0. Closed form 2 - 2 cos(k pi / 9), k = 1..8.
inline constexpr std::size_t second_difference_8_size = 8;
inline constexpr double second_difference_8[8] = {
    3.879385241571817, 3.5320888862379562, 3.0, 2.3472963553338606, 1.6527036446661394, 1.0, 0.4679111137620439,
    0.12061475842818323,
};

// Second difference, 16 x 16: 2 if i == j, -1 if |i - j| == 1, else 0. Closed form 2 - 2 cos(k pi / 17), k = 1..16.
inline constexpr std::size_t second_difference_16_size = 16;
inline constexpr double second_difference_16[16] = {
    3.9659461993678033, 3.8649444588087114, 3.7004342714592284, 3.478017834441318, 3.2052692727585126,
    2.8914767115530764, 2.5473259801441657, 2.184536718926604, 1.815463281073396, 1.4526740198558343,
    1.1085232884469234, 0.7947307272414872, 0.5219821655586818, 0.2995657285407717, 0.1350555411912884,
    0.03405380063219644,
};

// Wilkinson's W21+, 21 x 21: |10 - i| if i == j, 1 if |i - j| == 1, else 0. Its eigenvalues come in ever closer pairs:
// the largest two differ by 7e-14.
inline constexpr std::size_t wilkinson_size = 21;
inline constexpr double wilkinson[21] = {
    10.746194182903393, 10.746194182903322, 9.210678647361332, 9.210678647304919, 8.038941122829023, 8.038941115814273,
    7.003952209528675, 7.003951798616375, 6.000234031584167, 6.000217522257098, 5.000244425001913, 4.999782477742902,
    4.004354023440857, 3.996048201383625, 3.0430992925788236, 2.961058884185727, 2.130209219362506, 1.7893213526950813,
    0.9475343675292933, 0.25380581709667815, -1.1254415221199843,
};

// Hilbert, 3 x 3: 1 / (i + j + 1), rounded to the type.
inline constexpr std::size_t hilbert_3_size = 3;
inline constexpr double hilbert_3_float[3] = {
    1.4083189348483767, 0.12232706282259374, 0.002687348576702715,
};
inline constexpr double hilbert_3_double[3] = {
    1.408318927123654, 0.12232706585390586, 0.0026873403557735216,
};

// Hilbert, 5 x 5: 1 / (i + j + 1), rounded to the type.
inline constexpr std::size_t hilbert_5_size = 5;
inline constexpr double hilbert_5_float[5] = {
    1.567050702967616, 0.20853422080393846, 0.011407491319125378, 0.0003059008875807604, 3.2914517206767234e-06,
};
inline constexpr double hilbert_5_double[5] = {
    1.5670506910982307, 0.20853421861101334, 0.011407491623419802, 0.0003058980401511854, 3.2879287721758157e-06,
};

// Hilbert, 8 x 8: 1 / (i + j + 1), rounded to the type.
inline constexpr std::size_t hilbert_8_size = 8;
inline constexpr double hilbert_8_float[8] = {
    1.6959390139951211, 0.29812521180116386, 0.02621284773941128, 0.0014676919181383016, 5.437066972519215e-05,
    1.2941966393842466e-06, 1.95290430520023e-08, 1.1314211328708326e-09,
};
inline constexpr double hilbert_8_double[8] = {
    1.6959389969219494, 0.2981252113169307, 0.026212843578119052, 0.001467688117741847, 5.4369433697508964e-05,
    1.2943320918741794e-06, 1.7988737460063012e-08, 1.1115389694888081e-10,
};

// Graded, 6 x 6: D B D with D = diag(2^0, 2^-5, 2^-10, 2^-15, 2^-20, 2^-25) and B = 1 if i == j, 1/4 if |i - j| == 1,
// 1/8 if |i - j| == 2, else 0; so entry 2^(-5 (i + j)) B_ij. Every eigenvalue to its last digit.
inline constexpr std::size_t graded_size = 6;
inline constexpr double graded[6] = {
    1.0000611059973115, 0.0009155201438830567, 8.900973688306676e-07, 8.671382875266495e-10, 8.468085013233564e-13,
    8.268868284785553e-16,
};

// Steeply graded, 4 x 4: D B D with D = diag(2^0, 2^-12, 2^-24, 2^-36) and B = 1 if i == j, else 2^-(|i - j| + 1); so
// entry 2^(-12 (i + j)) B_ij. Every eigenvalue to its last digit.
inline constexpr std::size_t graded_steep_size = 4;
inline constexpr double graded_steep[4] = {
    1.0000000037252905, 5.587935445009832e-08, 3.3158661001042802e-15, 1.9757799710659465e-22,
};

// Zero diagonal, 5 x 5: 0 if i == j, else i + j + 1.
inline constexpr std::size_t zero_diagonal_size = 5;
inline constexpr double zero_diagonal[5] = {
    20.706241673487373, -1.8695112836748689, -4.100985939480418, -6.2799118879329745, -8.455832562399113,
};

// Zeros and ones, 12 x 12: 1 if i != j and (i*i + j*j + i*j) % 3 == 1, else 0. Modulo 3 that sum is (i - j)^2, so the
// entry is 1 exactly where (i - j) % 3 != 0: the complete tripartite graph K(4,4,4), with eigenvalues 8, 0 (nine
// times), -4 (twice).
inline constexpr std::size_t zeros_and_ones_size = 12;
inline constexpr double zeros_and_ones[12] = {
    8.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.0, -4.0,
};

// Clustered, 8 x 8: 1 if i == j, 2^-12 if |i - j| == 1, else 0. Closed form 1 + 2^-11 cos(k pi / 9), k = 1..8.
inline constexpr std::size_t clustered_size = 8;
inline constexpr double clustered[8] = {
    1.0004588342874932, 1.0003740451382417, 1.000244140625, 1.0000847891492515, 0.9999152108507485, 0.999755859375,
    0.9996259548617583, 0.9995411657125068,
};

// Indefinite, 4 x 4: (i + 1) (j + 1), minus 4 (i + 1) if i == j.
inline constexpr std::size_t indefinite_size = 4;
inline constexpr double indefinite[4] = {
    17.082803608041445, -4.3758532161974, -8.984199835126244, -13.722750556717799,
};

// clang-format on
}  // namespace golden
