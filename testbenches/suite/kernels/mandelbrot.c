// After how many steps of z = z * z + c the point leaves the circle of radius 2, a task a c. When it leaves is the branch on data.
// Numbers have 12 binary digits behind the point, so that every machine counts the same.
#include "suite.h"

#define MOST 1024
#define DIGITS 12

WS_INPUT unsigned rows = 30;
WS_INPUT unsigned columns = 34;
WS_INPUT unsigned limit = 48;
WS_INPUT int left = -8500; // c of the first point, and from one to the next
WS_INPUT int top = -5100;
WS_INPUT int apart = 345;
unsigned steps[MOST];

static WS_KERNEL void point(unsigned task, const void *argument) {
    const int c_real = left + (int)(task % columns) * apart, c_imaginary = top + (int)(task / columns) * apart;
    int real = 0, imaginary = 0, real_square = 0, imaginary_square = 0;
    unsigned n = 0;
#ifdef BRANCH_FREE
    unsigned inside = ~0u; // all ones until the point leaves, then 0: it stays where it left
    for (unsigned step = 0; step < limit; ++step) {
        const int product = real * imaginary >> (DIGITS - 1);
        real = (int)ws_select((int)inside, (unsigned)(real_square - imaginary_square + c_real), (unsigned)real);
        imaginary = (int)ws_select((int)inside, (unsigned)(product + c_imaginary), (unsigned)imaginary);
        real_square = real * real >> DIGITS;
        imaginary_square = imaginary * imaginary >> DIGITS;
        n -= inside;
        inside = (unsigned)-ws_bool(real_square + imaginary_square <= 4 << DIGITS);
    }
#else
    WS_WHILE((n < limit) & (real_square + imaginary_square <= 4 << DIGITS))
        imaginary = (real * imaginary >> (DIGITS - 1)) + c_imaginary;
        real = real_square - imaginary_square + c_real;
        real_square = real * real >> DIGITS;
        imaginary_square = imaginary * imaginary >> DIGITS;
        ++n;
    WS_LOOP_END
#endif
    steps[task] = n;
}

int main(void) {
    vx_spawn_tasks(rows * columns, point, 0);
    return 0;
}
