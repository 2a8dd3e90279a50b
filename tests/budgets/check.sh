#!/usr/bin/env bash
# Measures the configurations of a board's build, holds them to their ceilings and looks for what must not be in them.
#   check.sh [--csv | --markdown] <build folder> [<folder of configurations> <ceilings file>]
# With a format: only the table, in that format. Without: the table, a FAIL line for each thing wrong, and at the
# end `tally: N passed, M failed`, which tests/run.sh adds up.
set -euo pipefail
export LC_ALL=C

format=text
if [[ ${1-} == --csv || ${1-} == --markdown ]]; then
  format=${1#--}
  shift
fi
build=${1?the build folder of a board}
budgets=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
sources=$budgets/${2-configurations}
images=$build/tests/budgets/${2-configurations}
ceilings=${3-$budgets/ceilings.csv}
if [[ ! -d $images ]]; then
  echo "check: no $images: this is not the build of a board that ceilings.csv names" >&2
  exit 2
fi
cortex_m=$budgets/../../ports/cortex_m
board=$(sed -n 's/^EIGENMOTE_BOARD:.*=//p' "$build/CMakeCache.txt")
machine=$(sed -nE 's/^set\(BOARD_QEMU_MACHINE (.*)\)$/\1/p' "$cortex_m/boards/$board/board.cmake")

# What may be in an image: our objects, libgcc, and the functions of libc that a compiler calls on its own account.
allowed='\.cpp\.obj$|/libgcc\.a\(.*\)$|/libc\.a\(.*mem(cpy|set|move|cmp)(-.*)?\.o\)$'

# What may not, by the names of its symbols; those of operators new and delete begin with _Zn and _Zd.
declare -A forbidden=(
  [heap]='_?(malloc|calloc|realloc|free|sbrk)(_r)?|_Zn[wa].*|_Zd[la].*'
  [unwinder]='_Unwind_.*|__gnu_unwind_.*|__aeabi_unwind_.*|__gxx_personality_.*'
  [stdio]='.*printf.*|.*scanf.*|_?f?put(s|c|char)(_r)?|_?f(open|close|read|write|flush)(_r)?'
  [libc state]='_(global_)?impure_(ptr|data)|__errno|errno'
  [C++ runtime]='__cxa_.*|__dso_handle|_GLOBAL__sub_I_.*'
  [libm]='(sqrt|exp2?|log(2|10|1p)?|pow|sin|cos|tan|atan2?|hypot|floor|fmod|round)[fl]?|__(ieee754|math)_.*'
)

# The pieces of an image that take memory, from its map: section, size, and file unless it is a gap between two.
pieces() { # image
  awk '/^Linker script and memory map/ { in_image = 1 }
    /^\./ { section = $1 }
    in_image && section !~ /^\.(comment|debug.*|ARM\.attributes)$/ && match($0, /^ .* 0x[0-9a-f]+ +0x[0-9a-f]+/) {
      count = split(substr($0, 1, RLENGTH), field)
      print section, field[count], substr($0, RLENGTH + 2)
    }' "$1.map"
}

# Bytes of flash, those of them that libgcc and libc hold, and bytes of RAM.
memory() { # image
  local text data bss section size file libgcc=0 libc=0
  read -r text data bss _ < <(arm-none-eabi-size "$1.elf" | tail -n 1)
  while read -r section size file; do
    case $section:$file in
      .bss:*) ;;
      *:*/libgcc.a\(*) libgcc=$((libgcc + size)) ;;
      *:*/libc.a\(*) libc=$((libc + size)) ;;
    esac
  done < <(pieces "$1")
  echo "$((text + data)) $libgcc $libc $((data + bss))"
}

run_on_board() { # image
  "$cortex_m/qemu.sh" "$machine" "$1.run.elf" 2>&1 || echo "exit code $?"
}

# Bytes of stack that work() needs. The call graph knows no frame of libgcc, and the paint on the board only the paths
# of this run: the larger of the two counts.
stack() { # image, output of the run
  { echo "$2" && awk -f "$budgets/call_graph.awk" "$1.ci"; } | sed -n 's/^stack: //p' | sort -n | tail -n 1
}

# Each of the following prints a line for each thing that is wrong with an image.

failed_run() { # output of the run
  grep -qx 'status: ok' <<<"$1" || echo "fails on the board: ${1//$'\n'/, }"
}

above_ceilings() { # bytes and ceilings of flash, RAM and stack
  local what
  if [[ $2 == none ]]; then
    echo "has no ceilings in ${ceilings##*/}"
    return
  fi
  for what in flash RAM stack; do
    (($1 <= $2)) || echo "needs $1 bytes of $what, its ceiling is $2"
    shift 2
  done
}

foreign_contents() { # image
  local size file kind total=0
  while read -r _ size file; do
    total=$((total + size))
    ((size == 0)) || [[ -z $file || $file =~ $allowed ]] || echo "holds ${file##*/}"
  done < <(pieces "$1")
  arm-none-eabi-size "$1.elf" | awk -v total=$total 'NR == 2 && $4 != total { print "is not what its map says" }'
  for kind in "${!forbidden[@]}"; do
    arm-none-eabi-nm "$1.elf" | sed -nE "s/.* (${forbidden[$kind]})\$/holds a symbol of $kind: \1/p"
  done
  arm-none-eabi-size -A "$1.elf" |
    awk '/^\.((pre)?init_array|fini_array|ctors|dtors|ARM\.extab|eh_frame)/ && $2 > 0 { print "holds a section " $1 }'
}

globals_outside_bss() { # image
  arm-none-eabi-nm -C -S "$1.elf" | sed -nE 's/^[0-9a-f]+ [0-9a-f]+ [dD] /has a global outside .bss: /p'
}

unbounded_stack() { # image
  awk -f "$budgets/call_graph.awk" "$1.ci" | sed -n 's/^unbounded: /has no bound on its stack: /p'
}

passed=0
failed=0
failures=()
judge() { # configuration; standard input: a line for each thing that is wrong with it
  local wrong
  mapfile -t wrong < <(sort -u)
  if ((${#wrong[@]} == 0)); then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    failures+=("${wrong[@]/#/FAIL: $board, $1 }")
  fi
}

print_row() {
  case $format in
    text) printf '%-11s %-18s %-12s %6s %9s %6s %5s %4s %7s %5s %9s\n' "$@" ;;
    csv) (IFS=, && echo "$*") ;;
    markdown) printf '| %s ' "$@" && echo '|' ;;
  esac
}

print_row board configuration optimisation flash max_flash libgcc libc ram max_ram stack max_stack
[[ $format != markdown ]] || print_row --- --- --- ---: ---: ---: ---: ---: ---: ---: ---:

for source in "$sources"/*.cpp; do
  configuration=$(basename "$source" .cpp)
  for optimisation in -Os -O2; do
    name="$configuration $optimisation"
    image=$images/$configuration$optimisation
    if [[ ! -e $image.elf || ! -e $image.run.elf ]]; then
      judge "$name" <<<'is not built'
      continue
    fi
    read -r flash libgcc libc ram < <(memory "$image")
    run=$(run_on_board "$image")
    stack=$(stack "$image" "$run")
    IFS=, read -r max_flash max_ram max_stack < <(
      sed -n "s/^$board,$configuration,$optimisation,//p" "$ceilings"
      echo none,none,none
    )
    print_row "$board" "$configuration" "$optimisation" "$flash" "$max_flash" "$libgcc" "$libc" "$ram" "$max_ram" \
      "$stack" "$max_stack"

    judge "$name" < <(failed_run "$run")
    judge "$name" < <(above_ceilings "$flash" "$max_flash" "$ram" "$max_ram" "$stack" "$max_stack")
    judge "$name" < <(foreign_contents "$image")
    judge "$name" < <(globals_outside_bss "$image")
    judge "$name" < <(unbounded_stack "$image")
  done
done

while IFS=, read -r _ configuration optimisation _; do
  [[ -e $sources/$configuration.cpp && $optimisation == -O[s2] ]] ||
    judge "$configuration $optimisation" <<<"has ceilings in ${ceilings##*/} but no image"
done < <(grep "^$board," "$ceilings")

[[ $format == text ]] || exit 0
((failed == 0)) || printf '%s\n' "${failures[@]}"
echo "tally: $passed passed, $failed failed"
((failed == 0))
