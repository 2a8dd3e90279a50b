# BBC micro:bit: Nordic nRF51822, Cortex-M0, the real chip's 256 KB of flash and 16 KB of RAM.
set(BOARD_CPU cortex-m0)
set(BOARD_QEMU_MACHINE microbit)
set(BOARD_CODE_ORIGIN 0x00000000)
set(BOARD_CODE_SIZE 256K)
set(BOARD_RAM_ORIGIN 0x20000000)
set(BOARD_RAM_SIZE 16K)
set(BOARD_TIMER_ADDRESS 0) # a CMSDK timer that can count instructions; 0: none
set(BOARD_TIMER_HZ 1000)
