// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Where a context goes on. Combinational; knows nothing of fetching.
//
// Branches go by what the highest active lane found; a taken branch is a jump even to the next instruction. fence.i jumps
// to the next instruction, so that it is fetched again. The first half's join jumps behind the split.
//
// The next program counter of one instruction.

module next_pc (
    // Which operation.
    input  wire  [6:0] op,
    // Its address.
    input  wire [31:0] pc,
    // Its offset.
    input  wire [31:0] imm,
    // rs1 of the highest active lane.
    input  wire [31:0] base,
    // Whether a branch is taken.
    input  wire        taken,
    // Whether it is the first join of a split.
    input  wire        first_join,
    // Where the other half begins.
    input  wire [31:0] resume_pc,
    // It does not go on behind itself.
    output reg         jumps,
    // Where it goes.
    output reg  [31:0] target,
    // No instruction lies there.
    output wire        misaligned,
    // The address behind it: what a jump leaves in its register.
    output wire [31:0] behind
);

    reg  [31:0] sum;

    assign behind = pc + 32'h4;

    always @* begin
        sum = pc + imm;
        if (op == 7'h3) begin
            sum = base + imm;
        end
    end

    always @* begin
        jumps = 1'b0;
        target = sum;
        if (op == 7'h2) begin
            jumps = 1'b1;
        end else if (op == 7'h3) begin
            jumps = 1'b1;
            target = {sum[31:1], 1'b0};
        end else if ((op >= 7'h4) & (op <= 7'h9)) begin
            jumps = taken;
        end else if (op == 7'h50) begin
            jumps = 1'b1;
            target = behind;
        end else if (first_join) begin
            jumps = 1'b1;
            target = resume_pc;
        end
    end

    assign misaligned = jumps & (|target[1:0]);
endmodule
