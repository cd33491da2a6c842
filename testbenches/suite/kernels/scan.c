// Running sums: each number and all before it. Each group scans a segment, as many numbers at a time as it has tasks, in local
// memory; then a task a number adds what the segments before have. The branches are on a task's place: numbers left over, and
// who has a partner so far to the left.
#include "suite.h"

#define MOST 4096
#define SEGMENTS 8
#define NUMBER(i) MIXED(i, 0)

WS_INPUT unsigned count = 4000;
WS_INPUT unsigned numbers[MOST] = {FILL_4096(NUMBER, 0)};
unsigned sums[MOST];
static unsigned before[SEGMENTS]; // the sum of all segments before

static inline unsigned segment_length(void) { return (count + SEGMENTS - 1) / SEGMENTS; }

// In round r a task adds what the task 2^r to its left has; from one copy of the sums into the other, so nobody writes what
// another still reads. Behind the last round the copies are exchanged once more, for the same reason.
static WS_KERNEL void segment(unsigned group, unsigned task, const void *argument) {
    const unsigned size = group_tasks(), length = segment_length(), begin = group * length;
    const unsigned end = begin + length < count ? begin + length : count;
    unsigned *from = vx_group_local(), *to = from + size;
    unsigned carry = 0;
    for (unsigned base = begin; base < end; base += size) {
        const unsigned i = base + task;
#ifdef BRANCH_FREE
        unsigned own = numbers[ws_select(i < end, i, 0)] & (unsigned)-ws_bool(i < end);
#else
        unsigned own = 0;
        WS_IF_MARKED(1, i < end) own = numbers[i];
        WS_END
#endif
        from[task] = own;
        vx_group_barrier();
        for (unsigned distance = 1; distance < size; distance *= 2) {
#ifdef BRANCH_FREE
            own += from[ws_select(task >= distance, task - distance, task)] & (unsigned)-ws_bool(task >= distance);
#else
            WS_IF_MARKED(1, task >= distance) own += from[task - distance];
            WS_END
#endif
            to[task] = own;
            vx_group_barrier();
            unsigned *const written = to;
            to = from;
            from = written;
        }
#ifdef BRANCH_FREE
        store_if(i < end, &sums[i], &to[task], carry + own);
#else
        WS_IF_MARKED(1, i < end) sums[i] = carry + own;
        WS_END
#endif
        carry += from[size - 1];
        unsigned *const read = from;
        from = to;
        to = read;
    }
}

static WS_KERNEL void add_before(unsigned i, const void *argument) { sums[i] += before[i / segment_length()]; }

int main(void) {
    vx_spawn_task_groups(SEGMENTS, group_tasks(), segment, 0);
    const unsigned length = segment_length();
    for (unsigned n = 1; n < SEGMENTS && n * length < count; ++n) before[n] = before[n - 1] + sums[n * length - 1];
    vx_spawn_tasks(count, add_before, 0);
    return 0;
}
