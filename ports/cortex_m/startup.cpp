// From reset to main: the vector table, the FPU, .data and .bss, the stack's paint, and a handler that reports any fault.
// There is no loop over static constructors: sections.ld refuses an image that has one.
#include <cstdint>

#include "../port.hpp"
#include "../print.hpp"
#include "semihosting.hpp"

extern "C" {
int application_main() __asm__("main");  // C++ lets nobody call main by its name

extern std::uint32_t __stack_top;
extern std::uint32_t __data_load;
extern std::uint32_t __data_start;
extern std::uint32_t __data_end;
extern std::uint32_t __bss_start;
extern std::uint32_t __bss_end;

[[noreturn]] void Reset_Handler();
void Fault_Handler() noexcept;
void SysTick_Handler() noexcept;
[[noreturn]] void report_fault(const std::uint32_t* frame);
}

namespace {

// Registers of the system control block (Armv7-M and Armv8-M).
using Register = volatile std::uint32_t;
[[maybe_unused]] constexpr std::uintptr_t coprocessor_access = 0xE000ED88;
[[maybe_unused]] constexpr std::uintptr_t configurable_fault_status = 0xE000ED28;

void enable_fpu() {
#ifdef __ARM_FP
  auto* const access = reinterpret_cast<Register*>(coprocessor_access);
  *access = *access | (0xFU << 20);
  __asm__ volatile("dsb\n isb" ::: "memory");
#endif
}

using Handler = void (*)();

struct VectorTable {
  const void* initial_stack;
  Handler exceptions[15];
};

}  // namespace

extern "C" {

__attribute__((section(".vectors"), used))
const VectorTable vector_table = {&__stack_top,
                                  {Reset_Handler, Fault_Handler, Fault_Handler, Fault_Handler, Fault_Handler,
                                   Fault_Handler, Fault_Handler, Fault_Handler, Fault_Handler, Fault_Handler,
                                   Fault_Handler, Fault_Handler, Fault_Handler, Fault_Handler, SysTick_Handler}};

// Copying and clearing are plain loops: memcpy and memset may themselves live in memory that is not ready.
__attribute__((optimize("no-tree-loop-distribute-patterns"))) void Reset_Handler() {
  enable_fpu();
  const std::uint32_t* from = &__data_load;
  for (std::uint32_t* to = &__data_start; to < &__data_end; ++to, ++from) {
    *to = *from;
  }
  for (std::uint32_t* to = &__bss_start; to < &__bss_end; ++to) {
    *to = 0;
  }
  port::paint_stack();
  port::exit(application_main());
}

// The exception frame is at the stack pointer; a C++ prologue would move it away.
__attribute__((naked)) void Fault_Handler() noexcept {
  __asm__ volatile(
      "mov r0, sp\n"
      "bl report_fault\n");
}

__attribute__((weak, alias("Fault_Handler"))) void SysTick_Handler() noexcept;

void report_fault(const std::uint32_t* frame) {
  std::uint32_t exception = 0;
  __asm__ volatile("mrs %0, ipsr" : "=r"(exception));
  port::print("fault: exception ");
  port::print_integer(exception);
  port::print(", pc 0x");
  port::print_hex(frame[6], 8);
  port::print(", lr 0x");
  port::print_hex(frame[5], 8);
#if __ARM_ARCH >= 7
  port::print(", cfsr 0x");
  port::print_hex(*reinterpret_cast<Register*>(configurable_fault_status), 8);
#endif
  port::print("\n");
  port::semihosting::exit(1);
}

}  // extern "C"
