# Arm MPS3 with FPGA image AN547: Cortex-M55 with vector extension, in its secure state.
set(BOARD_CPU cortex-m55)
set(BOARD_QEMU_MACHINE mps3-an547)
set(BOARD_CODE_ORIGIN 0x10000000)
set(BOARD_CODE_SIZE 512K)
set(BOARD_RAM_ORIGIN 0x30000000)
set(BOARD_RAM_SIZE 512K)
set(BOARD_TIMER_ADDRESS 0) # a CMSDK timer that can count instructions; 0: none
set(BOARD_TIMER_HZ 1000)
