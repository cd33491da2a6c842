// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One of several words, chosen by number. Combinational.
//
// `chosen` is the word numbered `index`; zero if there is none of that number.

module select_words28_index2 (
    // What there is to choose from.
    input  wire [27:0] words_0,
    input  wire [27:0] words_1,
    input  wire [27:0] words_2,
    input  wire [27:0] words_3,
    // Which.
    input  wire  [1:0] index,
    // That one.
    output reg  [27:0] chosen
);

    always @* begin
        chosen = 28'h0;
        if (index == 2'h0) begin
            chosen = words_0;
        end
        if (index == 2'h1) begin
            chosen = words_1;
        end
        if (index == 2'h2) begin
            chosen = words_2;
        end
        if (index == 2'h3) begin
            chosen = words_3;
        end
    end
endmodule
