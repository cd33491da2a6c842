// The nearest neighbours of a place among many records: a task a record computes its distance; then, once for each neighbour, a
// task a slice of the records finds the nearest there, and `main` the nearest of the slices. Nearer than the nearest so far is
// the branch on data.
#include "suite.h"

#define MOST 1024
#define SLICES 128 // a divisor of MOST
#define MOST_WANTED 16
#define FAR 3.4e38f
#define ACROSS(i) ((float)(MIXED(i, 0) & 63))
#define ALONG(i) ((float)(MIXED(i, 1) & 63))

WS_INPUT unsigned records = 1000;
WS_INPUT unsigned wanted = 5;
WS_INPUT float place[2] = {19.0f, 37.0f};
WS_INPUT float across[MOST] = {FILL_1024(ACROSS, 0)}; // whole numbers: squares of distances are exact, some equal
WS_INPUT float along[MOST] = {FILL_1024(ALONG, 0)};
unsigned nearest[MOST_WANTED]; // of equally near ones the first
float distances[MOST_WANTED];
static float squares[MOST];
static float slice_squares[SLICES];
static unsigned slice_nearest[SLICES];

static WS_KERNEL void square(unsigned i, const void *argument) {
    const float x = across[i] - place[0], y = along[i] - place[1];
    squares[i] = x * x + y * y;
}

static WS_KERNEL void search(unsigned slice, const void *argument) {
    float least = FAR;
    unsigned index = slice;
    for (unsigned base = 0; base < records; base += SLICES) {
        const unsigned i = base + slice;
        const float here = squares[i];
        const int nearer = (here < least) & (i < records);
#ifdef BRANCH_FREE
        least = ws_selectf(nearer, here, least);
        index = ws_select(nearer, i, index);
#else
        WS_IF_MARKED(1, nearer)
            least = here;
            index = i;
        WS_END
#endif
    }
    slice_squares[slice] = least;
    slice_nearest[slice] = index;
}

struct found {
    float square;
    unsigned index;
};

// In `main` alone.
static struct found best_of(unsigned slices) {
    struct found best = {slice_squares[0], slice_nearest[0]};
    for (unsigned slice = 1; slice < slices; ++slice) {
        const struct found here = {slice_squares[slice], slice_nearest[slice]};
        const int better = (here.square < best.square) | ((here.square == best.square) & (here.index < best.index));
#ifdef BRANCH_FREE
        best.square = ws_selectf(better, here.square, best.square);
        best.index = ws_select(better, here.index, best.index);
#else
        if (better) best = here;
#endif
    }
    return best;
}

#ifdef BRANCH_FREE
static WS_KERNEL void leave_out(unsigned i, const void *argument) {
    const struct found *best = argument;
    squares[i] = ws_selectf(i == best->index, FAR, squares[i]);
}
#endif

int main(void) {
    const unsigned slices = records < SLICES ? records : SLICES; // none without a record
    vx_spawn_tasks(records, square, 0);
    for (unsigned n = 0; n < wanted; ++n) {
        vx_spawn_tasks(slices, search, 0);
        const struct found best = best_of(slices);
        nearest[n] = best.index;
        distances[n] = __builtin_sqrtf(best.square);
#ifdef BRANCH_FREE
        vx_spawn_tasks(records, leave_out, &best); // whose address no input decides
#else
        squares[best.index] = FAR; // not again
#endif
    }
    return 0;
}
