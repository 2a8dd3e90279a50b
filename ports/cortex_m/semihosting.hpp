// Arm semihosting: the firmware asks the debugger, here QEMU, to write text and to end the run with an exit code.
#pragma once

namespace port::semihosting {

/// Writes a zero-terminated text.
void write(const char* text);

[[noreturn]] void exit(int code);

}  // namespace port::semihosting
