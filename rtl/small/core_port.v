// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// What a core wants of memory: a fill, kept until it is granted, before data, which ask in the very cycle.
//
// `fill_valid` in f asks from f + 1. A core is eligible if memory can take what it wants first.
//
// The two requesters of a core.

module core_port (
    input  wire        clock,
    input  wire        reset,
    // The fill engine wants a line. Not again before it came.
    input  wire        fill_valid,
    // Address of the line.
    input  wire [31:0] fill_address,
    // The load/store unit wants something.
    input  wire        request_valid,
    // It is a write.
    input  wire        request_write,
    // Address of the line.
    input  wire [31:0] request_address,
    // Memory takes a read.
    input  wire        read_ok,
    // Memory takes a write.
    input  wire        write_ok,
    // The core may be granted.
    output reg         eligible,
    // What it wants is a fill.
    output wire        is_fill,
    // What it wants is a write.
    output reg         is_write,
    // Where.
    output reg  [31:0] address,
    // It is granted.
    input  wire        granted,
    // The load/store unit's request is taken.
    output wire        request_ready
);

    reg         waits_q;
    reg         waits_d;
    reg  [31:0] line_q;
    reg  [31:0] line_d;

    assign is_fill = waits_q;

    always @* begin
        if (waits_q) begin
            eligible = read_ok;
            is_write = 1'b0;
            address = line_q;
        end else begin
            eligible = ((request_valid & request_write) & write_ok) | ((request_valid & (~request_write)) & read_ok);
            is_write = request_write;
            address = request_address;
        end
    end

    assign request_ready = granted & (~waits_q);

    always @* begin
        waits_d = waits_q;
        if (granted) begin
            waits_d = 1'b0;
        end
        line_d = line_q;
        if (fill_valid) begin
            waits_d = 1'b1;
            line_d = fill_address;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            waits_q <= 1'b0;
            line_q <= 32'h0;
        end else begin
            waits_q <= waits_d;
            line_q <= line_d;
        end
    end
endmodule
