//! From a sign, an exponent and digits to a float, in five rounding modes. Combinational.
//!
//! The digits come as 24 to keep, two more, and whether any is set behind these. The leading one is zero only if the exponent
//! is one: a subnormal, already where it belongs. Exponent and digits lie side by side in the word, so one sum rounds,
//! carries into the exponent, and turns the largest subnormal into the smallest normal number.
//!
//! Tiny is decided after rounding, as RISC-V wants it: a subnormal is not tiny if the same digits, rounded one place
//! further down, would have reached the smallest normal number.

use crate::float::RoundUp;
use crate::float::op::{INFINITY, LARGEST, flag, rounding};
use warpstep_kit::prelude::*;

/// Digits that come in: 24 to keep, two, and one for all the rest.
pub const DIGITS: usize = 27;
/// Bits of the exponent that comes in: biased, one at least.
pub const EXPONENT_BITS: usize = 9;

/// Rounds and packs.
#[derive(LogicBlock)]
pub struct FloatRound {
    /// There is a number to round; otherwise result and flags are zero.
    pub valid: Wire<In>,
    /// Rounding mode.
    pub rounding: Wire<In>,
    /// The number is negative.
    pub sign: Wire<In>,
    /// Biased exponent of the leading digit.
    pub exponent: Wire<In>,
    /// Digits: 24 to keep, two more, and one for all the rest.
    pub digits: Wire<In>,
    /// The rounded float.
    pub result: Wire<Out>,
    /// Flags raised: overflow, underflow, inexact.
    pub flags: Wire<Out>,
    /// Exponent and digits, rounded: one bit more than fits, for overflow.
    magnitude: Wire<Local>,
    unrounded: Wire<Local>,
    inexact: Wire<Local>,
    tiny: Wire<Local>,
    to_infinity: Wire<Local>,
    here: RoundUp,
    further_down: RoundUp,
}

impl Default for FloatRound {
    fn default() -> FloatRound {
        FloatRound {
            valid: Wire::new(1),
            rounding: Wire::new(3),
            sign: Wire::new(1),
            exponent: Wire::new(EXPONENT_BITS),
            digits: Wire::new(DIGITS),
            result: Wire::new(32),
            flags: Wire::new(5),
            magnitude: Wire::new(32),
            unrounded: Wire::new(32),
            inexact: Wire::new(1),
            tiny: Wire::new(1),
            to_infinity: Wire::new(1),
            here: RoundUp::default(),
            further_down: RoundUp::default(),
        }
    }
}

impl Logic for FloatRound {
    about! {
        flag::OVERFLOW, flag::UNDERFLOW, flag::INEXACT, rounding::NEAREST_EVEN, rounding::DOWN,
        rounding::UP, rounding::NEAREST_AWAY, INFINITY, LARGEST
    }

    #[hdl_gen]
    fn update(&mut self) {
        self.here.rounding.next = self.rounding.val();
        self.here.sign.next = self.sign.val();
        self.here.last.next = self.digits.val().get_bits::<1>(3);
        self.here.half.next = self.digits.val().get_bits::<1>(2);
        self.here.rest.next = self.digits.val().get_bits::<2>(0).any().into();
        self.further_down.rounding.next = self.rounding.val();
        self.further_down.sign.next = self.sign.val();
        self.further_down.last.next = self.digits.val().get_bits::<1>(2);
        self.further_down.half.next = self.digits.val().get_bits::<1>(1);
        self.further_down.rest.next = self.digits.val().get_bits::<1>(0);

        self.unrounded.next = 0.into();
        self.magnitude.next = 0.into();
        self.inexact.next = 0.into();
        self.tiny.next = 0.into();
        self.to_infinity.next = 0.into();
        self.result.next = 0.into();
        self.flags.next = 0.into();
        if self.valid.val().any() {
            comment!("Without a leading digit it is a subnormal, whose exponent is stored as zero.");
            self.unrounded.next = unsigned_cast(self.digits.val().get_bits::<23>(3));
            if self.digits.val().get_bit(26) {
                self.unrounded.next = (unsigned_cast(self.exponent.val()) << 23)
                    | unsigned_cast(self.digits.val().get_bits::<23>(3));
            }
            self.magnitude.next = self.unrounded.val() + unsigned_cast(self.here.up.val());
            self.inexact.next = self.digits.val().get_bits::<3>(0).any().into();
            self.tiny.next = (!self.digits.val().get_bit(26)
                & !(self.digits.val().get_bits::<24>(2).all() & self.further_down.up.val().any()))
            .into();
            self.result.next = unsigned_cast(self.magnitude.val().get_bits::<31>(0))
                | (unsigned_cast(self.sign.val()) << 31);
            if self.magnitude.val().get_bits::<9>(23) >= 255 {
                self.to_infinity.next = ((self.rounding.val() == rounding::NEAREST_EVEN)
                    | (self.rounding.val() == rounding::NEAREST_AWAY)
                    | ((self.rounding.val() == rounding::DOWN) & self.sign.val().any())
                    | ((self.rounding.val() == rounding::UP) & !self.sign.val().any()))
                .into();
                if self.to_infinity.val().any() {
                    self.magnitude.next = INFINITY.into();
                } else {
                    self.magnitude.next = LARGEST.into();
                }
                self.result.next =
                    unsigned_cast(self.magnitude.val()) | (unsigned_cast(self.sign.val()) << 31);
                self.flags.next = (flag::OVERFLOW + flag::INEXACT).into();
            } else if self.inexact.val().any() {
                self.flags.next = flag::INEXACT.into();
                if self.tiny.val().any() {
                    self.flags.next = (flag::UNDERFLOW + flag::INEXACT).into();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::testing::{agree, number};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn both_faces_agree() {
        let check = Check::default()
            .cycles(2000)
            .input("exponent", |random| [1, 2, 253, 254, random.below(511) + 1][random.below(5) as usize])
            .input("digits", |random| match random.below(3) {
                0 => 0x7ff_ffff >> random.below(3) & !random.below(16),
                1 => 0x400_0000 | random.below(16),
                _ => random.word(),
            });
        agree(check, FloatRound::default());
    }

    #[track_caller]
    fn check(mode: u64, sign: u64, exponent: u64, digits: u64, result: u64, flags: u64) {
        let mut bench = Bench::new(FloatRound::default());
        bench.block.valid.next = true.into();
        bench.block.rounding.next = Value::new(3, mode);
        bench.block.sign.next = Value::new(1, sign);
        bench.block.exponent.next = Value::new(EXPONENT_BITS, exponent);
        bench.block.digits.next = Value::new(DIGITS, digits);
        bench.settle();
        assert_eq!(number(bench.block.result.val()), result);
        assert_eq!(number(bench.block.flags.val()), flags);
    }

    #[test]
    fn digits_carry_into_the_exponent() {
        check(0, 0, 127, 0x7ff_fffc, 0x4000_0000, 1);
        check(1, 0, 127, 0x7ff_fffc, 0x3fff_ffff, 1);
    }

    #[test]
    fn overflow_goes_where_the_mode_points() {
        let expected = [
            (0, 0x7f80_0000, 0xff80_0000),
            (1, 0x7f7f_ffff, 0xff7f_ffff),
            (2, 0x7f7f_ffff, 0xff80_0000),
            (3, 0x7f80_0000, 0xff7f_ffff),
            (4, 0x7f80_0000, 0xff80_0000),
        ];
        for (mode, positive, negative) in expected {
            check(mode, 0, 255, 0x400_0000, positive, 5);
            check(mode, 1, 300, 0x400_0000, negative, 5);
        }
    }

    #[test]
    fn tiny_is_decided_after_rounding() {
        // All ones, half a digit at the 25th place: becomes the smallest normal number, and was tiny or not.
        check(0, 0, 1, 0x3ff_fffc, 0x0080_0000, 3);
        check(0, 0, 1, 0x3ff_fffe, 0x0080_0000, 1);
        check(3, 0, 1, 0x3ff_fffd, 0x0080_0000, 1);
        check(3, 0, 1, 0x3ff_fffc, 0x0080_0000, 3);
        check(0, 0, 1, 0x3ff_fff8, 0x007f_ffff, 0);
    }
}
