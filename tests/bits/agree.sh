#!/usr/bin/env bash
# All checksums that record.sh kept below the given folders are the same.
#   agree.sh <folder>...
set -u
mapfile -t files < <(find "$@" -type f -name '*.bits' 2>/dev/null | sort)
distinct=$(cat "${files[@]}" /dev/null | sort -u | wc -l)
if ((${#files[@]} >= 2 && distinct == 1)); then
  echo "${#files[@]} builds, the same bits"
  echo 'tally: 1 passed, 0 failed'
else
  echo "${#files[@]} builds, $distinct different checksums:"
  ((${#files[@]} == 0)) || grep -H bits "${files[@]}"
  echo 'tally: 0 passed, 1 failed'
  exit 1
fi
