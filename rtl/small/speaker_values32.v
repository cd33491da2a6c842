// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Who speaks for all lanes where an instruction wants one value: the highest active lane. Combinational.
//
// Branches, jumps, tmc, wspawn, bar, pred and join take their scalar operands from here. `disagree` says that an active
// lane holds another value: a program that relies on all lanes then goes wrong, and is told. Knows no instruction.
//
// The highest active lane's value.

module speaker_values32 (
    // Whether anyone wants to know; otherwise all outputs are zero.
    input  wire        listen,
    // Lanes of the instruction.
    input  wire  [3:0] active,
    // What each lane holds.
    input  wire [31:0] values_0,
    input  wire [31:0] values_1,
    input  wire [31:0] values_2,
    input  wire [31:0] values_3,
    // The highest active lane; zero if there is none.
    output reg   [1:0] highest,
    // What it holds; zero if there is none.
    output reg  [31:0] spoken,
    // Whether an active lane holds something else.
    output reg         disagree
);

    always @* begin
        highest = 2'h0;
        spoken = 32'h0;
        disagree = 1'b0;
        if (listen) begin
            // The last assignment wins: the highest lane.
            if (active[0]) begin
                highest = 2'h0;
                spoken = values_0;
            end
            if (active[1]) begin
                highest = 2'h1;
                spoken = values_1;
            end
            if (active[2]) begin
                highest = 2'h2;
                spoken = values_2;
            end
            if (active[3]) begin
                highest = 2'h3;
                spoken = values_3;
            end
            if (active[0] & (values_0 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[1] & (values_1 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[2] & (values_2 != spoken)) begin
                disagree = 1'b1;
            end
            if (active[3] & (values_3 != spoken)) begin
                disagree = 1'b1;
            end
        end
    end
endmodule
