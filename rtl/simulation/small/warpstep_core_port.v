// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// What a core wants of memory: a line of instructions, kept until it is granted, before data, which ask in the very cycle.
//
// A fill requested in f asks from f + 1. A core makes an offer if the bus side can take what the core wants first.
//
// The two requesters of a core.

`default_nettype none

module warpstep_core_port (
    input  wire         clock,
    input  wire         reset,
    // Request of the fill engine.
    input  wire         fill_valid, // A line of instructions is requested in this cycle.
    input  wire  [31:0] fill_address, // Address of the requested line of instructions.
    // Request of the load/store unit.
    input  wire         request_valid, // A data line is requested.
    output wire         request_read_ready, // Memory accepts the request in this cycle, if it reads.
    // Memory accepts the request in this cycle, if it writes. Of a lone core both are known at the start of the cycle; of several, they mean nothing unless there is a request.
    output wire         request_write_ready,
    input  wire         request_write, // The request writes.
    input  wire  [31:0] request_address, // Address of the requested line.
    input  wire [127:0] request_data, // Line to write.
    input  wire  [15:0] request_bytes, // Bytes of the line that are written, one bit per byte.
    input  wire         read_ready, // The bus side can take a read.
    input  wire         write_ready, // The bus side can take a write.
    // What the core wants first.
    output reg          offer_valid, // The core may be granted.
    output wire         offer_fill, // The core wants a line of instructions.
    output reg          offer_write, // The core wants to write.
    output reg   [31:0] offer_address, // Address of the line the core wants.
    output wire [127:0] offer_data, // Line the core wants to write.
    output wire  [15:0] offer_bytes, // Bytes of the line that the core writes, one bit per byte.
    input  wire         granted // The offer is granted.
);

    reg         waits_q;
    reg  [31:0] line_q;

    assign offer_fill = waits_q;

    always @* begin
        if (waits_q) begin
            offer_valid = read_ready;
            offer_write = 1'b0;
            offer_address = line_q;
        end else begin
            offer_valid = (request_valid & request_write & write_ready)
                | (request_valid & ~request_write & read_ready);
            offer_write = request_write;
            offer_address = request_address;
        end
    end

    assign offer_data = request_data;
    assign offer_bytes = request_bytes;
    assign request_read_ready = read_ready & ~waits_q;
    assign request_write_ready = write_ready & ~waits_q;

    always @(posedge clock) begin
        if (reset) begin
            waits_q <= 1'b0;
        end else begin
            if (granted) waits_q <= 1'b0;
            if (fill_valid) waits_q <= 1'b1;
        end
    end

    always @(posedge clock) begin
        if (fill_valid) line_q <= fill_address;
    end

`ifdef WARPSTEP_INIT
    initial line_q = 32'h0;
`endif
endmodule

`default_nettype wire
