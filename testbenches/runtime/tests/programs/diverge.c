// Loops that lanes leave one by one, around and inside conditions, in ordinary and marked form.
#include "warpstep.h"

#define MOST 64

unsigned steps[MOST];
unsigned sides[MOST];

static void collatz(unsigned i, const void *argument) {
    unsigned n = i + 1, count = 0;
    WS_WHILE(n != 1)
        WS_IF(n & 1) n = 3 * n + 1;
        WS_ELSE n /= 2;
        WS_END
        ++count;
    WS_LOOP_END
    steps[i] = count;
    unsigned side = 0;
    WS_IF_MARKED(1, i % 3 == 0)
        WS_IF(i & 1) side = 1;
        WS_END
    WS_ELSE
        unsigned left = i % 5;
        WS_WHILE(left > 0) side += 10; --left;
        WS_LOOP_END
    WS_END
    sides[i] = side;
}

int main(void) {
    vx_spawn_tasks(MOST, collatz, 0);
    return 0;
}
