// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Lanes in use of a unit that is not pipelined: the divider, float division, square root; one block each.
//
// An operation that issues in c with latency N occupies its lanes from c + 1 to c + N - 2: the next may issue in
// c + N - 1, because its operands come a cycle later. Counts cycles, a lane each; knows nothing of operands or results.
//
// Occupancy of one unit.

module unit_occupancy_occupied_cycles32 (
    input  wire       clock,
    input  wire       reset,
    // Lanes in which an operation issues.
    input  wire [3:0] start,
    // Lanes that cannot take one in this cycle.
    output reg  [3:0] busy
);

    reg  [5:0] remaining_0_q;
    reg  [5:0] remaining_0_d;
    reg  [5:0] remaining_1_q;
    reg  [5:0] remaining_1_d;
    reg  [5:0] remaining_2_q;
    reg  [5:0] remaining_2_d;
    reg  [5:0] remaining_3_q;
    reg  [5:0] remaining_3_d;

    always @* begin
        busy = 4'h0;
        remaining_0_d = remaining_0_q;
        if (|remaining_0_q) begin
            busy[0] = 1'b1;
            remaining_0_d = remaining_0_q - 6'h1;
        end
        if (start[0]) begin
            remaining_0_d = 6'h20;
        end
        remaining_1_d = remaining_1_q;
        if (|remaining_1_q) begin
            busy[1] = 1'b1;
            remaining_1_d = remaining_1_q - 6'h1;
        end
        if (start[1]) begin
            remaining_1_d = 6'h20;
        end
        remaining_2_d = remaining_2_q;
        if (|remaining_2_q) begin
            busy[2] = 1'b1;
            remaining_2_d = remaining_2_q - 6'h1;
        end
        if (start[2]) begin
            remaining_2_d = 6'h20;
        end
        remaining_3_d = remaining_3_q;
        if (|remaining_3_q) begin
            busy[3] = 1'b1;
            remaining_3_d = remaining_3_q - 6'h1;
        end
        if (start[3]) begin
            remaining_3_d = 6'h20;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            remaining_0_q <= 6'h0;
            remaining_1_q <= 6'h0;
            remaining_2_q <= 6'h0;
            remaining_3_q <= 6'h0;
        end else begin
            remaining_0_q <= remaining_0_d;
            remaining_1_q <= remaining_1_d;
            remaining_2_q <= remaining_2_d;
            remaining_3_q <= remaining_3_d;
        end
    end
endmodule
