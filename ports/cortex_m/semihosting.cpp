#include "semihosting.hpp"

#include <cstdint>

namespace port::semihosting {
namespace {

// Operation numbers and the reason code are those of Arm's "Semihosting for AArch32 and AArch64".
enum class Operation : std::uint32_t { write0 = 0x04, exit_extended = 0x20 };
constexpr std::uint32_t application_exit = 0x20026;

void call(Operation operation, const void* argument) {
  register auto r0 __asm__("r0") = static_cast<std::uint32_t>(operation);
  register auto r1 __asm__("r1") = argument;
  __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
}

}  // namespace

void write(const char* text) { call(Operation::write0, text); }

void exit(int code) {
  const std::uint32_t block[2] = {application_exit, static_cast<std::uint32_t>(code)};
  call(Operation::exit_extended, block);
  for (;;) {
  }
}

}  // namespace port::semihosting
