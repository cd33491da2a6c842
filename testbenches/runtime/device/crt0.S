# The first and the last instructions of a C kernel.
#
# Every core begins here with warp 0, lane 0. Core 0 runs `main`; the others wait at the cores' barrier for a job, take part
# in it and wait again, until there is none: `main` runs once on a machine of any size.
#include "machine.inc"

        .section .text.start, "ax"
        .global _start
_start:
        own_stack sp, t0
        csrr    t0, CORE_ID
        bnez    t0, helping_core
        call    main
        j       exit

# exit(a0): the whole program ends; a0 is what `warpstep run` exits with.
        .global exit
exit:
        sw      a0, EXIT_CODE(x0)
        la      t0, ws_job
        sw      x0, JOB_KIND(t0)        # no more jobs: the other cores end
        all_cores_meet t0, t1
        fence
        tmc     x0

helping_core:
        all_cores_meet t0, t1           # until core 0 has written a job
        la      t0, ws_job
        lw      t0, JOB_KIND(t0)
        beqz    t0, 1f
        call    ws_take_part
        all_cores_meet t0, t1           # until all have done their part
        j       helping_core
1:      tmc     x0
