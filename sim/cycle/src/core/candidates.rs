//! What every context does in a cycle, and which warps could be selected. A context is looked at when something has changed
//! that decides whether it can issue: its head, its lanes or what blocks it, results it waits for, the load/store unit, a
//! slot or a unit that it needs.

use super::{Core, ThisCycle};
use crate::front::{Head, Shares};
use crate::issue::{MemoryState, readiness};
use warpstep_spec::events::Stall;
use warpstep_spec::isa::SharedUnit;

impl Core {
    /// State of every context, and who could issue.
    pub(super) fn find_candidates(&mut self) {
        if self.front.is_loading() {
            return; // nobody is active, and nobody was before
        }
        self.collect_changed();
        while let Some(context) = self.now.changed.take_first() {
            let stall = self.stall(context);
            self.now.stalls.set(context, stall);
            self.look_again(context, stall);
        }
        debug_assert!(
            self.now.stalls.all().iter().enumerate().all(|(context, stall)| *stall == self.stall(context)),
            "what a context does that was not looked at has not changed"
        );
        self.now.candidates = *self.now.stalls.ready();
        if self.contexts_per_warp > 1 {
            let warps = self.now.candidates.iter().map(|context| self.front.candidate(context));
            self.now.candidates = warps.collect();
            self.let_siblings_wait();
        }
    }

    /// Contexts of which something has changed that decides whether they can issue.
    #[inline]
    fn collect_changed(&mut self) {
        let Core { front, scoreboard, control, memory, cycle, now, .. } = self;
        let ThisCycle { changed, again, stalls, memory_waits, .. } = now;
        front.changed().move_to(changed);
        control.changed().move_to(changed);
        again.move_to(changed);
        scoreboard.move_contended(*cycle, changed);
        while let Some(context) = scoreboard.changed().take_first() {
            if stalls.all()[context] == Stall::Operand {
                changed.insert(context);
            }
        }
        let memory = MemoryState { accepts: memory.accepts(), is_drained: memory.is_drained() };
        if std::mem::replace(&mut now.memory, memory) != memory {
            memory_waits.move_to(changed);
        }
    }

    /// Whether a context could issue, or why it cannot.
    #[inline]
    fn stall(&self, context: usize) -> Stall {
        let Core { front, scoreboard, control, cycle, now: ThisCycle { memory, .. }, .. } = self;
        control.stall(context).unwrap_or_else(|| {
            let (lanes, owned) = (control.lanes(context), control.owned(context));
            readiness(*cycle, context, front.head(context), lanes, owned, scoreboard, *memory)
        })
    }

    /// When a context is to be looked at again although nothing of its own changes.
    #[inline]
    fn look_again(&mut self, context: usize, stall: Stall) {
        let Core { front, scoreboard, cycle, now, .. } = self;
        let Head::Instruction(head) = front.head(context) else { return };
        if head.waits_for_floats {
            now.again.insert(context); // float operations end by themselves, and other contexts of the warp begin them
            return;
        }
        match (stall, head.shares) {
            (Stall::NotSelected | Stall::Unit, Shares::Memory) => now.memory_waits.insert(context),
            (Stall::NotSelected | Stall::Unit | Stall::Slot, Shares::Lanes) => {
                scoreboard.watch(*cycle, context, head);
            }
            _ => {}
        }
    }

    /// Where several contexts of one candidate need the same unit, the lowest goes first.
    fn let_siblings_wait(&mut self) {
        let ThisCycle { stalls, again, candidates, .. } = &mut self.now;
        for candidate in candidates.iter() {
            let mut taken = [false; SharedUnit::ALL.len()];
            for context in self.front.contexts_of(candidate) {
                let Head::Instruction(head) = self.front.head(context) else { continue };
                if !stalls.ready().contains(context) {
                    continue;
                }
                let Some(unit) = head.op.and_then(|op| op.shared_unit()) else { continue };
                if std::mem::replace(&mut taken[unit as usize], true) {
                    stalls.set(context, Stall::Sibling);
                    again.insert(context);
                }
            }
        }
    }
}
