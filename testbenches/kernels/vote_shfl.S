# Votes and shuffles: all four of each, with all lanes and with some of them, against the rules worked out by hand.
#
# Every hart has a value of its own, (hart + 1) * MIX. Three scenes run the same 16 votes and 16 shuffles:
#   everybody   all lanes active
#   apart       even and odd lanes in the two halves of a split; each half votes and shuffles among itself
#   some        the lanes of SOME only; the other lanes' words must stay untouched
# Votes look at bit 0 only, so their predicates carry other bits too. A shuffle from a lane that is not there, not
# active or out of reach gives the lane its own value.
# Afterwards every lane works out its 96 words without votes or shuffles: it knows who was active with it and can
# compute any lane's value. That code does not branch, so it cannot diverge.
#include "simt.inc"

#define MIX             0x9E3779B1
#define EVEN            0x55555555
#define SOME            0x92492493      /* lanes 0, 1, 4, 7, 10, ... 31 */

#define SCENE_BYTES     128             /* 16 votes, 16 shuffles */
#define RESULT_BYTES    (3 * SCENE_BYTES)

# How far four rounds of shuffles reach: (b, c, mask), six bits each.
#define REACH_NEXT      1, 63, 0        /* the next lane of the whole warp              */
#define REACH_FOURS     2, 3, 0x3C      /* two lanes on, within groups of four          */
#define REACH_PAIRS     1, 1, 0x3E      /* the other lane of a pair                     */
#define REACH_SHORT     2, 1, 0         /* two lanes on, but not beyond lane 1          */

#define lane            s0
#define lanes           s1
#define value           s2
#define mixed           s3              /* predicates: as the value has it,             */
#define yes             s4              /* ... true everywhere,                         */
#define no              s5              /* ... false everywhere,                        */
#define first           s6              /* ... true in lane 0                           */
#define is_odd          s7
#define pointer         s8
#define own             s9              /* address of this hart's words                 */
#define caller          s10
#define wrong           s11

        kernel  vote_shfl, three_scenes, check=count_wrong_verdicts
        emit_count_wrong_verdicts

three_scenes:
        mv      caller, ra              # in lane 0, which returns
        all_lanes
        csrr    lane, LANE_ID
        csrr    lanes, NUM_LANES
        csrr    value, HART_ID
        addi    value, value, 1
        li      t0, MIX
        mul     value, value, t0
        srli    mixed, value, 16
        li      yes, 3
        li      no, 2
        seqz    first, lane
        andi    is_odd, lane, 1
        own_piece own, results, RESULT_BYTES

        call    scene                   # everybody

        addi    own, own, SCENE_BYTES
        split   pointer, is_odd         # apart
        beqz    is_odd, 1f
        call    scene
        j       2f
1:      call    scene
2:      join    pointer

        addi    own, own, SCENE_BYTES
        li      t0, SOME
        tmc     t0
        call    scene                   # some
        all_lanes

        li      wrong, 0
        full_mask a0
        addi    a1, own, -2 * SCENE_BYTES
        call    check_scene

        full_mask a0
        li      t0, EVEN
        sll     t0, t0, is_odd          # EVEN << 1 = ODD
        and     a0, a0, t0
        addi    a1, own, -SCENE_BYTES
        call    check_scene

        full_mask a0
        li      t0, SOME
        and     a0, a0, t0
        mv      a1, own
        call    check_scene

        store_verdict wrong
        one_lane
        mv      ra, caller
        ret

# --- What the machine says ------------------------------------------------------------------------------------------
.macro votes predicate, offset
        vote_all    t0, \predicate
        vote_any    t1, \predicate
        vote_uni    t2, \predicate
        vote_ballot t3, \predicate
        sw      t0, \offset(own)
        sw      t1, \offset + 4(own)
        sw      t2, \offset + 8(own)
        sw      t3, \offset + 12(own)
.endm

.macro shuffles offset, b, c, mask
        li      t4, SHUFFLE_REACH(\b, \c, \mask)
        shfl_up     t0, value, t4
        shfl_down   t1, value, t4
        shfl_bfly   t2, value, t4
        shfl_idx    t3, value, t4
        sw      t0, \offset(own)
        sw      t1, \offset + 4(own)
        sw      t2, \offset + 8(own)
        sw      t3, \offset + 12(own)
.endm

scene:
        votes   mixed, 0
        votes   yes, 16
        votes   no, 32
        votes   first, 48
        shuffles 64, REACH_NEXT
        shuffles 80, REACH_FOURS
        shuffles 96, REACH_PAIRS
        shuffles 112, REACH_SHORT
        ret

# --- What it should say ---------------------------------------------------------------------------------------------
#define companions      a0              /* who was active together with this lane       */
#define words           a1              /* address of the scene's words                 */
#define base            a2              /* hart of this warp's lane 0                   */
#define was_active      a3              /* -1 if this lane was, else 0                  */
#define ballot          a4
#define lowest          a5              /* lanes in reach                               */
#define highest         a6
#define source          a7
#define reached         t5

.macro check_word want, offset
        and     \want, \want, was_active
        lw      t0, \offset(words)
        compare wrong, t0, \want
.endm

# `among`: the companions whose predicate holds
.macro check_votes among, offset
        sub     t1, \among, companions
        seqz    t1, t1                  # all
        snez    t2, \among              # any
        xori    t3, t2, 1
        or      t3, t3, t1              # uni: all, or nobody
        mv      t4, \among              # ballot
        check_word t1, \offset
        check_word t2, \offset + 4
        check_word t3, \offset + 8
        check_word t4, \offset + 12
.endm

# The value of lane `source` if it was `reached`, is there and was active; else this lane's own.
.macro check_shuffle offset
        sltu    t1, source, lanes
        and     reached, reached, t1
        srl     t1, companions, source
        and     reached, reached, t1    # bit 0
        neg     reached, reached
        sub     source, source, lane
        and     source, source, reached
        add     source, source, lane
        add     source, source, base
        addi    source, source, 1
        li      t1, MIX
        mul     t1, source, t1
        check_word t1, \offset
.endm

# reached = source <= highest
.macro within_highest
        sltu    reached, highest, source
        xori    reached, reached, 1
.endm

.macro check_shuffles offset, b, c, mask
        andi    lowest, lane, \mask
        ori     highest, lowest, (\c) & ~(\mask) & 63
        addi    source, lane, -(\b)
        slt     reached, source, lowest
        xori    reached, reached, 1
        check_shuffle \offset           # up
        addi    source, lane, \b
        within_highest
        check_shuffle \offset + 4       # down
        xori    source, lane, \b
        within_highest
        check_shuffle \offset + 8       # butterfly
        ori     source, lowest, (\b) & ~(\mask) & 63
        within_highest
        check_shuffle \offset + 12      # by index
.endm

check_scene:
        csrr    base, HART_ID
        sub     base, base, lane
        srl     was_active, companions, lane
        andi    was_active, was_active, 1
        neg     was_active, was_active

        li      ballot, 0
        li      t1, 0                   # a lane
1:      add     t2, base, t1
        addi    t2, t2, 1
        li      t3, MIX
        mul     t2, t2, t3
        srli    t2, t2, 16
        andi    t2, t2, 1
        sll     t2, t2, t1
        or      ballot, ballot, t2
        addi    t1, t1, 1
        bltu    t1, lanes, 1b
        and     ballot, ballot, companions

        check_votes ballot, 0
        check_votes companions, 16
        li      ballot, 0
        check_votes ballot, 32
        andi    ballot, companions, 1
        check_votes ballot, 48
        check_shuffles 64, REACH_NEXT
        check_shuffles 80, REACH_FOURS
        check_shuffles 96, REACH_PAIRS
        check_shuffles 112, REACH_SHORT
        ret

        hart_array results, RESULT_BYTES
