//! Value and flags of one operation. Rounded arithmetic and comparisons are SoftFloat's, built with its RISC-V rules; sign
//! injection, minimum, maximum and classify are written here from the manual's words.

use crate::Operands;
use softfloat_wrapper::{ExceptionFlags, F32, Float, RoundingMode};
use warpstep_spec::{Class, Op};

const SIGN: u32 = 1 << 31;
const CANONICAL_NAN: u32 = 0x7fc0_0000;

/// How many rounding modes there are, counted as `frm` counts them.
pub const MODES: u8 = 5;

/// What an operation gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The bits it writes.
    pub value: u32,
    /// The flags it raises, as `fflags` holds them.
    pub flags: u8,
}

/// Whether the operation looks at the rounding mode.
pub fn has_rounding(op: Op) -> bool {
    op.class() != Class::FloatSimple
}

fn mode_numbered(mode: u8) -> RoundingMode {
    match mode {
        0 => RoundingMode::TiesToEven,
        1 => RoundingMode::TowardZero,
        2 => RoundingMode::TowardNegative,
        3 => RoundingMode::TowardPositive,
        4 => RoundingMode::TiesToAway,
        _ => panic!("rounding mode {mode} is reserved"),
    }
}

/// What `op` gives in rounding mode `mode`.
///
/// # Panics
/// If the mode is a reserved one or the operation none of float arithmetic: mistakes of the asker.
pub fn answer(op: Op, mode: u8, operands: Operands) -> Answer {
    let mode = mode_numbered(mode);
    let mut flags = ExceptionFlags::default();
    flags.set();
    let value = value(op, mode, operands);
    flags.get();
    Answer { value, flags: flags.to_bits() }
}

fn value(op: Op, mode: RoundingMode, [a, b, c]: Operands) -> u32 {
    let f = F32::from_bits;
    match op {
        Op::FaddS => f(a).add(f(b), mode).to_bits(),
        Op::FsubS => f(a).sub(f(b), mode).to_bits(),
        Op::FmulS => f(a).mul(f(b), mode).to_bits(),
        Op::FdivS => f(a).div(f(b), mode).to_bits(),
        Op::FsqrtS => f(a).sqrt(mode).to_bits(),
        Op::FmaddS => f(a).fused_mul_add(f(b), f(c), mode).to_bits(),
        Op::FmsubS => f(a).fused_mul_add(f(b), f(c ^ SIGN), mode).to_bits(),
        Op::FnmsubS => f(a ^ SIGN).fused_mul_add(f(b), f(c), mode).to_bits(),
        Op::FnmaddS => f(a ^ SIGN).fused_mul_add(f(b), f(c ^ SIGN), mode).to_bits(),
        Op::FcvtWS => f(a).to_i32(mode, true) as u32,
        Op::FcvtWuS => f(a).to_u32(mode, true),
        Op::FcvtSW => F32::from_i32(a as i32, mode).to_bits(),
        Op::FcvtSWu => F32::from_u32(a, mode).to_bits(),
        Op::FeqS => f(a).eq(f(b)).into(),
        Op::FltS => f(a).lt(f(b)).into(),
        Op::FleS => f(a).le(f(b)).into(),
        Op::FminS => chosen(a, b, key(a) <= key(b)),
        Op::FmaxS => chosen(a, b, key(a) >= key(b)),
        Op::FsgnjS => a & !SIGN | b & SIGN,
        Op::FsgnjnS => a & !SIGN | !b & SIGN,
        Op::FsgnjxS => a ^ b & SIGN,
        Op::FmvXW | Op::FmvWX => a,
        Op::FclassS => 1 << class_of(a),
        other => panic!("{other} is not float arithmetic"),
    }
}

fn is_nan(word: u32) -> bool {
    word & !SIGN > 0x7f80_0000
}

/// Numbers in order, -0 before +0.
fn key(word: u32) -> i64 {
    let magnitude = i64::from(word & !SIGN);
    if word & SIGN != 0 { -1 - magnitude } else { magnitude }
}

/// The first if it is `better`, a number before a NaN. A quiet comparison raises the flag of a signalling NaN.
fn chosen(a: u32, b: u32, better: bool) -> u32 {
    F32::from_bits(a).lt_quiet(F32::from_bits(b));
    match (is_nan(a), is_nan(b)) {
        (true, true) => CANONICAL_NAN,
        (true, false) => b,
        (false, true) => a,
        (false, false) if better => a,
        (false, false) => b,
    }
}

/// The manual's table: negative infinity, normal, subnormal, zero; positive the other way round; signalling, quiet.
fn class_of(word: u32) -> u32 {
    let positive = match word & !SIGN {
        0 => 4,
        1..0x0080_0000 => 5,
        0x0080_0000..0x7f80_0000 => 6,
        0x7f80_0000 => 7,
        0x7f80_0001..0x7fc0_0000 => return 8,
        _ => return 9,
    };
    if word & SIGN != 0 { 7 - positive } else { positive }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: u32 = 0x3f80_0000;
    const QUIET: u32 = 0x7fc0_0000;
    const SIGNALLING: u32 = 0xff80_0001;

    #[track_caller]
    fn check(op: Op, operands: Operands, value: u32, flags: u8) {
        assert_eq!(answer(op, 0, operands), Answer { value, flags }, "{op}");
    }

    #[test]
    fn nan_and_flags_follow_risc_v() {
        check(Op::FaddS, [SIGNALLING, ONE, 0], CANONICAL_NAN, 0x10);
        check(Op::FaddS, [0xffff_ffff, ONE, 0], CANONICAL_NAN, 0);
        check(Op::FmaddS, [0x7f80_0000, 0, QUIET], CANONICAL_NAN, 0x10);
        check(Op::FdivS, [ONE, 0, 0], 0x7f80_0000, 0x08);
        check(Op::FcvtWS, [QUIET, 0, 0], 0x7fff_ffff, 0x10);
        check(Op::FminS, [SIGNALLING, ONE, 0], ONE, 0x10);
        check(Op::FmaxS, [QUIET, QUIET, 0], CANONICAL_NAN, 0);
        check(Op::FminS, [0, SIGN, 0], SIGN, 0);
        check(Op::FmaxS, [SIGN, 0, 0], 0, 0);
    }

    #[test]
    fn tiny_is_decided_after_rounding() {
        // (1 - 2^-24) * 2^-126 has 24 digits and stays tiny; (1 - 2^-26) * 2^-126 rounds to 2^-126 even with 24 digits.
        check(Op::FmulS, [0x0080_0000, 0x3f7f_ffff, 0], 0x0080_0000, 0x03);
        check(Op::FmulS, [0x207f_f800, 0x1f80_0400, 0], 0x0080_0000, 0x01);
    }

    #[test]
    fn every_kind_of_number_has_its_class() {
        let kinds = [0xff80_0000, ONE | SIGN, SIGN | 1, SIGN, 0, 1, ONE, 0x7f80_0000, SIGNALLING, QUIET];
        for (bit, kind) in kinds.into_iter().enumerate() {
            check(Op::FclassS, [kind, 0, 0], 1 << bit, 0);
        }
    }
}
