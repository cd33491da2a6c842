//! The first stage of addition, multiplication and fused multiply-add: operands taken apart, the product, the distance.
//!
//! All seven operations are product + addend. A sum has one as its second factor; a product has a zero of its own sign as
//! its addend. Combinational.
//!
//! Digits of subnormals are not moved up: the exponent of a product may promise more than its digits hold. That does no harm.
//! The addend's exponent is one at least, so the larger of the two exponents is always one a result can have. And where
//! the addend moves so far down that digits fall off, even a product of the smallest factor still has 24 digits above
//! them. Only a product of zero would push a number aside: then the addend counts as larger.

use crate::float::FloatUnpack;
use crate::float::op::{self, ONE, kind};
use crate::operation::OP_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::Multiply;

/// Bits of the distance between the exponents; 63 is farther than digits reach.
pub const SHIFT_BITS: usize = 6;

/// Product and addend of a sum.
#[derive(Bundle)]
pub struct FmaTerms<K: Kind> {
    /// Digits of the product, two of them before the point.
    pub product: Signal<K>,
    /// Digits of the addend, one of them before the point.
    pub addend: Signal<K>,
    /// The exponent is the addend's.
    pub addend_larger: Signal<K>,
    /// Distance of the other term below the exponent.
    pub shift: Signal<K>,
    /// The product, or the infinite result, is negative.
    pub product_sign: Signal<K>,
    /// The addend, or the infinite result, is negative.
    pub addend_sign: Signal<K>,
}

impl<K: Kind> Default for FmaTerms<K> {
    fn default() -> FmaTerms<K> {
        FmaTerms {
            product: K::wire(48),
            addend: K::wire(24),
            addend_larger: K::wire(1),
            shift: K::wire(SHIFT_BITS),
            product_sign: K::wire(1),
            addend_sign: K::wire(1),
        }
    }
}

/// Prepares product and addend.
#[derive(LogicBlock)]
pub struct FmaProduct {
    /// There is an operation; otherwise nothing moves.
    pub valid: Wire<In>,
    /// Operation number.
    pub op: Wire<In>,
    /// The three operands.
    pub operands: Vec<Wire<In>>,
    /// Product and addend.
    pub terms: FmaTerms<Out>,
    /// Biased exponent of the larger term, one at least.
    pub exponent: Wire<Out>,
    /// The result is a number, infinite or NaN.
    pub kind: Wire<Out>,
    /// The operation is invalid.
    pub invalid: Wire<Out>,
    product_exponent: Wire<Local>,
    gap: Wire<Local>,
    distance: Wire<Local>,
    product_zero: Wire<Local>,
    product_infinite: Wire<Local>,
    no_product: Wire<Local>,
    no_sum: Wire<Local>,
    any_nan: Wire<Local>,
    unpack: Vec<FloatUnpack>,
    multiply: Multiply,
}

impl Default for FmaProduct {
    fn default() -> FmaProduct {
        FmaProduct {
            valid: Wire::new(1),
            op: Wire::new(OP_BITS),
            operands: Wire::several(3, 32),
            terms: FmaTerms::default(),
            exponent: Wire::new(9),
            kind: Wire::new(2),
            invalid: Wire::new(1),
            product_exponent: Wire::new(10),
            gap: Wire::new(11),
            distance: Wire::new(11),
            product_zero: Wire::new(1),
            product_infinite: Wire::new(1),
            no_product: Wire::new(1),
            no_sum: Wire::new(1),
            any_nan: Wire::new(1),
            unpack: (0..3).map(|_| FloatUnpack::default()).collect(),
            multiply: Multiply::new(24),
        }
    }
}

impl Logic for FmaProduct {
    about! {
        op::FMUL, op::FADD, op::FSUB, op::FMSUB, op::FNMSUB, op::FNMADD, ONE, kind::NUMBER, kind::INFINITE,
        kind::NAN
    }

    #[hdl_gen]
    fn update(&mut self) {
        comment!("First factor, second factor, addend.");
        for place in 0..3 {
            self.unpack[place].valid.next = self.valid.val();
            self.unpack[place].word.next = self.operands[place].val();
        }
        if (self.op.val() == op::FADD) | (self.op.val() == op::FSUB) {
            self.unpack[1].word.next = ONE.into();
            self.unpack[2].word.next = self.operands[1].val();
        }
        if self.op.val() == op::FMUL {
            self.unpack[2].word.next = 0.into();
        }
        self.multiply.left.next = self.unpack[0].significand.val();
        self.multiply.right.next = self.unpack[1].significand.val();
        self.multiply.left_signed.next = 0.into();
        self.multiply.right_signed.next = 0.into();
        self.terms.product.next = self.multiply.product.val();
        self.terms.addend.next = self.unpack[2].significand.val();
        self.terms.addend_larger.next = 0.into();
        self.terms.shift.next = 0.into();
        self.exponent.next = 0.into();
        self.terms.product_sign.next = 0.into();
        self.terms.addend_sign.next = 0.into();
        self.kind.next = kind::NUMBER.into();
        self.invalid.next = 0.into();
        self.product_zero.next = 0.into();
        self.product_exponent.next = 0.into();
        self.gap.next = 0.into();
        self.distance.next = 0.into();
        self.any_nan.next = 0.into();
        self.no_product.next = 0.into();
        self.product_infinite.next = 0.into();
        self.no_sum.next = 0.into();
        if self.valid.val().any() {
            comment!("Who is larger, and by how much.");
            self.product_zero.next = self.unpack[0].zero.val() | self.unpack[1].zero.val();
            self.product_exponent.next = unsigned_cast(self.unpack[0].exponent.val())
                + unsigned_cast(self.unpack[1].exponent.val())
                - 127;
            self.gap.next =
                unsigned_cast(self.unpack[2].exponent.val()) - signed_cast(self.product_exponent.val());
            self.distance.next = self.gap.val();
            self.terms.addend_larger.next = self.gap.val().any().into();
            if self.gap.val().get_bit(10) {
                self.distance.next = -self.gap.val();
                self.terms.addend_larger.next = self.product_zero.val();
            }
            self.terms.shift.next = self.distance.val().get_bits::<6>(0);
            if self.distance.val() > 63 {
                self.terms.shift.next = 63.into();
            }
            if self.terms.addend_larger.val().any() {
                self.exponent.next = unsigned_cast(self.unpack[2].exponent.val());
            } else {
                self.exponent.next = self.product_exponent.val().get_bits::<9>(0);
            }

            comment!("Signs, and what is no number.");
            self.terms.product_sign.next = self.unpack[0].sign.val() ^ self.unpack[1].sign.val();
            if (self.op.val() == op::FNMSUB) | (self.op.val() == op::FNMADD) {
                self.terms.product_sign.next = !(self.unpack[0].sign.val() ^ self.unpack[1].sign.val());
            }
            self.terms.addend_sign.next = self.unpack[2].sign.val();
            if (self.op.val() == op::FSUB) | (self.op.val() == op::FMSUB) | (self.op.val() == op::FNMADD) {
                self.terms.addend_sign.next = !self.unpack[2].sign.val();
            }
            if self.op.val() == op::FMUL {
                self.terms.addend_sign.next = self.terms.product_sign.val();
            }
            self.any_nan.next =
                self.unpack[0].nan.val() | self.unpack[1].nan.val() | self.unpack[2].nan.val();
            self.no_product.next = (self.unpack[0].infinite.val() & self.unpack[1].zero.val())
                | (self.unpack[0].zero.val() & self.unpack[1].infinite.val());
            self.product_infinite.next = self.unpack[0].infinite.val() | self.unpack[1].infinite.val();
            self.no_sum.next = self.product_infinite.val()
                & self.unpack[2].infinite.val()
                & (self.terms.product_sign.val() ^ self.terms.addend_sign.val())
                & (!self.any_nan.val());
            self.invalid.next = self.unpack[0].signalling.val()
                | self.unpack[1].signalling.val()
                | self.unpack[2].signalling.val()
                | self.no_product.val()
                | self.no_sum.val();
            if (self.any_nan.val() | self.no_product.val() | self.no_sum.val()).any() {
                self.kind.next = kind::NAN.into();
            } else if self.product_infinite.val().any() {
                self.kind.next = kind::INFINITE.into();
                self.terms.addend_sign.next = self.terms.product_sign.val();
            } else if self.unpack[2].infinite.val().any() {
                self.kind.next = kind::INFINITE.into();
                self.terms.product_sign.next = self.terms.addend_sign.val();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::testing::{agree, check_with};
    use warpstep_spec::Class;

    #[test]
    fn both_faces_agree() {
        agree(check_with("", Class::FloatFma).cycles(2500), FmaProduct::default());
    }
}
