# Cortex-M3: Armv7-M, soft float.
set(CPU_FLAGS -mcpu=cortex-m3 -mthumb -mfloat-abi=soft)
