// Needleman and Wunsch's alignment of two sequences: the best score of every pair of beginnings. Cells of one anti-diagonal do not
// need each other: a task a cell, one diagonal after the other. The best of three neighbours is the branch on data.
#include "suite.h"

#define MOST 64
#define LETTERS 4
#define STRIDE (MOST + 1)
#define LETTER_A(i) (MIXED(i, 0) & (LETTERS - 1))
#define LETTER_B(i) (MIXED(i, 1) & (LETTERS - 1))

WS_INPUT unsigned rows = MOST;    // letters of a
WS_INPUT unsigned columns = MOST; // letters of b
WS_INPUT int gap = -2;
WS_INPUT unsigned a[MOST] = {FILL_64(LETTER_A, 0)};
WS_INPUT unsigned b[MOST] = {FILL_64(LETTER_B, 0)};
WS_INPUT int similarity[LETTERS * LETTERS] = {5, -1, -2, -1, -1, 5, -3, -2, -2, -3, 5, -2, -1, -2, -2, 5};
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
    int best = own[-STRIDE - 1] + similarity[a[row - 1] * LETTERS + b[column - 1]];
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
