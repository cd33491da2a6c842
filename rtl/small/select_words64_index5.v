// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One of several words, chosen by number. Combinational.
//
// `chosen` is the word numbered `index`; zero if there is none of that number.

module select_words64_index5 (
    // What there is to choose from.
    input  wire [63:0] words_0,
    input  wire [63:0] words_1,
    input  wire [63:0] words_2,
    input  wire [63:0] words_3,
    input  wire [63:0] words_4,
    input  wire [63:0] words_5,
    input  wire [63:0] words_6,
    input  wire [63:0] words_7,
    input  wire [63:0] words_8,
    input  wire [63:0] words_9,
    input  wire [63:0] words_10,
    input  wire [63:0] words_11,
    input  wire [63:0] words_12,
    input  wire [63:0] words_13,
    input  wire [63:0] words_14,
    input  wire [63:0] words_15,
    input  wire [63:0] words_16,
    input  wire [63:0] words_17,
    input  wire [63:0] words_18,
    input  wire [63:0] words_19,
    input  wire [63:0] words_20,
    input  wire [63:0] words_21,
    input  wire [63:0] words_22,
    // Which.
    input  wire  [4:0] index,
    // That one.
    output reg  [63:0] chosen
);

    always @* begin
        chosen = 64'h0;
        if (index == 5'h0) begin
            chosen = words_0;
        end
        if (index == 5'h1) begin
            chosen = words_1;
        end
        if (index == 5'h2) begin
            chosen = words_2;
        end
        if (index == 5'h3) begin
            chosen = words_3;
        end
        if (index == 5'h4) begin
            chosen = words_4;
        end
        if (index == 5'h5) begin
            chosen = words_5;
        end
        if (index == 5'h6) begin
            chosen = words_6;
        end
        if (index == 5'h7) begin
            chosen = words_7;
        end
        if (index == 5'h8) begin
            chosen = words_8;
        end
        if (index == 5'h9) begin
            chosen = words_9;
        end
        if (index == 5'ha) begin
            chosen = words_10;
        end
        if (index == 5'hb) begin
            chosen = words_11;
        end
        if (index == 5'hc) begin
            chosen = words_12;
        end
        if (index == 5'hd) begin
            chosen = words_13;
        end
        if (index == 5'he) begin
            chosen = words_14;
        end
        if (index == 5'hf) begin
            chosen = words_15;
        end
        if (index == 5'h10) begin
            chosen = words_16;
        end
        if (index == 5'h11) begin
            chosen = words_17;
        end
        if (index == 5'h12) begin
            chosen = words_18;
        end
        if (index == 5'h13) begin
            chosen = words_19;
        end
        if (index == 5'h14) begin
            chosen = words_20;
        end
        if (index == 5'h15) begin
            chosen = words_21;
        end
        if (index == 5'h16) begin
            chosen = words_22;
        end
    end
endmodule
