// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// A lane's value out of what came back: its word, shifted and extended. Combinational; zero when the lane takes nothing.
//
// One lane.

module lane_pick (
    // The lane takes a value.
    input  wire        take,
    // What came: a line, or the words of all banks.
    input  wire [31:0] words_0,
    input  wire [31:0] words_1,
    input  wire [31:0] words_2,
    input  wire [31:0] words_3,
    // Place of its lowest byte there.
    input  wire  [3:0] place,
    // 0 byte, 1 half, 2 word.
    input  wire  [1:0] size,
    // Whether zeros, not the sign, stand above it.
    input  wire        zero_fill,
    // The value.
    output wire [31:0] value
);

    wire  [1:0] position;
    reg  [31:0] word;

    load_align u_align (
        .size      (size),
        .zero_fill (zero_fill),
        .place     (place[1:0]),
        .word      (word),
        .value     (value)
    );

    assign position = place[3:2];

    always @* begin
        word = 32'h0;
        if (take) begin
            if (position == 2'h0) begin
                word = words_0;
            end
            if (position == 2'h1) begin
                word = words_1;
            end
            if (position == 2'h2) begin
                word = words_2;
            end
            if (position == 2'h3) begin
                word = words_3;
            end
        end
    end
endmodule
