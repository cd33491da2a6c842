// Sine and cosine by Volder's CORDIC (J. E. Volder, The CORDIC Trigonometric Computing Technique, 1959; J.-M. Muller, Elementary Functions): a task
// an angle. Each step turns a vector by an angle whose tangent is a power of two, towards what is left of the angle: which way is the branch on data.
// Numbers have 28 binary digits behind the point.
#include "suite.h"

#define MOST 1024
#define MOST_STEPS 24
#define ANGLE(i) ((int)(MIXED(i, 0) * 12868u) - 421652190) // from -π/2 to π/2

WS_INPUT unsigned count = MOST;
WS_INPUT unsigned steps = MOST_STEPS;
WS_INPUT int start = 163008219; // the product of the cosines of all turns
WS_INPUT int angles[MOST] = {FILL_1024(ANGLE, 0)};
WS_INPUT int turns[MOST_STEPS] = { // the angle whose tangent is 2^-step
    210828714, 124459457, 65760959, 33381290, 16755422, 8385879, 4193963, 2097109, 1048571, 524287, 262144, 131072,
    65536,     32768,     16384,    8192,     4096,     2048,    1024,    512,     256,     128,    64,     32};
int sines[MOST];
int cosines[MOST];

static WS_KERNEL void rotate(unsigned task, const void *argument) {
    const unsigned n = steps;
    int x = start, y = 0, left = angles[task];
    for (unsigned step = 0; step < n; ++step) {
        const int across = y >> step, along = x >> step, turn = turns[step];
#ifdef BRANCH_FREE
        const int back = left >> 31; // all ones for a turn the other way
        x -= (across ^ back) - back;
        y += (along ^ back) - back;
        left -= (turn ^ back) - back;
#else
        WS_IF_MARKED(1, left >= 0)
            x -= across;
            y += along;
            left -= turn;
        WS_ELSE
            x += across;
            y -= along;
            left += turn;
        WS_END
#endif
    }
    sines[task] = y;
    cosines[task] = x;
}

int main(void) {
    vx_spawn_tasks(count, rotate, 0);
    return 0;
}
