// warpstep 0.1.0, configuration paper-pws with split_mode = off, splits = 0; synthesis flavour.
// 4 warps of 32 lanes, 0 split contexts a warp, schedule lrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Where a pipeline may be cut: a register for every value that crosses, or none of them.
//
// What enters in cycle c leaves in c + 1, or at once. The registers change only when something enters, so an idle unit is
// still. Knows nothing of what it carries.
//
// Values that belong together, on their way from one stage to the next.

module cut_registered1_fields_x7 (
    input  wire        clock,
    input  wire        reset,
    // Whether anything enters.
    input  wire        enter,
    // What.
    input  wire  [7:0] fields_0,
    input  wire  [2:0] fields_1,
    input  wire  [1:0] fields_2,
    input  wire        fields_3,
    input  wire        fields_4,
    input  wire  [8:0] fields_5,
    input  wire [51:0] fields_6,
    // Whether anything leaves.
    output wire        leave,
    // What.
    output wire  [7:0] leaving_0,
    output wire  [2:0] leaving_1,
    output wire  [1:0] leaving_2,
    output wire        leaving_3,
    output wire        leaving_4,
    output wire  [8:0] leaving_5,
    output wire [51:0] leaving_6
);

    reg         valid_0_q;
    wire        valid_0_d;
    reg   [7:0] held_0_q;
    reg   [7:0] held_0_d;
    reg   [2:0] held_1_q;
    reg   [2:0] held_1_d;
    reg   [1:0] held_2_q;
    reg   [1:0] held_2_d;
    reg         held_3_q;
    reg         held_3_d;
    reg         held_4_q;
    reg         held_4_d;
    reg   [8:0] held_5_q;
    reg   [8:0] held_5_d;
    reg  [51:0] held_6_q;
    reg  [51:0] held_6_d;

    assign valid_0_d = enter;
    assign leave = valid_0_q;

    always @* begin
        held_0_d = held_0_q;
        if (enter) begin
            held_0_d = fields_0;
        end
    end

    assign leaving_0 = held_0_q;

    always @* begin
        held_1_d = held_1_q;
        if (enter) begin
            held_1_d = fields_1;
        end
    end

    assign leaving_1 = held_1_q;

    always @* begin
        held_2_d = held_2_q;
        if (enter) begin
            held_2_d = fields_2;
        end
    end

    assign leaving_2 = held_2_q;

    always @* begin
        held_3_d = held_3_q;
        if (enter) begin
            held_3_d = fields_3;
        end
    end

    assign leaving_3 = held_3_q;

    always @* begin
        held_4_d = held_4_q;
        if (enter) begin
            held_4_d = fields_4;
        end
    end

    assign leaving_4 = held_4_q;

    always @* begin
        held_5_d = held_5_q;
        if (enter) begin
            held_5_d = fields_5;
        end
    end

    assign leaving_5 = held_5_q;

    always @* begin
        held_6_d = held_6_q;
        if (enter) begin
            held_6_d = fields_6;
        end
    end

    assign leaving_6 = held_6_q;

    always @(posedge clock) begin
        if (reset) begin
            valid_0_q <= 1'b0;
            held_0_q <= 8'h0;
            held_1_q <= 3'h0;
            held_2_q <= 2'h0;
            held_3_q <= 1'b0;
            held_4_q <= 1'b0;
            held_5_q <= 9'h0;
            held_6_q <= 52'h0;
        end else begin
            valid_0_q <= valid_0_d;
            held_0_q <= held_0_d;
            held_1_q <= held_1_d;
            held_2_q <= held_2_d;
            held_3_q <= held_3_d;
            held_4_q <= held_4_d;
            held_5_q <= held_5_d;
            held_6_q <= held_6_d;
        end
    end
endmodule
