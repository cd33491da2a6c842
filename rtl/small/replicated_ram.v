// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// A memory with several synchronous read ports: one block RAM for each, all written alike.
//
// Otherwise as `Ram`, of which it is made.
//
// One write port, several synchronous read ports.

module replicated_ram (
    input  wire        clock,
    // Whether each port reads; otherwise its `read_data` keeps its value.
    input  wire        read_enable_0,
    input  wire        read_enable_1,
    input  wire        read_enable_2,
    // Which word each port reads.
    input  wire  [7:0] read_address_0,
    input  wire  [7:0] read_address_1,
    input  wire  [7:0] read_address_2,
    // The word each port asked for last.
    output wire [31:0] read_data_0,
    output wire [31:0] read_data_1,
    output wire [31:0] read_data_2,
    // Which groups of bits to write, one bit a group.
    input  wire        write_enable,
    // Which word to write.
    input  wire  [7:0] write_address,
    // What to write.
    input  wire [31:0] write_data
);

    ram_depth256_width32 u_copies_0 (
        .clock         (clock),
        .read_enable   (read_enable_0),
        .read_address  (read_address_0),
        .read_data     (read_data_0),
        .write_enable  (write_enable),
        .write_address (write_address),
        .write_data    (write_data)
    );

    ram_depth256_width32 u_copies_1 (
        .clock         (clock),
        .read_enable   (read_enable_1),
        .read_address  (read_address_1),
        .read_data     (read_data_1),
        .write_enable  (write_enable),
        .write_address (write_address),
        .write_data    (write_data)
    );

    ram_depth256_width32 u_copies_2 (
        .clock         (clock),
        .read_enable   (read_enable_2),
        .read_address  (read_address_2),
        .read_data     (read_data_2),
        .write_enable  (write_enable),
        .write_address (write_address),
        .write_data    (write_data)
    );
endmodule
