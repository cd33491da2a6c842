// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// What an access accesses: an address a lane, how many bytes, in which region, and whether they may be there. Combinational.
//
// A byte lies anywhere, a half at a multiple of two, a word at a multiple of four. Nothing lies below the first device, nor
// in the window of local memory beyond its end. The lowest lane that is wrong is told; of a lane that is wrong in both
// ways, that it is misaligned. Without `valid` everything is zero, so that idle cycles cost a simulator nothing.
//
// Addresses of all lanes.

module lane_addresses (
    // There is an access.
    input  wire        valid,
    // Which operation.
    input  wire  [6:0] op,
    // Its offset.
    input  wire [31:0] imm,
    // Active lanes.
    input  wire  [3:0] active,
    // rs1 of each lane.
    input  wire [31:0] base_0,
    input  wire [31:0] base_1,
    input  wire [31:0] base_2,
    input  wire [31:0] base_3,
    // The address of each lane.
    output reg  [31:0] addresses_0,
    output reg  [31:0] addresses_1,
    output reg  [31:0] addresses_2,
    output reg  [31:0] addresses_3,
    // 0 byte, 1 half, 2 word.
    output reg   [1:0] size,
    // Whether it writes.
    output reg         stores,
    // Whether it is a fence: no address counts.
    output reg         fences,
    // Whether zeros, not the sign, stand above what is loaded.
    output reg         zero_fill,
    // Lanes with a local address.
    output reg   [3:0] local_,
    // Lanes with an address of a device.
    output reg   [3:0] io,
    // An active lane's address is wrong.
    output wire        wrong,
    // In which way.
    output reg   [3:0] wrong_cause,
    // The lowest such lane.
    output wire  [1:0] wrong_lane,
    // Its address.
    output wire [31:0] wrong_address
);

    reg   [3:0] misaligned;
    reg   [3:0] wrong_lanes;
    wire [15:0] high_0;
    wire [15:0] high_1;
    wire [15:0] high_2;
    wire [15:0] high_3;
    wire [16:0] low_0;
    wire [16:0] low_1;
    wire [16:0] low_2;
    wire [16:0] low_3;
    reg   [3:0] lowest_requests;
    wire  [3:0] lowest_grant;
    wire  [1:0] lowest_index;

    first_set_requests4 u_lowest (
        .requests (lowest_requests),
        .grant    (lowest_grant),
        .index    (lowest_index),
        .found    (wrong)
    );

    select_words32_index2 u_evidence (
        .words_0 (addresses_0),
        .words_1 (addresses_1),
        .words_2 (addresses_2),
        .words_3 (addresses_3),
        .index   (lowest_index),
        .chosen  (wrong_address)
    );

    always @* begin
        size = 2'h2;
        stores = 1'b0;
        fences = 1'b0;
        zero_fill = 1'b0;
        case (op)
            7'ha: size = 2'h0; // op::LB
            7'hb: size = 2'h1; // op::LH
            7'hd: begin // op::LBU
                size = 2'h0;
                zero_fill = 1'b1;
            end
            7'he: begin // op::LHU
                size = 2'h1;
                zero_fill = 1'b1;
            end
            7'hf: begin // op::SB
                size = 2'h0;
                stores = 1'b1;
            end
            7'h10: begin // op::SH
                size = 2'h1;
                stores = 1'b1;
            end
            7'h11: stores = 1'b1; // op::SW
            7'h31: stores = 1'b1; // op::FSW
            7'h25: fences = 1'b1; // FENCE
            default: begin
            end
        endcase
    end

    always @* begin
        addresses_0 = 32'h0;
        if (valid) begin
            addresses_0 = base_0 + imm;
        end
    end

    assign high_0 = addresses_0[31:16];
    assign low_0 = {1'b0, addresses_0[15:0]};

    always @* begin
        addresses_1 = 32'h0;
        if (valid) begin
            addresses_1 = base_1 + imm;
        end
    end

    assign high_1 = addresses_1[31:16];
    assign low_1 = {1'b0, addresses_1[15:0]};

    always @* begin
        addresses_2 = 32'h0;
        if (valid) begin
            addresses_2 = base_2 + imm;
        end
    end

    assign high_2 = addresses_2[31:16];
    assign low_2 = {1'b0, addresses_2[15:0]};

    always @* begin
        addresses_3 = 32'h0;
        if (valid) begin
            addresses_3 = base_3 + imm;
        end
    end

    assign high_3 = addresses_3[31:16];
    assign low_3 = {1'b0, addresses_3[15:0]};

    always @* begin
        local_ = 4'h0;
        io = 4'h0;
        misaligned = 4'h0;
        wrong_lanes = 4'h0;
        if (valid) begin
            local_[0] = high_0 == 16'hffff;
            io[0] = high_0 == 16'h0;
            misaligned[0] = ((size == 2'h2) & addresses_0[1]) | ((size != 2'h0) & addresses_0[0]);
            wrong_lanes[0] = (misaligned[0] | (local_[0] & (low_0 >= 17'h4000))) | (addresses_0 < 32'h40);
            local_[1] = high_1 == 16'hffff;
            io[1] = high_1 == 16'h0;
            misaligned[1] = ((size == 2'h2) & addresses_1[1]) | ((size != 2'h0) & addresses_1[0]);
            wrong_lanes[1] = (misaligned[1] | (local_[1] & (low_1 >= 17'h4000))) | (addresses_1 < 32'h40);
            local_[2] = high_2 == 16'hffff;
            io[2] = high_2 == 16'h0;
            misaligned[2] = ((size == 2'h2) & addresses_2[1]) | ((size != 2'h0) & addresses_2[0]);
            wrong_lanes[2] = (misaligned[2] | (local_[2] & (low_2 >= 17'h4000))) | (addresses_2 < 32'h40);
            local_[3] = high_3 == 16'hffff;
            io[3] = high_3 == 16'h0;
            misaligned[3] = ((size == 2'h2) & addresses_3[1]) | ((size != 2'h0) & addresses_3[0]);
            wrong_lanes[3] = (misaligned[3] | (local_[3] & (low_3 >= 17'h4000))) | (addresses_3 < 32'h40);
        end
    end

    always @* begin
        lowest_requests = 4'h0;
        if (~fences) begin
            lowest_requests = wrong_lanes & active;
        end
    end

    assign wrong_lane = lowest_index;

    always @* begin
        wrong_cause = 4'hb;
        if (|(misaligned & lowest_grant)) begin
            wrong_cause = 4'ha;
        end
    end
endmodule
