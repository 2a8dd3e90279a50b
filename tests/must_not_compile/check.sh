#!/usr/bin/env bash
# One case: with MUST_NOT_COMPILE defined the compiler refuses it, with the message that the first line expects; without
# it, its twin compiles, so that the refusal is for the right reason.
#   check.sh <case.cpp> <compiler> [flags...]
set -u
case=$1
shift
expected=$(sed -n '1s|^// expect: ||p' "$case")
fail() {
  printf '%s: %s\n' "$(basename "$case")" "$@"
  echo 'tally: 0 passed, 1 failed'
  exit 1
}
[[ -n $expected ]] || fail 'the first line does not say what to expect'
twin=$("$@" -fsyntax-only "$case" 2>&1) || fail 'the twin does not compile' "$twin"
if message=$("$@" -fsyntax-only -DMUST_NOT_COMPILE "$case" 2>&1); then
  fail 'it compiles'
fi
grep -qE -- "$expected" <<<"$message" || fail "the compiler does not say: $expected" "$message"
echo 'tally: 1 passed, 0 failed'
