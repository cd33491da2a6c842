# More splits on the divergence stack than it has entries (lanes - 1).
#
# Splitting alone cannot do it: every split needs two lanes, and there are only so many. But a half that opens all
# lanes again has them all to part once more. Wrong programs do this; here lane 0 is parted from the rest lanes times,
# one time too many. With one lane nothing ever diverges and the program ends with exit code 0.
#include "simt.inc"

#define is_first        s0
#define times           s1
#define pointer         s2

        .global _start, overflow
_start:
1:      all_lanes                       # registers of freshly opened lanes are not set: compute all of them
        csrr    is_first, LANE_ID
        seqz    is_first, is_first
overflow:
        split   pointer, is_first
        one_lane                        # lane 0 counts; it is in the half that runs first
        la      t1, counter
        lw      times, 0(t1)
        addi    times, times, 1
        sw      times, 0(t1)
        csrr    t2, NUM_LANES
        bltu    times, t2, 1b
        exit_with x0

        .bss
        .balign 4
counter: .space 4
