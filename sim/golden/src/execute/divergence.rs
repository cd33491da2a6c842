//! split and join: the divergence stack, and splits that run in parallel.
//!
//! ```text
//! split   pointer -> rd; lanes disagree -> push; the true half runs on
//!           serial:   the false half waits on the stack
//!           parallel: the false half gets a context of its own; its stack starts above the parent's new entry
//! join    operand = pointer          the split had not diverged: nothing
//!         operand = top entry        serial:   first half -> other half from split + 4; second -> mask of before
//!                                    parallel: wait for the child, then mask of before
//!         operand = entry below base a child gives its lanes back and ends
//! ```
//! One binary works in all split modes because the pointer is the same in all.

use super::Next;
use crate::context::{ContextState, Entry};
use crate::fault::{Cause, Fault};
use crate::machine::{At, Machine};
use crate::observer::{Divergence, JoinOutcome, Observer, SplitOutcome};
use crate::step::Current;
use warpstep_spec::mask::leader;
use warpstep_spec::{Op, SplitMode};

impl Machine {
    pub(crate) fn split<O: Observer>(&mut self, current: &Current, observer: &mut O) -> Result<Next, Fault> {
        let Current { at, pc, active, instruction, .. } = *current;
        let negate = matches!(instruction.op, Op::SplitN | Op::SplitMN);
        let warp = &mut self.cores[at.core].warps[at.warp];
        let predicate = warp.registers.predicate(active, instruction.rs1);
        let holds = if negate { active & !predicate } else { predicate };
        let other = active & !holds;
        let pointer = warp.contexts[at.context].pointer();
        warp.registers.write(active, instruction.rd, |_| pointer);

        let outcome = if holds == 0 || other == 0 {
            SplitOutcome::Uniform
        } else {
            let depth = self.config.stack_depth();
            if pointer as usize >= depth {
                return Err(current.fault(Cause::StackOverflow { depth }));
            }
            match self.free_context(current) {
                Some(child) => {
                    let contexts = &mut self.cores[at.core].warps[at.warp].contexts;
                    contexts[child].activate(pc.wrapping_add(4), other, other);
                    (contexts[child].base, contexts[child].parent) = (pointer + 1, Some(at.context));
                    let parent = &mut contexts[at.context];
                    parent.stack.push(Entry::Parallel { before: active, child, lent: other, arrived: None });
                    parent.owned &= !other;
                    parent.active = holds;
                    SplitOutcome::Parallel(child)
                }
                None => {
                    let context = self.context_mut(at);
                    let resume_pc = pc.wrapping_add(4);
                    context.stack.push(Entry::Serial { before: active, other, resume_pc, first_join: None });
                    context.active = holds;
                    SplitOutcome::Serial
                }
            }
        };
        observer.diverged(&Divergence::Split { at, pc, before: active, holds, other, outcome });
        Ok(Next::Sequential)
    }

    /// The context a split may run its other half in.
    fn free_context(&self, current: &Current) -> Option<usize> {
        let marked = matches!(current.instruction.op, Op::SplitM | Op::SplitMN);
        let parallel = match self.config.split_mode {
            SplitMode::Off => false,
            SplitMode::Marked => marked,
            SplitMode::Dynamic => true,
        };
        if !parallel {
            return None;
        }
        let contexts = &self.cores[current.at.core].warps[current.at.warp].contexts;
        match current.instruction.context as usize {
            0 => (1..contexts.len()).find(|context| contexts[*context].is_free()),
            named => contexts.get(named).is_some_and(|context| context.is_free()).then_some(named),
        }
    }

    pub(crate) fn join<O: Observer>(&mut self, current: &Current, observer: &mut O) -> Result<Next, Fault> {
        let Current { at, pc, active, instruction, .. } = *current;
        let leader = leader(active).expect("a running context has an active lane");
        let operand = self.cores[at.core].warps[at.warp].registers.row(instruction.rs1)[leader];
        let context = self.context_mut(at);
        let pointer = context.pointer();

        let (outcome, next) = if operand == pointer {
            (JoinOutcome::Nothing, Next::Sequential)
        } else if operand.wrapping_add(1) == pointer && !context.stack.is_empty() {
            self.join_own(current)?
        } else if operand.wrapping_add(1) == context.base
            && context.stack.is_empty()
            && context.parent.is_some()
        {
            (self.join_parent(current)?, Next::Decided)
        } else {
            return Err(current.spoken_fault(Cause::JoinWithoutSplit { operand, pointer }));
        };
        let after = self.context(at).active;
        observer.diverged(&Divergence::Join { at, pc, before: active, after, outcome });
        Ok(next)
    }

    /// Join with the top entry of the context's own stack.
    fn join_own(&mut self, current: &Current) -> Result<(JoinOutcome, Next), Fault> {
        let context = self.context_mut(current.at);
        let top = context.stack.last_mut().expect("the caller saw an entry");
        match *top {
            Entry::Serial { other, resume_pc, ref mut first_join, .. } if first_join.is_none() => {
                *first_join = Some(current.pc);
                context.active = other;
                Ok((JoinOutcome::OtherHalf, Next::Jump(resume_pc)))
            }
            Entry::Parallel { arrived: None, .. } => {
                context.state = ContextState::AtJoin;
                Ok((JoinOutcome::Waits, Next::Decided))
            }
            Entry::Serial { before, first_join: first, .. }
            | Entry::Parallel { before, arrived: first, .. } => {
                same_join(current, first)?;
                let outcome = match *top {
                    Entry::Serial { .. } => JoinOutcome::Restored,
                    Entry::Parallel { child, lent, .. } => {
                        context.owned |= lent;
                        JoinOutcome::Reunited(child)
                    }
                };
                context.active = before;
                context.stack.pop();
                Ok((outcome, Next::Sequential))
            }
        }
    }

    /// Join of a child with the entry it was born from: its lanes go back, its context is free.
    fn join_parent(&mut self, current: &Current) -> Result<JoinOutcome, Fault> {
        let At { core, warp, context: child } = current.at;
        let contexts = &mut self.cores[core].warps[warp].contexts;
        let parent_context = contexts[child].parent.expect("the caller saw a parent");
        contexts[child].free_up();
        let parent = &mut contexts[parent_context];
        let is_mine =
            |entry: &Entry| matches!(entry, Entry::Parallel { child: c, arrived: None, .. } if *c == child);
        let position = parent.stack.iter().position(is_mine).expect("a parent remembers its child");
        let resumes = parent.state == ContextState::AtJoin && position + 1 == parent.stack.len();
        if let Entry::Parallel { before, lent, ref mut arrived, .. } = parent.stack[position] {
            *arrived = Some(current.pc);
            if resumes {
                same_join(current, Some(parent.pc))?;
                parent.stack.pop();
                parent.owned |= lent;
                parent.active = before;
                parent.go_on();
            }
        }
        Ok(JoinOutcome::Merged { parent: parent_context, resumes })
    }
}

fn same_join(current: &Current, first: Option<u32>) -> Result<(), Fault> {
    match first {
        Some(first) if first != current.pc => Err(current.spoken_fault(Cause::JoinsDiffer { first })),
        _ => Ok(()),
    }
}
