// What a test, a benchmark or an example asks of the machine it runs on: a console, an exit code, and two meters.
// Implemented by host/port.cpp and by the files of cortex_m/. The library itself never includes this.
#pragma once

#include <cstddef>
#include <cstdint>

namespace port {

/// "host", or the name of the board.
const char* name();

/// Writes to the console, in order.
void write(const char* text, std::size_t size);

/// Ends the program. On a board, a stack that met the data below it turns any code into a failure.
[[noreturn]] void exit(int code);

/// Paints the free stack below the caller; stack_depth() then tells how many bytes of it were used since.
/// Without such a meter (host), stack_depth() is 0.
void paint_stack();
std::size_t stack_depth();

/// A timer that resolves single instructions under `qemu -icount shift=6`: read it before and after the work, then turn
/// the two readings into the instructions between them, exactly, less what reading itself costs. At most 2^32 ticks may lie
/// between them. Where the machine has no such timer, has_counter() is false and all counts are 0.
bool has_counter();
std::uint32_t ticks();
std::uint32_t instructions(std::uint32_t first_ticks, std::uint32_t last_ticks);

}  // namespace port
