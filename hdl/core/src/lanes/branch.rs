//! Whether one lane takes a branch. Combinational, in the cycle of the operands (c + 1).
//!
//! Which lane decides for all is not its business; knows nothing of program counters.

use crate::bundles::LaneOperation;
use crate::lanes::op;
use warpstep_kit::prelude::*;

/// Compares two operands.
#[derive(LogicBlock)]
pub struct LaneCompare {
    /// This lane executes a branch.
    pub start: Wire<In>,
    /// Which branch, and the operands it compares.
    pub operation: LaneOperation<In>,
    /// This lane takes the branch; never without a branch.
    pub taken: Wire<Out>,
}

impl LaneCompare {
    /// With destinations of that many bits, which are not looked at.
    pub fn new(destination_width: usize) -> LaneCompare {
        LaneCompare {
            start: Wire::new(1),
            operation: LaneOperation::new(destination_width),
            taken: Wire::new(1),
        }
    }
}

impl Logic for LaneCompare {
    about!(op::BEQ, op::BNE, op::BLT, op::BGE, op::BLTU, op::BGEU);

    #[hdl_gen]
    fn update(&mut self) {
        self.taken.next = false.into();
        if self.start.val().any() {
            match self.operation.op.val().index() {
                op::BEQ => self.taken.next = (self.operation.left.val() == self.operation.right.val()).into(),
                op::BNE => self.taken.next = (self.operation.left.val() != self.operation.right.val()).into(),
                op::BLT => {
                    self.taken.next = (signed_cast(self.operation.left.val())
                        < signed_cast(self.operation.right.val()))
                    .into()
                }
                op::BGE => {
                    self.taken.next = (signed_cast(self.operation.left.val())
                        >= signed_cast(self.operation.right.val()))
                    .into()
                }
                op::BLTU => self.taken.next = (self.operation.left.val() < self.operation.right.val()).into(),
                op::BGEU => {
                    self.taken.next = (self.operation.left.val() >= self.operation.right.val()).into()
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::testing::{agree, check_with, op_number, ops_of, pairs, word};
    use warpstep_kit::check::Bench;
    use warpstep_spec::{Class, Op};

    #[test]
    fn both_faces_agree() {
        agree(check_with("operation_op", ops_of(Class::Branch)).cycles(2000), LaneCompare::new(8));
    }

    #[test]
    fn every_branch_is_taken_when_its_comparison_holds() {
        let mut bench = Bench::new(LaneCompare::new(8));
        let ops = ops_of(Class::Branch);
        assert_eq!(ops.len(), 6);
        for op in ops {
            bench.block.operation.op.next = op_number(op);
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
                bench.block.operation.left.next = word(left);
                bench.block.operation.right.next = word(right);
                for start in [false, true] {
                    bench.block.start.next = start.into();
                    bench.settle();
                    assert!(bench.block.taken.val() == (start && expected), "{op} {left:#x} {right:#x}");
                }
            }
        }
    }
}
