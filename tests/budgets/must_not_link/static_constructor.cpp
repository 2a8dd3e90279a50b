// expect: a static constructor is in the image
#include "../firmware.hpp"

int volatile counter = 1;
int counted = counter;

eigenmote::Status work(const Inputs&) { return eigenmote::Status::ok; }
