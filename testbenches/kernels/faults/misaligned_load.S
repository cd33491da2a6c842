# A word load from an address that is no multiple of four.
#include "simt.inc"

        .global _start, misaligned
_start: la      t0, word
misaligned:
        lw      t1, 2(t0)
        exit_with x0

        .data
        .balign 4
word:   .word   0, 0
