# Multiplication and division: the corner cases of the M extension.
#
# Sixteen pairs of operands (zero divisors, the overflow -2^31 / -1, mixed signs, large products) go through all eight
# instructions. In the same instruction neighbouring lanes work on different pairs, so a unit that mixes up lanes shows.
# The expected words are computed outside this machine and stored; every lane goes through all pairs, starting behind
# its own (pair hart mod 16) and ending with it. Its eight words in `results` are those of its own pair.
#include "simt.inc"

#define PAIRS           16
#define PAIR_BYTES      40              /* two operands, eight results */
#define RESULT_BYTES    32

#define hart            s0
#define own             s1              /* address of this hart's results */
#define step            s2
#define pair            s3              /* address of the pair's row      */
#define wrong           s4
#define a               s5
#define b               s6

        kernel  muldiv, all_pairs, check=count_wrong_verdicts
        emit_count_wrong_verdicts

.macro try instruction, index
        \instruction t2, a, b
        sw      t2, 4 * \index(own)
        lw      t3, 8 + 4 * \index(pair)
        compare wrong, t2, t3
.endm

all_pairs:
        all_lanes
        csrr    hart, HART_ID
        own_piece own, results, RESULT_BYTES
        li      wrong, 0
        li      step, 1
1:      add     pair, hart, step
        andi    pair, pair, PAIRS - 1
        li      t0, PAIR_BYTES
        mul     pair, pair, t0
        la      t0, pairs
        add     pair, pair, t0
        lw      a, 0(pair)
        lw      b, 4(pair)
        try     mul, 0
        try     mulh, 1
        try     mulhsu, 2
        try     mulhu, 3
        try     div, 4
        try     divu, 5
        try     rem, 6
        try     remu, 7
        addi    step, step, 1
        li      t0, PAIRS
        bleu    step, t0, 1b
        store_verdict wrong
        one_lane
        ret

        .section .rodata
        .balign 4
pairs:  #       a           b             mul         mulh        mulhsu      mulhu       div         divu        rem         remu
        .word   0x00000000, 0x00000000,   0x00000000, 0x00000000, 0x00000000, 0x00000000, 0xFFFFFFFF, 0xFFFFFFFF, 0x00000000, 0x00000000
        .word   0x00000001, 0x00000000,   0x00000000, 0x00000000, 0x00000000, 0x00000000, 0xFFFFFFFF, 0xFFFFFFFF, 0x00000001, 0x00000001
        .word   0xFFFFFFFF, 0x00000000,   0x00000000, 0x00000000, 0x00000000, 0x00000000, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF
        .word   0x80000000, 0x00000000,   0x00000000, 0x00000000, 0x00000000, 0x00000000, 0xFFFFFFFF, 0xFFFFFFFF, 0x80000000, 0x80000000
        .word   0x80000000, 0xFFFFFFFF,   0x80000000, 0x00000000, 0x80000000, 0x7FFFFFFF, 0x80000000, 0x00000000, 0x00000000, 0x80000000
        .word   0xFFFFFFFF, 0x80000000,   0x80000000, 0x00000000, 0xFFFFFFFF, 0x7FFFFFFF, 0x00000000, 0x00000001, 0xFFFFFFFF, 0x7FFFFFFF
        .word   0x80000000, 0x80000000,   0x00000000, 0x40000000, 0xC0000000, 0x40000000, 0x00000001, 0x00000001, 0x00000000, 0x00000000
        .word   0xFFFFFFFF, 0xFFFFFFFF,   0x00000001, 0x00000000, 0xFFFFFFFF, 0xFFFFFFFE, 0x00000001, 0x00000001, 0x00000000, 0x00000000
        .word   0x7FFFFFFF, 0x7FFFFFFF,   0x00000001, 0x3FFFFFFF, 0x3FFFFFFF, 0x3FFFFFFF, 0x00000001, 0x00000001, 0x00000000, 0x00000000
        .word   0x7FFFFFFF, 0xFFFFFFFE,   0x00000002, 0xFFFFFFFF, 0x7FFFFFFE, 0x7FFFFFFE, 0xC0000001, 0x00000000, 0x00000001, 0x7FFFFFFF
        .word   0x80000000, 0x00000001,   0x80000000, 0xFFFFFFFF, 0xFFFFFFFF, 0x00000000, 0x80000000, 0x80000000, 0x00000000, 0x00000000
        .word   0x80000001, 0x00000002,   0x00000002, 0xFFFFFFFF, 0xFFFFFFFF, 0x00000001, 0xC0000001, 0x40000000, 0xFFFFFFFF, 0x00000001
        .word   0x00000064, 0x00000007,   0x000002BC, 0x00000000, 0x00000000, 0x00000000, 0x0000000E, 0x0000000E, 0x00000002, 0x00000002
        .word   0xFFFFFF9C, 0x00000007,   0xFFFFFD44, 0xFFFFFFFF, 0xFFFFFFFF, 0x00000006, 0xFFFFFFF2, 0x24924916, 0xFFFFFFFE, 0x00000002
        .word   0x00000064, 0xFFFFFFF9,   0xFFFFFD44, 0xFFFFFFFF, 0x00000063, 0x00000063, 0xFFFFFFF2, 0x00000000, 0x00000002, 0x00000064
        .word   0x12345678, 0x9ABCDEF0,   0x242D2080, 0xF8CC93D6, 0x0B00EA4E, 0x0B00EA4E, 0x00000000, 0x00000000, 0x12345678, 0x12345678
        .text

        hart_array results, RESULT_BYTES
