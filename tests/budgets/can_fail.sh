#!/usr/bin/env bash
# Shows check.sh what is wrong, each thing once, and fails where it does not find out.
#   can_fail.sh <build folder> <command that compiles and links...>
# The first line of a source is what must be said about it: by check.sh in must_fail/, by the linker in must_not_link/.
set -euo pipefail
budgets=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$1
link=("${@:2}")
board=$(sed -n 's/^EIGENMOTE_BOARD:.*=//p' "$build/CMakeCache.txt")
ceilings=$build/tests/budgets/can_fail.csv

passed=0
failed=0
output=
run() { # command: its output, and success where it fails
  output=$("$@" 2>&1) || return 0
  failed=$((failed + 1))
  echo "FAIL: succeeds: $*"
}
expect() { # text that must be in the output
  if [[ $output == *"$1"* ]]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf '%s\n' "FAIL: not said: $1" "$output"
  fi
}
expected() { # source
  sed -n '1s|^// expect: ||p' "$1"
}

for source in "$budgets"/must_fail/*.cpp; do
  for optimisation in -Os -O2; do
    echo "$board,$(basename "$source" .cpp),$optimisation,99999,99999,99999"
  done
done >"$ceilings"
run "$budgets/check.sh" "$build" must_fail "$ceilings"
for source in "$budgets"/must_fail/*.cpp; do
  for optimisation in -Os -O2; do
    expect "FAIL: $board, $(basename "$source" .cpp) $optimisation $(expected "$source")"
  done
done

# Ceilings that are too low, that are missing, and that are nobody's.
cat >"$ceilings" <<END
$board,covariance_6,-Os,1,99999,99999
$board,jacobi_3,-Os,99999,1,99999
$board,jacobi_8,-Os,99999,99999,1
$board,nobody,-Os,1,1,1
END
run "$budgets/check.sh" "$build" configurations "$ceilings"
expect "FAIL: $board, covariance_6 -Os needs "
expect ' bytes of flash, its ceiling is 1'
expect ' bytes of RAM, its ceiling is 1'
expect ' bytes of stack, its ceiling is 1'
expect "FAIL: $board, jacobi_8 -O2 has no ceilings in can_fail.csv"
expect "FAIL: $board, nobody -Os has ceilings in can_fail.csv but no image"

for source in "$budgets"/must_not_link/*.cpp; do
  run "${link[@]}" "$source" -o /dev/null
  expect "$(expected "$source")"
done

echo "tally: $passed passed, $failed failed"
((failed == 0))
