# A jump into the middle of an instruction. The jump is at fault, not what it would have found there.
#include "simt.inc"

        .global _start, jump
_start: la      t0, target
jump:   jr      2(t0)
target: nop
        nop
        exit_with x0
