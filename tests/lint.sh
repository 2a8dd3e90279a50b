#!/usr/bin/env bash
# clang-format and clang-tidy over everything we wrote. A command of its own: tidy takes minutes.
#   tests/lint.sh            both
#   tests/lint.sh format     clang-format alone
# What needs a cross compiler (ports/cortex_m, the benchmarks) is formatted but not tidied.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
toolchains/setup.sh all

# The data in tests/golden/*.hpp is laid out by the scripts that make it.
mapfile -t sources < <(find lib ports tests examples -name '*.[ch]pp' -not -path 'tests/golden/*' -o -name '*.h' | sort)
clang-format --dry-run --Werror "${sources[@]}"
echo "clang-format: ${#sources[@]} files, clean"
[[ ${1-} != format ]] || exit 0

cmake --preset host-clang >/dev/null
mapfile -t units < <(find ports/*.cpp ports/host tests/unit tests/support/*.cpp tests/bits tests/hostile tests/programs examples \
  -name '*.cpp' | sort)
printf '%s\0' "${units[@]}" | xargs -0 -n 1 -P "$(nproc)" clang-tidy -p build/host-clang --quiet 2>/dev/null
echo "clang-tidy: ${#units[@]} files, clean"
