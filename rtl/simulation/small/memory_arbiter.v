// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Who of several cores goes to memory: at most one a cycle, of those whose wish memory can take now. Combinational but for
// waiting fills and whose turn it is.
//
// Grants one wish a cycle.

module memory_arbiter (
    input  wire         clock,
    input  wire         reset,
    // A core's fill engine wants a line.
    input  wire         fill_valid_0,
    // Its address.
    input  wire  [31:0] fill_address_0,
    // A core's load/store unit wants something.
    input  wire         request_valid_0,
    // It is taken in this cycle.
    output wire         request_ready_0,
    // It writes.
    input  wire         request_write_0,
    // Address of the line.
    input  wire  [31:0] request_address_0,
    // The line to write.
    input  wire [511:0] request_data_0,
    // Its bytes that count.
    input  wire  [63:0] request_bytes_0,
    // Memory takes a read.
    input  wire         read_ok,
    // Memory takes a write.
    input  wire         write_ok,
    // A read is granted.
    output wire         reads,
    // A write is granted.
    output wire         writes,
    // It is a fill.
    output reg          is_fill,
    // Whose it is.
    output reg          core,
    // Address of the line.
    output reg   [31:0] address,
    // The line to write.
    output reg  [511:0] data,
    // Its bytes that count.
    output reg   [63:0] bytes
);

    wire        eligible;
    wire        grant;
    reg         is_write;
    wire        ports_0_eligible;
    wire        ports_0_is_fill;
    wire        ports_0_is_write;
    wire [31:0] ports_0_address;
    wire        rounds_0_grant;

    core_port u_ports_0 (
        .clock           (clock),
        .reset           (reset),
        .fill_valid      (fill_valid_0),
        .fill_address    (fill_address_0),
        .request_valid   (request_valid_0),
        .request_write   (request_write_0),
        .request_address (request_address_0),
        .read_ok         (read_ok),
        .write_ok        (write_ok),
        .eligible        (ports_0_eligible),
        .is_fill         (ports_0_is_fill),
        .is_write        (ports_0_is_write),
        .address         (ports_0_address),
        .granted         (grant),
        .request_ready   (request_ready_0)
    );

    rounds u_rounds_0 (
        .clock    (clock),
        .reset    (reset),
        .eligible (eligible),
        .grant    (rounds_0_grant)
    );

    assign eligible = ports_0_eligible;
    assign grant = rounds_0_grant;

    always @* begin
        is_fill = ports_0_is_fill;
        is_write = ports_0_is_write;
        core = 1'b0;
        address = ports_0_address;
        data = request_data_0;
        bytes = request_bytes_0;
        if (grant) begin
            is_fill = ports_0_is_fill;
            is_write = ports_0_is_write;
            core = 1'b0;
            address = ports_0_address;
            data = request_data_0;
            bytes = request_bytes_0;
        end
    end

    assign reads = grant & (~is_write);
    assign writes = grant & is_write;
endmodule
