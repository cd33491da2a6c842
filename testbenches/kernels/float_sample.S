# Floats: forty operations on sixteen sets of operands, every bit of every result, every flag.
#
# The sets are corner cases (ties, overflow, subnormals, signed zeros, infinities, NaNs); the operations are all of F's
# arithmetic, in the five rounding modes and the dynamic one (frm says downwards), comparisons, fclass, conversions.
# Expected words and flags are stored beside the operands. They were worked out with exact rational arithmetic and
# agree with QEMU's.
#   all lanes   every hart tries FEW sets, its own (set hart mod 16) last; neighbouring lanes have different sets. fflags
#               is one register for the warp: behind the last set it must be the OR over what the lanes' sets raise
#   one lane    warp 0, alone, tries all sets and also compares the flags of every single operation
# A hart's forty words in `results` are those of its own set.
#include "simt.inc"

#define SETS            16
#define OPERATIONS      40
#define FEW             4

# A set: three operands, the expected words, the expected flags (NV 16, DZ 8, OF 4, UF 2, NX 1), the OR of these.
#define WORDS           12
#define FLAGS           (WORDS + 4 * OPERATIONS)
#define ALL_FLAGS       (FLAGS + OPERATIONS)
#define SET_BYTES       (ALL_FLAGS + 4)
#define RESULT_BYTES    (4 * OPERATIONS)

#define DOWNWARDS       2               /* frm */

#define hart            s0
#define own             s1              /* address of this hart's results                       */
#define set             s2              /* address of the set                                   */
#define step            s3
#define wrong           s4
#define raised          s5              /* flags raised by the last set                         */
#define flags_matter    s6              /* -1: compare each operation's flags; 0: lanes mix them */
#define caller          s7
#define count           s8

#define A               fa0             /* the operands, */
#define B               fa1
#define C               fa2
#define A_BITS          a0              /* A's bits as an integer, */
#define R               fa3             /* and a result */

        kernel  float_sample, few_sets, check=check_all_sets

few_sets:
        mv      caller, ra              # in lane 0, which returns
        all_lanes
        csrwi   frm, DOWNWARDS
        csrr    hart, HART_ID
        own_piece own, results, RESULT_BYTES
        li      wrong, 0
        li      flags_matter, 0
        li      step, SETS - FEW + 1
1:      add     t0, hart, step
        andi    t0, t0, SETS - 1
        call    try_set
        addi    step, step, 1
        li      t0, SETS
        bleu    step, t0, 1b

        csrr    t1, LANE_ID             # the flags of all lanes' own sets
        sub     t1, hart, t1
        csrr    count, NUM_LANES
        li      t2, 0
2:      andi    t0, t1, SETS - 1
        li      t3, SET_BYTES
        mul     t0, t0, t3
        la      t3, sets
        add     t0, t0, t3
        lbu     t0, ALL_FLAGS(t0)
        or      t2, t2, t0
        addi    t1, t1, 1
        addi    count, count, -1
        bnez    count, 2b
        compare wrong, raised, t2

        store_verdict wrong
        one_lane
        mv      ra, caller
        ret

# -> a0. The lanes' verdicts, then all sets with one lane, its own set 0 last; fcsr is frm and fflags in one.
check_all_sets:
        mv      s11, ra                 # the runtime leaves it alone
        call    count_wrong_words
        mv      wrong, a0
        mv      caller, s11
        csrwi   frm, DOWNWARDS
        own_piece own, results, RESULT_BYTES
        li      flags_matter, -1
        li      step, SETS - 1
1:      mv      t0, step
        call    try_set
        addi    step, step, -1
        bgez    step, 1b

        la      set, sets + 9 * SET_BYTES # flags stay until cleared: 7 / -0 (DZ), then an overflow (OF, NX)
        flw     A, 0(set)
        flw     B, 4(set)
        la      set, sets + 4 * SET_BYTES
        flw     C, 0(set)
        csrw    fflags, x0
        fdiv.s  R, A, B
        fadd.s  R, C, C
        fmin.s  R, A, B
        csrr    t0, fflags
        li      t1, 8 + 4 + 1
        compare wrong, t0, t1

        li      t0, 0x9F
        csrw    fcsr, t0                # frm 4, all flags
        csrr    t0, frm
        li      t1, 4
        compare wrong, t0, t1
        csrrci  t0, fflags, 0x0A
        li      t1, 0x1F
        compare wrong, t0, t1
        csrr    t0, fcsr
        li      t1, 0x95
        compare wrong, t0, t1
        mv      a0, wrong
        mv      ra, caller
        ret

# --- One set --------------------------------------------------------------------------------------------------------
# The result stands in the hart's word `index`, the flags in t2.
.macro judge index
        lw      t3, 4 * \index(own)
        lw      t4, WORDS + 4 * \index(set)
        compare wrong, t3, t4
        or      raised, raised, t2
        lbu     t4, FLAGS + \index(set)
        xor     t2, t2, t4
        and     t2, t2, flags_matter
        snez    t2, t2
        add     wrong, wrong, t2
.endm

# An operation whose result is a float ...
.macro float index, instruction, operands:vararg
        csrw    fflags, x0
        \instruction R, \operands
        csrr    t2, fflags
        fsw     R, 4 * \index(own)
        judge   \index
.endm

# ... and one whose result is an integer.
.macro integer index, instruction, operands:vararg
        csrw    fflags, x0
        \instruction t3, \operands
        csrr    t2, fflags
        sw      t3, 4 * \index(own)
        judge   \index
.endm

try_set:                                # t0 = number of the set
        li      t1, SET_BYTES
        mul     t0, t0, t1
        la      set, sets
        add     set, set, t0
        flw     A, 0(set)
        flw     B, 4(set)
        flw     C, 8(set)
        lw      A_BITS, 0(set)
        li      raised, 0
        float    0, fadd.s,    A, B, rne
        float    1, fadd.s,    A, B, rtz
        float    2, fadd.s,    A, B, rdn
        float    3, fadd.s,    A, B, rup
        float    4, fadd.s,    A, B, rmm
        float    5, fsub.s,    A, B, rne
        float    6, fmul.s,    A, B, rne
        float    7, fmul.s,    A, B, rtz
        float    8, fmul.s,    A, B, rdn
        float    9, fmul.s,    A, B, rup
        float   10, fmul.s,    A, B, rmm
        float   11, fdiv.s,    A, B, rne
        float   12, fdiv.s,    A, B, rtz
        float   13, fdiv.s,    A, B, rup
        float   14, fsqrt.s,   A, rne
        float   15, fsqrt.s,   A, rdn
        float   16, fmadd.s,   A, B, C, rne
        float   17, fmadd.s,   A, B, C, rup
        float   18, fmsub.s,   A, B, C, rtz
        float   19, fnmsub.s,  A, B, C, rdn
        float   20, fnmadd.s,  A, B, C, rmm
        float   21, fmin.s,    A, B
        float   22, fmax.s,    A, B
        float   23, fsgnj.s,   A, B
        float   24, fsgnjn.s,  A, B
        float   25, fsgnjx.s,  A, B
        integer 26, feq.s,     A, B
        integer 27, flt.s,     A, B
        integer 28, fle.s,     A, B
        integer 29, fclass.s,  A
        integer 30, fcvt.w.s,  A, rne
        integer 31, fcvt.w.s,  A, rtz
        integer 32, fcvt.w.s,  A, rdn
        integer 33, fcvt.w.s,  A, rup
        integer 34, fcvt.w.s,  A, rmm
        integer 35, fcvt.wu.s, A, rtz
        float   36, fcvt.s.w,  A_BITS, rne
        float   37, fcvt.s.wu, A_BITS, rup
        float   38, fadd.s,    A, B, dyn
        float   39, fdiv.s,    A, B, dyn
        ret

        emit_count_wrong_words verdicts
expected_word:
        li      a0, VERDICT_RIGHT
        ret
        hart_array verdicts
        hart_array results, RESULT_BYTES

        .section .rodata
        .balign 4
        .global sets
# Eight words a line: operations 0-7 (fadd in five modes, fsub, fmul rne rtz), 8-15 (fmul rdn rup rmm, fdiv rne rtz rup,
# fsqrt rne rdn), 16-23 (fmadd rne rup, fmsub, fnmsub, fnmadd, fmin, fmax, fsgnj), 24-31 (fsgnjn, fsgnjx, feq, flt, fle,
# fclass, fcvt.w.s rne rtz), 32-39 (fcvt.w.s rdn rup rmm, fcvt.wu.s, fcvt.s.w, fcvt.s.wu, fadd and fdiv dynamic).
sets:
        # 0: 1 and 3, plus a tenth: everyday inexact results
        .word   0x3F800000, 0x40400000, 0x3DCCCCCD
        .word   0x40800000, 0x40800000, 0x40800000, 0x40800000, 0x40800000, 0xC0000000, 0x40400000, 0x40400000
        .word   0x40400000, 0x40400000, 0x40400000, 0x3EAAAAAB, 0x3EAAAAAA, 0x3EAAAAAB, 0x3F800000, 0x3F800000
        .word   0x40466666, 0x40466667, 0x40399999, 0xC039999A, 0xC0466666, 0x3F800000, 0x40400000, 0x3F800000
        .word   0xBF800000, 0x3F800000, 0x00000000, 0x00000001, 0x00000001, 0x00000040, 0x00000001, 0x00000001
        .word   0x00000001, 0x00000001, 0x00000001, 0x00000001, 0x4E7E0000, 0x4E7E0000, 0x40800000, 0x3EAAAAAA
        .byte   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1
        .word   1
        # 1: a tie: 1 + half a unit in the last place
        .word   0x3F800000, 0x33800000, 0xBF800000
        .word   0x3F800000, 0x3F800000, 0x3F800000, 0x3F800001, 0x3F800001, 0x3F7FFFFF, 0x33800000, 0x33800000
        .word   0x33800000, 0x33800000, 0x33800000, 0x4B800000, 0x4B800000, 0x4B800000, 0x3F800000, 0x3F800000
        .word   0xBF7FFFFF, 0xBF7FFFFF, 0x3F800000, 0xBF800001, 0x3F7FFFFF, 0x33800000, 0x3F800000, 0x3F800000
        .word   0xBF800000, 0x3F800000, 0x00000000, 0x00000000, 0x00000000, 0x00000040, 0x00000001, 0x00000001
        .word   0x00000001, 0x00000001, 0x00000001, 0x00000001, 0x4E7E0000, 0x4E7E0000, 0x3F800000, 0x4B800000
        .byte   1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0
        .word   1
        # 2: a tie away from even, negative
        .word   0xBF800001, 0xB3800000, 0x3F800001
        .word   0xBF800002, 0xBF800001, 0xBF800002, 0xBF800001, 0xBF800002, 0xBF800000, 0x33800001, 0x33800001
        .word   0x33800001, 0x33800001, 0x33800001, 0x4B800001, 0x4B800001, 0x4B800001, 0x7FC00000, 0x7FC00000
        .word   0x3F800002, 0x3F800002, 0xBF800000, 0x3F800000, 0xBF800002, 0xBF800001, 0xB3800000, 0xBF800001
        .word   0x3F800001, 0x3F800001, 0x00000000, 0x00000001, 0x00000001, 0x00000002, 0xFFFFFFFF, 0xFFFFFFFF
        .word   0xFFFFFFFE, 0xFFFFFFFF, 0xFFFFFFFF, 0x00000000, 0xCE810000, 0x4F3F8001, 0xBF800002, 0x4B800001
        .byte   1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 16, 1, 1, 1, 0
        .word   17
        # 3: -2.5 and 0.5: halves in conversions, root of a negative
        .word   0xC0200000, 0x3F000000, 0x3FA00000
        .word   0xC0000000, 0xC0000000, 0xC0000000, 0xC0000000, 0xC0000000, 0xC0400000, 0xBFA00000, 0xBFA00000
        .word   0xBFA00000, 0xBFA00000, 0xBFA00000, 0xC0A00000, 0xC0A00000, 0xC0A00000, 0x7FC00000, 0x7FC00000
        .word   0x00000000, 0x00000000, 0xC0200000, 0x40200000, 0x00000000, 0xC0200000, 0x3F000000, 0x40200000
        .word   0xC0200000, 0xC0200000, 0x00000000, 0x00000001, 0x00000001, 0x00000002, 0xFFFFFFFE, 0xFFFFFFFE
        .word   0xFFFFFFFD, 0xFFFFFFFE, 0xFFFFFFFD, 0x00000000, 0xCE7F8000, 0x4F402000, 0xC0000000, 0xC0A00000
        .byte   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 16, 0, 0, 0, 0
        .word   17
        # 4: the largest number and itself: overflow
        .word   0x7F7FFFFF, 0x7F7FFFFF, 0xBF800000
        .word   0x7F800000, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F800000, 0x7F800000, 0x00000000, 0x7F800000, 0x7F7FFFFF
        .word   0x7F7FFFFF, 0x7F800000, 0x7F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x5F7FFFFF, 0x5F7FFFFF
        .word   0x7F800000, 0x7F800000, 0x7F7FFFFF, 0xFF800000, 0xFF800000, 0x7F7FFFFF, 0x7F7FFFFF, 0x7F7FFFFF
        .word   0xFF7FFFFF, 0x7F7FFFFF, 0x00000001, 0x00000000, 0x00000001, 0x00000040, 0x7FFFFFFF, 0x7FFFFFFF
        .word   0x7FFFFFFF, 0x7FFFFFFF, 0x7FFFFFFF, 0xFFFFFFFF, 0x4EFF0000, 0x4EFF0000, 0x7F7FFFFF, 0x3F800000
        .byte   5, 5, 5, 5, 5, 0, 5, 5, 5, 5, 5, 0, 0, 0, 1, 1, 5, 5, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 1, 1, 5, 0
        .word   21
        # 5: the largest, negative, and 2: overflow on the other side
        .word   0xFF7FFFFF, 0x40000000, 0x7F7FFFFF
        .word   0xFF7FFFFF, 0xFF7FFFFE, 0xFF7FFFFF, 0xFF7FFFFE, 0xFF7FFFFF, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF
        .word   0xFF800000, 0xFF7FFFFF, 0xFF800000, 0xFEFFFFFF, 0xFEFFFFFF, 0xFEFFFFFF, 0x7FC00000, 0x7FC00000
        .word   0xFF7FFFFF, 0xFF7FFFFF, 0xFF7FFFFF, 0x7F7FFFFF, 0x7F7FFFFF, 0xFF7FFFFF, 0x40000000, 0x7F7FFFFF
        .word   0xFF7FFFFF, 0xFF7FFFFF, 0x00000000, 0x00000001, 0x00000001, 0x00000002, 0x80000000, 0x80000000
        .word   0x80000000, 0x80000000, 0x80000000, 0x00000000, 0xCB000001, 0x4F7F8000, 0xFF7FFFFF, 0xFEFFFFFF
        .byte   1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 0, 0, 0, 16, 16, 0, 0, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 0, 1, 1, 0
        .word   21
        # 6: the smallest subnormal and a half: underflow to zero
        .word   0x00000001, 0x3F000000, 0x80000001
        .word   0x3F000000, 0x3F000000, 0x3F000000, 0x3F000001, 0x3F000000, 0xBF000000, 0x00000000, 0x00000000
        .word   0x00000000, 0x00000001, 0x00000001, 0x00000002, 0x00000002, 0x00000002, 0x1A3504F3, 0x1A3504F3
        .word   0x80000000, 0x80000000, 0x00000001, 0x80000002, 0x00000001, 0x00000001, 0x3F000000, 0x00000001
        .word   0x80000001, 0x00000001, 0x00000000, 0x00000001, 0x00000001, 0x00000020, 0x00000000, 0x00000000
        .word   0x00000000, 0x00000001, 0x00000000, 0x00000000, 0x3F800000, 0x3F800000, 0x3F000000, 0x00000002
        .byte   1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 0, 0, 0, 1, 1, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0
        .word   3
        # 7: just below the normal numbers: tininess after rounding
        .word   0x007FFFFF, 0x3F800001, 0x00000000
        .word   0x3F800001, 0x3F800001, 0x3F800001, 0x3F800002, 0x3F800001, 0xBF800001, 0x00800000, 0x007FFFFF
        .word   0x007FFFFF, 0x00800000, 0x00800000, 0x007FFFFE, 0x007FFFFE, 0x007FFFFF, 0x1FFFFFFF, 0x1FFFFFFE
        .word   0x00800000, 0x00800000, 0x007FFFFF, 0x80800000, 0x80800000, 0x007FFFFF, 0x3F800001, 0x007FFFFF
        .word   0x807FFFFF, 0x007FFFFF, 0x00000000, 0x00000001, 0x00000001, 0x00000020, 0x00000000, 0x00000000
        .word   0x00000000, 0x00000001, 0x00000000, 0x00000000, 0x4AFFFFFE, 0x4AFFFFFE, 0x3F800001, 0x007FFFFE
        .byte   1, 1, 1, 1, 1, 1, 1, 3, 3, 1, 1, 3, 3, 3, 1, 1, 1, 1, 3, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 3
        .word   3
        # 8: -0 and +0: signs of zero, 0/0
        .word   0x80000000, 0x00000000, 0x80000000
        .word   0x00000000, 0x00000000, 0x80000000, 0x00000000, 0x00000000, 0x80000000, 0x80000000, 0x80000000
        .word   0x80000000, 0x80000000, 0x80000000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x80000000, 0x80000000
        .word   0x80000000, 0x80000000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x00000000, 0x00000000
        .word   0x80000000, 0x80000000, 0x00000001, 0x00000000, 0x00000001, 0x00000008, 0x00000000, 0x00000000
        .word   0x00000000, 0x00000000, 0x00000000, 0x00000000, 0xCF000000, 0x4F000000, 0x80000000, 0x7FC00000
        .byte   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16
        .word   16
        # 9: 7 and -0: division by zero
        .word   0x40E00000, 0x80000000, 0x80000000
        .word   0x40E00000, 0x40E00000, 0x40E00000, 0x40E00000, 0x40E00000, 0x40E00000, 0x80000000, 0x80000000
        .word   0x80000000, 0x80000000, 0x80000000, 0xFF800000, 0xFF800000, 0xFF800000, 0x402953FD, 0x402953FD
        .word   0x80000000, 0x80000000, 0x00000000, 0x80000000, 0x00000000, 0x80000000, 0x40E00000, 0xC0E00000
        .word   0x40E00000, 0xC0E00000, 0x00000000, 0x00000000, 0x00000000, 0x00000040, 0x00000007, 0x00000007
        .word   0x00000007, 0x00000007, 0x00000007, 0x00000007, 0x4E81C000, 0x4E81C000, 0x40E00000, 0xFF800000
        .byte   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8
        .word   9
        # 10: infinity and 0: invalid product, before any addend
        .word   0x7F800000, 0x00000000, 0x7FC00000
        .word   0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7FC00000, 0x7FC00000
        .word   0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000
        .word   0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000000, 0x7F800000, 0x7F800000
        .word   0xFF800000, 0x7F800000, 0x00000000, 0x00000000, 0x00000000, 0x00000080, 0x7FFFFFFF, 0x7FFFFFFF
        .word   0x7FFFFFFF, 0x7FFFFFFF, 0x7FFFFFFF, 0xFFFFFFFF, 0x4EFF0000, 0x4EFF0000, 0x7F800000, 0x7F800000
        .byte   0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0
        .word   16
        # 11: infinity and -infinity: invalid sum
        .word   0x7F800000, 0xFF800000, 0x7F800000
        .word   0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0xFF800000, 0xFF800000
        .word   0xFF800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000
        .word   0x7FC00000, 0x7FC00000, 0xFF800000, 0x7F800000, 0x7FC00000, 0xFF800000, 0x7F800000, 0xFF800000
        .word   0x7F800000, 0xFF800000, 0x00000000, 0x00000000, 0x00000000, 0x00000080, 0x7FFFFFFF, 0x7FFFFFFF
        .word   0x7FFFFFFF, 0x7FFFFFFF, 0x7FFFFFFF, 0xFFFFFFFF, 0x4EFF0000, 0x4EFF0000, 0x7FC00000, 0x7FC00000
        .byte   16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 16, 16, 16, 0, 0, 16, 16, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 0, 0, 16, 16
        .word   16
        # 12: a quiet NaN with payload, and 1
        .word   0xFFC12345, 0x3F800000, 0x40000000
        .word   0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000
        .word   0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000
        .word   0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F800000, 0x3F800000, 0x7FC12345
        .word   0xFFC12345, 0xFFC12345, 0x00000000, 0x00000000, 0x00000000, 0x00000200, 0x7FFFFFFF, 0x7FFFFFFF
        .word   0x7FFFFFFF, 0x7FFFFFFF, 0x7FFFFFFF, 0xFFFFFFFF, 0xCA7B72EC, 0x4F7FC124, 0x7FC00000, 0x7FC00000
        .byte   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 0, 16, 16, 16, 16, 16, 16, 0, 1, 0, 0
        .word   17
        # 13: a signalling NaN, and a quiet one
        .word   0x7F800001, 0x7FC00000, 0x3F800000
        .word   0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000
        .word   0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000
        .word   0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800001
        .word   0xFF800001, 0x7F800001, 0x00000000, 0x00000000, 0x00000000, 0x00000100, 0x7FFFFFFF, 0x7FFFFFFF
        .word   0x7FFFFFFF, 0x7FFFFFFF, 0x7FFFFFFF, 0xFFFFFFFF, 0x4EFF0000, 0x4EFF0001, 0x7FC00000, 0x7FC00000
        .byte   16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 16, 16, 16, 0, 16, 16, 16, 16, 16, 16, 1, 1, 16, 16
        .word   17
        # 14: 2^31 and -1.5: beyond int, within unsigned
        .word   0x4F000000, 0xBFC00000, 0x4F000000
        .word   0x4F000000, 0x4EFFFFFF, 0x4EFFFFFF, 0x4F000000, 0x4F000000, 0x4F000000, 0xCF400000, 0xCF400000
        .word   0xCF400000, 0xCF400000, 0xCF400000, 0xCEAAAAAB, 0xCEAAAAAA, 0xCEAAAAAA, 0x473504F3, 0x473504F3
        .word   0xCE800000, 0xCE800000, 0xCFA00000, 0x4FA00000, 0x4E800000, 0xBFC00000, 0x4F000000, 0xCF000000
        .word   0x4F000000, 0xCF000000, 0x00000000, 0x00000000, 0x00000000, 0x00000040, 0x7FFFFFFF, 0x7FFFFFFF
        .word   0x7FFFFFFF, 0x7FFFFFFF, 0x7FFFFFFF, 0x80000000, 0x4E9E0000, 0x4E9E0000, 0x4EFFFFFF, 0xCEAAAAAB
        .byte   1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 0, 0, 0, 1, 1
        .word   17
        # 15: fused: 1 + 2^-12 squared, less its head
        .word   0x3F800800, 0x3F800800, 0xBF801000
        .word   0x40000800, 0x40000800, 0x40000800, 0x40000800, 0x40000800, 0x00000000, 0x3F801000, 0x3F801000
        .word   0x3F801000, 0x3F801001, 0x3F801001, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800400, 0x3F8003FF
        .word   0x33800000, 0x33800000, 0x40001000, 0xC0001001, 0xB3800000, 0x3F800800, 0x3F800800, 0x3F800800
        .word   0xBF800800, 0x3F800800, 0x00000001, 0x00000000, 0x00000001, 0x00000040, 0x00000001, 0x00000001
        .word   0x00000001, 0x00000002, 0x00000001, 0x00000001, 0x4E7E0020, 0x4E7E0020, 0x40000800, 0x3F800000
        .byte   0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0
        .word   1
