// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// What one lane gets from a shuffle. Combinational.
//
// The operand is mask << 12 | c << 6 | b, six bits each. For lane t the segment is min = t & mask to max = min | (c & !mask); the
// source is t - b, t + b, t ^ b or min | (b & !mask), as long as it stays in the segment. A source outside, inactive or not
// there gives the lane's own value. The lane's number is a port, so that all lanes are one module.
//
// One lane's choice among all lanes' values.

module lane_shuffle (
    // Whether this lane takes part in a shuffle.
    input  wire          start,
    // Which.
    input  wire    [6:0] op,
    // This lane's number.
    input  wire    [5:0] own_number,
    // This lane's value.
    input  wire   [31:0] own,
    // This lane's second operand.
    input  wire   [31:0] operand,
    // Lanes that take part.
    input  wire   [31:0] active,
    // All lanes' values side by side, lane 0 lowest.
    input  wire [1023:0] values,
    // What this lane gets; zero in a lane that takes no part.
    output reg    [31:0] received
);

    wire    [5:0] mask;
    wire    [5:0] delta;
    wire    [5:0] low;
    wire    [5:0] high;
    reg     [6:0] candidate;
    reg           inside_;
    reg     [4:0] position;
    reg     [9:0] offset;
    reg  [1023:0] received_step0;

    assign mask = operand[17:12];
    assign delta = operand[5:0];
    assign low = own_number & mask;
    assign high = low | (operand[11:6] & (~mask));

    always @* begin
        // Seven bits hold every sum; t - b is compared before it is taken.
        candidate = {1'b0, own_number};
        inside_ = 1'b0;
        received = 32'h0;
        position = 5'h0;
        offset = 10'h0;
        received_step0 = 1024'h0;
        if (start) begin
            case (op)
                7'h5e: begin // op::SHFL_UP
                    candidate = {1'b0, own_number} - {1'b0, delta};
                    inside_ = {1'b0, own_number} >= ({1'b0, low} + {1'b0, delta});
                end
                7'h5f: begin // op::SHFL_DOWN
                    candidate = {1'b0, own_number} + {1'b0, delta};
                    inside_ = candidate <= {1'b0, high};
                end
                7'h60: begin // op::SHFL_BFLY
                    candidate = {1'b0, own_number ^ delta};
                    inside_ = candidate <= {1'b0, high};
                end
                7'h61: begin // op::SHFL_IDX
                    candidate = {1'b0, low | (delta & (~mask))};
                    inside_ = candidate <= {1'b0, high};
                end
                default: begin
                end
            endcase
            received = own;
            position = candidate[4:0];
            offset = {3'h0, candidate} << 5;
            if ((inside_ & (candidate < 7'h20)) & active[position]) begin
                received_step0 = values >> offset;
                received = received_step0[31:0];
            end
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, operand[31:18], received_step0[1023:32]};
endmodule
