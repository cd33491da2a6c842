# Barriers across cores: cores exchange words through memory, and only fences and barriers make it come out right.
#
# As in `barrier`, every hart owns a cell with two words; here it reads from the next core (the last reads from core 0),
# the warps of which it meets in reverse order. A round: read the partner's word, compute 3 * partner + core, write the own
# cell's other word, then meet: fence (what was written is in memory), a barrier of the core's warps, a barrier across cores
# (bit 31 of its number; it counts cores), fence (what was cached before is dropped). On one core the barrier across cores
# has count 1 and lets everybody pass; that of the warps still holds. The rounds use the barriers one after another. Cores run
# the same program at the same pace, so in each round some dawdle: without the barrier the others would be early.
# At the end each core's warp 0, by then alone, tells its number of wrong words, meets the others so, and exits with the sum:
# a core is there when all its *active* warps are.
#include "simt.inc"

#define ROUNDS          5               /* odd: a word ends in the mirrored warp */
#define CELL_BYTES      8
#define ACROSS_CORES    0x80000000
#define MAX_CORES       4
#define DELAY           48              /* loops, times 0..3 */

#define core            s0
#define cores           s1
#define warp            s2
#define warps           s3
#define own             s4              /* address of this hart's cell                 */
#define other           s5              /* ... of the hart this one reads from         */
#define value           s6
#define round           s7
#define reads           s8              /* offset of the word this round reads: 0 or 4 */
#define barriers        s9
#define wrong           s10
#define partner         s11             /* hart: first the one read from, then the one whose word came furthest */

        kernel  global_barrier, exchange, check=count_wrong_everywhere
        emit_count_wrong_verdicts

# Nobody of any core goes on before everybody is here.
.macro meet id
        li      t1, ACROSS_CORES
        or      t1, t1, \id
        fence
        bar     \id, warps
        bar     t1, cores
        fence
.endm

# partner = this lane's hart in the core `further` cores on, in the mirrored warp
.macro find_partner further
        addi    t0, core, \further
        remu    t0, t0, cores
        mul     t0, t0, warps
        add     t0, t0, warps
        addi    t0, t0, -1
        sub     t0, t0, warp
        csrr    t1, NUM_LANES
        mul     t0, t0, t1
        csrr    t1, LANE_ID
        add     partner, t0, t1
.endm

exchange:
        all_lanes
        csrr    core, CORE_ID
        csrr    cores, NUM_CORES
        csrr    warp, WARP_ID
        csrr    warps, NUM_WARPS
        srli    barriers, warps, 1
        seqz    t0, barriers
        add     barriers, barriers, t0          # max(1, warps/2)
        own_piece own, cells, CELL_BYTES
        find_partner 1
        slli    other, partner, 3               # * CELL_BYTES
        la      t0, cells
        add     other, other, t0

        csrr    value, HART_ID
        addi    value, value, 1
        sw      value, 0(own)
        addi    t2, barriers, -1
        meet    t2                              # all cells hold their first value

        li      round, 0
        li      reads, 0
1:      add     t0, other, reads
        lw      value, 0(t0)
        slli    t0, value, 1
        add     value, value, t0
        add     value, value, core              # 3 * partner + core
        bnez    warp, 3f                        # warp 0 keeps its core waiting, another core in each round
        add     t0, core, round
        remu    t0, t0, cores
        li      t1, DELAY
        mul     t0, t0, t1
        addi    t0, t0, 1
2:      addi    t0, t0, -1
        bnez    t0, 2b
3:      xori    reads, reads, 4
        add     t0, own, reads
        sw      value, 0(t0)
        remu    t2, round, barriers
        meet    t2
        addi    round, round, 1
        li      t0, ROUNDS
        bltu    round, t0, 1b
        store_result value

        find_partner ROUNDS                     # the same along one chain: where the word began,
        addi    t2, partner, 1
4:      addi    round, round, -1                # and each core on its way back
        add     t0, core, round
        remu    t0, t0, cores
        slli    t1, t2, 1
        add     t2, t2, t1
        add     t2, t2, t0
        bnez    round, 4b
        li      wrong, 0
        compare wrong, value, t2
        store_verdict wrong
        one_lane
        ret

# -> a0: wrong words of all cores
count_wrong_everywhere:
        mv      s10, ra
        call    count_wrong_verdicts
        csrr    t0, CORE_ID
        slli    t0, t0, 2
        la      t1, wrong_of_cores
        add     t0, t0, t1
        sw      a0, 0(t0)
        csrr    cores, NUM_CORES
        li      t0, ACROSS_CORES
        fence
        bar     t0, cores
        fence
        li      a0, 0
1:      lw      t0, 0(t1)
        add     a0, a0, t0
        addi    t1, t1, 4
        addi    cores, cores, -1
        bnez    cores, 1b
        mv      ra, s10
        ret

        hart_array results
        hart_array cells, CELL_BYTES
        .section .bss
        .global wrong_of_cores
wrong_of_cores:
        .space  4 * MAX_CORES
