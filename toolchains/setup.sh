#!/usr/bin/env bash
# Installs what a job needs and this machine lacks. Silent when nothing is missing.
#   toolchains/setup.sh board   build firmware and run it under emulation
#   toolchains/setup.sh [all]   also build, test and check on the host
set -euo pipefail

# Debian package | does the machine have what we want of it?
board=(
  'cmake                       | cmake_is_at_least 3.25'
  'ninja-build                 | command -v ninja'
  'gcc-arm-none-eabi           | command -v arm-none-eabi-g++'
  'libnewlib-arm-none-eabi     | has_library arm-none-eabi-gcc libc.a'
  'libstdc++-arm-none-eabi-dev | has_header arm-none-eabi-g++ array'
  'qemu-system-arm             | command -v qemu-system-arm'
)
host=(
  'g++                         | command -v g++'
  'clang                       | command -v clang++'
  'clang-tidy                  | command -v clang-tidy'
  'clang-format                | command -v clang-format'
  'libclang-rt-dev             | has_header clang++ sanitizer/asan_interface.h'
  'git                         | command -v git'
  'ca-certificates             | compgen -G /etc/ssl/certs/*'
)

cmake_is_at_least() {
  printf '%s\n' "cmake version $1" "$(cmake --version | head -n 1)" | sort --check --version-sort
}
has_library() {  # compiler, library: found, it is printed as an absolute path
  [[ $("$1" -print-file-name="$2") == /* ]]
}
has_header() {  # compiler, header
  "$1" -E -x c++ - <<< "#if !__has_include(<$2>)"$'\n#error\n#endif'
}

missing() {  # rows: prints the packages whose test fails
  local row words
  for row; do
    read -ra words <<< "$row"
    "${words[@]:2}" &> /dev/null || echo "${words[0]}"
  done
}

fail() {
  printf 'setup: %s\n' "$@" >&2
  exit 1
}

case ${1-all} in
  board) needs=("${board[@]}") ;;
  all) needs=("${board[@]}" "${host[@]}") ;;
  *) fail 'usage: toolchains/setup.sh [board|all]' ;;
esac
toolchains=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

mapfile -t packages < <(missing "${needs[@]}")
if ((${#packages[@]})); then
  install=(apt-get install -y --no-install-recommends "${packages[@]}")
  if ((EUID != 0)) || ! command -v apt-get > /dev/null; then
    fail "missing Debian packages: ${packages[*]}" "install them: sudo ${install[*]}"
  fi

  build=${toolchains%/*}/build
  mkdir -p "$build"
  echo "setup: installing ${packages[*]}"
  # A stale third-party source fails the update; the installation tells whether that matters.
  if ! {
    apt-get update || true
    DEBIAN_FRONTEND=noninteractive "${install[@]}"
  } &> "$build/setup.log" < /dev/null; then
    cat "$build/setup.log" >&2
    fail 'the installation failed, see above'
  fi

  mapfile -t packages < <(missing "${needs[@]}")
  ((${#packages[@]} == 0)) || fail "installed, but absent or too old: ${packages[*]}"
fi

[[ ${1-all} == board ]] || cmake -P "$toolchains/unity.cmake"
