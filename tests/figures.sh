#!/usr/bin/env bash
# Measures again what README.md shows, and puts the tables between their markers. Needs Debian's libeigen3-dev for Eigen's
# column. Run it in the commit that changes a figure.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

mkdir -p build/bench
tests/run.sh mps2-an386
tests/bench/run.sh >build/bench/table.txt

budgets() {
  echo '| configuration | | flash | RAM | stack |'
  echo '|---|---|---:|---:|---:|'
  tests/budgets/check.sh --csv build/mps2-an386 |
    awk -F, 'NR > 1 { printf "| `%s` | `%s` | %s | %s | %s |\n", $2, $3, $4, $8, $10 }'
}

bench() {
  echo '| operation | size | eigenmote | Eigen | ratio |'
  echo '|---|---:|---:|---:|---:|'
  awk -F, '
    $2 == "cortex-m4f" && $3 == "-O2" && $6 != "flat" && $4 !~ /sum/ &&
    ($5 ~ /^(3|6|8|16)$/ || $5 ~ /x/ && $4 != "fit") {
      name = $4 == "jacobi" ? "all eigenpairs" : $4 == "update" ? "one covariance update" : "centre and project"
      printf "| %s | %s | %s | %s | %.2f |\n", name, $5, $7, $8, $9
    }' build/bench/results.csv
}

for table in budgets bench; do
  "$table" >build/figures.md
  sed -i -e "/^<!-- figures: $table -->\$/,/^<!-- end -->\$/ { /^<!-- figures/r build/figures.md
    /^<!--/!d }" README.md
done
git diff --stat README.md
