# A word that is no instruction: every bit set.
#include "simt.inc"

        .global _start, illegal
_start: li      t0, 1
illegal:
        .word   0xFFFFFFFF
        exit_with x0
