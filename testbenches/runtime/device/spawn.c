// Work for the whole machine: what `main` asks for becomes a job that every core takes part in (take_part.S).
#include "warpstep.h"

enum { NO_JOB, TASKS, GROUPS };

struct job {
    unsigned kind;
    unsigned warps;       // of each core that take part
    unsigned count;       // tasks, or groups
    const void *body;
    const void *argument;
    unsigned group_size;
    unsigned group_warps; // warps of a group
    unsigned slots;       // groups a core holds at a time
};
struct job ws_job;

void ws_take_part(void);

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

static unsigned pieces(unsigned all, unsigned each) { return all / each + (all % each != 0); }

static void all_cores_meet(void) {
    if (vx_num_cores() == 1) return;
    vx_fence();
    vx_barrier(0x80000000, vx_num_cores());
    vx_fence();
}

static void run(void) {
    all_cores_meet();
    ws_take_part();
    all_cores_meet();
}

void vx_spawn_tasks(unsigned num_tasks, vx_spawn_tasks_cb task, const void *argument) {
    if (num_tasks == 0) return;
    const unsigned rounds = pieces(pieces(num_tasks, vx_num_threads()), vx_num_cores());
    ws_job = (struct job){
        .kind = TASKS, .warps = least(rounds, vx_num_warps()), .count = num_tasks, .body = task, .argument = argument
    };
    run();
}

int vx_spawn_task_groups(unsigned num_groups, unsigned group_size, vx_spawn_task_groups_cb task, const void *argument) {
    const unsigned warps = vx_num_warps();
    if (num_groups == 0 || group_size == 0) return 0;
    const unsigned group_warps = pieces(group_size, vx_num_threads());
    if (group_warps > warps) return -1;
    const unsigned slots = least(warps / group_warps, pieces(num_groups, vx_num_cores()));
    ws_job = (struct job){
        .kind = GROUPS, .warps = slots * group_warps, .count = num_groups, .body = task, .argument = argument,
        .group_size = group_size, .group_warps = group_warps, .slots = slots
    };
    run();
    return 0;
}

void vx_group_barrier(void) {
    const unsigned partners = ws_job.group_warps;
    if (partners > 1) vx_barrier(vx_warp_id() / partners, partners);
}

void *vx_group_local(void) {
    const unsigned share = WS_LOCAL_BYTES / ws_job.slots & ~63u;
    return (char *)vx_local_base() + vx_warp_id() / ws_job.group_warps * share;
}

void vx_serial(vx_serial_cb callback, const void *argument) {
    const unsigned lanes = vx_num_threads();
    for (unsigned lane = 0; lane < lanes; ++lane) {
        WS_IF(vx_thread_id() == lane) callback(argument);
        WS_END
    }
}
