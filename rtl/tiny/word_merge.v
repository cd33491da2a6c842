// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// What several lanes store into one word: at each byte the highest lane that writes it wins. Combinational.
//
// Used for each word of a line and for each bank of local memory; does not know which.
//
// One word of many lanes.

module word_merge (
    // Lanes that write this word.
    input  wire  [3:0] members,
    // Word of each lane, its bytes in their places.
    input  wire [31:0] data_0,
    input  wire [31:0] data_1,
    input  wire [31:0] data_2,
    input  wire [31:0] data_3,
    // Bytes of it that count.
    input  wire  [3:0] bytes_0,
    input  wire  [3:0] bytes_1,
    input  wire  [3:0] bytes_2,
    input  wire  [3:0] bytes_3,
    // The word; zero where nobody writes.
    output reg  [31:0] word,
    // Bytes somebody writes.
    output reg   [3:0] written
);

    always @* begin
        word = 32'h0;
        written = 4'h0;
        if (|members) begin
            if (members[0]) begin
                written = written | bytes_0;
                if (bytes_0[0]) begin
                    word[7:0] = data_0[7:0];
                end
                if (bytes_0[1]) begin
                    word[15:8] = data_0[15:8];
                end
                if (bytes_0[2]) begin
                    word[23:16] = data_0[23:16];
                end
                if (bytes_0[3]) begin
                    word[31:24] = data_0[31:24];
                end
            end
            if (members[1]) begin
                written = written | bytes_1;
                if (bytes_1[0]) begin
                    word[7:0] = data_1[7:0];
                end
                if (bytes_1[1]) begin
                    word[15:8] = data_1[15:8];
                end
                if (bytes_1[2]) begin
                    word[23:16] = data_1[23:16];
                end
                if (bytes_1[3]) begin
                    word[31:24] = data_1[31:24];
                end
            end
            if (members[2]) begin
                written = written | bytes_2;
                if (bytes_2[0]) begin
                    word[7:0] = data_2[7:0];
                end
                if (bytes_2[1]) begin
                    word[15:8] = data_2[15:8];
                end
                if (bytes_2[2]) begin
                    word[23:16] = data_2[23:16];
                end
                if (bytes_2[3]) begin
                    word[31:24] = data_2[31:24];
                end
            end
            if (members[3]) begin
                written = written | bytes_3;
                if (bytes_3[0]) begin
                    word[7:0] = data_3[7:0];
                end
                if (bytes_3[1]) begin
                    word[15:8] = data_3[15:8];
                end
                if (bytes_3[2]) begin
                    word[23:16] = data_3[23:16];
                end
                if (bytes_3[3]) begin
                    word[31:24] = data_3[31:24];
                end
            end
        end
    end
endmodule
