# wspawn of more warps than the core has.
#include "simt.inc"

        .global _start, too_many
_start: csrr    t0, NUM_WARPS
        addi    t0, t0, 1
        la      t1, worker
too_many:
        wspawn  t0, t1
        exit_with x0
worker: tmc     x0
