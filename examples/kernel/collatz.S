# Collatz: every lane of every warp follows its own number down to 1 and counts the steps.
#
# A small kernel with all a SIMT program needs: a loop that lanes leave one by one (pred), an if whose two sides run
# one after the other (split, join), a word per lane in memory, and a check. README.md walks through it line by line.
#include "simt.inc"

# Names for registers; a lane's registers are its own.
#define number          s0
#define steps           s1
#define everyone        s2
#define goes_on         s3
#define odd             s4
#define pointer         s5

        kernel  collatz, follow         # _start: runs `follow` in every warp, then checks, reports, exits

follow:                                 # called in each warp with lane 0 active
        all_lanes
        csrr    number, HART_ID         # the lane's number in the whole machine
        addi    number, number, 1
        li      steps, 0
        csrr    everyone, ACTIVE_MASK   # what `pred` restores when the last lane has left the loop

next:   addi    goes_on, number, -1
        snez    goes_on, goes_on
        pred    goes_on, everyone       # keeps the lanes that are not at 1 yet; none left: everyone again
        beqz    goes_on, done           # all active lanes agree: either all go on, or all are done

        andi    odd, number, 1
        split   pointer, odd            # odd lanes first, then even ones, each under its own mask
        beqz    odd, halve
        slli    t0, number, 1           # odd: 3 * number + 1
        add     number, number, t0
        addi    number, number, 1
        j       meet
halve:  srli    number, number, 1       # even: number / 2
meet:   join    pointer                 # both sides arrive here; behind it the lanes are together again

        addi    steps, steps, 1
        j       next

done:   store_result steps              # results[hart] = steps
        one_lane                        # the caller expects lane 0 alone
        ret

# The same by one lane, without divergence: a0 = warp, a1 = lane, a2 = hart -> a0 = steps
expected_word:
        addi    a2, a2, 1
        li      a0, 0
        li      t1, 1
1:      beq     a2, t1, 3f
        andi    t0, a2, 1
        srli    t2, a2, 1
        beqz    t0, 2f
        slli    t2, a2, 1
        add     t2, t2, a2
        addi    t2, t2, 1
2:      mv      a2, t2
        addi    a0, a0, 1
        j       1b
3:      ret

        hart_array results
