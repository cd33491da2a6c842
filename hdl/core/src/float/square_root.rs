//! One lane's float square root: 26 digits, one or two a cycle, no early out.
//!
//! Timing as in division: operand in c + 1, digits from c + 2 on, rounding in c + latency - 1. An odd exponent lends the digits a
//! place, so that half of it is a whole number; the root of a number from one to four lies from one to two, its first digit
//! leads, and no root is too large or too small for a float. Knows nothing of registers or masks.

use crate::bundles::{FloatOperation, LaneResult};
use crate::float::op::{CANONICAL_NAN, INFINITY, flag, kind};
use crate::float::{
    FloatRound, FloatUnpack, LEAST_DIVIDE_LATENCY, Normalise, RESULT_BITS, digits_per_cycle,
    rest_after_digits,
};
use crate::lanes::ResultPipe;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Restoring square root for 24 digits.
#[derive(LogicBlock)]
pub struct LaneSquareRoot {
    /// This lane begins a square root.
    pub start: Wire<In>,
    /// Rounding mode and operand.
    pub operation: FloatOperation<In>,
    /// The result, in its slot.
    pub result: LaneResult<Out>,
    /// Flags the result raises.
    pub flags: Wire<Out>,
    /// Cycles until the result is known, counting that one; zero when idle.
    remaining: Reg,
    root: Reg,
    /// What the square of the root leaves of the digits used so far.
    remainder: Reg,
    /// Digits not yet used, two for each of the root's.
    radicand: Reg,
    exponent: Reg,
    sign: Reg,
    kind: Reg,
    /// Raised by the operand.
    raised: Reg,
    mode: Reg,
    target: Reg,
    step_root: Wire<Local>,
    step_remainder: Wire<Local>,
    step_radicand: Wire<Local>,
    extended: Wire<Local>,
    difference: Wire<Local>,
    place: Wire<Local>,
    unpack: FloatUnpack,
    normalise: Normalise,
    round: FloatRound,
    computed: Wire<Local>,
    raises: Wire<Local>,
    results: ResultPipe,
    cycles: Param,
    steps: Param,
    resting: Param,
}

impl LaneSquareRoot {
    /// With `latency` cycles from issue to use.
    ///
    /// # Panics
    /// If `latency` is below [`crate::float::LEAST_DIVIDE_LATENCY`].
    pub fn new(latency: usize, destination_width: usize) -> LaneSquareRoot {
        let behind = usize::from(latency > LEAST_DIVIDE_LATENCY);
        let between = latency - behind;
        LaneSquareRoot {
            start: Wire::new(1),
            operation: FloatOperation::new(destination_width),
            result: LaneResult::new(destination_width),
            flags: Wire::new(5),
            remaining: Reg::new(index_width(between - 1)),
            root: Reg::without_reset(26),
            remainder: Reg::without_reset(28),
            radicand: Reg::without_reset(26),
            exponent: Reg::without_reset(8),
            sign: Reg::without_reset(1),
            kind: Reg::without_reset(2),
            raised: Reg::without_reset(5),
            mode: Reg::without_reset(3),
            target: Reg::without_reset(destination_width),
            step_root: Wire::new(26),
            step_remainder: Wire::new(28),
            step_radicand: Wire::new(26),
            extended: Wire::new(30),
            difference: Wire::new(31),
            place: Wire::new(10),
            unpack: FloatUnpack::default(),
            normalise: Normalise::new(24),
            round: FloatRound::default(),
            computed: Wire::new(32),
            raises: Wire::new(5),
            results: ResultPipe::new(behind, destination_width, RESULT_BITS),
            cycles: Param::new(between - 2),
            steps: Param::new(digits_per_cycle(between)),
            resting: Param::new(rest_after_digits(between)),
        }
    }
}

impl Logic for LaneSquareRoot {
    about!(kind::NUMBER, kind::INFINITE, kind::NAN, kind::ZERO, flag::INVALID, CANONICAL_NAN, INFINITY);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Digits: with r the root so far, the next is one if 4 r + 1 fits into what is left.");
        self.step_root.next = self.root.val();
        self.step_remainder.next = self.remainder.val();
        self.step_radicand.next = self.radicand.val();
        self.extended.next = 0.into();
        self.difference.next = 0.into();
        if self.remaining.val() > self.resting.val() {
            for _step in 0..self.steps.val() {
                self.extended.next = (unsigned_cast(self.step_remainder.val()) << 2)
                    | unsigned_cast(self.step_radicand.val().get_bits::<2>(24));
                self.difference.next =
                    unsigned_cast(self.extended.val()) - ((unsigned_cast(self.step_root.val()) << 2) | 1);
                self.step_radicand.next = self.step_radicand.val() << 2;
                self.step_root.next = self.step_root.val() << 1;
                if self.difference.val().get_bit(30) {
                    self.step_remainder.next = self.extended.val().get_bits::<28>(0);
                } else {
                    self.step_remainder.next = self.difference.val().get_bits::<28>(0);
                    self.step_root.next = self.step_root.val() | 1;
                }
            }
            self.root.next = self.step_root.val();
            self.remainder.next = self.step_remainder.val();
            self.radicand.next = self.step_radicand.val();
        }
        if self.remaining.val().any() {
            self.remaining.next = self.remaining.val() - 1;
        }

        self.round.valid.next = (self.remaining.val() == 1).into();
        self.round.rounding.next = self.mode.val();
        self.round.sign.next = self.sign.val();
        self.round.exponent.next = unsigned_cast(self.exponent.val());
        self.round.digits.next =
            (unsigned_cast(self.root.val()) << 1) | unsigned_cast(self.remainder.val().any());
        self.results.enter.valid.next = (self.remaining.val() == 1).into();
        self.results.enter.destination.next = self.target.val();
        self.computed.next = self.round.result.val();
        self.raises.next = self.round.flags.val();
        if (self.remaining.val() == 1) & (self.kind.val() != kind::NUMBER) {
            self.raises.next = self.raised.val();
            match self.kind.val().index() {
                kind::INFINITE => self.computed.next = INFINITY.into(),
                kind::NAN => self.computed.next = CANONICAL_NAN.into(),
                _ => self.computed.next = unsigned_cast(self.sign.val()) << 31,
            }
        }
        self.results.enter.value.next =
            unsigned_cast(self.computed.val()) | (unsigned_cast(self.raises.val()) << 32);
        wires::link(&mut self.results.leave.valid, &mut self.result.valid);
        wires::link(&mut self.results.leave.destination, &mut self.result.destination);
        self.result.value.next = self.results.leave.value.val().get_bits::<32>(0);
        self.flags.next = self.results.leave.value.val().get_bits::<5>(32);

        comment!("A start.");
        self.unpack.valid.next = self.start.val();
        self.unpack.word.next = self.operation.operands[0].val();
        self.normalise.valid.next = self.start.val();
        self.normalise.word.next = self.unpack.significand.val();
        self.normalise.stop.next = 0.into();
        self.place.next =
            unsigned_cast(self.unpack.exponent.val()) - unsigned_cast(self.normalise.amount.val()) + 127;
        if self.start.val().any() {
            self.remaining.next = self.cycles.val().into();
            self.target.next = self.operation.destination.val();
            self.mode.next = self.operation.rounding.val();
            self.root.next = 0.into();
            self.remainder.next = 0.into();
            self.exponent.next = self.place.val().get_bits::<8>(1);
            self.radicand.next = unsigned_cast(self.normalise.shifted.val()) << 1;
            if self.place.val().get_bit(0) {
                self.radicand.next = unsigned_cast(self.normalise.shifted.val()) << 2;
            }
            self.sign.next = self.unpack.sign.val();
            self.kind.next = kind::NUMBER.into();
            self.raised.next = 0.into();
            if self.unpack.nan.val().any() {
                self.kind.next = kind::NAN.into();
                if self.unpack.signalling.val().any() {
                    self.raised.next = flag::INVALID.into();
                }
            } else if self.unpack.zero.val().any() {
                self.kind.next = kind::ZERO.into();
            } else if self.unpack.sign.val().any() {
                self.kind.next = kind::NAN.into();
                self.raised.next = flag::INVALID.into();
            } else if self.unpack.infinite.val().any() {
                self.kind.next = kind::INFINITE.into();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::testing::{agree, check_unit, check_with};
    use warpstep_kit::check::Random;
    use warpstep_spec::Class;

    #[test]
    fn both_faces_agree_at_every_number_of_digits_a_cycle() {
        for latency in [16, 17, 30, 64] {
            let rarely = move |random: &mut Random| random.once_in(latency).into();
            let check = check_with("operation_", Class::FloatSqrt).cycles(2500).input("start", rarely);
            agree(check, LaneSquareRoot::new(latency as usize, 8));
        }
    }

    #[test]
    fn every_root_is_softfloats_and_on_time() {
        for latency in [16, 17, 29, 30, 64] {
            check_unit(LaneSquareRoot::new(latency, 8), Class::FloatSqrt, latency, latency - 1);
        }
    }
}
