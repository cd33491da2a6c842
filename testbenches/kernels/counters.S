# Performance counters: every warp reads all of them, works a little, reads them again, and compares.
#
# A counter never falls, that of issued instructions rises unless it reads as zero (a machine without event counters), and nobody has counted beyond 32 bits yet. How much each rises is
# the machine's to say: engines in lockstep compare what every lane reads. The work has something for most counters: a
# jump back, a division that is waited for, loads and stores in all lanes, a bank of local memory that all lanes want. All of it is done twice, so that warps start that have
# ended before: what their queues held then are the NOPs of retirement.
#include "simt.inc"

#define FIRST_COUNTER       0xB03
#define FIRST_COUNTER_HIGH  0xB83
#define COUNTERS            21
#define ISSUED              0
#define ROUNDS              3
#define BANK_BITS           5           /* as many banks as there can be */
#define KEPT_BYTES          (4 * COUNTERS + 4)      /* and a word to work on */

#define own             s0
#define wrong           s1
#define round           s2
#define before          s3
#define after           s4

# For every counter: its number, to `what`.
.macro each_counter what
        .irp    counter, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
        \what   \counter
        .endr
.endm

.macro keep counter
        csrr    t1, FIRST_COUNTER + \counter
        sw      t1, 4 * \counter(own)
.endm

# wrong += (it fell) + (it has a high word)
.macro compare_with_kept counter
        csrr    after, FIRST_COUNTER + \counter
        lw      before, 4 * \counter(own)
        sltu    t1, after, before
        add     wrong, wrong, t1
        csrr    t1, FIRST_COUNTER_HIGH + \counter
        compare wrong, t1, x0
.endm

        kernel  counters, count, check=count_again

count:
        all_lanes
        li      wrong, 0
        own_piece own, kept, KEPT_BYTES
        each_counter keep

        li      round, ROUNDS
        csrr    t2, LANE_ID
        slli    t2, t2, BANK_BITS + 2
        csrr    t1, LOCAL_BASE
        add     t2, t2, t1
1:      lw      t1, 0(own)
        sw      x0, 0(t2)
        lw      t3, 0(t2)
        div     t1, t1, round
        sw      t1, 4 * COUNTERS(own)
        addi    round, round, -1
        bnez    round, 1b

        each_counter compare_with_kept
        csrr    after, FIRST_COUNTER + ISSUED
        lw      before, 4 * ISSUED(own)
        sltu    t1, before, after
        seqz    t2, after
        or      t1, t1, t2
        xori    t1, t1, 1
        add     wrong, wrong, t1
        store_verdict wrong
        one_lane
        ret

count_again:
        mv      s9, ra
        run_on_all_warps count
        mv      ra, s9
        j       count_wrong_verdicts

        emit_count_wrong_verdicts
        hart_array kept, KEPT_BYTES
