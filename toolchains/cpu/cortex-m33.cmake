# Cortex-M33 with FPU: Armv8-M main line, single precision in hardware.
set(CPU_FLAGS -mcpu=cortex-m33 -mthumb -mfpu=fpv5-sp-d16 -mfloat-abi=hard)
