// The library's version. The frame format and the stored model have version numbers of their own.
#pragma once

#define EIGENMOTE_VERSION_MAJOR 0
#define EIGENMOTE_VERSION_MINOR 1
#define EIGENMOTE_VERSION_PATCH 0
