# Makes a readable table of build/bench/results.csv, with a verdict where DESIGN.md sets a target.
BEGIN { FS = "," }

FNR == 1 { next }

{
  rows++
  build[rows] = $2 " code on " $1 ", " $3
  operation[rows] = $4; size[rows] = $5; spectrum[rows] = $6
  ours[rows] = $7; eigen[rows] = $8; ratio[rows] = $9
  if (is_full_solver($4)) {
    problem = build[rows] FS $5 FS $6
    if (!(problem in best) || $7 < ours[best[problem]]) best[problem] = rows
  }
}

END {
  for (row = 1; row <= rows; row++) {
    if (build[row] != build[row - 1]) {
      printf "\n%s\n", build[row]
      line("operation", "size", "spectrum", "ours", "Eigen", "ratio", "target")
    } else if (operation[row] != operation[row - 1]) {
      print ""
    }
    line(operation[row], size[row], spectrum[row], grouped(ours[row]), grouped(eigen[row]),
         ratio[row] == "" ? "" : sprintf("%.2f", ratio[row]), targets(row))
  }
  if (met + missed) printf "\n%d targets met, %d missed\n", met, missed
}

function line(a, b, c, d, e, f, g,   text) {
  text = sprintf("  %-20s %5s  %-8s %13s %12s %6s   %s", a, b, c, d, e, f, g)
  sub(/ +$/, "", text)
  print text
}

# 1234567 as 1 234 567
function grouped(number,   text) {
  for (; length(number) > 3; number = substr(number, 1, length(number) - 3)) {
    text = " " substr(number, length(number) - 2) text
  }
  return number text
}

# The solvers that give all N pairs: the best of them at each size and spectrum has a target.
function is_full_solver(name) { return name == "jacobi" }

function targets(row,   text) {
  if (ratio[row] == "") return ""
  if (operation[row] == "jacobi" && size[row] <= 8) text = verdict(row, 1.00)
  if (operation[row] ~ /^update/ && size[row] ~ /^(8|16|32)$/) text = verdict(row, 0.60)
  if (best[build[row] FS size[row] FS spectrum[row]] == row) {
    text = sprintf("%-16sbest solver %s", text, verdict(row, 0.65))
  }
  return text
}

function verdict(row, limit) {
  if (ratio[row] <= limit) { met++ } else { missed++ }
  return sprintf("<= %.2f %s", limit, ratio[row] <= limit ? "met" : "MISSED")
}
