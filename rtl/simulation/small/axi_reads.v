// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Reads: an address, beats gathered into a line, and the line to whom it belongs.
//
// ```text
// g        granted            g + 1 …  AR, until it is taken
// k        last beat          k + 1    the line is complete: a fill is taken at once, data when their core is ready
// ```
// Beats are taken while the line is not complete, and in the cycle in which it is taken. Any response but OKAY makes the
// line wrong; a wrong line of instructions is all zeros, which no instruction is.
//
// Channels AR and R.

module axi_reads (
    input  wire         clock,
    input  wire         reset,
    // A line is granted. Only with `ok`.
    input  wire         grant,
    // It is a fill.
    input  wire         is_fill,
    // Whose it is.
    input  wire         core,
    // Its address.
    input  wire  [31:0] address,
    // A line may be granted.
    output wire         ok,
    // A line of instructions is here: whose.
    output reg          line_valid,
    // It.
    output reg  [511:0] line_data,
    // A line of data is here: whose.
    output reg          answer_valid,
    // Cores that take one.
    input  wire         answer_ready,
    // It.
    output wire [511:0] answer_data,
    // It is wrong.
    output wire         answer_error,
    // First address.
    output wire  [31:0] araddr,
    // Beats, less one.
    output reg    [7:0] arlen,
    // Logarithm of the bytes of a beat.
    output wire   [2:0] arsize,
    // Incrementing.
    output wire   [1:0] arburst,
    // Whether it is an instruction (bit 2).
    output reg    [2:0] arprot,
    // There is an address.
    output wire         arvalid,
    // It is taken.
    input  wire         arready,
    // A beat.
    input  wire  [63:0] rdata,
    // How it went.
    input  wire   [1:0] rresp,
    // The burst's last.
    input  wire         rlast,
    // There is one.
    input  wire         rvalid,
    // It is taken.
    output wire         rready
);

    reg          asks_q;
    reg          asks_d;
    reg   [31:0] asked_address_q;
    reg   [31:0] asked_address_d;
    reg          asked_fill_q;
    reg          asked_fill_d;
    reg    [2:0] beat_q;
    reg    [2:0] beat_d;
    reg   [63:0] beats_0_q;
    reg   [63:0] beats_0_d;
    reg   [63:0] beats_1_q;
    reg   [63:0] beats_1_d;
    reg   [63:0] beats_2_q;
    reg   [63:0] beats_2_d;
    reg   [63:0] beats_3_q;
    reg   [63:0] beats_3_d;
    reg   [63:0] beats_4_q;
    reg   [63:0] beats_4_d;
    reg   [63:0] beats_5_q;
    reg   [63:0] beats_5_d;
    reg   [63:0] beats_6_q;
    reg   [63:0] beats_6_d;
    reg   [63:0] beats_7_q;
    reg   [63:0] beats_7_d;
    reg          complete_q;
    reg          complete_d;
    reg          wrong_q;
    reg          wrong_d;
    reg          line_fill_q;
    reg          line_fill_d;
    reg          line_core_q;
    reg          line_core_d;
    wire [511:0] line;
    wire         owner;
    wire         taken;
    wire         takes_beat;
    wire         ends;
    wire   [1:0] under_way_enter_name;
    wire         under_way_leave;
    wire         under_way_empty;
    wire         under_way_full;
    wire   [1:0] under_way_first;

    owners_room5 u_under_way (
        .clock      (clock),
        .reset      (reset),
        .enter      (grant),
        .enter_name (under_way_enter_name),
        .leave      (under_way_leave),
        .empty      (under_way_empty),
        .full       (under_way_full),
        .first      (under_way_first)
    );

    // Addresses.
    assign ok = (~asks_q) & (~under_way_full);
    assign arvalid = asks_q;
    assign araddr = asked_address_q;
    assign arsize = 3'h3;
    assign arburst = 2'h1;

    always @* begin
        arlen = 8'h7;
        arprot = 3'h0;
        if (asked_fill_q) begin
            arlen = 8'h7;
            arprot = 3'h4;
        end
    end

    always @* begin
        asks_d = asks_q;
        if (arready) begin
            asks_d = 1'b0;
        end
        asked_address_d = asked_address_q;
        asked_fill_d = asked_fill_q;
        if (grant) begin
            asks_d = 1'b1;
            asked_address_d = address;
            asked_fill_d = is_fill;
        end
    end

    assign under_way_enter_name = {core, is_fill};

    // The line goes to its owner.
    assign line = {beats_7_q, beats_6_q, beats_5_q, beats_4_q, beats_3_q, beats_2_q, beats_1_q, beats_0_q};
    assign owner = line_core_q == 1'b0;

    always @* begin
        line_valid = 1'b0;
        answer_valid = 1'b0;
        if (complete_q) begin
            if (line_fill_q) begin
                line_valid = owner;
            end else begin
                answer_valid = owner;
            end
        end
    end

    always @* begin
        line_data = line;
        if (wrong_q) begin
            line_data = 512'h0;
        end
    end

    assign answer_data = line;
    assign answer_error = wrong_q;
    assign taken = line_valid | (answer_valid & answer_ready);

    // Beats.
    assign rready = (~complete_q) | taken;
    assign takes_beat = rvalid & rready;
    assign ends = takes_beat & rlast;
    assign under_way_leave = ends & (~under_way_empty);

    always @* begin
        complete_d = complete_q;
        if (taken) begin
            complete_d = 1'b0;
        end
        beat_d = beat_q;
        beats_0_d = beats_0_q;
        beats_1_d = beats_1_q;
        beats_2_d = beats_2_q;
        beats_3_d = beats_3_q;
        beats_4_d = beats_4_q;
        beats_5_d = beats_5_q;
        beats_6_d = beats_6_q;
        beats_7_d = beats_7_q;
        line_core_d = line_core_q;
        line_fill_d = line_fill_q;
        wrong_d = wrong_q;
        if (takes_beat) begin
            beat_d = beat_q + 3'h1;
            wrong_d = |rresp;
            if (beat_q != 3'h0) begin
                wrong_d = wrong_q | (|rresp);
            end
            if (rlast) begin
                beat_d = 3'h0;
                complete_d = 1'b1;
                line_fill_d = under_way_first[0];
                line_core_d = under_way_first[1];
            end
            if (beat_q == 3'h0) begin
                beats_0_d = rdata;
            end
            if (beat_q == 3'h1) begin
                beats_1_d = rdata;
            end
            if (beat_q == 3'h2) begin
                beats_2_d = rdata;
            end
            if (beat_q == 3'h3) begin
                beats_3_d = rdata;
            end
            if (beat_q == 3'h4) begin
                beats_4_d = rdata;
            end
            if (beat_q == 3'h5) begin
                beats_5_d = rdata;
            end
            if (beat_q == 3'h6) begin
                beats_6_d = rdata;
            end
            if (beat_q == 3'h7) begin
                beats_7_d = rdata;
            end
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            asks_q <= 1'b0;
            asked_address_q <= 32'h0;
            asked_fill_q <= 1'b0;
            beat_q <= 3'h0;
            beats_0_q <= 64'h0;
            beats_1_q <= 64'h0;
            beats_2_q <= 64'h0;
            beats_3_q <= 64'h0;
            beats_4_q <= 64'h0;
            beats_5_q <= 64'h0;
            beats_6_q <= 64'h0;
            beats_7_q <= 64'h0;
            complete_q <= 1'b0;
            wrong_q <= 1'b0;
            line_fill_q <= 1'b0;
            line_core_q <= 1'b0;
        end else begin
            asks_q <= asks_d;
            asked_address_q <= asked_address_d;
            asked_fill_q <= asked_fill_d;
            beat_q <= beat_d;
            beats_0_q <= beats_0_d;
            beats_1_q <= beats_1_d;
            beats_2_q <= beats_2_d;
            beats_3_q <= beats_3_d;
            beats_4_q <= beats_4_d;
            beats_5_q <= beats_5_d;
            beats_6_q <= beats_6_d;
            beats_7_q <= beats_7_d;
            complete_q <= complete_d;
            wrong_q <= wrong_d;
            line_fill_q <= line_fill_d;
            line_core_q <= line_core_d;
        end
    end
endmodule
