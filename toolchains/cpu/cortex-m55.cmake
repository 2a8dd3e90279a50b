# Cortex-M55: Armv8.1-M, single and double precision and the vector extension in hardware.
set(CPU_FLAGS -mcpu=cortex-m55 -mthumb -mfpu=auto -mfloat-abi=hard)
