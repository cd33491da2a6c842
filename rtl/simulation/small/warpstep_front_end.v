// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// From selection to the queue: which context goes, what it fetches, what comes back.
//
// Coordinated: one scheduler; the selected context pops its head and requests its next instruction in the same cycle.
// Decoupled: one scheduler for issue, one for fetch. Knows nothing of what instructions do.
//
// Queues, selection, fetch, instruction cache.

`default_nettype none

module warpstep_front_end (
    input  wire         clock,
    input  wire         reset,
    input  wire  [31:0] entry_pc, // Address at which context 0 begins after reset.
    input  wire   [3:0] ready, // Contexts whose head can issue, one bit per context.
    input  wire   [3:0] running, // Contexts that run, one bit per context.
    input  wire   [3:0] held_up, // Contexts held up by other warps, one bit per context.
    // Where control instructions send the contexts.
    input  wire   [3:0] control_redirect, // Contexts that are redirected at the end of this cycle, one bit per context.
    input  wire  [31:0] control_redirect_pc, // Address at which the redirected context of each port continues.
    // Contexts that retire at the end of this cycle, merged ones among them, one bit per context.
    input  wire   [3:0] control_retire,
    // Contexts that start at the end of this cycle, one bit per context: only the first of a warp.
    input  wire   [3:0] control_start,
    input  wire  [31:0] control_start_pc, // Address the started contexts begin at.
    input  wire         control_invalidate, // All instruction lines become invalid at the end of this cycle.
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
    output wire   [3:0] waiting, // Contexts that wait for a line, one bit per context.
    // The entry that issues; of the context selected last if none does.
    output reg          issue_valid, // There is an entry.
    output reg          issue_nop, // The entry is a compensation NOP.
    output reg    [1:0] issue_cause, // Cause of a compensation NOP.
    output reg   [31:0] issue_pc, // Address of the instruction.
    output reg    [6:0] issue_op, // Operation number; all ones for an illegal word.
    output reg    [4:0] issue_class, // Class of the operation.
    output reg    [5:0] issue_rd, // Destination register.
    output reg    [5:0] issue_rs1, // First source register.
    output reg    [5:0] issue_rs2, // Second source register.
    output reg    [5:0] issue_rs3, // Third source register.
    // Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the context; float instructions that round: the rounding mode.
    output reg   [31:0] issue_immediate,
    output reg   [31:0] issue_word, // Instruction word, with trace ports only.
    output wire   [1:0] issue_context, // Number of the context that issues; of the last one if none does.
    output wire   [3:0] issue_grant, // The context that issues, one bit per context.
    // The request of this cycle for an instruction.
    output wire         request_valid, // An instruction is requested.
    output wire   [1:0] request_context, // Context that requests the instruction.
    output wire  [31:0] request_pc, // Address of the requested instruction.
    output wire         hit, // The request of the last cycle hit the cache, and is still wanted.
    output wire         miss, // The request of the last cycle missed the cache, and is still wanted.
    output wire  [11:0] occupancy, // Entries queued for each context.
    output wire   [7:0] in_flight // Requests in flight for each context.
);

    localparam [1:0] REDIRECT = 2'h2;
    localparam [1:0] RETIRE = 2'h3;

    reg          fresh_q;
    reg  [127:0] fetch_pcs_q;
    reg   [31:0] requested_pc;
    reg   [31:0] pcs_now;
    wire   [1:0] stages_missed_context;
    wire  [31:0] stages_missed_pc;
    wire         stages_arrival_valid;
    wire         stages_arrival_nop;
    wire   [1:0] stages_arrival_cause;
    wire  [31:0] stages_arrival_pc;
    wire  [31:0] stages_arrival_word;
    wire   [1:0] stages_arrival_context;
    wire         cache_hit;
    wire  [31:0] cache_word;
    wire   [3:0] fill_engine_cancel;
    wire         fill_engine_write_valid;
    wire  [31:0] fill_engine_write_address;
    wire [511:0] fill_engine_write_line;
    wire         decoder_entry_valid;
    wire         decoder_entry_nop;
    wire   [1:0] decoder_entry_cause;
    wire  [31:0] decoder_entry_pc;
    wire   [6:0] decoder_entry_op;
    wire   [4:0] decoder_entry_class;
    wire   [5:0] decoder_entry_rd;
    wire   [5:0] decoder_entry_rs1;
    wire   [5:0] decoder_entry_rs2;
    wire   [5:0] decoder_entry_rs3;
    wire  [31:0] decoder_entry_immediate;
    wire  [31:0] decoder_entry_word;
    wire   [3:0] queues_entry_valid;
    wire   [3:0] queues_compensate;
    reg    [7:0] queues_compensate_cause;
    genvar         g_context_number;

    warpstep_scheduler u_issue_scheduler (
        .clock      (clock),
        .reset      (reset),
        .candidates (ready),
        .selected   (issue_context),
        .grant      (issue_grant),
        .any        (request_valid)
    );

    warpstep_fetch_stages u_stages (
        .clock           (clock),
        .reset           (reset),
        .request_valid   (request_valid),
        .request_context (issue_context),
        .request_pc      (requested_pc),
        .hit             (cache_hit),
        .word            (cache_word),
        .redirect        (control_redirect),
        .retire          (control_retire),
        .found           (hit),
        .missed_valid    (miss),
        .missed_context  (stages_missed_context),
        .missed_pc       (stages_missed_pc),
        .arrival_valid   (stages_arrival_valid),
        .arrival_nop     (stages_arrival_nop),
        .arrival_cause   (stages_arrival_cause),
        .arrival_pc      (stages_arrival_pc),
        .arrival_word    (stages_arrival_word),
        .arrival_context (stages_arrival_context),
        .in_flight       (in_flight)
    );

    warpstep_instruction_cache u_cache (
        .clock         (clock),
        .reset         (reset),
        .lookup        (request_valid),
        .lookup_pc     (requested_pc),
        .hit           (cache_hit),
        .word          (cache_word),
        .write_valid   (fill_engine_write_valid),
        .write_address (fill_engine_write_address),
        .write_line    (fill_engine_write_line),
        .invalidate    (control_invalidate)
    );

    warpstep_fill_engine u_fill_engine (
        .clock          (clock),
        .reset          (reset),
        .missed_valid   (miss),
        .missed_context (stages_missed_context),
        .missed_pc      (stages_missed_pc),
        .requests       (issue_grant),
        .cancel         (fill_engine_cancel),
        .held_up        (held_up),
        .waiting        (waiting),
        .fill_valid     (fill_valid),
        .fill_address   (fill_address),
        .line_valid     (line_valid),
        .line_data      (line_data),
        .invalidate     (control_invalidate),
        .write_valid    (fill_engine_write_valid),
        .write_address  (fill_engine_write_address),
        .write_line     (fill_engine_write_line)
    );

    warpstep_decoder u_decoder (
        .fetched_valid   (stages_arrival_valid),
        .fetched_nop     (stages_arrival_nop),
        .fetched_cause   (stages_arrival_cause),
        .fetched_pc      (stages_arrival_pc),
        .fetched_word    (stages_arrival_word),
        .entry_valid     (decoder_entry_valid),
        .entry_nop       (decoder_entry_nop),
        .entry_cause     (decoder_entry_cause),
        .entry_pc        (decoder_entry_pc),
        .entry_op        (decoder_entry_op),
        .entry_class     (decoder_entry_class),
        .entry_rd        (decoder_entry_rd),
        .entry_rs1       (decoder_entry_rs1),
        .entry_rs2       (decoder_entry_rs2),
        .entry_rs3       (decoder_entry_rs3),
        .entry_immediate (decoder_entry_immediate),
        .entry_word      (decoder_entry_word)
    );

    generate
        for (g_context_number = 0; g_context_number < 4; g_context_number = g_context_number + 1) begin : g_queues
            warpstep_instruction_queue u_queues (
                .clock            (clock),
                .reset            (reset),
                .entry_valid      (queues_entry_valid[g_context_number]),
                .entry_nop        (decoder_entry_nop),
                .entry_cause      (decoder_entry_cause),
                .entry_pc         (decoder_entry_pc),
                .entry_op         (decoder_entry_op),
                .entry_class      (decoder_entry_class),
                .entry_rd         (decoder_entry_rd),
                .entry_rs1        (decoder_entry_rs1),
                .entry_rs2        (decoder_entry_rs2),
                .entry_rs3        (decoder_entry_rs3),
                .entry_immediate  (decoder_entry_immediate),
                .entry_word       (decoder_entry_word),
                .pop              (issue_grant[g_context_number]),
                .compensate       (queues_compensate[g_context_number]),
                .compensate_cause (queues_compensate_cause[g_context_number*2 +: 2]),
                .head_valid       (heads_valid[g_context_number]),
                .head_nop         (heads_nop[g_context_number]),
                .head_cause       (heads_cause[g_context_number*2 +: 2]),
                .head_pc          (heads_pc[g_context_number*32 +: 32]),
                .head_op          (heads_op[g_context_number*7 +: 7]),
                .head_class       (heads_class[g_context_number*5 +: 5]),
                .head_rd          (heads_rd[g_context_number*6 +: 6]),
                .head_rs1         (heads_rs1[g_context_number*6 +: 6]),
                .head_rs2         (heads_rs2[g_context_number*6 +: 6]),
                .head_rs3         (heads_rs3[g_context_number*6 +: 6]),
                .head_immediate   (heads_immediate[g_context_number*32 +: 32]),
                .head_word        (heads_word[g_context_number*32 +: 32]),
                .occupancy        (occupancy[g_context_number*3 +: 3])
            );
        end
    endgenerate

    always @* begin : set_requested_pc
        integer context_number;
        // Selection.
        requested_pc = 32'h0;
        if (issue_grant[0]) requested_pc = pcs_now;
        for (context_number = 1; context_number < 4; context_number = context_number + 1) begin
            if (issue_grant[context_number]) requested_pc = fetch_pcs_q[context_number*32 +: 32];
        end
    end

    always @* begin
        pcs_now = fetch_pcs_q[31:0];
        if (fresh_q) pcs_now = entry_pc;
    end

    // Fetch.
    assign request_context = issue_context;
    assign request_pc = requested_pc;
    assign fill_engine_cancel = control_redirect | control_retire;

    always @* begin : set_issue_valid
        integer context_number;
        // Queues.
        issue_valid = heads_valid[0];
        issue_nop = heads_nop[0];
        issue_cause = heads_cause[1:0];
        issue_pc = heads_pc[31:0];
        issue_op = heads_op[6:0];
        issue_class = heads_class[4:0];
        issue_rd = heads_rd[5:0];
        issue_rs1 = heads_rs1[5:0];
        issue_rs2 = heads_rs2[5:0];
        issue_rs3 = heads_rs3[5:0];
        issue_immediate = heads_immediate[31:0];
        issue_word = heads_word[31:0];
        for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
            if (issue_context == context_number[1:0]) begin
                issue_valid = heads_valid[context_number];
                issue_nop = heads_nop[context_number];
                issue_cause = heads_cause[context_number*2 +: 2];
                issue_pc = heads_pc[context_number*32 +: 32];
                issue_op = heads_op[context_number*7 +: 7];
                issue_class = heads_class[context_number*5 +: 5];
                issue_rd = heads_rd[context_number*6 +: 6];
                issue_rs1 = heads_rs1[context_number*6 +: 6];
                issue_rs2 = heads_rs2[context_number*6 +: 6];
                issue_rs3 = heads_rs3[context_number*6 +: 6];
                issue_immediate = heads_immediate[context_number*32 +: 32];
                issue_word = heads_word[context_number*32 +: 32];
            end
        end
        issue_valid = request_valid;
    end

    assign queues_entry_valid[0] = stages_arrival_valid & (stages_arrival_context == 2'h0);
    assign queues_compensate[0] = control_redirect[0] | control_retire[0];

    always @* begin : set_queues_compensate_cause
        integer context_number;
        for (context_number = 0; context_number < 4; context_number = context_number + 1) begin
            queues_compensate_cause[context_number*2 +: 2] = REDIRECT;
            if (control_retire[context_number]) queues_compensate_cause[context_number*2 +: 2] = RETIRE;
        end
    end

    generate
        for (g_context_number = 1; g_context_number < 4; g_context_number = g_context_number + 1) begin : g_1
            localparam [1:0] CONTEXT_NUMBER = g_context_number;
            assign queues_entry_valid[g_context_number] = stages_arrival_valid & (stages_arrival_context == CONTEXT_NUMBER);
            assign queues_compensate[g_context_number] = control_redirect[g_context_number] | control_retire[g_context_number];
        end
    endgenerate

    always @(posedge clock) begin : registers
        integer context_number;
        if (reset) begin
            fresh_q <= 1'b1;
            fetch_pcs_q <= 128'h0;
        end else begin
            fresh_q <= 1'b0;
            fetch_pcs_q[31:0] <= pcs_now;
            if (issue_grant[0]) fetch_pcs_q[31:0] <= pcs_now + 32'h4;
            for (context_number = 0; context_number < 3; context_number = context_number + 1) begin
                if (miss & (stages_missed_context == context_number[1:0])) fetch_pcs_q[context_number*32 +: 32] <= stages_missed_pc;
                if (control_redirect[context_number]) fetch_pcs_q[context_number*32 +: 32] <= control_redirect_pc;
                if (control_start[context_number]) fetch_pcs_q[context_number*32 +: 32] <= control_start_pc;
                if (issue_grant[context_number + 1]) fetch_pcs_q[context_number*32 + 32 +: 32] <= fetch_pcs_q[context_number*32 + 32 +: 32] + 32'h4;
            end
            if (miss & (stages_missed_context == 2'h3)) fetch_pcs_q[127:96] <= stages_missed_pc;
            if (control_redirect[3]) fetch_pcs_q[127:96] <= control_redirect_pc;
            if (control_start[3]) fetch_pcs_q[127:96] <= control_start_pc;
        end
    end

`ifdef FORMAL
    always @(posedge clock) if (!reset) begin
        assert (({1'b0, occupancy[2:0]} + {2'h0, in_flight[1:0]}) == 4'h4); // Of every context t_F + 1 instructions are queued or in flight, coordinated; decoupled, at most that many.
        assert (({1'b0, occupancy[5:3]} + {2'h0, in_flight[3:2]}) == 4'h4);
        assert (({1'b0, occupancy[8:6]} + {2'h0, in_flight[5:4]}) == 4'h4);
        assert (({1'b0, occupancy[11:9]} + {2'h0, in_flight[7:6]}) == 4'h4);
    end
`endif

    // Not used here.
    wire unused = &{1'b0, running, decoder_entry_valid};
endmodule

`default_nettype wire
