// Counts every allocation that the program asks for. The linker sends malloc and its kin here (--wrap, in
// tests/CMakeLists.txt); operator new is replaced. The runner fails a test after which the count is not 0.
#pragma once

namespace heap_trap {

extern volatile int allocations;

}  // namespace heap_trap
