# A loop without end and without effect: only a limit on time can stop it.
#include "simt.inc"

        .global _start, forever
_start:
forever:
        j       forever
