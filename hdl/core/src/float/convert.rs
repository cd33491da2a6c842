//! One lane's conversions between float and word: fcvt.w.s, fcvt.wu.s, fcvt.s.w, fcvt.s.wu.
//!
//! ```text
//! operand | digits in place: 32 and what is below them | rounding | result
//! ```
//! Operand in c + 1, the result handed over in c + latency - 1; takes a conversion in every cycle. Every bar can be a register:
//! latency 3 has the second, 4 the first too; every cycle more is a register behind the result. A float becomes a word
//! by moving its digits down to the point; a word becomes a float by moving its highest digit to the top. What no
//! word can hold is clipped, NaN to the largest. Knows nothing of registers or masks.

use crate::float::op::{self, flag};
use crate::float::{Cut, FloatRound, FloatUnpack, Normalise, RESULT_BITS, RoundUp};
use crate::lanes::ResultPipe;
use crate::lanes::wait_for_slot;
use crate::operation::OP_BITS;
use warpstep_kit::prelude::*;

// What crosses a cut: first what crosses both.
const DESTINATION: usize = 0;
const ROUNDING: usize = 1;
const TO_FLOAT: usize = 2;
const UNSIGNED: usize = 3;
// The first:
const OPERAND: usize = 4;
// The second:
const SIGN: usize = 4;
const EXPONENT: usize = 5;
/// 32 digits of the word, one below the point, one for all the rest.
const DIGITS: usize = 6;
const NAN: usize = 7;
const TOO_LARGE: usize = 8;
const PLACED: usize = 34;

/// Pipelined converter.
#[derive(LogicBlock)]
pub struct LaneConverter {
    /// Whether this lane begins a conversion.
    pub start: Wire<In>,
    /// Which.
    pub op: Wire<In>,
    /// Its rounding mode, never "dynamic".
    pub rounding: Wire<In>,
    /// The one operand, float or word.
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
    distance: Wire<Local>,
    unplaced: Wire<Local>,
    placed: Wire<Local>,
    negative: Wire<Local>,
    rounded: Wire<Local>,
    clipped: Wire<Local>,
    computed: Wire<Local>,
    raised: Wire<Local>,
    operand_cut: Cut,
    unpack: FloatUnpack,
    normalise: Normalise,
    placed_cut: Cut,
    round_up: RoundUp,
    round: FloatRound,
    results: ResultPipe,
}

impl LaneConverter {
    /// With `latency` cycles from issue to use, two at least.
    pub fn new(latency: usize, destination_width: usize) -> LaneConverter {
        let registers = wait_for_slot(latency);
        let common = [destination_width, 3, 1, 1];
        LaneConverter {
            start: Wire::new(1),
            op: Wire::new(OP_BITS),
            rounding: Wire::new(3),
            operands: Wire::several(1, 32),
            destination: Wire::new(destination_width),
            result_valid: Wire::new(1),
            result_destination: Wire::new(destination_width),
            result: Wire::new(32),
            flags: Wire::new(5),
            distance: Wire::new(9),
            unplaced: Wire::new(PLACED),
            placed: Wire::new(PLACED),
            negative: Wire::new(1),
            rounded: Wire::new(33),
            clipped: Wire::new(1),
            computed: Wire::new(32),
            raised: Wire::new(5),
            operand_cut: Cut::new(registers >= 2, &[&common[..], &[32]].concat()),
            unpack: FloatUnpack::default(),
            normalise: Normalise::new(32),
            placed_cut: Cut::new(registers >= 1, &[&common[..], &[1, 8, PLACED, 1, 1]].concat()),
            round_up: RoundUp::default(),
            round: FloatRound::default(),
            results: ResultPipe::new(registers.saturating_sub(2), destination_width, RESULT_BITS),
        }
    }
}

impl Logic for LaneConverter {
    about!(
        op::FCVT_WU_S,
        op::FCVT_S_W,
        op::FCVT_S_WU,
        DESTINATION,
        ROUNDING,
        TO_FLOAT,
        UNSIGNED,
        OPERAND,
        SIGN,
        EXPONENT,
        DIGITS,
        NAN,
        TOO_LARGE,
        flag::INVALID,
        flag::INEXACT
    );

    #[hdl_gen]
    fn update(&mut self) {
        self.operand_cut.enter.next = self.start.val();
        self.operand_cut.fields[DESTINATION].next = self.destination.val();
        self.operand_cut.fields[ROUNDING].next = self.rounding.val();
        self.operand_cut.fields[TO_FLOAT].next =
            ((self.op.val() == op::FCVT_S_W) | (self.op.val() == op::FCVT_S_WU)).into();
        self.operand_cut.fields[UNSIGNED].next =
            ((self.op.val() == op::FCVT_WU_S) | (self.op.val() == op::FCVT_S_WU)).into();
        self.operand_cut.fields[OPERAND].next = self.operands[0].val();

        self.unpack.valid.next = self.operand_cut.leave.val();
        self.unpack.word.next = self.operand_cut.leaving[OPERAND].val();
        self.negative.next = self.unpack.sign.val() & (!self.operand_cut.leaving[UNSIGNED].val());
        self.normalise.word.next = 0.into();
        if (self.operand_cut.leave.val() & self.operand_cut.leaving[TO_FLOAT].val()).any() {
            self.normalise.word.next = self.operand_cut.leaving[OPERAND].val();
            if self.negative.val().any() {
                self.normalise.word.next = -self.operand_cut.leaving[OPERAND].val();
            }
        }
        self.normalise.room.next = 31.into();

        comment!(
            "As a number of 32 digits before the point every one has exponent 158. A word of zero has that of zero."
        );
        self.distance.next = (-unsigned_cast(self.unpack.exponent.val())) + 158;
        self.unplaced.next = 0.into();
        self.placed.next = 0.into();
        self.placed_cut.fields[SIGN].next = self.unpack.sign.val();
        self.placed_cut.fields[EXPONENT].next = 1.into();
        if self.operand_cut.leaving[TO_FLOAT].val().any() {
            self.placed.next = unsigned_cast(self.normalise.shifted.val()) << 2;
            self.placed_cut.fields[SIGN].next = self.negative.val();
            if self.normalise.shifted.val().get_bit(31) {
                self.placed_cut.fields[EXPONENT].next = (-unsigned_cast(self.normalise.amount.val())) + 158;
            }
        } else if self.operand_cut.leave.val().any() {
            self.unplaced.next = unsigned_cast(self.unpack.significand.val()) << 10;
            self.placed.next = self.unplaced.val() >> self.distance.val();
            if (self.placed.val() << self.distance.val()) != self.unplaced.val() {
                self.placed.next = self.placed.val() | 1;
            }
        }
        self.placed_cut.enter.next = self.operand_cut.leave.val();
        for field in 0..OPERAND {
            self.placed_cut.fields[field].next = self.operand_cut.leaving[field].val();
        }
        self.placed_cut.fields[DIGITS].next = self.placed.val();
        self.placed_cut.fields[NAN].next = self.unpack.nan.val();
        self.placed_cut.fields[TOO_LARGE].next = self.distance.val().get_bits::<1>(8);

        self.round.valid.next = self.placed_cut.leave.val() & self.placed_cut.leaving[TO_FLOAT].val();
        self.round.rounding.next = self.placed_cut.leaving[ROUNDING].val();
        self.round.sign.next = self.placed_cut.leaving[SIGN].val();
        self.round.exponent.next = unsigned_cast(self.placed_cut.leaving[EXPONENT].val());
        self.round.digits.next = (unsigned_cast(self.placed_cut.leaving[DIGITS].val().get_bits::<26>(8))
            << 1)
            | unsigned_cast(self.placed_cut.leaving[DIGITS].val().get_bits::<8>(0).any());
        self.round_up.rounding.next = self.placed_cut.leaving[ROUNDING].val();
        self.round_up.sign.next = self.placed_cut.leaving[SIGN].val();
        self.round_up.last.next = self.placed_cut.leaving[DIGITS].val().get_bits::<1>(2);
        self.round_up.half.next = self.placed_cut.leaving[DIGITS].val().get_bits::<1>(1);
        self.round_up.rest.next = self.placed_cut.leaving[DIGITS].val().get_bits::<1>(0);
        self.rounded.next = 0.into();
        self.clipped.next = 0.into();
        self.computed.next = 0.into();
        self.raised.next = 0.into();
        if self.placed_cut.leave.val().any() {
            self.rounded.next = unsigned_cast(self.placed_cut.leaving[DIGITS].val().get_bits::<32>(2))
                + unsigned_cast(self.round_up.up.val());
            self.clipped.next = (self.placed_cut.leaving[NAN].val()
                | self.placed_cut.leaving[TOO_LARGE].val())
                | self.rounded.val().get_bits::<1>(32);
            self.computed.next = self.rounded.val().get_bits::<32>(0);
            if self.placed_cut.leaving[DIGITS].val().get_bits::<2>(0).any() {
                self.raised.next = flag::INEXACT.into();
            }
            if self.placed_cut.leaving[TO_FLOAT].val().any() {
                self.computed.next = self.round.result.val();
                self.raised.next = self.round.flags.val();
            } else if self.placed_cut.leaving[UNSIGNED].val().any() {
                if (self.placed_cut.leaving[SIGN].val() & (!self.placed_cut.leaving[NAN].val())).any() {
                    self.computed.next = 0.into();
                    if (self.clipped.val().any()) | self.rounded.val().any() {
                        self.raised.next = flag::INVALID.into();
                    }
                } else if self.clipped.val().any() {
                    self.computed.next = 0xffff_ffffu32.into();
                    self.raised.next = flag::INVALID.into();
                }
            } else if (self.placed_cut.leaving[SIGN].val() & (!self.placed_cut.leaving[NAN].val())).any() {
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
        self.results.enter.next = self.placed_cut.leave.val();
        self.results.destination.next = self.placed_cut.leaving[DESTINATION].val();
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
        for latency in 2..=8 {
            prove(check_with(Class::FloatConvert).cycles(700), LaneConverter::new(latency, 8));
        }
    }

    #[test]
    fn every_result_is_softfloats_and_leaves_in_its_slot() {
        for latency in [2, 3, 5, 8] {
            check_unit(LaneConverter::new(latency, 8), Class::FloatConvert, latency, 1);
        }
    }
}
