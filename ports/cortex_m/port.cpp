// The console, the exit and the two meters of port.hpp, on a Cortex-M board.
#include "../port.hpp"

#include "semihosting.hpp"

extern "C" {
extern std::uint32_t __stack_limit;  // from sections.ld: the lowest word the stack may use
extern std::uint32_t __stack_top;
}

namespace port {
namespace {

constexpr std::uint32_t paint = 0xC0DEFACE;

std::uint32_t* painted_top = &__stack_top;  // where paint_stack() began

// CMSDK APB timer (Arm DDI 0479): a 32-bit down counter. Its address and rate are the board's data; 0 where there is none.
struct Timer {
  volatile std::uint32_t control;
  volatile std::uint32_t value;
  volatile std::uint32_t reload;
};

constexpr std::uintptr_t timer_address = EIGENMOTE_TIMER_ADDRESS;
constexpr std::uint32_t ticks_per_millisecond = EIGENMOTE_TIMER_HZ / 1000;
constexpr std::uint32_t instructions_per_millisecond = 15625;  // `-icount shift=6`: one in 64 ns

Timer& timer() { return *reinterpret_cast<Timer*>(timer_address); }

}  // namespace

const char* name() { return EIGENMOTE_BOARD_NAME; }

void write(const char* text, std::size_t size) {
  char chunk[33];  // semihosting wants a zero at the end
  while (size > 0) {
    const std::size_t part = size < sizeof chunk - 1 ? size : sizeof chunk - 1;
    for (std::size_t i = 0; i < part; ++i) {
      chunk[i] = text[i];
    }
    chunk[part] = '\0';
    semihosting::write(chunk);
    text += part;
    size -= part;
  }
}

void exit(int code) {
  if (__stack_limit != paint) {
    semihosting::write("stack overflow: the stack met the data below it\n");
    code = 1;
  }
  semihosting::exit(code);
}

__attribute__((noinline)) void paint_stack() {
  auto* top = static_cast<std::uint32_t*>(__builtin_frame_address(0));
  painted_top = top;
  top -= 16;  // this function's own frame is still in use
  for (volatile std::uint32_t* word = &__stack_limit; word < top; ++word) {
    *word = paint;
  }
}

std::size_t stack_depth() {
  const std::uint32_t* word = &__stack_limit;
  while (word < painted_top && *word == paint) {
    ++word;
  }
  return static_cast<std::size_t>(painted_top - word) * sizeof *word;
}

bool has_counter() { return timer_address != 0; }

std::uint32_t ticks() {
  if (!has_counter()) {
    return 0;
  }
  if (timer().control == 0) {
    timer().reload = 0xFFFFFFFF;
    timer().value = 0xFFFFFFFF;
    timer().control = 1;
  }
  return 0 - timer().value;
}

// Two reads of the counter with nothing between them still execute a few instructions: those are taken off.
std::uint32_t instructions(std::uint32_t elapsed_ticks) {
  if (!has_counter()) {
    return 0;
  }
  ticks();
  const std::uint32_t first = ticks();
  const std::uint32_t overhead = ticks() - first;
  const std::uint64_t net = elapsed_ticks > overhead ? elapsed_ticks - overhead : 0;
  return static_cast<std::uint32_t>((net * instructions_per_millisecond + ticks_per_millisecond / 2) /
                                    ticks_per_millisecond);
}

}  // namespace port
