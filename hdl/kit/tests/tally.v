// Counts the lanes that vote yes, and remembers the most there ever were. The block of the README, line for line.
//
// Combinational count, registered record.

`default_nettype none

module tally (
    input  wire       clock,
    input  wire       reset,
    input  wire [3:0] votes, // One bit per lane.
    output reg  [2:0] count, // How many voted yes in this cycle.
    output wire [2:0] record // The most there were in any cycle before.
);

    reg  [2:0] most_q;

    always @* begin : set_count
        integer lane;
        count = 3'h0;
        for (lane = 0; lane < 4; lane = lane + 1) begin
            count = count + {2'h0, votes[lane]};
        end
    end

    assign record = most_q;

    always @(posedge clock) begin
        if (reset) most_q <= 3'h0;
        else if (count > most_q) most_q <= count;
    end
endmodule

`default_nettype wire
