# Threads with different iteration counts, in groups as wide as a warp ("What's up with my branch on GPU?", figures 8 and 9).
#
# 256 software threads; group g is threads g*lanes .. g*lanes + lanes-1, and warp w runs groups w, w + warps, ... one
# after another (lanes that stand past the last thread stay out). Thread n runs a loop as often as its table says.
# A group takes as long as its longest thread; that time, mcycle around the loop, is the duration of all its threads.
# Start-up argument: 0 = counts in random order (figure 8), anything else = the same counts sorted (figure 9).
#   threads          how many threads there are
#   durations[256]   cycles of each thread's group
#   results[256]     n + (n+1) + ... , one term an iteration
# Every core runs all threads for itself; the two tables of core c are 256 * c words further on.
#include "simt.inc"

#define THREADS         256
#define LONGEST         64              /* counts are 1..64 */
#define MAX_CORES       4

# The counts, by a linear congruential generator. `next_count` advances .Lstate and sets .Lcount.
#define FIRST_STATE     2019
.macro next_count
        .set    .Lstate, (.Lstate * 1103515245 + 12345) & 0x7FFFFFFF
        .set    .Lcount, 1 + ((.Lstate >> 16) & (LONGEST - 1))
.endm

# rd = the address of this core's `table`
.macro core_table rd, table
        csrr    \rd, CORE_ID
        li      t0, 4 * THREADS
        mul     \rd, \rd, t0
        la      t0, \table
        add     \rd, \rd, t0
.endm

#define lane            s0
#define lanes           s1
#define group           s2
#define counts          s3
#define thread          s4
#define exists          s5
#define pointer         s6
#define left            s7
#define sum             s8
#define term            s9
#define more            s10
#define entry_mask      s11
#define began           a6
#define duration        a7

        kernel  iterations, run_groups, check=count_wrong_threads

run_groups:
        all_lanes
        csrr    lane, LANE_ID
        csrr    lanes, NUM_LANES
        csrr    group, WARP_ID
        la      counts, random_counts
        csrr    t0, START_ARGUMENT
        beqz    t0, 1f
        la      counts, sorted_counts

1:      mul     thread, group, lanes            # the group's first
        li      t0, THREADS
        bgeu    thread, t0, 4f
        add     thread, thread, lane
        sltu    exists, thread, t0
        li      more, 1                         # also in lanes that stay out: pred must not wake them
        split   pointer, exists
        beqz    exists, 3f

        add     t0, counts, thread
        lbu     left, 0(t0)
        li      sum, 0
        mv      term, thread
        csrr    entry_mask, ACTIVE_MASK
        csrr    began, CYCLES
2:      add     sum, sum, term
        addi    term, term, 1
        addi    left, left, -1
        snez    more, left
        pred    more, entry_mask
        bnez    more, 2b
        csrr    duration, CYCLES
        sub     duration, duration, began

        slli    t2, thread, 2
        core_table t1, durations
        add     t1, t1, t2
        sw      duration, 0(t1)
        core_table t1, results
        add     t1, t1, t2
        sw      sum, 0(t1)
3:      join    pointer
        csrr    t0, NUM_WARPS
        add     group, group, t0
        j       1b
4:      one_lane
        ret

# -> a0: threads whose sum is not count*n + count*(count - 1)/2
count_wrong_threads:
        core_table t6, results
        la      t0, random_counts
        csrr    t1, START_ARGUMENT
        beqz    t1, 1f
        la      t0, sorted_counts
1:      li      t2, 0                           # n
        li      a0, 0
2:      lbu     t3, 0(t0)
        mul     t4, t3, t2
        addi    t5, t3, -1
        mul     t5, t5, t3
        srli    t5, t5, 1
        add     t4, t4, t5
        lw      t5, 0(t6)
        compare a0, t5, t4
        addi    t0, t0, 1
        addi    t6, t6, 4
        addi    t2, t2, 1
        li      t3, THREADS
        bltu    t2, t3, 2b
        ret

        .section .rodata
        .global threads, random_counts, sorted_counts
        .balign 4
threads:
        .word   THREADS

random_counts:
        .set    .Lstate, FIRST_STATE
        .rept   THREADS
        next_count
        .byte   .Lcount
        .endr

# Each value as often as it occurs above.
sorted_counts:
        .set    .Lvalue, 1
        .rept   LONGEST
        .set    .Lstate, FIRST_STATE
        .rept   THREADS
        next_count
        .if     .Lcount == .Lvalue
        .byte   .Lvalue
        .endif
        .endr
        .set    .Lvalue, .Lvalue + 1
        .endr

        .section .bss
        .global durations, results
        .balign 4
durations:
        .space  4 * THREADS * MAX_CORES
results:
        .space  4 * THREADS * MAX_CORES
