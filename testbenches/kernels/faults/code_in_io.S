# Code in the address space of input and output, where none may lie.
#include "simt.inc"

        .equ    device, 0x1000
        .global _start, device
_start: la      t0, code
        li      t2, device
        lw      t1, 0(t0)
        sw      t1, 0(t2)
        lw      t1, 4(t0)
        sw      t1, 4(t2)
        fence
        fence_i
        jr      t2
code:   sb      x0, EXIT_CODE(x0)
        tmc     x0
