// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Which of several cores goes to memory: at most one per cycle, of those whose request the bus side can take now. Combinational
// but for waiting fills and the policy.
//
// Grants one request per cycle.

`default_nettype none

module warpstep_memory_arbiter (
    input  wire         clock,
    input  wire         reset,
    // Request of each core's fill engine.
    input  wire         fill_valid, // A line of instructions is requested in this cycle.
    input  wire  [31:0] fill_address, // Address of the requested line of instructions.
    // Request of each core's load/store unit.
    input  wire         request_valid, // A data line is requested.
    output wire         request_read_ready, // Memory accepts the request in this cycle, if it reads.
    // Memory accepts the request in this cycle, if it writes. Of a lone core both are known at the start of the cycle; of several, they mean nothing unless there is a request.
    output wire         request_write_ready,
    input  wire         request_write, // The request writes.
    input  wire  [31:0] request_address, // Address of the requested line.
    input  wire [127:0] request_data, // Line to write.
    input  wire  [15:0] request_bytes, // Bytes of the line that are written, one bit per byte.
    // The request that is granted, if it reads.
    output wire         read_valid, // A read is granted. Only when `ready`.
    input  wire         read_ready, // The bus side can take a read; known at the start of the cycle.
    output wire         read_core, // Core whose read is granted.
    output wire         read_fill, // The read is for a line of instructions.
    output wire  [31:0] read_address, // Address of the line to read.
    // The request that is granted, if it writes.
    output wire         write_valid, // A write is granted. Only when `ready`.
    input  wire         write_ready, // The bus side can take a write; known at the start of the cycle.
    output wire         write_core, // Core whose write is granted.
    output wire  [31:0] write_address, // Address of the line to write.
    output wire [127:0] write_data, // Line to write.
    output wire  [15:0] write_bytes // Bytes of the line that are written, one bit per byte.
);

    reg          chosen_valid;
    reg          chosen_fill;
    reg          chosen_write;
    reg   [31:0] chosen_address;
    reg  [127:0] chosen_data;
    reg   [15:0] chosen_bytes;
    reg          core;
    wire         ports_offer_valid;
    wire         ports_offer_fill;
    wire         ports_offer_write;
    wire  [31:0] ports_offer_address;
    wire [127:0] ports_offer_data;
    wire  [15:0] ports_offer_bytes;
    wire         round_robin_grant;

    warpstep_core_port u_ports_0 (
        .clock               (clock),
        .reset               (reset),
        .fill_valid          (fill_valid),
        .fill_address        (fill_address),
        .request_valid       (request_valid),
        .request_read_ready  (request_read_ready),
        .request_write_ready (request_write_ready),
        .request_write       (request_write),
        .request_address     (request_address),
        .request_data        (request_data),
        .request_bytes       (request_bytes),
        .read_ready          (read_ready),
        .write_ready         (write_ready),
        .offer_valid         (ports_offer_valid),
        .offer_fill          (ports_offer_fill),
        .offer_write         (ports_offer_write),
        .offer_address       (ports_offer_address),
        .offer_data          (ports_offer_data),
        .offer_bytes         (ports_offer_bytes),
        .granted             (round_robin_grant)
    );

    warpstep_round_robin_policy u_round_robin_0 (
        .clock    (clock),
        .reset    (reset),
        .eligible (ports_offer_valid),
        .grant    (round_robin_grant)
    );

    always @* begin
        chosen_valid = ports_offer_valid;
        chosen_fill = ports_offer_fill;
        chosen_write = ports_offer_write;
        chosen_address = ports_offer_address;
        chosen_data = ports_offer_data;
        chosen_bytes = ports_offer_bytes;
        core = 1'b0;
        if (round_robin_grant) begin
            chosen_valid = ports_offer_valid;
            chosen_fill = ports_offer_fill;
            chosen_write = ports_offer_write;
            chosen_address = ports_offer_address;
            chosen_data = ports_offer_data;
            chosen_bytes = ports_offer_bytes;
            core = 1'b0;
        end
    end

    assign read_valid = round_robin_grant & ~chosen_write;
    assign read_core = core;
    assign read_fill = chosen_fill;
    assign read_address = chosen_address;
    assign write_valid = round_robin_grant & chosen_write;
    assign write_core = core;
    assign write_address = chosen_address;
    assign write_data = chosen_data;
    assign write_bytes = chosen_bytes;

    // Not used here.
    wire unused = &{1'b0, chosen_valid};
endmodule

`default_nettype wire
