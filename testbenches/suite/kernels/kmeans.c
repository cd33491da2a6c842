// k-means: every point finds the nearest of the cluster centres (a task a point; all lanes look at the same centre at a time),
// then every centre moves to the mean of its points (a task a coordinate). The nearest so far is the branch on data.
#include "suite.h"

#define MOST 1024
#define FEATURES 8
#define CLUSTERS 24
#define COORDINATE(i) (10.0f * FRACTION(i, 0))

WS_INPUT unsigned points = MOST;
WS_INPUT unsigned rounds = 2;
WS_INPUT float samples[FEATURES * MOST] = {FILL_4096(COORDINATE, 0), FILL_4096(COORDINATE, 4096)}; // feature by feature
float centres[CLUSTERS * FEATURES];
unsigned membership[MOST];

static WS_KERNEL void nearest(unsigned i, const void *argument) {
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
    vx_spawn_tasks(CLUSTERS * FEATURES, first_points, 0);
    for (unsigned round = 0; round < rounds; ++round) {
        vx_spawn_tasks(points, nearest, 0);
        if (round + 1 < rounds) vx_spawn_tasks(CLUSTERS * FEATURES, mean, 0);
    }
    return 0;
}
