// warpstep 0.1.0, configuration paper-swas; synthesis flavour.
// 32 warps of 32 lanes, 0 split contexts a warp, schedule gtlrr, fetch latency 3, float unit,
// instruction cache of 16384 bytes in lines of 64.
// Latencies: alu 2, multiply 4, divide 34, csr 2, lane_exchange 2, control 2, float_simple 2, float_fma 4, float_convert 5, float_divide 16, float_sqrt 16.
// Generated: do not edit.
//
// Who waits for the next answer: a list, first in first out. Memory answers in order, so no answer carries a name.
//
// At most `room` at a time.

module owners_room8 (
    input  wire clock,
    input  wire reset,
    // Somebody begins to wait, at the end of this cycle. Only when not `full`.
    input  wire enter,
    // Who.
    input  wire enter_name,
    // The first has its answer and leaves at the end of this cycle.
    input  wire leave,
    // Nobody waits.
    output wire empty,
    // No more may wait.
    output wire full,
    // Who is first.
    output wire first
);

    reg  [3:0] count_q;
    reg  [3:0] count_d;
    reg  [2:0] head_q;
    reg  [2:0] head_d;
    reg  [2:0] tail_q;
    reg  [2:0] tail_d;

    async_ram_depth8_width1 u_names (
        .clock          (clock),
        .read_address_0 (head_q),
        .read_data_0    (first),
        .write_enable   (enter),
        .write_address  (tail_q),
        .write_data     (enter_name)
    );

    assign empty = count_q == 4'h0;
    assign full = count_q == 4'h8;

    always @* begin
        tail_d = tail_q;
        if (enter) begin
            tail_d = tail_q + 3'h1;
        end
    end

    always @* begin
        head_d = head_q;
        if (leave) begin
            head_d = head_q + 3'h1;
        end
    end

    always @* begin
        count_d = count_q;
        if (enter & (~leave)) begin
            count_d = count_q + 4'h1;
        end else if (leave & (~enter)) begin
            count_d = count_q - 4'h1;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            count_q <= 4'h0;
            head_q <= 3'h0;
            tail_q <= 3'h0;
        end else begin
            count_q <= count_d;
            head_q <= head_d;
            tail_q <= tail_d;
        end
    end
endmodule
