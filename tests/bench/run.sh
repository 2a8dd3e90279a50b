#!/usr/bin/env bash
# Counts the instructions of the library's main operations on emulated boards, beside Eigen's where Eigen is installed.
# Prints a table and writes build/bench/results.csv. README.md says what the numbers are. Two minutes; later runs seconds.
#   EIGENMOTE_EIGEN_DIR   where Eigen's headers are; default: where Debian's libeigen3-dev puts them
set -euo pipefail
bench=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
export root=${bench%/tests/bench}
export eigen=${EIGENMOTE_EIGEN_DIR:-/usr/include/eigen3}
results=$root/build/bench/results.csv

# name, board, cpu (a file of toolchains/cpu), flags
builds=(
  'm4f       mps2-an386 cortex-m4f -O2'
  'm4f-exact mps2-an386 cortex-m4f -O2 -ffp-contract=off'
  'm3        mps2-an385 cortex-m3  -O2'
  'm0        mps2-an385 cortex-m0  -O2'
)

fail() {
  printf 'bench: %s\n' "$@" >&2
  exit 1
}

build() {  # name, board, cpu, flags...
  local folder=$root/build/bench-$1 log=$root/build/bench/$1.log
  if ! {
    cmake -S "$root" -B "$folder" -G Ninja --toolchain "$root/toolchains/arm-none-eabi.cmake" \
      -DEIGENMOTE_BOARD="$2" -DEIGENMOTE_CPU="$3" -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE="${*:4} -DNDEBUG" \
      -DEIGENMOTE_TESTS=OFF -DEIGENMOTE_EXAMPLES=OFF -DEIGENMOTE_BENCH=ON -DEIGENMOTE_EIGEN_DIR="$eigen" &&
      cmake --build "$folder" --target bench --parallel 1
  } &> "$log"; then
    cat "$log" >&2
    return 1
  fi
}
export -f build

eigen_version() {
  awk '/define EIGEN_(WORLD|MAJOR|MINOR)_VERSION/ { version = version "." $3 } END { print substr(version, 2) }' \
    "$eigen/Eigen/src/Core/util/Macros.h"
}

"$root/toolchains/setup.sh" board
mkdir -p "${results%/*}"
if [[ -e $eigen/Eigen/Eigenvalues ]]; then
  rival="Eigen $(eigen_version)"
else
  rival="no Eigen in $eigen (Debian: libeigen3-dev), so only our own counts"
fi
echo "bench: $rival; building ${#builds[@]} images" >&2
printf '%s\n' "${builds[@]}" | xargs -P 2 -L 1 bash -c 'build "$@"' bench || fail 'a build failed, see above'

echo 'board,cpu,flags,operation,size,spectrum,ours,eigen,ratio' > "$results"
for row in "${builds[@]}"; do
  read -r name board cpu flags <<< "$row"
  run=("$root/ports/cortex_m/qemu.sh" "$board" "$root/build/bench-$name/tests/bench/bench")
  first=$("${run[@]}") || fail "$first" "the run of $name failed, see above"
  second=$("${run[@]}") || fail "$second" "the run of $name failed, see above"
  [[ $first == "$second" ]] || fail "$(diff <(echo "$first") <(echo "$second"))" "two runs of $name differ, see above"
  awk -F , -v OFS=, -v build="$board,$cpu,$flags" \
    '{ print build, $0, $5 == "" ? "" : sprintf("%.3f", $4 / $5) }' <<< "$first" >> "$results"
done

awk -f "$bench/table.awk" "$results"
echo "Instructions, not cycles; float; gcc $(arm-none-eabi-g++ -dumpversion), the flags above and -DNDEBUG; $rival"
