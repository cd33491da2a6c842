// Products of a sparse matrix and several vectors, a task a row: it walks through its elements that are not zero, whose number
// is the branch on data.
#include "suite.h"

#define MOST 512
#define MOST_VECTORS 4
#define FIRST(i) (6 * (i) + (int)(MIXED(i, 0) & 7))
#define COLUMN(i) (MIXED(i, 1) & (MOST - 1))
#define ELEMENT(i) (FRACTION(i, 2) - 0.5f)
#define VECTOR(i) (FRACTION(i, 3) - 0.5f)

// As many as the matrix has elements, and some more.
#define FILL_ALL(value) \
    FILL_1024(value, 0), FILL_1024(value, 1024), FILL_1024(value, 2048), FILL_256(value, 3072), FILL_256(value, 3328)

WS_INPUT unsigned rows = 500;
WS_INPUT unsigned vectors = MOST_VECTORS;
WS_INPUT unsigned longest = 13; // elements of a row
// Row i has elements first[i] to first[i + 1] - 1.
WS_INPUT unsigned first[MOST + 1] = {FILL_256(FIRST, 0), FILL_256(FIRST, 256), FIRST(MOST)};
WS_INPUT unsigned columns[7 * MOST] = {FILL_ALL(COLUMN)};
WS_INPUT float elements[7 * MOST] = {FILL_ALL(ELEMENT)};
WS_INPUT float factors[MOST_VECTORS * MOST] = {FILL_1024(VECTOR, 0), FILL_1024(VECTOR, 1024)};
float products[MOST_VECTORS * MOST];

static WS_KERNEL void row(unsigned i, const void *argument) {
    const unsigned vector = *(const unsigned *)argument;
    const float *factor = factors + vector * MOST;
    const unsigned begin = first[i], end = first[i + 1];
    float sum = 0.0f;
#ifdef BRANCH_FREE
    for (unsigned n = 0; n < longest; ++n) {
        const int exists = begin + n < end;
        const unsigned place = ws_select(exists, begin + n, 0);
        sum += ws_selectf(exists, elements[place], 0.0f) * factor[columns[place]];
    }
#else
    unsigned place = begin;
    WS_WHILE(place < end)
        WS_LOOP_BOUND(13);
        sum += elements[place] * factor[columns[place]];
        ++place;
    WS_LOOP_END
#endif
    products[vector * MOST + i] = sum;
}

int main(void) {
    for (unsigned vector = 0; vector < vectors; ++vector) vx_spawn_tasks(rows, row, &vector);
    return 0;
}
