// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// A store's data as a word: repeated, so that they lie in their place wherever that is, and which bytes count.

module store_align (
    // 0 byte, 1 half, 2 word.
    input  wire  [1:0] size,
    // Place of the lowest byte.
    input  wire  [1:0] place,
    // The register.
    input  wire [31:0] data,
    // The bytes that count, one bit each.
    output reg   [3:0] bytes,
    // The word.
    output reg  [31:0] word
);

    always @* begin
        word = data;
        bytes = 4'hf;
        case (size)
            2'h0: begin
                bytes = 4'h1;
                word[7:0] = data[7:0];
                word[15:8] = data[7:0];
                word[23:16] = data[7:0];
                word[31:24] = data[7:0];
            end
            2'h1: begin
                bytes = 4'h3;
                word[31:16] = data[15:0];
            end
            default: begin
            end
        endcase
        bytes = bytes << place;
    end
endmodule
