// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// One of several words, chosen by number. Combinational.
//
// `chosen` is the word numbered `index`; zero if there is none of that number.

`default_nettype none

module warpstep_select #(
    parameter WIDTH = 32,
    parameter COUNT = 4,
    parameter INDEX = 2
) (
    input  wire [COUNT*WIDTH-1:0] words, // What there is to choose from.
    input  wire       [INDEX-1:0] index, // Which.
    output wire       [WIDTH-1:0] chosen // That one.
);

    reg [WIDTH-1:0] choice;
    assign chosen = choice;

    always @* begin : set_choice
        integer word;
        choice = {WIDTH{1'b0}};
        for (word = 0; word < COUNT; word = word + 1) begin
            if (index == word[INDEX-1:0]) choice = words[word*WIDTH +: WIDTH];
        end
    end
endmodule

`default_nettype wire
