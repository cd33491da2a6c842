# A warp waits at a barrier for a second one that never comes: nobody else is running.
#include "simt.inc"

        .global _start, waiting
_start: li      t0, 0                   # barrier
        li      t1, 2                   # warps to wait for
waiting:
        bar     t0, t1
        exit_with x0
