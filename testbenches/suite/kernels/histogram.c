// How often each of 16 brightnesses is in an image of bytes. There are no atomic instructions: every task counts in words of its
// own in local memory, then a group adds its tasks' counts, a task a brightness, and the groups' are added at last. The
// branches are on a task's place: words left over, and tasks without a brightness.
#include "suite.h"

#define MOST 8192
#define BINS 16
#define GROUPS 2 // of a core at a time: their counts fill local memory at 32 lanes
#define WORD(i) (MIXED(i, 0) << 16 | MIXED(i, 1))

WS_INPUT unsigned count = 8000; // words
WS_INPUT unsigned pixels[MOST] = {FILL_4096(WORD, 0), FILL_4096(WORD, 4096)}; // four in a word
unsigned bins[BINS];
static unsigned group_bins[GROUPS][BINS];

static WS_KERNEL void count_part(unsigned group, unsigned task, const void *argument) {
    const unsigned size = group_tasks(), end = count;
    unsigned *const counts = vx_group_local(); // of all tasks for one bin, then the next
    unsigned *const own = counts + task;
    for (unsigned bin = 0; bin < BINS; ++bin) own[bin * size] = 0;
    for (unsigned base = group * size; base < end; base += GROUPS * size) {
        const unsigned i = base + task;
#ifdef BRANCH_FREE
        const unsigned there = (unsigned)ws_bool(i < end), word = pixels[ws_select(i < end, i, 0)];
        for (unsigned shift = 4; shift < 32; shift += 8) own[(word >> shift & 15) * size] += there;
#else
        WS_IF_MARKED(1, i < end)
            const unsigned word = pixels[i];
            for (unsigned shift = 4; shift < 32; shift += 8) ++own[(word >> shift & 15) * size];
        WS_END
#endif
    }
    vx_group_barrier();
    for (unsigned base = 0; base < BINS; base += size) {
        const unsigned bin = base + task;
#ifdef BRANCH_FREE
        const unsigned mine = ws_select(bin < BINS, bin, 0);
        unsigned sum = 0;
        for (unsigned other = 0; other < size; ++other) sum += counts[mine * size + other];
        vx_group_barrier(); // behind it the counts are no longer needed: a place for tasks that have no bin
        store_if(bin < BINS, &group_bins[group][bin], own, sum);
#else
        WS_IF_MARKED(1, bin < BINS)
            unsigned sum = 0;
            for (unsigned other = 0; other < size; ++other) sum += counts[bin * size + other];
            group_bins[group][bin] = sum;
        WS_END
#endif
    }
}

static WS_KERNEL void add_groups(unsigned bin, const void *argument) {
    unsigned sum = 0;
    for (unsigned group = 0; group < GROUPS; ++group) sum += group_bins[group][bin];
    bins[bin] = sum;
}

int main(void) {
    vx_spawn_task_groups(GROUPS, group_tasks(), count_part, 0);
    vx_spawn_tasks(BINS, add_groups, 0);
    return 0;
}
