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

/// All places of a sum.
const EVERYWHERE: usize = (1 << SUM_BITS) - 1;

/// Aligns and adds magnitudes.
#[derive(LogicBlock)]
pub struct FmaSum {
    /// There is an operation; otherwise everything is zero.
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
    everywhere: Wire<Local>,
    /// Digits of the smaller that fall off.
    lost: Wire<Local>,
    subtracts: Wire<Local>,
    /// What is added, with a carry below it.
    term: Wire<Local>,
    total: Wire<Local>,
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
            everywhere: Wire::new(SUM_BITS),
            lost: Wire::new(SUM_BITS),
            subtracts: Wire::new(1),
            term: Wire::new(SUM_BITS + 1),
            total: Wire::new(SUM_BITS + 2),
        }
    }
}

impl Logic for FmaSum {
    about!(rounding::DOWN, EVERYWHERE);

    #[hdl_gen]
    fn update(&mut self) {
        self.larger.next = 0.into();
        self.smaller.next = 0.into();
        self.aligned.next = 0.into();
        self.everywhere.next = 0.into();
        self.lost.next = 0.into();
        self.subtracts.next = 0.into();
        self.term.next = 0.into();
        self.total.next = 0.into();
        self.sum.next = 0.into();
        self.sign.next = 0.into();
        if self.valid.val().any() {
            comment!("What falls off is counted before it is gone.");
            self.larger.next = unsigned_cast(self.terms.product.val()) << 3;
            self.smaller.next = unsigned_cast(self.terms.addend.val()) << 26;
            if self.terms.addend_larger.val().any() {
                self.larger.next = unsigned_cast(self.terms.addend.val()) << 26;
                self.smaller.next = unsigned_cast(self.terms.product.val()) << 3;
            }
            self.everywhere.next = EVERYWHERE.into();
            self.lost.next = self.smaller.val() & !(self.everywhere.val() << self.terms.shift.val());
            self.aligned.next =
                (self.smaller.val() >> self.terms.shift.val()) | unsigned_cast(self.lost.val().any());

            comment!("Sum or difference; a difference carries unless the aligned one is larger.");
            self.subtracts.next = self.terms.product_sign.val() ^ self.terms.addend_sign.val();
            self.term.next = unsigned_cast(self.aligned.val()) << 1;
            if self.subtracts.val().any() {
                self.term.next = (unsigned_cast(!self.aligned.val()) << 1) | 1;
            }
            self.total.next = ((unsigned_cast(self.larger.val()) << 1) | 1) + unsigned_cast(self.term.val());
            self.sign.next = self.terms.product_sign.val();
            self.sum.next = self.total.val().get_bits::<52>(1);
            if self.subtracts.val().any() {
                if self.larger.val() == self.aligned.val() {
                    self.sign.next = (self.rounding.val() == rounding::DOWN).into();
                } else if self.total.val().get_bit(53) {
                    self.sign.next = self.terms.product_sign.val() ^ self.terms.addend_larger.val();
                } else {
                    self.sign.next = self.terms.addend_sign.val() ^ self.terms.addend_larger.val();
                }
                if !self.total.val().get_bit(53) {
                    self.sum.next = self.aligned.val() - self.larger.val();
                }
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
