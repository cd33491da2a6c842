//! The bugs of the float unit, in the form of `bugs.rs`: when results come, whose flags and rounding mode count, which operand goes where.
//!
//! Arithmetic at the edges of its kinds is held against SoftFloat elsewhere (`testbenches/float`); here is what random programs meet.

use super::bugs::{Bug, bug};

/// Of a core with the latencies of `small`, but a square root of 20 cycles.
pub const FLOATS: &[Bug] = &[
    // When.
    bug("a sum comes a cycle early", "cut_registered1_fields_x7", "leave = «valid_0_q»;", "enter"),
    bug("a conversion comes a cycle early", "result_pipe_stages1_value37", "leave = «valid_0_q»;", "enter"),
    bug(
        "a quotient comes a cycle early",
        "lane_float_divider",
        "result_valid = remaining_q == «4'h1»;",
        "4'h2",
    ),
    bug("a root comes a cycle late", "lane_square_root", "remaining_d = «5'h12»;", "5'h13"),
    bug(
        "a root keeps the next one waiting",
        "unit_occupancy_occupied_cycles18",
        "remaining_1_d = «5'h12»;",
        "5'h13",
    ),
    bug(
        "a division may follow a cycle early",
        "unit_occupancy_occupied_cycles14",
        "remaining_3_d = «4'he»;",
        "4'hd",
    ),
    bug("a root does not wait for another", "readiness", "unit_taken = «|(unit_busy_2 & lanes)»;", "1'b0"),
    bug(
        "a division waits for other lanes",
        "readiness",
        "unit_taken = |(«unit_busy_1 & lanes»);",
        "unit_busy_1",
    ),
    bug("the third source may be pending", "readiness", "| «pending[rs3]»;", "1'b0"),
    bug("flags are read before they are there", "readiness", "(csr <= 12'h3)) & «float_busy»;", "1'b0"),
    bug("fcsr is read before its flags are there", "readiness", "(csr <= «12'h3»)) &", "12'h2"),
    bug(
        "a root of warp 1 is under way for ever",
        "floats_under_way",
        "if («done[4] & (done_context_4 == 2'h1)») begin",
        "1'b0",
    ),
    bug(
        "a float operation of warp 2 is not counted",
        "floats_under_way",
        "if («issue & (issue_context == 2'h2)») begin",
        "1'b0",
    ),
    // Flags and rounding modes.
    bug(
        "flags of a sum replace those before",
        "float_state",
        "coming_2 = «coming_2 | raise_flags_1»;",
        "raise_flags_1",
    ),
    bug("flags of a quotient are warp 0's", "float_state", "raise_3 & («raise_context_3 == 2'h0»)", "1'b1"),
    bug("flags of a root of warp 3 are lost", "float_state", "raise_4 & («raise_context_4 == 2'h3»)", "1'b0"),
    bug("flags of lane 2 are lost", "lane_bank", "flags_2 | «lanes_2_flags_2»;", "5'h0"),
    bug("fcsr leaves the rounding mode of warp 1", "float_state", "frm_1_d = «wanted[7:5]»;", "frm_1_q"),
    bug("warp 2 rounds as warp 1 does", "operand_stage", "mode = «frm_2»;", "frm_1"),
    bug("frm counts always", "operand_stage", "if («held_imm_q[2:0] == 3'h7») begin", "1'b1"),
    bug("a root rounds as the operation behind it", "lane_square_root", ".rounding («mode_q»),", "rounding"),
    bug("a tie goes up", "round_up", "3'h0: up = half & («last | rest»);", "1'b1"),
    bug("rounding away is rounding to even", "round_up", "3'h4: up = «half»;", "half & (last | rest)"),
    bug("overflow is exact", "float_round", "flags = «5'h5»;", "5'h4"),
    bug("division by zero is invalid", "lane_float_divider", "raised_d = «5'h8»;", "5'h10"),
    bug(
        "a comparison for equality minds every NaN",
        "lane_float_simple",
        "equal & (~any_nan)};\n                    raised = {«signalling», 4'h0};",
        "any_nan",
    ),
    // Operands, lanes, values.
    bug(
        "the addend is the second factor",
        "operand_stage",
        "reads_third_0 = «issue_entry[70:65]»;",
        "issue_entry[64:59]",
    ),
    bug("a product is added to its second factor", "fma_product", "unpack_2_word = «32'h0»;", "operands_1"),
    bug(
        "fnmsub negates its addend",
        "fma_product",
        "if ((«(op == 7'h37) | (op == 7'h33)») |",
        "(op == 7'h37) | (op == 7'h34)",
    ),
    bug("an exact zero is positive", "fma_sum", "sign = «rounding == 3'h2»;", "1'b0"),
    bug(
        "a division begins in lane 1 always",
        "lane_bank",
        "lanes_1_start_float_3 = floats_3 & «mask[1]»;",
        "1'b1",
    ),
    bug(
        "a minimum prefers NaN",
        "lane_float_simple",
        "if («unpack_0_nan | ((~unpack_1_nan) & (less ^ minimum))») begin",
        "(~unpack_0_nan) & (unpack_1_nan | (less ^ minimum))",
    ),
    bug(
        "a sign is copied, not mixed",
        "lane_float_simple",
        "computed = «operands_0 ^ (operands_1 & 32'h80000000)»;",
        "{operands_1[31], operands_0[30:0]}",
    ),
    bug("a large number wraps round", "lane_converter", "computed = «32'h7fffffff»;", "rounded[31:0]"),
    bug(
        "a negative word is converted as it is",
        "lane_converter",
        "normalise_word = «-operand_cut_leaving_4»;",
        "operand_cut_leaving_4",
    ),
    bug(
        "a root of a negative number is a number",
        "lane_square_root",
        "end else if («unpack_sign») begin",
        "1'b0",
    ),
];
