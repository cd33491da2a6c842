// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One after the other.

module rounds (
    input  wire clock,
    input  wire reset,
    // Who may be granted.
    input  wire eligible,
    // Who is.
    output wire grant
);

    reg  next_q;
    reg  next_d;
    wire search_index;
    wire search_found;

    round_robin_requests1 u_search (
        .requests (eligible),
        .start    (next_q),
        .grant    (grant),
        .index    (search_index),
        .found    (search_found)
    );

    always @* begin
        next_d = next_q;
        if (search_found) begin
            next_d = search_index + 1'b1;
            if (search_index == 1'b0) begin
                next_d = 1'b0;
            end
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            next_q <= 1'b0;
        end else begin
            next_q <= next_d;
        end
    end
endmodule
