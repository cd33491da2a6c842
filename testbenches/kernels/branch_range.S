# Example 2 of "What's up with my branch on GPU?" (docs/literature.md; figure 6): for (i = lane_id; i < 16; i++) { do smth }.
#
# Low lanes iterate longest, lanes from 16 up not at all: in the history picture a staircase. The test is at the loop's
# head, as in the example's code, and written with the negated pred: lanes that are done leave, and when all are
# done the entry mask returns. pred looks at bit 0 only; another bit is always set here to show it.
#include "simt.inc"

#define END             16

#define index           s0              /* i */
#define sum             s1
#define done            s2              /* bit 0 */
#define entry_mask      s3

        kernel  branch_range, branch

branch:
        all_lanes
        csrr    index, LANE_ID
        li      sum, 0
        csrr    entry_mask, ACTIVE_MASK
1:      sltiu   done, index, END
        xori    done, done, 3
        pred_n  done, entry_mask        # keeps the lanes that are not done
        andi    t0, done, 1
        bnez    t0, 2f
        add     sum, sum, index         # do smth
        addi    index, index, 1
        j       1b
2:      store_result sum
        one_lane
        ret

# lane + ... + 15 = (15*16 - lane*(lane - 1)) / 2, nothing from lane 16 up
expected_word:
        li      a0, 0
        li      t0, END
        bgeu    a1, t0, 1f
        addi    t1, a1, -1
        mul     t1, t1, a1
        li      t2, END * (END - 1)
        sub     a0, t2, t1
        srli    a0, a0, 1
1:      ret

        hart_array results
