//! What a scalar control instruction does to its own warp: with which lanes its context goes on, its stack, and the context
//! its other half runs in.
//!
//! Combinational but for the stacks, which change at the end of the cycle. Wires lanes, stack and free contexts together;
//! knows nothing of other warps, so bar and wspawn pass without effect, nor of program counters, but for the one behind a
//! split.

use super::context_number::ContextNumber;
use super::fault::{CAUSE_BITS, cause};
use super::free_context::FreeContext;
use super::masks::Lending;
use super::next_lanes::NextLanes;
use super::op;
use super::siblings::Siblings;
use super::stack::{DivergenceStacks, ParallelJoin};
use super::stack_pointers::pointer_bits;
use crate::Shape;
use crate::bundles::{ControlInstruction, SplitCopy};
use warpstep_kit::prelude::*;

/// Resolves one instruction a cycle.
#[derive(LogicBlock)]
pub struct Resolve {
    /// Instruction that is resolved.
    pub instruction: ControlInstruction<In>,
    /// Port of the instruction.
    pub port: Wire<In>,
    /// Address of the next instruction.
    pub behind: Wire<In>,
    /// Contexts of its warp; absent without split contexts.
    pub siblings: Vec<Siblings<In>>,
    /// Contexts that start or end, one bit per context: their stacks become empty.
    pub clear: Wire<In>,
    /// It is the first join of a split whose halves run one after the other: the context continues at `resume_pc`.
    pub first_join: Wire<Out>,
    /// Address at which the other half begins.
    pub resume_pc: Wire<Out>,
    /// The active lanes of a context change.
    pub changes: Wire<Out>,
    /// Port of the context whose active lanes change.
    pub changed: Wire<Out>,
    /// Active lanes of that context after the change, one bit per lane.
    pub lanes: Wire<Out>,
    /// The context ends: no lane is left. Only tmc and pred do that.
    pub retires: Wire<Out>,
    /// It is a split: its link register gets the pointer.
    pub splits: Wire<Out>,
    /// It is a split that finds its stack full.
    pub overflows: Wire<Out>,
    /// Pointer of the divergence stack.
    pub pointer: Wire<Out>,
    /// The split runs its halves in parallel; absent without split contexts.
    pub split: Vec<SplitCopy<Out>>,
    /// Lanes that go to a child or come back from it; absent without split contexts.
    pub lending: Vec<Lending<Out>>,
    /// Join of a parallel split; absent without split contexts.
    pub join: Vec<ParallelJoin<Out>>,
    /// Cause of a program error, or zero. An error changes nothing.
    pub wrong: Wire<Out>,
    /// Evidence of the error.
    pub detail: Wire<Out>,
    next_lanes: NextLanes,
    free_context: Vec<FreeContext>,
    child: Vec<ContextNumber>,
    stacks: DivergenceStacks,
    wanted: Wire<Local>,
}

impl Resolve {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> Resolve {
        Resolve {
            instruction: ControlInstruction::new(shape),
            port: Wire::new(shape.port_bits()),
            behind: Wire::new(32),
            siblings: Siblings::if_splits(shape),
            clear: Wire::new(shape.contexts()),
            first_join: Wire::new(1),
            resume_pc: Wire::new(32),
            changes: Wire::new(1),
            changed: Wire::new(shape.port_bits()),
            lanes: Wire::new(shape.lanes()),
            retires: Wire::new(1),
            splits: Wire::new(1),
            overflows: Wire::new(1),
            pointer: Wire::new(pointer_bits(shape)),
            split: SplitCopy::if_splits(shape),
            lending: Lending::if_splits(shape),
            join: ParallelJoin::if_splits(shape),
            wrong: Wire::new(CAUSE_BITS),
            detail: Wire::new(32),
            next_lanes: NextLanes::new(shape),
            free_context: (0..shape.split_flags()).map(|_| FreeContext::new(shape)).collect(),
            child: (0..shape.split_flags()).map(|_| ContextNumber::new(shape)).collect(),
            stacks: DivergenceStacks::new(shape),
            wanted: Wire::new(shape.lanes()),
        }
    }
}

impl Logic for Resolve {
    about!(
        op::JOIN,
        op::SPLIT_M,
        op::SPLIT_M_N,
        cause::STACK_OVERFLOW,
        cause::JOIN_WITHOUT_SPLIT,
        cause::JOINS_DIFFER,
        cause::WHILE_SPLIT
    );

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Lanes and stack.");
        wires::link(&mut self.instruction, &mut self.next_lanes.instruction);
        wires::link(&mut self.instruction.issued.context, &mut self.stacks.warp);
        wires::link(&mut self.port, &mut self.stacks.port);
        self.stacks.push.next = self.instruction.valid.val() & self.next_lanes.diverges.val();
        wires::link(&mut self.instruction.issued.active, &mut self.stacks.before);
        wires::link(&mut self.next_lanes.other, &mut self.stacks.other);
        wires::link(&mut self.behind, &mut self.stacks.resume_pc);
        self.stacks.joins.next =
            self.instruction.valid.val() & (self.instruction.issued.op.val() == op::JOIN);
        wires::link(&mut self.instruction.leader.left, &mut self.stacks.operand);
        wires::link(&mut self.instruction.issued.pc, &mut self.stacks.join_pc);
        wires::link(&mut self.clear, &mut self.stacks.clear);
        wires::link(&mut self.stacks.first, &mut self.first_join);
        wires::link(&mut self.stacks.pc, &mut self.resume_pc);
        wires::link(&mut self.next_lanes.splits, &mut self.splits);
        wires::link(&mut self.stacks.overflow, &mut self.overflows);
        wires::link(&mut self.stacks.pointer, &mut self.pointer);
        self.wanted.next = self.next_lanes.wanted.val();
        for flag in 0..self.siblings.len() {
            comment!("A context keeps to its own lanes; the other half of a split may get a context.");
            self.wanted.next = self.next_lanes.wanted.val() & self.siblings[flag].owned.val();
            wires::link(&mut self.siblings[flag].running, &mut self.free_context[flag].running);
            wires::link(&mut self.siblings[flag].unmarked, &mut self.free_context[flag].unmarked);
            self.free_context[flag].marked.next = ((self.instruction.issued.op.val() == op::SPLIT_M)
                | (self.instruction.issued.op.val() == op::SPLIT_M_N))
                .into();
            self.free_context[flag].named.next = unsigned_cast(self.instruction.issued.immediate.val());
            wires::link(&mut self.free_context[flag].child, &mut self.stacks.child[flag]);
            wires::link(&mut self.stacks.splits[flag], &mut self.split[flag].valid);
            wires::link(&mut self.instruction.issued.context, &mut self.split[flag].warp);
            wires::link(&mut self.port, &mut self.split[flag].parent);
            wires::link(&mut self.free_context[flag].child.port, &mut self.split[flag].child);
            wires::link(&mut self.stacks.parallel[flag], &mut self.join[flag]);
        }

        comment!("Errors.");
        self.wrong.next = 0.into();
        self.detail.next = self.instruction.leader.left.val();
        if self.stacks.overflow.val().any() {
            self.wrong.next = cause::STACK_OVERFLOW.into();
            self.detail.next = unsigned_cast(self.stacks.pointer.val());
        } else if self.stacks.wrong_operand.val().any() {
            self.wrong.next = cause::JOIN_WITHOUT_SPLIT.into();
        } else if self.stacks.joins_differ.val().any() {
            self.wrong.next = cause::JOINS_DIFFER.into();
            self.detail.next = self.stacks.first_join_pc.val();
        }
        self.retires.next = ((self.instruction.valid.val() & self.next_lanes.sets.val()).any()
            & !self.wanted.val().any())
        .into();
        for flag in 0..self.siblings.len() {
            if (self.instruction.valid.val() & self.next_lanes.sets.val()).any()
                & !self.wanted.val().any()
                & self.siblings[flag].running.val().any()
            {
                self.wrong.next = cause::WHILE_SPLIT.into();
                self.detail.next = 0.into();
                self.retires.next = false.into();
            }
        }

        comment!("What becomes of the context, or of the one it is merged into.");
        self.changes.next = ((self.instruction.valid.val()
            & (self.next_lanes.sets.val()
                | self.next_lanes.diverges.val()
                | self.stacks.first.val()
                | self.stacks.second.val()))
        .any()
            & !self.wrong.val().any())
        .into();
        self.changed.next = self.port.val();
        self.lanes.next = self.wanted.val();
        if self.next_lanes.splits.val().any() {
            self.lanes.next = self.next_lanes.holds.val();
        } else if self.stacks.joins.val().any() {
            self.lanes.next = self.stacks.lanes.val();
        }
        for flag in 0..self.join.len() {
            wires::link(&mut self.stacks.splits[flag], &mut self.lending[flag].splits);
            wires::link(&mut self.stacks.parallel[flag].merges, &mut self.lending[flag].merges);
            wires::link(&mut self.instruction.issued.context, &mut self.child[flag].warp);
            wires::link(&mut self.free_context[flag].child.port, &mut self.child[flag].port);
            wires::link(&mut self.next_lanes.other, &mut self.lending[flag].lanes);
            if self.stacks.parallel[flag].merges.val().any() {
                self.changes.next = true.into();
                self.changed.next = self.stacks.parallel[flag].parent.val();
                self.child[flag].port.next = self.stacks.parallel[flag].child.val();
                self.lending[flag].lanes.next = self.stacks.parallel[flag].lanes.val();
            }
            wires::link(&mut self.child[flag].context, &mut self.lending[flag].child);
        }
    }
}

#[cfg(test)]
#[path = "resolve_tests.rs"]
mod tests;
