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

// A reading is the time since the timer's start, rounded down to a whole tick. An instruction takes more than one tick, so
// each reading belongs to one instruction only, and rounding up finds it. Turning a difference of readings into
// instructions was rejected: it is off by one now and then.
std::uint64_t executed(std::uint64_t reading) {
  return (reading * instructions_per_millisecond + ticks_per_millisecond - 1) / ticks_per_millisecond;
}

std::uint32_t executed_between(std::uint64_t first, std::uint64_t last) {
  const std::uint64_t wrapped = last < first ? std::uint64_t{1} << 32 : 0;
  return static_cast<std::uint32_t>(executed(last + wrapped) - executed(first));
}

// Two reads with nothing between them still execute a few instructions. Not inlined, so that nothing gets between.
[[gnu::noinline]] std::uint32_t cost_of_reading() {
  const std::uint32_t first = ticks();
  const std::uint32_t last = ticks();
  return executed_between(first, last);
}

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
  painted_top = static_cast<std::uint32_t*>(__builtin_dwarf_cfa());  // the stack pointer of the caller
  const std::uint32_t* const top = painted_top - 8;                  // this function's own frame is still in use
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

[[gnu::noinline]] std::uint32_t ticks() {
  if (!has_counter()) {
    return 0;
  }
  if (timer().control == 0) {
    timer().reload = 0xFFFFFFFF;
    timer().value = 0xFFFFFFFF;
    timer().control = 1;
  }
  return 0xFFFFFFFF - timer().value;
}

std::uint32_t instructions(std::uint32_t first_ticks, std::uint32_t last_ticks) {
  return has_counter() ? executed_between(first_ticks, last_ticks) - cost_of_reading() : 0;
}

}  // namespace port
