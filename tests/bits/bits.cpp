// Prints a checksum of everything the library computes, over many cases. Built at every optimisation level, on the host
// and on every board, with -ffp-contract=off: all must print the same.
#include <eigenmote/eigenmote.hpp>
#include <port.hpp>
#include <print.hpp>

#include "support/random.hpp"

using namespace eigenmote;

namespace {

// FNV-1a, 64 bits, over the bits of results; the payload of a NaN is the one thing that machines may differ in.
class Checksum {
public:
  template <class T>
  void add(const T& x) {
    const bool is_nan = detail::magnitude_bits(x) > detail::Format<T>::infinity;
    add_bits(is_nan ? detail::Format<T>::infinity + 1 : detail::bits_of(x), sizeof x);
  }
  template <class T, std::size_t N>
  void add(const std::array<T, N>& x) {
    for (const T& entry : x) {
      add(entry);
    }
  }
  template <class T, std::size_t R, std::size_t C>
  void add(const Matrix<T, R, C>& x) {
    for (const auto& row : x.rows) {
      add(row);
    }
  }
  void add(Status status) { add_bits(static_cast<std::uint64_t>(status), 1); }
  std::uint64_t value() const { return value_; }

private:
  [[gnu::noinline]] void add_bits(std::uint64_t bits, std::size_t bytes) {
    for (std::size_t i = 0; i < bytes; ++i, bits >>= 8) {
      value_ = (value_ ^ (bits & 0xFF)) * 0x100000001B3;
    }
  }
  std::uint64_t value_ = 0xCBF29CE484222325;
};

Checksum checksum;

template <class T>
void square_roots(Random& random) {
  for (int i = 0; i < 500; ++i) {
    detail::Bits<T> bits = random.bits();
    bits = static_cast<detail::Bits<T>>(bits << (sizeof(T) * 4)) ^ random.bits();  // any number there is
    checksum.add(square_root(detail::from_bits<T>(bits)));
  }
}

template <class T, std::size_t N>
void eigenpairs(Random& random) {
  for (int i = 0; i < 8; ++i) {
    SymmetricMatrix<T, N> a;
    for (T& entry : a.packed) {
      entry = random.uniform<T>() * power_of_two<T>(static_cast<int>(random.bits() % 16) * (i - 4));
    }
    EigenPairs<T, N> pairs;
    checksum.add(jacobi(a, pairs));
    checksum.add(pairs.values);
    checksum.add(pairs.vectors);
  }
}

template <class T, std::size_t D, std::size_t K>
void stream(Random& random) {
  Covariance<T, D> cov;
  Covariance<T, D> other;
  std::array<T, D> sample{};
  for (int n = 0; n < 100; ++n) {
    const T common = random.uniform<T>();
    for (std::size_t i = 0; i < D; ++i) {
      sample[i] = static_cast<T>(i) * common + random.uniform<T>() / 8 + 100;
    }
    checksum.add(n % 3 == 0 ? other.update(sample) : cov.update(sample));
  }
  checksum.add(cov.merge(other));
  checksum.add(cov.mean());
  SymmetricMatrix<T, D> c;
  checksum.add(cov.covariance(c));
  checksum.add(c.packed);
  PcaModel<T, D, K> model;
  checksum.add(fit(cov, model));
  checksum.add(model.components);
  checksum.add(model.variances);
  const std::array<T, K> z = model.project(sample);
  checksum.add(z);
  checksum.add(model.reconstruct(z));
}

template <class T>
void everything() {
  Random random{20250518};
  square_roots<T>(random);
  eigenpairs<T, 1>(random);
  eigenpairs<T, 2>(random);
  eigenpairs<T, 3>(random);
  eigenpairs<T, 5>(random);
  eigenpairs<T, 8>(random);
  stream<T, 1, 1>(random);
  stream<T, 3, 2>(random);
  stream<T, 6, 2>(random);
  stream<T, 10, 3>(random);
}

}  // namespace

int main() {
  everything<float>();
  everything<double>();
  port::print("bits: ");
  port::print_hex(checksum.value(), 16);
  port::print("\n");
  return 0;
}
