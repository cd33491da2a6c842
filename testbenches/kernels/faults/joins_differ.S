# The two halves of a split end at different joins.
#
# The true half (lane 0) arrives at the first join, the false half at the second, where the machine must notice. With
# one lane the split does not diverge, no join has anything to do and the program ends with exit code 0.
#include "simt.inc"

#define is_first        s0
#define pointer         s1

        .global _start, join_of_false_half
_start: all_lanes
        csrr    is_first, LANE_ID
        seqz    is_first, is_first
        split   pointer, is_first
        beqz    is_first, 1f
        join    pointer
        j       2f
1:      nop
join_of_false_half:
        join    pointer
2:      one_lane
        exit_with x0
