# Arm MPS2+ with FPGA image AN386: Cortex-M4 with single-precision FPU.
set(BOARD_CPU cortex-m4f)
set(BOARD_QEMU_MACHINE mps2-an386)
set(BOARD_CODE_ORIGIN 0x00000000)
set(BOARD_CODE_SIZE 4M)
set(BOARD_RAM_ORIGIN 0x20000000)
set(BOARD_RAM_SIZE 4M)
set(BOARD_TIMER_ADDRESS 0x40000000) # a CMSDK timer that can count instructions; 0: none
set(BOARD_TIMER_HZ 25000000)
