# One core's part of a job: called in warp 0 with lane 0, returns when all warps of the core have done theirs.
#
# The rule that shapes this file: opening lanes does not initialise them. So what a lane needs (stack, job, its own numbers)
# is computed behind `tmc` in every lane alike; a branch is then decided the same way by all of them. Lanes that have no
# task are closed for the call only and find their registers as they left them.
#include "machine.inc"

        .text
        .global ws_take_part
ws_take_part:
        addi    sp, sp, -16
        sw      ra, 12(sp)
        la      t0, ws_job
        lw      t0, JOB_WARPS(t0)
        la      t1, spawned_warp
        wspawn  t0, t1
        call    one_warp
        li      t0, 1
        wspawn  t0, x0                  # starts nobody: goes on when the other warps have ended
        lw      ra, 12(sp)
        addi    sp, sp, 16
        ret

spawned_warp:
        own_stack sp, t0
        call    one_warp
        tmc     x0

# Registers of one_warp, the same in all lanes but for `lane` and `stack`.
#define count    s0                     /* tasks, or groups */
#define body     s1
#define argument s2
#define lane     s3                     /* this lane's number in the warp, or in its group */
#define next     s4                     /* first task of the warp, or its group */
#define stride   s5                     /* from one round to the next */
#define mask     s6                     /* lanes with something to do in a group */
#define slot     s7                     /* where in the core the group lives: its barrier */
#define partners s8                     /* warps of a group */

one_warp:
        addi    sp, sp, -48
        sw      ra, 44(sp)
        sw      s0, 40(sp)
        sw      s1, 36(sp)
        sw      s2, 32(sp)
        sw      s3, 28(sp)
        sw      s4, 24(sp)
        sw      s5, 20(sp)
        sw      s6, 16(sp)
        sw      s7, 12(sp)
        sw      s8, 8(sp)
        li      t0, -1
        tmc     t0
        own_stack t1, t0                # lane 0 keeps its stack, the others begin theirs
        csrr    lane, LANE_ID
        seqz    t0, lane
        neg     t0, t0
        sub     t2, sp, t1
        and     t2, t2, t0
        add     sp, t1, t2
        la      t0, ws_job
        lw      count, JOB_COUNT(t0)
        lw      body, JOB_BODY(t0)
        lw      argument, JOB_ARGUMENT(t0)
        lw      t1, JOB_KIND(t0)
        li      t2, KIND_TASKS
        bne     t1, t2, groups

# Tasks: neighbouring lanes take neighbouring tasks; warps of all cores take turns.
        csrr    t0, WARP_ID
        csrr    t1, NUM_CORES
        product next, t0, t1
        csrr    t0, CORE_ID
        add     next, next, t0
        csrr    t2, NUM_LANES
        product next, next, t2          # (warp * cores + core) * lanes
        csrr    stride, NUM_WARPS
        product stride, stride, t1
        product stride, stride, t2      # warps * cores * lanes
1:      bgeu    next, count, done
        sub     t0, count, next         # tasks left
        csrr    t1, NUM_LANES
        li      t2, -1
        bgeu    t0, t1, 2f
        li      t2, 1
        sll     t2, t2, t0
        addi    t2, t2, -1              # fewer than lanes: as many lanes
2:      tmc     t2
        add     a0, next, lane
        mv      a1, argument
        jalr    body
        li      t0, -1
        tmc     t0
        sub     t1, count, next         # next + stride may be more than 32 bits hold
        bgeu    stride, t1, done
        add     next, next, stride
        j       1b

# Groups: `partners` warps each, `slots` groups at a time in a core; slots of all cores take turns.
groups:
        lw      partners, JOB_GROUP_WARPS(t0)
        lw      stride, JOB_SLOTS(t0)
        lw      t3, JOB_GROUP_SIZE(t0)
        csrr    t0, WARP_ID
        quotient_and_rest slot, t0, partners
        bgeu    slot, stride, done      # warps that make no whole group
        csrr    t1, NUM_LANES
        product t0, t0, t1
        sub     t2, t3, t0              # of the group's tasks, left for this warp
        add     lane, lane, t0
        li      mask, -1
        bgeu    t2, t1, 3f
        li      mask, 1
        sll     mask, mask, t2
        addi    mask, mask, -1
3:      csrr    t0, NUM_CORES
        product next, slot, t0
        product stride, stride, t0
        csrr    t0, CORE_ID
        add     next, next, t0          # slot * cores + core
4:      bgeu    next, count, done
        tmc     mask
        mv      a0, next
        mv      a1, lane
        mv      a2, argument
        jalr    body
        li      t0, -1
        tmc     t0
        addi    t0, partners, -1
        beqz    t0, 5f
        bar     slot, partners          # nobody begins the next group while another reads this one's local memory
5:      add     next, next, stride
        j       4b

done:
        li      t0, 1
        tmc     t0
        lw      ra, 44(sp)
        lw      s0, 40(sp)
        lw      s1, 36(sp)
        lw      s2, 32(sp)
        lw      s3, 28(sp)
        lw      s4, 24(sp)
        lw      s5, 20(sp)
        lw      s6, 16(sp)
        lw      s7, 12(sp)
        lw      s8, 8(sp)
        addi    sp, sp, 48
        ret
