# Divergent warp: the first test program of the PDOM report (docs/literature.md; test1.s).
#
# A warp starts with the value 2 + 3*warp (the report's two warps: 2 and 5). Its lanes part in the middle: the lower
# half takes the true branch and adds 1, the upper half takes the false branch and adds 2. One split, one join.
# With one lane the lower half is empty: the split does not diverge and the join does nothing.
#include "simt.inc"

#define lane            s0
#define value           s1
#define in_lower_half   s2
#define pointer         s3

        kernel  divergent, diverge

diverge:
        all_lanes
        csrr    lane, LANE_ID
        csrr    value, WARP_ID
        li      t0, 3
        mul     value, value, t0
        addi    value, value, 2         # 2 + 3*warp
        csrr    in_lower_half, NUM_LANES
        srli    in_lower_half, in_lower_half, 1
        sltu    in_lower_half, lane, in_lower_half

        split   pointer, in_lower_half
        beqz    in_lower_half, 1f
        addi    value, value, 1         # true branch
        j       2f
1:      addi    value, value, 2         # false branch
2:      join    pointer

        store_result value
        one_lane
        ret

# 2 + 3*warp + 2, less 1 in the lower half
expected_word:
        slli    t0, a0, 1
        add     a0, a0, t0
        addi    a0, a0, 4
        csrr    t0, NUM_LANES
        addi    a1, a1, 1
        slli    a1, a1, 1
        bgtu    a1, t0, 1f              # 2*(lane + 1) > lanes: upper half
        addi    a0, a0, -1
1:      ret

        hart_array results
