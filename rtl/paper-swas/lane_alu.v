// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// One lane's integer arithmetic: RV32I but for loads, stores, branches and jumps.
//
// Operands in c + 1, the result computed in that cycle and handed over in c + latency - 1 (latency 2: at once). Takes an
// operation in every cycle; one that is not started computes nothing. Knows nothing of registers or masks.
//
// Adds, compares, shifts, combines.

module lane_alu (
    // Whether this lane begins an operation of this unit.
    input  wire        start,
    // Which.
    input  wire  [6:0] op,
    // Address of the instruction.
    input  wire [31:0] pc,
    // Its immediate.
    input  wire [31:0] immediate,
    // First operand.
    input  wire [31:0] left,
    // Second operand.
    input  wire [31:0] right,
    // The register the result is for.
    input  wire [10:0] destination,
    // Whether a result is handed over.
    output wire        result_valid,
    // The register it is for.
    output wire [10:0] result_destination,
    // The result.
    output wire [31:0] result
);

    reg  [31:0] first;
    reg  [31:0] second;
    reg  [32:0] extended;
    reg  [31:0] computed;
    reg  [32:0] computed_step0;
    reg  [32:0] computed_step1;
    reg  [32:0] computed_step2;
    reg  [32:0] computed_step3;

    result_pipe_stages0_value32 u_pipe (
        .enter               (start),
        .destination         (destination),
        .value               (computed),
        .leave               (result_valid),
        .leaving_destination (result_destination),
        .leaving_value       (result)
    );

    always @* begin
        // Operations with an immediate stand side by side.
        first = left;
        second = right;
        if ((op >= 7'h12) & (op <= 7'h1a)) begin
            second = immediate;
        end
        if (op == 7'h1) begin
            first = pc;
            second = immediate;
        end
    end

    always @* begin
        // Logical and arithmetic shifts share a shifter of 33 bits.
        extended = {1'b0, first};
        if ((op == 7'h1a) | (op == 7'h22)) begin
            extended = {first[31], first};
        end
    end

    always @* begin
        computed = 32'h0;
        computed_step0 = 33'h0;
        computed_step1 = 33'h0;
        computed_step2 = 33'h0;
        computed_step3 = 33'h0;
        if (start) begin
            case (op)
                7'h0: computed = immediate; // op::LUI
                7'h1: computed = first + second; // op::AUIPC
                7'h12: computed = first + second; // op::ADDI
                7'h1b: computed = first + second; // op::ADD
                7'h1c: computed = first - second; // op::SUB
                7'h13: computed = {31'h0, $signed(first) < $signed(second)}; // op::SLTI
                7'h1e: computed = {31'h0, $signed(first) < $signed(second)}; // op::SLT
                7'h14: computed = {31'h0, first < second}; // op::SLTIU
                7'h1f: computed = {31'h0, first < second}; // op::SLTU
                7'h15: computed = first ^ second; // op::XORI
                7'h20: computed = first ^ second; // op::XOR
                7'h16: computed = first | second; // op::ORI
                7'h23: computed = first | second; // op::OR
                7'h17: computed = first & second; // op::ANDI
                7'h24: computed = first & second; // op::AND
                7'h18: computed = first << second[4:0]; // op::SLLI
                7'h1d: computed = first << second[4:0]; // op::SLL
                7'h19: begin // op::SRLI
                    computed_step0 = $unsigned($signed(extended) >>> second[4:0]);
                    computed = computed_step0[31:0];
                end
                7'h21: begin // op::SRL
                    computed_step1 = $unsigned($signed(extended) >>> second[4:0]);
                    computed = computed_step1[31:0];
                end
                7'h1a: begin // op::SRAI
                    computed_step2 = $unsigned($signed(extended) >>> second[4:0]);
                    computed = computed_step2[31:0];
                end
                7'h22: begin // op::SRA
                    computed_step3 = $unsigned($signed(extended) >>> second[4:0]);
                    computed = computed_step3[31:0];
                end
                default: begin
                end
            endcase
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, computed_step0[32], computed_step1[32], computed_step2[32], computed_step3[32]};
endmodule
