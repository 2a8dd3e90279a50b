// Uses exceptions, RTTI and an unused variable: none of our own rules may be forced on a consumer.
#include <eigenmote/eigenmote.hpp>

#include <typeinfo>

int main() {
  int unused = 0;
  const eigenmote::SymmetricMatrix<float, 2> a{{2, 1, 2}};
  eigenmote::EigenPairs<float, 2> pairs;
  try {
    if (eigenmote::jacobi(a, pairs) != eigenmote::Status::ok || typeid(a) == typeid(pairs)) {
      throw 1;
    }
  } catch (int) {
    return 1;
  }
  return pairs.values[0] > 2.999F && pairs.values[0] < 3.001F ? 0 : 1;
}
