// expect: D channels have from 1 to D components
#include <eigenmote/eigenmote.hpp>
using namespace eigenmote;

#ifdef MUST_NOT_COMPILE
PcaModel<float, 3, 4> model;
#else
PcaModel<float, 3, 3> model;
#endif
