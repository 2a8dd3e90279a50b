/* Names that board support packages, Arduino's core and old C headers define as macros. A header of ours must compile
   after them. The standard headers come first: they are entitled to their own names. */
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

#define min(a, b) ((a) < (b) ? (a) : (b))
#define max(a, b) ((a) > (b) ? (a) : (b))
#define abs(x) ((x) > 0 ? (x) : -(x))
#define round(x) ((x) >= 0 ? (long)((x) + 0.5) : (long)((x)-0.5))
#define sq(x) ((x) * (x))
#define constrain(x, low, high) ((x) < (low) ? (low) : ((x) > (high) ? (high) : (x)))
#define bit(b) (1UL << (b))
#define F(text) (text)
#define B0 0
#define B1 1
#define B00 0
#define PI 3.1415926535897932384626433832795
#define EULER 2.718281828459045235360287471352
#define HIGH 1
#define LOW 0
#define DEFAULT 1
#define INPUT 0
#define OUTPUT 1
#define CHANGE 1
#define SET 1
#define RESET 0
#define ERROR 1
#define SUCCESS 0
#define ENABLE 1
#define DISABLE 0
#define I _Complex_I
#define _N 04
#define _B 0200
#define _C 040
