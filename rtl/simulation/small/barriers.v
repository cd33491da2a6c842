// warpstep 0.1.0, configuration small; simulation flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Barriers of one core: warps wait until as many have arrived as the last of them asks for.
//
// An arrival takes effect at the end of its cycle. The last warp to arrive does not wait, and releases the others from the
// next cycle on. A count of one is no barrier at all. A barrier that does not exist, or that can never open, is an
// error and nobody arrives. Knows nothing of why a warp may not go on.
//
// Bit 31 of the operand means a barrier across cores: who arrives there stands until `global_open`, from outside, lets all go on that
// stand there at the start of the cycle. A core has arrived when all its active warps stand there. A core that is alone has none of this: only a count
// of one can ever open.
//
// max(1, warps / 2) barriers.

module barriers (
    input  wire        clock,
    input  wire        reset,
    // A warp arrives.
    input  wire        arrive,
    // Which.
    input  wire  [1:0] warp,
    // At which barrier: rs1.
    input  wire [31:0] operand,
    // How many are to arrive: rs2.
    input  wire [31:0] count,
    // The warp that arrives must wait.
    output wire        waits,
    // Warps that go on from the next cycle, the one that arrives included.
    output reg   [3:0] released,
    // There is no such barrier.
    output wire        wrong_id,
    // So many can never arrive.
    output reg         wrong_count,
    // Warps that are active.
    input  wire  [3:0] active
);

    reg   [3:0] arrived_0_q;
    reg   [3:0] arrived_0_d;
    reg   [3:0] arrived_1_q;
    reg   [3:0] arrived_1_d;
    wire [30:0] number;
    wire        collects;
    reg   [3:0] gathered;
    reg   [2:0] present;
    wire        opens;
    wire  [1:0] all_stand;

    // Does the barrier exist, and can it open?
    assign number = operand[30:0];
    assign wrong_id = arrive & (number >= 31'h2);

    always @* begin
        wrong_count = 1'b0;
        if (arrive & (~wrong_id)) begin
            if (operand[31]) begin
                wrong_count = (count == 32'h0) | (count > 32'h1);
            end else begin
                wrong_count = (count == 32'h0) | (count > 32'h4);
            end
        end
    end

    assign collects = ((arrive & (~wrong_id)) & (~wrong_count)) & (count != 32'h1);

    always @* begin
        // Who is there with the one that arrives.
        gathered = 4'h0;
        if (number == 31'h0) begin
            gathered = arrived_0_q;
        end
        if (number == 31'h1) begin
            gathered = arrived_1_q;
        end
        present = 3'h0;
        if (warp == 2'h0) begin
            gathered[0] = 1'b1;
        end
        present = present + {2'h0, gathered[0]};
        if (warp == 2'h1) begin
            gathered[1] = 1'b1;
        end
        present = present + {2'h0, gathered[1]};
        if (warp == 2'h2) begin
            gathered[2] = 1'b1;
        end
        present = present + {2'h0, gathered[2]};
        if (warp == 2'h3) begin
            gathered[3] = 1'b1;
        end
        present = present + {2'h0, gathered[3]};
    end

    assign opens = (collects & (~operand[31])) & ({29'h0, present} == count);
    assign waits = collects & (~opens);

    always @* begin
        released = 4'h0;
        if (opens) begin
            released = gathered;
        end
    end

    always @* begin
        arrived_0_d = arrived_0_q;
        if (((number == 31'h0) & collects) & (~operand[31])) begin
            arrived_0_d = gathered;
            if (opens) begin
                arrived_0_d = 4'h0;
            end
        end
    end

    always @* begin
        arrived_1_d = arrived_1_q;
        if (((number == 31'h1) & collects) & (~operand[31])) begin
            arrived_1_d = gathered;
            if (opens) begin
                arrived_1_d = 4'h0;
            end
        end
    end

    // Across cores.
    assign all_stand = 2'h0;

    always @(posedge clock) begin
        if (reset) begin
            arrived_0_q <= 4'h0;
            arrived_1_q <= 4'h0;
        end else begin
            arrived_0_q <= arrived_0_d;
            arrived_1_q <= arrived_1_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, active, all_stand};
endmodule
