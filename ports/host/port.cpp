// The host: a process with standard output. It has neither a stack meter nor an instruction counter.
#include "../port.hpp"

#include <cstdio>
#include <cstdlib>

namespace port {

const char* name() { return "host"; }

void write(const char* text, std::size_t size) {
  std::fwrite(text, 1, size, stdout);
  std::fflush(stdout);  // what was written before a crash tells where it was
}

void exit(int code) { std::exit(code); }

void paint_stack() {}
std::size_t stack_depth() { return 0; }

bool has_counter() { return false; }
std::uint32_t ticks() { return 0; }
std::uint32_t instructions(std::uint32_t, std::uint32_t) { return 0; }

}  // namespace port
