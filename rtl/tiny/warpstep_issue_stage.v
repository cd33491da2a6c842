// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Which contexts can issue: readiness of every context, and the scoreboard it is read from.
//
// In cycle c: a returned load claims its slot, every head is judged, and what is selected is booked at the end. Knows
// nothing of selection or values.
//
// Readiness, pending registers, slots, units.

`default_nettype none

module warpstep_issue_stage (
    input  wire        clock,
    input  wire        reset,
    // The oldest entry of each context.
    input  wire  [1:0] heads_valid, // There is an entry.
    input  wire  [1:0] heads_nop, // The entry is a compensation NOP.
    input  wire  [3:0] heads_cause, // Cause of a compensation NOP.
    input  wire [63:0] heads_pc, // Address of the instruction.
    input  wire [13:0] heads_op, // Operation number; all ones for an illegal word.
    input  wire  [9:0] heads_class, // Class of the operation.
    input  wire [11:0] heads_rd, // Destination register.
    input  wire [11:0] heads_rs1, // First source register.
    input  wire [11:0] heads_rs2, // Second source register.
    input  wire [11:0] heads_rs3, // Third source register.
    // Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the context; float instructions that round: the rounding mode.
    input  wire [63:0] heads_immediate,
    // The request after this one went to the target in the loop register; with loop registers only.
    input  wire  [1:0] heads_looped,
    // The head of each context in the next cycle.
    // It is another entry than in this cycle; otherwise the head stays, and the registers mean nothing.
    input  wire  [1:0] next_heads_other,
    input  wire [47:0] next_heads_registers, // Its registers: rd, rs1, rs2, rs3.
    // State of all contexts.
    input  wire  [1:0] contexts_running, // Contexts with an active lane, one bit per context.
    input  wire  [7:0] contexts_active, // Active lanes of each context, one bit per lane.
    // What each context waits for: 0 nothing, 1 an unresolved control instruction, 2 a barrier, 3 wspawn, 4 the other half at a join.
    input  wire  [5:0] contexts_blocked,
    input  wire  [1:0] waiting, // Contexts that wait for a line of instructions, one bit per context.
    input  wire  [1:0] waited, // Those that selection learns of here, and not from the front end.
    // What issue must know of the load/store unit.
    input  wire        memory_available, // The load/store unit can take an instruction.
    input  wire        memory_drained, // The load/store unit has nothing in flight.
    input  wire        memory_fence_done_valid, // The event happens in this cycle.
    input  wire        memory_fence_done_context, // Context the event happens to.
    // The claim of a returned load for a writeback slot.
    input  wire        claim_valid, // A complete load claims the first free writeback slot.
    output wire  [5:0] claim_distance, // Cycles from now to the slot; 0 is this very cycle.
    // Contexts whose head issues in this cycle and is no NOP, all of one warp; one bit per context.
    input  wire  [1:0] issues,
    // The register each lane writes at the end of this cycle, port by port.
    input  wire  [7:0] written_valid, // A result is due at the end of this cycle.
    input  wire [55:0] written_destination, // Its destination: register (low six bits) and warp (above).
    output wire  [1:0] ready, // Contexts that can issue, one bit per context, if only those wait that are told here.
    output wire  [7:0] reasons, // Reason why each context cannot issue.
    // Contexts that issue an instruction which blocks them until it is resolved, one bit per context.
    output reg   [1:0] blocks,
    output reg         accesses // An instruction for the load/store unit issues.
);

    localparam [4:0] DIVIDE = 5'h2;
    localparam [6:0] FENCE = 7'h25;
    localparam [4:0] FLOAT_DIVIDE = 5'hf;
    localparam [4:0] FLOAT_SQRT = 5'h10;

    wire  [1:0] able;
    wire  [5:0] readiness_unit_busy;
    wire  [1:0] readiness_ready;
    wire  [1:0] readiness_accesses;
    wire  [1:0] readiness_blocks;
    wire [47:0] pending_operands;
    reg   [1:0] pending_fence;
    wire  [1:0] pending_waiting;
    wire  [1:0] slots_free;
    reg   [1:0] slots_book;
    reg         divider_start;
    wire        divider_busy;
    reg   [1:0] float_units_start;
    wire  [1:0] float_units_busy;
    wire  [1:0] floats_busy;
    genvar        g_context_number;
    genvar        g_counter;

    generate
        for (g_context_number = 0; g_context_number < 2; g_context_number = g_context_number + 1) begin : g_readiness
            warpstep_readiness u_readiness (
                .running          (contexts_running[g_context_number]),
                .blocked          (contexts_blocked[g_context_number*3 +: 3]),
                .waiting          (waiting[g_context_number]),
                .waited           (waited[g_context_number]),
                .owned            (1'b1),
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
                .head_looped      (heads_looped[g_context_number]),
                .operand_waits    (pending_waiting[g_context_number]),
                .float_busy       (floats_busy[g_context_number]),
                .memory_available (memory_available),
                .memory_drained   (memory_drained),
                .unit_busy        (readiness_unit_busy[g_context_number*3 +: 3]),
                .slot_free        (slots_free[g_context_number]),
                .ready            (readiness_ready[g_context_number]),
                .reason           (reasons[g_context_number*4 +: 4]),
                .accesses         (readiness_accesses[g_context_number]),
                .blocks           (readiness_blocks[g_context_number])
            );
        end
    endgenerate

    warpstep_pending_registers u_pending (
        .clock                (clock),
        .reset                (reset),
        .issues               (issues),
        .operands             (pending_operands),
        .next_heads_other     (next_heads_other),
        .next_heads_registers (next_heads_registers),
        .fence                (pending_fence),
        .fence_done_valid     (memory_fence_done_valid),
        .fence_done_context   (memory_fence_done_context),
        .written_valid        (written_valid),
        .written_destination  (written_destination),
        .active               (contexts_active),
        .waiting              (pending_waiting)
    );

    warpstep_writeback_slots u_slots (
        .clock          (clock),
        .reset          (reset),
        .claim_valid    (claim_valid),
        .claim_distance (claim_distance),
        .query_class    (heads_class),
        .query_lanes    (2'h3),
        .free           (slots_free),
        .book           (slots_book)
    );

    warpstep_unit_occupancy_occupied_cycles32 u_divider_0 (
        .clock (clock),
        .reset (reset),
        .start (divider_start),
        .busy  (divider_busy)
    );

    generate
        for (g_counter = 0; g_counter < 2; g_counter = g_counter + 1) begin : g_float_units
            warpstep_unit_occupancy_occupied_cycles14 u_float_units (
                .clock (clock),
                .reset (reset),
                .start (float_units_start[g_counter]),
                .busy  (float_units_busy[g_counter])
            );
        end
    endgenerate

    warpstep_floats_in_flight u_floats_0 (
        .clock   (clock),
        .reset   (reset),
        .issues  (issues),
        .classes (heads_class),
        .busy    (floats_busy)
    );

    always @* begin : set_pending_fence
        integer context_number;
        // What issues is booked.
        pending_fence = 2'h0;
        slots_book = 2'h0;
        divider_start = 1'b0;
        accesses = 1'b0;
        blocks = 2'h0;
        for (context_number = 0; context_number < 2; context_number = context_number + 1) begin
            if (issues[context_number]) begin
                pending_fence[context_number] = heads_op[context_number*7 +: 7] == FENCE;
                slots_book[context_number] = |heads_rd[context_number*6 +: 6];
                if (heads_class[context_number*5 +: 5] == DIVIDE) divider_start = divider_start | 1'b1;
                if (readiness_accesses[context_number]) accesses = 1'b1;
                blocks[context_number] = readiness_blocks[context_number];
            end
        end
    end

    assign pending_operands[5:0] = heads_rd[5:0];
    assign pending_operands[11:6] = heads_rs1[5:0];
    assign pending_operands[17:12] = heads_rs2[5:0];
    assign pending_operands[23:18] = heads_rs3[5:0];
    assign pending_operands[29:24] = heads_rd[11:6];
    assign pending_operands[35:30] = heads_rs1[11:6];
    assign pending_operands[41:36] = heads_rs2[11:6];
    assign pending_operands[47:42] = heads_rs3[11:6];

    always @* begin
        // Float units.
        float_units_start[0] = 1'b0;
        if (issues[0] & (heads_class[4:0] == FLOAT_DIVIDE)) begin
            float_units_start[0] = float_units_start[0] | 1'b1;
        end
        if (issues[1] & (heads_class[9:5] == FLOAT_DIVIDE)) begin
            float_units_start[0] = float_units_start[0] | 1'b1;
        end
        float_units_start[1] = 1'b0;
        if (issues[0] & (heads_class[4:0] == FLOAT_SQRT)) begin
            float_units_start[1] = float_units_start[1] | 1'b1;
        end
        if (issues[1] & (heads_class[9:5] == FLOAT_SQRT)) begin
            float_units_start[1] = float_units_start[1] | 1'b1;
        end
    end

    // Every head is judged.
    assign able = readiness_ready;
    assign readiness_unit_busy[0] = divider_busy;
    assign readiness_unit_busy[2:1] = float_units_busy;
    assign readiness_unit_busy[3] = divider_busy;
    assign readiness_unit_busy[5:4] = float_units_busy;

    // Of contexts that need the same unit, the lowest of a warp goes.
    assign ready = able;
endmodule

`default_nettype wire
