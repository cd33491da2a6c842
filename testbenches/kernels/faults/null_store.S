# A store through a null pointer. Below the console (0x40) there is nothing.
#include "simt.inc"

        .global _start, store
_start: li      t0, 0
        li      t1, 7
store:  sw      t1, 4(t0)
        exit_with x0
