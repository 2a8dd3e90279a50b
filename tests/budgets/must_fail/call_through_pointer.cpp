// expect: has no bound on its stack: a call through a pointer
#include "../firmware.hpp"

using Step = eigenmote::Status (*)(const Inputs&);
Step volatile step;

eigenmote::Status work(const Inputs& inputs) { return step != nullptr ? step(inputs) : eigenmote::Status::ok; }
