# A read of a CSR that does not exist.
#include "simt.inc"

#define NO_SUCH_CSR     0x5FF

        .global _start, bad_read
_start: nop
bad_read:
        csrr    t0, NO_SUCH_CSR
        exit_with x0
