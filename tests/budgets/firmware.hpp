// A configuration is a source file with a few globals of the library and work(), which uses them as firmware would.
#pragma once

#include <eigenmote/base/status.hpp>
#include <eigenmote/base/symmetric_matrix.hpp>
#include <eigenmote/base/vector.hpp>

/// What configurations work on; no figure counts it.
struct Inputs {
  eigenmote::Vector<float, 6> samples[8];
  eigenmote::SymmetricMatrix<float, 3> matrix_3;
  eigenmote::SymmetricMatrix<float, 8> matrix_8;
};

/// It is called from another source file and its globals have external linkage: the compiler can neither foresee the
/// inputs nor drop the results.
extern "C" eigenmote::Status work(const Inputs& inputs);
