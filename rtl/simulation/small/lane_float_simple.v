// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One lane's float operations that round nothing: sign injection, minimum, maximum, compare, classify, moves.
//
// Operands in c + 1, the result computed in that cycle and handed over in c + latency - 1 (latency 2: at once). Takes an
// operation in every cycle; one that is not started computes nothing. Knows nothing of registers or masks.
//
// Compares and copies.

module lane_float_simple (
    // Whether this lane begins an operation of this unit.
    input  wire        start,
    // Which.
    input  wire  [6:0] op,
    // Its operands.
    input  wire [31:0] operands_0,
    input  wire [31:0] operands_1,
    // The register the result is for.
    input  wire  [7:0] destination,
    // Whether a result is handed over.
    output wire        result_valid,
    // The register it is for.
    output wire  [7:0] result_destination,
    // The result.
    output wire [31:0] result,
    // The flags it raises.
    output wire  [4:0] flags
);

    reg         equal;
    reg         less;
    wire        any_nan;
    wire        signalling;
    wire        minimum;
    reg  [31:0] computed;
    reg   [4:0] raised;
    wire        unpack_0_sign;
    wire  [7:0] unpack_0_exponent;
    wire [23:0] unpack_0_significand;
    wire        unpack_0_zero;
    wire        unpack_0_infinite;
    wire        unpack_0_nan;
    wire        unpack_0_signalling;
    wire        unpack_1_sign;
    wire  [7:0] unpack_1_exponent;
    wire [23:0] unpack_1_significand;
    wire        unpack_1_zero;
    wire        unpack_1_infinite;
    wire        unpack_1_nan;
    wire        unpack_1_signalling;
    wire [36:0] results_value;
    wire [36:0] results_leaving_value;

    float_unpack u_unpack_0 (
        .valid       (start),
        .word        (operands_0),
        .sign        (unpack_0_sign),
        .exponent    (unpack_0_exponent),
        .significand (unpack_0_significand),
        .zero        (unpack_0_zero),
        .infinite    (unpack_0_infinite),
        .nan         (unpack_0_nan),
        .signalling  (unpack_0_signalling)
    );

    float_unpack u_unpack_1 (
        .valid       (start),
        .word        (operands_1),
        .sign        (unpack_1_sign),
        .exponent    (unpack_1_exponent),
        .significand (unpack_1_significand),
        .zero        (unpack_1_zero),
        .infinite    (unpack_1_infinite),
        .nan         (unpack_1_nan),
        .signalling  (unpack_1_signalling)
    );

    result_pipe_stages0_value37 u_results (
        .enter               (start),
        .destination         (destination),
        .value               (results_value),
        .leave               (result_valid),
        .leaving_destination (result_destination),
        .leaving_value       (results_leaving_value)
    );

    assign any_nan = unpack_0_nan | unpack_1_nan;
    assign signalling = unpack_0_signalling | unpack_1_signalling;
    assign minimum = op == 7'h3e;

    always @* begin
        equal = 1'b0;
        less = 1'b0;
        computed = 32'h0;
        raised = 5'h0;
        if (start) begin
            equal = (unpack_0_zero & unpack_1_zero) | (operands_0 == operands_1);
            if (unpack_0_sign != unpack_1_sign) begin
                less = unpack_0_sign;
            end else if (unpack_0_sign) begin
                less = operands_0 > operands_1;
            end else begin
                less = operands_0 < operands_1;
            end
            // Invalid is bit 4. Sign injections and moves begin with the first operand.
            computed = operands_0;
            case (op)
                7'h3b: computed = {operands_1[31], operands_0[30:0]}; // op::FSGNJ
                7'h3c: computed = {~operands_1[31], operands_0[30:0]}; // op::FSGNJN
                7'h3d: computed = operands_0 ^ (operands_1 & 32'h80000000); // op::FSGNJX
                7'h43: begin // op::FEQ
                    computed = {31'h0, equal & (~any_nan)};
                    raised = {signalling, 4'h0};
                end
                7'h44: begin // op::FLT
                    computed = {31'h0, (less & (~equal)) & (~any_nan)};
                    raised = {any_nan, 4'h0};
                end
                7'h45: begin // op::FLE
                    computed = {31'h0, (less | equal) & (~any_nan)};
                    raised = {any_nan, 4'h0};
                end
                7'h46: begin // op::FCLASS
                    if (unpack_0_nan) begin
                        computed = 32'h200;
                        if (unpack_0_signalling) begin
                            computed = 32'h100;
                        end
                    end else if (unpack_0_sign) begin
                        computed = 32'h2;
                        if (unpack_0_infinite) begin
                            computed = 32'h1;
                        end else if (unpack_0_zero) begin
                            computed = 32'h8;
                        end else if (~unpack_0_significand[23]) begin
                            computed = 32'h4;
                        end
                    end else begin
                        computed = 32'h40;
                        if (unpack_0_infinite) begin
                            computed = 32'h80;
                        end else if (unpack_0_zero) begin
                            computed = 32'h10;
                        end else if (~unpack_0_significand[23]) begin
                            computed = 32'h20;
                        end
                    end
                end
                default: begin
                end
            endcase
            if ((op == 7'h3e) | (op == 7'h3f)) begin
                // A number before a NaN.
                raised = {signalling, 4'h0};
                if (unpack_0_nan & unpack_1_nan) begin
                    computed = 32'h7fc00000;
                end else if (unpack_0_nan | ((~unpack_1_nan) & (less ^ minimum))) begin
                    computed = operands_1;
                end
            end
        end
    end

    assign results_value = {raised, computed};
    assign result = results_leaving_value[31:0];
    assign flags = results_leaving_value[36:32];

    // What this block is given and has no use for.
    wire unused = &{
        1'b0,
        unpack_0_exponent,
        unpack_0_significand[22:0],
        unpack_1_exponent,
        unpack_1_significand,
        unpack_1_infinite
    };
endmodule
