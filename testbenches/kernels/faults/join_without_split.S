# A join while no split is open, with an operand that is no stack pointer at all.
# (The pointer of the empty stack would be legal: a join of a split that did not diverge.)
#include "simt.inc"

        .global _start, stray_join
_start: li      t0, -1
stray_join:
        join    t0
        exit_with x0
