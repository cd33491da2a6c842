//! What a control instruction does to its own context: where it goes on, with which lanes, and its stack.
//!
//! Combinational but for the stacks, which change at the end of the cycle. Wires lanes, stack and program counter together;
//! knows nothing of other contexts, so bar and wspawn pass without effect.

use super::fault::{CAUSE_BITS, cause};
use super::next_lanes::NextLanes;
use super::next_pc::NextPc;
use super::op;
use super::stack::DivergenceStacks;
use crate::operation::OP_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Resolves one instruction a cycle.
#[derive(LogicBlock)]
pub struct Resolve {
    /// There is an instruction.
    pub valid: Wire<In>,
    /// Whose.
    pub owner: Wire<In>,
    /// Which operation.
    pub op: Wire<In>,
    /// Its address.
    pub pc: Wire<In>,
    /// Its immediate.
    pub imm: Wire<In>,
    /// The context's active lanes.
    pub active: Wire<In>,
    /// Bit 0 of rs1, one a lane.
    pub predicate: Wire<In>,
    /// rs1 of the highest active lane.
    pub left: Wire<In>,
    /// rs2 of the highest active lane.
    pub right: Wire<In>,
    /// Whether a branch is taken.
    pub taken: Wire<In>,
    /// Contexts that start or end: their stacks become empty.
    pub clear: Wire<In>,
    /// The context goes elsewhere.
    pub jumps: Wire<Out>,
    /// Where.
    pub target: Wire<Out>,
    /// The mask changes.
    pub changes: Wire<Out>,
    /// What it becomes.
    pub lanes: Wire<Out>,
    /// What rd becomes.
    pub result: Wire<Out>,
    /// The cause of an error, or zero. An error changes nothing.
    pub wrong: Wire<Out>,
    /// Its evidence.
    pub detail: Wire<Out>,
    next_lanes: NextLanes,
    next_pc: NextPc,
    stacks: DivergenceStacks,
}

impl Resolve {
    /// For so many contexts of so many lanes.
    pub fn new(contexts: usize, lanes: usize) -> Resolve {
        Resolve {
            valid: Wire::new(1),
            owner: Wire::new(index_width(contexts)),
            op: Wire::new(OP_BITS),
            pc: Wire::new(32),
            imm: Wire::new(32),
            active: Wire::new(lanes),
            predicate: Wire::new(lanes),
            left: Wire::new(32),
            right: Wire::new(32),
            taken: Wire::new(1),
            clear: Wire::new(contexts),
            jumps: Wire::new(1),
            target: Wire::new(32),
            changes: Wire::new(1),
            lanes: Wire::new(lanes),
            result: Wire::new(32),
            wrong: Wire::new(CAUSE_BITS),
            detail: Wire::new(32),
            next_lanes: NextLanes::new(lanes),
            next_pc: NextPc::new(),
            stacks: DivergenceStacks::new(contexts, lanes),
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
        self.next_lanes.op.next = self.op.val();
        self.next_lanes.active.next = self.active.val();
        self.next_lanes.predicate.next = self.predicate.val();
        self.next_lanes.left.next = self.left.val();
        self.next_lanes.right.next = self.right.val();
        self.stacks.owner.next = self.owner.val();
        self.stacks.push.next = self.valid.val() & self.next_lanes.diverges.val();
        self.stacks.lanes_before.next = self.active.val();
        self.stacks.other.next = self.next_lanes.other.val();
        self.stacks.resume_pc.next = self.next_pc.behind.val();
        self.stacks.joins.next = self.valid.val() & (self.op.val() == op::JOIN);
        self.stacks.operand.next = self.left.val();
        self.stacks.join_pc.next = self.pc.val();
        self.stacks.clear.next = self.clear.val();
        self.next_pc.op.next = self.op.val();
        self.next_pc.pc.next = self.pc.val();
        self.next_pc.imm.next = self.imm.val();
        self.next_pc.base.next = self.left.val();
        self.next_pc.taken.next = self.taken.val();
        self.next_pc.first_join.next = self.stacks.first.val();
        self.next_pc.resume_pc.next = self.stacks.pc.val();

        comment!("Errors.");
        self.wrong.next = 0.into();
        self.detail.next = self.left.val();
        if (self.valid.val() & self.next_pc.misaligned.val()).any() {
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
        self.jumps.next =
            ((self.valid.val() & self.next_pc.jumps.val()).any() & !self.wrong.val().any()).into();
        self.target.next = self.next_pc.target.val();
        self.changes.next = ((self.valid.val()
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
    use crate::control::testing::{SHAPES, is_set, often, prove, put, word};
    use warpstep_kit::check::{Bench, Check};
    use warpstep_spec::Op;

    const OPS: [Op; 8] = [Op::Jal, Op::Beq, Op::Tmc, Op::Split, Op::SplitN, Op::Join, Op::Pred, Op::Bar];

    #[test]
    fn it_agrees_with_its_verilog() {
        for (contexts, lanes) in SHAPES {
            let check = Check::default()
                .cycles(500)
                .input("valid", often)
                .input("op", |random| OPS[random.below(8) as usize] as u64)
                .input("pc", |random| random.below(3) * 4)
                .input("left", |random| random.below(3))
                .input("clear", |random| if random.once_in(30) { random.word() } else { 0 });
            prove(check, Resolve::new(contexts, lanes));
        }
    }

    #[test]
    fn a_split_and_its_joins_run_both_halves_and_meet_again() {
        let mut bench = Bench::new(Resolve::new(2, 4));
        put(&mut bench.block.valid, 1);
        put(&mut bench.block.owner, 1);
        put(&mut bench.block.predicate, 0b0110);
        for (op, pc, active, left, lanes, target, result) in [
            (Op::SplitN, 0x10, 0b0111, 0, Some(0b0001), None, Some(0)),
            (Op::Split, 0x14, 0b0001, 0, None, None, Some(1)),
            (Op::Join, 0x18, 0b0001, 1, None, None, None),
            (Op::Join, 0x1c, 0b0001, 0, Some(0b0110), Some(0x14), None),
            (Op::Join, 0x1c, 0b0110, 0, Some(0b0111), None, None),
            (Op::Join, 0x20, 0b0111, 0, None, None, None),
        ] {
            put(&mut bench.block.op, op as u64);
            put(&mut bench.block.pc, pc);
            put(&mut bench.block.active, active);
            put(&mut bench.block.left, left);
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
