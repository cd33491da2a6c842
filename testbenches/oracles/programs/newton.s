# Square roots of some numbers by Newton's iteration in each rounding mode, until two turns agree or ten are over;
# then the distance to fsqrt.s, and the flags that were raised.
        .globl  _start
_start: li      t0, 0x6000              # float unit on (Spike wants it)
        csrs    mstatus, t0
        la      s0, numbers
        la      s1, numbers_end
        la      s2, results
        la      t0, half
        flw     fs0, 0(t0)
number: li      s3, 4                   # rounding modes 4..0
mode:   fsrm    s3
        fsflagsi 0
        flw     fa0, 0(s0)
        fmv.s   fa1, fa0                # first guess: the number itself
        li      s4, 10
turn:   fdiv.s  fa2, fa0, fa1
        fadd.s  fa2, fa2, fa1
        fmul.s  fa2, fa2, fs0
        feq.s   t0, fa2, fa1
        fmv.s   fa1, fa2
        addi    s4, s4, -1
        bnez    t0, done
        bnez    s4, turn
done:   fsqrt.s fa3, fa0
        fsub.s  fa4, fa3, fa1
        fclass.s t1, fa4
        frflags t2
        fsw     fa1, 0(s2)
        fsw     fa4, 4(s2)
        sb      t2, 8(s2)
        sh      t1, 10(s2)
        addi    s2, s2, 12
        addi    s3, s3, -1
        bgez    s3, mode
        addi    s0, s0, 4
        bltu    s0, s1, number
        li      t0, 1
        la      t1, tohost
        sw      t0, 0(t1)
        wfi

        .data
half:   .float  0.5
numbers:
        .float  2.0, 3.0, 4.0, 0.1, 1e-30, 1e30, 12345.678, -1.0, 0.0
        .word   0x00000001, 0x7f7fffff, 0x7f800000, 0x7f800001
numbers_end:
results:
        .skip   13 * 5 * 12

        .section .tohost, "aw"
        .globl  tohost, fromhost
tohost: .dword  0
fromhost:
        .dword  0
