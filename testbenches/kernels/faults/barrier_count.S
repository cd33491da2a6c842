# A barrier for more warps than the core has.
#include "simt.inc"

        .global _start, too_many
_start: li      t0, 0
        csrr    t1, NUM_WARPS
        addi    t1, t1, 1
too_many:
        bar     t0, t1
        exit_with x0
