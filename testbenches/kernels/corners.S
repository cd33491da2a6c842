# Corners of the hardware that ordinary programs leave alone; each was once a change to the core that no other kernel noticed.
#
# A register is written while a slower instruction is still to write it; a load goes to x0; a jump goes to an odd address;
# unsigned branches meet negative words; warps use the same unit in lanes that do not meet, and in one lane back to back;
# loads return between the results of other warps; fence.i comes while lines are being filled; a warp stands at a
# barrier with a line that the others need to make way; the mask of active warps is read while warps end.
#include "simt.inc"

#define SCRATCH_BYTES   16
#define EVEN            0x55555555
#define ROUNDS          4
#define READS           30
#define CACHE_BYTES     512             /* of the core that the seeded bugs live in */
#define LINE_BYTES      64
#define AHEAD           16              /* what a context has requested when it issues: t_F + 1 words */

#define own             s0
#define wrong           s1
#define warp            s2
#define lanes           s3
#define full            s4
#define round           s5
#define some            s6
#define minus           s7
#define link            s8

# wrong += (register != value)
.macro check register, value
        li      t2, \value
        xor     t2, t2, \register
        snez    t2, t2
        add     wrong, wrong, t2
.endm

# wrong += 1 if the branch goes the other way than said
.macro taken branch:vararg
        li      t2, 1
        \branch, 1f
        add     wrong, wrong, t2
1:
.endm
.macro not_taken branch:vararg
        li      t2, 1
        \branch, 1f
        li      t2, 0
1:      add     wrong, wrong, t2
.endm

        kernel  corners, turn_corners, check=check_alone

turn_corners:
        mv      link, ra                # in lane 0, which returns
        all_lanes
        li      wrong, 0
        csrr    warp, WARP_ID
        csrr    lanes, NUM_LANES
        full_mask full
        own_piece own, scratch, SCRATCH_BYTES
        li      some, 91
        li      minus, -7
        sw      some, 0(own)

        # Written twice, the slower first.
        lw      t1, 0(own)
        li      t1, 5
        check   t1, 5
        div     t1, some, minus
        li      t1, 6
        check   t1, 6
        mul     t1, some, minus
        lw      t1, 0(own)
        check   t1, 91
        lw      x0, 0(own)              # nobody waits for it
        lb      x0, 1(own)
        div     x0, some, minus
        check   x0, 0

        # Branches over the sign.
        taken   bgeu minus, some
        taken   bltu some, minus
        taken   blt  minus, some
        taken   bge  some, minus
        not_taken bgeu some, minus
        not_taken bltu minus, some
        not_taken blt  some, minus
        not_taken bge  minus, some

        la      t1, 1f                  # jalr clears bit 0
        jalr    x0, 1(t1)
        addi    wrong, wrong, 1
1:
        # Even warps in even lanes, odd warps in odd ones: units and slots of lanes that do not meet.
        li      t0, EVEN
        andi    t1, warp, 1
        sll     t0, t0, t1
        and     t0, t0, full
        seqz    t1, t0
        or      t0, t0, t1              # at least lane 0
        tmc     t0
        li      round, ROUNDS
1:      div     t1, some, minus
        mul     t3, some, minus
        mul     t4, minus, minus
        addi    t5, some, 1
        addi    t6, some, 2
        rem     t2, some, minus
        mul     a0, t5, t6
        xor     a1, t5, t6
        sub     a2, t5, t6
        addi    round, round, -1
        bnez    round, 1b
        mv      a3, t2
        check   t1, -13
        check   a3, 0
        check   t4, 49
        check   a0, 8556
        check   a2, -1

        # One lane of half the warps loads and divides, the others compute in all lanes.
        li      t0, -1
        tmc     t0
        andi    t0, warp, 2
        bnez    t0, in_one_lane
        li      round, 4 * ROUNDS
1:      addi    t1, some, 1
        addi    t3, some, 2
        mul     t4, some, some
        addi    t5, some, 4
        addi    t6, some, 5
        mul     a0, some, minus
        addi    a1, some, 7
        addi    a2, some, 8
        addi    round, round, -1
        bnez    round, 1b
        j       2f
in_one_lane:
        remu    t1, warp, lanes
        li      t0, 1
        sll     t0, t0, t1
        tmc     t0
        li      round, ROUNDS
1:      lw      t1, 0(own)
        div     t3, some, minus
        div     t4, minus, some
        lw      t5, 0(own)
        divu    t6, some, some
        lw      a0, 0(own)
        addi    round, round, -1
        bnez    round, 1b
        check   t3, -13
        check   t6, 1
        check   a0, 91
2:      li      t0, -1
        tmc     t0

        # Every warp makes all lines invalid, each from a line of its own.
        li      round, ROUNDS
1:      la      t1, islands
        slli    t0, warp, 6
        add     t1, t1, t0
        jalr    ra, 0(t1)
        addi    round, round, -1
        bnez    round, 1b

        # Warp 0 waits at a barrier with a line in hand; the others need its place to get there.
        csrr    t4, NUM_WARPS
        li      t3, 0
        bnez    warp, 1f
        j       first_at_barrier
1:      li      round, 40               # long enough for warp 0
2:      addi    round, round, -1
        bnez    round, 2b
        j       others_at_barrier
behind_barrier:

        # Who is active, while warps end. Each read waits for the one before, so that others end between two of them.
        li      round, ROUNDS
1:      .rept   READS
        csrr    t1, ACTIVE_WARPS
        .endr
        srl     t1, t1, warp
        andi    t1, t1, 1
        xori    t1, t1, 1
        add     wrong, wrong, t1        # oneself always is
        bnez    warp, 2f                # the others end one by one
        addi    round, round, -1
        bnez    round, 1b
2:      store_verdict wrong
        one_lane
        jr      link

        .balign LINE_BYTES
islands:
        .rept   32
        fence_i
        nop
        fence_i
        jr      ra
        .balign LINE_BYTES
        .endr

        .balign CACHE_BYTES
others_at_barrier:
        bar     t3, t4
        j       behind_barrier
        .balign CACHE_BYTES
        .skip   CACHE_BYTES - AHEAD - 4 # jumped over: the line before the place of the one above
first_at_barrier:
        nop
        bar     t3, t4
        nop
        nop
        nop
        j       behind_barrier          # in the next line: requested when bar issues

# -> a0. mscratch is the core's: bits that are set already stay set.
check_alone:
        mv      s9, ra
        call    count_wrong_words
        mv      wrong, a0
        csrr    s8, START_ARGUMENT
        li      t1, 0xF5
        csrw    START_ARGUMENT, t1
        li      t1, 0x3C
        csrrs   t0, START_ARGUMENT, t1
        check   t0, 0xF5
        csrrsi  t0, START_ARGUMENT, 0x11
        check   t0, 0xFD
        csrr    t0, START_ARGUMENT
        check   t0, 0xFD
        csrw    START_ARGUMENT, s8
        mv      a0, wrong
        mv      ra, s9
        ret

        emit_count_wrong_verdicts
        hart_array scratch, SCRATCH_BYTES
