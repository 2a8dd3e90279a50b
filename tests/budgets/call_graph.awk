# Follows every call from work() through the graph that the compiler writes (-fcallgraph-info=su), and prints
#   stack: N          the bytes on the longest path; functions of other files, such as libgcc's, count as 0
#   unbounded: ...    a line for each reason why there is no such number
BEGIN { FS = "\"" }

/^node:/ {
  count = split($4, label, /\\n/)  # function, place and, if it is in this file, frame: "24 bytes (static)"
  name[$2] = label[1]
  if (count < 3) next
  frame[$2] = label[3] + 0
  if (label[3] !~ /\(static\)/) varies[$2] = 1
}

/^edge:/ { callees[$2] = callees[$2] "\n" $4 }

function depth(caller,    calls, i, below, deepest) {
  if (caller in on_path) print "unbounded: recursion of " name[caller]
  if (caller in varies) print "unbounded: the frame varies in " name[caller]
  if (caller == "__indirect_call") print "unbounded: a call through a pointer"
  if (caller in on_path || caller in known) return known[caller]
  on_path[caller] = 1
  for (i = split(callees[caller], calls, "\n"); i > 1; --i) {
    below = depth(calls[i])
    if (below > deepest) deepest = below
  }
  delete on_path[caller]
  return known[caller] = frame[caller] + deepest
}

END {
  if (!("work" in frame)) print "unbounded: there is no work()"
  print "stack: " depth("work")
}
