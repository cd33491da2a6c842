// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One lane's registers, of all warps: memory indexed by warp, as block RAMs like it.
//
// A word's address is warp * 32 + register (x registers only) or warp * 64 + register (x and f). Each read port is a copy
// of the memory. A register number presented in cycle c gives its value in c + 1, and the value stays until the next
// read. A write at the end of c is seen by a read presented in c + 1; a read presented in c itself, beside the write,
// still gives the old value: who issues in c waits for the pending write anyway. x0 reads as zero whatever was written.
// Contents have no reset. Knows nothing of masks or of who may read when.
//
// Two or three synchronous read ports, one write port.

module lane_registers (
    input  wire        clock,
    input  wire        reset,
    // Whether to read; otherwise the operands keep their values.
    input  wire        read,
    // Whose registers are read.
    input  wire  [1:0] read_warp,
    // Which registers are read, one a port.
    input  wire  [5:0] read_registers_0,
    input  wire  [5:0] read_registers_1,
    input  wire  [5:0] read_registers_2,
    // What they held, one cycle later.
    output reg  [31:0] operands_0,
    output reg  [31:0] operands_1,
    output reg  [31:0] operands_2,
    // Whether to write.
    input  wire        write,
    // Register (low six bits) and warp (above) to write.
    input  wire  [7:0] write_destination,
    // What to write.
    input  wire [31:0] write_value
);

    reg         zero_0_q;
    reg         zero_0_d;
    reg         zero_1_q;
    reg         zero_1_d;
    reg         zero_2_q;
    reg         zero_2_d;
    wire  [7:0] words_read_address_0;
    wire  [7:0] words_read_address_1;
    wire  [7:0] words_read_address_2;
    wire [31:0] words_read_data_0;
    wire [31:0] words_read_data_1;
    wire [31:0] words_read_data_2;

    replicated_ram u_words (
        .clock          (clock),
        .read_enable_0  (read),
        .read_enable_1  (read),
        .read_enable_2  (read),
        .read_address_0 (words_read_address_0),
        .read_address_1 (words_read_address_1),
        .read_address_2 (words_read_address_2),
        .read_data_0    (words_read_data_0),
        .read_data_1    (words_read_data_1),
        .read_data_2    (words_read_data_2),
        .write_enable   (write),
        .write_address  (write_destination),
        .write_data     (write_value)
    );

    assign words_read_address_0 = {read_warp, read_registers_0};

    always @* begin
        // Memory has no reset: the zero of x0 is made here.
        zero_0_d = zero_0_q;
        if (read) begin
            zero_0_d = read_registers_0 == 6'h0;
        end
    end

    always @* begin
        operands_0 = words_read_data_0;
        if (zero_0_q) begin
            operands_0 = 32'h0;
        end
    end

    assign words_read_address_1 = {read_warp, read_registers_1};

    always @* begin
        // Memory has no reset: the zero of x0 is made here.
        zero_1_d = zero_1_q;
        if (read) begin
            zero_1_d = read_registers_1 == 6'h0;
        end
    end

    always @* begin
        operands_1 = words_read_data_1;
        if (zero_1_q) begin
            operands_1 = 32'h0;
        end
    end

    assign words_read_address_2 = {read_warp, read_registers_2};

    always @* begin
        // Memory has no reset: the zero of x0 is made here.
        zero_2_d = zero_2_q;
        if (read) begin
            zero_2_d = read_registers_2 == 6'h0;
        end
    end

    always @* begin
        operands_2 = words_read_data_2;
        if (zero_2_q) begin
            operands_2 = 32'h0;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            zero_0_q <= 1'b0;
            zero_1_q <= 1'b0;
            zero_2_q <= 1'b0;
        end else begin
            zero_0_q <= zero_0_d;
            zero_1_q <= zero_1_d;
            zero_2_q <= zero_2_d;
        end
    end
endmodule
