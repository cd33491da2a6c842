//! One lane's float operations that round nothing: sign injection, minimum, maximum, compare, classify, moves.
//!
//! Operands in c + 1, the result computed in that cycle and handed over in c + latency - 1 (latency 2: at once). Takes an
//! operation in every cycle; one that is not started computes nothing. Knows nothing of registers or masks.

use crate::bundles::{FloatOperation, LaneResult};
use crate::float::op::{self, CANONICAL_NAN};
use crate::float::{FloatUnpack, RESULT_BITS};
use crate::lanes::ResultPipe;
use crate::lanes::wait_for_slot;
use warpstep_kit::prelude::*;

/// Compares and copies.
#[derive(LogicBlock)]
pub struct LaneFloatSimple {
    /// This lane begins an operation of this unit.
    pub start: Wire<In>,
    /// What is computed.
    pub operation: FloatOperation<In>,
    /// The result, in its slot.
    pub result: LaneResult<Out>,
    /// Flags the result raises.
    pub flags: Wire<Out>,
    equal: Wire<Local>,
    /// In the order in which -0 comes before +0.
    less: Wire<Local>,
    any_nan: Wire<Local>,
    signalling: Wire<Local>,
    minimum: Wire<Local>,
    computed: Wire<Local>,
    raised: Wire<Local>,
    unpack: Vec<FloatUnpack>,
    results: ResultPipe,
}

impl LaneFloatSimple {
    /// With `latency` cycles from issue to use, two at least.
    pub fn new(latency: usize, destination_width: usize) -> LaneFloatSimple {
        LaneFloatSimple {
            start: Wire::new(1),
            operation: FloatOperation::new(destination_width),
            result: LaneResult::new(destination_width),
            flags: Wire::new(5),
            equal: Wire::new(1),
            less: Wire::new(1),
            any_nan: Wire::new(1),
            signalling: Wire::new(1),
            minimum: Wire::new(1),
            computed: Wire::new(32),
            raised: Wire::new(5),
            unpack: (0..2).map(|_| FloatUnpack::default()).collect(),
            results: ResultPipe::new(wait_for_slot(latency), destination_width, RESULT_BITS),
        }
    }
}

impl Logic for LaneFloatSimple {
    about! {unread: "unpack.exponent"; op::FSGNJ, op::FSGNJN, op::FSGNJX, op::FMIN, op::FMAX, op::FEQ, op::FLT, op::FLE, op::FCLASS,
    CANONICAL_NAN}

    #[hdl_gen]
    fn update(&mut self) {
        for place in 0..2 {
            self.unpack[place].valid.next = self.start.val();
            self.unpack[place].word.next = self.operation.operands[place].val();
        }
        self.any_nan.next = self.unpack[0].nan.val() | self.unpack[1].nan.val();
        self.signalling.next = self.unpack[0].signalling.val() | self.unpack[1].signalling.val();
        self.minimum.next = (self.operation.op.val() == op::FMIN).into();
        self.equal.next = 0.into();
        self.less.next = 0.into();
        self.computed.next = 0.into();
        self.raised.next = 0.into();
        if self.start.val().any() {
            self.equal.next = ((self.unpack[0].zero.val() & self.unpack[1].zero.val()).any()
                | (self.operation.operands[0].val() == self.operation.operands[1].val()))
            .into();
            if self.unpack[0].sign.val() != self.unpack[1].sign.val() {
                self.less.next = self.unpack[0].sign.val();
            } else if self.unpack[0].sign.val().any() {
                self.less.next = (self.operation.operands[0].val() > self.operation.operands[1].val()).into();
            } else {
                self.less.next = (self.operation.operands[0].val() < self.operation.operands[1].val()).into();
            }

            comment!("Invalid is bit 4. Sign injections and moves begin with the first operand.");
            self.computed.next = self.operation.operands[0].val();
            match self.operation.op.val().index() {
                op::FSGNJ => {
                    self.computed.next = self.operation.operands[0]
                        .val()
                        .replace_bit(31, self.operation.operands[1].val().get_bit(31))
                }
                op::FSGNJN => {
                    self.computed.next = self.operation.operands[0]
                        .val()
                        .replace_bit(31, !self.operation.operands[1].val().get_bit(31))
                }
                op::FSGNJX => {
                    self.computed.next =
                        self.operation.operands[0].val() ^ (self.operation.operands[1].val() & 0x8000_0000u32)
                }
                op::FEQ => {
                    self.computed.next = unsigned_cast(self.equal.val() & (!self.any_nan.val()));
                    self.raised.next = unsigned_cast(self.signalling.val()) << 4;
                }
                op::FLT => {
                    self.computed.next =
                        unsigned_cast(self.less.val() & (!self.equal.val()) & (!self.any_nan.val()));
                    self.raised.next = unsigned_cast(self.any_nan.val()) << 4;
                }
                op::FLE => {
                    self.computed.next =
                        unsigned_cast((self.less.val() | self.equal.val()) & (!self.any_nan.val()));
                    self.raised.next = unsigned_cast(self.any_nan.val()) << 4;
                }
                op::FCLASS => {
                    if self.unpack[0].nan.val().any() {
                        self.computed.next = 0x200.into();
                        if self.unpack[0].signalling.val().any() {
                            self.computed.next = 0x100.into();
                        }
                    } else if self.unpack[0].sign.val().any() {
                        self.computed.next = 0x02.into();
                        if self.unpack[0].infinite.val().any() {
                            self.computed.next = 0x01.into();
                        } else if self.unpack[0].zero.val().any() {
                            self.computed.next = 0x08.into();
                        } else if !self.unpack[0].significand.val().get_bit(23) {
                            self.computed.next = 0x04.into();
                        }
                    } else {
                        self.computed.next = 0x40.into();
                        if self.unpack[0].infinite.val().any() {
                            self.computed.next = 0x80.into();
                        } else if self.unpack[0].zero.val().any() {
                            self.computed.next = 0x10.into();
                        } else if !self.unpack[0].significand.val().get_bit(23) {
                            self.computed.next = 0x20.into();
                        }
                    }
                }
                _ => {}
            }
            if (self.operation.op.val() == op::FMIN) | (self.operation.op.val() == op::FMAX) {
                comment!("A number before a NaN.");
                self.raised.next = unsigned_cast(self.signalling.val()) << 4;
                if (self.unpack[0].nan.val() & self.unpack[1].nan.val()).any() {
                    self.computed.next = CANONICAL_NAN.into();
                } else if (self.unpack[0].nan.val()
                    | ((!self.unpack[1].nan.val()) & (self.less.val() ^ self.minimum.val())))
                .any()
                {
                    self.computed.next = self.operation.operands[1].val();
                }
            }
        }
        wires::link(&mut self.start, &mut self.results.enter.valid);
        wires::link(&mut self.operation.destination, &mut self.results.enter.destination);
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
        for latency in [2, 3, 8] {
            let check = check_with("operation_", Class::FloatSimple).cycles(1500);
            agree(check, LaneFloatSimple::new(latency, 8));
        }
    }

    #[test]
    fn every_result_is_the_references_and_leaves_in_its_slot() {
        for latency in [2, 4] {
            check_unit(LaneFloatSimple::new(latency, 8), Class::FloatSimple, latency, 1);
        }
    }
}
