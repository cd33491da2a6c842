// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One lane's conversions between float and word: fcvt.w.s, fcvt.wu.s, fcvt.s.w, fcvt.s.wu.
//
// ```text
// operand | digits in place: 32 and what is below them | rounding | result
// ```
// Operand in c + 1, the result handed over in c + latency - 1; takes a conversion in every cycle. Every bar can be a register:
// latency 3 has the second, 4 the first too; every cycle more is a register behind the result. A float becomes a word
// by moving its digits down to the point; a word becomes a float by moving its highest digit to the top. What no
// word can hold is clipped, NaN to the largest. Knows nothing of registers or masks.
//
// Pipelined converter.

module lane_converter (
    input  wire        clock,
    input  wire        reset,
    // Whether this lane begins a conversion.
    input  wire        start,
    // Which.
    input  wire  [6:0] op,
    // Its rounding mode, never "dynamic".
    input  wire  [2:0] rounding,
    // The one operand, float or word.
    input  wire [31:0] operands_0,
    // The register the result is for.
    input  wire [10:0] destination,
    // Whether a result is handed over.
    output wire        result_valid,
    // The register it is for.
    output wire [10:0] result_destination,
    // The result.
    output wire [31:0] result,
    // The flags it raises.
    output wire  [4:0] flags
);

    wire  [8:0] distance;
    reg  [33:0] unplaced;
    reg  [33:0] placed;
    wire        negative;
    reg  [32:0] rounded;
    reg         clipped;
    reg  [31:0] computed;
    reg   [4:0] raised;
    wire        operand_cut_fields_2;
    wire        operand_cut_fields_3;
    wire        operand_cut_leave;
    wire [10:0] operand_cut_leaving_0;
    wire  [2:0] operand_cut_leaving_1;
    wire        operand_cut_leaving_2;
    wire        operand_cut_leaving_3;
    wire [31:0] operand_cut_leaving_4;
    wire        unpack_sign;
    wire  [7:0] unpack_exponent;
    wire [23:0] unpack_significand;
    wire        unpack_zero;
    wire        unpack_infinite;
    wire        unpack_nan;
    wire        unpack_signalling;
    reg  [31:0] normalise_word;
    wire [31:0] normalise_shifted;
    wire  [5:0] normalise_amount;
    reg         placed_cut_fields_4;
    reg   [7:0] placed_cut_fields_5;
    wire        placed_cut_leave;
    wire [10:0] placed_cut_leaving_0;
    wire  [2:0] placed_cut_leaving_1;
    wire        placed_cut_leaving_2;
    wire        placed_cut_leaving_3;
    wire        placed_cut_leaving_4;
    wire  [7:0] placed_cut_leaving_5;
    wire [33:0] placed_cut_leaving_6;
    wire        placed_cut_leaving_7;
    wire        placed_cut_leaving_8;
    wire        round_up_up;
    wire        round_valid;
    wire  [8:0] round_exponent;
    wire [26:0] round_digits;
    wire [31:0] round_result;
    wire  [4:0] round_flags;
    wire [36:0] results_value;
    wire [36:0] results_leaving_value;

    cut_registered1_fields_x5 u_operand_cut (
        .clock     (clock),
        .reset     (reset),
        .enter     (start),
        .fields_0  (destination),
        .fields_1  (rounding),
        .fields_2  (operand_cut_fields_2),
        .fields_3  (operand_cut_fields_3),
        .fields_4  (operands_0),
        .leave     (operand_cut_leave),
        .leaving_0 (operand_cut_leaving_0),
        .leaving_1 (operand_cut_leaving_1),
        .leaving_2 (operand_cut_leaving_2),
        .leaving_3 (operand_cut_leaving_3),
        .leaving_4 (operand_cut_leaving_4)
    );

    float_unpack u_unpack (
        .valid       (operand_cut_leave),
        .word        (operand_cut_leaving_4),
        .sign        (unpack_sign),
        .exponent    (unpack_exponent),
        .significand (unpack_significand),
        .zero        (unpack_zero),
        .infinite    (unpack_infinite),
        .nan         (unpack_nan),
        .signalling  (unpack_signalling)
    );

    normalise_width32 u_normalise (
        .word    (normalise_word),
        .room    (6'h1f),
        .shifted (normalise_shifted),
        .amount  (normalise_amount)
    );

    cut_registered1_fields_x9 u_placed_cut (
        .clock     (clock),
        .reset     (reset),
        .enter     (operand_cut_leave),
        .fields_0  (operand_cut_leaving_0),
        .fields_1  (operand_cut_leaving_1),
        .fields_2  (operand_cut_leaving_2),
        .fields_3  (operand_cut_leaving_3),
        .fields_4  (placed_cut_fields_4),
        .fields_5  (placed_cut_fields_5),
        .fields_6  (placed),
        .fields_7  (unpack_nan),
        .fields_8  (distance[8]),
        .leave     (placed_cut_leave),
        .leaving_0 (placed_cut_leaving_0),
        .leaving_1 (placed_cut_leaving_1),
        .leaving_2 (placed_cut_leaving_2),
        .leaving_3 (placed_cut_leaving_3),
        .leaving_4 (placed_cut_leaving_4),
        .leaving_5 (placed_cut_leaving_5),
        .leaving_6 (placed_cut_leaving_6),
        .leaving_7 (placed_cut_leaving_7),
        .leaving_8 (placed_cut_leaving_8)
    );

    round_up u_round_up (
        .rounding (placed_cut_leaving_1),
        .sign     (placed_cut_leaving_4),
        .last     (placed_cut_leaving_6[2]),
        .half     (placed_cut_leaving_6[1]),
        .rest     (placed_cut_leaving_6[0]),
        .up       (round_up_up)
    );

    float_round u_round (
        .valid    (round_valid),
        .rounding (placed_cut_leaving_1),
        .sign     (placed_cut_leaving_4),
        .exponent (round_exponent),
        .digits   (round_digits),
        .result   (round_result),
        .flags    (round_flags)
    );

    result_pipe_stages1_value37 u_results (
        .clock               (clock),
        .reset               (reset),
        .enter               (placed_cut_leave),
        .destination         (placed_cut_leaving_0),
        .value               (results_value),
        .leave               (result_valid),
        .leaving_destination (result_destination),
        .leaving_value       (results_leaving_value)
    );

    assign operand_cut_fields_2 = (op == 7'h47) | (op == 7'h48);
    assign operand_cut_fields_3 = (op == 7'h41) | (op == 7'h48);
    assign negative = unpack_sign & (~operand_cut_leaving_3);

    always @* begin
        normalise_word = 32'h0;
        if (operand_cut_leave & operand_cut_leaving_2) begin
            normalise_word = operand_cut_leaving_4;
            if (negative) begin
                normalise_word = -operand_cut_leaving_4;
            end
        end
    end

    // As a number of 32 digits before the point every one has exponent 158. A word of zero has that of zero.
    assign distance = (-{1'b0, unpack_exponent}) + 9'h9e;

    always @* begin
        unplaced = 34'h0;
        placed = 34'h0;
        placed_cut_fields_4 = unpack_sign;
        placed_cut_fields_5 = 8'h1;
        if (operand_cut_leaving_2) begin
            placed = {normalise_shifted, 2'h0};
            placed_cut_fields_4 = negative;
            if (normalise_shifted[31]) begin
                placed_cut_fields_5 = (-{2'h0, normalise_amount}) + 8'h9e;
            end
        end else if (operand_cut_leave) begin
            unplaced = {unpack_significand, 10'h0};
            placed = unplaced >> distance;
            if ((placed << distance) != unplaced) begin
                placed = placed | 34'h1;
            end
        end
    end

    assign round_valid = placed_cut_leave & placed_cut_leaving_2;
    assign round_exponent = {1'b0, placed_cut_leaving_5};
    assign round_digits = {placed_cut_leaving_6[33:8], |placed_cut_leaving_6[7:0]};

    always @* begin
        rounded = 33'h0;
        clipped = 1'b0;
        computed = 32'h0;
        raised = 5'h0;
        if (placed_cut_leave) begin
            rounded = {1'b0, placed_cut_leaving_6[33:2]} + {32'h0, round_up_up};
            clipped = (placed_cut_leaving_7 | placed_cut_leaving_8) | rounded[32];
            computed = rounded[31:0];
            if (|placed_cut_leaving_6[1:0]) begin
                raised = 5'h1;
            end
            if (placed_cut_leaving_2) begin
                computed = round_result;
                raised = round_flags;
            end else if (placed_cut_leaving_3) begin
                if (placed_cut_leaving_4 & (~placed_cut_leaving_7)) begin
                    computed = 32'h0;
                    if (clipped | (|rounded)) begin
                        raised = 5'h10;
                    end
                end else if (clipped) begin
                    computed = 32'hffffffff;
                    raised = 5'h10;
                end
            end else if (placed_cut_leaving_4 & (~placed_cut_leaving_7)) begin
                computed = -rounded[31:0];
                if (clipped | (rounded > 33'h80000000)) begin
                    computed = 32'h80000000;
                    raised = 5'h10;
                end
            end else if (clipped | rounded[31]) begin
                computed = 32'h7fffffff;
                raised = 5'h10;
            end
        end
    end

    assign results_value = {raised, computed};
    assign result = results_leaving_value[31:0];
    assign flags = results_leaving_value[36:32];

    // What this block is given and has no use for.
    wire unused = &{1'b0, unpack_zero, unpack_infinite, unpack_signalling};
endmodule
