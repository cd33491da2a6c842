//! One lane's float addition, multiplication and fused multiply-add, rounded once.
//!
//! ```text
//! operands | product, distance | sum | leading digit to the top | rounding | result
//! ```
//! Operands in c + 1, the result handed over in c + latency - 1; takes an operation in every cycle. Every bar can be a
//! register: latency 3 has the second, 4 the third too, 5 the fourth, 6 the first; every cycle more is a register behind
//! the result, for synthesis to move. Subnormals take the way of all others. Knows nothing of registers or masks.

use crate::float::op::{CANONICAL_NAN, INFINITY, flag, kind};
use crate::float::product::SHIFT_BITS;
use crate::float::round::{DIGITS, EXPONENT_BITS};
use crate::float::sum::SUM_BITS;
use crate::float::{Cut, FloatRound, FmaProduct, FmaSum, Normalise, RESULT_BITS};
use crate::lanes::ResultPipe;
use crate::lanes::wait_for_slot;
use crate::operation::OP_BITS;
use warpstep_kit::prelude::*;

/// The fewest cycles from issue to use.
pub const LEAST_LATENCY: usize = 3;

// What crosses a cut: first what crosses all of them.
const DESTINATION: usize = 0;
const ROUNDING: usize = 1;
// The first:
const OP: usize = 2;
const FIRST_OPERAND: usize = 3;
// All others:
const KIND: usize = 2;
const INVALID: usize = 3;
const SIGN: usize = 4;
const EXPONENT: usize = 5;
/// The sum, or its leading digits.
const SUM: usize = 6;
// Between product and sum only:
const PRODUCT: usize = 6;
const ADDEND: usize = 7;
const ADDEND_SIGN: usize = 8;
const ADDEND_LARGER: usize = 9;
const SHIFT: usize = 10;

/// Pipelined fused multiply-add.
#[derive(LogicBlock)]
pub struct LaneFma {
    /// Whether this lane begins an operation of this unit.
    pub start: Wire<In>,
    /// Which.
    pub op: Wire<In>,
    /// Its rounding mode, never "dynamic".
    pub rounding: Wire<In>,
    /// Its operands.
    pub operands: Vec<Wire<In>>,
    /// The register the result is for.
    pub destination: Wire<In>,
    /// Whether a result is handed over.
    pub result_valid: Wire<Out>,
    /// The register it is for.
    pub result_destination: Wire<Out>,
    /// The result.
    pub result: Wire<Out>,
    /// The flags it raises.
    pub flags: Wire<Out>,
    room: Wire<Local>,
    computed: Wire<Local>,
    raised: Wire<Local>,
    operands_cut: Cut,
    product: FmaProduct,
    product_cut: Cut,
    sum: FmaSum,
    sum_cut: Cut,
    normalise: Normalise,
    digits_cut: Cut,
    round: FloatRound,
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
        let common = [destination_width, 3];
        let late = [destination_width, 3, 2, 1, 1, EXPONENT_BITS];
        let prepared = [&late[..], &[48, 24, 1, 1, SHIFT_BITS]].concat();
        LaneFma {
            start: Wire::new(1),
            op: Wire::new(OP_BITS),
            rounding: Wire::new(3),
            operands: Wire::several(3, 32),
            destination: Wire::new(destination_width),
            result_valid: Wire::new(1),
            result_destination: Wire::new(destination_width),
            result: Wire::new(32),
            flags: Wire::new(5),
            room: Wire::new(EXPONENT_BITS),
            computed: Wire::new(32),
            raised: Wire::new(5),
            operands_cut: Cut::new(registers >= 4, &[&common[..], &[OP_BITS, 32, 32, 32]].concat()),
            product: FmaProduct::default(),
            product_cut: Cut::new(true, &prepared),
            sum: FmaSum::default(),
            sum_cut: Cut::new(registers >= 2, &[&late[..], &[SUM_BITS]].concat()),
            normalise: Normalise::new(SUM_BITS),
            digits_cut: Cut::new(registers >= 3, &[&late[..], &[DIGITS]].concat()),
            round: FloatRound::default(),
            results: ResultPipe::new(registers.saturating_sub(4), destination_width, RESULT_BITS),
        }
    }
}

impl Logic for LaneFma {
    about!(
        DESTINATION,
        ROUNDING,
        OP,
        FIRST_OPERAND,
        KIND,
        INVALID,
        SIGN,
        EXPONENT,
        SUM,
        PRODUCT,
        ADDEND,
        ADDEND_SIGN,
        ADDEND_LARGER,
        SHIFT,
        kind::NAN,
        kind::INFINITE,
        flag::INVALID,
        CANONICAL_NAN,
        INFINITY
    );

    #[hdl_gen]
    fn update(&mut self) {
        self.operands_cut.enter.next = self.start.val();
        self.operands_cut.fields[DESTINATION].next = self.destination.val();
        self.operands_cut.fields[ROUNDING].next = self.rounding.val();
        self.operands_cut.fields[OP].next = self.op.val();
        for place in 0..3 {
            self.operands_cut.fields[FIRST_OPERAND + place].next = self.operands[place].val();
            self.product.operands[place].next = self.operands_cut.leaving[FIRST_OPERAND + place].val();
        }

        self.product.valid.next = self.operands_cut.leave.val();
        self.product.op.next = self.operands_cut.leaving[OP].val();
        self.product_cut.enter.next = self.operands_cut.leave.val();
        self.product_cut.fields[DESTINATION].next = self.operands_cut.leaving[DESTINATION].val();
        self.product_cut.fields[ROUNDING].next = self.operands_cut.leaving[ROUNDING].val();
        self.product_cut.fields[KIND].next = self.product.kind.val();
        self.product_cut.fields[INVALID].next = self.product.invalid.val();
        self.product_cut.fields[SIGN].next = self.product.product_sign.val();
        self.product_cut.fields[EXPONENT].next = self.product.exponent.val();
        self.product_cut.fields[PRODUCT].next = self.product.product.val();
        self.product_cut.fields[ADDEND].next = self.product.addend.val();
        self.product_cut.fields[ADDEND_SIGN].next = self.product.addend_sign.val();
        self.product_cut.fields[ADDEND_LARGER].next = self.product.addend_larger.val();
        self.product_cut.fields[SHIFT].next = self.product.shift.val();

        self.sum.valid.next = self.product_cut.leave.val();
        self.sum.rounding.next = self.product_cut.leaving[ROUNDING].val();
        self.sum.product.next = self.product_cut.leaving[PRODUCT].val();
        self.sum.addend.next = self.product_cut.leaving[ADDEND].val();
        self.sum.addend_larger.next = self.product_cut.leaving[ADDEND_LARGER].val();
        self.sum.shift.next = self.product_cut.leaving[SHIFT].val();
        self.sum.product_sign.next = self.product_cut.leaving[SIGN].val();
        self.sum.addend_sign.next = self.product_cut.leaving[ADDEND_SIGN].val();
        self.sum_cut.enter.next = self.product_cut.leave.val();
        self.sum_cut.fields[DESTINATION].next = self.product_cut.leaving[DESTINATION].val();
        self.sum_cut.fields[ROUNDING].next = self.product_cut.leaving[ROUNDING].val();
        self.sum_cut.fields[KIND].next = self.product_cut.leaving[KIND].val();
        self.sum_cut.fields[INVALID].next = self.product_cut.leaving[INVALID].val();
        self.sum_cut.fields[SIGN].next = self.sum.sign.val();
        self.sum_cut.fields[EXPONENT].next = self.product_cut.leaving[EXPONENT].val();
        self.sum_cut.fields[SUM].next = self.sum.sum.val();

        comment!("The top is two places above the exponent's; without a digit there it is one.");
        self.room.next = self.sum_cut.leaving[EXPONENT].val() + 1;
        self.normalise.word.next = self.sum_cut.leaving[SUM].val();
        self.normalise.room.next = self.room.val().get_bits::<6>(0);
        if self.room.val() > 63 {
            self.normalise.room.next = 63.into();
        }
        self.digits_cut.enter.next = self.sum_cut.leave.val();
        for field in 0..EXPONENT {
            self.digits_cut.fields[field].next = self.sum_cut.leaving[field].val();
        }
        self.digits_cut.fields[EXPONENT].next = 1.into();
        if self.normalise.shifted.val().get_bit(51) {
            self.digits_cut.fields[EXPONENT].next = unsigned_cast(self.sum_cut.leaving[EXPONENT].val()) + 2
                - unsigned_cast(self.normalise.amount.val());
        }
        self.digits_cut.fields[SUM].next = (unsigned_cast(self.normalise.shifted.val().get_bits::<26>(26))
            << 1)
            | unsigned_cast(self.normalise.shifted.val().get_bits::<26>(0).any());

        self.round.valid.next = self.digits_cut.leave.val();
        self.round.rounding.next = self.digits_cut.leaving[ROUNDING].val();
        self.round.sign.next = self.digits_cut.leaving[SIGN].val();
        self.round.exponent.next = self.digits_cut.leaving[EXPONENT].val();
        self.round.digits.next = self.digits_cut.leaving[SUM].val();
        self.computed.next = self.round.result.val();
        self.raised.next = self.round.flags.val();
        if self.digits_cut.leaving[KIND].val() == kind::NAN {
            self.computed.next = CANONICAL_NAN.into();
            self.raised.next = 0.into();
            if self.digits_cut.leaving[INVALID].val().any() {
                self.raised.next = flag::INVALID.into();
            }
        }
        if self.digits_cut.leaving[KIND].val() == kind::INFINITE {
            self.computed.next = (unsigned_cast(self.digits_cut.leaving[SIGN].val()) << 31) | INFINITY;
            self.raised.next = 0.into();
        }
        self.results.enter.next = self.digits_cut.leave.val();
        self.results.destination.next = self.digits_cut.leaving[DESTINATION].val();
        self.results.value.next =
            unsigned_cast(self.computed.val()) | (unsigned_cast(self.raised.val()) << 32);
        self.result_valid.next = self.results.leave.val();
        self.result_destination.next = self.results.leaving_destination.val();
        self.result.next = self.results.leaving_value.val().get_bits::<32>(0);
        self.flags.next = self.results.leaving_value.val().get_bits::<5>(32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::testing::{check_unit, check_with, prove};
    use warpstep_spec::Class;

    #[test]
    fn both_faces_agree_at_every_latency() {
        for latency in 3..=8 {
            prove(check_with(Class::FloatFma).cycles(700), LaneFma::new(latency, 8));
        }
    }

    #[test]
    fn every_result_is_softfloats_and_leaves_in_its_slot() {
        for latency in [3, 4, 8] {
            check_unit(LaneFma::new(latency, 8), Class::FloatFma, latency, 1);
        }
    }
}
