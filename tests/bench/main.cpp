// Measures everything and prints it as CSV: operation,size,spectrum,ours,eigen. run.sh makes a table of it.
#include "meter.hpp"
#include "operations.hpp"
#include "print.hpp"

namespace bench {
namespace {

void print_name(const Row& row) {
  port::print(row.operation);
  port::print(",");
  if (row.k != 0) {
    port::print_integer(static_cast<std::int64_t>(row.k));
    port::print("x");
  }
  port::print_integer(static_cast<std::int64_t>(row.n));
  port::print(",");
  port::print(row.spectrum);
}

}  // namespace

void Row::check(bool correct) const {
  if (!correct) {
    port::print("wrong result: ");
    print_name(*this);
    port::print("\n");
    port::exit(1);
  }
}

void Row::print() const {
  print_name(*this);
  port::print(",");
  port::print_integer(ours);
  port::print(",");
  if (eigen != 0) {
    port::print_integer(eigen);
  }
  port::print("\n");
}

}  // namespace bench

int main() {
  bench::decomposition();
  bench::update();
  bench::project();
  return 0;
}
