# A program without an end: it runs off its image into memory that was never written. Zero is no instruction.
#include "simt.inc"

        .global _start, image_end
_start: li      t0, 1
        addi    t0, t0, 1
image_end:
