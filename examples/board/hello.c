// What the board prints: a greeting, and a result that every lane of every warp had a part in.
#include "warpstep.h"

#define MOST 16

unsigned steps[MOST];

// How long the Collatz sequence of i + 1 is: lanes leave the loop one after the other.
static WS_KERNEL void collatz(unsigned i, const void *argument) {
    unsigned number = i + 1, count = 0;
    WS_WHILE(number != 1) {
        number = ws_select(number % 2, 3 * number + 1, number / 2);
        ++count;
    }
    WS_LOOP_END
    steps[i] = count;
}

int main(void) {
    vx_spawn_tasks(MOST, collatz, 0);
    unsigned longest = 0;
    for (unsigned i = 1; i < MOST; ++i) if (steps[i] > steps[longest]) longest = i;
    vx_printf("hello: of the numbers up to %u, %u takes the longest way to 1: %u steps\n", MOST, longest + 1, steps[longest]);
    return 0;
}
