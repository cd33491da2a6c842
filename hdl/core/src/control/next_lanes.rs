//! Which lanes are active after tmc, pred and split. Combinational; knows nothing of stacks.
//!
//! A predicate is bit 0 of each lane's rs1, negated by the .n forms. pred keeps the lanes where it holds, or takes rs2's mask
//! if it holds nowhere. A split diverges if it holds in some active lanes and not in others.

use super::op;
use crate::Shape;
use crate::bundles::ControlInstruction;
use warpstep_kit::prelude::*;

/// The next mask of one instruction.
#[derive(LogicBlock)]
pub struct NextLanes {
    /// Instruction that is resolved.
    pub instruction: ControlInstruction<In>,
    /// It is a tmc or pred: the mask becomes `wanted`.
    pub sets: Wire<Out>,
    /// Mask that a tmc or pred leaves, one bit per lane.
    pub wanted: Wire<Out>,
    /// It is a split.
    pub splits: Wire<Out>,
    /// It is a split whose predicate holds in some active lanes and not in others.
    pub diverges: Wire<Out>,
    /// Active lanes where the predicate holds, one bit per lane: they run on after a split.
    pub holds: Wire<Out>,
    /// Active lanes where the predicate does not hold, one bit per lane.
    pub other: Wire<Out>,
    negates: Wire<Local>,
}

impl NextLanes {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> NextLanes {
        let lanes = shape.lanes();
        NextLanes {
            instruction: ControlInstruction::new(shape),
            sets: Wire::new(1),
            wanted: Wire::new(lanes),
            splits: Wire::new(1),
            diverges: Wire::new(1),
            holds: Wire::new(lanes),
            other: Wire::new(lanes),
            negates: Wire::new(1),
        }
    }
}

impl Logic for NextLanes {
    about!(op::TMC, op::PRED, op::PRED_N, op::SPLIT, op::SPLIT_N, op::SPLIT_M, op::SPLIT_M_N);

    #[hdl_gen]
    fn update(&mut self) {
        self.sets.next = false.into();
        self.splits.next = false.into();
        self.negates.next = false.into();
        match self.instruction.issued.op.val().index() {
            op::TMC => self.sets.next = true.into(),
            op::PRED => self.sets.next = true.into(),
            op::PRED_N => {
                self.sets.next = true.into();
                self.negates.next = true.into();
            }
            op::SPLIT => self.splits.next = true.into(),
            op::SPLIT_M => self.splits.next = true.into(),
            op::SPLIT_N => {
                self.splits.next = true.into();
                self.negates.next = true.into();
            }
            op::SPLIT_M_N => {
                self.splits.next = true.into();
                self.negates.next = true.into();
            }
            _ => {}
        }
        self.holds.next = self.instruction.issued.active.val() & self.instruction.predicate.val();
        if self.negates.val().any() {
            self.holds.next = self.instruction.issued.active.val() & !self.instruction.predicate.val();
        }
        self.other.next = self.instruction.issued.active.val() & !self.holds.val();
        self.diverges.next =
            (self.splits.val().any() & self.holds.val().any() & self.other.val().any()).into();
        self.wanted.next = self.holds.val();
        if self.instruction.issued.op.val() == op::TMC {
            self.wanted.next = unsigned_cast(self.instruction.leader.left.val());
        } else if !self.holds.val().any() {
            self.wanted.next = unsigned_cast(self.instruction.leader.right.val());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{agree, is_set, put, shape, word};
    use warpstep_kit::check::{Bench, Check};
    use warpstep_spec::Op;
    use warpstep_spec::Op::*;

    const OPS: [Op; 8] = [Tmc, Pred, PredN, Split, SplitN, SplitM, SplitMN, Join];

    #[test]
    fn it_agrees_with_its_verilog() {
        for lanes in [1, 4, 5, 32] {
            let check = Check::default()
                .cycles(600)
                .input("instruction_issued_op", |r| OPS[r.below(8) as usize] as u64);
            agree(check, NextLanes::new(&shape(2, lanes)));
        }
    }

    #[test]
    fn masks_follow_the_rules() {
        let mut bench = Bench::new(NextLanes::new(&shape(2, 4)));
        for op in OPS {
            for bits in 0u64..256 {
                let (active, predicate, left, right) = (bits & 15, bits >> 4, 0xf5, 0xfffa);
                put(&mut bench.block.instruction.issued.op, op as u64);
                put(&mut bench.block.instruction.issued.active, active);
                put(&mut bench.block.instruction.predicate, predicate);
                put(&mut bench.block.instruction.leader.left, left);
                put(&mut bench.block.instruction.leader.right, right);
                bench.settle();
                let block = &bench.block;
                let negated = matches!(op, PredN | SplitN | SplitMN);
                let holds = active & if negated { !predicate } else { predicate };
                match op {
                    Tmc => assert!(is_set(&block.sets) && word(&block.wanted) == 5),
                    Pred | PredN => {
                        let wanted = if holds != 0 { holds } else { 10 };
                        assert!(is_set(&block.sets) && word(&block.wanted) == wanted);
                    }
                    Join => assert!(!is_set(&block.sets) && !is_set(&block.splits)),
                    _ => {
                        assert!(is_set(&block.splits) && !is_set(&block.sets));
                        assert_eq!(is_set(&block.diverges), holds != 0 && holds != active);
                        assert_eq!((word(&block.holds), word(&block.other)), (holds, active & !holds));
                    }
                }
            }
        }
    }
}
