# Writes the immediate of an instruction it is about to execute, eight times, with fence.i between.
        .globl  _start
_start: li      s0, 8
        li      a0, 0
        la      s1, patched
        lw      s2, 0(s1)
again:  slli    t0, s0, 20              # the immediate of addi stands in bits 31..20
        or      t0, t0, s2
        sw      t0, 0(s1)
        fence.i
patched:
        addi    a0, a0, 0
        addi    s0, s0, -1
        bnez    s0, again
        la      t0, result
        sw      a0, 0(t0)
        li      t0, 1
        la      t1, tohost
        sw      t0, 0(t1)
        wfi

        .data
result: .word   0

        .section .tohost, "aw"
        .globl  tohost, fromhost
tohost: .dword  0
fromhost:
        .dword  0
