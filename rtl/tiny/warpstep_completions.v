// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
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
    input  wire        context_, // Context of the instruction in c + 1.
    input  wire  [5:0] rd, // Destination register of the instruction in c + 1.
    // The control instruction that takes effect in this cycle.
    input  wire        control_valid, // A result is written at the end of this cycle.
    input  wire        control_context, // Context whose register is written.
    input  wire  [5:0] control_register, // Register that is written; 0 if the instruction writes none.
    // The load whose words are written in this cycle.
    input  wire        load_valid, // A result is written at the end of this cycle.
    input  wire        load_context, // Context whose register is written.
    input  wire  [5:0] load_register, // Register that is written; 0 if the instruction writes none.
    // Result of each writer that is written at the end of this cycle.
    output wire [11:0] written_valid, // A result is written at the end of this cycle.
    output wire [11:0] written_context, // Context whose register is written.
    output wire [71:0] written_register // Register that is written; 0 if the instruction writes none.
);

    wire [69:0] destinations_early;
    wire  [6:0] destinations_1_late;
    wire  [6:0] destinations_2_late;
    wire  [6:0] destinations_6_late;
    wire  [6:0] destinations_7_late;
    wire  [6:0] destinations_8_late;
    wire  [6:0] destinations_9_late;
    genvar        g_unit;

    warpstep_delay #(.WIDTH(1), .CYCLES(2), .RESET(1)) u_waiting_1 (
        .clock (clock),
        .reset (reset),
        .early (starts[1]),
        .late  (written_valid[3])
    );

    warpstep_delay #(.WIDTH(1), .CYCLES(32), .RESET(1)) u_waiting_2 (
        .clock (clock),
        .reset (reset),
        .early (starts[2]),
        .late  (written_valid[4])
    );

    warpstep_delay #(.WIDTH(1), .CYCLES(2), .RESET(1)) u_waiting_6 (
        .clock (clock),
        .reset (reset),
        .early (starts[6]),
        .late  (written_valid[8])
    );

    warpstep_delay #(.WIDTH(1), .CYCLES(3), .RESET(1)) u_waiting_7 (
        .clock (clock),
        .reset (reset),
        .early (starts[7]),
        .late  (written_valid[9])
    );

    warpstep_delay #(.WIDTH(1), .CYCLES(14), .RESET(1)) u_waiting_8 (
        .clock (clock),
        .reset (reset),
        .early (starts[8]),
        .late  (written_valid[10])
    );

    warpstep_delay #(.WIDTH(1), .CYCLES(14), .RESET(1)) u_waiting_9 (
        .clock (clock),
        .reset (reset),
        .early (starts[9]),
        .late  (written_valid[11])
    );

    warpstep_delay #(.WIDTH(7), .CYCLES(2), .RESET(0)) u_destinations_1 (
        .clock (clock),
        .reset (reset),
        .early (destinations_early[13:7]),
        .late  (destinations_1_late)
    );

    warpstep_delay #(.WIDTH(7), .CYCLES(32), .RESET(0)) u_destinations_2 (
        .clock (clock),
        .reset (reset),
        .early (destinations_early[20:14]),
        .late  (destinations_2_late)
    );

    warpstep_delay #(.WIDTH(7), .CYCLES(2), .RESET(0)) u_destinations_6 (
        .clock (clock),
        .reset (reset),
        .early (destinations_early[48:42]),
        .late  (destinations_6_late)
    );

    warpstep_delay #(.WIDTH(7), .CYCLES(3), .RESET(0)) u_destinations_7 (
        .clock (clock),
        .reset (reset),
        .early (destinations_early[55:49]),
        .late  (destinations_7_late)
    );

    warpstep_delay #(.WIDTH(7), .CYCLES(14), .RESET(0)) u_destinations_8 (
        .clock (clock),
        .reset (reset),
        .early (destinations_early[62:56]),
        .late  (destinations_8_late)
    );

    warpstep_delay #(.WIDTH(7), .CYCLES(14), .RESET(0)) u_destinations_9 (
        .clock (clock),
        .reset (reset),
        .early (destinations_early[69:63]),
        .late  (destinations_9_late)
    );

    assign written_valid[0] = control_valid;
    assign written_valid[1] = load_valid;
    assign written_valid[2] = starts[0];
    assign written_valid[7:5] = starts[5:3];
    assign written_context[0] = control_context;
    assign written_context[1] = load_context;
    assign written_context[2] = destinations_early[6];
    assign written_context[3] = destinations_1_late[6];
    assign written_context[4] = destinations_2_late[6];
    generate
        for (g_unit = 5; g_unit < 8; g_unit = g_unit + 1) begin : g_1
            assign written_context[g_unit] = destinations_early[g_unit*7 - 8];
        end
    endgenerate
    assign written_context[8] = destinations_6_late[6];
    assign written_context[9] = destinations_7_late[6];
    assign written_context[10] = destinations_8_late[6];
    assign written_context[11] = destinations_9_late[6];
    assign written_register[5:0] = control_register;
    assign written_register[11:6] = load_register;
    assign written_register[17:12] = destinations_early[5:0];
    assign written_register[23:18] = destinations_1_late[5:0];
    assign written_register[29:24] = destinations_2_late[5:0];
    generate
        for (g_unit = 5; g_unit < 8; g_unit = g_unit + 1) begin : g_2
            assign written_register[g_unit*6 +: 6] = destinations_early[g_unit*7 - 14 +: 6];
        end
    endgenerate
    assign written_register[53:48] = destinations_6_late[5:0];
    assign written_register[59:54] = destinations_7_late[5:0];
    assign written_register[65:60] = destinations_8_late[5:0];
    assign written_register[71:66] = destinations_9_late[5:0];
    generate
        for (g_unit = 0; g_unit < 10; g_unit = g_unit + 1) begin : g_3
            assign destinations_early[g_unit*7 +: 7] = {context_, rd};
        end
    endgenerate
endmodule

`default_nettype wire
