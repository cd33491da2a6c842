# Example 1 of "What's up with my branch on GPU?" (docs/literature.md; figure 5): if (lane_id & 1) { do smth } do some more.
#
# Odd lanes run five instructions while the even ones wait: in the history picture every second row has a gap. There is
# no else: the even half goes straight to the join. The predicate is the lane number itself: split looks at bit 0 only.
#include "simt.inc"

#define lane            s0
#define value           s1
#define is_odd          s2
#define pointer         s3

        kernel  branch_odd, branch

branch:
        all_lanes
        csrr    lane, LANE_ID
        csrr    value, HART_ID
        andi    is_odd, lane, 1

        split   pointer, lane
        beqz    is_odd, 1f
        slli    value, value, 1         # do smth: 8*hart + 7
        addi    value, value, 1
        slli    value, value, 2
        addi    value, value, 2
        addi    value, value, 1
1:      join    pointer

        addi    value, value, 100       # do some more
        store_result value
        one_lane
        ret

# hart + 100 in even lanes, 8*hart + 107 in odd ones
expected_word:
        andi    a1, a1, 1
        addi    a0, a2, 100
        beqz    a1, 1f
        li      t0, 8
        mul     a0, a2, t0
        addi    a0, a0, 107
1:      ret

        hart_array results
