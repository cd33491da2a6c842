// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// All counters of a core.

module counters (
    input  wire        clock,
    input  wire        reset,
    // An instruction issues.
    input  wire        issued,
    // A NOP issues.
    input  wire        nop,
    // Why it is there.
    input  wire  [1:0] nop_cause,
    // What each context does or waits for.
    input  wire  [3:0] stalls_0,
    input  wire  [3:0] stalls_1,
    input  wire  [3:0] stalls_2,
    input  wire  [3:0] stalls_3,
    // A fetch hits, a fetch misses, a load hits, a load misses, lanes wait for a bank.
    input  wire        events_0,
    input  wire        events_1,
    input  wire        events_2,
    input  wire        events_3,
    input  wire        events_4,
    // The counters, in the order of their table.
    output wire [63:0] values_0,
    output wire [63:0] values_1,
    output wire [63:0] values_2,
    output wire [63:0] values_3,
    output wire [63:0] values_4,
    output wire [63:0] values_5,
    output wire [63:0] values_6,
    output wire [63:0] values_7,
    output wire [63:0] values_8,
    output wire [63:0] values_9,
    output wire [63:0] values_10,
    output wire [63:0] values_11,
    output wire [63:0] values_12,
    output wire [63:0] values_13,
    output wire [63:0] values_14,
    output wire [63:0] values_15,
    output wire [63:0] values_16,
    output wire [63:0] values_17,
    output wire [63:0] values_18,
    output wire [63:0] values_19,
    output wire [63:0] values_20
);

    reg        was_issued_q;
    wire       was_issued_d;
    reg        was_nop_q;
    wire       was_nop_d;
    reg  [1:0] was_cause_q;
    wire [1:0] was_cause_d;
    reg  [3:0] was_stalls_0_q;
    wire [3:0] was_stalls_0_d;
    reg  [3:0] was_stalls_1_q;
    wire [3:0] was_stalls_1_d;
    reg  [3:0] was_stalls_2_q;
    wire [3:0] was_stalls_2_d;
    reg  [3:0] was_stalls_3_q;
    wire [3:0] was_stalls_3_d;
    reg        was_events_0_q;
    wire       was_events_0_d;
    reg        was_events_1_q;
    wire       was_events_1_d;
    reg        was_events_2_q;
    wire       was_events_2_d;
    reg        was_events_3_q;
    wire       was_events_3_d;
    reg        was_events_4_q;
    wire       was_events_4_d;
    reg  [2:0] sums_0;
    reg  [2:0] sums_1;
    reg  [2:0] sums_2;
    reg  [2:0] sums_3;
    reg  [2:0] sums_4;
    reg  [2:0] sums_5;
    reg  [2:0] sums_6;
    reg  [2:0] sums_7;
    reg  [2:0] sums_8;
    reg  [2:0] sums_9;
    reg  [2:0] sums_10;
    wire       nops_0_more;
    wire       nops_1_more;
    wire       nops_2_more;
    wire       nops_3_more;

    counter_more1 u_issues (
        .clock (clock),
        .reset (reset),
        .more  (was_issued_q),
        .value (values_0)
    );

    counter_more1 u_nops_0 (
        .clock (clock),
        .reset (reset),
        .more  (nops_0_more),
        .value (values_1)
    );

    counter_more1 u_nops_1 (
        .clock (clock),
        .reset (reset),
        .more  (nops_1_more),
        .value (values_2)
    );

    counter_more1 u_nops_2 (
        .clock (clock),
        .reset (reset),
        .more  (nops_2_more),
        .value (values_3)
    );

    counter_more1 u_nops_3 (
        .clock (clock),
        .reset (reset),
        .more  (nops_3_more),
        .value (values_4)
    );

    counter_more3 u_waits_0 (
        .clock (clock),
        .reset (reset),
        .more  (sums_0),
        .value (values_5)
    );

    counter_more3 u_waits_1 (
        .clock (clock),
        .reset (reset),
        .more  (sums_1),
        .value (values_6)
    );

    counter_more3 u_waits_2 (
        .clock (clock),
        .reset (reset),
        .more  (sums_2),
        .value (values_7)
    );

    counter_more3 u_waits_3 (
        .clock (clock),
        .reset (reset),
        .more  (sums_3),
        .value (values_8)
    );

    counter_more3 u_waits_4 (
        .clock (clock),
        .reset (reset),
        .more  (sums_4),
        .value (values_9)
    );

    counter_more3 u_waits_5 (
        .clock (clock),
        .reset (reset),
        .more  (sums_5),
        .value (values_10)
    );

    counter_more3 u_waits_6 (
        .clock (clock),
        .reset (reset),
        .more  (sums_6),
        .value (values_11)
    );

    counter_more3 u_waits_7 (
        .clock (clock),
        .reset (reset),
        .more  (sums_7),
        .value (values_12)
    );

    counter_more3 u_waits_8 (
        .clock (clock),
        .reset (reset),
        .more  (sums_8),
        .value (values_13)
    );

    counter_more3 u_waits_9 (
        .clock (clock),
        .reset (reset),
        .more  (sums_9),
        .value (values_14)
    );

    counter_more3 u_waits_10 (
        .clock (clock),
        .reset (reset),
        .more  (sums_10),
        .value (values_15)
    );

    counter_more1 u_seen_0 (
        .clock (clock),
        .reset (reset),
        .more  (was_events_0_q),
        .value (values_16)
    );

    counter_more1 u_seen_1 (
        .clock (clock),
        .reset (reset),
        .more  (was_events_1_q),
        .value (values_17)
    );

    counter_more1 u_seen_2 (
        .clock (clock),
        .reset (reset),
        .more  (was_events_2_q),
        .value (values_18)
    );

    counter_more1 u_seen_3 (
        .clock (clock),
        .reset (reset),
        .more  (was_events_3_q),
        .value (values_19)
    );

    counter_more1 u_seen_4 (
        .clock (clock),
        .reset (reset),
        .more  (was_events_4_q),
        .value (values_20)
    );

    assign was_issued_d = issued;
    assign was_nop_d = nop;
    assign was_cause_d = nop_cause;
    assign was_events_0_d = events_0;
    assign was_events_1_d = events_1;
    assign was_events_2_d = events_2;
    assign was_events_3_d = events_3;
    assign was_events_4_d = events_4;
    assign was_stalls_0_d = stalls_0;
    assign was_stalls_1_d = stalls_1;
    assign was_stalls_2_d = stalls_2;
    assign was_stalls_3_d = stalls_3;
    assign nops_0_more = was_nop_q & (was_cause_q == 2'h0);
    assign nops_1_more = was_nop_q & (was_cause_q == 2'h1);
    assign nops_2_more = was_nop_q & (was_cause_q == 2'h2);
    assign nops_3_more = was_nop_q & (was_cause_q == 2'h3);

    always @* begin
        sums_0 = 3'h0;
        sums_0 = sums_0 + {2'h0, was_stalls_0_q == 4'h0};
        sums_0 = sums_0 + {2'h0, was_stalls_1_q == 4'h0};
        sums_0 = sums_0 + {2'h0, was_stalls_2_q == 4'h0};
        sums_0 = sums_0 + {2'h0, was_stalls_3_q == 4'h0};
    end

    always @* begin
        sums_1 = 3'h0;
        sums_1 = sums_1 + {2'h0, was_stalls_0_q == 4'h1};
        sums_1 = sums_1 + {2'h0, was_stalls_1_q == 4'h1};
        sums_1 = sums_1 + {2'h0, was_stalls_2_q == 4'h1};
        sums_1 = sums_1 + {2'h0, was_stalls_3_q == 4'h1};
    end

    always @* begin
        sums_2 = 3'h0;
        sums_2 = sums_2 + {2'h0, was_stalls_0_q == 4'h2};
        sums_2 = sums_2 + {2'h0, was_stalls_1_q == 4'h2};
        sums_2 = sums_2 + {2'h0, was_stalls_2_q == 4'h2};
        sums_2 = sums_2 + {2'h0, was_stalls_3_q == 4'h2};
    end

    always @* begin
        sums_3 = 3'h0;
        sums_3 = sums_3 + {2'h0, was_stalls_0_q == 4'h3};
        sums_3 = sums_3 + {2'h0, was_stalls_1_q == 4'h3};
        sums_3 = sums_3 + {2'h0, was_stalls_2_q == 4'h3};
        sums_3 = sums_3 + {2'h0, was_stalls_3_q == 4'h3};
    end

    always @* begin
        sums_4 = 3'h0;
        sums_4 = sums_4 + {2'h0, was_stalls_0_q == 4'h4};
        sums_4 = sums_4 + {2'h0, was_stalls_1_q == 4'h4};
        sums_4 = sums_4 + {2'h0, was_stalls_2_q == 4'h4};
        sums_4 = sums_4 + {2'h0, was_stalls_3_q == 4'h4};
    end

    always @* begin
        sums_5 = 3'h0;
        sums_5 = sums_5 + {2'h0, was_stalls_0_q == 4'h5};
        sums_5 = sums_5 + {2'h0, was_stalls_1_q == 4'h5};
        sums_5 = sums_5 + {2'h0, was_stalls_2_q == 4'h5};
        sums_5 = sums_5 + {2'h0, was_stalls_3_q == 4'h5};
    end

    always @* begin
        sums_6 = 3'h0;
        sums_6 = sums_6 + {2'h0, was_stalls_0_q == 4'h6};
        sums_6 = sums_6 + {2'h0, was_stalls_1_q == 4'h6};
        sums_6 = sums_6 + {2'h0, was_stalls_2_q == 4'h6};
        sums_6 = sums_6 + {2'h0, was_stalls_3_q == 4'h6};
    end

    always @* begin
        sums_7 = 3'h0;
        sums_7 = sums_7 + {2'h0, was_stalls_0_q == 4'h7};
        sums_7 = sums_7 + {2'h0, was_stalls_1_q == 4'h7};
        sums_7 = sums_7 + {2'h0, was_stalls_2_q == 4'h7};
        sums_7 = sums_7 + {2'h0, was_stalls_3_q == 4'h7};
    end

    always @* begin
        sums_8 = 3'h0;
        sums_8 = sums_8 + {2'h0, was_stalls_0_q == 4'h8};
        sums_8 = sums_8 + {2'h0, was_stalls_1_q == 4'h8};
        sums_8 = sums_8 + {2'h0, was_stalls_2_q == 4'h8};
        sums_8 = sums_8 + {2'h0, was_stalls_3_q == 4'h8};
    end

    always @* begin
        sums_9 = 3'h0;
        sums_9 = sums_9 + {2'h0, was_stalls_0_q == 4'h9};
        sums_9 = sums_9 + {2'h0, was_stalls_1_q == 4'h9};
        sums_9 = sums_9 + {2'h0, was_stalls_2_q == 4'h9};
        sums_9 = sums_9 + {2'h0, was_stalls_3_q == 4'h9};
    end

    always @* begin
        sums_10 = 3'h0;
        sums_10 = sums_10 + {2'h0, was_stalls_0_q == 4'ha};
        sums_10 = sums_10 + {2'h0, was_stalls_1_q == 4'ha};
        sums_10 = sums_10 + {2'h0, was_stalls_2_q == 4'ha};
        sums_10 = sums_10 + {2'h0, was_stalls_3_q == 4'ha};
    end

    always @(posedge clock) begin
        if (reset) begin
            was_issued_q <= 1'b0;
            was_nop_q <= 1'b0;
            was_cause_q <= 2'h0;
            was_stalls_0_q <= 4'hb;
            was_stalls_1_q <= 4'hb;
            was_stalls_2_q <= 4'hb;
            was_stalls_3_q <= 4'hb;
            was_events_0_q <= 1'b0;
            was_events_1_q <= 1'b0;
            was_events_2_q <= 1'b0;
            was_events_3_q <= 1'b0;
            was_events_4_q <= 1'b0;
        end else begin
            was_issued_q <= was_issued_d;
            was_nop_q <= was_nop_d;
            was_cause_q <= was_cause_d;
            was_stalls_0_q <= was_stalls_0_d;
            was_stalls_1_q <= was_stalls_1_d;
            was_stalls_2_q <= was_stalls_2_d;
            was_stalls_3_q <= was_stalls_3_d;
            was_events_0_q <= was_events_0_d;
            was_events_1_q <= was_events_1_d;
            was_events_2_q <= was_events_2_d;
            was_events_3_q <= was_events_3_d;
            was_events_4_q <= was_events_4_d;
        end
    end
endmodule
