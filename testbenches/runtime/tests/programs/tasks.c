// Counts how often each task runs, in plain tasks and in groups; a task of a group also adds up what its partners left in
// local memory.
#include "warpstep.h"

#define MOST 512

unsigned tasks = 0;
unsigned groups = 0;
unsigned size = 1;
unsigned runs[MOST];
unsigned sums[MOST];
int refused = 0;

static void task(unsigned i, const void *argument) { runs[i] += 1 + (argument != &tasks); }

static void member(unsigned group, unsigned i, const void *argument) {
    unsigned *local = vx_group_local();
    local[i] = group + i;
    vx_group_barrier();
    unsigned sum = 0;
    for (unsigned other = 0; other < size; ++other) sum += local[other];
    sums[group * size + i] += sum;
}

int main(void) {
    vx_spawn_tasks(tasks, task, &tasks);
    refused = vx_spawn_task_groups(groups, size, member, 0);
    return 0;
}
