// Counts the lanes that vote yes, and remembers the most there ever were. The block of the README, line for line.
//
// Combinational count, registered record.

module tally (
    input  wire       clock,
    input  wire       reset,
    // One bit a lane.
    input  wire [3:0] votes,
    // How many voted yes in this cycle.
    output reg  [2:0] count,
    // The most there were in any cycle before.
    output wire [2:0] record
);

    reg  [2:0] most_q;
    reg  [2:0] most_d;

    always @* begin
        count = 3'h0;
        count = count + {2'h0, votes[0]};
        count = count + {2'h0, votes[1]};
        count = count + {2'h0, votes[2]};
        count = count + {2'h0, votes[3]};
    end

    always @* begin
        most_d = most_q;
        if (count > most_q) begin
            most_d = count;
        end
    end

    assign record = most_q;

    always @(posedge clock) begin
        if (reset) begin
            most_q <= 3'h0;
        end else begin
            most_q <= most_d;
        end
    end
endmodule
