//! The second stage of addition, multiplication and fused multiply-add: the smaller moved into place, the sum.
//!
//! One word of 52 bits holds it all. Bit 49 is the place of the exponent; two bits above it are for a product of up to four and
//! the carry; three below the product's last digit are for what moves down. Nearly equal numbers lie at most two places
//! apart, so nothing is lost where digits cancel; farther apart, what falls off the end leaves a one in the last place,
//! which is zero in the larger number, so the difference falls on the right side too. Combinational.

use crate::float::op::rounding;
use crate::float::product::FmaTerms;
use warpstep_kit::prelude::*;

/// Bits of a sum.
pub const SUM_BITS: usize = 52;

/// Aligns and adds magnitudes.
#[derive(LogicBlock)]
pub struct FmaSum {
    /// There is an operation; otherwise the sum is zero.
    pub valid: Wire<In>,
    /// Rounding mode: the sign of an exact zero depends on it.
    pub rounding: Wire<In>,
    /// Product and addend.
    pub terms: FmaTerms<In>,
    /// Magnitude of the sum.
    pub sum: Wire<Out>,
    /// The sum is negative.
    pub sign: Wire<Out>,
    larger: Wire<Local>,
    smaller: Wire<Local>,
    aligned: Wire<Local>,
}

impl Default for FmaSum {
    fn default() -> FmaSum {
        FmaSum {
            valid: Wire::new(1),
            rounding: Wire::new(3),
            terms: FmaTerms::default(),
            sum: Wire::new(SUM_BITS),
            sign: Wire::new(1),
            larger: Wire::new(SUM_BITS),
            smaller: Wire::new(SUM_BITS),
            aligned: Wire::new(SUM_BITS),
        }
    }
}

impl Logic for FmaSum {
    about!(rounding::DOWN);

    #[hdl_gen]
    fn update(&mut self) {
        self.larger.next = 0.into();
        self.smaller.next = 0.into();
        self.aligned.next = 0.into();
        self.sum.next = 0.into();
        self.sign.next = self.terms.product_sign.val();
        if self.valid.val().any() {
            if self.terms.addend_larger.val().any() {
                self.larger.next = unsigned_cast(self.terms.addend.val()) << 26;
                self.smaller.next = unsigned_cast(self.terms.product.val()) << 3;
            } else {
                self.larger.next = unsigned_cast(self.terms.product.val()) << 3;
                self.smaller.next = unsigned_cast(self.terms.addend.val()) << 26;
            }
            self.aligned.next = self.smaller.val() >> self.terms.shift.val();
            if (self.aligned.val() << self.terms.shift.val()) != self.smaller.val() {
                self.aligned.next = self.aligned.val() | 1;
            }
            if self.terms.product_sign.val() == self.terms.addend_sign.val() {
                self.sum.next = self.larger.val() + self.aligned.val();
            } else if self.larger.val() == self.aligned.val() {
                self.sign.next = (self.rounding.val() == rounding::DOWN).into();
            } else if self.larger.val() > self.aligned.val() {
                self.sum.next = self.larger.val() - self.aligned.val();
                self.sign.next = self.terms.product_sign.val() ^ self.terms.addend_larger.val();
            } else {
                self.sum.next = self.aligned.val() - self.larger.val();
                self.sign.next = self.terms.addend_sign.val() ^ self.terms.addend_larger.val();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::testing::agree;
    use warpstep_kit::check::{Check, Random};

    #[test]
    fn both_faces_agree() {
        let near = |random: &mut Random| [0, 1, 2, 3, random.below(64)][random.below(5) as usize];
        agree(Check::default().cycles(2500).input("terms_shift", near), FmaSum::default());
    }
}
