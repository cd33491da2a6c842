// Breadth-first search: how many edges each node is away from the source, a level at a time, a task a node. A node that was not
// reached looks for an edge from the last level; so it writes nothing but its own words. It branches on whether it was reached
// before and on its edges, whose number differs.
#include "suite.h"

#define MOST 1024
#define MOST_WARPS 128 // of all cores
#define MOST_LEVELS 16 // and one in which nothing is found
#define FIRST(i) (3 * (i) + (int)(MIXED(i, 0) & 3))
#define NEAR(i) ((i) / 3 + (int)(MIXED(i, 1) & 15) - 8)
#define FROM(i) (unsigned)(((i) % 4 ? NEAR(i) : (int)MIXED(i, 2)) & (MOST - 1)) // every fourth edge may be a long one

WS_INPUT unsigned nodes = MOST; // edges from nodes beyond do not count
WS_INPUT unsigned source = 0;
WS_INPUT unsigned most_edges = 6; // that lead to one node
WS_INPUT unsigned first[MOST + 1] = {FILL_1024(FIRST, 0), FIRST(MOST)}; // edges first[i] to first[i + 1] - 1 lead to node i
WS_INPUT unsigned edges[3 * MOST + 4] = {
    FILL_1024(FROM, 0), FILL_1024(FROM, 1024), FILL_1024(FROM, 2048), FILL_4(FROM, 3072)
};
int levels[MOST]; // -1: no way leads there
static unsigned frontiers[2][MOST];
static unsigned grown[MOST_WARPS]; // whether a node was reached in this warp

struct step {
    const unsigned *from;
    unsigned *to;
    int level;
};

static WS_KERNEL void begin(unsigned node, const void *argument) {
    const int here = ws_bool(node == source);
    levels[node] = here - 1;
    frontiers[0][node] = (unsigned)here;
}

static WS_KERNEL void visit(unsigned node, const void *argument) {
    const struct step *step = argument;
    const unsigned begin = first[node], end = first[node + 1];
    unsigned reached = 0;
#ifdef BRANCH_FREE
    for (unsigned n = 0; n < most_edges; ++n) {
        const int exists = begin + n < end;
        reached |= step->from[edges[ws_select(exists, begin + n, 0)]] & (unsigned)exists;
    }
    const int level = levels[node];
    reached &= (unsigned)(level < 0);
    levels[node] = (int)ws_select((int)reached, (unsigned)step->level, (unsigned)level);
#else
    WS_IF_MARKED(1, levels[node] < 0)
        unsigned edge = begin;
        WS_WHILE((edge < end) & (reached == 0))
            WS_LOOP_BOUND(6);
            reached = step->from[edges[edge]];
            ++edge;
        WS_LOOP_END
        WS_IF_MARKED(2, reached) levels[node] = step->level;
        WS_END
    WS_END
#endif
    step->to[node] = reached;
    grown[vx_core_id() * vx_num_warps() + vx_warp_id()] |= (unsigned)vx_vote_any((int)reached);
}

// In `main` alone: whether any warp reached a node since the last call.
static unsigned any_grown(void) {
    unsigned any = 0;
    for (unsigned warp = 0; warp < vx_num_cores() * vx_num_warps(); ++warp) {
        any |= grown[warp];
        grown[warp] = 0;
    }
    return any;
}

int main(void) {
    vx_spawn_tasks(nodes, begin, 0);
    int level = 0;
    do {
        WS_LOOP_BOUND(MOST_LEVELS);
        const struct step step = {frontiers[level & 1], frontiers[~level & 1], level + 1};
        vx_spawn_tasks(nodes, visit, &step);
        ++level;
    } while (any_grown());
    return 0;
}
