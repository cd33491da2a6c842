# Barriers: warps exchange data through memory, and only the barriers make it come out right.
#
# Every hart owns a cell with two words. In each round a warp reads the cells of the next warp (the last reads those of
# warp 0), computes 3 * neighbour + warp, and writes its own cells' other word; a barrier of all warps ends the round.
# The rounds use the barriers that exist one after another, so each is used again and again. Between rounds a barrier
# with count 1 must let everybody pass. Then neighbouring warps meet in pairs, each pair at a barrier of its own; the
# last barrier is left for all warps, for a warp of another pair may already wait there while a pair still meets.
#include "simt.inc"

#define ROUNDS          7
#define CELL_BYTES      8
#define LAST_WORD       ((ROUNDS & 1) * 4)      /* offset of the word the last round wrote */
#define OTHER_WORD      (4 - LAST_WORD)

#define warp            s0
#define warps           s1
#define barriers        s2
#define own             s3              /* address of this hart's cell                  */
#define other           s4              /* ... of the hart this one reads from          */
#define value           s5
#define round           s6
#define reads           s7              /* offset of the word this round reads: 0 or 4  */
#define warp_bytes      s9              /* from a warp's cells to those of the next     */
#define meeting         s10             /* barrier a pair meets at                      */
#define size            s11             /* how many meet there: 2, or 1 without partner */

        kernel  barrier, exchange

exchange:
        all_lanes
        csrr    warp, WARP_ID
        csrr    warps, NUM_WARPS
        srli    barriers, warps, 1
        seqz    t0, barriers
        add     barriers, barriers, t0          # max(1, warps/2)
        csrr    warp_bytes, NUM_LANES
        slli    warp_bytes, warp_bytes, 3       # * CELL_BYTES
        own_piece own, cells, CELL_BYTES

        addi    t0, warp, 1                     # the next warp, or 0
        sltu    t1, t0, warps
        neg     t1, t1
        and     t0, t0, t1
        sub     t0, t0, warp
        mul     t0, t0, warp_bytes
        add     other, own, t0

        csrr    value, HART_ID
        addi    value, value, 1
        sw      value, 0(own)
        addi    t0, barriers, -1
        fence
        bar     t0, warps                       # all cells hold their first value

        li      round, 0
        li      reads, 0
1:      add     t0, other, reads
        lw      value, 0(t0)
        slli    t0, value, 1
        add     value, value, t0
        add     value, value, warp              # 3 * neighbour + warp
        xori    reads, reads, 4
        add     t0, own, reads
        sw      value, 0(t0)
        remu    t0, round, barriers
        fence
        bar     t0, warps
        li      t1, 1
        bar     t0, t1                          # a meeting of one: no waiting
        addi    round, round, 1
        li      t0, ROUNDS
        bltu    round, t0, 1b

        addi    t0, barriers, -1                # pairs below 2 * (barriers - 1)
        srli    meeting, warp, 1
        sltu    t1, meeting, t0
        addi    size, t1, 1
        neg     t0, t1
        and     meeting, meeting, t0            # without partner: barrier 0, count 1
        andi    t0, warp, 1                     # partner - warp = 1 in even warps, -1 in odd ones, or 0
        slli    t0, t0, 1
        li      t2, 1
        sub     t0, t2, t0
        mul     t0, t0, t1
        mul     t0, t0, warp_bytes
        add     other, own, t0
        add     t0, value, warp
        sw      t0, OTHER_WORD(own)
        fence
        bar     meeting, size
        lw      t0, OTHER_WORD(other)
        add     value, value, t0
        addi    t0, barriers, -1
        bar     t0, warps

        store_result value
        one_lane
        ret

# value(warp) + partner + value(partner). A value is followed along one chain of neighbours instead of for all warps in
# rounds, and only for lane 0: lane t starts t higher, each round triples that, so it ends 3^ROUNDS * t higher.
#define TRIPLED         2187            /* 3^ROUNDS */
#define of_lane_0       s8              /* kept from one call to the next; the runtime leaves it alone */
expected_word:
        bnez    a1, 2f
        mv      a7, ra
        csrr    a4, NUM_WARPS
        mv      a3, a0                          # the partner: the warp itself,
        srli    t0, a0, 1
        srli    t1, a4, 1
        addi    t1, t1, -1                      # or, in one of barriers - 1 pairs, the other one
        bge     t0, t1, 1f
        xori    a3, a0, 1
1:      csrr    t1, NUM_LANES
        mul     t0, a0, t1
        sub     a5, a2, t0                      # hart of lane 0 in warp 0
        call    chain
        mv      of_lane_0, a0
        mv      a0, a3
        call    chain
        add     of_lane_0, of_lane_0, a0
        add     of_lane_0, of_lane_0, a3
        mv      ra, a7
2:      li      t0, 2 * TRIPLED
        mul     a0, a1, t0
        add     a0, a0, of_lane_0
        ret

# a0 = warp, a4 = warps, a5 = hart of lane 0 in warp 0 -> a0 = value of its lane 0 after ROUNDS rounds. It came from the
# warp ROUNDS further on, and every warp on the way back tripled it and added its own number.
chain:
        li      t0, ROUNDS
        add     t1, a0, t0
        remu    t1, t1, a4
        csrr    t2, NUM_LANES
        mul     t2, t2, t1
        add     t2, t2, a5
        addi    t2, t2, 1                       # the first value
1:      bnez    t1, 2f
        mv      t1, a4                          # below warp 0 is the last one
2:      addi    t1, t1, -1
        slli    t3, t2, 1
        add     t2, t2, t3
        add     t2, t2, t1
        addi    t0, t0, -1
        bnez    t0, 1b
        mv      a0, t2
        ret

        hart_array results
        hart_array cells, CELL_BYTES
