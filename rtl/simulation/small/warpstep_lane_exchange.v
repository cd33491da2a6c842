// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// Values across lanes: vote.all, any, uni, ballot and shfl.up, down, bfly, idx.
//
// One instruction at a time for all its active lanes: operands in c + 1, results handed over in c + latency - 1; takes one in
// every cycle. Votes are over bit 0 of the first operand in the active lanes; a shuffle's second operand is each lane's
// own. Sibling contexts take turns, as for warp control. Knows nothing of registers.
//
// Votes and shuffles.

`default_nettype none

module warpstep_lane_exchange (
    input  wire         start, // An exchange begins.
    input  wire   [6:0] op, // Operation number of the exchange.
    input  wire   [3:0] active, // Lanes that take part, one bit per lane.
    input  wire [127:0] left, // First operand of each lane.
    input  wire [127:0] right, // Second operand of each lane.
    input  wire   [7:0] destination, // Destination of the results: register (low six bits) and warp (above).
    // Result of each lane, in its slot.
    output wire   [3:0] results_valid, // There is a result in this cycle.
    output wire  [31:0] results_destination, // Destination of the result: register (low six bits) and warp (above).
    output wire [127:0] results_value // Value of the result.
);

    localparam [6:0] OP_VOTE_ALL = 7'h5a;
    localparam [6:0] OP_VOTE_ANY = 7'h5b;
    localparam [6:0] OP_VOTE_UNI = 7'h5c;
    localparam [6:0] OP_VOTE_BALLOT = 7'h5d;
    localparam [6:0] OP_SHFL_UP = 7'h5e;
    localparam [6:0] OP_SHFL_IDX = 7'h61;

    reg    [3:0] holds;
    reg   [31:0] vote;
    wire         shuffling;
    wire [127:0] values_bus;
    wire [127:0] shuffles_received;
    wire   [3:0] pipes_enter_valid;
    reg  [127:0] pipes_enter_value;
    genvar         g_i;
    genvar         g_lane;

    warpstep_pack u_values (
        .lanes (left),
        .bus   (values_bus)
    );

    generate
        for (g_i = 0; g_i < 4; g_i = g_i + 1) begin : g_shuffles
            localparam [5:0] I = g_i;
            warpstep_lane_shuffle u_shuffles (
                .start      (shuffling),
                .op         (op),
                .own_number (I),
                .own        (left[g_i*32 +: 32]),
                .operand    (right[g_i*32 +: 32]),
                .active     (active),
                .values     (values_bus),
                .received   (shuffles_received[g_i*32 +: 32])
            );
        end
    endgenerate

    always @* begin : set_holds
        integer lane;
        // Votes: one answer for all.
        holds = 4'h0;
        vote = 32'h0;
        if (start) begin
            for (lane = 0; lane < 4; lane = lane + 1) begin
                holds[lane] = left[lane*32];
            end
            holds = holds & active;
            case (op)
                OP_VOTE_ALL: vote = {31'h0, holds == active};
                OP_VOTE_ANY: vote = {31'h0, |holds};
                OP_VOTE_UNI: vote = {31'h0, (holds == active) | (holds == 4'h0)};
                OP_VOTE_BALLOT: vote = {28'h0, holds};
                default: ;
            endcase
        end
    end

    // Shuffles stand side by side in the table.
    assign shuffling = start & (op >= OP_SHFL_UP) & (op <= OP_SHFL_IDX);
    assign pipes_enter_valid[0] = start & active[0];

    always @* begin : set_pipes_enter_value
        integer lane;
        for (lane = 0; lane < 4; lane = lane + 1) begin
            pipes_enter_value[lane*32 +: 32] = vote;
            if (shuffling) pipes_enter_value[lane*32 +: 32] = shuffles_received[lane*32 +: 32];
        end
    end

    generate
        for (g_lane = 0; g_lane < 3; g_lane = g_lane + 1) begin : g_1
            assign results_valid[g_lane] = pipes_enter_valid[g_lane];
            assign results_destination[g_lane*8 +: 8] = destination;
            assign results_value[g_lane*32 +: 32] = pipes_enter_value[g_lane*32 +: 32];
            assign pipes_enter_valid[g_lane + 1] = start & active[g_lane + 1];
        end
    endgenerate
    assign results_valid[3] = pipes_enter_valid[3];
    assign results_destination[31:24] = destination;
    assign results_value[127:96] = pipes_enter_value[127:96];
endmodule

`default_nettype wire
