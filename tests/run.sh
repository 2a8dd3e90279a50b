#!/usr/bin/env bash
# Passes the tests: on the host with two compilers and under sanitizers, and on six emulated boards.
#   tests/run.sh                 everything
#   tests/run.sh host            the host's three builds
#   tests/run.sh <target>...     some of: host-gcc host-clang host-sanitize and the folders of ports/cortex_m/boards
# What it needs is installed first (toolchains/setup.sh). One line a target; failures in full; logs in build/<target>/.
# The last line is `N passed, M failed`, and the exit code is 0 when nothing failed.
set -uo pipefail
export LC_ALL=C
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit

hosts=(host-gcc host-clang host-sanitize)
boards=(microbit mps2-an385 mps2-an386 mps2-an500 mps2-an505 mps3-an547)
targets=()
for name in "${@:-all}"; do
  case $name in
    all) targets+=("${hosts[@]}" "${boards[@]}") ;;
    host) targets+=("${hosts[@]}") ;;
    *)
      if [[ " ${hosts[*]} ${boards[*]} " != *" $name "* ]]; then
        echo "no target '$name'; there are: all host ${hosts[*]} ${boards[*]}" >&2
        exit 2
      fi
      targets+=("$name")
      ;;
  esac
done

toolchains/setup.sh all || exit

passed=0
failed=0

# Prints one line and adds to the sums. Every test ends its output with a tally.
report() {  # name, start time, exit code, log with the tallies
  local good bad
  read -r good bad < <(awk '/^tally: / { good += $2; bad += $4 } END { print good + 0, bad + 0 }' "$4" 2>/dev/null || echo 0 0)
  (($3 == 0 || bad > 0)) || bad=1 # it failed without a tally: it did not build, or ran out of time
  awk -v name="$1" -v good="$good" -v bad="$bad" -v start="$2" -v end="$EPOCHREALTIME" \
    'BEGIN { printf "%-14s %5d passed, %d failed %7.1f s\n", name, good, bad, end - start }'
  passed=$((passed + good))
  failed=$((failed + bad))
}

for target in "${targets[@]}"; do
  folder=build/$target
  log=$folder/Testing/Temporary/LastTest.log
  start=$EPOCHREALTIME
  mkdir -p "$folder"
  rm -f "$log" "$folder"/tests/bits/kept/*
  if { cmake --preset "$target" && cmake --build --preset "$target" -- --quiet; } >"$folder/build.log" 2>&1; then
    ctest --preset "$target" >"$folder/test.log" 2>&1
    code=$?
    ((code == 0)) || grep -v ' Passed ' "$folder/test.log"
  else
    code=1
    sed '/^Preset CMake variables/,/^-- Build files/d' "$folder/build.log"
  fi
  report "$target" "$start" "$code" "$log"
done

# Every target has printed the checksum of its results at every optimisation level: here they meet.
start=$EPOCHREALTIME
mkdir -p build/bits
tests/bits/agree.sh "${targets[@]/#/build/}" >build/bits/test.log
code=$?
((code == 0)) || cat build/bits/test.log
report 'same bits' "$start" "$code" build/bits/test.log

echo "$passed passed, $failed failed"
((failed == 0 && passed > 0))
