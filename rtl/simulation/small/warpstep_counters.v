// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// All counters of a core.

`default_nettype none

module warpstep_counters (
    input  wire          clock,
    input  wire          reset,
    // Events of issue and fetch in this cycle.
    input  wire          issue_issued, // An instruction issues.
    input  wire          issue_nop, // A NOP issues.
    input  wire    [1:0] issue_nop_cause, // Number of the cause of that NOP.
    input  wire          issue_fetch_hit, // The fetch of the last cycle hit the instruction cache.
    input  wire          issue_fetch_miss, // The fetch of the last cycle missed the instruction cache.
    input  wire   [15:0] issue_stalls, // Number of what each context does or waits for.
    // Events of the load/store unit in this cycle.
    // A local access left lanes for a later cycle because their banks were busy.
    input  wire          memory_bank_conflict,
    input  wire          memory_data_hit, // A load read the data cache.
    input  wire          memory_data_miss, // A load requested a line of RAM from memory.
    output wire [1343:0] values // Value of each counter, in the order of CSR numbers.
);

    reg         was_issue_issued_q;
    reg         was_issue_nop_q;
    reg   [1:0] was_issue_nop_cause_q;
    reg         was_issue_fetch_hit_q;
    reg         was_issue_fetch_miss_q;
    reg  [15:0] was_issue_stalls_q;
    reg         was_memory_bank_conflict_q;
    reg         was_memory_data_hit_q;
    reg         was_memory_data_miss_q;
    reg  [32:0] sums;
    wire        counters_0_more;
    wire        counters_1_more;
    wire        counters_2_more;
    wire        counters_3_more;
    wire        counters_4_more;
    wire  [2:0] counters_5_more;
    wire  [2:0] counters_6_more;
    wire  [2:0] counters_7_more;
    wire  [2:0] counters_8_more;
    wire  [2:0] counters_9_more;
    wire  [2:0] counters_10_more;
    wire  [2:0] counters_11_more;
    wire  [2:0] counters_12_more;
    wire  [2:0] counters_13_more;
    wire  [2:0] counters_14_more;
    wire  [2:0] counters_15_more;
    wire        counters_16_more;
    wire        counters_17_more;
    wire        counters_18_more;
    wire        counters_19_more;
    wire        counters_20_more;

    warpstep_counter_more1 u_counters_0 (
        .clock (clock),
        .reset (reset),
        .more  (counters_0_more),
        .value (values[63:0])
    );

    warpstep_counter_more1 u_counters_1 (
        .clock (clock),
        .reset (reset),
        .more  (counters_1_more),
        .value (values[127:64])
    );

    warpstep_counter_more1 u_counters_2 (
        .clock (clock),
        .reset (reset),
        .more  (counters_2_more),
        .value (values[191:128])
    );

    warpstep_counter_more1 u_counters_3 (
        .clock (clock),
        .reset (reset),
        .more  (counters_3_more),
        .value (values[255:192])
    );

    warpstep_counter_more1 u_counters_4 (
        .clock (clock),
        .reset (reset),
        .more  (counters_4_more),
        .value (values[319:256])
    );

    warpstep_counter_more3 u_counters_5 (
        .clock (clock),
        .reset (reset),
        .more  (counters_5_more),
        .value (values[383:320])
    );

    warpstep_counter_more3 u_counters_6 (
        .clock (clock),
        .reset (reset),
        .more  (counters_6_more),
        .value (values[447:384])
    );

    warpstep_counter_more3 u_counters_7 (
        .clock (clock),
        .reset (reset),
        .more  (counters_7_more),
        .value (values[511:448])
    );

    warpstep_counter_more3 u_counters_8 (
        .clock (clock),
        .reset (reset),
        .more  (counters_8_more),
        .value (values[575:512])
    );

    warpstep_counter_more3 u_counters_9 (
        .clock (clock),
        .reset (reset),
        .more  (counters_9_more),
        .value (values[639:576])
    );

    warpstep_counter_more3 u_counters_10 (
        .clock (clock),
        .reset (reset),
        .more  (counters_10_more),
        .value (values[703:640])
    );

    warpstep_counter_more3 u_counters_11 (
        .clock (clock),
        .reset (reset),
        .more  (counters_11_more),
        .value (values[767:704])
    );

    warpstep_counter_more3 u_counters_12 (
        .clock (clock),
        .reset (reset),
        .more  (counters_12_more),
        .value (values[831:768])
    );

    warpstep_counter_more3 u_counters_13 (
        .clock (clock),
        .reset (reset),
        .more  (counters_13_more),
        .value (values[895:832])
    );

    warpstep_counter_more3 u_counters_14 (
        .clock (clock),
        .reset (reset),
        .more  (counters_14_more),
        .value (values[959:896])
    );

    warpstep_counter_more3 u_counters_15 (
        .clock (clock),
        .reset (reset),
        .more  (counters_15_more),
        .value (values[1023:960])
    );

    warpstep_counter_more1 u_counters_16 (
        .clock (clock),
        .reset (reset),
        .more  (counters_16_more),
        .value (values[1087:1024])
    );

    warpstep_counter_more1 u_counters_17 (
        .clock (clock),
        .reset (reset),
        .more  (counters_17_more),
        .value (values[1151:1088])
    );

    warpstep_counter_more1 u_counters_18 (
        .clock (clock),
        .reset (reset),
        .more  (counters_18_more),
        .value (values[1215:1152])
    );

    warpstep_counter_more1 u_counters_19 (
        .clock (clock),
        .reset (reset),
        .more  (counters_19_more),
        .value (values[1279:1216])
    );

    warpstep_counter_more1 u_counters_20 (
        .clock (clock),
        .reset (reset),
        .more  (counters_20_more),
        .value (values[1343:1280])
    );

    assign counters_0_more = was_issue_issued_q;
    assign counters_1_more = was_issue_nop_q & (was_issue_nop_cause_q == 2'h0);
    assign counters_2_more = was_issue_nop_q & (was_issue_nop_cause_q == 2'h1);
    assign counters_3_more = was_issue_nop_q & (was_issue_nop_cause_q == 2'h2);
    assign counters_4_more = was_issue_nop_q & (was_issue_nop_cause_q == 2'h3);

    always @* begin : set_sums
        integer stall;
        for (stall = 0; stall < 11; stall = stall + 1) begin
            sums[stall*3 +: 3] = 3'h0;
            sums[stall*3 +: 3] = sums[stall*3 +: 3] + {2'h0, was_issue_stalls_q[3:0] == stall[3:0]};
            sums[stall*3 +: 3] = sums[stall*3 +: 3] + {2'h0, was_issue_stalls_q[7:4] == stall[3:0]};
            sums[stall*3 +: 3] = sums[stall*3 +: 3] + {2'h0, was_issue_stalls_q[11:8] == stall[3:0]};
            sums[stall*3 +: 3] = sums[stall*3 +: 3] + {2'h0, was_issue_stalls_q[15:12] == stall[3:0]};
        end
    end

    assign counters_5_more = sums[2:0];
    assign counters_6_more = sums[5:3];
    assign counters_7_more = sums[8:6];
    assign counters_8_more = sums[11:9];
    assign counters_9_more = sums[14:12];
    assign counters_10_more = sums[17:15];
    assign counters_11_more = sums[20:18];
    assign counters_12_more = sums[23:21];
    assign counters_13_more = sums[26:24];
    assign counters_14_more = sums[29:27];
    assign counters_15_more = sums[32:30];
    assign counters_16_more = was_issue_fetch_hit_q;
    assign counters_17_more = was_issue_fetch_miss_q;
    assign counters_18_more = was_memory_data_hit_q;
    assign counters_19_more = was_memory_data_miss_q;
    assign counters_20_more = was_memory_bank_conflict_q;

    always @(posedge clock) begin
        if (reset) begin
            was_issue_issued_q <= 1'b0;
            was_issue_nop_q <= 1'b0;
            was_issue_nop_cause_q <= 2'h0;
            was_issue_fetch_hit_q <= 1'b0;
            was_issue_fetch_miss_q <= 1'b0;
            was_issue_stalls_q <= 16'hbbbb;
            was_memory_bank_conflict_q <= 1'b0;
            was_memory_data_hit_q <= 1'b0;
            was_memory_data_miss_q <= 1'b0;
        end else begin
            was_issue_issued_q <= issue_issued;
            was_issue_nop_q <= issue_nop;
            was_issue_nop_cause_q <= issue_nop_cause;
            was_issue_fetch_hit_q <= issue_fetch_hit;
            was_issue_fetch_miss_q <= issue_fetch_miss;
            was_issue_stalls_q <= issue_stalls;
            was_memory_bank_conflict_q <= memory_bank_conflict;
            was_memory_data_hit_q <= memory_data_hit;
            was_memory_data_miss_q <= memory_data_miss;
        end
    end
endmodule

`default_nettype wire
