# A write to a fact: the number of lanes is what it is.
#include "simt.inc"

        .global _start, writes
_start: li      t0, 8
writes: csrw    NUM_LANES, t0
        exit_with x0
