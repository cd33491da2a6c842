# Divergent loop with pred, as Vortex compilers write it: the multiplication table of `loop`, without the stack.
#
# Lane t adds its warp's start value (2 + 3*warp) t+1 times. At the end of an iteration pred keeps the lanes that have
# another one; when none has, it activates the mask the loop was entered with. Behind pred all active lanes agree
# (either all go on or none does), so an ordinary branch closes the loop and the divergence stack stays empty.
#include "simt.inc"

#define start           s0
#define product         s1
#define left            s2              /* iterations still to run */
#define more            s3
#define entry_mask      s4

        kernel  loop_pred, multiply

multiply:
        all_lanes
        csrr    start, WARP_ID
        li      t0, 3
        mul     start, start, t0
        addi    start, start, 2         # 2 + 3*warp
        li      product, 0
        csrr    left, LANE_ID
        addi    left, left, 1

        csrr    entry_mask, ACTIVE_MASK
1:      add     product, product, start
        addi    left, left, -1
        snez    more, left
        pred    more, entry_mask
        bnez    more, 1b

        store_result product
        one_lane
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
