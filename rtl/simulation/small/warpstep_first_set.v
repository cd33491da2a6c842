// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// The lowest of several requests: fixed priority. Combinational.
//
// Grants the lowest request.

`default_nettype none

module warpstep_first_set #(
    parameter COUNT = 4,
    parameter INDEX = 2
) (
    input  wire [COUNT-1:0] requests, // Who asks.
    output wire [COUNT-1:0] grant, // One bit for the one who gets it, or none.
    output wire [INDEX-1:0] index, // The same as a number; zero if nobody asks.
    output wire             found // Whether anybody asks.
);

    reg [INDEX-1:0] number;
    assign found = |requests;
    assign index = number;

    // A carry over few requests takes longer than gates.
    genvar place;
    generate
        if (COUNT > 8) begin : g_many
            assign grant = requests & -requests;
        end else begin : g_few
            for (place = 0; place < COUNT; place = place + 1) begin : g_places
                assign grant[place] = requests[place] & ~|(requests & ~({COUNT{1'b1}} << place));
            end
        end
    endgenerate

    always @* begin : set_number
        integer request;
        number = {INDEX{1'b0}};
        for (request = 0; request < COUNT; request = request + 1) begin
            if (grant[request]) number = request[INDEX-1:0];
        end
    end
endmodule

`default_nettype wire
