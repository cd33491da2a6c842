//! What halves of a split may not do, one program each; and a mask that is wider than the lanes a half owns, which they may set.

use crate::assembly::LANE_ID;
use warpstep_program::Program;
use warpstep_spec::Op;
use warpstep_spec::assembler::words::{
    A0, A1, A2, T0, T1, ZERO, b, csrr, csrwi, i, li, nop, r, split_m, tmc,
};

const FRM: u16 = 2;
const SPLIT_CONTROL: u16 = 0x7F0;

fn join() -> u32 {
    r(Op::Join, ZERO, A1, ZERO)
}

/// Lanes 0 and 1 part from the others by a marked split. The true or the false half does `inside`, the other goes straight to
/// the join. a2 is 1, t0 is -1.
fn halves(name: &str, inside: &[u32], of_true: bool) -> Program {
    let skip = if of_true { Op::Beq } else { Op::Bne };
    let mut words =
        vec![li(T0, -1), tmc(T0), li(T0, -1), li(A2, 1), csrr(A0, LANE_ID), i(Op::Sltiu, T1, A0, 2)];
    words.extend([split_m(A1, T1, 0), b(skip, T1, ZERO, 4 * (inside.len() as i32 + 1))]);
    words.extend(inside);
    words.extend([join(), i(Op::Addi, A0, A0, 1), tmc(ZERO)]);
    Program::from_words(name, &words)
}

/// Each in either half.
pub fn programs() -> Vec<Program> {
    let wide_mask: &[u32] = &[tmc(T0), i(Op::Addi, A0, A0, 8), nop(), nop()];
    let alone: &[u32] = &[join(), nop(), nop()];
    let inside: [(&str, &[u32]); 7] = [
        ("wide mask in a half", wide_mask),
        ("barrier in a half", &[r(Op::Bar, ZERO, ZERO, A2)]),
        ("wspawn in a half", &[r(Op::Wspawn, ZERO, A2, ZERO)]),
        ("end of a half", &[tmc(ZERO)]),
        ("rounding mode in a half", &[csrwi(FRM, 1)]),
        ("split_control in a half", &[csrwi(SPLIT_CONTROL, 1)]),
        ("a join too early", alone),
    ];
    let both = |(name, inside): (&str, &[u32])| [true, false].map(|of_true| halves(name, inside, of_true));
    inside.into_iter().flat_map(both).collect()
}
