// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// One fetch port: one request a cycle, from the address of the next instruction to the queue it ends in.
//
// It serves one context of each warp; a machine without split contexts has one port, which serves them all, and one with S
// of them S + 1 ports. A port has its own copy of the instruction cache. Who pops and who requests is decided outside; so
// is what becomes of a miss, but for the address of the request to be made again.
//
// The context of port 0 begins where it is started, that of any other as a copy of its parent, a context of another port.
// Knows nothing of what instructions do.
//
// Fetch addresses, instruction cache, fetch stages, decoder and queues.

`default_nettype none

module warpstep_fetch_port (
    input  wire         clock,
    input  wire         reset,
    input  wire  [31:0] entry_pc, // Address at which warp 0 begins after reset; at the first port only.
    input  wire   [1:0] pops, // Contexts that issue in this cycle, at most one; one bit per warp.
    input  wire         request_warp, // Number of the warp selected to request.
    input  wire   [1:0] requests, // Contexts that request in this cycle, at most one; one bit per warp.
    input  wire   [1:0] redirect, // Contexts redirected at the end of this cycle, one bit per warp.
    input  wire  [31:0] redirect_pc, // Address the redirected context goes on at.
    input  wire         loops, // The redirection is that of a taken backward branch; with loop registers only.
    input  wire  [31:0] branch_pc, // Address of that branch; with loop registers only.
    input  wire   [1:0] retire, // Contexts retired at the end of this cycle, one bit per warp.
    // Contexts that begin at the end of this cycle, one bit per warp: at `start_pc`, or as a copy of their parents.
    input  wire   [1:0] start,
    input  wire  [31:0] start_pc, // Address the started contexts begin at; at the first port only.
    input  wire         invalidate, // All instruction lines become invalid at the end of this cycle.
    // The line that is written into the cache.
    input  wire         write_valid, // A line is written at the end of this cycle.
    input  wire  [31:0] write_address, // Address of the line.
    input  wire [127:0] write_line, // Words of the line, the lowest address lowest.
    // The oldest entry of each context.
    output wire   [1:0] heads_valid, // There is an entry.
    output wire   [1:0] heads_nop, // The entry is a compensation NOP.
    output wire   [3:0] heads_cause, // Cause of a compensation NOP.
    output wire  [63:0] heads_pc, // Address of the instruction.
    output wire  [13:0] heads_op, // Operation number; all ones for an illegal word.
    output wire   [9:0] heads_class, // Class of the operation.
    output wire  [11:0] heads_rd, // Destination register.
    output wire  [11:0] heads_rs1, // First source register.
    output wire  [11:0] heads_rs2, // Second source register.
    output wire  [11:0] heads_rs3, // Third source register.
    // Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the context; float instructions that round: the rounding mode.
    output wire  [63:0] heads_immediate,
    // The request after this one went to the target in the loop register; with loop registers only.
    output wire   [1:0] heads_looped,
    // The head of each context in the next cycle.
    // It is another entry than in this cycle; otherwise the head stays, and the registers mean nothing.
    output wire   [1:0] next_heads_other,
    output wire  [47:0] next_heads_registers, // Its registers: rd, rs1, rs2, rs3.
    // The entry that issues; all zero if none does.
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
    // The request after this one went to the target in the loop register; with loop registers only.
    output wire         issue_looped,
    // The request of this cycle for an instruction.
    output wire         request_valid, // An instruction is requested.
    output wire         request_context, // Context that requests the instruction; within a fetch port, its warp.
    output wire  [31:0] request_pc, // Address of the requested instruction.
    output wire         hit, // The request of the last cycle hit the cache, and is still wanted.
    // The request of the last cycle, if it missed the cache and is still wanted.
    output wire         missed_valid, // An instruction is requested.
    output wire         missed_context, // Context that requests the instruction; within a fetch port, its warp.
    output wire  [31:0] missed_pc, // Address of the requested instruction.
    output wire   [5:0] occupancy, // Entries queued for each context.
    output wire   [3:0] in_flight // Requests in flight for each context.
);

    localparam [1:0] REDIRECT = 2'h2;
    localparam [1:0] RETIRE = 2'h3;

    reg         fresh_q;
    reg  [63:0] fetch_pcs_q;
    reg  [31:0] pcs_now;
    wire        requested_valid;
    reg  [31:0] requested_pc;
    wire  [1:0] loop_registers_write;
    wire  [1:0] loop_registers_clear;
    wire  [1:0] loop_registers_found;
    wire [63:0] loop_registers_target;
    reg         stages_looped;
    wire        stages_arrival_valid;
    wire        stages_arrival_nop;
    wire  [1:0] stages_arrival_cause;
    wire [31:0] stages_arrival_pc;
    wire [31:0] stages_arrival_word;
    wire        stages_arrival_looped;
    wire [31:0] stages_coming;
    wire        stages_arrival_context;
    wire        cache_hit;
    wire [31:0] cache_word;
    wire        decoder_entry_valid;
    wire        decoder_entry_nop;
    wire  [1:0] decoder_entry_cause;
    wire [31:0] decoder_entry_pc;
    wire  [6:0] decoder_entry_op;
    wire  [4:0] decoder_entry_class;
    wire  [5:0] decoder_entry_rd;
    wire  [5:0] decoder_entry_rs1;
    wire  [5:0] decoder_entry_rs2;
    wire  [5:0] decoder_entry_rs3;
    wire [31:0] decoder_entry_immediate;
    wire        decoder_entry_looped;
    wire  [1:0] queues_entry_valid;
    wire  [1:0] queues_compensate;
    reg   [3:0] queues_compensate_cause;
    genvar        g_warp;

    warpstep_loop_register u_loop_registers_0 (
        .clock         (clock),
        .reset         (reset),
        .pc            (pcs_now),
        .write         (loop_registers_write[0]),
        .branch_pc     (branch_pc),
        .branch_target (redirect_pc),
        .clear         (loop_registers_clear[0]),
        .found         (loop_registers_found[0]),
        .target        (loop_registers_target[31:0])
    );

    warpstep_loop_register u_loop_registers_1 (
        .clock         (clock),
        .reset         (reset),
        .pc            (fetch_pcs_q[63:32]),
        .write         (loop_registers_write[1]),
        .branch_pc     (branch_pc),
        .branch_target (redirect_pc),
        .clear         (loop_registers_clear[1]),
        .found         (loop_registers_found[1]),
        .target        (loop_registers_target[63:32])
    );

    warpstep_fetch_stages u_stages (
        .clock           (clock),
        .reset           (reset),
        .request_valid   (requested_valid),
        .request_context (request_warp),
        .request_pc      (requested_pc),
        .looped          (stages_looped),
        .hit             (cache_hit),
        .word            (cache_word),
        .redirect        (redirect),
        .retire          (retire),
        .found           (hit),
        .missed_valid    (missed_valid),
        .missed_context  (missed_context),
        .missed_pc       (missed_pc),
        .arrival_valid   (stages_arrival_valid),
        .arrival_nop     (stages_arrival_nop),
        .arrival_cause   (stages_arrival_cause),
        .arrival_pc      (stages_arrival_pc),
        .arrival_word    (stages_arrival_word),
        .arrival_looped  (stages_arrival_looped),
        .coming          (stages_coming),
        .arrival_context (stages_arrival_context),
        .in_flight       (in_flight)
    );

    warpstep_instruction_cache u_cache (
        .clock         (clock),
        .reset         (reset),
        .lookup_pc     (requested_pc),
        .hit           (cache_hit),
        .word          (cache_word),
        .write_valid   (write_valid),
        .write_address (write_address),
        .write_line    (write_line),
        .invalidate    (invalidate)
    );

    warpstep_decoder u_decoder (
        .clock           (clock),
        .fetched_valid   (stages_arrival_valid),
        .fetched_nop     (stages_arrival_nop),
        .fetched_cause   (stages_arrival_cause),
        .fetched_pc      (stages_arrival_pc),
        .fetched_word    (stages_arrival_word),
        .fetched_looped  (stages_arrival_looped),
        .coming          (stages_coming),
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
        .entry_looped    (decoder_entry_looped)
    );

    generate
        for (g_warp = 0; g_warp < 2; g_warp = g_warp + 1) begin : g_queues
            warpstep_instruction_queue u_queues (
                .clock            (clock),
                .reset            (reset),
                .entry_valid      (queues_entry_valid[g_warp]),
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
                .entry_looped     (decoder_entry_looped),
                .pop              (pops[g_warp]),
                .compensate       (queues_compensate[g_warp]),
                .compensate_cause (queues_compensate_cause[g_warp*2 +: 2]),
                .head_valid       (heads_valid[g_warp]),
                .head_nop         (heads_nop[g_warp]),
                .head_cause       (heads_cause[g_warp*2 +: 2]),
                .head_pc          (heads_pc[g_warp*32 +: 32]),
                .head_op          (heads_op[g_warp*7 +: 7]),
                .head_class       (heads_class[g_warp*5 +: 5]),
                .head_rd          (heads_rd[g_warp*6 +: 6]),
                .head_rs1         (heads_rs1[g_warp*6 +: 6]),
                .head_rs2         (heads_rs2[g_warp*6 +: 6]),
                .head_rs3         (heads_rs3[g_warp*6 +: 6]),
                .head_immediate   (heads_immediate[g_warp*32 +: 32]),
                .head_looped      (heads_looped[g_warp]),
                .next_other       (next_heads_other[g_warp]),
                .next_registers   (next_heads_registers[g_warp*24 +: 24]),
                .occupancy        (occupancy[g_warp*3 +: 3])
            );
        end
    endgenerate

    warpstep_entry_select u_select (
        .heads_valid     (heads_valid),
        .heads_nop       (heads_nop),
        .heads_cause     (heads_cause),
        .heads_pc        (heads_pc),
        .heads_op        (heads_op),
        .heads_class     (heads_class),
        .heads_rd        (heads_rd),
        .heads_rs1       (heads_rs1),
        .heads_rs2       (heads_rs2),
        .heads_rs3       (heads_rs3),
        .heads_immediate (heads_immediate),
        .heads_looped    (heads_looped),
        .grants          (pops),
        .entry_valid     (issue_valid),
        .entry_nop       (issue_nop),
        .entry_cause     (issue_cause),
        .entry_pc        (issue_pc),
        .entry_op        (issue_op),
        .entry_class     (issue_class),
        .entry_rd        (issue_rd),
        .entry_rs1       (issue_rs1),
        .entry_rs2       (issue_rs2),
        .entry_rs3       (issue_rs3),
        .entry_immediate (issue_immediate),
        .entry_looped    (issue_looped)
    );

    // The request.
    assign requested_valid = |requests;

    always @* begin
        requested_pc = 32'h0;
        if (requests[0]) requested_pc = requested_pc | pcs_now;
        if (requests[1]) requested_pc = requested_pc | fetch_pcs_q[63:32];
    end

    always @* begin
        pcs_now = fetch_pcs_q[31:0];
        if (fresh_q) pcs_now = entry_pc;
    end

    // Fetch.
    assign request_valid = requested_valid;
    assign request_context = request_warp;
    assign request_pc = requested_pc;

    // Queues.
    assign queues_entry_valid[0] = stages_arrival_valid & (stages_arrival_context == 1'b0);
    assign queues_compensate[0] = redirect[0] | retire[0];

    always @* begin
        queues_compensate_cause[1:0] = REDIRECT;
        if (retire[0]) queues_compensate_cause[1:0] = RETIRE;
        queues_compensate_cause[3:2] = REDIRECT;
        if (retire[1]) queues_compensate_cause[3:2] = RETIRE;
    end

    assign queues_entry_valid[1] = stages_arrival_valid & (stages_arrival_context == 1'b1);
    assign queues_compensate[1] = redirect[1] | retire[1];

    always @* begin
        // Loop registers: the next request goes to the target, unless a redirection says otherwise.
        stages_looped = 1'b0;
        if (requests[0] & loop_registers_found[0]) stages_looped = 1'b1;
        if (requests[1] & loop_registers_found[1]) stages_looped = 1'b1;
    end

    assign loop_registers_write[0] = loops & redirect[0];
    assign loop_registers_write[1] = loops & redirect[1];
    assign loop_registers_clear[0] = invalidate | retire[0];
    assign loop_registers_clear[1] = invalidate | retire[1];

    always @(posedge clock) begin
        if (reset) begin
            fresh_q <= 1'b1;
            fetch_pcs_q <= 64'h0;
        end else begin
            fresh_q <= 1'b0;
            fetch_pcs_q[31:0] <= pcs_now;
            if (requests[0]) fetch_pcs_q[31:0] <= pcs_now + 32'h4;
            if (missed_valid & (missed_context == 1'b0)) fetch_pcs_q[31:0] <= missed_pc;
            if (redirect[0]) fetch_pcs_q[31:0] <= redirect_pc;
            if (start[0]) fetch_pcs_q[31:0] <= start_pc;
            if (requests[0] & loop_registers_found[0]) begin
                if (~redirect[0]) fetch_pcs_q[31:0] <= loop_registers_target[31:0];
            end
            if (requests[1]) fetch_pcs_q[63:32] <= fetch_pcs_q[63:32] + 32'h4;
            if (missed_valid & (missed_context == 1'b1)) fetch_pcs_q[63:32] <= missed_pc;
            if (redirect[1]) fetch_pcs_q[63:32] <= redirect_pc;
            if (start[1]) fetch_pcs_q[63:32] <= start_pc;
            if (requests[1] & loop_registers_found[1]) begin
                if (~redirect[1]) fetch_pcs_q[63:32] <= loop_registers_target[63:32];
            end
        end
    end

`ifdef FORMAL
    always @(posedge clock) if (!reset) begin
        assert (({1'b0, occupancy[2:0]} + {2'h0, in_flight[1:0]}) == 4'h4); // Of every context t_F + 1 instructions are queued or in flight, coordinated; decoupled, at most that many.
        assert (({1'b0, occupancy[5:3]} + {2'h0, in_flight[3:2]}) == 4'h4);
    end
`endif

    // Not used here.
    wire unused = &{1'b0, decoder_entry_valid};
endmodule

`default_nettype wire
