// A caller's bug, such as an index out of range, stops the program; data from outside never does (see status.hpp).
#pragma once

/// Define EIGENMOTE_ASSERT(condition) before the first include to send failures elsewhere: a log, a breakpoint, a reset.
/// Default: a trap instruction, without text, stdio or flash for strings; nothing where NDEBUG is defined. The override
/// must be the same in every source file of a program. In a constant expression a failure is a compile error.
#ifndef EIGENMOTE_ASSERT
#ifdef NDEBUG
#define EIGENMOTE_ASSERT(condition) static_cast<void>(0)
#else
#define EIGENMOTE_ASSERT(condition) ((condition) ? static_cast<void>(0) : __builtin_trap())
#endif
#endif
