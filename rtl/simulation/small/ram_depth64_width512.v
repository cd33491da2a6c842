// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// A memory with one write port and one synchronous read port, as block RAMs have them.
//
// What is asked for in a cycle is there in the next one; reading a word while it is written gives the old word.
// Each group of bits (a byte, a lane) has a write enable of its own. No reset: contents are unknown until written.
// The number of words is rounded up to a power of two, at least two, so that every address is a word.
//
// One write port, one synchronous read port.

module ram_depth64_width512 (
    input  wire         clock,
    // Whether to read; otherwise `read_data` keeps its value.
    input  wire         read_enable,
    // Which word to read.
    input  wire   [5:0] read_address,
    // The word asked for in the last cycle that read.
    output wire [511:0] read_data,
    // Which groups of bits to write, one bit a group.
    input  wire         write_enable,
    // Which word to write.
    input  wire   [5:0] write_address,
    // What to write.
    input  wire [511:0] write_data
);

    reg [511:0] words [0:63];
    reg [511:0] read_word;
    assign read_data = read_word;

    always @(posedge clock) begin
        if (write_enable) words[write_address] <= write_data;
        if (read_enable) read_word <= words[read_address];
    end
endmodule
