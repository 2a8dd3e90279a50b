# Cortex-M4 with FPU: Armv7E-M, single precision in hardware.
set(CPU_FLAGS -mcpu=cortex-m4 -mthumb -mfpu=fpv4-sp-d16 -mfloat-abi=hard)
