// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
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
    input  wire  [4:0] warp,
    // At which barrier: rs1.
    input  wire [31:0] operand,
    // How many are to arrive: rs2.
    input  wire [31:0] count,
    // The warp that arrives must wait.
    output wire        waits,
    // Warps that go on from the next cycle, the one that arrives included.
    output reg  [31:0] released,
    // There is no such barrier.
    output wire        wrong_id,
    // So many can never arrive.
    output reg         wrong_count,
    // Warps that are active.
    input  wire [31:0] active
);

    reg  [31:0] arrived_0_q;
    reg  [31:0] arrived_0_d;
    reg  [31:0] arrived_1_q;
    reg  [31:0] arrived_1_d;
    reg  [31:0] arrived_2_q;
    reg  [31:0] arrived_2_d;
    reg  [31:0] arrived_3_q;
    reg  [31:0] arrived_3_d;
    reg  [31:0] arrived_4_q;
    reg  [31:0] arrived_4_d;
    reg  [31:0] arrived_5_q;
    reg  [31:0] arrived_5_d;
    reg  [31:0] arrived_6_q;
    reg  [31:0] arrived_6_d;
    reg  [31:0] arrived_7_q;
    reg  [31:0] arrived_7_d;
    reg  [31:0] arrived_8_q;
    reg  [31:0] arrived_8_d;
    reg  [31:0] arrived_9_q;
    reg  [31:0] arrived_9_d;
    reg  [31:0] arrived_10_q;
    reg  [31:0] arrived_10_d;
    reg  [31:0] arrived_11_q;
    reg  [31:0] arrived_11_d;
    reg  [31:0] arrived_12_q;
    reg  [31:0] arrived_12_d;
    reg  [31:0] arrived_13_q;
    reg  [31:0] arrived_13_d;
    reg  [31:0] arrived_14_q;
    reg  [31:0] arrived_14_d;
    reg  [31:0] arrived_15_q;
    reg  [31:0] arrived_15_d;
    wire [30:0] number;
    wire        collects;
    reg  [31:0] gathered;
    reg   [5:0] present;
    wire        opens;
    wire [15:0] all_stand;

    // Does the barrier exist, and can it open?
    assign number = operand[30:0];
    assign wrong_id = arrive & (number >= 31'h10);

    always @* begin
        wrong_count = 1'b0;
        if (arrive & (~wrong_id)) begin
            if (operand[31]) begin
                wrong_count = (count == 32'h0) | (count > 32'h1);
            end else begin
                wrong_count = (count == 32'h0) | (count > 32'h20);
            end
        end
    end

    assign collects = ((arrive & (~wrong_id)) & (~wrong_count)) & (count != 32'h1);

    always @* begin
        // Who is there with the one that arrives.
        gathered = 32'h0;
        if (number == 31'h0) begin
            gathered = arrived_0_q;
        end
        if (number == 31'h1) begin
            gathered = arrived_1_q;
        end
        if (number == 31'h2) begin
            gathered = arrived_2_q;
        end
        if (number == 31'h3) begin
            gathered = arrived_3_q;
        end
        if (number == 31'h4) begin
            gathered = arrived_4_q;
        end
        if (number == 31'h5) begin
            gathered = arrived_5_q;
        end
        if (number == 31'h6) begin
            gathered = arrived_6_q;
        end
        if (number == 31'h7) begin
            gathered = arrived_7_q;
        end
        if (number == 31'h8) begin
            gathered = arrived_8_q;
        end
        if (number == 31'h9) begin
            gathered = arrived_9_q;
        end
        if (number == 31'ha) begin
            gathered = arrived_10_q;
        end
        if (number == 31'hb) begin
            gathered = arrived_11_q;
        end
        if (number == 31'hc) begin
            gathered = arrived_12_q;
        end
        if (number == 31'hd) begin
            gathered = arrived_13_q;
        end
        if (number == 31'he) begin
            gathered = arrived_14_q;
        end
        if (number == 31'hf) begin
            gathered = arrived_15_q;
        end
        present = 6'h0;
        if (warp == 5'h0) begin
            gathered[0] = 1'b1;
        end
        present = present + {5'h0, gathered[0]};
        if (warp == 5'h1) begin
            gathered[1] = 1'b1;
        end
        present = present + {5'h0, gathered[1]};
        if (warp == 5'h2) begin
            gathered[2] = 1'b1;
        end
        present = present + {5'h0, gathered[2]};
        if (warp == 5'h3) begin
            gathered[3] = 1'b1;
        end
        present = present + {5'h0, gathered[3]};
        if (warp == 5'h4) begin
            gathered[4] = 1'b1;
        end
        present = present + {5'h0, gathered[4]};
        if (warp == 5'h5) begin
            gathered[5] = 1'b1;
        end
        present = present + {5'h0, gathered[5]};
        if (warp == 5'h6) begin
            gathered[6] = 1'b1;
        end
        present = present + {5'h0, gathered[6]};
        if (warp == 5'h7) begin
            gathered[7] = 1'b1;
        end
        present = present + {5'h0, gathered[7]};
        if (warp == 5'h8) begin
            gathered[8] = 1'b1;
        end
        present = present + {5'h0, gathered[8]};
        if (warp == 5'h9) begin
            gathered[9] = 1'b1;
        end
        present = present + {5'h0, gathered[9]};
        if (warp == 5'ha) begin
            gathered[10] = 1'b1;
        end
        present = present + {5'h0, gathered[10]};
        if (warp == 5'hb) begin
            gathered[11] = 1'b1;
        end
        present = present + {5'h0, gathered[11]};
        if (warp == 5'hc) begin
            gathered[12] = 1'b1;
        end
        present = present + {5'h0, gathered[12]};
        if (warp == 5'hd) begin
            gathered[13] = 1'b1;
        end
        present = present + {5'h0, gathered[13]};
        if (warp == 5'he) begin
            gathered[14] = 1'b1;
        end
        present = present + {5'h0, gathered[14]};
        if (warp == 5'hf) begin
            gathered[15] = 1'b1;
        end
        present = present + {5'h0, gathered[15]};
        if (warp == 5'h10) begin
            gathered[16] = 1'b1;
        end
        present = present + {5'h0, gathered[16]};
        if (warp == 5'h11) begin
            gathered[17] = 1'b1;
        end
        present = present + {5'h0, gathered[17]};
        if (warp == 5'h12) begin
            gathered[18] = 1'b1;
        end
        present = present + {5'h0, gathered[18]};
        if (warp == 5'h13) begin
            gathered[19] = 1'b1;
        end
        present = present + {5'h0, gathered[19]};
        if (warp == 5'h14) begin
            gathered[20] = 1'b1;
        end
        present = present + {5'h0, gathered[20]};
        if (warp == 5'h15) begin
            gathered[21] = 1'b1;
        end
        present = present + {5'h0, gathered[21]};
        if (warp == 5'h16) begin
            gathered[22] = 1'b1;
        end
        present = present + {5'h0, gathered[22]};
        if (warp == 5'h17) begin
            gathered[23] = 1'b1;
        end
        present = present + {5'h0, gathered[23]};
        if (warp == 5'h18) begin
            gathered[24] = 1'b1;
        end
        present = present + {5'h0, gathered[24]};
        if (warp == 5'h19) begin
            gathered[25] = 1'b1;
        end
        present = present + {5'h0, gathered[25]};
        if (warp == 5'h1a) begin
            gathered[26] = 1'b1;
        end
        present = present + {5'h0, gathered[26]};
        if (warp == 5'h1b) begin
            gathered[27] = 1'b1;
        end
        present = present + {5'h0, gathered[27]};
        if (warp == 5'h1c) begin
            gathered[28] = 1'b1;
        end
        present = present + {5'h0, gathered[28]};
        if (warp == 5'h1d) begin
            gathered[29] = 1'b1;
        end
        present = present + {5'h0, gathered[29]};
        if (warp == 5'h1e) begin
            gathered[30] = 1'b1;
        end
        present = present + {5'h0, gathered[30]};
        if (warp == 5'h1f) begin
            gathered[31] = 1'b1;
        end
        present = present + {5'h0, gathered[31]};
    end

    assign opens = (collects & (~operand[31])) & ({26'h0, present} == count);
    assign waits = collects & (~opens);

    always @* begin
        released = 32'h0;
        if (opens) begin
            released = gathered;
        end
    end

    always @* begin
        arrived_0_d = arrived_0_q;
        if (((number == 31'h0) & collects) & (~operand[31])) begin
            arrived_0_d = gathered;
            if (opens) begin
                arrived_0_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_1_d = arrived_1_q;
        if (((number == 31'h1) & collects) & (~operand[31])) begin
            arrived_1_d = gathered;
            if (opens) begin
                arrived_1_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_2_d = arrived_2_q;
        if (((number == 31'h2) & collects) & (~operand[31])) begin
            arrived_2_d = gathered;
            if (opens) begin
                arrived_2_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_3_d = arrived_3_q;
        if (((number == 31'h3) & collects) & (~operand[31])) begin
            arrived_3_d = gathered;
            if (opens) begin
                arrived_3_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_4_d = arrived_4_q;
        if (((number == 31'h4) & collects) & (~operand[31])) begin
            arrived_4_d = gathered;
            if (opens) begin
                arrived_4_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_5_d = arrived_5_q;
        if (((number == 31'h5) & collects) & (~operand[31])) begin
            arrived_5_d = gathered;
            if (opens) begin
                arrived_5_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_6_d = arrived_6_q;
        if (((number == 31'h6) & collects) & (~operand[31])) begin
            arrived_6_d = gathered;
            if (opens) begin
                arrived_6_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_7_d = arrived_7_q;
        if (((number == 31'h7) & collects) & (~operand[31])) begin
            arrived_7_d = gathered;
            if (opens) begin
                arrived_7_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_8_d = arrived_8_q;
        if (((number == 31'h8) & collects) & (~operand[31])) begin
            arrived_8_d = gathered;
            if (opens) begin
                arrived_8_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_9_d = arrived_9_q;
        if (((number == 31'h9) & collects) & (~operand[31])) begin
            arrived_9_d = gathered;
            if (opens) begin
                arrived_9_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_10_d = arrived_10_q;
        if (((number == 31'ha) & collects) & (~operand[31])) begin
            arrived_10_d = gathered;
            if (opens) begin
                arrived_10_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_11_d = arrived_11_q;
        if (((number == 31'hb) & collects) & (~operand[31])) begin
            arrived_11_d = gathered;
            if (opens) begin
                arrived_11_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_12_d = arrived_12_q;
        if (((number == 31'hc) & collects) & (~operand[31])) begin
            arrived_12_d = gathered;
            if (opens) begin
                arrived_12_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_13_d = arrived_13_q;
        if (((number == 31'hd) & collects) & (~operand[31])) begin
            arrived_13_d = gathered;
            if (opens) begin
                arrived_13_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_14_d = arrived_14_q;
        if (((number == 31'he) & collects) & (~operand[31])) begin
            arrived_14_d = gathered;
            if (opens) begin
                arrived_14_d = 32'h0;
            end
        end
    end

    always @* begin
        arrived_15_d = arrived_15_q;
        if (((number == 31'hf) & collects) & (~operand[31])) begin
            arrived_15_d = gathered;
            if (opens) begin
                arrived_15_d = 32'h0;
            end
        end
    end

    // Across cores.
    assign all_stand = 16'h0;

    always @(posedge clock) begin
        if (reset) begin
            arrived_0_q <= 32'h0;
            arrived_1_q <= 32'h0;
            arrived_2_q <= 32'h0;
            arrived_3_q <= 32'h0;
            arrived_4_q <= 32'h0;
            arrived_5_q <= 32'h0;
            arrived_6_q <= 32'h0;
            arrived_7_q <= 32'h0;
            arrived_8_q <= 32'h0;
            arrived_9_q <= 32'h0;
            arrived_10_q <= 32'h0;
            arrived_11_q <= 32'h0;
            arrived_12_q <= 32'h0;
            arrived_13_q <= 32'h0;
            arrived_14_q <= 32'h0;
            arrived_15_q <= 32'h0;
        end else begin
            arrived_0_q <= arrived_0_d;
            arrived_1_q <= arrived_1_d;
            arrived_2_q <= arrived_2_d;
            arrived_3_q <= arrived_3_d;
            arrived_4_q <= arrived_4_d;
            arrived_5_q <= arrived_5_d;
            arrived_6_q <= arrived_6_d;
            arrived_7_q <= arrived_7_d;
            arrived_8_q <= arrived_8_d;
            arrived_9_q <= arrived_9_d;
            arrived_10_q <= arrived_10_d;
            arrived_11_q <= arrived_11_d;
            arrived_12_q <= arrived_12_d;
            arrived_13_q <= arrived_13_d;
            arrived_14_q <= arrived_14_d;
            arrived_15_q <= arrived_15_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, active, all_stand};
endmodule
