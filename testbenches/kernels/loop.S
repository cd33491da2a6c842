# Divergent loop: the third test program of the PDOM report (docs/literature.md; test3.s), with split and join.
#
# Lane t adds its warp's start value (2 + 3*warp) t+1 times: the lanes of a warp are a row of a multiplication table.
# One lane leaves in every iteration, and the lanes that stay split again: the splits nest. Every split needs its own
# join with its own pointer, so the loop is written as the recursion it is: an iteration keeps its pointer in a frame of
# the lane's own stack, the lanes that stay run the next iteration inside it, and the join at its end takes in the lane
# that left. The last lane's split does not diverge, so lanes - 1 entries are enough: exactly the depth of the hardware
# stack, which this kernel fills.
#include "simt.inc"

#define FRAME_BYTES     8               /* return address, stack pointer of the split */
#define FRAMES_BYTES    (FRAME_BYTES * 32)

#define start           s0
#define product         s1
#define left            s2              /* iterations still to run */
#define more            s3
#define pointer         s4
#define caller          s5

        kernel  loop, multiply

multiply:
        mv      caller, ra              # in lane 0, which returns
        all_lanes
        csrr    start, WARP_ID
        li      t0, 3
        mul     start, start, t0
        addi    start, start, 2         # 2 + 3*warp
        li      product, 0
        csrr    left, LANE_ID
        addi    left, left, 1
        own_piece sp, frames, FRAMES_BYTES
        li      t0, FRAMES_BYTES
        add     sp, sp, t0              # frames grow downwards
        call    iterate
        store_result product
        one_lane
        mv      ra, caller
        ret

iterate:                                # every active lane has an iteration left
        addi    sp, sp, -FRAME_BYTES
        sw      ra, 0(sp)
        add     product, product, start
        addi    left, left, -1
        snez    more, left
        split   pointer, more
        sw      pointer, 4(sp)
        beqz    more, 1f                # this half leaves
        call    iterate                 # this half stays
1:      lw      pointer, 4(sp)
        join    pointer
        lw      ra, 0(sp)
        addi    sp, sp, FRAME_BYTES
        ret

# (2 + 3*warp) * (lane + 1)
expected_word:
        li      t0, 3
        mul     a0, a0, t0
        addi    a0, a0, 2
        addi    a1, a1, 1
        mul     a0, a0, a1
        ret

        hart_array results
        hart_array frames, FRAMES_BYTES
