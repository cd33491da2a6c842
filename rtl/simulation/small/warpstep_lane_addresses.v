// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// What an access accesses: how many bytes, in which region, and whether they may be there. Combinational.
//
// A byte lies anywhere, a half at a multiple of two, a word at a multiple of four. Nothing is mapped below the first device, nor
// in the window of local memory beyond its end. Of several active lanes with a wrong address the lowest is reported; of a lane
// that is misaligned and unmapped, that it is misaligned. Without `valid` all addresses are zero, so that idle cycles cost a
// simulator nothing.
//
// Addresses of all lanes.

`default_nettype none

module warpstep_lane_addresses (
    input  wire         valid, // The operands belong to a load, store or fence.
    // Instruction and operands.
    input  wire   [6:0] operands_op, // Operation of the instruction.
    input  wire   [1:0] operands_context, // Context of the instruction.
    input  wire  [31:0] operands_pc, // Address of the instruction.
    input  wire   [5:0] operands_rd, // Destination register; 0 if there is none.
    input  wire   [3:0] operands_active, // Active lanes, one bit per lane.
    input  wire [127:0] operands_addresses, // Address of each lane: rs1 plus offset.
    input  wire [127:0] operands_data, // Word to store (rs2) of each lane.
    // The access, if no address is wrong.
    output wire         access_valid, // There is an access.
    output wire  [44:0] access_tag, // Tag of the access.
    output wire   [3:0] access_active, // Lanes that still have to access memory, one bit per lane.
    output reg    [3:0] access_local, // Lanes whose address lies in local memory, one bit per lane.
    output reg    [3:0] access_io, // Lanes whose address belongs to a device, one bit per lane.
    output reg  [127:0] access_lanes_address, // Address the lane accesses.
    output wire [127:0] access_lanes_store_data, // Data to store, each byte in its place.
    output wire  [15:0] access_lanes_store_bytes, // Bytes that are stored, one bit per byte.
    // The error, if an address is wrong.
    output wire         wrong_valid, // An active lane has a wrong address.
    output reg    [3:0] wrong_cause, // Cause of the error: misaligned or unmapped.
    output wire  [44:0] wrong_tag, // Tag of the access with the wrong address.
    output wire  [31:0] wrong_address, // Wrong address of the lowest such lane.
    output wire   [1:0] wrong_lane // Lowest active lane with a wrong address.
);

    localparam [15:0] LOCAL = 16'hffff;
    localparam [31:0] LOWEST = 32'h40;
    localparam  [3:0] MISALIGNED_ACCESS = 4'ha;
    localparam  [6:0] OP_LB = 7'ha;
    localparam  [6:0] OP_LH = 7'hb;
    localparam  [6:0] OP_LBU = 7'hd;
    localparam  [6:0] OP_LHU = 7'he;
    localparam  [6:0] OP_SB = 7'hf;
    localparam  [6:0] OP_SH = 7'h10;
    localparam  [6:0] OP_SW = 7'h11;
    localparam  [6:0] OP_FENCE = 7'h25;
    localparam  [6:0] OP_FSW = 7'h31;
    localparam  [3:0] UNMAPPED_ACCESS = 4'hb;

    reg   [1:0] size;
    reg         store;
    reg         fence;
    reg         zero_fill;
    reg   [3:0] misaligned;
    reg   [3:0] wrong_lanes;
    wire [67:0] low;
    reg   [3:0] lowest_requests;
    wire  [3:0] lowest_grant;
    genvar        g_lane;

    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_aligned
            warpstep_store_align u_aligned (
                .size        (size),
                .offset      (access_lanes_address[g_lane*32 +: 2]),
                .data        (operands_data[g_lane*32 +: 32]),
                .store_data  (access_lanes_store_data[g_lane*32 +: 32]),
                .store_bytes (access_lanes_store_bytes[g_lane*4 +: 4])
            );
        end
    endgenerate

    warpstep_first_set #(.COUNT(4), .INDEX(2)) u_lowest (
        .requests (lowest_requests),
        .grant    (lowest_grant),
        .index    (wrong_lane),
        .found    (wrong_valid)
    );

    warpstep_select #(.WIDTH(32), .COUNT(4), .INDEX(2)) u_evidence (
        .words  (access_lanes_address),
        .index  (wrong_lane),
        .chosen (wrong_address)
    );

    always @* begin
        size = 2'h2;
        store = 1'b0;
        fence = 1'b0;
        zero_fill = 1'b0;
        case (operands_op)
            OP_LB: size = 2'h0;
            OP_LH: size = 2'h1;
            OP_LBU: begin
                size = 2'h0;
                zero_fill = 1'b1;
            end
            OP_LHU: begin
                size = 2'h1;
                zero_fill = 1'b1;
            end
            OP_SB: begin
                size = 2'h0;
                store = 1'b1;
            end
            OP_SH: begin
                size = 2'h1;
                store = 1'b1;
            end
            OP_SW: store = 1'b1;
            OP_FSW: store = 1'b1;
            OP_FENCE: fence = 1'b1;
            default: ;
        endcase
    end

    assign access_tag = {operands_context, operands_pc, operands_rd, fence, store, size, zero_fill};

    // Addresses and data of all lanes.
    assign access_active = operands_active;

    always @* begin : set_access_lanes_address
        integer lane;
        for (lane = 0; lane < 4; lane = lane + 1) begin
            access_lanes_address[lane*32 +: 32] = 32'h0;
            if (valid) access_lanes_address[lane*32 +: 32] = operands_addresses[lane*32 +: 32];
        end
    end

    generate
        for (g_lane = 0; g_lane < 4; g_lane = g_lane + 1) begin : g_1
            assign low[g_lane*17 +: 17] = {1'b0, access_lanes_address[g_lane*32 +: 16]};
        end
    endgenerate

    always @* begin : set_access_local
        integer lane;
        // Regions, and addresses that are wrong.
        access_local = 4'h0;
        access_io = 4'h0;
        misaligned = 4'h0;
        wrong_lanes = 4'h0;
        if (valid) begin
            for (lane = 0; lane < 4; lane = lane + 1) begin
                access_local[lane] = access_lanes_address[lane*32 + 16 +: 16] == LOCAL;
                access_io[lane] = access_lanes_address[lane*32 + 16 +: 16] == 16'h0;
                misaligned[lane] = ((size == 2'h2) & low[lane*17 + 1]) | ((size != 2'h0) & low[lane*17]);
                wrong_lanes[lane] = misaligned[lane]
                    | (access_local[lane] & (low[lane*17 +: 17] >= 17'h4000))
                    | (access_lanes_address[lane*32 +: 32] < LOWEST);
            end
        end
    end

    always @* begin
        lowest_requests = 4'h0;
        if (~fence) lowest_requests = wrong_lanes & operands_active;
    end

    assign access_valid = valid & ~wrong_valid;
    assign wrong_tag = access_tag;

    always @* begin
        wrong_cause = UNMAPPED_ACCESS;
        if (|(misaligned & lowest_grant)) wrong_cause = MISALIGNED_ACCESS;
    end
endmodule

`default_nettype wire
