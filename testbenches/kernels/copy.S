# A streaming copy: as many bytes from here to there as the memory gives.
#
# Every warp of every core has a chunk of its own: rows of 32 words, as many as the rounds need. It copies them in strips
# as wide as the warp, down the rows, four rows a round (lanes that stand past the last column stay out), so the step from
# row to row is a number in the instruction whatever the shape. Each store is followed by the load of the next round into
# its register: the walk is in order, and a store that waits for the write engine then holds up one load, not four.
#   fill     source: every word a number made from its place
#   copy     from `copying` to `copied`; all warps of a core begin together, and check when the last is done
#   check    the copies, in the same strips
# Start-up argument: rounds, 1..15; 0 = 2.
#include "simt.inc"

#define MAX_WARPS       128             /* 4 cores x 32 */
#define COLUMNS         32
#define ROW_BYTES       (4 * COLUMNS)
#define ROUND_BYTES     (4 * ROW_BYTES) /* four rows */
#define CHUNK_BITS      13              /* 15 rounds, rounded up */
#define FACTOR          0x9E3779B1      /* odd: different places, different numbers */

#define lanes           s0
#define rounds          s1
#define own             s2              /* from an array's start to this lane's first word */
#define column          s3              /* first of the strip                              */
#define from            s4
#define to              s5
#define left            s6              /* rounds or rows still to do                      */
#define value           s7
#define wrong           s8
#define row_step        s9              /* between the values of two rows                  */

        kernel  copy, fill_copy_check, check=count_wrong_verdicts
        emit_count_wrong_verdicts

# Opens the lanes of this strip; rd = the address of this lane's first word of it in `array`.
.macro open_strip rd, array
        li      t0, -1
        srl     t0, t0, column
        tmc     t0
        slli    \rd, column, 2
        add     \rd, \rd, own
        la      t0, \array
        add     \rd, \rd, t0
.endm

# Back to `again`, in all lanes but with the next strip, as long as there is one.
.macro next_strip again
        add     column, column, lanes
        li      t0, COLUMNS
        bltu    column, t0, \again
        all_lanes
        li      column, 0
.endm

# value = that of this lane's first word in the strip; left = rows
.macro first_value
        slli    value, column, 2
        add     value, value, own
        addi    value, value, 1
        li      t0, FACTOR
        mul     value, value, t0
        slli    left, rounds, 2
.endm

fill_copy_check:
        all_lanes
        csrr    lanes, NUM_LANES
        csrr    rounds, START_ARGUMENT
        andi    rounds, rounds, 15
        seqz    t0, rounds
        slli    t0, t0, 1
        add     rounds, rounds, t0
        csrr    own, HART_ID
        divu    own, own, lanes                 # warps of all cores, counted through
        slli    own, own, CHUNK_BITS
        csrr    t0, LANE_ID
        slli    t0, t0, 2
        add     own, own, t0
        li      row_step, (ROW_BYTES * FACTOR) & 0xFFFFFFFF
        li      wrong, 0
        li      column, 0

1:      open_strip to, source
        first_value
2:      sw      value, 0(to)
        add     value, value, row_step
        addi    to, to, ROW_BYTES
        addi    left, left, -1
        bnez    left, 2b
        next_strip 1b
        fence
        csrr    t0, NUM_WARPS
        bar     x0, t0

        .global copying, copied
copying:
        open_strip from, source
        open_strip to, copies
        lw      a0, 0 * ROW_BYTES(from)
        lw      a1, 1 * ROW_BYTES(from)
        lw      a2, 2 * ROW_BYTES(from)
        lw      a3, 3 * ROW_BYTES(from)
        addi    from, from, ROUND_BYTES
        addi    left, rounds, -1
        beqz    left, 2f
1:      sw      a0, 0 * ROW_BYTES(to)
        lw      a0, 0 * ROW_BYTES(from)
        sw      a1, 1 * ROW_BYTES(to)
        lw      a1, 1 * ROW_BYTES(from)
        sw      a2, 2 * ROW_BYTES(to)
        lw      a2, 2 * ROW_BYTES(from)
        sw      a3, 3 * ROW_BYTES(to)
        lw      a3, 3 * ROW_BYTES(from)
        addi    left, left, -1
        addi    from, from, ROUND_BYTES
        addi    to, to, ROUND_BYTES
        bnez    left, 1b
2:      sw      a0, 0 * ROW_BYTES(to)
        sw      a1, 1 * ROW_BYTES(to)
        sw      a2, 2 * ROW_BYTES(to)
        sw      a3, 3 * ROW_BYTES(to)
        next_strip copying
copied: fence
        csrr    t0, NUM_WARPS
        bar     x0, t0

1:      open_strip to, copies
        first_value
2:      lw      t1, 0(to)
        compare wrong, t1, value
        add     value, value, row_step
        addi    to, to, ROW_BYTES
        addi    left, left, -1
        bnez    left, 2b
        next_strip 1b
        store_verdict wrong
        one_lane
        ret

        .section .bss
        .global source, copies
        .balign ROW_BYTES
source: .space  MAX_WARPS << CHUNK_BITS
copies: .space  MAX_WARPS << CHUNK_BITS
