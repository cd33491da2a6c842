// warpstep 0.1.0, configuration small; synthesis flavour.
// 4 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 4096 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Accesses whose addresses are known, at most two, in issue order. The oldest is walked: what it has yet to do is the
// set of its pending lanes, and a step takes lanes out of it.
//
// What enters at the end of c + 1 is the oldest from c + 2 on, or when the one before it has left. Knows nothing of steps.
//
// A list of two.

module held_accesses (
    input  wire        clock,
    input  wire        reset,
    // An access enters at the end of this cycle. Only when there is room.
    input  wire        enter,
    // What it is.
    input  wire [44:0] note,
    // Its lanes.
    input  wire  [3:0] active,
    // Of these, those with a local address.
    input  wire  [3:0] local_,
    // And those with an address of a device.
    input  wire  [3:0] io,
    // Address of each lane.
    input  wire [31:0] addresses_0,
    input  wire [31:0] addresses_1,
    input  wire [31:0] addresses_2,
    input  wire [31:0] addresses_3,
    // Word to store of each lane.
    input  wire [31:0] data_0,
    input  wire [31:0] data_1,
    input  wire [31:0] data_2,
    input  wire [31:0] data_3,
    // Its bytes that count.
    input  wire  [3:0] bytes_0,
    input  wire  [3:0] bytes_1,
    input  wire  [3:0] bytes_2,
    input  wire  [3:0] bytes_3,
    // Lanes of the oldest that are done at the end of this cycle.
    input  wire  [3:0] done,
    // The oldest leaves at the end of this cycle.
    input  wire        leave,
    // There is an oldest.
    output wire        first_valid,
    // What it is.
    output wire [44:0] first_note,
    // Its lanes that are not done.
    output wire  [3:0] first_pending,
    // Lanes with a local address.
    output wire  [3:0] first_local,
    // Lanes with an address of a device.
    output wire  [3:0] first_io,
    // Address of each lane.
    output wire [31:0] first_addresses_0,
    output wire [31:0] first_addresses_1,
    output wire [31:0] first_addresses_2,
    output wire [31:0] first_addresses_3,
    // Word to store of each lane.
    output wire [31:0] first_data_0,
    output wire [31:0] first_data_1,
    output wire [31:0] first_data_2,
    output wire [31:0] first_data_3,
    // Its bytes that count.
    output wire  [3:0] first_bytes_0,
    output wire  [3:0] first_bytes_1,
    output wire  [3:0] first_bytes_2,
    output wire  [3:0] first_bytes_3
);

    reg         occupied_0_q;
    wire        occupied_0_d;
    reg         occupied_1_q;
    wire        occupied_1_d;
    reg  [44:0] notes_0_q;
    reg  [44:0] notes_0_d;
    reg  [44:0] notes_1_q;
    reg  [44:0] notes_1_d;
    reg   [3:0] pending_0_q;
    reg   [3:0] pending_0_d;
    reg   [3:0] pending_1_q;
    reg   [3:0] pending_1_d;
    reg   [3:0] locals_0_q;
    reg   [3:0] locals_0_d;
    reg   [3:0] locals_1_q;
    reg   [3:0] locals_1_d;
    reg   [3:0] ios_0_q;
    reg   [3:0] ios_0_d;
    reg   [3:0] ios_1_q;
    reg   [3:0] ios_1_d;
    reg  [31:0] oldest_addresses_0_q;
    reg  [31:0] oldest_addresses_0_d;
    reg  [31:0] oldest_addresses_1_q;
    reg  [31:0] oldest_addresses_1_d;
    reg  [31:0] oldest_addresses_2_q;
    reg  [31:0] oldest_addresses_2_d;
    reg  [31:0] oldest_addresses_3_q;
    reg  [31:0] oldest_addresses_3_d;
    reg  [31:0] oldest_data_0_q;
    reg  [31:0] oldest_data_0_d;
    reg  [31:0] oldest_data_1_q;
    reg  [31:0] oldest_data_1_d;
    reg  [31:0] oldest_data_2_q;
    reg  [31:0] oldest_data_2_d;
    reg  [31:0] oldest_data_3_q;
    reg  [31:0] oldest_data_3_d;
    reg   [3:0] oldest_bytes_0_q;
    reg   [3:0] oldest_bytes_0_d;
    reg   [3:0] oldest_bytes_1_q;
    reg   [3:0] oldest_bytes_1_d;
    reg   [3:0] oldest_bytes_2_q;
    reg   [3:0] oldest_bytes_2_d;
    reg   [3:0] oldest_bytes_3_q;
    reg   [3:0] oldest_bytes_3_d;
    reg  [31:0] younger_addresses_0_q;
    reg  [31:0] younger_addresses_0_d;
    reg  [31:0] younger_addresses_1_q;
    reg  [31:0] younger_addresses_1_d;
    reg  [31:0] younger_addresses_2_q;
    reg  [31:0] younger_addresses_2_d;
    reg  [31:0] younger_addresses_3_q;
    reg  [31:0] younger_addresses_3_d;
    reg  [31:0] younger_data_0_q;
    reg  [31:0] younger_data_0_d;
    reg  [31:0] younger_data_1_q;
    reg  [31:0] younger_data_1_d;
    reg  [31:0] younger_data_2_q;
    reg  [31:0] younger_data_2_d;
    reg  [31:0] younger_data_3_q;
    reg  [31:0] younger_data_3_d;
    reg   [3:0] younger_bytes_0_q;
    reg   [3:0] younger_bytes_0_d;
    reg   [3:0] younger_bytes_1_q;
    reg   [3:0] younger_bytes_1_d;
    reg   [3:0] younger_bytes_2_q;
    reg   [3:0] younger_bytes_2_d;
    reg   [3:0] younger_bytes_3_q;
    reg   [3:0] younger_bytes_3_d;
    wire        becomes_oldest;
    wire        becomes_younger;
    wire        moves_up;

    assign first_valid = occupied_0_q;
    assign first_note = notes_0_q;
    assign first_pending = pending_0_q;
    assign first_local = locals_0_q;
    assign first_io = ios_0_q;

    // Who goes where.
    assign moves_up = leave & occupied_1_q;
    assign becomes_oldest = enter & ((~occupied_0_q) | (leave & (~occupied_1_q)));
    assign becomes_younger = enter & (~becomes_oldest);
    assign occupied_0_d = ((occupied_0_q & (~leave)) | moves_up) | becomes_oldest;
    assign occupied_1_d = (occupied_1_q & (~leave)) | becomes_younger;

    always @* begin
        // The oldest.
        pending_0_d = pending_0_q & (~done);
        ios_0_d = ios_0_q;
        locals_0_d = locals_0_q;
        notes_0_d = notes_0_q;
        if (becomes_oldest) begin
            notes_0_d = note;
            pending_0_d = active;
            locals_0_d = local_;
            ios_0_d = io;
        end else if (moves_up) begin
            notes_0_d = notes_1_q;
            pending_0_d = pending_1_q;
            locals_0_d = locals_1_q;
            ios_0_d = ios_1_q;
        end
    end

    always @* begin
        // The one after it.
        ios_1_d = ios_1_q;
        locals_1_d = locals_1_q;
        notes_1_d = notes_1_q;
        pending_1_d = pending_1_q;
        if (becomes_younger) begin
            notes_1_d = note;
            pending_1_d = active;
            locals_1_d = local_;
            ios_1_d = io;
        end
    end

    always @* begin
        // Lanes of both.
        oldest_addresses_0_d = oldest_addresses_0_q;
        oldest_bytes_0_d = oldest_bytes_0_q;
        oldest_data_0_d = oldest_data_0_q;
        if (becomes_oldest) begin
            oldest_addresses_0_d = addresses_0;
            oldest_data_0_d = data_0;
            oldest_bytes_0_d = bytes_0;
        end else if (moves_up) begin
            oldest_addresses_0_d = younger_addresses_0_q;
            oldest_data_0_d = younger_data_0_q;
            oldest_bytes_0_d = younger_bytes_0_q;
        end
    end

    always @* begin
        younger_addresses_0_d = younger_addresses_0_q;
        younger_bytes_0_d = younger_bytes_0_q;
        younger_data_0_d = younger_data_0_q;
        if (becomes_younger) begin
            younger_addresses_0_d = addresses_0;
            younger_data_0_d = data_0;
            younger_bytes_0_d = bytes_0;
        end
    end

    assign first_addresses_0 = oldest_addresses_0_q;
    assign first_data_0 = oldest_data_0_q;
    assign first_bytes_0 = oldest_bytes_0_q;

    always @* begin
        oldest_addresses_1_d = oldest_addresses_1_q;
        oldest_bytes_1_d = oldest_bytes_1_q;
        oldest_data_1_d = oldest_data_1_q;
        if (becomes_oldest) begin
            oldest_addresses_1_d = addresses_1;
            oldest_data_1_d = data_1;
            oldest_bytes_1_d = bytes_1;
        end else if (moves_up) begin
            oldest_addresses_1_d = younger_addresses_1_q;
            oldest_data_1_d = younger_data_1_q;
            oldest_bytes_1_d = younger_bytes_1_q;
        end
    end

    always @* begin
        younger_addresses_1_d = younger_addresses_1_q;
        younger_bytes_1_d = younger_bytes_1_q;
        younger_data_1_d = younger_data_1_q;
        if (becomes_younger) begin
            younger_addresses_1_d = addresses_1;
            younger_data_1_d = data_1;
            younger_bytes_1_d = bytes_1;
        end
    end

    assign first_addresses_1 = oldest_addresses_1_q;
    assign first_data_1 = oldest_data_1_q;
    assign first_bytes_1 = oldest_bytes_1_q;

    always @* begin
        oldest_addresses_2_d = oldest_addresses_2_q;
        oldest_bytes_2_d = oldest_bytes_2_q;
        oldest_data_2_d = oldest_data_2_q;
        if (becomes_oldest) begin
            oldest_addresses_2_d = addresses_2;
            oldest_data_2_d = data_2;
            oldest_bytes_2_d = bytes_2;
        end else if (moves_up) begin
            oldest_addresses_2_d = younger_addresses_2_q;
            oldest_data_2_d = younger_data_2_q;
            oldest_bytes_2_d = younger_bytes_2_q;
        end
    end

    always @* begin
        younger_addresses_2_d = younger_addresses_2_q;
        younger_bytes_2_d = younger_bytes_2_q;
        younger_data_2_d = younger_data_2_q;
        if (becomes_younger) begin
            younger_addresses_2_d = addresses_2;
            younger_data_2_d = data_2;
            younger_bytes_2_d = bytes_2;
        end
    end

    assign first_addresses_2 = oldest_addresses_2_q;
    assign first_data_2 = oldest_data_2_q;
    assign first_bytes_2 = oldest_bytes_2_q;

    always @* begin
        oldest_addresses_3_d = oldest_addresses_3_q;
        oldest_bytes_3_d = oldest_bytes_3_q;
        oldest_data_3_d = oldest_data_3_q;
        if (becomes_oldest) begin
            oldest_addresses_3_d = addresses_3;
            oldest_data_3_d = data_3;
            oldest_bytes_3_d = bytes_3;
        end else if (moves_up) begin
            oldest_addresses_3_d = younger_addresses_3_q;
            oldest_data_3_d = younger_data_3_q;
            oldest_bytes_3_d = younger_bytes_3_q;
        end
    end

    always @* begin
        younger_addresses_3_d = younger_addresses_3_q;
        younger_bytes_3_d = younger_bytes_3_q;
        younger_data_3_d = younger_data_3_q;
        if (becomes_younger) begin
            younger_addresses_3_d = addresses_3;
            younger_data_3_d = data_3;
            younger_bytes_3_d = bytes_3;
        end
    end

    assign first_addresses_3 = oldest_addresses_3_q;
    assign first_data_3 = oldest_data_3_q;
    assign first_bytes_3 = oldest_bytes_3_q;

    always @(posedge clock) begin
        if (reset) begin
            occupied_0_q <= 1'b0;
            occupied_1_q <= 1'b0;
            notes_0_q <= 45'h0;
            notes_1_q <= 45'h0;
            pending_0_q <= 4'h0;
            pending_1_q <= 4'h0;
            locals_0_q <= 4'h0;
            locals_1_q <= 4'h0;
            ios_0_q <= 4'h0;
            ios_1_q <= 4'h0;
            oldest_addresses_0_q <= 32'h0;
            oldest_addresses_1_q <= 32'h0;
            oldest_addresses_2_q <= 32'h0;
            oldest_addresses_3_q <= 32'h0;
            oldest_data_0_q <= 32'h0;
            oldest_data_1_q <= 32'h0;
            oldest_data_2_q <= 32'h0;
            oldest_data_3_q <= 32'h0;
            oldest_bytes_0_q <= 4'h0;
            oldest_bytes_1_q <= 4'h0;
            oldest_bytes_2_q <= 4'h0;
            oldest_bytes_3_q <= 4'h0;
            younger_addresses_0_q <= 32'h0;
            younger_addresses_1_q <= 32'h0;
            younger_addresses_2_q <= 32'h0;
            younger_addresses_3_q <= 32'h0;
            younger_data_0_q <= 32'h0;
            younger_data_1_q <= 32'h0;
            younger_data_2_q <= 32'h0;
            younger_data_3_q <= 32'h0;
            younger_bytes_0_q <= 4'h0;
            younger_bytes_1_q <= 4'h0;
            younger_bytes_2_q <= 4'h0;
            younger_bytes_3_q <= 4'h0;
        end else begin
            occupied_0_q <= occupied_0_d;
            occupied_1_q <= occupied_1_d;
            notes_0_q <= notes_0_d;
            notes_1_q <= notes_1_d;
            pending_0_q <= pending_0_d;
            pending_1_q <= pending_1_d;
            locals_0_q <= locals_0_d;
            locals_1_q <= locals_1_d;
            ios_0_q <= ios_0_d;
            ios_1_q <= ios_1_d;
            oldest_addresses_0_q <= oldest_addresses_0_d;
            oldest_addresses_1_q <= oldest_addresses_1_d;
            oldest_addresses_2_q <= oldest_addresses_2_d;
            oldest_addresses_3_q <= oldest_addresses_3_d;
            oldest_data_0_q <= oldest_data_0_d;
            oldest_data_1_q <= oldest_data_1_d;
            oldest_data_2_q <= oldest_data_2_d;
            oldest_data_3_q <= oldest_data_3_d;
            oldest_bytes_0_q <= oldest_bytes_0_d;
            oldest_bytes_1_q <= oldest_bytes_1_d;
            oldest_bytes_2_q <= oldest_bytes_2_d;
            oldest_bytes_3_q <= oldest_bytes_3_d;
            younger_addresses_0_q <= younger_addresses_0_d;
            younger_addresses_1_q <= younger_addresses_1_d;
            younger_addresses_2_q <= younger_addresses_2_d;
            younger_addresses_3_q <= younger_addresses_3_d;
            younger_data_0_q <= younger_data_0_d;
            younger_data_1_q <= younger_data_1_d;
            younger_data_2_q <= younger_data_2_d;
            younger_data_3_q <= younger_data_3_d;
            younger_bytes_0_q <= younger_bytes_0_d;
            younger_bytes_1_q <= younger_bytes_1_d;
            younger_bytes_2_q <= younger_bytes_2_d;
            younger_bytes_3_q <= younger_bytes_3_d;
        end
    end
endmodule
