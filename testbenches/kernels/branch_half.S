# Example 3 of "What's up with my branch on GPU?" (docs/literature.md; figure 7): if (lane_id < 16) { smth } else { smth else }.
#
# The two halves run one after the other, five instructions each. 16 is half of the example's 32 lanes; here it is half
# of the lanes there are. The predicate tells who is in the upper half, and the negated split turns it around.
#include "simt.inc"

#define lane            s0
#define value           s1
#define in_upper_half   s2
#define pointer         s3

        kernel  branch_half, branch

branch:
        all_lanes
        csrr    lane, LANE_ID
        csrr    value, HART_ID
        csrr    t0, NUM_LANES
        srli    t0, t0, 1
        sltu    in_upper_half, lane, t0
        xori    in_upper_half, in_upper_half, 1

        split_n pointer, in_upper_half
        bnez    in_upper_half, 1f
        addi    value, value, 1         # smth: 4*hart + 10
        slli    value, value, 1
        addi    value, value, 2
        slli    value, value, 1
        addi    value, value, 2
        j       2f
1:      xori    value, value, -1        # smth else: ~hart - 1 + 64 - 7 + 32 = 87 - hart
        addi    value, value, -1
        addi    value, value, 64
        addi    value, value, -7
        addi    value, value, 32
2:      join    pointer

        store_result value
        one_lane
        ret

expected_word:
        csrr    t0, NUM_LANES
        srli    t0, t0, 1
        bltu    a1, t0, 1f
        li      a0, 87
        sub     a0, a0, a2
        ret
1:      slli    a0, a2, 2
        addi    a0, a0, 10
        ret

        hart_array results
