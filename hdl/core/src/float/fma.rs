//! One lane's float addition, multiplication and fused multiply-add, rounded once.
//!
//! ```text
//! operands | product, distance | sum | leading digit to the top | rounding | result
//! ```
//! Operands in c + 1, the result handed over in c + latency - 1; takes an operation in every cycle. Every bar can be a
//! register: latency 3 has the second, 4 the third too, 5 the fourth, 6 the first; every cycle more is a register behind
//! the result, for synthesis to move. Subnormals take the way of all others. Knows nothing of registers or masks.

use crate::bundles::{FloatOperation, LaneResult};
use crate::float::op::{CANONICAL_NAN, INFINITY, flag, kind};
use crate::float::product::FmaTerms;
use crate::float::round::{DIGITS, EXPONENT_BITS};
use crate::float::sum::SUM_BITS;
use crate::float::{FloatOperands, FloatRound, FmaProduct, FmaSum, Normalise, RESULT_BITS};
use crate::lanes::ResultPipe;
use crate::lanes::wait_for_slot;
use warpstep_kit::prelude::*;

/// The fewest cycles from issue to use.
pub const LEAST_LATENCY: usize = 3;

/// The second highest place of a sum.
const BELOW_TOP: usize = 1 << (SUM_BITS - 2);

/// What an operation in flight carries through all stages.
#[derive(Bundle)]
pub struct FmaTag<K: Kind> {
    /// There is an operation.
    pub valid: Signal<K>,
    /// Destination of the result: register (low six bits) and warp (above).
    pub destination: Signal<K>,
    /// Rounding mode.
    pub rounding: Signal<K>,
    /// The result is a number, infinite or NaN.
    pub kind: Signal<K>,
    /// The operation is invalid.
    pub invalid: Signal<K>,
}

impl<K: Kind> FmaTag<K> {
    fn new(destination_width: usize) -> FmaTag<K> {
        FmaTag {
            valid: K::flag(1),
            destination: K::wire(destination_width),
            rounding: K::wire(3),
            kind: K::wire(2),
            invalid: K::wire(1),
        }
    }
}

/// An operation between product and sum.
#[derive(Bundle)]
pub struct ProductStage<K: Kind> {
    /// What the operation carries through all stages.
    pub tag: FmaTag<K>,
    /// Biased exponent of the larger term.
    pub exponent: Signal<K>,
    /// Product and addend.
    pub terms: FmaTerms<K>,
}

impl<K: Kind> ProductStage<K> {
    fn new(destination_width: usize) -> ProductStage<K> {
        ProductStage {
            tag: FmaTag::new(destination_width),
            exponent: K::wire(EXPONENT_BITS),
            terms: FmaTerms::default(),
        }
    }
}

/// An operation whose sum is known, or the leading digits of the sum.
#[derive(Bundle)]
pub struct DigitStage<K: Kind> {
    /// What the operation carries through all stages.
    pub tag: FmaTag<K>,
    /// The sum is negative.
    pub sign: Signal<K>,
    /// Biased exponent of the digits.
    pub exponent: Signal<K>,
    /// Digits of the sum.
    pub digits: Signal<K>,
}

impl<K: Kind> DigitStage<K> {
    fn new(destination_width: usize, digits: usize) -> DigitStage<K> {
        DigitStage {
            tag: FmaTag::new(destination_width),
            sign: K::wire(1),
            exponent: K::wire(EXPONENT_BITS),
            digits: K::wire(digits),
        }
    }
}

/// An operation whose sum is known, and how far it may be normalised.
#[derive(Bundle)]
pub struct SumStage<K: Kind> {
    /// The operation.
    pub sum: DigitStage<K>,
    /// A one in the place that may come to the top at the latest. Known from the exponent alone, so it is found beside the sum.
    pub stop: Signal<K>,
}

impl<K: Kind> SumStage<K> {
    fn new(destination_width: usize) -> SumStage<K> {
        SumStage { sum: DigitStage::new(destination_width, SUM_BITS), stop: K::wire(SUM_BITS) }
    }
}

/// Pipelined fused multiply-add.
#[derive(LogicBlock)]
pub struct LaneFma {
    /// This lane begins an operation of this unit.
    pub start: Wire<In>,
    /// What is computed.
    pub operation: FloatOperation<In>,
    /// The result, in its slot.
    pub result: LaneResult<Out>,
    /// Flags the result raises.
    pub flags: Wire<Out>,
    /// The operation before the product.
    entering: FloatOperands,
    product: FmaProduct,
    held_product: ProductStage<Staged>,
    sum: FmaSum,
    summed: SumStage<Local>,
    held_sum: Vec<SumStage<Staged>>,
    unnormalised: SumStage<Local>,
    below_top: Wire<Local>,
    normalise: Normalise,
    normalised: DigitStage<Local>,
    held_digits: Vec<DigitStage<Staged>>,
    unrounded: DigitStage<Local>,
    round: FloatRound,
    computed: Wire<Local>,
    raised: Wire<Local>,
    results: ResultPipe,
}

impl LaneFma {
    /// With `latency` cycles from issue to use.
    ///
    /// # Panics
    /// If `latency` is below [`LEAST_LATENCY`].
    pub fn new(latency: usize, destination_width: usize) -> LaneFma {
        assert!(latency >= LEAST_LATENCY, "a float sum takes {LEAST_LATENCY} cycles, not {latency}");
        let registers = wait_for_slot(latency);
        LaneFma {
            start: Wire::new(1),
            operation: FloatOperation::new(destination_width),
            result: LaneResult::new(destination_width),
            flags: Wire::new(5),
            entering: FloatOperands::new(registers >= 4, destination_width),
            product: FmaProduct::default(),
            held_product: ProductStage::new(destination_width),
            sum: FmaSum::default(),
            summed: SumStage::new(destination_width),
            held_sum: (0..usize::from(registers >= 2)).map(|_| SumStage::new(destination_width)).collect(),
            unnormalised: SumStage::new(destination_width),
            below_top: Wire::new(SUM_BITS),
            normalise: Normalise::new(SUM_BITS),
            normalised: DigitStage::new(destination_width, DIGITS),
            held_digits: (0..usize::from(registers >= 3))
                .map(|_| DigitStage::new(destination_width, DIGITS))
                .collect(),
            unrounded: DigitStage::new(destination_width, DIGITS),
            round: FloatRound::default(),
            computed: Wire::new(32),
            raised: Wire::new(5),
            results: ResultPipe::new(registers.saturating_sub(4), destination_width, RESULT_BITS),
        }
    }
}

impl Logic for LaneFma {
    about!(BELOW_TOP, kind::NAN, kind::INFINITE, flag::INVALID, CANONICAL_NAN, INFINITY);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Operands.");
        wires::link(&mut self.start, &mut self.entering.start);
        wires::link(&mut self.operation, &mut self.entering.operation);

        comment!("Product and distance.");
        wires::link(&mut self.entering.begun, &mut self.product.valid);
        wires::link(&mut self.entering.operands.op, &mut self.product.op);
        wires::link(&mut self.entering.operands.operands, &mut self.product.operands);
        wires::link(&mut self.entering.begun, &mut self.held_product.tag.valid);
        if self.entering.begun.val().any() {
            wires::link(&mut self.entering.operands.destination, &mut self.held_product.tag.destination);
            wires::link(&mut self.entering.operands.rounding, &mut self.held_product.tag.rounding);
            wires::link(&mut self.product.kind, &mut self.held_product.tag.kind);
            wires::link(&mut self.product.invalid, &mut self.held_product.tag.invalid);
            wires::link(&mut self.product.exponent, &mut self.held_product.exponent);
            wires::link(&mut self.product.terms, &mut self.held_product.terms);
        }

        comment!("Sum.");
        wires::link(&mut self.held_product.tag.valid, &mut self.sum.valid);
        wires::link(&mut self.held_product.tag.rounding, &mut self.sum.rounding);
        wires::link(&mut self.held_product.terms, &mut self.sum.terms);
        wires::link(&mut self.held_product.tag, &mut self.summed.sum.tag);
        wires::link(&mut self.sum.sign, &mut self.summed.sum.sign);
        wires::link(&mut self.held_product.exponent, &mut self.summed.sum.exponent);
        wires::link(&mut self.sum.sum, &mut self.summed.sum.digits);
        comment!("The top is two places above the exponent's; without a digit there it is one.");
        self.below_top.next = BELOW_TOP.into();
        self.summed.stop.next = self.below_top.val() >> self.held_product.exponent.val();
        wires::link(&mut self.summed, &mut self.unnormalised);
        for stage in 0..self.held_sum.len() {
            self.held_sum[stage].sum.tag.valid.next = false.into();
            if self.summed.sum.tag.valid.val().any() {
                wires::link(&mut self.summed, &mut self.held_sum[stage]);
            }
            wires::link(&mut self.held_sum[stage], &mut self.unnormalised);
        }

        comment!("The leading digit goes to the top.");
        self.normalise.valid.next = self.unnormalised.sum.tag.valid.val();
        self.normalise.word.next = self.unnormalised.sum.digits.val();
        self.normalise.stop.next = self.unnormalised.stop.val();
        wires::link(&mut self.unnormalised.sum.tag, &mut self.normalised.tag);
        wires::link(&mut self.unnormalised.sum.sign, &mut self.normalised.sign);
        self.normalised.exponent.next = 1.into();
        if self.normalise.shifted.val().get_bit(51) {
            self.normalised.exponent.next = unsigned_cast(self.unnormalised.sum.exponent.val()) + 2
                - unsigned_cast(self.normalise.amount.val());
        }
        self.normalised.digits.next = (unsigned_cast(self.normalise.shifted.val().get_bits::<26>(26)) << 1)
            | unsigned_cast(self.normalise.shifted.val().get_bits::<26>(0).any());
        wires::link(&mut self.normalised, &mut self.unrounded);
        for stage in 0..self.held_digits.len() {
            self.held_digits[stage].tag.valid.next = false.into();
            if self.normalised.tag.valid.val().any() {
                wires::link(&mut self.normalised, &mut self.held_digits[stage]);
            }
            wires::link(&mut self.held_digits[stage], &mut self.unrounded);
        }

        comment!("Rounding.");
        wires::link(&mut self.unrounded.tag.valid, &mut self.round.valid);
        wires::link(&mut self.unrounded.tag.rounding, &mut self.round.rounding);
        wires::link(&mut self.unrounded.sign, &mut self.round.sign);
        wires::link(&mut self.unrounded.exponent, &mut self.round.exponent);
        wires::link(&mut self.unrounded.digits, &mut self.round.digits);
        self.computed.next = self.round.result.val();
        self.raised.next = self.round.flags.val();
        if self.unrounded.tag.kind.val() == kind::NAN {
            self.computed.next = CANONICAL_NAN.into();
            self.raised.next = 0.into();
            if self.unrounded.tag.invalid.val().any() {
                self.raised.next = flag::INVALID.into();
            }
        }
        if self.unrounded.tag.kind.val() == kind::INFINITE {
            self.computed.next = (unsigned_cast(self.unrounded.sign.val()) << 31) | INFINITY;
            self.raised.next = 0.into();
        }
        wires::link(&mut self.unrounded.tag.valid, &mut self.results.enter.valid);
        wires::link(&mut self.unrounded.tag.destination, &mut self.results.enter.destination);
        self.results.enter.value.next =
            unsigned_cast(self.computed.val()) | (unsigned_cast(self.raised.val()) << 32);
        wires::link(&mut self.results.leave.valid, &mut self.result.valid);
        wires::link(&mut self.results.leave.destination, &mut self.result.destination);
        self.result.value.next = self.results.leave.value.val().get_bits::<32>(0);
        self.flags.next = self.results.leave.value.val().get_bits::<5>(32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::testing::{agree, check_unit, check_with};
    use warpstep_spec::Class;

    #[test]
    fn both_faces_agree_at_every_latency() {
        for latency in 3..=8 {
            agree(check_with("operation_", Class::FloatFma).cycles(700), LaneFma::new(latency, 8));
        }
    }

    #[test]
    fn every_result_is_softfloats_and_leaves_in_its_slot() {
        for latency in [3, 4, 8] {
            check_unit(LaneFma::new(latency, 8), Class::FloatFma, latency, 1);
        }
    }
}
