//! RV32F. Rounded arithmetic is Berkeley SoftFloat's; what RISC-V defines on top (sign injection, minimum, classify)
//! stands here.

use crate::registers::Registers;
use crate::step::Current;
use softfloat_wrapper::{ExceptionFlags, F32, Float, RoundingMode};
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Instruction, Op};

const SIGN: u32 = 1 << 31;
const CANONICAL_NAN: u32 = 0x7FC0_0000;
const DYNAMIC: u8 = 7;

/// The mode a rounding field stands for, `frm` behind the dynamic one; `None` for reserved ones.
pub(crate) fn rounding(field: u8, frm: u32) -> Option<RoundingMode> {
    match if field == DYNAMIC { frm } else { field.into() } {
        0 => Some(RoundingMode::TiesToEven),
        1 => Some(RoundingMode::TowardZero),
        2 => Some(RoundingMode::TowardNegative),
        3 => Some(RoundingMode::TowardPositive),
        4 => Some(RoundingMode::TiesToAway),
        _ => None,
    }
}

/// Executes a float instruction and returns the flags its active lanes raise together.
pub(crate) fn float(registers: &mut Registers, current: &Current, frm: u32) -> u32 {
    let Instruction { op, rd, rs1, rs2, rs3, rounding: field, .. } = current.instruction;
    let mode = rounding(field, frm).expect("reserved rounding modes were refused before");
    let (a, b, c) = (*registers.row(rs1), *registers.row(rs2), *registers.row(rs3));
    let mut flags = ExceptionFlags::default();
    flags.set();
    let mut values = a;
    for lane in lanes_of(current.active) {
        values[lane] = compute(op, a[lane], b[lane], c[lane], mode);
    }
    flags.get();
    registers.write(current.active, rd, |lane| values[lane]);
    flags.to_bits().into()
}

fn compute(op: Op, a: u32, b: u32, c: u32, mode: RoundingMode) -> u32 {
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
        Op::FminS => minimum(a, b, f(a).lt_quiet(f(b)) || a == SIGN && b == 0),
        Op::FmaxS => minimum(a, b, f(b).lt_quiet(f(a)) || b == SIGN && a == 0),
        Op::FsgnjS => a & !SIGN | b & SIGN,
        Op::FsgnjnS => a & !SIGN | !b & SIGN,
        Op::FsgnjxS => a ^ b & SIGN,
        Op::FmvXW | Op::FmvWX => a,
        Op::FclassS => classify(f(a)),
        other => unreachable!("{other} is not a float instruction"),
    }
}

/// The first operand if it `wins`, else the second; a number before a NaN. (The comparison has raised the flag of a
/// signalling NaN by then.)
fn minimum(a: u32, b: u32, wins: bool) -> u32 {
    match (F32::from_bits(a).is_nan(), F32::from_bits(b).is_nan()) {
        (true, true) => CANONICAL_NAN,
        (true, false) => b,
        (false, true) => a,
        (false, false) => {
            if wins {
                a
            } else {
                b
            }
        }
    }
}

fn classify(x: F32) -> u32 {
    let bit = match x {
        _ if x.is_nan() && x.is_signaling_nan() => 8,
        _ if x.is_nan() => 9,
        _ if x.is_negative_infinity() => 0,
        _ if x.is_negative_zero() => 3,
        _ if x.is_positive_zero() => 4,
        _ if x.is_positive_infinity() => 7,
        _ if x.is_negative_subnormal() => 2,
        _ if x.is_positive_subnormal() => 5,
        _ if x.is_negative() => 1,
        _ => 6,
    };
    1 << bit
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODE: RoundingMode = RoundingMode::TiesToEven;
    const SIGNALLING: u32 = 0x7F80_0001;
    const ONE: u32 = 0x3F80_0000;

    #[track_caller]
    fn check(op: Op, a: u32, b: u32, value: u32, flags: u8) {
        let mut raised = ExceptionFlags::default();
        raised.set();
        assert_eq!(compute(op, a, b, 0, MODE), value, "{op} value");
        raised.get();
        assert_eq!(raised.to_bits(), flags, "{op} flags");
    }

    #[test]
    fn minimum_orders_zeros_and_prefers_numbers() {
        check(Op::FminS, SIGN, 0, SIGN, 0);
        check(Op::FminS, 0, SIGN, SIGN, 0);
        check(Op::FmaxS, SIGN, 0, 0, 0);
        check(Op::FmaxS, 0, SIGN, 0, 0);
        check(Op::FminS, CANONICAL_NAN, ONE, ONE, 0);
        check(Op::FminS, SIGNALLING, ONE, ONE, 0x10);
        check(Op::FmaxS, SIGNALLING, SIGNALLING, CANONICAL_NAN, 0x10);
    }

    #[test]
    fn conversions_clip_and_say_so() {
        check(Op::FcvtWS, CANONICAL_NAN, 0, i32::MAX as u32, 0x10);
        check(Op::FcvtWuS, ONE | SIGN, 0, 0, 0x10);
        check(Op::FcvtWS, 0x3FC0_0000, 0, 2, 0x01);
    }

    #[test]
    fn every_kind_of_number_has_its_class() {
        let kinds =
            [0xFF80_0000, 0xBF80_0000, 0x8000_0001, SIGN, 0, 1, ONE, 0x7F80_0000, SIGNALLING, CANONICAL_NAN];
        for (bit, kind) in kinds.into_iter().enumerate() {
            check(Op::FclassS, kind, 0, 1 << bit, 0);
        }
    }
}
