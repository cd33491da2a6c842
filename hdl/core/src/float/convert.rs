//! One lane's conversions between float and word: fcvt.w.s, fcvt.wu.s, fcvt.s.w, fcvt.s.wu.
//!
//! ```text
//! operand | magnitude | digits in place: 32 and what is below them | rounding | result
//! ```
//! Operand in c + 1, the result handed over in c + latency - 1; takes a conversion in every cycle. Every bar can be a register:
//! latency 3 has the third, 4 the first too, 5 all; every cycle more is a register behind the result. A float becomes a word
//! by moving its digits down to the point; a word becomes a float by moving its highest digit to the top. What no
//! word can hold is clipped, NaN to the largest. Knows nothing of registers or masks.

use crate::bundles::{FloatOperation, LaneResult};
use crate::float::op::{self, flag};
use crate::float::{FloatRound, FloatUnpack, Normalise, RESULT_BITS, RoundUp};
use crate::lanes::ResultPipe;
use crate::lanes::wait_for_slot;
use warpstep_kit::prelude::*;

/// Digits of a word in place: 32, one below the point, one for all the rest.
const PLACED: usize = 34;

/// All of them.
const EVERYWHERE: usize = (1 << PLACED) - 1;

/// What a conversion in flight carries through all stages.
#[derive(Bundle)]
pub struct Conversion<K: Kind> {
    /// There is a conversion.
    pub valid: Signal<K>,
    /// Destination of the result: register (low six bits) and warp (above).
    pub destination: Signal<K>,
    /// Rounding mode.
    pub rounding: Signal<K>,
    /// The conversion is from word to float.
    pub to_float: Signal<K>,
    /// The word is unsigned.
    pub no_sign: Signal<K>,
}

impl<K: Kind> Conversion<K> {
    fn new(destination_width: usize) -> Conversion<K> {
        Conversion {
            valid: K::flag(1),
            destination: K::wire(destination_width),
            rounding: K::wire(3),
            to_float: K::wire(1),
            no_sign: K::wire(1),
        }
    }
}

/// A conversion before its digits are in place.
#[derive(Bundle)]
pub struct OperandStage<K: Kind> {
    /// What the conversion carries through all stages.
    pub conversion: Conversion<K>,
    /// The operand, float or word.
    pub operand: Signal<K>,
}

impl<K: Kind> OperandStage<K> {
    fn new(destination_width: usize) -> OperandStage<K> {
        OperandStage { conversion: Conversion::new(destination_width), operand: K::wire(32) }
    }
}

/// A conversion of a number without its sign.
#[derive(Bundle)]
pub struct MagnitudeStage<K: Kind> {
    /// What the conversion carries through all stages.
    pub conversion: Conversion<K>,
    /// The number is negative.
    pub sign: Signal<K>,
    /// The word, or the float's digits from the top.
    pub word: Signal<K>,
    /// Places that a float's digits go down; its highest bit: it is too large.
    pub distance: Signal<K>,
    /// The operand is not a number.
    pub nan: Signal<K>,
}

impl<K: Kind> MagnitudeStage<K> {
    fn new(destination_width: usize) -> MagnitudeStage<K> {
        MagnitudeStage {
            conversion: Conversion::new(destination_width),
            sign: K::wire(1),
            word: K::wire(32),
            distance: K::wire(9),
            nan: K::wire(1),
        }
    }
}

/// A conversion whose digits are in place.
#[derive(Bundle)]
pub struct PlacedStage<K: Kind> {
    /// What the conversion carries through all stages.
    pub conversion: Conversion<K>,
    /// The number is negative.
    pub sign: Signal<K>,
    /// Biased exponent of a float.
    pub exponent: Signal<K>,
    /// Digits before the point, one below it, one for all the rest.
    pub digits: Signal<K>,
    /// The operand is not a number.
    pub nan: Signal<K>,
    /// The operand is too large for a word.
    pub too_large: Signal<K>,
}

impl<K: Kind> PlacedStage<K> {
    fn new(destination_width: usize) -> PlacedStage<K> {
        PlacedStage {
            conversion: Conversion::new(destination_width),
            sign: K::wire(1),
            exponent: K::wire(8),
            digits: K::wire(PLACED),
            nan: K::wire(1),
            too_large: K::wire(1),
        }
    }
}

/// Pipelined converter.
#[derive(LogicBlock)]
pub struct LaneConverter {
    /// This lane begins a conversion.
    pub start: Wire<In>,
    /// Which conversion, and its operand.
    pub operation: FloatOperation<In>,
    /// The result, in its slot.
    pub result: LaneResult<Out>,
    /// Flags the result raises.
    pub flags: Wire<Out>,
    begun: OperandStage<Local>,
    held_operand: Vec<OperandStage<Staged>>,
    from: OperandStage<Local>,
    magnitude: MagnitudeStage<Local>,
    held_magnitude: Vec<MagnitudeStage<Staged>>,
    measured: MagnitudeStage<Local>,
    unplaced: Wire<Local>,
    everywhere: Wire<Local>,
    /// Digits that fall off a float on its way to a word.
    lost: Wire<Local>,
    unpack: FloatUnpack,
    normalise: Normalise,
    placed: PlacedStage<Local>,
    held_placed: Vec<PlacedStage<Staged>>,
    unrounded: PlacedStage<Local>,
    rounded: Wire<Local>,
    clipped: Wire<Local>,
    computed: Wire<Local>,
    raised: Wire<Local>,
    round_up: RoundUp,
    round: FloatRound,
    results: ResultPipe,
}

impl LaneConverter {
    /// With `latency` cycles from issue to use, two at least.
    pub fn new(latency: usize, destination_width: usize) -> LaneConverter {
        let registers = wait_for_slot(latency);
        LaneConverter {
            start: Wire::new(1),
            operation: FloatOperation::new(destination_width),
            result: LaneResult::new(destination_width),
            flags: Wire::new(5),
            begun: OperandStage::new(destination_width),
            held_operand: (0..usize::from(registers >= 2))
                .map(|_| OperandStage::new(destination_width))
                .collect(),
            from: OperandStage::new(destination_width),
            magnitude: MagnitudeStage::new(destination_width),
            held_magnitude: (0..usize::from(registers >= 3))
                .map(|_| MagnitudeStage::new(destination_width))
                .collect(),
            measured: MagnitudeStage::new(destination_width),
            unplaced: Wire::new(PLACED),
            everywhere: Wire::new(PLACED),
            lost: Wire::new(PLACED),
            unpack: FloatUnpack::default(),
            normalise: Normalise::new(32),
            placed: PlacedStage::new(destination_width),
            held_placed: (0..usize::from(registers >= 1))
                .map(|_| PlacedStage::new(destination_width))
                .collect(),
            unrounded: PlacedStage::new(destination_width),
            rounded: Wire::new(33),
            clipped: Wire::new(1),
            computed: Wire::new(32),
            raised: Wire::new(5),
            round_up: RoundUp::default(),
            round: FloatRound::default(),
            results: ResultPipe::new(registers.saturating_sub(3), destination_width, RESULT_BITS),
        }
    }
}

impl Logic for LaneConverter {
    about!(unread: "unpack.infinite", "unpack.signalling", "unpack.zero"; EVERYWHERE, op::FCVT_WU_S, op::FCVT_S_W, op::FCVT_S_WU, flag::INVALID, flag::INEXACT);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Operand.");
        wires::link(&mut self.start, &mut self.begun.conversion.valid);
        wires::link(&mut self.operation.destination, &mut self.begun.conversion.destination);
        wires::link(&mut self.operation.rounding, &mut self.begun.conversion.rounding);
        self.begun.conversion.to_float.next =
            ((self.operation.op.val() == op::FCVT_S_W) | (self.operation.op.val() == op::FCVT_S_WU)).into();
        self.begun.conversion.no_sign.next =
            ((self.operation.op.val() == op::FCVT_WU_S) | (self.operation.op.val() == op::FCVT_S_WU)).into();
        wires::link(&mut self.operation.operands[0], &mut self.begun.operand);
        wires::link(&mut self.begun, &mut self.from);
        for stage in 0..self.held_operand.len() {
            self.held_operand[stage].conversion.valid.next = false.into();
            if self.start.val().any() {
                wires::link(&mut self.begun, &mut self.held_operand[stage]);
            }
            wires::link(&mut self.held_operand[stage], &mut self.from);
        }

        comment!(
            "Magnitude. As a number of 32 digits before the point every one has exponent 158. A word of zero has that of zero."
        );
        wires::link(&mut self.from.conversion.valid, &mut self.unpack.valid);
        wires::link(&mut self.from.operand, &mut self.unpack.word);
        wires::link(&mut self.from.conversion, &mut self.magnitude.conversion);
        wires::link(&mut self.unpack.sign, &mut self.magnitude.sign);
        wires::link(&mut self.unpack.nan, &mut self.magnitude.nan);
        self.magnitude.distance.next = (-unsigned_cast(self.unpack.exponent.val())) + 158;
        self.magnitude.word.next = unsigned_cast(self.unpack.significand.val()) << 8;
        if self.from.conversion.to_float.val().any() {
            self.magnitude.sign.next = self.unpack.sign.val() & (!self.from.conversion.no_sign.val());
            self.magnitude.word.next = self.from.operand.val();
            if (self.unpack.sign.val() & (!self.from.conversion.no_sign.val())).any() {
                self.magnitude.word.next = -self.from.operand.val();
            }
        }
        wires::link(&mut self.magnitude, &mut self.measured);
        for stage in 0..self.held_magnitude.len() {
            self.held_magnitude[stage].conversion.valid.next = false.into();
            if self.magnitude.conversion.valid.val().any() {
                wires::link(&mut self.magnitude, &mut self.held_magnitude[stage]);
            }
            wires::link(&mut self.held_magnitude[stage], &mut self.measured);
        }

        comment!("Digits in place.");
        self.normalise.valid.next =
            self.measured.conversion.valid.val() & self.measured.conversion.to_float.val();
        self.normalise.word.next = self.measured.word.val();
        self.normalise.stop.next = 1.into();
        self.unplaced.next = 0.into();
        self.everywhere.next = EVERYWHERE.into();
        self.lost.next = 0.into();
        self.placed.digits.next = 0.into();
        self.placed.exponent.next = 1.into();
        if self.measured.conversion.to_float.val().any() {
            self.placed.digits.next = unsigned_cast(self.normalise.shifted.val()) << 2;
            if self.normalise.shifted.val().get_bit(31) {
                self.placed.exponent.next = (-unsigned_cast(self.normalise.amount.val())) + 158;
            }
        } else if self.measured.conversion.valid.val().any() {
            self.unplaced.next = unsigned_cast(self.measured.word.val()) << 2;
            self.lost.next = self.unplaced.val() & !(self.everywhere.val() << self.measured.distance.val());
            self.placed.digits.next =
                (self.unplaced.val() >> self.measured.distance.val()) | unsigned_cast(self.lost.val().any());
        }
        wires::link(&mut self.measured.conversion, &mut self.placed.conversion);
        wires::link(&mut self.measured.sign, &mut self.placed.sign);
        wires::link(&mut self.measured.nan, &mut self.placed.nan);
        self.placed.too_large.next = self.measured.distance.val().get_bits::<1>(8);
        wires::link(&mut self.placed, &mut self.unrounded);
        for stage in 0..self.held_placed.len() {
            self.held_placed[stage].conversion.valid.next = false.into();
            if self.placed.conversion.valid.val().any() {
                wires::link(&mut self.placed, &mut self.held_placed[stage]);
            }
            wires::link(&mut self.held_placed[stage], &mut self.unrounded);
        }

        comment!("Rounding.");
        self.round.valid.next =
            self.unrounded.conversion.valid.val() & self.unrounded.conversion.to_float.val();
        wires::link(&mut self.unrounded.conversion.rounding, &mut self.round.rounding);
        wires::link(&mut self.unrounded.sign, &mut self.round.sign);
        self.round.exponent.next = unsigned_cast(self.unrounded.exponent.val());
        self.round.digits.next = (unsigned_cast(self.unrounded.digits.val().get_bits::<26>(8)) << 1)
            | unsigned_cast(self.unrounded.digits.val().get_bits::<8>(0).any());
        wires::link(&mut self.unrounded.conversion.rounding, &mut self.round_up.rounding);
        wires::link(&mut self.unrounded.sign, &mut self.round_up.sign);
        self.round_up.last.next = self.unrounded.digits.val().get_bits::<1>(2);
        self.round_up.half.next = self.unrounded.digits.val().get_bits::<1>(1);
        self.round_up.rest.next = self.unrounded.digits.val().get_bits::<1>(0);
        self.rounded.next = 0.into();
        self.clipped.next = 0.into();
        self.computed.next = 0.into();
        self.raised.next = 0.into();
        if self.unrounded.conversion.valid.val().any() {
            self.rounded.next = unsigned_cast(self.unrounded.digits.val().get_bits::<32>(2))
                + unsigned_cast(self.round_up.up.val());
            self.clipped.next = (self.unrounded.nan.val() | self.unrounded.too_large.val())
                | self.rounded.val().get_bits::<1>(32);
            self.computed.next = self.rounded.val().get_bits::<32>(0);
            if self.unrounded.digits.val().get_bits::<2>(0).any() {
                self.raised.next = flag::INEXACT.into();
            }
            if self.unrounded.conversion.to_float.val().any() {
                self.computed.next = self.round.result.val();
                self.raised.next = self.round.flags.val();
            } else if self.unrounded.conversion.no_sign.val().any() {
                if (self.unrounded.sign.val() & (!self.unrounded.nan.val())).any() {
                    self.computed.next = 0.into();
                    if (self.clipped.val().any()) | self.rounded.val().any() {
                        self.raised.next = flag::INVALID.into();
                    }
                } else if self.clipped.val().any() {
                    self.computed.next = 0xffff_ffffu32.into();
                    self.raised.next = flag::INVALID.into();
                }
            } else if (self.unrounded.sign.val() & (!self.unrounded.nan.val())).any() {
                self.computed.next = -self.rounded.val().get_bits::<32>(0);
                if (self.clipped.val().any()) | (self.rounded.val() > 0x8000_0000u32) {
                    self.computed.next = 0x8000_0000u32.into();
                    self.raised.next = flag::INVALID.into();
                }
            } else if (self.clipped.val().any()) | self.rounded.val().get_bit(31) {
                self.computed.next = 0x7fff_ffff.into();
                self.raised.next = flag::INVALID.into();
            }
        }
        wires::link(&mut self.unrounded.conversion.valid, &mut self.results.enter.valid);
        wires::link(&mut self.unrounded.conversion.destination, &mut self.results.enter.destination);
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
        for latency in 2..=8 {
            agree(check_with("operation_", Class::FloatConvert).cycles(700), LaneConverter::new(latency, 8));
        }
    }

    #[test]
    fn every_result_is_softfloats_and_leaves_in_its_slot() {
        for latency in [2, 3, 5, 8] {
            check_unit(LaneConverter::new(latency, 8), Class::FloatConvert, latency, 1);
        }
    }
}
