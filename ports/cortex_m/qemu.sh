#!/usr/bin/env bash
# Runs one firmware image on an emulated board: console on standard output, the firmware's exit code as ours.
#   qemu.sh <machine> <image.elf>
# One instruction is 64 ns of the board's time, so that counts and interrupts repeat exactly from run to run.
# A run that takes longer than EIGENMOTE_QEMU_SECONDS (default 60) is ended and fails with code 124.
set -eu
machine=$1
image=$2
exec timeout --kill-after=5 "${EIGENMOTE_QEMU_SECONDS:-60}" \
  qemu-system-arm -machine "$machine" -kernel "$image" -icount shift=6 \
  -display none -monitor none -serial none -chardev stdio,id=console,signal=off \
  -semihosting-config enable=on,target=native,chardev=console </dev/null
