#!/usr/bin/env bash
# The main job: builds the examples for an emulated Cortex-M4F and runs them, one after the other.
#   examples/run.sh [board]      a folder of ports/cortex_m/boards; default mps2-an386
# What it needs is installed first (toolchains/setup.sh). Logs: build/examples-<board>/build.log
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
board=${1:-mps2-an386}
if [[ ! -d ports/cortex_m/boards/$board ]]; then
  echo "no board '$board'; there are: $(ls ports/cortex_m/boards | tr '\n' ' ')" >&2
  exit 1
fi

toolchains/setup.sh board

folder=build/examples-$board
mkdir -p "$folder"
if ! {
  cmake --preset "$board" -B "$folder" -DEIGENMOTE_TESTS=OFF --no-warn-unused-cli && cmake --build "$folder"
} >"$folder/build.log" 2>&1; then
  cat "$folder/build.log" >&2
  exit 1
fi

machine=$(sed -n 's/^set(BOARD_QEMU_MACHINE \(.*\))$/\1/p' "ports/cortex_m/boards/$board/board.cmake")
for example in examples/[0-9]*/; do
  ports/cortex_m/qemu.sh "$machine" "$folder/${example%/}"
done
