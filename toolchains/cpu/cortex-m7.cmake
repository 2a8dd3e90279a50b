# Cortex-M7 with FPU: Armv7E-M, single and double precision in hardware.
set(CPU_FLAGS -mcpu=cortex-m7 -mthumb -mfpu=fpv5-d16 -mfloat-abi=hard)
