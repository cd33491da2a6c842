// The temperature of a stack of dies: a task walks through the layers of one column of cells; each cell takes from its six
// neighbours. Cells at an edge have themselves as the neighbour outside: the branches on data (a cell's place). Between two layers there
// is a gap: layers of 4 KB would have the same places in a data cache of 4 KB, and cells above each other evict each other.
#include "suite.h"

#define MOST 8448
#define GAP 32
#define WARMTH(i) (323.0f + 20.0f * FRACTION(i, 0))
#define BURNT(i) (0.01f * FRACTION(i, 1))

WS_INPUT unsigned rows = 32;
WS_INPUT unsigned columns = 32;
WS_INPUT unsigned layers = 8;
WS_INPUT unsigned steps = 2;
WS_INPUT float warmth[MOST] = {FILL_4096(WARMTH, 0), FILL_4096(WARMTH, 4096), FILL_256(WARMTH, 8192)};
WS_INPUT float power[MOST] = {FILL_4096(BURNT, 0), FILL_4096(BURNT, 4096), FILL_256(BURNT, 8192)};
float stacks[2][MOST];

struct step {
    const float *from;
    float *to;
};

static inline float neighbour(const float *from, unsigned own, int inside, int distance) {
#ifdef BRANCH_FREE
    return from[own + (unsigned)(distance & -ws_bool(inside))];
#else
    float there = from[own];
    WS_IF_MARKED(1, inside) there = from[own + (unsigned)distance];
    WS_END
    return there;
#endif
}

static WS_KERNEL void column_of_cells(unsigned i, const void *argument) {
    const struct step *step = argument;
    const float *from = step->from;
    const unsigned plane = rows * columns + GAP, row = i / columns, column = i % columns;
    const int north = row > 0, south = row + 1 < rows, west = column > 0, east = column + 1 < columns;
    for (unsigned layer = 0; layer < layers; ++layer) {
        const unsigned own = layer * plane + i;
        // All lanes are in the same layer: ordinary conditions.
        float sum = from[layer > 0 ? own - plane : own] + from[layer + 1 < layers ? own + plane : own];
        sum += neighbour(from, own, north, -(int)columns) + neighbour(from, own, south, (int)columns);
        sum += neighbour(from, own, west, -1) + neighbour(from, own, east, 1);
        step->to[own] = 0.4f * from[own] + 0.1f * sum + 0.5f * power[own];
    }
}

int main(void) {
    const float *from = warmth;
    for (unsigned n = 0; n < steps; ++n) {
        const struct step step = {from, stacks[n & 1]};
        vx_spawn_tasks(rows * columns, column_of_cells, &step);
        from = step.to;
    }
    return 0;
}
