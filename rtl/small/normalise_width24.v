// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Moves the highest digit to the top, as far as there is room. Combinational.
//
// By halves: 32 places if the top 32 are empty, then 16, and so on. Each step asks for empty places *and* room, so that the
// sum of the steps is the smaller of the two, and a float that becomes subnormal stops where its exponent ends.
//
// `shifted` is `word` moved up by `amount`: its leading zeros, or `room` if that is less.

module normalise_width24 (
    // What to move.
    input  wire [23:0] word,
    // The farthest it may go.
    input  wire  [5:0] room,
    // It, moved.
    output reg  [23:0] shifted,
    // How far. A word of zeros stays where it is.
    output wire  [5:0] amount
);

    reg  [5:0] left;

    always @* begin
        shifted = word;
        left = room;
        if (|word) begin
            if ((left >= 6'h10) & (~(|shifted[23:8]))) begin
                shifted = shifted << 16;
                left = left - 6'h10;
            end
            if ((left >= 6'h8) & (~(|shifted[23:16]))) begin
                shifted = shifted << 8;
                left = left - 6'h8;
            end
            if ((left >= 6'h4) & (~(|shifted[23:20]))) begin
                shifted = shifted << 4;
                left = left - 6'h4;
            end
            if ((left >= 6'h2) & (~(|shifted[23:22]))) begin
                shifted = shifted << 2;
                left = left - 6'h2;
            end
            if ((left >= 6'h1) & (~shifted[23])) begin
                shifted = shifted << 1;
                left = left - 6'h1;
            end
        end
    end

    assign amount = room - left;
endmodule
