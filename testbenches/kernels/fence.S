# Fences, and what may be read without one: stores and loads that meet in a line, in a warp, between warps, between cores.
#
#   alone     store, fence, load; store, load; a line that is cached, written, dropped
#   mixed     bytes, halves and words of one line, read back while the stores are still under way, and after a fence
#   one place all lanes store to one address; before and after a fence the highest lane has won
#   warps     neighbours in a line are words of different warps: cached by one, stored to by the other, read after a barrier,
#             once without a fence (a core's accesses are done in the order they were issued), once with one
#   cores     core after core changes its words. The others hold the line in their caches (of each cell they have just read
#             a word nobody writes) and must see the change after their fence. On one core it sees its own.
# Every lane checks with register arithmetic.
#include "simt.inc"

#define FACTOR          0x9E3779B1
#define ACROSS_CORES    0x80000000
#define CELL_BYTES      8
#define TURNS           2               /* each core's */

#define lane            s0
#define lanes           s1
#define warp            s2
#define warps           s3
#define own             s4              /* address of this hart's scratch  */
#define mine            s5              /* this hart's value               */
#define wrong           s6
#define shared          s7              /* address this warp's lanes share */
#define beside          s8              /* address in `lines`: lanes apart, warps side by side */
#define next            s9              /* ... of the next warp, or warp 0 */
#define cores           s10
#define round           s11
#define highest         a3
#define core            a4
#define harts           a5              /* of a core */

        kernel  fence, store_and_load, check=count_wrong_verdicts
        emit_count_wrong_verdicts

# wrong += (the word at `address` != want)
.macro check_word address, want
        lw      t2, 0(\address)
        compare wrong, t2, \want
.endm

# rd = address in `lines` of this lane in that warp of this core
.macro line_word rd, warp
        mul     \rd, lane, warps
        add     \rd, \rd, \warp
        mul     t0, core, harts
        add     \rd, \rd, t0
        slli    \rd, \rd, 2
        la      t0, lines
        add     \rd, \rd, t0
.endm

# rd = what the lane of that hart writes in this round
.macro value_of rd, hart
        addi    \rd, round, 1
        li      t0, FACTOR
        mul     \rd, \rd, t0
        xor     \rd, \rd, \hart
.endm

store_and_load:
        all_lanes
        csrr    lane, LANE_ID
        csrr    lanes, NUM_LANES
        csrr    warp, WARP_ID
        csrr    warps, NUM_WARPS
        csrr    core, CORE_ID
        csrr    cores, NUM_CORES
        mul     harts, warps, lanes
        addi    highest, lanes, -1
        own_piece own, scratch, CELL_BYTES
        csrr    mine, HART_ID
        divu    shared, mine, lanes             # warps of all cores, counted through
        slli    shared, shared, 2
        la      t0, meeting_points
        add     shared, shared, t0
        addi    mine, mine, 1
        li      t0, FACTOR
        mul     mine, mine, t0
        line_word beside, warp
        addi    t1, warp, 1
        remu    t1, t1, warps
        line_word next, t1
        li      wrong, 0

        # Alone
        sw      mine, 0(own)
        fence
        check_word own, mine
        not     t1, mine
        sw      t1, 0(own)                      # the line may be cached now
        check_word own, t1
        fence
        check_word own, t1
        sw      mine, 0(own)
        fence
        fence                                   # nothing is left to do
        check_word own, mine

        # Mixed: mine = bytes 3 2 1 0, each store followed by a load of another size
        sh      x0, 2(own)
        slli    t1, mine, 16
        srli    t1, t1, 16
        check_word own, t1                      # 0 0 1 0
        li      t3, -1
        sb      t3, 1(own)
        lhu     t2, 0(own)
        andi    t1, mine, 0xFF
        li      t3, 0xFF00
        or      t1, t1, t3
        mv      t3, t2
        compare wrong, t2, t1                   # 0 0 FF 0
        sh      t3, 6(own)                      # the word beside: a loaded half, a byte, a half
        sb      mine, 4(own)
        lb      t2, 7(own)
        li      t3, -1
        compare wrong, t2, t3
        check_word own, t1
        sb      x0, 5(own)
        fence
        check_word own, t1
        slli    t1, t1, 16
        andi    t3, mine, 0xFF
        or      t1, t1, t3
        addi    t3, own, 4
        check_word t3, t1                       # FF 0 0 0, by their numbers above
        sw      x0, 0(own)
        sw      mine, 4(own)
        lbu     t2, 7(own)
        srli    t1, mine, 24
        compare wrong, t2, t1
        check_word own, x0

        # One place
        addi    t1, lane, 1
        sw      t1, 0(shared)
        check_word shared, lanes
        sw      x0, 0(shared)
        sw      t1, 0(shared)
        fence
        check_word shared, lanes
        andi    t1, lane, 3
        add     t1, t1, shared
        addi    t2, lane, 0x40
        sb      t2, 0(t1)
        fence
        lbu     t2, 0(t1)
        sub     t3, highest, lane               # highest lane whose distance is a multiple of four
        andi    t3, t3, -4
        add     t3, t3, lane
        addi    t3, t3, 0x40
        compare wrong, t2, t3

        # Warps: without a fence, then with one
        check_word next, x0                     # still zero, and cached
        bar     x0, warps
        sw      warp, 0(beside)
        bar     x0, warps
        addi    t1, warp, 1
        remu    t1, t1, warps
        check_word next, t1
        bar     x0, warps
        addi    t2, warp, 0x100
        sh      t2, 0(beside)
        sb      lane, 3(beside)
        fence
        bar     x0, warps
        addi    t1, t1, 0x100
        slli    t3, lane, 24
        or      t1, t1, t3
        check_word next, t1

        # Cores: `round` says whose turn it is
        li      round, 0
1:      remu    t1, round, cores
        mul     t3, t1, harts
        mul     t0, warp, lanes
        add     t3, t3, t0
        add     t3, t3, lane                    # the hart whose cell it is
        slli    t4, t3, 3                       # * CELL_BYTES
        la      t0, cells
        add     t4, t4, t0
        addi    t2, t4, 4
        check_word t2, x0                       # the word nobody writes: brings the line
        li      t5, ACROSS_CORES
        bar     t5, cores
        bne     t1, core, 2f
        value_of t2, t3
        sw      t2, 0(t4)
        fence
2:      bar     t5, cores
        fence
        value_of t5, t3
        check_word t4, t5
        addi    round, round, 1
        slli    t0, cores, TURNS - 1
        bltu    round, t0, 1b

        store_verdict wrong
        one_lane
        ret

        hart_array scratch, CELL_BYTES
        hart_array cells, CELL_BYTES
        hart_array lines
        hart_array meeting_points
