// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Which registers are written at the end of a cycle, for the scoreboard: instructions that need them may then issue.
//
// Units of fixed latency complete in the cycle of the write, which is known at issue; control instructions and loads
// complete when they write. Knows nothing of lanes and values.
//
// Completions of all writers.

`default_nettype none

module warpstep_completions (
    input  wire        clock,
    input  wire        reset,
    // Unit of fixed latency that begins in the cycle of the operands (c + 1), one bit per unit.
    input  wire  [9:0] starts,
    input  wire  [1:0] context_, // Context of the instruction in c + 1.
    input  wire  [5:0] rd, // Destination register of the instruction in c + 1.
    // The control instruction that takes effect in this cycle.
    input  wire        control_valid, // A result is written at the end of this cycle.
    input  wire  [1:0] control_context, // Context whose register is written.
    input  wire  [5:0] control_register, // Register that is written; 0 if the instruction writes none.
    // The load whose words are written in this cycle.
    input  wire        load_valid, // A result is written at the end of this cycle.
    input  wire  [1:0] load_context, // Context whose register is written.
    input  wire  [5:0] load_register, // Register that is written; 0 if the instruction writes none.
    // Result of each writer that is written at the end of this cycle.
    output wire [11:0] written_valid, // A result is written at the end of this cycle.
    output wire [23:0] written_context, // Context whose register is written.
    output wire [71:0] written_register // Register that is written; 0 if the instruction writes none.
);

    wire [89:0] delays_early;
    wire  [8:0] delays_1_late;
    wire  [8:0] delays_2_late;
    wire  [8:0] delays_6_late;
    wire  [8:0] delays_7_late;
    wire  [8:0] delays_8_late;
    wire  [8:0] delays_9_late;
    genvar        g_unit;

    warpstep_delay_cycles2 u_delays_1 (
        .clock (clock),
        .reset (reset),
        .early (delays_early[17:9]),
        .late  (delays_1_late)
    );

    warpstep_delay_cycles32 u_delays_2 (
        .clock (clock),
        .reset (reset),
        .early (delays_early[26:18]),
        .late  (delays_2_late)
    );

    warpstep_delay_cycles2 u_delays_6 (
        .clock (clock),
        .reset (reset),
        .early (delays_early[62:54]),
        .late  (delays_6_late)
    );

    warpstep_delay_cycles3 u_delays_7 (
        .clock (clock),
        .reset (reset),
        .early (delays_early[71:63]),
        .late  (delays_7_late)
    );

    warpstep_delay_cycles14 u_delays_8 (
        .clock (clock),
        .reset (reset),
        .early (delays_early[80:72]),
        .late  (delays_8_late)
    );

    warpstep_delay_cycles14 u_delays_9 (
        .clock (clock),
        .reset (reset),
        .early (delays_early[89:81]),
        .late  (delays_9_late)
    );

    assign written_valid[0] = control_valid;
    assign written_context[1:0] = control_context;
    assign written_register[5:0] = control_register;
    assign written_valid[1] = load_valid;
    assign written_context[3:2] = load_context;
    assign written_register[11:6] = load_register;
    assign delays_early[8:0] = {context_, rd, starts[0]};
    assign written_valid[2] = delays_early[0];
    assign written_register[17:12] = delays_early[6:1];
    assign written_context[5:4] = delays_early[8:7];
    assign delays_early[17:9] = {context_, rd, starts[1]};
    assign written_valid[3] = delays_1_late[0];
    assign written_register[23:18] = delays_1_late[6:1];
    assign written_context[7:6] = delays_1_late[8:7];
    assign delays_early[26:18] = {context_, rd, starts[2]};
    assign written_valid[4] = delays_2_late[0];
    assign written_register[29:24] = delays_2_late[6:1];
    assign written_context[9:8] = delays_2_late[8:7];
    generate
        for (g_unit = 3; g_unit < 6; g_unit = g_unit + 1) begin : g_1
            assign delays_early[g_unit*9 +: 9] = {context_, rd, starts[g_unit]};
            assign written_valid[g_unit + 2] = delays_early[g_unit*9];
            assign written_register[g_unit*6 + 12 +: 6] = delays_early[g_unit*9 + 1 +: 6];
            assign written_context[g_unit*2 + 4 +: 2] = delays_early[g_unit*9 + 7 +: 2];
        end
    endgenerate
    assign delays_early[62:54] = {context_, rd, starts[6]};
    assign written_valid[8] = delays_6_late[0];
    assign written_register[53:48] = delays_6_late[6:1];
    assign written_context[17:16] = delays_6_late[8:7];
    assign delays_early[71:63] = {context_, rd, starts[7]};
    assign written_valid[9] = delays_7_late[0];
    assign written_register[59:54] = delays_7_late[6:1];
    assign written_context[19:18] = delays_7_late[8:7];
    assign delays_early[80:72] = {context_, rd, starts[8]};
    assign written_valid[10] = delays_8_late[0];
    assign written_register[65:60] = delays_8_late[6:1];
    assign written_context[21:20] = delays_8_late[8:7];
    assign delays_early[89:81] = {context_, rd, starts[9]};
    assign written_valid[11] = delays_9_late[0];
    assign written_register[71:66] = delays_9_late[6:1];
    assign written_context[23:22] = delays_9_late[8:7];
endmodule

`default_nettype wire
