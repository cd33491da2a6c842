// y = a x + y, and how many elements are above a limit: work without a branch, and work in which lanes differ.
#include "warpstep.h"

#define MOST 4096

WS_INPUT unsigned n = 256;    // warpstep run saxpy.elf --arg n=1000
WS_INPUT float a = 2.0f;      // --arg a=0.5
WS_INPUT float limit = 300.0f;
float x[MOST], y[MOST];
unsigned above[MOST];

static WS_KERNEL void fill(unsigned i, const void *argument) {
    x[i] = (float)i;
    y[i] = 1.0f;
}

static WS_KERNEL void saxpy(unsigned i, const void *argument) {
    y[i] += a * x[i];
    WS_IF(y[i] > limit) above[i] = 1; // lanes may differ here: an ordinary `if` would follow one of them
    WS_END
}

int main(void) {
    vx_spawn_tasks(n, fill, 0); // any number of tasks: neighbouring lanes take neighbouring ones
    const unsigned start = ws_cycles();
    vx_spawn_tasks(n, saxpy, 0);
    const unsigned cycles = ws_cycles() - start;
    unsigned count = 0;
    for (unsigned i = 0; i < n; ++i) count += above[i]; // main runs in one lane: ordinary C
    vx_printf("y[%u] = %f, %u of %u above %.1f, %u cycles\n", n - 1, y[n - 1], count, n, limit, cycles);
    return 0;
}
