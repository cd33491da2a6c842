// k-means: every point finds the nearest of the cluster centres (a task a point; all lanes look at the same centre at a time),
// then every centre moves to the mean of its points (a task a coordinate). The nearest so far is the branch on data. Behind it
// the warps of a group meet, so that a time bound has not to follow how far they drift apart from one centre to the next.
#include "suite.h"

#define MOST 1024
#define FEATURES 8
#define CLUSTERS 24
#define COORDINATE(i) (10.0f * FRACTION(i, 0))

WS_INPUT unsigned points = MOST;
WS_INPUT unsigned rounds = 2;
// Feature by feature; aligned so that the four lanes of a warp of `small` read one line, not two.
WS_INPUT __attribute__((aligned(16))) float samples[FEATURES * MOST] = {FILL_4096(COORDINATE, 0), FILL_4096(COORDINATE, 4096)};
float centres[CLUSTERS * FEATURES];
unsigned membership[MOST];

// The warps of a group wait for each other. vx_group_barrier() would do the same, but divides each time it is called. Without the
// branch on data nothing drifts apart.
static inline void meet(unsigned barrier, unsigned warps) {
#ifndef BRANCH_FREE
    vx_barrier(barrier, warps);
#endif
}

// Lanes past the last point find its cluster once more, and store the same.
static WS_KERNEL void nearest(unsigned group, unsigned task, const void *argument) {
    const unsigned size = group_tasks(), first = group * size, i = (unsigned)ws_min((int)(first + task), (int)points - 1);
    const unsigned warps = size / vx_num_threads(), barrier = vx_warp_id() / warps;
    if (first + task - vx_thread_id() >= points) { // a warp without points
        for (unsigned cluster = 0; cluster < CLUSTERS; ++cluster) meet(barrier, warps);
        return;
    }
    float least = 3.4e38f;
    unsigned index = 0;
    for (unsigned cluster = 0; cluster < CLUSTERS; ++cluster) {
        float distance = 0.0f;
        for (unsigned feature = 0; feature < FEATURES; ++feature) {
            const float apart = samples[feature * MOST + i] - centres[cluster * FEATURES + feature];
            distance += apart * apart;
        }
#ifdef BRANCH_FREE
        const int nearer = distance < least;
        index = ws_select(nearer, cluster, index);
        least = ws_selectf(nearer, distance, least);
#else
        WS_IF_MARKED(1, distance < least)
            least = distance;
            index = cluster;
        WS_END
#endif
        meet(barrier, warps);
    }
    membership[i] = index;
}

// Every lane looks at all points and adds those of its cluster, the others as zero.
static WS_KERNEL void mean(unsigned task, const void *argument) {
    const unsigned cluster = task / FEATURES, feature = task % FEATURES;
    float sum = 0.0f, members = 0.0f;
    for (unsigned i = 0; i < points; ++i) {
        const float belongs = (float)ws_bool(membership[i] == cluster);
        sum += belongs * samples[feature * MOST + i];
        members += belongs;
    }
    centres[task] = sum / (members + (float)ws_bool(members == 0.0f));
}

static WS_KERNEL void first_points(unsigned task, const void *argument) {
    centres[task] = samples[task % FEATURES * MOST + task / FEATURES];
}

int main(void) {
    const unsigned size = group_tasks();
    vx_spawn_tasks(CLUSTERS * FEATURES, first_points, 0);
    for (unsigned round = 0; round < rounds; ++round) {
        vx_spawn_task_groups((points + size - 1) / size, size, nearest, 0);
        if (round + 1 < rounds) vx_spawn_tasks(CLUSTERS * FEATURES, mean, 0);
    }
    return 0;
}
