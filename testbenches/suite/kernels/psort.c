// Parallel sorting by rank: a task compares its number with every other; how many are smaller is its place. Equal numbers keep
// their order. All lanes of a warp read the same number at a time, so the loop is as fast as the machine issues.
#include "suite.h"

#define MOST 1024
#define VALUE(i) ((float)(MIXED(i, 0) & 1023) * 0.25f)

WS_INPUT unsigned count = MOST;
WS_INPUT float unsorted[MOST] = {FILL_1024(VALUE, 0)};
float sorted[MOST];

static WS_KERNEL void place(unsigned task, const void *argument) {
    const unsigned n = count;
    const float own = unsorted[task];
    unsigned rank = 0;
    for (unsigned i = 0; i < n; ++i) {
        const float other = unsorted[i];
#ifdef BRANCH_FREE
        rank += (unsigned)(other < own) | ((unsigned)(other == own) & (unsigned)(i < task));
#else
        WS_IF_MARKED(1, (other < own) | ((other == own) & (i < task))) ++rank;
        WS_END
#endif
    }
    sorted[rank] = own;
}

int main(void) {
    vx_spawn_tasks(count, place, 0);
    return 0;
}
