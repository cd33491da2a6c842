# Waves of warps: wspawn again and again, for all warps and for some, and registers that outlive a warp's end.
#
# A register (`kept`, in every lane) is all a hart has; it is written in one wave and used in later ones, so it must
# survive the end of its warp and the start of the next wave.
#   wave 1   all warps:           kept = 5*hart + 1
#   wave 2   the lower half:      kept = 3*kept + 7       (the others must not have run)
#   relay    warp 0 starts warp 1 and ends; warp 1 waits for that and starts warp 0 again. Warp 1's lane 0 adds 100,
#            warp 0's adds 1000. Needs two warps.
#   wave 3   all warps:           results[hart] = kept
#include "simt.inc"

#define kept            s8              /* the runtime leaves it alone */

        .text
        .global _start
_start: run_on_all_warps first_wave

        csrr    t2, NUM_WARPS
        addi    t2, t2, 1
        srli    t2, t2, 1               # half of the warps, at least one
        run_on_warps t2, second_wave

        csrr    t0, NUM_WARPS
        li      t1, 2
        bltu    t0, t1, third
        la      t2, heir
        wspawn  t1, t2                  # warp 1
        tmc     x0                      # nobody but warp 1 is left
heir:
        addi    kept, kept, 100
        li      t1, 2
        la      t2, back
        wspawn  t1, t2                  # waits for the end of warp 0, then starts it
        tmc     x0
back:
        addi    kept, kept, 1000
        li      t0, 1
        wspawn  t0, x0                  # waits for the end of warp 1

third:  run_on_all_warps third_wave
        call    count_wrong_words
        j       finish

first_wave:
        all_lanes
        csrr    t0, HART_ID
        slli    kept, t0, 2
        add     kept, kept, t0
        addi    kept, kept, 1
        one_lane
        ret

second_wave:
        all_lanes
        slli    t0, kept, 1
        add     kept, kept, t0
        addi    kept, kept, 7
        one_lane
        ret

third_wave:
        all_lanes
        store_result kept
        one_lane
        ret

# 5*hart + 1, or 3*(5*hart + 1) + 7 = 15*hart + 10 in the lower half; the relay's two lanes have more
expected_word:
        csrr    t0, NUM_WARPS
        slli    t1, a0, 1
        bltu    t1, t0, 1f              # 2*warp < warps: lower half
        li      t2, 5
        mul     t2, t2, a2
        addi    t2, t2, 1
        j       2f
1:      li      t2, 15
        mul     t2, t2, a2
        addi    t2, t2, 10
2:      bnez    a1, 4f                  # not lane 0
        li      t1, 2
        bltu    t0, t1, 4f              # no relay
        bnez    a0, 3f
        addi    t2, t2, 1000
3:      li      t1, 1
        bne     a0, t1, 4f
        addi    t2, t2, 100
4:      mv      a0, t2
        ret

        emit_finish wspawn
        emit_count_wrong_words results
        hart_array results
