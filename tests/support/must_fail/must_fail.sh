#!/usr/bin/env bash
# A test program that must fail does, and run_test.sh says why:
#   must_fail.sh <expected text> [emulator...] <program>
set -u
export EIGENMOTE_QEMU_SECONDS=2
expected=$1
shift
run_test=$(dirname "${BASH_SOURCE[0]}")/../run_test.sh
if output=$("$run_test" timeout 4 "$@" 2>&1); then
  wrong='it passed'
elif [[ $output != *"$expected"* ]]; then
  wrong="it failed without saying: $expected"
else
  echo 'tally: 1 passed, 0 failed'
  exit
fi
printf '%s\n' "${output//tally:/its tally:}" "must_fail: $wrong" 'tally: 0 passed, 1 failed'
exit 1
