// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Whether the head of one context can issue in this cycle, or the first reason why not. Combinational.
//
// Reasons in their order: inactive, control, barrier, spawn, miss, empty, operand, unit, slot. A compensation NOP is
// ready once its context is not held up. Coordinated, a context that waits for a line is not ready; decoupled, it goes
// on with what is queued. Loads, stores and fences need room in the load/store unit and no slot, fence.i that nothing is under
// way there; an instruction without destination needs no slot; a float CSR waits until no float operation of its context
// is under way. Whatever it is, it waits for the end of a fence: bit 0 of the pending registers.
//
// Does not know who is selected, nor how long anything takes: slot and units answer for themselves.
//
// Readiness of one context.

module readiness (
    // The context is running.
    input  wire         active,
    // A control instruction of it is not resolved.
    input  wire         control,
    // It waits at a barrier.
    input  wire         barrier,
    // It waits at wspawn.
    input  wire         spawn,
    // It waits for a line of instructions, as found up to this cycle.
    input  wire         waiting,
    // Its active lanes.
    input  wire   [3:0] lanes,
    // Its oldest entry.
    input  wire [102:0] head,
    // Whether there is one.
    input  wire         has_head,
    // Its registers that wait for a result; bit 0: a fence of it has not ended.
    input  wire  [63:0] pending,
    // A float operation of it is under way.
    input  wire         float_busy,
    // The load/store unit can take an instruction.
    input  wire         memory_available,
    // Nothing is under way there.
    input  wire         memory_drained,
    // Lanes in use of each unit that is not pipelined: divider, then float division and square root if there are.
    input  wire   [3:0] unit_busy_0,
    input  wire   [3:0] unit_busy_1,
    input  wire   [3:0] unit_busy_2,
    // The writeback slot of `class` is free in `lanes`.
    input  wire         slot_free,
    // Class of the head, to ask for its slot.
    output wire   [4:0] class_,
    // It can issue.
    output wire         ready,
    // Why not; NOT_SELECTED if it can.
    output reg    [3:0] reason
);

    wire  [6:0] op;
    wire  [5:0] rd;
    wire  [5:0] rs1;
    wire  [5:0] rs2;
    wire  [5:0] rs3;
    wire [11:0] csr;
    wire        operand_pending;
    wire        waits_for_floats;
    wire        uses_memory;
    reg         memory_ok;
    reg         unit_taken;

    assign op = head[41:35];
    assign class_ = head[46:42];
    assign rd = head[52:47];
    assign rs1 = head[58:53];
    assign rs2 = head[64:59];
    assign rs3 = head[70:65];
    assign csr = head[82:71];

    // Unused fields name x0, which only a fence makes wait, and that holds up everything.
    assign operand_pending = (((pending[0] | pending[rd]) | pending[rs1]) | pending[rs2]) | pending[rs3];
    assign waits_for_floats = (((class_ == 5'h9) & (|csr)) & (csr <= 12'h3)) & float_busy;
    assign uses_memory = ((class_ == 5'h3) | (class_ == 5'h4)) | (class_ == 5'h5);

    always @* begin
        memory_ok = memory_available;
        if (op == 7'h50) begin
            memory_ok = memory_drained;
        end
    end

    always @* begin
        unit_taken = (class_ == 5'h2) & (|(unit_busy_0 & lanes));
        if (class_ == 5'hf) begin
            unit_taken = |(unit_busy_1 & lanes);
        end else if (class_ == 5'h10) begin
            unit_taken = |(unit_busy_2 & lanes);
        end
    end

    always @* begin
        // The first reason counts.
        reason = 4'ha;
        if (~active) begin
            reason = 4'h1;
        end else if (control) begin
            reason = 4'h2;
        end else if (barrier) begin
            reason = 4'h3;
        end else if (spawn) begin
            reason = 4'h4;
        end else if (waiting) begin
            reason = 4'h5;
        end else if (~has_head) begin
            reason = 4'h6;
        end else if (~head[0]) begin
            if (operand_pending | waits_for_floats) begin
                reason = 4'h7;
            end else if (uses_memory) begin
                if (~memory_ok) begin
                    reason = 4'h8;
                end
            end else if (unit_taken) begin
                reason = 4'h8;
            end else if ((|rd) & (~slot_free)) begin
                reason = 4'h9;
            end
        end
    end

    assign ready = reason == 4'ha;

    // What this block is given and has no use for.
    wire unused = &{1'b0, head[34:1], head[102:83]};
endmodule
