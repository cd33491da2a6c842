//! Whether one lane would take a branch. Combinational, in the cycle of the operands (c + 1).
//!
//! What becomes of lanes that disagree is the speaker's affair (`speaker.rs`); knows nothing of program counters.

use crate::lanes::op;
use crate::operation::OP_BITS;
use warpstep_kit::prelude::*;

/// Compares two operands.
#[derive(LogicBlock)]
pub struct LaneCompare {
    /// Whether this lane runs a branch.
    pub start: Wire<In>,
    /// Which.
    pub op: Wire<In>,
    /// First operand.
    pub left: Wire<In>,
    /// Second operand.
    pub right: Wire<In>,
    /// Whether it would be taken; never in a lane that runs none.
    pub taken: Wire<Out>,
}

impl LaneCompare {
    /// For words of 32 bits.
    pub fn new() -> LaneCompare {
        LaneCompare {
            start: Wire::new(1),
            op: Wire::new(OP_BITS),
            left: Wire::new(32),
            right: Wire::new(32),
            taken: Wire::new(1),
        }
    }
}

impl Default for LaneCompare {
    fn default() -> LaneCompare {
        LaneCompare::new()
    }
}

impl Logic for LaneCompare {
    about!(op::BEQ, op::BNE, op::BLT, op::BGE, op::BLTU, op::BGEU);

    #[hdl_gen]
    fn update(&mut self) {
        self.taken.next = false.into();
        if self.start.val().any() {
            match self.op.val().index() {
                op::BEQ => self.taken.next = (self.left.val() == self.right.val()).into(),
                op::BNE => self.taken.next = (self.left.val() != self.right.val()).into(),
                op::BLT => {
                    self.taken.next = (signed_cast(self.left.val()) < signed_cast(self.right.val())).into()
                }
                op::BGE => {
                    self.taken.next = (signed_cast(self.left.val()) >= signed_cast(self.right.val())).into()
                }
                op::BLTU => self.taken.next = (self.left.val() < self.right.val()).into(),
                op::BGEU => self.taken.next = (self.left.val() >= self.right.val()).into(),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::testing::{check_with, op_number, ops_of, pairs, prove, word};
    use warpstep_kit::check::Bench;
    use warpstep_spec::{Class, Op};

    #[test]
    fn both_faces_agree() {
        prove(check_with(ops_of(Class::Branch)).cycles(2000), LaneCompare::new());
    }

    #[test]
    fn every_branch_is_taken_when_its_comparison_holds() {
        let mut bench = Bench::new(LaneCompare::new());
        let ops = ops_of(Class::Branch);
        assert_eq!(ops.len(), 6);
        for op in ops {
            bench.block.op.next = op_number(op);
            for (left, right) in pairs() {
                let difference = i64::from(left) - i64::from(right);
                let signed_difference = i64::from(left as i32) - i64::from(right as i32);
                let expected = match op {
                    Op::Beq => difference == 0,
                    Op::Bne => difference != 0,
                    Op::Blt => signed_difference < 0,
                    Op::Bge => signed_difference >= 0,
                    Op::Bltu => difference < 0,
                    _ => difference >= 0,
                };
                bench.block.left.next = word(left);
                bench.block.right.next = word(right);
                for start in [false, true] {
                    bench.block.start.next = start.into();
                    bench.settle();
                    assert!(bench.block.taken.val() == (start && expected), "{op} {left:#x} {right:#x}");
                }
            }
        }
    }
}
