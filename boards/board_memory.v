// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Block RAM behind the core's AXI port, initialised with a program; the console and the exit word.
//
// By default 64 KB: 32 KB of program and data from 0x8000_0000, and at the top 2 KB of stack for each of sixteen harts, whose
// stacks end below 0xFFFF_0000 every 8 KB. Address bits that select nothing are not looked at, so RAM repeats itself; nothing
// answers with an error. One burst at a time in each direction: the first beat read two cycles after its address is taken, then a beat
// per cycle. A byte written to the console is accepted when the serial line takes it. Input and output read as zero.

`default_nettype none

module board_memory #(
    parameter AXI_BYTES = 8,        // `axi_bytes` of the emitted configuration
    parameter IMAGE = "image.hex",  // the program, a word of AXI_BYTES per line (`warpstep image`)
    parameter BYTES = 65536,        // of the whole memory; these three are powers of two
    parameter STACKS = 16,          // harts that have a stack
    parameter STACK_BYTES = 2048    // of each of them, at the top of the memory
) (
    input  wire                   clock,
    input  wire                   reset, // Synchronous.

    input  wire            [31:0] araddr,
    input  wire             [7:0] arlen,
    input  wire                   arvalid,
    output wire                   arready,
    output wire [8*AXI_BYTES-1:0] rdata,
    output wire                   rlast,
    output wire                   rvalid,
    input  wire                   rready,

    input  wire            [31:0] awaddr,
    input  wire                   awvalid,
    output wire                   awready,
    input  wire [8*AXI_BYTES-1:0] wdata,
    input  wire   [AXI_BYTES-1:0] wstrb,
    input  wire                   wlast,
    input  wire                   wvalid,
    output wire                   wready,
    output wire                   bvalid,

    output wire                   console_valid, // A byte for the console.
    output wire             [7:0] console_data,  // This byte.
    input  wire                   console_ready, // It is taken in this cycle.
    output wire                   exited,        // The program has stored its exit code.
    output wire             [7:0] exit_code      // Lowest byte of what it stored.
);
    localparam OFFSET_BITS = $clog2(AXI_BYTES);
    localparam INDEX_BITS = $clog2(BYTES) - OFFSET_BITS;
    localparam FIRST_STACK = BYTES - STACKS * STACK_BYTES;
    localparam EXIT_WORD = 32'h88;
    localparam EXIT_BYTE = EXIT_WORD % AXI_BYTES; // where in its beat the exit word begins

    reg [8*AXI_BYTES-1:0] words [0:(1 << INDEX_BITS)-1];
    initial $readmemh(IMAGE, words);

    // Which word an address selects: of every stack of 8 KB the last STACK_BYTES are there.
    /* verilator lint_off UNUSED */ // not every bit selects something
    function [INDEX_BITS-1:0] index;
        input [31:0] address;
        reg [31:0] stack;
        reg [31:0] place;
        begin
            stack = FIRST_STACK | ((address >> 13) % STACKS) * STACK_BYTES | address % STACK_BYTES;
            place = address[30] ? stack : address % BYTES;
            index = place[OFFSET_BITS +: INDEX_BITS];
        end
    endfunction

    function is_io;
        input [31:0] address;
        is_io = address[31:16] == 16'd0;
    endfunction
    /* verilator lint_on UNUSED */

    // Reads.
    reg reading;
    reg read_io;
    reg [INDEX_BITS-1:0] read_index;
    reg [7:0] read_left;
    reg beat_valid;
    reg beat_last;
    reg beat_io;
    reg [8*AXI_BYTES-1:0] beat;
    wire read_beat = reading && (!beat_valid || rready);

    assign arready = !reading;
    assign rvalid = beat_valid;
    assign rlast = beat_last;
    assign rdata = beat_io ? {8*AXI_BYTES{1'b0}} : beat;

    always @(posedge clock) begin
        if (read_beat) beat <= words[read_index];
    end

    always @(posedge clock) begin
        if (!beat_valid || rready) begin
            beat_valid <= reading;
            beat_last <= read_left == 8'd0;
            beat_io <= read_io;
        end
        if (read_beat) begin
            read_index <= read_index + 1'b1;
            read_left <= read_left - 8'd1;
            if (read_left == 8'd0) reading <= 1'b0;
        end
        if (arvalid && arready) begin
            reading <= 1'b1;
            read_io <= is_io(araddr);
            read_index <= index(araddr);
            read_left <= arlen;
        end
        if (reset) begin
            reading <= 1'b0;
            beat_valid <= 1'b0;
        end
    end

    // Writes.
    reg writing;
    reg write_io;
    reg write_console;
    reg write_exit;
    reg [INDEX_BITS-1:0] write_index;
    reg answer;
    reg has_exited;
    reg [7:0] code;
    wire write_beat = wvalid && wready;
    wire [AXI_BYTES-1:0] write_bytes = write_beat && !write_io ? wstrb : {AXI_BYTES{1'b0}};

    assign awready = !writing;
    assign wready = writing && (!write_console || console_ready);
    assign bvalid = answer;
    assign exited = has_exited;
    assign exit_code = code;

    always @(posedge clock) begin : store
        integer place;
        for (place = 0; place < AXI_BYTES; place = place + 1) begin
            if (write_bytes[place]) words[write_index][8*place +: 8] <= wdata[8*place +: 8];
        end
    end

    always @(posedge clock) begin
        answer <= write_beat && wlast;
        if (write_beat) begin
            write_index <= write_index + 1'b1;
            if (wlast) writing <= 1'b0;
            if (write_exit && wstrb[EXIT_BYTE]) begin
                has_exited <= 1'b1;
                code <= wdata[8*EXIT_BYTE +: 8];
            end
        end
        if (awvalid && awready) begin
            writing <= 1'b1;
            write_io <= is_io(awaddr);
            write_console <= awaddr[31:6] == 26'd1; // 0x40 to 0x7f
            write_exit <= awaddr[31:OFFSET_BITS] == EXIT_WORD[31:OFFSET_BITS];
            write_index <= index(awaddr);
        end
        if (reset) begin
            writing <= 1'b0;
            answer <= 1'b0;
            has_exited <= 1'b0;
            code <= 8'd0;
        end
    end

    // What is printed is the lowest byte of the store: one lane's, a single beat.
    reg [7:0] lowest;
    always @* begin : pick
        integer place;
        lowest = 8'd0;
        for (place = AXI_BYTES - 1; place >= 0; place = place - 1) begin
            if (wstrb[place]) lowest = wdata[8*place +: 8];
        end
    end
    assign console_valid = writing && write_console && wvalid && (wstrb != 0);
    assign console_data = lowest;
endmodule

`default_nettype wire
