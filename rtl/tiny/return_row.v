// warpstep 0.1.0, configuration tiny; synthesis flavour.
// 2 warps of 4 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 1024 bytes in lines of 16.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// The row: the values of all lanes of the load that comes back, until they are written.
//
// ```text
// m        an entry is merged: the words of its lanes are in the row at the end of m
// e        the last one of a load: to x0 it ends here
// e + 1    otherwise it claims a writeback slot and is told how far it is; distance 0 is this very cycle
// s        it writes its row; the row is not free from e + 1 to s
// ```
// Knows nothing of where the words come from.
//
// One row.

module return_row (
    input  wire        clock,
    input  wire        reset,
    // An entry is merged. Only when `free`.
    input  wire        merge,
    // It is the load's last.
    input  wire        last,
    // Its lanes.
    input  wire  [3:0] lanes,
    // Places of their words, side by side.
    input  wire [15:0] places,
    // What the load is.
    input  wire [43:0] note,
    // What came: a line, or the words of all banks.
    input  wire [31:0] words_0,
    input  wire [31:0] words_1,
    input  wire [31:0] words_2,
    input  wire [31:0] words_3,
    // Whether an entry can be merged.
    output wire        free,
    // A load to x0 ends in this cycle.
    output wire        drops,
    // Cycle e + 1: a load asks for a writeback slot.
    output wire        claim,
    // Cycle e + 1: so many cycles from now it is.
    input  wire  [5:0] claim_distance,
    // Cycle s: the row is written.
    output reg         write,
    // Context, from e + 1 to s.
    output wire        write_context,
    // Register, from e + 1 to s.
    output wire  [5:0] write_register,
    // Lanes, from e + 1 to s.
    output wire  [3:0] write_lanes,
    // Value of each lane, from e + 1 to s.
    output wire [31:0] write_data_0,
    output wire [31:0] write_data_1,
    output wire [31:0] write_data_2,
    output wire [31:0] write_data_3
);

    reg         claims_q;
    wire        claims_d;
    reg         holds_q;
    wire        holds_d;
    reg   [5:0] remaining_q;
    reg   [5:0] remaining_d;
    reg         begun_q;
    reg         begun_d;
    reg         owner_q;
    reg         owner_d;
    reg   [5:0] register__q;
    reg   [5:0] register__d;
    reg   [3:0] merged_q;
    reg   [3:0] merged_d;
    reg  [31:0] row_0_q;
    reg  [31:0] row_0_d;
    reg  [31:0] row_1_q;
    reg  [31:0] row_1_d;
    reg  [31:0] row_2_q;
    reg  [31:0] row_2_d;
    reg  [31:0] row_3_q;
    reg  [31:0] row_3_d;
    wire  [5:0] rd;
    wire        ends;
    wire        picks_0_take;
    wire [31:0] picks_0_value;
    wire        picks_1_take;
    wire [31:0] picks_1_value;
    wire        picks_2_take;
    wire [31:0] picks_2_value;
    wire        picks_3_take;
    wire [31:0] picks_3_value;

    lane_pick u_picks_0 (
        .take      (picks_0_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .place     (places[3:0]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_0_value)
    );

    lane_pick u_picks_1 (
        .take      (picks_1_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .place     (places[7:4]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_1_value)
    );

    lane_pick u_picks_2 (
        .take      (picks_2_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .place     (places[11:8]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_2_value)
    );

    lane_pick u_picks_3 (
        .take      (picks_3_take),
        .words_0   (words_0),
        .words_1   (words_1),
        .words_2   (words_2),
        .words_3   (words_3),
        .place     (places[15:12]),
        .size      (note[2:1]),
        .zero_fill (note[0]),
        .value     (picks_3_value)
    );

    // Words come in.
    assign rd = note[10:5];
    assign picks_0_take = merge & lanes[0];

    always @* begin
        row_0_d = row_0_q;
        if (picks_0_take) begin
            row_0_d = picks_0_value;
        end
    end

    assign write_data_0 = row_0_q;
    assign picks_1_take = merge & lanes[1];

    always @* begin
        row_1_d = row_1_q;
        if (picks_1_take) begin
            row_1_d = picks_1_value;
        end
    end

    assign write_data_1 = row_1_q;
    assign picks_2_take = merge & lanes[2];

    always @* begin
        row_2_d = row_2_q;
        if (picks_2_take) begin
            row_2_d = picks_2_value;
        end
    end

    assign write_data_2 = row_2_q;
    assign picks_3_take = merge & lanes[3];

    always @* begin
        row_3_d = row_3_q;
        if (picks_3_take) begin
            row_3_d = picks_3_value;
        end
    end

    assign write_data_3 = row_3_q;

    always @* begin
        begun_d = begun_q;
        merged_d = merged_q;
        owner_d = owner_q;
        register__d = register__q;
        if (merge) begin
            begun_d = ~last;
            owner_d = note[43];
            register__d = rd;
            merged_d = lanes;
            if (begun_q) begin
                merged_d = lanes | merged_q;
            end
        end
    end

    // The end: at once, or in the slot.
    assign ends = merge & last;
    assign drops = ends & (~(|rd));
    assign claims_d = ends & (|rd);
    assign claim = claims_q;

    always @* begin
        remaining_d = remaining_q - 6'h1;
        write = holds_q & (remaining_q == 6'h1);
        if (claims_q) begin
            remaining_d = claim_distance;
            write = claim_distance == 6'h0;
        end
    end

    assign holds_d = (claims_q | holds_q) & (~write);
    assign free = ~(claims_q | holds_q);
    assign write_context = owner_q;
    assign write_register = register__q;
    assign write_lanes = merged_q;

    always @(posedge clock) begin
        if (reset) begin
            claims_q <= 1'b0;
            holds_q <= 1'b0;
            remaining_q <= 6'h0;
            begun_q <= 1'b0;
            owner_q <= 1'b0;
            register__q <= 6'h0;
            merged_q <= 4'h0;
            row_0_q <= 32'h0;
            row_1_q <= 32'h0;
            row_2_q <= 32'h0;
            row_3_q <= 32'h0;
        end else begin
            claims_q <= claims_d;
            holds_q <= holds_d;
            remaining_q <= remaining_d;
            begun_q <= begun_d;
            owner_q <= owner_d;
            register__q <= register__d;
            merged_q <= merged_d;
            row_0_q <= row_0_d;
            row_1_q <= row_1_d;
            row_2_q <= row_2_d;
            row_3_q <= row_3_d;
        end
    end

    // What this block is given and has no use for.
    wire unused = &{1'b0, note[4:3], note[42:11]};
endmodule
