// eigenmote: eigensolvers, covariance and PCA for microcontrollers, without a heap.
// Every public header, in the order of a sample's way through the library.
#pragma once

#include "version.hpp"

#include "base/assert.hpp"
#include "base/matrix.hpp"
#include "base/scalar.hpp"
#include "base/status.hpp"
#include "base/symmetric_matrix.hpp"
#include "base/vector.hpp"
#include "base/vector_ops.hpp"

#include "covariance/covariance.hpp"

#include "eigen/eigen_pairs.hpp"
#include "eigen/jacobi.hpp"

#include "pca/fit.hpp"
#include "pca/pca_model.hpp"
