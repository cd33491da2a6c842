// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Writes: a line waits in the *next* register, then goes out as an address and beats, and is over when memory says so.
//
// ```text
// g        granted             g + 1    in the next register
// n        the engine is idle, or ends: what waits moves at the end of n
// n + 1 …  AW and W, each until it is taken; a beat after the other
// k        B: `done` to the oldest write's core
// ```
// Any response but OKAY is an error.
//
// Channels AW, W and B.

module axi_writes (
    input  wire         clock,
    input  wire         reset,
    // A line is granted. Only with `ok`.
    input  wire         grant,
    // Whose it is.
    input  wire         core,
    // Its address.
    input  wire  [31:0] address,
    // Its bytes.
    input  wire [511:0] data,
    // Those that count.
    input  wire  [63:0] bytes,
    // A line may be granted.
    output wire         ok,
    // A write is over: whose, one bit a core.
    output wire         done,
    // It went wrong.
    output wire         error,
    // First address.
    output wire  [31:0] awaddr,
    // Beats, less one.
    output wire   [7:0] awlen,
    // Logarithm of the bytes of a beat.
    output wire   [2:0] awsize,
    // Incrementing.
    output wire   [1:0] awburst,
    // Data.
    output wire   [2:0] awprot,
    // There is an address.
    output wire         awvalid,
    // It is taken.
    input  wire         awready,
    // A beat.
    output reg   [63:0] wdata,
    // Its bytes that count.
    output reg    [7:0] wstrb,
    // The burst's last.
    output wire         wlast,
    // There is one.
    output wire         wvalid,
    // It is taken.
    input  wire         wready,
    // How a write went.
    input  wire   [1:0] bresp,
    // There is an answer.
    input  wire         bvalid,
    // Always.
    output wire         bready
);

    reg          waits_q;
    reg          waits_d;
    reg   [31:0] next_address_q;
    reg   [31:0] next_address_d;
    reg  [511:0] next_data_q;
    reg  [511:0] next_data_d;
    reg   [63:0] next_bytes_q;
    reg   [63:0] next_bytes_d;
    reg          addresses_q;
    reg          addresses_d;
    reg          sends_q;
    reg          sends_d;
    reg    [2:0] beat_q;
    reg    [2:0] beat_d;
    reg   [31:0] burst_address_q;
    reg   [31:0] burst_address_d;
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
    reg    [7:0] strobes_0_q;
    reg    [7:0] strobes_0_d;
    reg    [7:0] strobes_1_q;
    reg    [7:0] strobes_1_d;
    reg    [7:0] strobes_2_q;
    reg    [7:0] strobes_2_d;
    reg    [7:0] strobes_3_q;
    reg    [7:0] strobes_3_d;
    reg    [7:0] strobes_4_q;
    reg    [7:0] strobes_4_d;
    reg    [7:0] strobes_5_q;
    reg    [7:0] strobes_5_d;
    reg    [7:0] strobes_6_q;
    reg    [7:0] strobes_6_d;
    reg    [7:0] strobes_7_q;
    reg    [7:0] strobes_7_d;
    wire         address_over;
    wire         beats_over;
    wire         moves;
    wire         under_way_leave;
    wire         under_way_empty;
    wire         under_way_full;
    wire         under_way_first;

    owners_room8 u_under_way (
        .clock      (clock),
        .reset      (reset),
        .enter      (grant),
        .enter_name (core),
        .leave      (under_way_leave),
        .empty      (under_way_empty),
        .full       (under_way_full),
        .first      (under_way_first)
    );

    assign ok = (~waits_q) & (~under_way_full);

    // The engine.
    assign awvalid = addresses_q;
    assign awaddr = burst_address_q;
    assign awlen = 8'h7;
    assign awsize = 3'h3;
    assign awburst = 2'h1;
    assign awprot = 3'h0;
    assign wvalid = sends_q;
    assign wlast = beat_q == 3'h7;

    always @* begin
        wdata = 64'h0;
        wstrb = 8'h0;
        if (sends_q) begin
            if (beat_q == 3'h0) begin
                wdata = beats_0_q;
                wstrb = strobes_0_q;
            end
            if (beat_q == 3'h1) begin
                wdata = beats_1_q;
                wstrb = strobes_1_q;
            end
            if (beat_q == 3'h2) begin
                wdata = beats_2_q;
                wstrb = strobes_2_q;
            end
            if (beat_q == 3'h3) begin
                wdata = beats_3_q;
                wstrb = strobes_3_q;
            end
            if (beat_q == 3'h4) begin
                wdata = beats_4_q;
                wstrb = strobes_4_q;
            end
            if (beat_q == 3'h5) begin
                wdata = beats_5_q;
                wstrb = strobes_5_q;
            end
            if (beat_q == 3'h6) begin
                wdata = beats_6_q;
                wstrb = strobes_6_q;
            end
            if (beat_q == 3'h7) begin
                wdata = beats_7_q;
                wstrb = strobes_7_q;
            end
        end
    end

    assign address_over = (~addresses_q) | awready;
    assign beats_over = (~sends_q) | (wready & wlast);

    always @* begin
        addresses_d = addresses_q;
        if (awready) begin
            addresses_d = 1'b0;
        end
        beat_d = beat_q;
        sends_d = sends_q;
        if (sends_q & wready) begin
            beat_d = beat_q + 3'h1;
            if (wlast) begin
                sends_d = 1'b0;
                beat_d = 3'h0;
            end
        end
        beats_0_d = beats_0_q;
        beats_1_d = beats_1_q;
        beats_2_d = beats_2_q;
        beats_3_d = beats_3_q;
        beats_4_d = beats_4_q;
        beats_5_d = beats_5_q;
        beats_6_d = beats_6_q;
        beats_7_d = beats_7_q;
        burst_address_d = burst_address_q;
        strobes_0_d = strobes_0_q;
        strobes_1_d = strobes_1_q;
        strobes_2_d = strobes_2_q;
        strobes_3_d = strobes_3_q;
        strobes_4_d = strobes_4_q;
        strobes_5_d = strobes_5_q;
        strobes_6_d = strobes_6_q;
        strobes_7_d = strobes_7_q;
        waits_d = waits_q;
        if (moves) begin
            waits_d = 1'b0;
            addresses_d = 1'b1;
            sends_d = 1'b1;
            burst_address_d = next_address_q;
            beats_0_d = next_data_q[63:0];
            strobes_0_d = next_bytes_q[7:0];
            beats_1_d = next_data_q[127:64];
            strobes_1_d = next_bytes_q[15:8];
            beats_2_d = next_data_q[191:128];
            strobes_2_d = next_bytes_q[23:16];
            beats_3_d = next_data_q[255:192];
            strobes_3_d = next_bytes_q[31:24];
            beats_4_d = next_data_q[319:256];
            strobes_4_d = next_bytes_q[39:32];
            beats_5_d = next_data_q[383:320];
            strobes_5_d = next_bytes_q[47:40];
            beats_6_d = next_data_q[447:384];
            strobes_6_d = next_bytes_q[55:48];
            beats_7_d = next_data_q[511:448];
            strobes_7_d = next_bytes_q[63:56];
        end
        next_address_d = next_address_q;
        next_bytes_d = next_bytes_q;
        next_data_d = next_data_q;
        if (grant) begin
            waits_d = 1'b1;
            next_address_d = address;
            next_data_d = data;
            next_bytes_d = bytes;
        end
    end

    // The next line moves up.
    assign moves = (waits_q & address_over) & beats_over;

    // Answers.
    assign bready = 1'b1;
    assign under_way_leave = bvalid & (~under_way_empty);
    assign done = under_way_leave & (under_way_first == 1'b0);
    assign error = |bresp;

    always @(posedge clock) begin
        if (reset) begin
            waits_q <= 1'b0;
            next_address_q <= 32'h0;
            next_data_q <= 512'h0;
            next_bytes_q <= 64'h0;
            addresses_q <= 1'b0;
            sends_q <= 1'b0;
            beat_q <= 3'h0;
            burst_address_q <= 32'h0;
            beats_0_q <= 64'h0;
            beats_1_q <= 64'h0;
            beats_2_q <= 64'h0;
            beats_3_q <= 64'h0;
            beats_4_q <= 64'h0;
            beats_5_q <= 64'h0;
            beats_6_q <= 64'h0;
            beats_7_q <= 64'h0;
            strobes_0_q <= 8'h0;
            strobes_1_q <= 8'h0;
            strobes_2_q <= 8'h0;
            strobes_3_q <= 8'h0;
            strobes_4_q <= 8'h0;
            strobes_5_q <= 8'h0;
            strobes_6_q <= 8'h0;
            strobes_7_q <= 8'h0;
        end else begin
            waits_q <= waits_d;
            next_address_q <= next_address_d;
            next_data_q <= next_data_d;
            next_bytes_q <= next_bytes_d;
            addresses_q <= addresses_d;
            sends_q <= sends_d;
            beat_q <= beat_d;
            burst_address_q <= burst_address_d;
            beats_0_q <= beats_0_d;
            beats_1_q <= beats_1_d;
            beats_2_q <= beats_2_d;
            beats_3_q <= beats_3_d;
            beats_4_q <= beats_4_d;
            beats_5_q <= beats_5_d;
            beats_6_q <= beats_6_d;
            beats_7_q <= beats_7_d;
            strobes_0_q <= strobes_0_d;
            strobes_1_q <= strobes_1_d;
            strobes_2_q <= strobes_2_d;
            strobes_3_q <= strobes_3_d;
            strobes_4_q <= strobes_4_d;
            strobes_5_q <= strobes_5_d;
            strobes_6_q <= strobes_6_d;
            strobes_7_q <= strobes_7_d;
        end
    end
endmodule
