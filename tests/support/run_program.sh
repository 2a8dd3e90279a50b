#!/usr/bin/env bash
# Runs a program that judges itself by its exit code, and says so in the words that tests/run.sh adds up:
#   run_program.sh [emulator...] <program>
if "$@"; then
  echo 'tally: 1 passed, 0 failed'
else
  echo 'tally: 0 passed, 1 failed'
  exit 1
fi
