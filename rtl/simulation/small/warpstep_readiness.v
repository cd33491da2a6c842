// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Whether the head of one context can issue in this cycle, or the first reason why not. Combinational.
//
// Reasons in their order: inactive, control, barrier, spawn, join, miss, empty, operand, unit, slot. A compensation NOP is
// ready once its context is not held up. Coordinated, a context that waits for a line is not ready; decoupled, it goes
// on with what is queued. Loads, stores and fences need room in the load/store unit and no slot, fence.i that nothing is in
// flight there; an instruction without destination needs no slot; a float CSR waits until no float operation of its context
// is in flight. Whether it waits for a result or a fence is known before.
//
// Does not know who is selected, nor how long anything takes: pending registers, slot and units answer for themselves.
//
// Readiness of one context.

`default_nettype none

module warpstep_readiness (
    input  wire        running, // The context runs.
    // What the context is blocked by: 0 nothing, 1 an unresolved control instruction, 2 a barrier, 3 wspawn, 4 the other half at a join.
    input  wire  [2:0] blocked,
    input  wire        waiting, // The context waits for a line of instructions, as found up to this cycle.
    // It does, as far as `ready` must know: whoever selects may hear of a miss found in this cycle from elsewhere.
    input  wire        waited,
    input  wire        owned, // Lanes of the context, active or not, one bit per lane that is booked apart.
    // Oldest entry of the context.
    input  wire        head_valid, // There is an entry.
    input  wire        head_nop, // The entry is a compensation NOP.
    input  wire  [1:0] head_cause, // Cause of a compensation NOP.
    input  wire [31:0] head_pc, // Address of the instruction.
    input  wire  [6:0] head_op, // Operation number; all ones for an illegal word.
    input  wire  [4:0] head_class, // Class of the operation.
    input  wire  [5:0] head_rd, // Destination register.
    input  wire  [5:0] head_rs1, // First source register.
    input  wire  [5:0] head_rs2, // Second source register.
    input  wire  [5:0] head_rs3, // Third source register.
    // Immediate operand. CSR instructions: CSR number, and from bit 12 on the small immediate; marked splits: the context; float instructions that round: the rounding mode.
    input  wire [31:0] head_immediate,
    input  wire [31:0] head_word, // Instruction word, with trace ports only.
    // The request after this one went to the target in the loop register; with loop registers only.
    input  wire        head_looped,
    input  wire        operand_waits, // The head waits for a result or a fence.
    input  wire        float_busy, // A float operation of the context is in flight.
    input  wire        memory_available, // The load/store unit can take an instruction.
    input  wire        memory_drained, // Nothing is in flight in the load/store unit.
    // Lanes in use of each unit that is not pipelined: divider, float division and square root, of those there are.
    input  wire  [2:0] unit_busy,
    input  wire        slot_free, // The writeback slot of the head is free in its lanes.
    output wire        ready, // The head can issue, if nothing but `waited` is known of lines.
    output reg   [3:0] reason, // Reason why the head cannot issue; NOT_SELECTED if it can.
    // The head is a load, store or fence: one for the load/store unit. Means nothing of a NOP.
    output wire        accesses,
    output wire        blocks // The head blocks its context until it is resolved. Means nothing of a NOP.
);

    localparam [4:0] BRANCH = 5'h6;
    localparam [4:0] CSR = 5'h9;
    localparam [4:0] DIVIDE = 5'h2;
    localparam [4:0] FENCE = 5'h5;
    localparam [6:0] FENCE_I = 7'h50;
    localparam [4:0] FLOAT_DIVIDE = 5'hf;
    localparam [4:0] FLOAT_SQRT = 5'h10;
    localparam [4:0] JUMP = 5'h7;
    localparam [4:0] LOAD = 5'h3;
    localparam [6:0] MRET = 7'h51;
    localparam [3:0] STALL_INACTIVE = 4'h1;
    localparam [3:0] STALL_CONTROL = 4'h2;
    localparam [3:0] STALL_BARRIER = 4'h3;
    localparam [3:0] STALL_SPAWN = 4'h4;
    localparam [3:0] STALL_MISS = 4'h5;
    localparam [3:0] STALL_EMPTY = 4'h6;
    localparam [3:0] STALL_OPERAND = 4'h7;
    localparam [3:0] STALL_UNIT = 4'h8;
    localparam [3:0] STALL_SLOT = 4'h9;
    localparam [3:0] STALL_NOT_SELECTED = 4'ha;
    localparam [3:0] STALL_JOIN = 4'hb;
    localparam [2:0] STATE_FREE = 3'h0;
    localparam [2:0] STATE_CONTROL = 3'h1;
    localparam [2:0] STATE_BARRIER = 3'h2;
    localparam [2:0] STATE_SPAWN = 3'h3;
    localparam [2:0] STATE_JOIN = 3'h4;
    localparam [4:0] STORE = 5'h4;
    localparam [4:0] WARP_CONTROL = 5'ha;

    reg  [3:0] judged;
    wire       waits_for_floats;
    wire       uses_memory;
    reg        memory_ok;
    reg        unit_taken;

    assign waits_for_floats = (head_class == CSR) & (|head_immediate[11:0]) & ~(|head_immediate[11:2]) & float_busy;
    assign uses_memory = (head_class == LOAD) | (head_class == STORE) | (head_class == FENCE);
    assign accesses = uses_memory & (head_op != FENCE_I);
    assign blocks = (head_class == BRANCH)
        | (head_class == JUMP)
        | (head_class == WARP_CONTROL)
        | (head_op == MRET)
        | (head_op == FENCE_I);

    always @* begin
        memory_ok = memory_available;
        if (head_op == FENCE_I) memory_ok = memory_drained;
    end

    always @* begin
        unit_taken = 1'b0;
        unit_taken = (head_class == DIVIDE) & unit_busy[0] & owned;
        if (head_class == FLOAT_DIVIDE) unit_taken = unit_busy[1] & owned;
        else if (head_class == FLOAT_SQRT) unit_taken = unit_busy[2] & owned;
    end

    always @* begin
        // The first reason counts.
        judged = STALL_NOT_SELECTED;
        if (~running) begin
            judged = STALL_INACTIVE;
        end else if (blocked == STATE_CONTROL) begin
            judged = STALL_CONTROL;
        end else if (blocked == STATE_BARRIER) begin
            judged = STALL_BARRIER;
        end else if (blocked == STATE_SPAWN) begin
            judged = STALL_SPAWN;
        end else if (blocked == STATE_JOIN) begin
            judged = STALL_JOIN;
        end else if (waited) begin
            judged = STALL_MISS;
        end else if (~head_valid) begin
            judged = STALL_EMPTY;
        end else if (~head_nop) begin
            if (operand_waits | waits_for_floats) begin
                judged = STALL_OPERAND;
            end else if (uses_memory) begin
                if (~memory_ok) judged = STALL_UNIT;
            end else if (unit_taken) begin
                judged = STALL_UNIT;
            end else if ((|head_rd) & ~slot_free) begin
                judged = STALL_SLOT;
            end
        end
    end

    assign ready = judged == STALL_NOT_SELECTED;

    always @* begin
        // A line that is missing since this cycle is a reason, too.
        reason = judged;
        if (running & (blocked == STATE_FREE) & waiting) reason = STALL_MISS;
    end

    // Not used here.
    wire unused = &{
        1'b0, head_cause, head_pc, head_rs1, head_rs2, head_rs3, head_immediate[31:12], head_word, head_looped
    };
endmodule

`default_nettype wire
