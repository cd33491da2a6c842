// SPDX-License-Identifier: MIT OR Apache-2.0
// warpstep 0.1.0, configuration tiny; synthesis flavour. Generated: do not edit.
//
// From a word to a control word, by rows of mask and match. Combinational; the rows are data, and no two of them overlap.
//
// Decodes by table.

`default_nettype none

module warpstep_decoder_table_word12_control11 (
    input  wire [11:0] word, // What to decode.
    output wire [10:0] control, // The control word of the row that matches, or that for no row.
    output wire        known // Whether any row matches.
);

    reg [11:0] row;
    assign {known, control} = row;

    always @* begin
        casez (word)
            12'b000000000001: row = {1'b1, 11'h1}; // fflags
            12'b000000000010: row = {1'b1, 11'h2}; // frm
            12'b000000000011: row = {1'b1, 11'h3}; // fcsr
            12'b001101000000: row = {1'b1, 11'h4}; // mscratch
            12'b011111110000: row = {1'b1, 11'h0}; // split_control
            12'b101100000000: row = {1'b1, 11'h405}; // mcycle
            12'b101110000000: row = {1'b1, 11'h605}; // mcycleh
            12'b101100000010: row = {1'b1, 11'h415}; // minstret
            12'b101110000010: row = {1'b1, 11'h615}; // minstreth
            12'b101100000011: row = {1'b1, 11'h425}; // mhpmcounter3
            12'b101100000100: row = {1'b1, 11'h435}; // mhpmcounter4
            12'b101100000101: row = {1'b1, 11'h445}; // mhpmcounter5
            12'b101100000110: row = {1'b1, 11'h455}; // mhpmcounter6
            12'b101100000111: row = {1'b1, 11'h465}; // mhpmcounter7
            12'b101100001000: row = {1'b1, 11'h475}; // mhpmcounter8
            12'b101100001001: row = {1'b1, 11'h485}; // mhpmcounter9
            12'b101100001010: row = {1'b1, 11'h495}; // mhpmcounter10
            12'b101100001011: row = {1'b1, 11'h4a5}; // mhpmcounter11
            12'b101100001100: row = {1'b1, 11'h4b5}; // mhpmcounter12
            12'b101100001101: row = {1'b1, 11'h4c5}; // mhpmcounter13
            12'b101100001110: row = {1'b1, 11'h4d5}; // mhpmcounter14
            12'b101100001111: row = {1'b1, 11'h4e5}; // mhpmcounter15
            12'b101100010000: row = {1'b1, 11'h4f5}; // mhpmcounter16
            12'b101100010001: row = {1'b1, 11'h505}; // mhpmcounter17
            12'b101100010010: row = {1'b1, 11'h515}; // mhpmcounter18
            12'b101100010011: row = {1'b1, 11'h525}; // mhpmcounter19
            12'b101100010100: row = {1'b1, 11'h535}; // mhpmcounter20
            12'b101100010101: row = {1'b1, 11'h545}; // mhpmcounter21
            12'b101100010110: row = {1'b1, 11'h555}; // mhpmcounter22
            12'b101100010111: row = {1'b1, 11'h565}; // mhpmcounter23
            12'b101100011000: row = {1'b1, 11'h575}; // mhpmcounter24
            12'b101100011001: row = {1'b1, 11'h585}; // mhpmcounter25
            12'b101110000011: row = {1'b1, 11'h625}; // mhpmcounter3h
            12'b101110000100: row = {1'b1, 11'h635}; // mhpmcounter4h
            12'b101110000101: row = {1'b1, 11'h645}; // mhpmcounter5h
            12'b101110000110: row = {1'b1, 11'h655}; // mhpmcounter6h
            12'b101110000111: row = {1'b1, 11'h665}; // mhpmcounter7h
            12'b101110001000: row = {1'b1, 11'h675}; // mhpmcounter8h
            12'b101110001001: row = {1'b1, 11'h685}; // mhpmcounter9h
            12'b101110001010: row = {1'b1, 11'h695}; // mhpmcounter10h
            12'b101110001011: row = {1'b1, 11'h6a5}; // mhpmcounter11h
            12'b101110001100: row = {1'b1, 11'h6b5}; // mhpmcounter12h
            12'b101110001101: row = {1'b1, 11'h6c5}; // mhpmcounter13h
            12'b101110001110: row = {1'b1, 11'h6d5}; // mhpmcounter14h
            12'b101110001111: row = {1'b1, 11'h6e5}; // mhpmcounter15h
            12'b101110010000: row = {1'b1, 11'h6f5}; // mhpmcounter16h
            12'b101110010001: row = {1'b1, 11'h705}; // mhpmcounter17h
            12'b101110010010: row = {1'b1, 11'h715}; // mhpmcounter18h
            12'b101110010011: row = {1'b1, 11'h725}; // mhpmcounter19h
            12'b101110010100: row = {1'b1, 11'h735}; // mhpmcounter20h
            12'b101110010101: row = {1'b1, 11'h745}; // mhpmcounter21h
            12'b101110010110: row = {1'b1, 11'h755}; // mhpmcounter22h
            12'b101110010111: row = {1'b1, 11'h765}; // mhpmcounter23h
            12'b101110011000: row = {1'b1, 11'h775}; // mhpmcounter24h
            12'b101110011001: row = {1'b1, 11'h785}; // mhpmcounter25h
            12'b110011000000: row = {1'b1, 11'h406}; // lane_id
            12'b110011000001: row = {1'b1, 11'h408}; // warp_id
            12'b110011000010: row = {1'b1, 11'h409}; // core_id
            12'b110011000011: row = {1'b1, 11'h40a}; // active_warps
            12'b110011000100: row = {1'b1, 11'h40b}; // active_mask
            12'b111111000000: row = {1'b1, 11'h40c}; // lane_count
            12'b111111000001: row = {1'b1, 11'h40d}; // warp_count
            12'b111111000010: row = {1'b1, 11'h40e}; // core_count
            12'b111111000011: row = {1'b1, 11'h40f}; // local_memory_base
            12'b111100010100: row = {1'b1, 11'h407}; // mhartid
            12'b000110000000: row = {1'b1, 11'h0}; // satp
            12'b001100000000: row = {1'b1, 11'h0}; // mstatus
            12'b001100000010: row = {1'b1, 11'h0}; // medeleg
            12'b001100000011: row = {1'b1, 11'h0}; // mideleg
            12'b001100000100: row = {1'b1, 11'h0}; // mie
            12'b001100000101: row = {1'b1, 11'h0}; // mtvec
            12'b001101000001: row = {1'b1, 11'h0}; // mepc
            12'b0011101?????: row = {1'b1, 11'h0}; // pmp
            12'b0011110?????: row = {1'b1, 11'h0}; // pmp
            12'b00111110????: row = {1'b1, 11'h0}; // pmp
            12'b011101000100: row = {1'b1, 11'h0}; // mnstatus
            default: row = {1'b0, 11'h0};
        endcase
    end
endmodule

`default_nettype wire
