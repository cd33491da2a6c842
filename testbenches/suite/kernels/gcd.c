// Greatest common divisors by halving and subtracting (J. Stein's; D. E. Knuth, The Art of Computer Programming, 4.5.2, algorithm B), a task a pair.
// Whether there is a half to take, and which number is the larger one, are the branches on data.
#include "suite.h"

#define MOST 1024
#define PAIR(i, stream) ((MIXED(i, stream) + 1u) * (MIXED((i) >> 2, 2) % 60u + 1u))
#define ONE(i) PAIR(i, 0)
#define OTHER(i) (PAIR(i, 1) | 1u)

WS_INPUT unsigned count = MOST;
WS_INPUT unsigned ones[MOST] = {FILL_1024(ONE, 0)};     // above 0
WS_INPUT unsigned others[MOST] = {FILL_1024(OTHER, 0)}; // odd
unsigned divisors[MOST];

static WS_KERNEL void divide(unsigned task, const void *argument) {
    unsigned a = ones[task], b = others[task];
#ifdef BRANCH_FREE
    // Always 64 turns: each one at least halves a * b, which is below 2^64, and b stays odd, so then a is 0. Turns that are left over change nothing:
    // a == b gives a = 0, which is even and stays 0, and b stays what it is.
#pragma GCC unroll 4
    for (unsigned turn = 0; turn < 64; ++turn) {
        const unsigned odd = -(a & 1), subtracted = b & odd, less = -(unsigned)ws_bool(a < subtracted);
        const unsigned difference = a - subtracted;
        b += difference & less; // a, if that is the lower one
        a = ((difference ^ less) - less) >> 1;
    }
#else
    WS_WHILE(a != b)
        WS_LOOP_BOUND(64); // each turn takes a bit off
        WS_IF_MARKED(1, (a & 1) == 0) a >>= 1;
        WS_ELSE
            WS_IF_MARKED(2, a > b) a = (a - b) >> 1;
            WS_ELSE
                const unsigned less = a;
                a = (b - a) >> 1;
                b = less;
            WS_END
        WS_END
    WS_LOOP_END
#endif
    divisors[task] = b;
}

int main(void) {
    vx_spawn_tasks(count, divide, 0);
    return 0;
}
