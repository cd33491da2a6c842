//! A float taken apart. Combinational.
//!
//! The exponent stays biased. That of a subnormal is one, the exponent its digits really have; its leading digit is zero.

use warpstep_kit::prelude::*;

/// Sign, exponent, digits and kind of one operand.
#[derive(LogicBlock)]
pub struct FloatUnpack {
    /// There is an operand; otherwise it is of no kind and has no digits.
    pub valid: Wire<In>,
    /// The operand as a float.
    pub word: Wire<In>,
    /// The operand is negative.
    pub sign: Wire<Out>,
    /// Biased exponent of the operand, one at least.
    pub exponent: Wire<Out>,
    /// All 24 digits of the operand.
    pub significand: Wire<Out>,
    /// The operand is zero.
    pub zero: Wire<Out>,
    /// The operand is infinite.
    pub infinite: Wire<Out>,
    /// The operand is not a number.
    pub nan: Wire<Out>,
    /// The operand is a signalling NaN.
    pub signalling: Wire<Out>,
}

impl Default for FloatUnpack {
    fn default() -> FloatUnpack {
        FloatUnpack {
            valid: Wire::new(1),
            word: Wire::new(32),
            sign: Wire::new(1),
            exponent: Wire::new(8),
            significand: Wire::new(24),
            zero: Wire::new(1),
            infinite: Wire::new(1),
            nan: Wire::new(1),
            signalling: Wire::new(1),
        }
    }
}

impl Logic for FloatUnpack {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.sign.next = 0.into();
        self.exponent.next = 1.into();
        self.significand.next = 0.into();
        self.zero.next = 0.into();
        self.infinite.next = 0.into();
        self.nan.next = 0.into();
        self.signalling.next = 0.into();
        if self.valid.val().any() {
            self.sign.next = self.word.val().get_bit(31).into();
            self.significand.next = unsigned_cast(self.word.val().get_bits::<23>(0));
            self.zero.next = (!self.word.val().get_bits::<31>(0).any()).into();
            if self.word.val().get_bits::<8>(23).any() {
                self.exponent.next = self.word.val().get_bits::<8>(23);
                self.significand.next = unsigned_cast(self.word.val().get_bits::<23>(0)) | 0x80_0000;
            }
            if self.word.val().get_bits::<8>(23).all() {
                self.infinite.next = (!self.word.val().get_bits::<23>(0).any()).into();
                self.nan.next = self.word.val().get_bits::<23>(0).any().into();
                self.signalling.next =
                    (self.word.val().get_bits::<22>(0).any() & !self.word.val().get_bit(22)).into();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::testing::{agree, any_float};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn both_faces_agree() {
        agree(Check::default().cycles(2000).input("word", any_float), FloatUnpack::default());
    }

    #[test]
    fn every_kind_is_recognised() {
        let mut bench = Bench::new(FloatUnpack::default());
        for (word, exponent, digits, [zero, infinite, nan, signalling]) in [
            (0x0000_0000, 1, 0, [1, 0, 0, 0]),
            (0x8000_0000, 1, 0, [1, 0, 0, 0]),
            (0x0000_0001, 1, 1, [0, 0, 0, 0]),
            (0x8080_0000, 1, 0x80_0000, [0, 0, 0, 0]),
            (0x3f80_0001, 127, 0x80_0001, [0, 0, 0, 0]),
            (0xff80_0000, 255, 0x80_0000, [0, 1, 0, 0]),
            (0x7f80_0001, 255, 0x80_0001, [0, 0, 1, 1]),
            (0x7fc0_0001, 255, 0xc0_0001, [0, 0, 1, 0]),
        ] {
            bench.block.valid.next = true.into();
            bench.block.word.next = Value::new(32, word);
            bench.settle();
            let block = &bench.block;
            assert!(block.sign.val() == (word >> 31) && block.exponent.val() == exponent, "{word:#x}");
            assert!(block.significand.val() == digits && block.zero.val() == zero, "{word:#x}");
            assert!(block.infinite.val() == infinite && block.nan.val() == nan, "{word:#x}");
            assert!(block.signalling.val() == signalling, "{word:#x}");
        }
    }
}
