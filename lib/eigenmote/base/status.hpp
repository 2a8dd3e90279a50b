// The two kinds of answer a call can give: how it ended, and whether there is more to do.
#pragma once

#include <cstdint>

namespace eigenmote {

/// How a call ended. Anything but `ok` means that the result was not produced; unless the function says otherwise,
/// its objects and outputs are then exactly as they were.
// clang-format off: version 14 takes the attribute for the start of a block
enum class [[nodiscard]] Status : std::uint8_t{
    ok,
    not_finite,       ///< an input holds a NaN or an infinity
    overflow,         ///< the inputs are finite, the result would not be
    too_few_samples,  ///< what was asked for needs more samples than there are
    degenerate,       ///< there is nothing to find: no channel varies
    not_converged,    ///< the bound on iterations was reached first
};
// clang-format on

/// A constant text for logs and consoles.
constexpr const char* text(Status status) {
  switch (status) {
    case Status::ok:
      return "ok";
    case Status::not_finite:
      return "not finite";
    case Status::overflow:
      return "overflow";
    case Status::too_few_samples:
      return "too few samples";
    case Status::degenerate:
      return "degenerate";
    case Status::not_converged:
      return "not converged";
  }
  return "not a status";
}

/// Where a job that is done in slices stands.
// clang-format off
enum class [[nodiscard]] Progress : std::uint8_t {
  more,    ///< call again
  done,    ///< the result is there
  failed,  ///< there will be no result; the job's status() says why
};
// clang-format on

constexpr const char* text(Progress progress) {
  switch (progress) {
    case Progress::more:
      return "more";
    case Progress::done:
      return "done";
    case Progress::failed:
      return "failed";
  }
  return "not a progress";
}

}  // namespace eigenmote
