// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// From selection to the queue: which contexts go, what they fetch, what comes back.
//
// Coordinated: one scheduler; a selected context pops its head and requests its next instruction in the same cycle.
// Decoupled: one scheduler for issue, one for fetch.
//
// Context k of every warp is served by fetch port k. Where splits are marked a warp is selected, and all its contexts that are ready
// go, each at its port; where they are dynamic a context is selected. At a split the child becomes a copy of its parent, which is
// blocked in that cycle: it neither issues nor requests, but what it requested before may arrive or miss.
// Knows nothing of what instructions do.
//
// Selection, fetch ports, fill engine.

`default_nettype none

module warpstep_front_end (
    input  wire         clock,
    input  wire         reset,
    input  wire  [31:0] entry_pc, // Address at which context 0 begins after reset.
    // Contexts whose head can issue, one bit per context, if nothing but `waited` is known of lines.
    input  wire   [3:0] ready,
    input  wire   [3:0] running, // Contexts that run, one bit per context.
    input  wire   [3:0] held_up, // Contexts held up by others, one bit per context.
    // Where control instructions send the contexts.
    input  wire   [3:0] control_redirect, // Contexts that are redirected at the end of this cycle, one bit per context.
    input  wire  [31:0] control_redirect_pc, // Address at which the redirected context of each port continues.
    // Contexts that retire at the end of this cycle, merged ones among them, one bit per context.
    input  wire   [3:0] control_retire,
    // Contexts that start at the end of this cycle, one bit per context: only the first of a warp.
    input  wire   [3:0] control_start,
    input  wire  [31:0] control_start_pc, // Address the started contexts begin at.
    input  wire         control_invalidate, // All instruction lines become invalid at the end of this cycle.
    // The redirection of each port is that of a taken backward branch; with loop registers only.
    input  wire         control_loops,
    input  wire  [31:0] control_branch_pc, // Address of that branch; with loop registers only.
    // The request for an instruction line, to memory.
    output wire         fill_valid, // A line of instructions is requested in this cycle.
    output wire  [31:0] fill_address, // Address of the requested line of instructions.
    // The requested line, from memory.
    input  wire         line_valid, // The requested line of instructions is here, in this cycle only.
    input  wire [511:0] line_data, // Its words, the lowest address lowest; all zero after a bus error.
    // The oldest entry of each context.
    output wire   [3:0] heads_valid, // There is an entry.
    output wire   [3:0] heads_nop, // The entry is a compensation NOP.
    output wire   [7:0] heads_cause, // Cause of a compensation NOP.
    output wire [127:0] heads_pc, // Address of the instruction.
    output wire  [27:0] heads_op, // Operation number; all ones for an illegal word.
    output wire  [19:0] heads_class, // Class of the operation.
    output wire  [23:0] heads_rd, // Destination register.
    output wire  [23:0] heads_rs1, // First source register.
    output wire  [23:0] heads_rs2, // Second source register.
    output wire  [23:0] heads_rs3, // Third source register.
    // Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the context; float instructions that round: the rounding mode.
    output wire [127:0] heads_immediate,
    output wire [127:0] heads_word, // Instruction word, with trace ports only.
    // The request after this one went to the target in the loop register; with loop registers only.
    output wire   [3:0] heads_looped,
    // The head of each context in the next cycle.
    // It is another entry than in this cycle; otherwise the head stays, and the registers mean nothing.
    output wire   [3:0] next_heads_other,
    output wire  [95:0] next_heads_registers, // Its registers: rd, rs1, rs2, rs3.
    output wire   [3:0] waiting, // Contexts that wait for a line, one bit per context.
    // Those of them that must not be ready. Where contexts are selected one by one that is who waited before this cycle: the scheduler hears by itself whether the last request has missed.
    output wire   [3:0] waited,
    // The entry that issues at each port; all zero if none does.
    output wire         issue_valid, // There is an entry.
    output wire         issue_nop, // The entry is a compensation NOP.
    output wire   [1:0] issue_cause, // Cause of a compensation NOP.
    output wire  [31:0] issue_pc, // Address of the instruction.
    output wire   [6:0] issue_op, // Operation number; all ones for an illegal word.
    output wire   [4:0] issue_class, // Class of the operation.
    output wire   [5:0] issue_rd, // Destination register.
    output wire   [5:0] issue_rs1, // First source register.
    output wire   [5:0] issue_rs2, // Second source register.
    output wire   [5:0] issue_rs3, // Third source register.
    // Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the context; float instructions that round: the rounding mode.
    output wire  [31:0] issue_immediate,
    output wire  [31:0] issue_word, // Instruction word, with trace ports only.
    // The request after this one went to the target in the loop register; with loop registers only.
    output wire         issue_looped,
    output reg    [1:0] issue_warp, // Number of the warp that issues; 0 if none does.
    output wire   [1:0] issue_context, // Number of the context of that warp at each port.
    output wire   [3:0] issue_grant, // The contexts that issue, one bit per context.
    // The request of this cycle for an instruction, at each port.
    output wire         request_valid, // An instruction is requested.
    output wire   [1:0] request_context, // Context that requests the instruction; within a fetch port, its warp.
    output wire  [31:0] request_pc, // Address of the requested instruction.
    output wire         hit, // The request of the last cycle at each port hit the cache, and is still wanted.
    output wire         miss, // The request of the last cycle at each port missed the cache, and is still wanted.
    output wire  [11:0] occupancy, // Entries queued for each context.
    output wire   [7:0] in_flight // Requests in flight for each context.
);

    reg          fails;
    wire   [1:0] issue_scheduler_selected;
    wire   [1:0] ports_missed_context;
    wire  [31:0] ports_missed_pc;
    wire   [3:0] fill_engine_cancel;
    wire         fill_engine_write_valid;
    wire  [31:0] fill_engine_write_address;
    wire [511:0] fill_engine_write_line;

    warpstep_scheduler u_issue_scheduler (
        .clock      (clock),
        .reset      (reset),
        .candidates (ready),
        .fails      (fails),
        .selected   (issue_scheduler_selected),
        .grant      (issue_grant)
    );

    warpstep_fetch_port u_ports_0 (
        .clock                (clock),
        .reset                (reset),
        .entry_pc             (entry_pc),
        .pops                 (issue_grant),
        .request_warp         (issue_warp),
        .requests             (issue_grant),
        .redirect             (control_redirect),
        .redirect_pc          (control_redirect_pc),
        .loops                (control_loops),
        .branch_pc            (control_branch_pc),
        .retire               (control_retire),
        .start                (control_start),
        .start_pc             (control_start_pc),
        .invalidate           (control_invalidate),
        .write_valid          (fill_engine_write_valid),
        .write_address        (fill_engine_write_address),
        .write_line           (fill_engine_write_line),
        .heads_valid          (heads_valid),
        .heads_nop            (heads_nop),
        .heads_cause          (heads_cause),
        .heads_pc             (heads_pc),
        .heads_op             (heads_op),
        .heads_class          (heads_class),
        .heads_rd             (heads_rd),
        .heads_rs1            (heads_rs1),
        .heads_rs2            (heads_rs2),
        .heads_rs3            (heads_rs3),
        .heads_immediate      (heads_immediate),
        .heads_word           (heads_word),
        .heads_looped         (heads_looped),
        .next_heads_other     (next_heads_other),
        .next_heads_registers (next_heads_registers),
        .issue_valid          (issue_valid),
        .issue_nop            (issue_nop),
        .issue_cause          (issue_cause),
        .issue_pc             (issue_pc),
        .issue_op             (issue_op),
        .issue_class          (issue_class),
        .issue_rd             (issue_rd),
        .issue_rs1            (issue_rs1),
        .issue_rs2            (issue_rs2),
        .issue_rs3            (issue_rs3),
        .issue_immediate      (issue_immediate),
        .issue_word           (issue_word),
        .issue_looped         (issue_looped),
        .request_valid        (request_valid),
        .request_context      (request_context),
        .request_pc           (request_pc),
        .hit                  (hit),
        .missed_valid         (miss),
        .missed_context       (ports_missed_context),
        .missed_pc            (ports_missed_pc),
        .occupancy            (occupancy),
        .in_flight            (in_flight)
    );

    warpstep_fill_engine u_fill_engine (
        .clock          (clock),
        .reset          (reset),
        .missed_valid   (miss),
        .missed_context (ports_missed_context),
        .missed_pc      (ports_missed_pc),
        .requests       (issue_grant),
        .cancel         (fill_engine_cancel),
        .held_up        (held_up),
        .waiting        (waiting),
        .waited         (waited),
        .fill_valid     (fill_valid),
        .fill_address   (fill_address),
        .line_valid     (line_valid),
        .line_data      (line_data),
        .invalidate     (control_invalidate),
        .write_valid    (fill_engine_write_valid),
        .write_address  (fill_engine_write_address),
        .write_line     (fill_engine_write_line)
    );

    always @* begin
        // Selection.
        fails = 1'b0;
        fails = fails | miss;
    end

    always @* begin
        issue_warp = 2'h0;
        if (issue_grant[0]) issue_warp = issue_warp;
        if (issue_grant[1]) issue_warp = issue_warp | 2'h1;
        if (issue_grant[2]) issue_warp = issue_warp | 2'h2;
        if (issue_grant[3]) issue_warp = 2'h3;
    end

    // Misses and lines.
    assign fill_engine_cancel = control_redirect | control_retire;

    // Context k of each warp belongs to port k.
    assign issue_context = issue_warp;

    // Not used here.
    wire unused = &{1'b0, running, issue_scheduler_selected};
endmodule

`default_nettype wire
