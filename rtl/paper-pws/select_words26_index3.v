// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One of several words, chosen by number. Combinational.
//
// `chosen` is the word numbered `index`; zero if there is none of that number.

module select_words26_index3 (
    // What there is to choose from.
    input  wire [25:0] words_0,
    input  wire [25:0] words_1,
    input  wire [25:0] words_2,
    input  wire [25:0] words_3,
    input  wire [25:0] words_4,
    input  wire [25:0] words_5,
    input  wire [25:0] words_6,
    input  wire [25:0] words_7,
    // Which.
    input  wire  [2:0] index,
    // That one.
    output reg  [25:0] chosen
);

    always @* begin
        chosen = 26'h0;
        if (index == 3'h0) begin
            chosen = words_0;
        end
        if (index == 3'h1) begin
            chosen = words_1;
        end
        if (index == 3'h2) begin
            chosen = words_2;
        end
        if (index == 3'h3) begin
            chosen = words_3;
        end
        if (index == 3'h4) begin
            chosen = words_4;
        end
        if (index == 3'h5) begin
            chosen = words_5;
        end
        if (index == 3'h6) begin
            chosen = words_6;
        end
        if (index == 3'h7) begin
            chosen = words_7;
        end
    end
endmodule
