//! Where a context goes on. Combinational; knows nothing of fetching.
//!
//! Branches go by what the leader lane, the highest active one, found; a taken branch is a jump even to the next
//! instruction. fence.i jumps to the next instruction, so that it is fetched again. The first half's join jumps behind the
//! split.

use super::op;
use crate::Shape;
use crate::bundles::ControlInstruction;
use warpstep_kit::prelude::*;

/// The next program counter of one instruction.
#[derive(LogicBlock)]
pub struct NextPc {
    /// Instruction that is resolved.
    pub instruction: ControlInstruction<In>,
    /// It is the first join of a split.
    pub first_join: Wire<In>,
    /// Address at which the other half of that split begins.
    pub resume_pc: Wire<In>,
    /// The context continues at `target`, not at the next instruction.
    pub jumps: Wire<Out>,
    /// Address at which the context continues.
    pub target: Wire<Out>,
    /// It jumps to an address that is no multiple of four.
    pub misaligned: Wire<Out>,
    /// Address of the next instruction: what a jump leaves in its link register.
    pub behind: Wire<Out>,
    /// It is a taken direct branch with a negative offset; with loop registers only.
    pub loops: Vec<Wire<Out>>,
    sum: Wire<Local>,
}

impl NextPc {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> NextPc {
        NextPc {
            instruction: ControlInstruction::new(shape),
            first_join: Wire::new(1),
            resume_pc: Wire::new(32),
            jumps: Wire::new(1),
            target: Wire::new(32),
            misaligned: Wire::new(1),
            behind: Wire::new(32),
            loops: Wire::several(shape.loop_flags(), 1),
            sum: Wire::new(32),
        }
    }
}

impl Logic for NextPc {
    about!(op::JAL, op::JALR, op::FENCE_I, op::FIRST_BRANCH, op::LAST_BRANCH);

    #[hdl_gen]
    fn update(&mut self) {
        self.behind.next = self.instruction.issued.pc.val() + 4;
        self.sum.next = self.instruction.issued.pc.val() + self.instruction.issued.immediate.val();
        if self.instruction.issued.op.val() == op::JALR {
            self.sum.next = self.instruction.leader.left.val() + self.instruction.issued.immediate.val();
        }
        self.jumps.next = false.into();
        self.target.next = self.sum.val();
        comment!("Only a sum can miss an instruction.");
        self.misaligned.next = false.into();
        if self.instruction.issued.op.val() == op::JAL {
            self.jumps.next = true.into();
            self.misaligned.next = self.sum.val().get_bits::<2>(0).any().into();
        } else if self.instruction.issued.op.val() == op::JALR {
            self.jumps.next = true.into();
            self.misaligned.next = self.sum.val().get_bit(1).into();
            self.target.next = self.sum.val().replace_bit(0, false);
        } else if (self.instruction.issued.op.val() >= op::FIRST_BRANCH)
            & (self.instruction.issued.op.val() <= op::LAST_BRANCH)
        {
            self.jumps.next = self.instruction.leader.taken.val();
            self.misaligned.next =
                (self.instruction.leader.taken.val().any() & self.sum.val().get_bits::<2>(0).any()).into();
        } else if self.instruction.issued.op.val() == op::FENCE_I {
            self.jumps.next = true.into();
            self.target.next = self.behind.val();
        } else if self.first_join.val().any() {
            self.jumps.next = true.into();
            self.target.next = self.resume_pc.val();
        }
        for port in 0..self.loops.len() {
            comment!("A looped branch was followed by its target already: it jumps if it is not taken.");
            self.loops[port].next = (self.jumps.val().any()
                & self.instruction.issued.immediate.val().get_bit(31)
                & ((self.instruction.issued.op.val() == op::JAL)
                    | ((self.instruction.issued.op.val() >= op::FIRST_BRANCH)
                        & (self.instruction.issued.op.val() <= op::LAST_BRANCH))))
                .into();
            if self.instruction.issued.looped[port].val().any() {
                self.jumps.next = !self.jumps.val();
                self.target.next = self.behind.val();
                self.misaligned.next = false.into();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{agree, is_set, put, shape, shape_with, word};
    use warpstep_kit::check::{Bench, Check};
    use warpstep_spec::Op;

    #[test]
    fn it_agrees_with_its_verilog() {
        let ops = [Op::Jal, Op::Jalr, Op::Beq, Op::Bge, Op::Bgeu, Op::FenceI, Op::Join, Op::Mret, Op::Tmc];
        let check = Check::default()
            .cycles(1000)
            .input("instruction_issued_op", move |r| ops[r.below(9) as usize] as u64);
        agree(check, NextPc::new(&shape(2, 4)));
        let check = Check::default()
            .cycles(1000)
            .input("instruction_issued_op", move |r| ops[r.below(9) as usize] as u64);
        agree(check, NextPc::new(&looping()));
    }

    fn looping() -> Shape {
        shape_with(2, 4, |machine| machine.loop_register = true)
    }

    #[test]
    fn a_looped_branch_jumps_only_if_it_is_not_taken_and_only_backward_branches_loop() {
        let mut bench = Bench::new(NextPc::new(&looping()));
        let (back, forth) = (0xffff_fff0u64, 0x10);
        for (op, offset, taken, looped, goes, loops) in [
            (Op::Bne, back, true, false, Some(0x0ff0), true),
            (Op::Bne, back, true, true, None, true),
            (Op::Bne, back, false, true, Some(0x1004), false),
            (Op::Bne, back, false, false, None, false),
            (Op::Bne, forth, true, false, Some(0x1010), false),
            (Op::Jal, back, false, false, Some(0x0ff0), true),
            (Op::Jal, back, false, true, None, true),
            (Op::Jal, forth, false, false, Some(0x1010), false),
            (Op::Jalr, back, false, false, Some(0x1ff0), false),
            (Op::FenceI, back, false, false, Some(0x1004), false),
        ] {
            put(&mut bench.block.instruction.issued.op, op as u64);
            put(&mut bench.block.instruction.issued.pc, 0x1000);
            put(&mut bench.block.instruction.issued.immediate, offset);
            put(&mut bench.block.instruction.issued.looped[0], looped.into());
            put(&mut bench.block.instruction.leader.left, 0x2000);
            put(&mut bench.block.instruction.leader.taken, taken.into());
            bench.settle();
            let jumps = is_set(&bench.block.jumps).then(|| word(&bench.block.target));
            assert_eq!(jumps, goes, "{op} {offset:#x} taken {taken} looped {looped}");
            assert_eq!(
                is_set(&bench.block.loops[0]),
                loops,
                "{op} {offset:#x} taken {taken} looped {looped}"
            );
        }
    }

    #[test]
    fn each_operation_goes_where_it_should() {
        let mut bench = Bench::new(NextPc::new(&shape(2, 4)));
        let far = 0xffff_fff0u64;
        for (op, taken, first_join, expected) in [
            (Op::Jal, false, false, Some(0x0ff0)),
            (Op::Jalr, false, false, Some(0x1ff2)),
            (Op::Beq, true, false, Some(0x0ff0)),
            (Op::Bgeu, false, false, None),
            (Op::FenceI, false, false, Some(0x1004)),
            (Op::Join, false, true, Some(0x0800)),
            (Op::Join, false, false, None),
            (Op::Mret, true, false, None),
        ] {
            put(&mut bench.block.instruction.issued.op, op as u64);
            put(&mut bench.block.instruction.issued.pc, 0x1000);
            put(&mut bench.block.instruction.issued.immediate, far);
            put(&mut bench.block.instruction.leader.left, 0x2003);
            put(&mut bench.block.instruction.leader.taken, taken.into());
            put(&mut bench.block.first_join, first_join.into());
            put(&mut bench.block.resume_pc, 0x800);
            bench.settle();
            let jumps = is_set(&bench.block.jumps).then(|| word(&bench.block.target));
            assert_eq!(jumps, expected, "{op}");
            assert_eq!(is_set(&bench.block.misaligned), op == Op::Jalr, "{op}");
            assert_eq!(word(&bench.block.behind), 0x1004);
        }
    }
}
