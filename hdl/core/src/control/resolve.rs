//! What a control instruction does to its own context: where it goes on, with which lanes, and its stack.
//!
//! Combinational but for the stacks, which change at the end of the cycle. Wires lanes, stack and program counter together;
//! knows nothing of other contexts, so bar and wspawn pass without effect.

use super::fault::{CAUSE_BITS, cause};
use super::next_lanes::NextLanes;
use super::next_pc::NextPc;
use super::op;
use super::stack::DivergenceStacks;
use crate::Shape;
use crate::bundles::ControlInstruction;
use warpstep_kit::prelude::*;

/// Resolves one instruction a cycle.
#[derive(LogicBlock)]
pub struct Resolve {
    /// Instruction that is resolved.
    pub instruction: ControlInstruction<In>,
    /// Contexts that start or end, one bit per context: their stacks become empty.
    pub clear: Wire<In>,
    /// The context continues at `target`, not at the next instruction.
    pub jumps: Wire<Out>,
    /// Address at which the context continues.
    pub target: Wire<Out>,
    /// It is a taken backward branch; with loop registers only.
    pub loops: Vec<Wire<Out>>,
    /// The active lanes of the context change.
    pub changes: Wire<Out>,
    /// Active lanes of the context after the change, one bit per lane.
    pub lanes: Wire<Out>,
    /// Value of the link register.
    pub result: Wire<Out>,
    /// Cause of a program error, or zero. An error changes nothing.
    pub wrong: Wire<Out>,
    /// Evidence of the error.
    pub detail: Wire<Out>,
    next_lanes: NextLanes,
    next_pc: NextPc,
    stacks: DivergenceStacks,
}

impl Resolve {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> Resolve {
        Resolve {
            instruction: ControlInstruction::new(shape),
            clear: Wire::new(shape.contexts()),
            jumps: Wire::new(1),
            target: Wire::new(32),
            loops: Wire::several(shape.loop_flags(), 1),
            changes: Wire::new(1),
            lanes: Wire::new(shape.lanes()),
            result: Wire::new(32),
            wrong: Wire::new(CAUSE_BITS),
            detail: Wire::new(32),
            next_lanes: NextLanes::new(shape),
            next_pc: NextPc::new(shape),
            stacks: DivergenceStacks::new(shape),
        }
    }
}

impl Logic for Resolve {
    about!(
        op::JOIN,
        cause::MISALIGNED_TARGET,
        cause::STACK_OVERFLOW,
        cause::JOIN_WITHOUT_SPLIT,
        cause::JOINS_DIFFER
    );

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Lanes, stack, program counter.");
        wires::link(&mut self.instruction, &mut self.next_lanes.instruction);
        wires::link(&mut self.instruction, &mut self.next_pc.instruction);
        wires::link(&mut self.instruction.issued.context, &mut self.stacks.context);
        self.stacks.push.next = self.instruction.valid.val() & self.next_lanes.diverges.val();
        wires::link(&mut self.instruction.issued.active, &mut self.stacks.before);
        wires::link(&mut self.next_lanes.other, &mut self.stacks.other);
        wires::link(&mut self.next_pc.behind, &mut self.stacks.resume_pc);
        self.stacks.joins.next =
            self.instruction.valid.val() & (self.instruction.issued.op.val() == op::JOIN);
        wires::link(&mut self.instruction.leader.left, &mut self.stacks.operand);
        wires::link(&mut self.instruction.issued.pc, &mut self.stacks.join_pc);
        wires::link(&mut self.clear, &mut self.stacks.clear);
        wires::link(&mut self.stacks.first, &mut self.next_pc.first_join);
        wires::link(&mut self.stacks.pc, &mut self.next_pc.resume_pc);

        comment!("Errors.");
        self.wrong.next = 0.into();
        self.detail.next = self.instruction.leader.left.val();
        if (self.instruction.valid.val() & self.next_pc.misaligned.val()).any() {
            self.wrong.next = cause::MISALIGNED_TARGET.into();
            self.detail.next = self.next_pc.target.val();
        } else if self.stacks.overflow.val().any() {
            self.wrong.next = cause::STACK_OVERFLOW.into();
            self.detail.next = unsigned_cast(self.stacks.pointer.val());
        } else if self.stacks.wrong_operand.val().any() {
            self.wrong.next = cause::JOIN_WITHOUT_SPLIT.into();
        } else if self.stacks.joins_differ.val().any() {
            self.wrong.next = cause::JOINS_DIFFER.into();
            self.detail.next = self.stacks.first_join_pc.val();
        }

        comment!("What becomes of the context.");
        self.jumps.next = ((self.instruction.valid.val() & self.next_pc.jumps.val()).any()
            & !self.wrong.val().any())
        .into();
        wires::link(&mut self.next_pc.target, &mut self.target);
        for port in 0..self.loops.len() {
            wires::link(&mut self.next_pc.loops[port], &mut self.loops[port]);
        }
        self.changes.next = ((self.instruction.valid.val()
            & (self.next_lanes.sets.val()
                | self.next_lanes.diverges.val()
                | self.stacks.first.val()
                | self.stacks.second.val()))
        .any()
            & !self.wrong.val().any())
        .into();
        self.lanes.next = self.next_lanes.wanted.val();
        self.result.next = self.next_pc.behind.val();
        if self.next_lanes.splits.val().any() {
            self.lanes.next = self.next_lanes.holds.val();
            self.result.next = unsigned_cast(self.stacks.pointer.val());
        } else if self.stacks.joins.val().any() {
            self.lanes.next = self.stacks.lanes.val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{SHAPES, agree, is_set, often, put, shape, word};
    use warpstep_kit::check::{Bench, Check};
    use warpstep_spec::Op;

    const OPS: [Op; 8] = [Op::Jal, Op::Beq, Op::Tmc, Op::Split, Op::SplitN, Op::Join, Op::Pred, Op::Bar];

    #[test]
    fn it_agrees_with_its_verilog() {
        for (contexts, lanes) in SHAPES {
            let check = Check::default()
                .cycles(500)
                .input("instruction_valid", often)
                .input("instruction_issued_op", |random| OPS[random.below(8) as usize] as u64)
                .input("instruction_issued_pc", |random| random.below(3) * 4)
                .input("instruction_leader_left", |random| random.below(3))
                .input("clear", |random| if random.once_in(30) { random.word() } else { 0 });
            agree(check, Resolve::new(&shape(contexts, lanes)));
        }
    }

    #[test]
    fn a_split_and_its_joins_run_both_halves_and_meet_again() {
        let mut bench = Bench::new(Resolve::new(&shape(2, 4)));
        put(&mut bench.block.instruction.valid, 1);
        put(&mut bench.block.instruction.issued.context, 1);
        put(&mut bench.block.instruction.predicate, 0b0110);
        for (op, pc, active, left, lanes, target, result) in [
            (Op::SplitN, 0x10, 0b0111, 0, Some(0b0001), None, Some(0)),
            (Op::Split, 0x14, 0b0001, 0, None, None, Some(1)),
            (Op::Join, 0x18, 0b0001, 1, None, None, None),
            (Op::Join, 0x1c, 0b0001, 0, Some(0b0110), Some(0x14), None),
            (Op::Join, 0x1c, 0b0110, 0, Some(0b0111), None, None),
            (Op::Join, 0x20, 0b0111, 0, None, None, None),
        ] {
            put(&mut bench.block.instruction.issued.op, op as u64);
            put(&mut bench.block.instruction.issued.pc, pc);
            put(&mut bench.block.instruction.issued.active, active);
            put(&mut bench.block.instruction.leader.left, left);
            bench.settle();
            let block = &bench.block;
            assert_eq!(is_set(&block.changes).then(|| word(&block.lanes)), lanes, "{op} at {pc:#x}");
            assert_eq!(is_set(&block.jumps).then(|| word(&block.target)), target, "{op} at {pc:#x}");
            assert!(result.is_none_or(|result| word(&block.result) == result), "{op} at {pc:#x}");
            assert_eq!(word(&block.wrong), 0);
            bench.clock();
        }
    }
}
