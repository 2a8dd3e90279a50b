# Cortex-M0: Armv6-M, soft float, no divide instruction.
set(CPU_FLAGS -mcpu=cortex-m0 -mthumb -mfloat-abi=soft)
