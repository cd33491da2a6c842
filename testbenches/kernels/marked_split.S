# Marked splits: the halves may run in parallel contexts, and the program must not be able to tell.
#
# Five stages, each a shape of marking an analysis relies on. In split mode `off`, without free contexts, or with one
# lane every marked split is an ordinary one; results are the same in every mode.
#   1  k = 0, the lowest free context, half and half
#   2  k = 1 by name, after stage 1 gave its context back
#   3  nested: k = 1 outside, k = 0 inside the true half, an ordinary split inside the false half
#   4  nested, both k = 1: the inner one finds its context busy
#   5  negated (split.m.n) and not diverging (all lanes agree)
# A hart's word is a number whose digits in base 8 say which way it went in each stage; each stage shifts by one digit.
#include "simt.inc"

#define path            s0
#define in_lower_half   s1
#define is_odd          s2
#define outer           s3
#define inner           s4
#define yes             s5

# path = path * 8 + way
.macro went way
        slli    path, path, 3
        addi    path, path, \way
.endm

        kernel  marked_split, diverge

diverge:
        all_lanes
        csrr    t0, LANE_ID
        csrr    t1, NUM_LANES
        srli    t1, t1, 1
        sltu    in_lower_half, t0, t1
        andi    is_odd, t0, 1
        li      yes, 1
        csrr    path, WARP_ID

        split_m outer, in_lower_half, 0         # stage 1
        beqz    in_lower_half, 1f
        went    1
        j       2f
1:      went    2
2:      join    outer

        split_m outer, is_odd, 1                # stage 2
        beqz    is_odd, 1f
        went    1
        j       2f
1:      went    2
2:      join    outer

        split_m outer, in_lower_half, 1         # stage 3
        beqz    in_lower_half, 3f
        split_m inner, is_odd, 0
        beqz    is_odd, 1f
        went    1
        j       2f
1:      went    2
2:      join    inner
        j       6f
3:      split   inner, is_odd
        beqz    is_odd, 4f
        went    3
        j       5f
4:      went    4
5:      join    inner
6:      join    outer

        split_m outer, is_odd, 1                # stage 4
        beqz    is_odd, 3f
        split_m inner, in_lower_half, 1
        beqz    in_lower_half, 1f
        went    1
        j       2f
1:      went    2
2:      join    inner
        j       4f
3:      went    3
4:      join    outer

        split_m_n outer, in_lower_half, 2       # stage 5: the upper half is the true one
        bnez    in_lower_half, 1f
        went    1
        j       2f
1:      went    2
2:      join    outer
        split_m outer, yes, 0
        beqz    yes, 1f
        addi    path, path, 1
1:      join    outer

        store_result path
        one_lane
        ret

# The digits, straight from where the lane stands.
#       stage           1  2  3  4  5
expected_word:
        csrr    t0, NUM_LANES
        srli    t0, t0, 1
        slli    a0, a0, 15
        andi    t1, a1, 1
        bltu    a1, t0, 2f
        bnez    t1, 1f
        li      t2, 022432              # upper half, even lane
        j       4f
1:      li      t2, 021322              # upper half, odd lane
        j       4f
2:      bnez    t1, 3f
        li      t2, 012233              # lower half, even lane
        j       4f
3:      li      t2, 011113              # lower half, odd lane
4:      add     a0, a0, t2
        ret

        hart_array results
