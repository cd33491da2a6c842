# Loads and stores: bytes, halves and words, sign and zero extension, and lanes that meet at one address.
#
#   alone      a lane writes a word of its own and reads it back in every size at every offset; then writes it again
#              byte by byte and half by half
#   together   lanes of a warp store to the same address in one instruction: the highest active lane wins, for words,
#              for halves and bytes of one word, and when only the even lanes are active
#   local      local memory behaves as memory
# Every lane checks with register arithmetic and does not branch. Of a hart's four words in `results` the first two are
# its own, the last two the winners its warp saw.
#include "simt.inc"

#define RESULT_BYTES    16
#define EVEN            0x55555555
#define PATTERN         0x80C1F27E      /* bytes and halves of either sign */
#define SPREAD          0x01010101      /* a number into all four bytes    */

#define lane            s0
#define lanes           s1
#define own             s2              /* address of this hart's scratch word */
#define result          s3
#define pattern         s4
#define shared          s5              /* address of this warp's shared word  */
#define wrong           s6
#define highest         s7              /* highest lane                        */

        kernel  memory, load_and_store, check=count_wrong_verdicts
        emit_count_wrong_verdicts

# wrong += (rd loaded from offset(own) != pattern << left >>(arithmetic or logical) right)
.macro check_load load, offset, left, shift, right
        \load   t0, \offset(own)
        slli    t1, pattern, \left
        \shift  t1, t1, \right
        compare wrong, t0, t1
.endm

load_and_store:
        all_lanes
        csrr    lane, LANE_ID
        csrr    lanes, NUM_LANES
        addi    highest, lanes, -1
        own_piece own, scratch
        own_piece result, results, RESULT_BYTES
        csrr    pattern, HART_ID
        andi    pattern, pattern, 255
        li      t0, SPREAD
        mul     pattern, pattern, t0
        li      t0, PATTERN
        xor     pattern, pattern, t0
        csrr    shared, WARP_ID
        csrr    t0, CORE_ID
        csrr    t1, NUM_WARPS
        mul     t0, t0, t1
        add     shared, shared, t0
        slli    shared, shared, 2
        la      t0, meeting_points
        add     shared, shared, t0
        li      wrong, 0

        # Alone: every load
        sw      pattern, 0(own)
        check_load lw,  0,  0, srai,  0
        check_load lb,  0, 24, srai, 24
        check_load lb,  1, 16, srai, 24
        check_load lb,  2,  8, srai, 24
        check_load lb,  3,  0, srai, 24
        check_load lbu, 0, 24, srli, 24
        check_load lbu, 1, 16, srli, 24
        check_load lbu, 2,  8, srli, 24
        check_load lbu, 3,  0, srli, 24
        check_load lh,  0, 16, srai, 16
        check_load lh,  2,  0, srai, 16
        check_load lhu, 0, 16, srli, 16
        check_load lhu, 2,  0, srli, 16

        # Alone: bytes in reverse order, through negative offsets; only the low byte of a register counts
        addi    t2, own, 4
        mv      t1, pattern
        sb      t1, -1(t2)
        srli    t1, t1, 8
        sb      t1, -2(t2)
        srli    t1, t1, 8
        sb      t1, -3(t2)
        srli    t1, t1, 8
        sb      t1, -4(t2)
        lw      t2, 0(own)
        sw      t2, 0(result)
        slli    t0, pattern, 24         # the same by shifts: bytes 0 1 2 3 to 3 2 1 0
        srli    t1, pattern, 24
        or      t0, t0, t1
        slli    t1, pattern, 8
        srli    t1, t1, 24
        slli    t1, t1, 8
        or      t0, t0, t1
        srli    t1, pattern, 8
        slli    t1, t1, 24
        srli    t1, t1, 8
        or      t0, t0, t1
        compare wrong, t2, t0

        # Alone: halves swapped
        sh      pattern, 2(own)
        srli    t1, pattern, 16
        sh      t1, 0(own)
        lw      t2, 0(own)
        sw      t2, 4(result)
        slli    t0, pattern, 16
        or      t0, t0, t1
        compare wrong, t2, t0

        # Together: one word, all lanes; the value names the lane
        addi    t0, lane, 1
        sw      t0, 0(shared)
        lw      t2, 0(shared)
        sw      t2, 8(result)
        compare wrong, t2, lanes

        # Together: one word, the even lanes
        addi    t1, lane, 0x100
        li      t0, EVEN
        tmc     t0
        sw      t1, 0(shared)
        all_lanes
        lw      t2, 0(shared)
        sw      t2, 12(result)
        andi    t0, highest, -2
        addi    t0, t0, 0x100
        compare wrong, t2, t0

        # Together: two halves of one word, odd lanes the upper one. Lane 0's neighbour may not exist.
        sw      x0, 0(shared)
        andi    t0, lane, 1
        slli    t0, t0, 1
        add     t0, t0, shared
        addi    t1, lane, 0x200
        sh      t1, 0(t0)
        lhu     t2, 0(t0)
        andi    t3, lane, 1             # highest lane of this lane's parity
        xor     t4, highest, t3
        andi    t4, t4, 1
        sub     t4, highest, t4
        addi    t4, t4, 0x200
        compare wrong, t2, t4

        # Together: four bytes of one word, lane t byte t & 3
        sw      x0, 0(shared)
        andi    t0, lane, 3
        add     t0, t0, shared
        addi    t1, lane, 0x40
        sb      t1, 0(t0)
        lbu     t2, 0(t0)
        sub     t4, highest, lane       # highest lane whose distance is a multiple of four
        andi    t4, t4, -4
        add     t4, t4, lane
        addi    t4, t4, 0x40
        compare wrong, t2, t4

        # Local memory: a word for each hart of the core
        csrr    t2, LOCAL_BASE
        csrr    t0, WARP_ID
        mul     t0, t0, lanes
        add     t0, t0, lane
        slli    t0, t0, 2
        add     t2, t2, t0
        sw      pattern, 0(t2)
        lh      t0, 2(t2)
        srai    t1, pattern, 16
        compare wrong, t0, t1
        lw      t0, 0(t2)
        compare wrong, t0, pattern

        store_verdict wrong
        one_lane
        ret

        hart_array results, RESULT_BYTES
        hart_array scratch
        hart_array meeting_points
