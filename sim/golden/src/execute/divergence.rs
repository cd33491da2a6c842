//! split and join: the divergence stack, and splits that run in parallel.
//!
//! ```text
//! split   pointer -> rd; lanes disagree -> push; the true half runs on
//!           serial:   the false half waits on the stack
//!           parallel: the false half gets a context of its own; its stack starts above the parent's new entry
//! join    operand = pointer      the split had not diverged: nothing
//!         operand + 1 = pointer  the top entry, or, with an empty stack, the entry of the parent that made this context:
//!                                serial:   first half -> other half from split + 4; second -> mask of before
//!                                parallel: first half waits; second -> the child is merged into the parent, mask of before
//! ```
//! One binary works in all split modes because the pointer is the same in all.

use super::Next;
use crate::context::{ContextState, Entry};
use crate::fault::{Cause, Fault};
use crate::machine::{At, Machine};
use crate::observer::{Divergence, JoinOutcome, Observer, SplitOutcome};
use crate::siblings::Siblings;
use crate::step::Current;
use crate::warp::Warp;
use warpstep_spec::Op;

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
                    let warp = &mut self.cores[at.core].warps[at.warp];
                    let Warp { contexts, siblings, .. } = warp;
                    contexts[child].activate(pc.wrapping_add(4), other, other);
                    (contexts[child].base, contexts[child].parent) = (pointer + 1, Some(at.context));
                    siblings
                        .get_or_insert_with(|| Box::new(Siblings::new(contexts.len())))
                        .split(at.context, child);
                    let parent = &mut contexts[at.context];
                    parent.stack.push(Entry::Parallel {
                        before: active,
                        child,
                        lent: other,
                        first_join: None,
                    });
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

    /// The context a split may run its other half in: a marked one names it or takes the lowest free one, as every split
    /// does while bit 0 of split_control is set. Whatever is in use, or not there, leaves an ordinary split.
    fn free_context(&self, current: &Current) -> Option<usize> {
        let marked = matches!(current.instruction.op, Op::SplitM | Op::SplitMN);
        let Warp { contexts, splits_unmarked, .. } = &self.cores[current.at.core].warps[current.at.warp];
        if !self.config.splits_in_parallel() || !(marked || *splits_unmarked) {
            return None;
        }
        match current.instruction.context as usize {
            0 => (1..contexts.len()).find(|context| contexts[*context].is_free()),
            named => contexts.get(named).is_some_and(|context| context.is_free()).then_some(named),
        }
    }

    pub(crate) fn join<O: Observer>(&mut self, current: &Current, observer: &mut O) -> Result<Next, Fault> {
        let Current { at, pc, active, instruction, .. } = *current;
        let operand = self.scalar(current, instruction.rs1);
        let context = self.context(at);
        let pointer = context.pointer();

        let (outcome, next) = if operand == pointer {
            (JoinOutcome::Nothing, Next::Sequential)
        } else if operand.wrapping_add(1) != pointer {
            return Err(current.spoken_fault(Cause::JoinWithoutSplit { operand, pointer }));
        } else {
            match (context.stack.last(), context.parent) {
                (Some(Entry::Serial { .. }), _) => self.join_serial(current)?,
                (Some(Entry::Parallel { child, .. }), _) => self.meet(current, at.context, *child)?,
                (None, Some(parent)) => self.meet(current, parent, at.context)?,
                (None, None) => {
                    return Err(current.spoken_fault(Cause::JoinWithoutSplit { operand, pointer }));
                }
            }
        };
        let after = match outcome {
            JoinOutcome::Merged { parent, .. } => self.context(At { context: parent, ..at }).active,
            _ => self.context(at).active,
        };
        observer.diverged(&Divergence::Join { at, pc, before: active, after, outcome });
        Ok(next)
    }

    /// A half arrives, and the other one is on the stack.
    fn join_serial(&mut self, current: &Current) -> Result<(JoinOutcome, Next), Fault> {
        let context = self.context_mut(current.at);
        let Some(Entry::Serial { before, other, resume_pc, first_join }) = context.stack.last_mut() else {
            unreachable!("the caller saw a serial entry");
        };
        let (before, other, resume_pc) = (*before, *other, *resume_pc);
        let Some(first) = *first_join else {
            *first_join = Some(current.pc);
            context.active = other;
            return Ok((JoinOutcome::OtherHalf, Next::Jump(resume_pc)));
        };
        same_join(current, first)?;
        context.active = before;
        context.stack.pop();
        Ok((JoinOutcome::Restored, Next::Sequential))
    }

    /// A half arrives, and the other one has a context of its own.
    fn meet(&mut self, current: &Current, parent: usize, child: usize) -> Result<(JoinOutcome, Next), Fault> {
        let At { core, warp, context: arriving } = current.at;
        let warp = &mut self.cores[core].warps[warp];
        let place = (warp.contexts[child].base - 1 - warp.contexts[parent].base) as usize;
        let Entry::Parallel { before, lent, ref mut first_join, .. } = warp.contexts[parent].stack[place]
        else {
            unreachable!("the stack of a child begins above the entry of its split");
        };
        let Some(first) = *first_join else {
            *first_join = Some(current.pc);
            warp.contexts[arriving].state = ContextState::AtJoin;
            return Ok((JoinOutcome::Waits, Next::Decided));
        };
        same_join(current, first)?;
        warp.contexts[child].free_up();
        let goes_on = &mut warp.contexts[parent];
        goes_on.stack.pop();
        goes_on.owned |= lent;
        goes_on.active = before;
        let next = if arriving == parent {
            Next::Sequential
        } else {
            goes_on.go_on();
            Next::Decided
        };
        warp.siblings.as_mut().expect("a split warp has them").merge(parent, child);
        if !warp.is_split() {
            warp.siblings = None;
        }
        Ok((JoinOutcome::Merged { parent, child }, next))
    }
}

fn same_join(current: &Current, first: u32) -> Result<(), Fault> {
    if first == current.pc {
        return Ok(());
    }
    Err(current.spoken_fault(Cause::JoinsDiffer { first }))
}
