# Nested divergent warp: the second test program of the PDOM report (docs/literature.md; test2.s and its figure).
#
#            A 1111                 A: all lanes hold 2 + 3*warp
#           /      \
#      B 1100      C 0011           B: the lower half          C: the upper half adds 2
#       /    \        |
#  D 1000  E 0100     |             D: the lowest quarter adds 3    E: the rest of the half adds 4
#       \    /        |
#      B 1100         |             B again, with its own mask: adds 1
#           \      /
#            A 1111
#
# (Masks as the report prints them, lane 0 on the left.) Two entries are on the divergence stack while D runs.
#include "simt.inc"

#define lane            s0
#define value           s1
#define in_lower_half   s2
#define in_low_quarter  s3
#define outer           s4              /* stack pointers of the two splits */
#define inner           s5

        kernel  nested, diverge

diverge:
        all_lanes
        csrr    lane, LANE_ID
        csrr    value, WARP_ID
        li      t0, 3
        mul     value, value, t0
        addi    value, value, 2         # 2 + 3*warp
        csrr    t0, NUM_LANES
        srli    t1, t0, 1
        srli    t2, t0, 2
        sltu    in_lower_half, lane, t1
        sltu    in_low_quarter, lane, t2

        split   outer, in_lower_half
        beqz    in_lower_half, 3f
        split   inner, in_low_quarter   # B
        beqz    in_low_quarter, 1f
        addi    value, value, 3         # D
        j       2f
1:      addi    value, value, 4         # E
2:      join    inner
        addi    value, value, 1         # B again
        j       4f
3:      addi    value, value, 2         # C
4:      join    outer

        store_result value
        one_lane
        ret

# What a lane adds depends only on where it stands: quarter 3 + 1, rest of the half 4 + 1, upper half 2.
expected_word:
        slli    t0, a0, 1
        add     a0, a0, t0
        addi    a0, a0, 2
        csrr    t0, NUM_LANES
        srli    t1, t0, 2
        srli    t0, t0, 1
        li      t2, 4
        bltu    a1, t1, 1f
        li      t2, 5
        bltu    a1, t0, 1f
        li      t2, 2
1:      add     a0, a0, t2
        ret

        hart_array results
