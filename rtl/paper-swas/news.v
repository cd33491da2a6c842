// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// News of written registers, for the books: who may issue waits for them.
//
// Units of fixed latency say it in the cycle of the write because it was known at issue; control instructions and loads
// when they write. Knows nothing of lanes and values.
//
// Who wrote which register.

module news (
    input  wire        clock,
    input  wire        reset,
    // Cycle c + 1: which unit of fixed latency has work, one bit each.
    input  wire  [9:0] kinds,
    // Cycle c + 1: whose.
    input  wire  [4:0] owner,
    // Cycle c + 1: its destination.
    input  wire  [5:0] rd,
    // A control instruction takes effect.
    input  wire        resolved,
    // Whose.
    input  wire  [4:0] resolved_context,
    // Its destination.
    input  wire  [5:0] resolved_register,
    // Loaded words are written.
    input  wire        load,
    // Whose.
    input  wire  [4:0] load_context,
    // To which register.
    input  wire  [5:0] load_register,
    // Results written at the end of this cycle, one bit a writer.
    output wire [11:0] written,
    // For whom.
    output wire  [4:0] written_context_0,
    output wire  [4:0] written_context_1,
    output wire  [4:0] written_context_2,
    output wire  [4:0] written_context_3,
    output wire  [4:0] written_context_4,
    output wire  [4:0] written_context_5,
    output wire  [4:0] written_context_6,
    output wire  [4:0] written_context_7,
    output wire  [4:0] written_context_8,
    output wire  [4:0] written_context_9,
    output wire  [4:0] written_context_10,
    output wire  [4:0] written_context_11,
    // To which register.
    output wire  [5:0] written_register_0,
    output wire  [5:0] written_register_1,
    output wire  [5:0] written_register_2,
    output wire  [5:0] written_register_3,
    output wire  [5:0] written_register_4,
    output wire  [5:0] written_register_5,
    output wire  [5:0] written_register_6,
    output wire  [5:0] written_register_7,
    output wire  [5:0] written_register_8,
    output wire  [5:0] written_register_9,
    output wire  [5:0] written_register_10,
    output wire  [5:0] written_register_11
);

    wire [11:0] delays_0_early;
    wire [11:0] delays_0_late;
    wire [11:0] delays_1_early;
    wire [11:0] delays_1_late;
    wire [11:0] delays_2_early;
    wire [11:0] delays_2_late;
    wire [11:0] delays_3_early;
    wire [11:0] delays_3_late;
    wire [11:0] delays_4_early;
    wire [11:0] delays_4_late;
    wire [11:0] delays_5_early;
    wire [11:0] delays_5_late;
    wire [11:0] delays_6_early;
    wire [11:0] delays_6_late;
    wire [11:0] delays_7_early;
    wire [11:0] delays_7_late;
    wire [11:0] delays_8_early;
    wire [11:0] delays_8_late;
    wire [11:0] delays_9_early;
    wire [11:0] delays_9_late;

    delay_cycles0_early12 u_delays_0 (
        .early (delays_0_early),
        .late  (delays_0_late)
    );

    delay_cycles2_early12 u_delays_1 (
        .clock (clock),
        .reset (reset),
        .early (delays_1_early),
        .late  (delays_1_late)
    );

    delay_cycles32_early12 u_delays_2 (
        .clock (clock),
        .reset (reset),
        .early (delays_2_early),
        .late  (delays_2_late)
    );

    delay_cycles0_early12 u_delays_3 (
        .early (delays_3_early),
        .late  (delays_3_late)
    );

    delay_cycles0_early12 u_delays_4 (
        .early (delays_4_early),
        .late  (delays_4_late)
    );

    delay_cycles0_early12 u_delays_5 (
        .early (delays_5_early),
        .late  (delays_5_late)
    );

    delay_cycles2_early12 u_delays_6 (
        .clock (clock),
        .reset (reset),
        .early (delays_6_early),
        .late  (delays_6_late)
    );

    delay_cycles3_early12 u_delays_7 (
        .clock (clock),
        .reset (reset),
        .early (delays_7_early),
        .late  (delays_7_late)
    );

    delay_cycles14_early12 u_delays_8 (
        .clock (clock),
        .reset (reset),
        .early (delays_8_early),
        .late  (delays_8_late)
    );

    delay_cycles14_early12 u_delays_9 (
        .clock (clock),
        .reset (reset),
        .early (delays_9_early),
        .late  (delays_9_late)
    );

    assign written = {
        delays_9_late[0],
        delays_8_late[0],
        delays_7_late[0],
        delays_6_late[0],
        delays_5_late[0],
        delays_4_late[0],
        delays_3_late[0],
        delays_2_late[0],
        delays_1_late[0],
        delays_0_late[0],
        load,
        resolved
    };
    assign delays_0_early = {owner, rd, kinds[0]};
    assign written_register_2 = delays_0_late[6:1];
    assign written_context_2 = delays_0_late[11:7];
    assign delays_1_early = {owner, rd, kinds[1]};
    assign written_register_3 = delays_1_late[6:1];
    assign written_context_3 = delays_1_late[11:7];
    assign delays_2_early = {owner, rd, kinds[2]};
    assign written_register_4 = delays_2_late[6:1];
    assign written_context_4 = delays_2_late[11:7];
    assign delays_3_early = {owner, rd, kinds[3]};
    assign written_register_5 = delays_3_late[6:1];
    assign written_context_5 = delays_3_late[11:7];
    assign delays_4_early = {owner, rd, kinds[4]};
    assign written_register_6 = delays_4_late[6:1];
    assign written_context_6 = delays_4_late[11:7];
    assign delays_5_early = {owner, rd, kinds[5]};
    assign written_register_7 = delays_5_late[6:1];
    assign written_context_7 = delays_5_late[11:7];
    assign delays_6_early = {owner, rd, kinds[6]};
    assign written_register_8 = delays_6_late[6:1];
    assign written_context_8 = delays_6_late[11:7];
    assign delays_7_early = {owner, rd, kinds[7]};
    assign written_register_9 = delays_7_late[6:1];
    assign written_context_9 = delays_7_late[11:7];
    assign delays_8_early = {owner, rd, kinds[8]};
    assign written_register_10 = delays_8_late[6:1];
    assign written_context_10 = delays_8_late[11:7];
    assign delays_9_early = {owner, rd, kinds[9]};
    assign written_register_11 = delays_9_late[6:1];
    assign written_context_11 = delays_9_late[11:7];
    assign written_context_0 = resolved_context;
    assign written_register_0 = resolved_register;
    assign written_context_1 = load_context;
    assign written_register_1 = load_register;
endmodule
