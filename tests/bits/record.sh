#!/usr/bin/env bash
# Runs one build of bits.cpp and keeps its checksum in a file:
#   record.sh <file> [emulator...] <program>
set -u
file=$1
shift
output=$("$@" 2>&1)
if [[ $? -eq 0 && $output =~ ^bits:\ [0-9a-f]{16}$ ]]; then
  printf '%s\n' "$output" | tee "$file"
  echo 'tally: 1 passed, 0 failed'
else
  printf '%s\n' "$output" 'tally: 0 passed, 1 failed'
  exit 1
fi
