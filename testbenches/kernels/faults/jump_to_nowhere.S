# A jump to where no memory is.
#include "simt.inc"

        .equ    nowhere, 0x10
        .global _start, nowhere
_start: li      t0, nowhere
        jr      t0
