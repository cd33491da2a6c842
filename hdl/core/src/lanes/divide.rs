//! One lane's division: div, divu, rem, remu, one quotient bit per cycle, no early out.
//!
//! Operands in c + 1, where their magnitudes are taken; 32 steps in c + 2 to c + 33; the result handed over in c + latency - 1
//! whatever the operands are. Latency 34: the last step and the sign in one cycle; from 35 on the sign has a cycle of its
//! own, and what is more only waits. One division at a time: another start drops the one in flight, and the issue stage
//! (free again for an issue in c + latency - 1) does not do that. By zero: all ones, and the dividend as remainder; the
//! one overflow gives the dividend and zero. Knows nothing of registers or masks.

use crate::bundles::{LaneOperation, LaneResult};
use crate::lanes::op;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// The fewest cycles from issue to use.
pub const LEAST_LATENCY: usize = 34;

/// Restoring divider.
#[derive(LogicBlock)]
pub struct LaneDivider {
    /// This lane begins a division.
    pub start: Wire<In>,
    /// Which division; dividend and divisor.
    pub operation: LaneOperation<In>,
    /// The result, in its slot.
    pub result: LaneResult<Out>,
    /// Cycles until the result is handed over, counting that one; zero when idle.
    remaining: Reg,
    /// Dividend bits not yet used, and below them the quotient bits found.
    quotient: Reg,
    remainder: Reg,
    divisor: Reg,
    wants_remainder: Reg,
    negate: Reg,
    target: Reg,
    signed_op: Wire<Local>,
    remainder_op: Wire<Local>,
    shifted: Wire<Local>,
    difference: Wire<Local>,
    last_quotient: Wire<Local>,
    last_remainder: Wire<Local>,
    magnitude: Wire<Local>,
    latency: Param,
    resting: Param,
}

impl LaneDivider {
    /// With `latency` cycles from issue to use.
    ///
    /// # Panics
    /// If `latency` is below [`LEAST_LATENCY`].
    pub fn new(latency: usize, destination_width: usize) -> LaneDivider {
        assert!(latency >= LEAST_LATENCY, "a division takes {LEAST_LATENCY} cycles, not {latency}");
        LaneDivider {
            start: Wire::new(1),
            operation: LaneOperation::new(destination_width),
            result: LaneResult::new(destination_width),
            remaining: Reg::new(index_width(latency - 1)),
            quotient: Reg::without_reset(32),
            remainder: Reg::without_reset(32),
            divisor: Reg::without_reset(32),
            wants_remainder: Reg::without_reset(1),
            negate: Reg::without_reset(1),
            target: Reg::without_reset(destination_width),
            signed_op: Wire::new(1),
            remainder_op: Wire::new(1),
            shifted: Wire::new(33),
            difference: Wire::new(33),
            last_quotient: Wire::new(32),
            last_remainder: Wire::new(32),
            magnitude: Wire::new(32),
            latency: Param::new(latency),
            resting: Param::new(latency - LEAST_LATENCY),
        }
    }
}

impl Logic for LaneDivider {
    about!(op::DIV, op::REM, op::REMU);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("A step: bit 32 is the sign; clear, the divisor fits once.");
        self.shifted.next = 0.into();
        self.difference.next = 0.into();
        self.last_quotient.next = self.quotient.val();
        self.last_remainder.next = self.remainder.val();
        if self.remaining.val() > self.resting.val() {
            self.shifted.next =
                (unsigned_cast(self.remainder.val()) << 1) | unsigned_cast(self.quotient.val().get_bit(31));
            self.difference.next = unsigned_cast(self.shifted.val()) - unsigned_cast(self.divisor.val());
            self.last_quotient.next = self.quotient.val() << 1;
            self.last_remainder.next = self.shifted.val().get_bits::<32>(0);
            if !self.difference.val().get_bit(32) {
                self.last_quotient.next = (self.quotient.val() << 1) | 1;
                self.last_remainder.next = self.difference.val().get_bits::<32>(0);
            }
            self.quotient.next = self.last_quotient.val();
            self.remainder.next = self.last_remainder.val();
        }
        if self.remaining.val().any() {
            self.remaining.next = self.remaining.val() - 1;
        }

        comment!("The result, of the last step at once or of the registers.");
        self.result.valid.next = (self.remaining.val() == 1).into();
        self.result.destination.next = self.target.val();
        self.magnitude.next = 0.into();
        self.result.value.next = 0.into();
        if self.remaining.val() == 1 {
            if self.resting.val() == 0 {
                self.magnitude.next = self.last_quotient.val();
                if self.wants_remainder.val().any() {
                    self.magnitude.next = self.last_remainder.val();
                }
            } else {
                self.magnitude.next = self.quotient.val();
                if self.wants_remainder.val().any() {
                    self.magnitude.next = self.remainder.val();
                }
            }
            self.result.value.next = self.magnitude.val();
            if self.negate.val().any() {
                self.result.value.next = -self.magnitude.val();
            }
        }

        comment!("A start. The quotient by zero, all ones, keeps its sign.");
        self.signed_op.next =
            ((self.operation.op.val() == op::DIV) | (self.operation.op.val() == op::REM)).into();
        self.remainder_op.next =
            ((self.operation.op.val() == op::REM) | (self.operation.op.val() == op::REMU)).into();
        if self.start.val().any() {
            self.remaining.next = (self.latency.val() - 2).into();
            self.target.next = self.operation.destination.val();
            self.wants_remainder.next = self.remainder_op.val();
            self.remainder.next = 0.into();
            self.quotient.next = self.operation.left.val();
            self.divisor.next = self.operation.right.val();
            self.negate.next = false.into();
            if self.signed_op.val().any() {
                if self.operation.left.val().get_bit(31) {
                    self.quotient.next = -self.operation.left.val();
                }
                if self.operation.right.val().get_bit(31) {
                    self.divisor.next = -self.operation.right.val();
                }
                if self.remainder_op.val().any() {
                    self.negate.next = self.operation.left.val().get_bit(31).into();
                } else {
                    self.negate.next = ((self.operation.left.val().get_bit(31)
                        ^ self.operation.right.val().get_bit(31))
                        & self.operation.right.val().any())
                    .into();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::reference::{self, Operands};
    use crate::lanes::testing::{agree, check_with, op_number, ops_of, pairs, word};
    use warpstep_kit::check::{Bench, Random};
    use warpstep_spec::{Class, Op};

    #[test]
    fn both_faces_agree_at_every_latency() {
        for latency in [34, 35, 64] {
            let rarely = |random: &mut Random| random.once_in(60).into();
            let check = check_with("operation_op", ops_of(Class::Divide)).cycles(2500).input("start", rarely);
            agree(check, LaneDivider::new(latency, 11));
        }
    }

    fn divide(bench: &mut Bench<LaneDivider>, latency: usize, op: Op, left: u32, right: u32) {
        bench.block.start.next = true.into();
        bench.block.operation.op.next = op_number(op);
        bench.block.operation.left.next = word(left);
        bench.block.operation.right.next = word(right);
        bench.block.operation.destination.next = Value::new(6, 17);
        bench.settle();
        assert!(bench.block.result.valid.val() == 0);
        bench.clock();
        bench.block.start.next = false.into();
        bench.block.operation.left.next = word(!left);
        bench.block.operation.right.next = word(7);
        bench.block.operation.destination.next = Value::new(6, 0);
        for cycle in 2..latency {
            bench.settle();
            assert!(bench.block.result.valid.val() == (cycle == latency - 1), "cycle c + {cycle}");
            if cycle == latency - 1 {
                let got = bench.block.result.value.val();
                let expected = reference::result(op, Operands { pc: 0, immediate: 0, left, right });
                assert!(got == expected, "{op} {left:#x} {right:#x}: {got:?}, not {expected:#x}");
                assert!(bench.block.result.destination.val() == 17);
            }
            bench.clock();
        }
    }

    #[test]
    fn every_quotient_and_remainder_is_right_and_on_time() {
        let mut bench = Bench::new(LaneDivider::new(34, 6));
        for op in ops_of(Class::Divide) {
            for (left, right) in pairs() {
                divide(&mut bench, 34, op, left, right);
            }
        }
    }

    #[test]
    fn a_longer_latency_only_waits() {
        for latency in [35, 36, 64] {
            let mut bench = Bench::new(LaneDivider::new(latency, 6));
            for (op, left, right) in [
                (Op::Div, 0x8000_0000, u32::MAX),
                (Op::Rem, 0x8000_0000, u32::MAX),
                (Op::Div, 100u32.wrapping_neg(), 7),
                (Op::Rem, 100u32.wrapping_neg(), 7),
                (Op::Divu, u32::MAX, 3),
                (Op::Remu, 12345, 0),
            ] {
                divide(&mut bench, latency, op, left, right);
            }
        }
    }
}
