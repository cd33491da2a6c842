# A branch at which the active lanes disagree, without a split.
#
# The machine follows the highest active lane; that is rarely what was meant, so it is worth a warning (or an error,
# as the user chooses). Here all lanes but lane 0 would take the branch; with two lanes or more the highest one takes it
# and everybody skips the mark. With one lane nobody disagrees and lane 0 leaves its mark.
# Exit code: 0 if the highest lane was followed.
#include "simt.inc"

#define lane            s0
#define marked          s1
#define should_mark     s2

        .global _start, branch
_start: all_lanes
        csrr    lane, LANE_ID
        li      marked, 0
branch: bnez    lane, 1f
        li      marked, 1
1:      one_lane
        csrr    t0, NUM_LANES           # marked = (lanes == 1)
        addi    t0, t0, -1
        seqz    should_mark, t0
        xor     t0, marked, should_mark
        exit_with t0
