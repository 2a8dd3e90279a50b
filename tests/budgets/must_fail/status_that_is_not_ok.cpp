// expect: fails on the board: status: degenerate
#include "../firmware.hpp"

eigenmote::Status work(const Inputs&) { return eigenmote::Status::degenerate; }
