// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The one result a lane writes in a cycle at one of its write ports. Combinational.
//
// Slots are booked when an instruction issues, or all sources take the same time: so at most one of them has a result for
// a register, and results are joined by gates, none behind another. `collision` says that this was broken (then what is
// written means nothing), for simulations to stop at. A result that is due may be withdrawn, late in the cycle: then
// nothing is written. An instruction whose destination is x0 books no slot and its result is dropped here. Knows nothing
// of who the sources are.
//
// Several sources, one write port.

`default_nettype none

module warpstep_writeback_withdrawn1 (
    // The result of each source.
    input  wire   [4:0] results_valid, // There is a result in this cycle.
    input  wire  [39:0] results_destination, // Destination of the result: register (low six bits) and warp (above).
    input  wire [159:0] results_value, // Value of the result.
    input  wire         withdrawn, // What is due is not written after all; absent where that cannot be.
    // The result that is written.
    output wire         write_valid, // There is a result in this cycle.
    output reg    [7:0] write_destination, // Destination of the result: register (low six bits) and warp (above).
    output reg   [31:0] write_value, // Value of the result.
    output reg          due, // A result is due: it is written unless it is withdrawn.
    output reg          collision // Two results met: never, if slots are booked.
);

    always @* begin : set_due
        integer source;
        due = 1'b0;
        write_destination = 8'h0;
        write_value = 32'h0;
        collision = 1'b0;
        for (source = 0; source < 5; source = source + 1) begin
            if (results_valid[source]) begin
                if (results_destination[source*8 +: 6] != 6'h0) begin
                    if (due) collision = 1'b1;
                    due = 1'b1;
                    write_destination = write_destination | results_destination[source*8 +: 8];
                    write_value = write_value | results_value[source*32 +: 32];
                end
            end
        end
    end

    assign write_valid = due & ~withdrawn;
endmodule

`default_nettype wire
