# Fibonacci of 11 by two recursive calls, with a stack: calls, returns, loads and stores at moving addresses.
        .globl  _start
_start: la      sp, stack_top
        li      a0, 11
        call    fibonacci
        la      t0, result
        sw      a0, 0(t0)
        li      t0, 1
        la      t1, tohost
        sw      t0, 0(t1)
        wfi

fibonacci:
        sltiu   t0, a0, 2
        bnez    t0, 1f
        addi    sp, sp, -16
        sw      ra, 12(sp)
        sw      a0, 8(sp)
        addi    a0, a0, -1
        call    fibonacci
        sw      a0, 4(sp)
        lw      a0, 8(sp)
        addi    a0, a0, -2
        call    fibonacci
        lw      t0, 4(sp)
        add     a0, a0, t0
        lw      ra, 12(sp)
        addi    sp, sp, 16
1:      ret

        .data
result: .word   0
        .balign 16
        .skip   512
stack_top:

        .section .tohost, "aw"
        .globl  tohost, fromhost
tohost: .dword  0
fromhost:
        .dword  0
