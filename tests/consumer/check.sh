#!/usr/bin/env bash
# Builds and runs the consumer project in one way:
#   check.sh <find_package|add_subdirectory|FetchContent> <source> <work folder> <compiler>
set -u
way=$1 source=$2 work=$3/$1 compiler=$4
rm -rf "$work"
mkdir -p "$work"
configure() { cmake -G Ninja -DCMAKE_CXX_COMPILER="$compiler" "$@"; }
build() {
  if [[ $way == find_package ]]; then
    configure -S "$source" -B "$work/library" -DEIGENMOTE_TESTS=OFF -DEIGENMOTE_EXAMPLES=OFF &&
      cmake --install "$work/library" --prefix "$work/installed" || return
  fi
  configure -S "$source/tests/consumer" -B "$work/consumer" -DWAY="$way" -DEIGENMOTE_SOURCE="$source" \
    -DCMAKE_PREFIX_PATH="$work/installed" &&
    cmake --build "$work/consumer" && "$work/consumer/consumer"
}
if build >"$work/log" 2>&1; then
  echo 'tally: 1 passed, 0 failed'
else
  cat "$work/log"
  echo 'tally: 0 passed, 1 failed'
  exit 1
fi
