// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Values across lanes: vote.all, any, uni, ballot and shfl.up, down, bfly, idx.
//
// One instruction at a time for all its active lanes: operands in c + 1, results handed over in c + latency - 1; takes one in
// every cycle. Votes are over bit 0 of the first operand in the active lanes; a shuffle's second operand is each lane's
// own (`shuffle.rs`). Sibling contexts take turns, as for warp control. Knows nothing of registers.
//
// Votes and shuffles.

module lane_exchange (
    // Whether an exchange begins.
    input  wire        start,
    // Which.
    input  wire  [6:0] op,
    // Lanes that take part.
    input  wire  [3:0] active,
    // First operand of each lane.
    input  wire [31:0] left_0,
    input  wire [31:0] left_1,
    input  wire [31:0] left_2,
    input  wire [31:0] left_3,
    // Second operand of each lane.
    input  wire [31:0] right_0,
    input  wire [31:0] right_1,
    input  wire [31:0] right_2,
    input  wire [31:0] right_3,
    // The register the results are for.
    input  wire  [6:0] destination,
    // Lanes to which a result is handed over.
    output reg   [3:0] result_valid,
    // The register they are for.
    output wire  [6:0] result_destination,
    // The result of each lane.
    output wire [31:0] results_0,
    output wire [31:0] results_1,
    output wire [31:0] results_2,
    output wire [31:0] results_3
);

    reg    [3:0] holds;
    reg   [31:0] vote;
    wire         shuffling;
    wire [127:0] values_bus;
    wire  [31:0] shuffles_0_received;
    wire  [31:0] shuffles_1_received;
    wire  [31:0] shuffles_2_received;
    wire  [31:0] shuffles_3_received;
    reg   [31:0] exchanged_lanes_0;
    reg   [31:0] exchanged_lanes_1;
    reg   [31:0] exchanged_lanes_2;
    reg   [31:0] exchanged_lanes_3;
    wire [127:0] exchanged_bus;
    wire         pipe_enter;
    wire [131:0] pipe_value;
    wire         pipe_leave;
    wire [131:0] pipe_leaving_value;

    pack u_values (
        .lanes_0 (left_0),
        .lanes_1 (left_1),
        .lanes_2 (left_2),
        .lanes_3 (left_3),
        .bus     (values_bus)
    );

    lane_shuffle u_shuffles_0 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h0),
        .own        (left_0),
        .operand    (right_0),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_0_received)
    );

    lane_shuffle u_shuffles_1 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h1),
        .own        (left_1),
        .operand    (right_1),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_1_received)
    );

    lane_shuffle u_shuffles_2 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h2),
        .own        (left_2),
        .operand    (right_2),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_2_received)
    );

    lane_shuffle u_shuffles_3 (
        .start      (shuffling),
        .op         (op),
        .own_number (6'h3),
        .own        (left_3),
        .operand    (right_3),
        .active     (active),
        .values     (values_bus),
        .received   (shuffles_3_received)
    );

    pack u_exchanged (
        .lanes_0 (exchanged_lanes_0),
        .lanes_1 (exchanged_lanes_1),
        .lanes_2 (exchanged_lanes_2),
        .lanes_3 (exchanged_lanes_3),
        .bus     (exchanged_bus)
    );

    result_pipe_stages0_value132 u_pipe (
        .enter               (pipe_enter),
        .destination         (destination),
        .value               (pipe_value),
        .leave               (pipe_leave),
        .leaving_destination (result_destination),
        .leaving_value       (pipe_leaving_value)
    );

    always @* begin
        // Votes: one answer for all.
        holds = 4'h0;
        vote = 32'h0;
        if (start) begin
            holds[0] = left_0[0];
            holds[1] = left_1[0];
            holds[2] = left_2[0];
            holds[3] = left_3[0];
            holds = holds & active;
            case (op)
                7'h5a: vote = {31'h0, holds == active}; // op::VOTE_ALL
                7'h5b: vote = {31'h0, |holds}; // op::VOTE_ANY
                7'h5c: vote = {31'h0, (holds == active) | (holds == 4'h0)}; // op::VOTE_UNI
                7'h5d: vote = {28'h0, holds}; // op::VOTE_BALLOT
                default: begin
                end
            endcase
        end
    end

    // Shuffles stand side by side in the table.
    assign shuffling = (start & (op >= 7'h5e)) & (op <= 7'h61);

    always @* begin
        exchanged_lanes_0 = vote;
        if (shuffling) begin
            exchanged_lanes_0 = shuffles_0_received;
        end
    end

    always @* begin
        exchanged_lanes_1 = vote;
        if (shuffling) begin
            exchanged_lanes_1 = shuffles_1_received;
        end
    end

    always @* begin
        exchanged_lanes_2 = vote;
        if (shuffling) begin
            exchanged_lanes_2 = shuffles_2_received;
        end
    end

    always @* begin
        exchanged_lanes_3 = vote;
        if (shuffling) begin
            exchanged_lanes_3 = shuffles_3_received;
        end
    end

    // All lanes wait in one pipe, their mask above them.
    assign pipe_enter = start;
    assign pipe_value = {active, exchanged_bus};

    always @* begin
        result_valid = 4'h0;
        if (pipe_leave) begin
            result_valid = pipe_leaving_value[131:128];
        end
    end

    assign results_0 = pipe_leaving_value[31:0];
    assign results_1 = pipe_leaving_value[63:32];
    assign results_2 = pipe_leaving_value[95:64];
    assign results_3 = pipe_leaving_value[127:96];
endmodule
