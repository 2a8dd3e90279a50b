# How our own targets are compiled, and nobody else's: all warnings, as errors, and the language of firmware.
add_library(eigenmote_strict INTERFACE)
target_compile_options(
  eigenmote_strict
  INTERFACE -Wall -Wextra -Wpedantic -Werror $<$<COMPILE_LANGUAGE:CXX>:-Wconversion -Wshadow -Wdouble-promotion
            -fno-exceptions -fno-rtti>)
