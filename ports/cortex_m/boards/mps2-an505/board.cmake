# Arm MPS2+ with FPGA image AN505: Cortex-M33 with single-precision FPU, in its secure state.
set(BOARD_CPU cortex-m33)
set(BOARD_QEMU_MACHINE mps2-an505)
set(BOARD_CODE_ORIGIN 0x10000000)
set(BOARD_CODE_SIZE 4M)
set(BOARD_RAM_ORIGIN 0x38000000)
set(BOARD_RAM_SIZE 2M)
set(BOARD_TIMER_ADDRESS 0x50000000) # a CMSDK timer that can count instructions; 0: none
set(BOARD_TIMER_HZ 20000000)
