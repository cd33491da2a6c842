// The cheapest way through a grid from the first row to each cell of the last, a step down and at most one aside: row after row,
// a task a column. The cheapest of the three cells above is the branch on data.
#include "suite.h"

#define MOST_COLUMNS 512
#define MOST_ROWS 16
#define COST(i) (int)(MIXED(i, 2) % 10)

WS_INPUT unsigned rows = MOST_ROWS;
WS_INPUT unsigned columns = 500;
WS_INPUT int costs[MOST_ROWS * MOST_COLUMNS] = {FILL_4096(COST, 0), FILL_4096(COST, 4096)};
int ways[2][MOST_COLUMNS]; // row r's are in ways[r % 2]

struct step {
    const int *from;
    const int *costs;
    int *to;
};

static inline int cheaper(int least, int other) {
#ifdef BRANCH_FREE
    least = ws_min(least, other);
#else
    WS_IF_MARKED(1, other < least) least = other;
    WS_END
#endif
    return least;
}

static WS_KERNEL void start(unsigned column, const void *argument) { ways[0][column] = costs[column]; }

// A column at an edge has itself as the neighbour outside, by arithmetic.
static WS_KERNEL void cell(unsigned column, const void *argument) {
    const struct step *step = argument;
    const unsigned left = column - (unsigned)ws_bool(column > 0);
    const unsigned right = column + (unsigned)ws_bool(column + 1 < columns);
    const int least = cheaper(cheaper(step->from[column], step->from[left]), step->from[right]);
    step->to[column] = least + step->costs[column];
}

int main(void) {
    vx_spawn_tasks(columns, start, 0);
    for (unsigned row = 1; row < rows; ++row) {
        const struct step step = {ways[~row & 1], costs + row * MOST_COLUMNS, ways[row & 1]};
        vx_spawn_tasks(columns, cell, &step);
    }
    return 0;
}
