// The sum of many numbers. The tasks of all groups take turns at the numbers, each group adds its tasks' sums in local memory, one
// more group adds the groups'. The branches are on a task's place: numbers left over, the half that adds, the one that stores.
#include "suite.h"

#define MOST 8192
#define GROUPS 8
#define NUMBER(i) MIXED(i, 0)

WS_INPUT unsigned count = 8000;
WS_INPUT unsigned numbers[MOST] = {FILL_4096(NUMBER, 0), FILL_4096(NUMBER, 4096)};
static unsigned group_sums[GROUPS];
unsigned sum;

struct pass {
    const unsigned *from;
    unsigned count;
    unsigned *to; // a word a group
    unsigned groups;
};

static WS_KERNEL void part(unsigned group, unsigned task, const void *argument) {
    const struct pass *pass = argument;
    const unsigned size = group_tasks(), end = pass->count;
    unsigned own = 0;
    for (unsigned base = group * size; base < end; base += pass->groups * size) {
        const unsigned i = base + task;
#ifdef BRANCH_FREE
        own += pass->from[ws_select(i < end, i, 0)] & (unsigned)-ws_bool(i < end);
#else
        WS_IF_MARKED(1, i < end) own += pass->from[i];
        WS_END
#endif
    }
    // Each round the upper half of what is left is added to the lower, from one copy of the sums into the other: nobody
    // writes what another still reads.
    unsigned *from = vx_group_local(), *to = from + size;
    from[task] = own;
    vx_group_barrier();
    for (unsigned left = size; left > 1; left = (left + 1) / 2) {
        const unsigned other = task + (left + 1) / 2;
#ifdef BRANCH_FREE
        own += from[ws_select(other < left, other, task)] & (unsigned)-ws_bool(other < left);
#else
        // Not marked: no gain at 4 x 4, slower by 1 % at 8 x 8; lanes of a warp differ in two rounds or three.
        WS_IF(other < left) own += from[other];
        WS_END
#endif
        to[task] = own;
        vx_group_barrier();
        unsigned *const written = to;
        to = from;
        from = written;
    }
#ifdef BRANCH_FREE
    store_if(task == 0, &pass->to[group], &to[task], own);
#else
    WS_IF_MARKED(1, task == 0) pass->to[group] = own;
    WS_END
#endif
}

int main(void) {
    const struct pass first = {numbers, count, group_sums, GROUPS}, last = {group_sums, GROUPS, &sum, 1};
    vx_spawn_task_groups(GROUPS, group_tasks(), part, &first);
    vx_spawn_task_groups(1, group_tasks(), part, &last);
    return 0;
}
