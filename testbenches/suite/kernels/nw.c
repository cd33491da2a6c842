// Needleman and Wunsch's alignment of two sequences: the best score of every pair of beginnings. Cells of one anti-diagonal do not
// need each other: a task a cell, one diagonal after the other. The best of three neighbours is the branch on data.
#include "suite.h"

#define MOST 64
#define STRIDE (MOST + 1)
#define REFERENCE(i) ((int)(MIXED(i, 0) & 15) - 4)

WS_INPUT unsigned rows = MOST;    // letters of one sequence
WS_INPUT unsigned columns = MOST; // letters of the other
WS_INPUT int gap = -2;
// How alike the letters of a row and a column are, looked up before: as Rodinia's program gives it to its kernel.
WS_INPUT int reference[MOST * MOST] = {FILL_4096(REFERENCE, 0)};
int scores[STRIDE * STRIDE]; // row 0 and column 0: nothing of a sequence

struct diagonal {
    unsigned number; // row + column
    unsigned top;    // its first row
};

static inline int better(int best, int other) {
#ifdef BRANCH_FREE
    best = ws_max(best, other);
#else
    WS_IF_MARKED(1, other > best) best = other;
    WS_END
#endif
    return best;
}

static WS_KERNEL void cell(unsigned task, const void *argument) {
    const struct diagonal *diagonal = argument;
    const unsigned row = diagonal->top + task, column = diagonal->number - row;
    int *own = scores + row * STRIDE + column;
    int best = own[-STRIDE - 1] + reference[(row - 1) * MOST + column - 1];
    best = better(best, own[-STRIDE] + gap);
    best = better(best, own[-1] + gap);
    *own = best;
}

static WS_KERNEL void top_edge(unsigned column, const void *argument) { scores[column] = (int)column * gap; }

static WS_KERNEL void left_edge(unsigned row, const void *argument) { scores[row * STRIDE] = (int)row * gap; }

int main(void) {
    vx_spawn_tasks(columns + 1, top_edge, 0);
    vx_spawn_tasks(rows + 1, left_edge, 0);
    for (unsigned number = 2; number <= rows + columns; ++number) {
        const unsigned top = number > columns ? number - columns : 1;
        const unsigned bottom = number > rows ? rows : number - 1;
        const struct diagonal diagonal = {number, top};
        vx_spawn_tasks(bottom + 1 - top, cell, &diagonal);
    }
    return 0;
}
