# Local memory: its banks, and what lanes find there that meet in one of them.
#
#   rows      words side by side, a bank a lane as far as there are banks; then the next lane's word, the next warp's, and
#             one word for all lanes (a broadcast)
#   one bank  words 32 apart: all lanes in the same bank, whatever the number of banks; the same reads, and two words of
#             one bank with half of the lanes each
#   parts     bytes and halves, several lanes in a word, of either sign
#   meeting   all lanes at one address, in every size: the highest active lane wins
#   both      even lanes in local memory, odd ones in main memory, with one instruction
# Every lane checks with register arithmetic. Warps share local memory, so a barrier parts what overlaps; no fence: a core's
# accesses are done in the order they were issued.
#include "simt.inc"

#define EVEN            0x55555555
#define FACTOR          0x9E3779B1
#define BANK_BITS       5               /* no machine has more than 32 banks */

#define lane            s0
#define lanes           s1
#define warp            s2
#define warps           s3
#define next_lane       s4              /* or lane 0 */
#define next_warp       s5              /* or warp 0 */
#define wrong           s6
#define mine            s7              /* this lane's value           */
#define row             s8              /* address of this warp's row  */
#define highest         s9
#define own             s10

        kernel  local_memory, use_local, check=count_wrong_verdicts
        emit_count_wrong_verdicts

# rd = the value of a lane of a warp
.macro value_of rd, warp, lane
        slli    \rd, \warp, 5
        add     \rd, \rd, \lane
        addi    \rd, \rd, 1
        li      t0, FACTOR
        mul     \rd, \rd, t0
.endm

# rd = the address of its word, side by side, or all lanes in one bank
.macro row_word rd, warp, lane
        mul     \rd, \warp, lanes
        add     \rd, \rd, \lane
        slli    \rd, \rd, 2
        csrr    t0, LOCAL_BASE
        add     \rd, \rd, t0
.endm
.macro bank_word rd, warp, lane
        slli    \rd, \lane, BANK_BITS
        add     \rd, \rd, \warp
        slli    \rd, \rd, 2
        csrr    t0, LOCAL_BASE
        add     \rd, \rd, t0
.endm

# Reads the word of a lane of a warp, where `place` says, and compares; `flip`: all bits of the value (0 or -1).
.macro check_word place, warp, lane, flip
        \place  t1, \warp, \lane
        lw      t2, 0(t1)
        value_of t3, \warp, \lane
        xori    t3, t3, \flip
        compare wrong, t2, t3
.endm

# wrong += (loaded != want << left >> right)
.macro check_load load, offset, base, want, left, shift, right
        \load   t2, \offset(\base)
        slli    t3, \want, \left
        \shift  t3, t3, \right
        compare wrong, t2, t3
.endm

.macro all_warps_meet
        bar     x0, warps
.endm

# t4 = highest lane that differs from this one by a multiple of `step`
.macro highest_alike step
        sub     t4, highest, lane
        andi    t4, t4, -\step
        add     t4, t4, lane
.endm

use_local:
        all_lanes
        csrr    lane, LANE_ID
        csrr    lanes, NUM_LANES
        csrr    warp, WARP_ID
        csrr    warps, NUM_WARPS
        addi    next_lane, lane, 1
        remu    next_lane, next_lane, lanes
        addi    next_warp, warp, 1
        remu    next_warp, next_warp, warps
        addi    highest, lanes, -1
        value_of mine, warp, lane
        row_word row, warp, x0
        li      wrong, 0

        # Rows
        row_word own, warp, lane
        sw      mine, 0(own)
        check_word row_word, warp, lane, 0
        check_word row_word, warp, next_lane, 0
        all_warps_meet
        check_word row_word, next_warp, lane, 0
        check_word row_word, next_warp, x0, 0
        check_word row_word, x0, highest, 0
        all_warps_meet

        # One bank; the value negated, so that nothing is left from before
        not     t2, mine
        bank_word t1, warp, lane
        sw      t2, 0(t1)
        check_word bank_word, warp, lane, -1
        check_word bank_word, warp, next_lane, -1
        all_warps_meet
        check_word bank_word, next_warp, lane, -1
        check_word bank_word, next_warp, x0, -1
        check_word bank_word, next_warp, highest, -1
        all_warps_meet
        andi    t3, lane, 1                     # two words of one bank, half of the lanes each
        bank_word t1, warp, t3
        sw      mine, 0(t1)
        lw      t2, 0(t1)
        highest_alike 2
        value_of t3, warp, t4
        compare wrong, t2, t3
        all_warps_meet

        # Parts: bytes side by side, halves side by side, then parts of a word of its own
        sw      x0, 0(own)
        li      t4, 0x81                        # lane 0 negative, lane 127 would not be
        add     t1, row, lane
        add     t3, t4, lane
        sb      t3, 0(t1)
        check_load lbu, 0, t1, t3, 24, srli, 24
        add     t1, row, next_lane
        add     t4, t4, next_lane
        check_load lb, 0, t1, t4, 24, srai, 24
        slli    t1, lane, 1
        add     t1, t1, row
        sh      mine, 0(t1)
        check_load lhu, 0, t1, mine, 16, srli, 16
        check_load lh, 0, t1, mine, 16, srai, 16
        slli    t1, next_lane, 1
        add     t1, t1, row
        value_of t4, warp, next_lane
        check_load lh, 0, t1, t4, 16, srai, 16
        sw      mine, 0(own)
        check_load lb, 0, own, mine, 24, srai, 24
        check_load lb, 1, own, mine, 16, srai, 24
        check_load lbu, 2, own, mine, 8, srli, 24
        check_load lb, 3, own, mine, 0, srai, 24
        check_load lh, 2, own, mine, 0, srai, 16
        sb      x0, 3(own)
        check_load lw, 0, own, mine, 8, srli, 8
        sh      x0, 2(own)
        check_load lw, 0, own, mine, 16, srli, 16

        # Meeting: words, then the even lanes, then halves and bytes of one word
        addi    t1, lane, 1
        sw      t1, 0(row)
        lw      t2, 0(row)
        compare wrong, t2, lanes
        addi    t1, lane, 0x100
        li      t0, EVEN
        tmc     t0
        sw      t1, 0(row)
        all_lanes
        lw      t2, 0(row)
        andi    t3, highest, -2
        addi    t3, t3, 0x100
        compare wrong, t2, t3
        andi    t1, lane, 1
        slli    t1, t1, 1
        add     t1, t1, row
        addi    t2, lane, 0x200
        sh      t2, 0(t1)
        lhu     t2, 0(t1)
        highest_alike 2
        addi    t4, t4, 0x200
        compare wrong, t2, t4
        andi    t1, lane, 3
        add     t1, t1, row
        addi    t2, lane, 0x40
        sb      t2, 0(t1)
        lbu     t2, 0(t1)
        highest_alike 4
        addi    t4, t4, 0x40
        compare wrong, t2, t4

        # Both memories: own ^ (scratch ^ own, in odd lanes)
        own_piece t1, scratch
        xor     t1, t1, own
        andi    t2, lane, 1
        neg     t2, t2
        and     t1, t1, t2
        xor     t1, t1, own
        sw      mine, 0(t1)
        lw      t2, 0(t1)
        compare wrong, t2, mine
        sb      lane, 1(t1)
        lbu     t2, 1(t1)
        compare wrong, t2, lane

        store_verdict wrong
        one_lane
        ret

        hart_array scratch
