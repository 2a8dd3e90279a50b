// The loops of vector_ops.hpp for a Cortex-M with an FPU: up to eight floats are moved by one instruction.
//
// Left to itself gcc loads and stores one float at a time, and a loop then spends most of its instructions on moving. The
// assembly here is for loads and stores only: arithmetic stays in C++, in the same order as in the plain loops, so that the
// results are the same bits (with -ffp-contract=off) and the compiler's flags keep their meaning. Not at -Os, where flash
// counts; not at -O0, where a register variable is no gain; not with clang, whose register variables are another dialect.
#pragma once

#ifndef EIGENMOTE_INSIDE_BASE
#error "eigenmote/base/detail is internal: include a header of eigenmote/base"
#endif

#include <cstddef>
#include <type_traits>

#if defined(__arm__) && defined(__ARM_FP) && (__ARM_FP & 0x4) && defined(__GNUC__) && !defined(__clang__) && \
    defined(__OPTIMIZE__) && !defined(__OPTIMIZE_SIZE__)
#define EIGENMOTE_HAS_BLOCKS 1
#else
#define EIGENMOTE_HAS_BLOCKS 0
#endif

namespace eigenmote::detail {

/// Whether the kernels below serve this type on this machine; where they do not, they are declared but never used.
template <class T>
inline constexpr bool has_blocks = EIGENMOTE_HAS_BLOCKS != 0 && std::is_same_v<T, float>;

#if EIGENMOTE_HAS_BLOCKS

/// L floats in registers: fields of their own, since an array would be given a place on the stack.
template <std::size_t L>
struct Block : Block<L - 1> {
  float last;
};
template <>
struct Block<1> {
  float last;
};

template <std::size_t Place, std::size_t L>
[[gnu::always_inline]] inline float& at(Block<L>& block) {
  return static_cast<Block<Place + 1>&>(block).last;
}
template <std::size_t Place, std::size_t L>
[[gnu::always_inline]] inline float at(const Block<L>& block) {
  return static_cast<const Block<Place + 1>&>(block).last;
}

/// The registers that a block goes through on its way to or from memory. Two blocks that live at the same time should
/// use different ones, or the compiler has to move one of them aside.
enum class Bank { s0, s16, s24 };

/// Moves L floats: `load` and `store` advance the pointer, `peek` does not. Volatile, or the scheduler would move other
/// work between the loads and run out of registers.
template <Bank B, std::size_t L>
struct Move;

// clang-format off
#define EIGENMOTE_NAME_1(a) register float r0 __asm__(#a);
#define EIGENMOTE_NAME_2(a, b) EIGENMOTE_NAME_1(a) register float r1 __asm__(#b);
#define EIGENMOTE_NAME_3(a, b, c) EIGENMOTE_NAME_2(a, b) register float r2 __asm__(#c);
#define EIGENMOTE_NAME_4(a, b, c, d) EIGENMOTE_NAME_3(a, b, c) register float r3 __asm__(#d);
#define EIGENMOTE_NAME_5(a, b, c, d, e) EIGENMOTE_NAME_4(a, b, c, d) register float r4 __asm__(#e);
#define EIGENMOTE_NAME_6(a, b, c, d, e, f) EIGENMOTE_NAME_5(a, b, c, d, e) register float r5 __asm__(#f);
#define EIGENMOTE_NAME_7(a, b, c, d, e, f, g) EIGENMOTE_NAME_6(a, b, c, d, e, f) register float r6 __asm__(#g);
#define EIGENMOTE_NAME_8(a, b, c, d, e, f, g, h) EIGENMOTE_NAME_7(a, b, c, d, e, f, g) register float r7 __asm__(#h);
#define EIGENMOTE_OUT_1 "=t"(r0)
#define EIGENMOTE_OUT_2 EIGENMOTE_OUT_1, "=t"(r1)
#define EIGENMOTE_OUT_3 EIGENMOTE_OUT_2, "=t"(r2)
#define EIGENMOTE_OUT_4 EIGENMOTE_OUT_3, "=t"(r3)
#define EIGENMOTE_OUT_5 EIGENMOTE_OUT_4, "=t"(r4)
#define EIGENMOTE_OUT_6 EIGENMOTE_OUT_5, "=t"(r5)
#define EIGENMOTE_OUT_7 EIGENMOTE_OUT_6, "=t"(r6)
#define EIGENMOTE_OUT_8 EIGENMOTE_OUT_7, "=t"(r7)
#define EIGENMOTE_IN_1 "t"(r0)
#define EIGENMOTE_IN_2 EIGENMOTE_IN_1, "t"(r1)
#define EIGENMOTE_IN_3 EIGENMOTE_IN_2, "t"(r2)
#define EIGENMOTE_IN_4 EIGENMOTE_IN_3, "t"(r3)
#define EIGENMOTE_IN_5 EIGENMOTE_IN_4, "t"(r4)
#define EIGENMOTE_IN_6 EIGENMOTE_IN_5, "t"(r5)
#define EIGENMOTE_IN_7 EIGENMOTE_IN_6, "t"(r6)
#define EIGENMOTE_IN_8 EIGENMOTE_IN_7, "t"(r7)
#define EIGENMOTE_GET_1 at<0>(block) = r0;
#define EIGENMOTE_GET_2 EIGENMOTE_GET_1 at<1>(block) = r1;
#define EIGENMOTE_GET_3 EIGENMOTE_GET_2 at<2>(block) = r2;
#define EIGENMOTE_GET_4 EIGENMOTE_GET_3 at<3>(block) = r3;
#define EIGENMOTE_GET_5 EIGENMOTE_GET_4 at<4>(block) = r4;
#define EIGENMOTE_GET_6 EIGENMOTE_GET_5 at<5>(block) = r5;
#define EIGENMOTE_GET_7 EIGENMOTE_GET_6 at<6>(block) = r6;
#define EIGENMOTE_GET_8 EIGENMOTE_GET_7 at<7>(block) = r7;
#define EIGENMOTE_PUT_1 r0 = at<0>(block);
#define EIGENMOTE_PUT_2 EIGENMOTE_PUT_1 r1 = at<1>(block);
#define EIGENMOTE_PUT_3 EIGENMOTE_PUT_2 r2 = at<2>(block);
#define EIGENMOTE_PUT_4 EIGENMOTE_PUT_3 r3 = at<3>(block);
#define EIGENMOTE_PUT_5 EIGENMOTE_PUT_4 r4 = at<4>(block);
#define EIGENMOTE_PUT_6 EIGENMOTE_PUT_5 r5 = at<5>(block);
#define EIGENMOTE_PUT_7 EIGENMOTE_PUT_6 r6 = at<6>(block);
#define EIGENMOTE_PUT_8 EIGENMOTE_PUT_7 r7 = at<7>(block);

#define EIGENMOTE_MOVE(bank, L, range, ...)                                                               \
  template <>                                                                                             \
  struct Move<Bank::bank, L> {                                                                            \
    [[gnu::always_inline]] static Block<L> load(const float*& from) {                                     \
      EIGENMOTE_NAME_##L(__VA_ARGS__)                                                                     \
      const float* const start = from;                                                                    \
      __asm__ volatile("vldmia %[from]!, {" range "}"                                                     \
                       : [from] "+r"(from), EIGENMOTE_OUT_##L                                             \
                       : "m"(*reinterpret_cast<const float(*)[L]>(start)));                               \
      Block<L> block;                                                                                     \
      EIGENMOTE_GET_##L                                                                                   \
      return block;                                                                                       \
    }                                                                                                     \
    [[gnu::always_inline]] static Block<L> peek(const float* from) {                                      \
      EIGENMOTE_NAME_##L(__VA_ARGS__)                                                                     \
      __asm__ volatile("vldmia %[from], {" range "}"                                                      \
                       : EIGENMOTE_OUT_##L                                                                \
                       : [from] "r"(from), "m"(*reinterpret_cast<const float(*)[L]>(from)));              \
      Block<L> block;                                                                                     \
      EIGENMOTE_GET_##L                                                                                   \
      return block;                                                                                       \
    }                                                                                                     \
    [[gnu::always_inline]] static void store(const Block<L>& block, float*& to) {                         \
      EIGENMOTE_NAME_##L(__VA_ARGS__)                                                                     \
      EIGENMOTE_PUT_##L                                                                                   \
      float* const start = to;                                                                            \
      __asm__ volatile("vstmia %[to]!, {" range "}"                                                       \
                       : [to] "+r"(to), "=m"(*reinterpret_cast<float(*)[L]>(start))                       \
                       : EIGENMOTE_IN_##L);                                                               \
    }                                                                                                     \
  };
#define EIGENMOTE_MOVES(a, b, c, d, e, f, g, h)          \
  EIGENMOTE_MOVE(a, 1, #a, a)                            \
  EIGENMOTE_MOVE(a, 2, #a "-" #b, a, b)                  \
  EIGENMOTE_MOVE(a, 3, #a "-" #c, a, b, c)               \
  EIGENMOTE_MOVE(a, 4, #a "-" #d, a, b, c, d)            \
  EIGENMOTE_MOVE(a, 5, #a "-" #e, a, b, c, d, e)         \
  EIGENMOTE_MOVE(a, 6, #a "-" #f, a, b, c, d, e, f)      \
  EIGENMOTE_MOVE(a, 7, #a "-" #g, a, b, c, d, e, f, g)   \
  EIGENMOTE_MOVE(a, 8, #a "-" #h, a, b, c, d, e, f, g, h)

EIGENMOTE_MOVES(s0, s1, s2, s3, s4, s5, s6, s7)
EIGENMOTE_MOVES(s16, s17, s18, s19, s20, s21, s22, s23)
EIGENMOTE_MOVES(s24, s25, s26, s27, s28, s29, s30, s31)
#undef EIGENMOTE_GET_1
#undef EIGENMOTE_GET_2
#undef EIGENMOTE_GET_3
#undef EIGENMOTE_GET_4
#undef EIGENMOTE_GET_5
#undef EIGENMOTE_GET_6
#undef EIGENMOTE_GET_7
#undef EIGENMOTE_GET_8
#undef EIGENMOTE_IN_1
#undef EIGENMOTE_IN_2
#undef EIGENMOTE_IN_3
#undef EIGENMOTE_IN_4
#undef EIGENMOTE_IN_5
#undef EIGENMOTE_IN_6
#undef EIGENMOTE_IN_7
#undef EIGENMOTE_IN_8
#undef EIGENMOTE_MOVE
#undef EIGENMOTE_MOVES
#undef EIGENMOTE_NAME_1
#undef EIGENMOTE_NAME_2
#undef EIGENMOTE_NAME_3
#undef EIGENMOTE_NAME_4
#undef EIGENMOTE_NAME_5
#undef EIGENMOTE_NAME_6
#undef EIGENMOTE_NAME_7
#undef EIGENMOTE_NAME_8
#undef EIGENMOTE_OUT_1
#undef EIGENMOTE_OUT_2
#undef EIGENMOTE_OUT_3
#undef EIGENMOTE_OUT_4
#undef EIGENMOTE_OUT_5
#undef EIGENMOTE_OUT_6
#undef EIGENMOTE_OUT_7
#undef EIGENMOTE_OUT_8
#undef EIGENMOTE_PUT_1
#undef EIGENMOTE_PUT_2
#undef EIGENMOTE_PUT_3
#undef EIGENMOTE_PUT_4
#undef EIGENMOTE_PUT_5
#undef EIGENMOTE_PUT_6
#undef EIGENMOTE_PUT_7
#undef EIGENMOTE_PUT_8
// clang-format on

/// Calls work with the lengths 8, 8, ..., N % 8 as constants: `work(std::integral_constant<std::size_t, L>)`.
template <std::size_t N, class Work>
[[gnu::always_inline]] inline void for_each_block(Work work) {
  if constexpr (N / 8 == 1) {
    work(std::integral_constant<std::size_t, 8>{});
  } else {
    for (std::size_t block = N / 8; block != 0; --block) {
      work(std::integral_constant<std::size_t, 8>{});
    }
  }
  if constexpr (N % 8 != 0) {
    work(std::integral_constant<std::size_t, N % 8>{});
  }
}

/// Calls work with 0, 1, ..., L - 1 as constants.
template <std::size_t L, class Work>
[[gnu::always_inline]] inline void for_each_place(Work work) {
  if constexpr (L > 0) {
    for_each_place<L - 1>(work);
    work(std::integral_constant<std::size_t, L - 1>{});
  }
}

template <std::size_t N>
float subtract_blocks(const float* x, const float* y, float* d) {
  float sum = 0;
  for_each_block<N>([&](auto length) __attribute__((always_inline)) {
    constexpr std::size_t L = length;
    Block<L> a = Move<Bank::s16, L>::load(x);
    const Block<L> b = Move<Bank::s24, L>::load(y);
    for_each_place<L>([&](auto i) __attribute__((always_inline)) {
      at<i>(a) -= at<i>(b);
      sum += at<i>(a) * at<i>(a);
    });
    Move<Bank::s16, L>::store(a, d);
  });
  return sum;
}

template <std::size_t N>
void axpy_blocks(float alpha, const float* x, float* y) {
  for_each_block<N>([&](auto length) __attribute__((always_inline)) {
    constexpr std::size_t L = length;
    Block<L> a = Move<Bank::s16, L>::peek(y);
    const Block<L> b = Move<Bank::s24, L>::load(x);
    for_each_place<L>([&](auto i) __attribute__((always_inline)) { at<i>(a) += alpha * at<i>(b); });
    Move<Bank::s16, L>::store(a, y);
  });
}

/// The new x goes through a third bank: in the first it would have to wait until y is made.
template <std::size_t N>
void rotate_blocks(float* x, float* y, float c, float s) {
  for_each_block<N>([&](auto length) __attribute__((always_inline)) {
    constexpr std::size_t L = length;
    const Block<L> a = Move<Bank::s16, L>::peek(x);
    Block<L> b = Move<Bank::s24, L>::peek(y);
    Block<L> turned;
    for_each_place<L>([&](auto i) __attribute__((always_inline)) {
      at<i>(turned) = c * at<i>(a) - s * at<i>(b);
      at<i>(b) = s * at<i>(a) + c * at<i>(b);
    });
    Move<Bank::s0, L>::store(turned, x);
    Move<Bank::s24, L>::store(b, y);
  });
}

/// L entries of a row: 2 L + 3 instructions, where 2 L are arithmetic.
template <std::size_t L>
[[gnu::always_inline]] inline void rank_one_part(float*& entries, const float*& d, float keep, float scaled) {
  Block<L> a = Move<Bank::s16, L>::peek(entries);
  const Block<L> b = Move<Bank::s24, L>::load(d);
  for_each_place<L>([&](auto i) __attribute__((always_inline)) { at<i>(a) = keep * at<i>(a) + scaled * at<i>(b); });
  Move<Bank::s24, L>::store(a, entries);
}

/// L rows, from the one that has L entries and then `blocks` times 8 more to the one that has 1 and then those.
template <std::size_t L>
[[gnu::always_inline]] inline void rank_one_rows(float*& entries, const float* d, float keep, float weight,
                                                 std::size_t blocks) {
  const float scaled = weight * *d;
  const float* along = d;
  rank_one_part<L>(entries, along, keep, scaled);
  for (std::size_t block = blocks; block != 0; --block) {
    rank_one_part<8>(entries, along, keep, scaled);
  }
  if constexpr (L > 1) {
    rank_one_rows<L - 1>(entries, d + 1, keep, weight, blocks);
  }
}

/// The same for a triangle of N <= 8 rows, where d stays in registers: rows N - L to N - 1. The order of the two products is
/// the one that gcc fuses without moving a register.
template <std::size_t L, std::size_t N>
[[gnu::always_inline]] inline void rank_one_triangle(float* entries, const Block<N>& d, float keep, float weight) {
  Block<L> a = Move<Bank::s24, L>::peek(entries);
  const float scaled = weight * at<N - L>(d);
  for_each_place<L>([&](auto i)
                        __attribute__((always_inline)) { at<i>(a) = scaled * at<N - L + i>(d) + keep * at<i>(a); });
  Move<Bank::s24, L>::store(a, entries);
  if constexpr (L > 1) {
    rank_one_triangle<L - 1>(entries, d, keep, weight);
  }
}

template <std::size_t N>
void rank_one_blocks(float* entries, float keep, float weight, const float* d) {
  if constexpr (N <= 8) {
    rank_one_triangle<N>(entries, Move<Bank::s0, N>::peek(d), keep, weight);
  } else {
    if constexpr (N % 8 != 0) {
      rank_one_rows<N % 8>(entries, d, keep, weight, N / 8);
      d += N % 8;
    }
    for (std::size_t blocks = N / 8; blocks-- != 0; d += 8) {
      rank_one_rows<8>(entries, d, keep, weight, blocks);
    }
  }
}

/// Row R - 1 of the sums, then the ones before it: `row` is that row's place in the matrix of N columns.
template <std::size_t N, std::size_t L, std::size_t R>
[[gnu::always_inline]] inline void project_block(Block<R>& sums, const float* row, const Block<L>& d) {
  const Block<L> u = Move<Bank::s24, L>::peek(row);
  float sum = sums.last;
  for_each_place<L>([&](auto i) __attribute__((always_inline)) { sum += at<i>(u) * at<i>(d); });
  sums.last = sum;
  if constexpr (R > 1) {
    project_block<N>(static_cast<Block<R - 1>&>(sums), row - N, d);
  }
}

/// z = M (x - mean) for R <= 8 rows of N columns, which share each x - mean in registers.
template <std::size_t R, std::size_t N>
[[gnu::always_inline]] inline void project_rows_blocks(const float* rows, const float* x, const float* mean,
                                                       float*& z) {
  Block<R> sums;
  for_each_place<R>([&](auto k) __attribute__((always_inline)) { at<k>(sums) = 0; });
  for_each_block<N>([&](auto length) __attribute__((always_inline)) {
    constexpr std::size_t L = length;
    Block<L> d = Move<Bank::s16, L>::load(x);
    const Block<L> m = Move<Bank::s24, L>::load(mean);
    for_each_place<L>([&](auto i) __attribute__((always_inline)) { at<i>(d) -= at<i>(m); });
    project_block<N>(sums, rows + (R - 1) * N, d);
    rows += L;
  });
  Move<Bank::s0, R>::store(sums, z);
}

template <std::size_t K, std::size_t N>
void project_blocks(const float* rows, const float* x, const float* mean, float* z) {
  for (std::size_t group = K / 8; group != 0; --group, rows += 8 * N) {
    project_rows_blocks<8, N>(rows, x, mean, z);
  }
  if constexpr (K % 8 != 0) {
    project_rows_blocks<K % 8, N>(rows, x, mean, z);
  }
}

#else

template <std::size_t N, class T>
T subtract_blocks(const T*, const T*, T*);
template <std::size_t N, class T>
void axpy_blocks(T, const T*, T*);
template <std::size_t N, class T>
void rotate_blocks(T*, T*, T, T);
template <std::size_t N, class T>
void rank_one_blocks(T*, T, T, const T*);
template <std::size_t K, std::size_t N, class T>
void project_blocks(const T*, const T*, const T*, T*);

#endif

}  // namespace eigenmote::detail

#undef EIGENMOTE_HAS_BLOCKS
