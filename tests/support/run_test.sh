#!/usr/bin/env bash
# Runs one test program, through its emulator if it has one, and holds it to its markers:
#   run_test.sh [emulator...] <program>
# It must exit with 0, print [begin] first and [end] last, and count its tests in the latter. The last line printed here
# is `tally: N passed, M failed`, which tests/run.sh adds up.
set -u
output=$("$@" 2>&1)
code=$?
printf '%s\n' "$output"
end='^\[end\] ([0-9]+) tests, ([0-9]+) failures$'
if [[ ${output%%$'\n'*} != '[begin]' ]]; then
  echo 'run_test: no [begin] marker'
elif ! [[ ${output##*$'\n'} =~ $end ]]; then
  echo 'run_test: no [end] marker: the program crashed, hung or left early'
else
  tests=${BASH_REMATCH[1]} failures=${BASH_REMATCH[2]}
  echo "tally: $((tests - failures)) passed, $failures failed"
  exit $((code != 0 || failures != 0 || tests == 0))
fi
echo "run_test: exit code $code"
echo 'tally: 0 passed, 1 failed'
exit 1
