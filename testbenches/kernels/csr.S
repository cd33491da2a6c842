# Control and status registers: who am I, who is active, the start-up argument, the counters.
#
# Every lane reads its identity and checks what must hold between the numbers, in particular
#     hart = (core * warps + warp) * lanes + lane,
# and that the active mask names all lanes, or in the halves of a split the odd or the even ones. Then warp 0, alone,
# tries what is not per lane: mscratch with every CSR instruction, the counters, the CSRs whose writes are accepted and
# ignored (the standard RISC-V test prologue needs that), and the instructions that just continue.
# A hart's words in `results`: lane, warp, core, hart, active mask, lanes, warps, start-up argument.
#include "simt.inc"

#define RESULT_BYTES    32
#define EVEN            0x55555555
#define LOCAL_MEMORY    0xFFFF0000

#define lane            s0
#define warp            s1
#define core            s2
#define hart            s3
#define mask            s4
#define lanes           s5
#define warps           s6
#define argument        s7
#define own             s8
#define is_odd          s9
#define pointer         s10
#define wrong           s11

# wrong += !(a < b), unsigned
.macro check_below a, b
        sltu    t0, \a, \b
        xori    t0, t0, 1
        add     wrong, wrong, t0
.endm

        kernel  csr, identify, check=check_csrs

identify:
        all_lanes
        csrr    lane, LANE_ID
        csrr    warp, WARP_ID
        csrr    core, CORE_ID
        csrr    hart, HART_ID
        csrr    mask, ACTIVE_MASK
        csrr    lanes, NUM_LANES
        csrr    warps, NUM_WARPS
        csrr    argument, START_ARGUMENT
        own_piece own, results, RESULT_BYTES
        sw      lane, 0(own)
        sw      warp, 4(own)
        sw      core, 8(own)
        sw      hart, 12(own)
        sw      mask, 16(own)
        sw      lanes, 20(own)
        sw      warps, 24(own)
        sw      argument, 28(own)

        li      wrong, 0
        check_below lane, lanes
        check_below warp, warps
        csrr    t1, NUM_CORES
        check_below core, t1
        mul     t1, core, warps
        add     t1, t1, warp
        mul     t1, t1, lanes
        add     t1, t1, lane
        compare wrong, t1, hart
        full_mask t1
        compare wrong, t1, mask

        andi    is_odd, lane, 1
        split   pointer, is_odd
        beqz    is_odd, 1f
        csrr    t1, ACTIVE_MASK         # 1010...
        j       2f
1:      csrr    t1, ACTIVE_MASK         # 0101...
2:      join    pointer
        li      t2, EVEN
        sll     t2, t2, is_odd
        and     t2, t2, mask
        compare wrong, t1, t2

        store_verdict wrong
        one_lane
        ret

# wrong += (CSR != want)
.macro check_csr number, want
        csrr    t0, \number
        li      t1, \want
        compare wrong, t0, t1
.endm

# A write that is accepted and has no effect this program could see.
.macro write_ignored number
        csrw    \number, t2
.endm

# -> a0. The lanes' verdicts first, then what only one lane can try.
check_csrs:
        mv      s9, ra
        call    count_wrong_words
        mv      wrong, a0

        check_csr ACTIVE_MASK, 1
        check_csr ACTIVE_WARPS, 1       # warp 0 is alone
        check_csr LOCAL_BASE, LOCAL_MEMORY

        csrr    s8, START_ARGUMENT      # mscratch keeps what is written; the argument comes back at the end
        li      t2, 0xF0
        csrrw   t0, START_ARGUMENT, t2
        compare wrong, t0, s8
        li      t2, 0x0F
        csrrs   t0, START_ARGUMENT, t2  # reads F0, leaves FF
        li      t1, 0xF0
        compare wrong, t0, t1
        li      t2, 0x3C
        csrrc   t0, START_ARGUMENT, t2  # reads FF, leaves C3
        li      t1, 0xFF
        compare wrong, t0, t1
        csrrsi  t0, START_ARGUMENT, 0x18 # reads C3, leaves DB
        li      t1, 0xC3
        compare wrong, t0, t1
        csrrci  t0, START_ARGUMENT, 0x03 # reads DB, leaves D8
        li      t1, 0xDB
        compare wrong, t0, t1
        csrrwi  t0, START_ARGUMENT, 0x15 # reads D8, leaves 15
        li      t1, 0xD8
        compare wrong, t0, t1
        check_csr START_ARGUMENT, 0x15
        csrw    START_ARGUMENT, s8

        csrr    t1, CYCLES              # time passes, and so do instructions
        csrr    t2, INSTRUCTIONS
        nop
        csrr    t3, INSTRUCTIONS
        csrr    t4, CYCLES
        check_below t1, t4
        check_below t2, t3
        check_csr CYCLES_HIGH, 0        # not four thousand million yet
        check_csr INSTRUCTIONS_HIGH, 0

        la      t2, _start
        write_ignored mtvec
        write_ignored mepc
        li      t2, 0
        write_ignored 0x744             # mnstatus
        write_ignored satp
        write_ignored pmpaddr0
        write_ignored pmpcfg0
        write_ignored mie
        write_ignored medeleg
        write_ignored mideleg
        write_ignored mstatus

        li      t2, 0
        ecall                           # these continue behind themselves
        addi    t2, t2, 1
        ebreak
        addi    t2, t2, 1
        mret
        addi    t2, t2, 1
        fence_i
        addi    t2, t2, 1
        li      t1, 4
        compare wrong, t2, t1

        mv      a0, wrong
        mv      ra, s9
        ret

        emit_count_wrong_verdicts
        hart_array results, RESULT_BYTES
