# An addition in the rounding mode of frm, which holds one that is reserved.
#include "simt.inc"

        .global _start, adds
_start: csrwi   frm, 5
adds:   fadd.s  f2, f0, f1
        exit_with x0
