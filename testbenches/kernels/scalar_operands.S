# Operands of the whole warp: where lanes hold different numbers, the highest active lane speaks for all.
#
# tmc, pred's second operand, bar and wspawn take one number for a warp. Here the highest active lane holds the right
# one and every other lane a decoy. (Branches and jumps follow the same rule, but lanes that disagree there are
# worth a warning: see faults/branch_disagrees.)
#   tmc       the top lane opens all lanes; then, with the top lane closed, the next one down does
#   pred      nobody's condition holds, the top lane says who goes on
#   bar       the top lane names barrier and count; afterwards every warp must have arrived
#   wspawn    the top lane of warp 0 names count and place; each warp that starts there leaves its mark
# The tables `arrived` and `marks` have a place for each warp of each core: cores share nothing.
#include "simt.inc"

#define MAX_WARPS       128             /* 4 cores x 32 */
#define DECOY_MASK      1
#define DECOY           0x7777

#define lane            s0
#define lanes           s1
#define all             s2              /* mask of all lanes                            */
#define speaks          s3              /* -1 in the lane that speaks, 0 in the others  */
#define wrong           s4
#define warps           s5

# rd = value in the lane that speaks, decoy in the others
.macro spoken rd, value, decoy
        li      \rd, \decoy
        xor     t0, \rd, \value
        and     t0, t0, speaks
        xor     \rd, \rd, t0
.endm

# Every lane marks the one that will speak: `number`.
.macro let_speak number
        sub     t0, lane, \number
        seqz    t0, t0
        neg     speaks, t0
.endm

# rd = the address of this core's part of a table with a word for each warp
.macro core_part rd, table
        csrr    \rd, CORE_ID
        csrr    t0, NUM_WARPS
        mul     \rd, \rd, t0
        slli    \rd, \rd, 2
        la      t0, \table
        add     \rd, \rd, t0
.endm

# rd = the address of this warp's word in it
.macro warp_place rd, table
        core_part \rd, \table
        csrr    t0, WARP_ID
        slli    t0, t0, 2
        add     \rd, \rd, t0
.endm

.macro expect_all_active
        csrr    t1, ACTIVE_MASK
        compare wrong, t1, all
.endm

        .text
        .global _start
_start: run_on_all_warps speak

        all_lanes                       # wspawn, with all lanes of warp 0
        csrr    lane, LANE_ID
        csrr    t2, NUM_LANES
        addi    t2, t2, -1
        let_speak t2
        csrr    warps, NUM_WARPS
        la      t2, mark
        spoken  t3, warps, DECOY
        spoken  t4, t2, 0
        wspawn  t3, t4
        one_lane
        li      t0, 1
        wspawn  t0, x0
        call    count_wrong_words
        mv      s8, a0

        core_part t1, marks             # warps 1.. have left their marks, warp 0 has not
        csrr    t0, NUM_WARPS
        li      t2, 0                   # warp
1:      lw      t3, 0(t1)
        compare s8, t3, t2
        addi    t1, t1, 4
        addi    t2, t2, 1
        bltu    t2, t0, 1b
        mv      a0, s8
        j       finish

mark:   warp_place t1, marks            # its own number
        csrr    t0, WARP_ID
        sw      t0, 0(t1)
        fence
        tmc     x0

speak:
        all_lanes
        csrr    lane, LANE_ID
        csrr    lanes, NUM_LANES
        csrr    warps, NUM_WARPS
        full_mask all
        li      wrong, 0

        addi    t2, lanes, -1           # tmc: the top lane speaks
        let_speak t2
        spoken  t1, all, DECOY_MASK
        tmc     t1
        expect_all_active

        snez    t3, t2                  # tmc: with the top lane closed, the next one (if there is one)
        sub     t2, t2, t3
        let_speak t2
        spoken  t1, all, DECOY_MASK
        srl     t3, all, t3
        tmc     t3
        tmc     t1
        expect_all_active

        addi    t2, lanes, -1           # pred
        let_speak t2
        spoken  t1, all, DECOY_MASK
        pred    x0, t1
        expect_all_active

        warp_place t1, arrived          # bar: say that this warp is here, meet, and see who else is
        li      t3, 1
        sw      t3, 0(t1)
        fence
        li      t1, 0
        spoken  t2, t1, DECOY
        spoken  t3, warps, 1
        bar     t2, t3
        core_part t1, arrived
        li      t2, 0                   # warp
        li      t3, 0                   # warps that are here
1:      lw      t4, 0(t1)
        add     t3, t3, t4
        addi    t1, t1, 4
        addi    t2, t2, 1
        bltu    t2, warps, 1b
        compare wrong, t3, warps

        store_verdict wrong
        one_lane
        ret

        emit_finish scalar_operands
        emit_count_wrong_verdicts

        .bss
        .global arrived, marks
        .balign 4
arrived: .space 4 * MAX_WARPS
marks:  .space  4 * MAX_WARPS
