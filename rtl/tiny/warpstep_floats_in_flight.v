// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// Float operations of each context in flight: a float CSR waits until there are none.
//
// Counted at the end of the cycle of issue, uncounted at the end of the cycle of the result: issued in c with latency N, an
// operation is in flight in c + 1 .. c + N - 1. Knows nothing of what they compute.
//
// A count per context.

`default_nettype none

module warpstep_floats_in_flight (
    input  wire       clock,
    input  wire       reset,
    // A float operation issues.
    input  wire       issue_valid, // The event happens in this cycle.
    input  wire       issue_context, // Context the event happens to.
    // A float unit hands over a result in this cycle, one for each unit.
    input  wire [4:0] done_valid, // The event happens in this cycle.
    input  wire [4:0] done_context, // Context the event happens to.
    output wire [1:0] busy // Contexts with a float operation in flight, one bit per context.
);

    reg  [9:0] counts_q;
    reg  [9:0] coming;

    assign busy = {|counts_q[9:5], |counts_q[4:0]};

    always @* begin : set_coming
        integer context_number;
        for (context_number = 0; context_number < 2; context_number = context_number + 1) begin
            coming[context_number*5 +: 5] = counts_q[context_number*5 +: 5];
            if (issue_valid & (issue_context == context_number[0])) coming[context_number*5 +: 5] = coming[context_number*5 +: 5] + 5'h1;
            if (done_valid[0] & (done_context[0] == context_number[0])) coming[context_number*5 +: 5] = coming[context_number*5 +: 5] - 5'h1;
            if (done_valid[1] & (done_context[1] == context_number[0])) coming[context_number*5 +: 5] = coming[context_number*5 +: 5] - 5'h1;
            if (done_valid[2] & (done_context[2] == context_number[0])) coming[context_number*5 +: 5] = coming[context_number*5 +: 5] - 5'h1;
            if (done_valid[3] & (done_context[3] == context_number[0])) coming[context_number*5 +: 5] = coming[context_number*5 +: 5] - 5'h1;
            if (done_valid[4] & (done_context[4] == context_number[0])) coming[context_number*5 +: 5] = coming[context_number*5 +: 5] - 5'h1;
        end
    end

    always @(posedge clock) begin
        if (reset) begin
            counts_q <= 10'h0;
        end else begin
            counts_q[4:0] <= coming[4:0];
            counts_q[9:5] <= coming[9:5];
        end
    end
endmodule

`default_nettype wire
