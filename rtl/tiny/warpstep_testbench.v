// SPDX-License-Identifier: MIT OR Apache-2.0
// The core with a memory behind its AXI port and a program in it: prints what the program prints, and ends with PASS or a fatal error.
//
// The memory takes one read and one write burst at a time and answers in the next cycle. Its first megabyte is at 32'h80000000; stores to
// 0x40 to 0x7f are characters, the byte stored at 0x88 is the exit code. Any other address answers with an error.

`default_nettype none

module warpstep_testbench;
    localparam AXI_BYTES = 4;
    localparam RAM_BYTES = 1048576;
    localparam MOST_CYCLES = 50000;

    reg clock = 1'b0;
    reg reset = 1'b1;
    always #5 clock = ~clock;

    wire busy;
    wire fault_valid;
    wire [3:0] fault_cause;
    wire [31:0] fault_pc;

    wire [31:0] axi_araddr;
    wire [7:0] axi_arlen;
    wire axi_arvalid;
    reg [8*AXI_BYTES-1:0] axi_rdata;
    wire axi_rready;
    wire [31:0] axi_awaddr;
    wire axi_awvalid;
    wire [8*AXI_BYTES-1:0] axi_wdata;
    wire [AXI_BYTES-1:0] axi_wstrb;
    wire axi_wlast;
    wire axi_wvalid;
    wire axi_bready;

    reg [7:0] ram [0:RAM_BYTES-1];
    integer place;
    initial begin
        for (place = 0; place < RAM_BYTES; place = place + 1) ram[place] = 8'h00;
        $readmemh("nested.hex", ram, 0, 510 - 1);
        // The first two bits of a full-length instruction are ones.
        if (ram[0][1:0] != 2'b11) $fatal(1, "FAIL: there is no program in nested.hex");
    end

    function in_ram(input [31:0] address);
        in_ram = address - 32'h80000000 < RAM_BYTES;
    endfunction

    // Reads: an address, then its beats.
    reg reading = 1'b0;
    reg [31:0] read_address;
    reg [7:0] beats_left;
    integer read_byte;
    task read(input [31:0] address);
        begin
            read_address <= address;
            for (read_byte = 0; read_byte < AXI_BYTES; read_byte = read_byte + 1)
                axi_rdata[8*read_byte +: 8] <= ram[(address - 32'h80000000 + read_byte) % RAM_BYTES];
        end
    endtask
    always @(posedge clock) begin
        if (reset) reading <= 1'b0;
        else if (!reading && axi_arvalid) begin
            reading <= 1'b1;
            beats_left <= axi_arlen;
            read(axi_araddr / AXI_BYTES * AXI_BYTES);
        end else if (reading && axi_rready) begin
            reading <= beats_left != 8'd0;
            beats_left <= beats_left - 8'd1;
            read(read_address + AXI_BYTES);
        end
    end

    // Writes: an address, then its beats, then the response.
    reg writing = 1'b0;
    reg answering = 1'b0;
    reg write_error;
    reg [31:0] write_address;
    reg [7:0] exit_code;
    reg has_exit_code = 1'b0;
    integer write_byte;
    reg [31:0] at;
    always @(posedge clock) begin
        if (reset) begin
            writing <= 1'b0;
            answering <= 1'b0;
        end else if (!writing && !answering && axi_awvalid) begin
            writing <= 1'b1;
            write_error <= 1'b0;
            write_address <= axi_awaddr / AXI_BYTES * AXI_BYTES;
        end else if (writing && axi_wvalid) begin
            for (write_byte = 0; write_byte < AXI_BYTES; write_byte = write_byte + 1) begin
                at = write_address + write_byte;
                if (axi_wstrb[write_byte]) begin
                    if (in_ram(at)) ram[at - 32'h80000000] = axi_wdata[8*write_byte +: 8];
                    else if (at >= 32'h40 && at < 32'h80) begin
                        if (at % 4 == 0) $write("%c", axi_wdata[8*write_byte +: 8]);
                    end else if (at >= 32'h88 && at < 32'h8c) begin
                        if (at == 32'h88) begin
                            exit_code <= axi_wdata[8*write_byte +: 8];
                            has_exit_code <= 1'b1;
                        end
                    end else write_error <= 1'b1;
                end
            end
            write_address <= write_address + AXI_BYTES;
            writing <= !axi_wlast;
            answering <= axi_wlast;
        end else if (answering && axi_bready) answering <= 1'b0;
    end

    // The verdict.
    reg was_busy = 1'b0;
    integer cycles = 0;
    initial begin
        repeat (3) @(posedge clock);
        @(negedge clock) reset = 1'b0;
    end
    always @(posedge clock) begin
        if (!reset) begin
            cycles <= cycles + 1;
            was_busy <= busy;
            if (fault_valid) $fatal(1, "FAIL: program error %0d at %h", fault_cause, fault_pc);
            else if (was_busy && !busy) begin
                if (!has_exit_code) $fatal(1, "FAIL: no exit code was stored");
                else if (exit_code != 8'd0) $fatal(1, "FAIL: exit code %0d", exit_code);
                else begin
                    $display("PASS: nested, %0d cycles", cycles);
                    $finish;
                end
            end else if (cycles > MOST_CYCLES) $fatal(1, "FAIL: no end after %0d cycles", cycles);
        end
    end

    warpstep_top core (
        .clock          (clock),
        .reset          (reset),
        .start_pc       (32'h80000000),
        .start_argument (32'h0),
        .busy           (busy),
        .fault_valid    (fault_valid),
        .fault_cause    (fault_cause),
        .fault_pc       (fault_pc),
        .fault_detail   (),
        .fault_core     (),
        .fault_context  (),
        .fault_lane     (),
        .axi_araddr     (axi_araddr),
        .axi_arlen      (axi_arlen),
        .axi_arsize     (),
        .axi_arburst    (),
        .axi_arprot     (),
        .axi_arvalid    (axi_arvalid),
        .axi_arready    (!reading),
        .axi_rdata      (axi_rdata),
        .axi_rresp      (in_ram(read_address) ? 2'b00 : 2'b11),
        .axi_rlast      (beats_left == 8'd0),
        .axi_rvalid     (reading),
        .axi_rready     (axi_rready),
        .axi_awaddr     (axi_awaddr),
        .axi_awlen      (),
        .axi_awsize     (),
        .axi_awburst    (),
        .axi_awprot     (),
        .axi_awvalid    (axi_awvalid),
        .axi_awready    (!writing && !answering),
        .axi_wdata      (axi_wdata),
        .axi_wstrb      (axi_wstrb),
        .axi_wlast      (axi_wlast),
        .axi_wvalid     (axi_wvalid),
        .axi_wready     (writing),
        .axi_bresp      (write_error ? 2'b11 : 2'b00),
        .axi_bvalid     (answering),
        .axi_bready     (axi_bready)
    );
endmodule

`default_nettype wire
