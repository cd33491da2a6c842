// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// What one lane gets from a shuffle. Combinational.
//
// The operand is mask << 12 | c << 6 | b, six bits each. For lane t the segment is min = t & mask to max = min | (c & !mask); the
// source is t - b, t + b, t ^ b or min | (b & !mask), as long as it stays in the segment. A source outside, inactive or not
// there gives the lane's own value. The lane's number is a port, so that all lanes are one module.
//
// One lane's choice among all lanes' values.

`default_nettype none

module warpstep_lane_shuffle (
    input  wire         start, // A shuffle begins.
    input  wire   [6:0] op, // Operation number of the shuffle.
    input  wire   [5:0] own_number, // Number of this lane.
    input  wire  [31:0] own, // First operand of this lane: its own value.
    input  wire  [31:0] operand, // Second operand of this lane: where its value comes from.
    input  wire   [3:0] active, // Lanes that take part, one bit per lane.
    input  wire [127:0] values, // Values of all lanes side by side, lane 0 lowest.
    output reg   [31:0] received // Value this lane receives; zero without a shuffle.
);

    localparam [6:0] OP_SHFL_UP = 7'h5e;
    localparam [6:0] OP_SHFL_DOWN = 7'h5f;
    localparam [6:0] OP_SHFL_BFLY = 7'h60;
    localparam [6:0] OP_SHFL_IDX = 7'h61;

    wire   [5:0] low;
    wire   [5:0] high;
    reg    [6:0] candidate;
    reg          inside_;
    reg    [1:0] position;
    reg    [6:0] offset;
    reg  [127:0] received_step0;

    assign low = own_number & operand[17:12];
    assign high = low | (operand[11:6] & ~operand[17:12]);

    always @* begin
        // Seven bits hold every sum; t - b is compared before it is taken.
        candidate = {1'b0, own_number};
        inside_ = 1'b0;
        received = 32'h0;
        position = 2'h0;
        offset = 7'h0;
        received_step0 = 128'h0;
        if (start) begin
            case (op)
                OP_SHFL_UP: begin
                    candidate = {1'b0, own_number} - {1'b0, operand[5:0]};
                    inside_ = {1'b0, own_number} >= ({1'b0, low} + {1'b0, operand[5:0]});
                end
                OP_SHFL_DOWN: begin
                    candidate = {1'b0, own_number} + {1'b0, operand[5:0]};
                    inside_ = candidate <= {1'b0, high};
                end
                OP_SHFL_BFLY: begin
                    candidate = {1'b0, own_number ^ operand[5:0]};
                    inside_ = candidate <= {1'b0, high};
                end
                OP_SHFL_IDX: begin
                    candidate = {1'b0, low | (operand[5:0] & ~operand[17:12])};
                    inside_ = candidate <= {1'b0, high};
                end
                default: ;
            endcase
            received = own;
            position = candidate[1:0];
            offset = candidate << 5;
            if (inside_ & (candidate < 7'h4) & active[position]) begin
                received_step0 = values >> offset;
                received = received_step0[31:0];
            end
        end
    end

    // Not used here.
    wire unused = &{1'b0, operand[31:18], received_step0[127:32]};
endmodule

`default_nettype wire
