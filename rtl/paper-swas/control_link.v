// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The register a control instruction writes: jal and jalr the return address, split its pointer. The instruction is known in
// c + 1; its result when it is resolved, and until then register and lanes wait here. Knows nothing of values.
//
// Register and lanes of the control instruction under way.

module control_link (
    // Cycle c + 1: a control instruction is in the operand stage.
    input  wire        control,
    // Its register; 0 if it writes none.
    input  wire  [5:0] rd,
    // Its lanes.
    input  wire [31:0] mask,
    // It is resolved.
    input  wire        resolved,
    // Whose.
    input  wire  [4:0] resolved_context,
    // Lanes that write in this cycle.
    output reg  [31:0] lanes,
    // The register.
    output wire  [5:0] written,
    // Register (low six bits) and warp (above).
    output wire [10:0] destination
);

    reg   [5:0] held_register_early;
    wire  [5:0] held_register_late;
    reg  [31:0] held_lanes_early;
    wire [31:0] held_lanes_late;

    delay_cycles0_early6 u_held_register (
        .early (held_register_early),
        .late  (held_register_late)
    );

    delay_cycles0_early32 u_held_lanes (
        .early (held_lanes_early),
        .late  (held_lanes_late)
    );

    always @* begin
        held_register_early = 6'h0;
        held_lanes_early = 32'h0;
        if (control) begin
            held_register_early = rd;
            held_lanes_early = mask;
        end
    end

    assign written = held_register_late;

    always @* begin
        lanes = 32'h0;
        if (resolved) begin
            lanes = held_lanes_late;
        end
    end

    assign destination = {resolved_context, held_register_late};
endmodule
