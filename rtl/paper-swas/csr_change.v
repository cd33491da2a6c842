// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// What a CSR instruction wants to write, from its operation, its operand and the old value. Combinational.
//
// The operand is rs1 of the highest active lane, or the small immediate. The set and clear forms write nothing if they name
// x0 or zero. Knows nothing of which register it is.
//
// The new value of a register.

module csr_change (
    // Which operation.
    input  wire  [6:0] op,
    // Its first source.
    input  wire  [5:0] rs1,
    // Its small immediate.
    input  wire  [4:0] small_,
    // rs1 of the highest active lane.
    input  wire [31:0] operand,
    // What the register holds.
    input  wire [31:0] old,
    // Whether it writes.
    output reg         writes,
    // What.
    output reg  [31:0] wanted
);

    reg  [31:0] by;

    always @* begin
        by = {27'h0, small_};
        writes = |small_;
        if (((op == 7'h4a) | (op == 7'h4b)) | (op == 7'h4c)) begin
            by = operand;
            writes = |rs1;
        end
        wanted = old & (~by);
        if ((op == 7'h4a) | (op == 7'h4d)) begin
            writes = 1'b1;
            wanted = by;
        end else if ((op == 7'h4b) | (op == 7'h4e)) begin
            wanted = old | by;
        end
    end
endmodule
