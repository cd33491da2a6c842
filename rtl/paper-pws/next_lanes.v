// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Which lanes are active after tmc, pred and split. Combinational; knows nothing of stacks.
//
// A predicate is bit 0 of each lane's rs1, negated by the .n forms. pred keeps the lanes where it holds, or takes rs2's mask
// if it holds nowhere. A split diverges if it holds in some active lanes and not in others.
//
// The next mask of one instruction.

module next_lanes (
    // Which operation.
    input  wire  [6:0] op,
    // Active lanes.
    input  wire [31:0] active,
    // Bit 0 of rs1, one a lane.
    input  wire [31:0] predicate,
    // rs1 of the highest active lane: what tmc wants.
    input  wire [31:0] left,
    // rs2 of the highest active lane: what pred falls back to.
    input  wire [31:0] right,
    // It is a tmc or pred: the mask becomes `wanted`.
    output reg         sets,
    // That mask.
    output reg  [31:0] wanted,
    // It is a split.
    output reg         splits,
    // A split whose lanes disagree.
    output wire        diverges,
    // Active lanes where the predicate holds: they run on.
    output reg  [31:0] holds,
    // The other active lanes.
    output wire [31:0] other
);

    reg  negates;

    always @* begin
        sets = 1'b0;
        splits = 1'b0;
        negates = 1'b0;
        case (op)
            7'h52: sets = 1'b1; // op::TMC
            7'h58: sets = 1'b1; // op::PRED
            7'h59: begin // op::PRED_N
                sets = 1'b1;
                negates = 1'b1;
            end
            7'h54: splits = 1'b1; // op::SPLIT
            7'h62: splits = 1'b1; // op::SPLIT_M
            7'h55: begin // op::SPLIT_N
                splits = 1'b1;
                negates = 1'b1;
            end
            7'h63: begin // op::SPLIT_M_N
                splits = 1'b1;
                negates = 1'b1;
            end
            default: begin
            end
        endcase
    end

    always @* begin
        holds = active & predicate;
        if (negates) begin
            holds = active & (~predicate);
        end
    end

    assign other = active & (~holds);
    assign diverges = (splits & (|holds)) & (|other);

    always @* begin
        wanted = holds;
        if (op == 7'h52) begin
            wanted = left;
        end else if (~(|holds)) begin
            wanted = right;
        end
    end
endmodule
