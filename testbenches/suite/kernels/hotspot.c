// The temperature of a chip: each step a cell takes from its four neighbours and from the power it burns. Cells at an edge have
// themselves as the neighbour outside: the branches on data (a cell's place).
#include "suite.h"

#define MOST 1024
#define WARMTH(i) (323.0f + 20.0f * FRACTION(i, 0))
#define BURNT(i) (0.01f * FRACTION(i, 1))

WS_INPUT unsigned rows = 32;
WS_INPUT unsigned columns = 32;
WS_INPUT unsigned steps = 2;
WS_INPUT float warmth[MOST] = {FILL_1024(WARMTH, 0)};
WS_INPUT float power[MOST] = {FILL_1024(BURNT, 0)};
float plates[2][MOST];

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

static WS_KERNEL void cell(unsigned i, const void *argument) {
    const struct step *step = argument;
    const float *from = step->from;
    const unsigned row = i / columns, column = i % columns;
    const float here = from[i];
    const float north = neighbour(from, i, row > 0, -(int)columns);
    const float south = neighbour(from, i, row + 1 < rows, (int)columns);
    const float west = neighbour(from, i, column > 0, -1);
    const float east = neighbour(from, i, column + 1 < columns, 1);
    const float across = (north + south - 2.0f * here) * 0.1f + (east + west - 2.0f * here) * 0.1f;
    step->to[i] = here + (power[i] + across + (353.0f - here) * 0.00125f) * 0.5f;
}

int main(void) {
    const float *from = warmth;
    for (unsigned n = 0; n < steps; ++n) {
        const struct step step = {from, plates[n & 1]};
        vx_spawn_tasks(rows * columns, cell, &step);
        from = step.to;
    }
    return 0;
}
