# A barrier across cores that does not exist.
#include "simt.inc"

#define ACROSS_CORES    0x80000000

        .global _start, no_such
_start: li      t0, ACROSS_CORES + 77
        li      t1, 1
no_such:
        bar     t0, t1
        exit_with x0
