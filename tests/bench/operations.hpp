// The groups of rows; each is measured by the file of its name.
#pragma once

namespace bench {

void decomposition();
void update();
void project();

}  // namespace bench
