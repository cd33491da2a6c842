// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration small; simulation flavour. Generated: do not edit.
//
// A lane's value out of the words that came back: its word, shifted and extended. Combinational; zero when the lane takes nothing.
//
// One lane.

`default_nettype none

module warpstep_lane_pick (
    input  wire         take, // The lane takes a value.
    input  wire [127:0] words, // Words that came back: a line, or one word per bank.
    input  wire   [3:0] offset, // Offset of the lane's lowest byte in these words.
    input  wire   [1:0] size, // Size of the load: 0 byte, 1 half, 2 word.
    input  wire         zero_fill, // The value is extended with zeros, not with its sign.
    output reg   [31:0] value // Value the lane takes.
);

    reg  [31:0] word;
    wire [15:0] half;
    wire  [7:0] byte_;

    always @* begin : set_word
        integer at;
        word = 32'h0;
        if (take) begin
            for (at = 0; at < 4; at = at + 1) begin
                if (offset[3:2] == at[1:0]) word = words[at*32 +: 32];
            end
        end
    end

    assign half = offset[1] ? word[31:16] : word[15:0];
    assign byte_ = offset[0] ? half[15:8] : half[7:0];

    always @* begin
        value = word;
        case (size)
            2'h0: begin
                if (zero_fill) value = {24'h0, byte_};
                else value = {{24{byte_[7]}}, byte_};
            end
            2'h1: begin
                if (zero_fill) value = {16'h0, half};
                else value = {{16{half[15]}}, half};
            end
            default: ;
        endcase
    end
endmodule

`default_nettype wire
