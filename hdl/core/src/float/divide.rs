//! One lane's float division: 26 digits, one or two a cycle, no early out.
//!
//! Operands in c + 1, where subnormals get their digits moved up; the digits of the quotient from c + 2 on, two a cycle, or
//! one where the latency (30 or more) leaves the time; rounding in c + latency - 1, where the result is handed over
//! whatever the operands are. If a cycle is left between the two, the last one puts the digits of a subnormal quotient into their
//! place; others only wait. From latency 17 on the result is held for a cycle. One division at a time: another start drops the one
//! in flight, which the issue stage excludes. Knows nothing of registers or masks.

use crate::bundles::{FloatOperation, LaneResult};
use crate::float::op::{CANONICAL_NAN, INFINITY, flag, kind};
use crate::float::round::{DIGITS, EXPONENT_BITS};
use crate::float::{
    FloatRound, FloatUnpack, LEAST_DIVIDE_LATENCY, Normalise, RESULT_BITS, digits_per_cycle,
    rest_after_digits,
};
use crate::lanes::ResultPipe;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// All digits that are rounded.
const EVERYWHERE: usize = (1 << DIGITS) - 1;

/// A quotient as it is rounded.
#[derive(Bundle)]
pub struct UnroundedQuotient<K: Kind> {
    /// Biased exponent of the leading digit.
    pub exponent: Signal<K>,
    /// Digits, in their place.
    pub digits: Signal<K>,
}

impl<K: Kind> Default for UnroundedQuotient<K> {
    fn default() -> UnroundedQuotient<K> {
        UnroundedQuotient { exponent: K::wire(EXPONENT_BITS), digits: K::wire(DIGITS) }
    }
}

/// Restoring divider for 24 digits.
#[derive(LogicBlock)]
pub struct LaneFloatDivider {
    /// This lane begins a division.
    pub start: Wire<In>,
    /// Rounding mode, dividend and divisor.
    pub operation: FloatOperation<In>,
    /// The result, in its slot.
    pub result: LaneResult<Out>,
    /// Flags the result raises.
    pub flags: Wire<Out>,
    /// Cycles until the result is known, counting that one; zero when idle.
    remaining: Reg,
    quotient: Reg,
    /// What is left of the dividend, moved up for the next digit.
    remainder: Reg,
    divisor: Reg,
    /// Biased exponent of a quotient of one or more, two's complement.
    exponent: Reg,
    sign: Reg,
    kind: Reg,
    /// Raised by the operands.
    raised: Reg,
    mode: Reg,
    target: Reg,
    step_quotient: Wire<Local>,
    step_remainder: Wire<Local>,
    difference: Wire<Local>,
    digits: Wire<Local>,
    /// Biased exponent of the leading digit, two's complement.
    leading: Wire<Local>,
    below: Wire<Local>,
    everywhere: Wire<Local>,
    /// Digits that fall off a subnormal quotient.
    lost: Wire<Local>,
    unpack: Vec<FloatUnpack>,
    normalise: Vec<Normalise>,
    placed: UnroundedQuotient<Local>,
    /// The quotient with its digits in their place, if a cycle is left between that and rounding.
    held: Vec<UnroundedQuotient<Staged>>,
    unrounded: UnroundedQuotient<Local>,
    round: FloatRound,
    computed: Wire<Local>,
    raises: Wire<Local>,
    results: ResultPipe,
    cycles: Param,
    steps: Param,
    resting: Param,
    /// What `remaining` is when digits are put into their place.
    placing: Param,
}

impl LaneFloatDivider {
    /// With `latency` cycles from issue to use.
    ///
    /// # Panics
    /// If `latency` is below [`crate::float::LEAST_DIVIDE_LATENCY`].
    pub fn new(latency: usize, destination_width: usize) -> LaneFloatDivider {
        let behind = usize::from(latency > LEAST_DIVIDE_LATENCY);
        let between = latency - behind;
        let placing = rest_after_digits(between).min(2);
        LaneFloatDivider {
            start: Wire::new(1),
            operation: FloatOperation::new(destination_width),
            result: LaneResult::new(destination_width),
            flags: Wire::new(5),
            remaining: Reg::new(index_width(between - 1)),
            quotient: Reg::without_reset(26),
            remainder: Reg::without_reset(25),
            divisor: Reg::without_reset(24),
            exponent: Reg::without_reset(10),
            sign: Reg::without_reset(1),
            kind: Reg::without_reset(2),
            raised: Reg::without_reset(5),
            mode: Reg::without_reset(3),
            target: Reg::without_reset(destination_width),
            step_quotient: Wire::new(26),
            step_remainder: Wire::new(25),
            difference: Wire::new(26),
            digits: Wire::new(DIGITS),
            leading: Wire::new(10),
            below: Wire::new(10),
            everywhere: Wire::new(DIGITS),
            lost: Wire::new(DIGITS),
            unpack: (0..2).map(|_| FloatUnpack::default()).collect(),
            normalise: (0..2).map(|_| Normalise::new(24)).collect(),
            placed: UnroundedQuotient::default(),
            held: (1..placing).map(|_| UnroundedQuotient::default()).collect(),
            unrounded: UnroundedQuotient::default(),
            round: FloatRound::default(),
            computed: Wire::new(32),
            raises: Wire::new(5),
            results: ResultPipe::new(behind, destination_width, RESULT_BITS),
            cycles: Param::new(between - 2),
            steps: Param::new(digits_per_cycle(between)),
            resting: Param::new(rest_after_digits(between)),
            placing: Param::new(placing),
        }
    }
}

impl Logic for LaneFloatDivider {
    about! {
        kind::NUMBER, kind::INFINITE, kind::NAN, kind::ZERO, flag::INVALID, flag::DIVIDE_BY_ZERO,
        CANONICAL_NAN, INFINITY, EVERYWHERE
    }

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Digits: bit 25 of a difference is its sign; clear, the divisor fits.");
        self.step_quotient.next = self.quotient.val();
        self.step_remainder.next = self.remainder.val();
        self.difference.next = 0.into();
        if self.remaining.val() > self.resting.val() {
            for _step in 0..self.steps.val() {
                self.difference.next =
                    unsigned_cast(self.step_remainder.val()) - unsigned_cast(self.divisor.val());
                self.step_quotient.next = self.step_quotient.val() << 1;
                if self.difference.val().get_bit(25) {
                    self.step_remainder.next = self.step_remainder.val() << 1;
                } else {
                    self.step_remainder.next = self.difference.val().get_bits::<25>(0) << 1;
                    self.step_quotient.next = self.step_quotient.val() | 1;
                }
            }
            self.quotient.next = self.step_quotient.val();
            self.remainder.next = self.step_remainder.val();
        }
        if self.remaining.val().any() {
            self.remaining.next = self.remaining.val() - 1;
        }

        comment!("The quotient is one or more, or half or more: its first or second digit leads.");
        self.digits.next = 0.into();
        self.leading.next = 0.into();
        self.below.next = 0.into();
        self.everywhere.next = EVERYWHERE.into();
        self.lost.next = 0.into();
        self.placed.exponent.next = 1.into();
        self.placed.digits.next = 0.into();
        if self.remaining.val() == self.placing.val() {
            self.digits.next =
                (unsigned_cast(self.quotient.val()) << 1) | unsigned_cast(self.remainder.val().any());
            self.leading.next = self.exponent.val();
            if !self.quotient.val().get_bit(25) {
                self.digits.next =
                    (unsigned_cast(self.quotient.val()) << 2) | unsigned_cast(self.remainder.val().any());
                self.leading.next = self.exponent.val() - 1;
            }
            self.placed.digits.next = self.digits.val();
            self.placed.exponent.next = self.leading.val().get_bits::<9>(0);
            comment!(
                "Too small for its digits: they move down to exponent one, and what falls off is not forgotten."
            );
            self.below.next = (-self.leading.val()) + 1;
            self.lost.next = self.digits.val() & !(self.everywhere.val() << self.below.val());
            if signed_cast(self.leading.val()) < 1 {
                self.placed.exponent.next = 1.into();
                self.placed.digits.next =
                    (self.digits.val() >> self.below.val()) | unsigned_cast(self.lost.val().any());
            }
        }
        wires::link(&mut self.placed, &mut self.unrounded);
        for stage in 0..self.held.len() {
            if self.remaining.val() == self.placing.val() {
                wires::link(&mut self.placed, &mut self.held[stage]);
            }
            wires::link(&mut self.held[stage], &mut self.unrounded);
        }

        comment!("Rounding.");
        wires::link(&mut self.unrounded.exponent, &mut self.round.exponent);
        wires::link(&mut self.unrounded.digits, &mut self.round.digits);
        self.round.valid.next = (self.remaining.val() == 1).into();
        self.round.rounding.next = self.mode.val();
        self.round.sign.next = self.sign.val();
        self.results.enter.valid.next = (self.remaining.val() == 1).into();
        self.results.enter.destination.next = self.target.val();
        self.computed.next = self.round.result.val();
        self.raises.next = self.round.flags.val();
        if (self.remaining.val() == 1) & (self.kind.val() != kind::NUMBER) {
            self.raises.next = self.raised.val();
            match self.kind.val().index() {
                kind::INFINITE => self.computed.next = (unsigned_cast(self.sign.val()) << 31) | INFINITY,
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
        for place in 0..2 {
            self.unpack[place].valid.next = self.start.val();
            self.unpack[place].word.next = self.operation.operands[place].val();
            self.normalise[place].valid.next = self.start.val();
            self.normalise[place].word.next = self.unpack[place].significand.val();
            self.normalise[place].stop.next = 0.into();
        }
        if self.start.val().any() {
            self.remaining.next = self.cycles.val().into();
            self.target.next = self.operation.destination.val();
            self.mode.next = self.operation.rounding.val();
            self.quotient.next = 0.into();
            self.remainder.next = unsigned_cast(self.normalise[0].shifted.val());
            self.divisor.next = self.normalise[1].shifted.val();
            self.exponent.next = unsigned_cast(self.unpack[0].exponent.val())
                - unsigned_cast(self.normalise[0].amount.val())
                - unsigned_cast(self.unpack[1].exponent.val())
                + unsigned_cast(self.normalise[1].amount.val())
                + 127;
            self.sign.next = self.unpack[0].sign.val() ^ self.unpack[1].sign.val();
            self.kind.next = kind::NUMBER.into();
            self.raised.next = 0.into();
            if (self.unpack[0].nan.val() | self.unpack[1].nan.val()).any() {
                self.kind.next = kind::NAN.into();
                if (self.unpack[0].signalling.val() | self.unpack[1].signalling.val()).any() {
                    self.raised.next = flag::INVALID.into();
                }
            } else if ((self.unpack[0].zero.val() & self.unpack[1].zero.val())
                | (self.unpack[0].infinite.val() & self.unpack[1].infinite.val()))
            .any()
            {
                self.kind.next = kind::NAN.into();
                self.raised.next = flag::INVALID.into();
            } else if self.unpack[0].infinite.val().any() {
                self.kind.next = kind::INFINITE.into();
            } else if self.unpack[1].zero.val().any() {
                self.kind.next = kind::INFINITE.into();
                self.raised.next = flag::DIVIDE_BY_ZERO.into();
            } else if (self.unpack[0].zero.val() | self.unpack[1].infinite.val()).any() {
                self.kind.next = kind::ZERO.into();
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
            let check = check_with("operation_", Class::FloatDivide).cycles(2500).input("start", rarely);
            agree(check, LaneFloatDivider::new(latency as usize, 8));
        }
    }

    #[test]
    fn every_quotient_is_softfloats_and_on_time() {
        for latency in [16, 17, 29, 30, 64] {
            check_unit(LaneFloatDivider::new(latency, 8), Class::FloatDivide, latency, latency - 1);
        }
    }
}
