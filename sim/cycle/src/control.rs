//! Instructions that block their context: when they are resolved, and what that does to the front end.
//!
//! Issued in c, resolved at the end of c + control latency - 1. wspawn is resolved when no other warp is active, bar
//! when enough warps have arrived. A change of the program counter turns what is queued and in flight into NOPs, and
//! so does the end of a context; starting one sets only its program counter and mask.

use crate::chip::Chip;
use crate::context::{Block, Miss};
use crate::error::CycleError;
use crate::queue::{Fetched, NopCause};
use crate::record::CycleObserver;
use warpstep_golden::{At, ContextState, Step};
use warpstep_spec::Op;
use warpstep_spec::mask::lanes_of;

/// A control instruction on its way to its resolution.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unresolved {
    pub op: Op,
    pub fetched: Fetched,
    /// Whether it changes the program counter.
    pub jumped: bool,
}

impl Chip {
    /// bar and wspawn concern other warps, so they happen when they are resolved; all others when they issue.
    pub(crate) fn happens_late(op: Op) -> bool {
        matches!(op, Op::Bar | Op::Wspawn)
    }

    /// Resolves what is due in this cycle.
    pub(crate) fn resolve<O: CycleObserver>(&mut self, observer: &mut O) -> Result<(), CycleError> {
        // A wspawn looks at who was active at the start of the cycle, whatever else is resolved in it.
        if self.unresolved_mask == 0 {
            return Ok(());
        }
        let active = self.active;
        for context in lanes_of(self.unresolved_mask) {
            let due = match self.contexts[context].block {
                Block::Control { resolves } => resolves == self.cycle,
                Block::Spawn => true,
                Block::None | Block::Barrier => false,
            };
            if due {
                self.resolve_one(context, active, observer)?;
            }
        }
        Ok(())
    }

    fn resolve_one<O: CycleObserver>(
        &mut self,
        context: usize,
        active: u32,
        observer: &mut O,
    ) -> Result<(), CycleError> {
        let Some(unresolved) = self.unresolved[context] else { return Ok(()) };
        if Chip::happens_late(unresolved.op) {
            if unresolved.op == Op::Wspawn && active != 1 << context {
                self.contexts[context].block = Block::Spawn;
                return Ok(());
            }
            let step = self.execute(context, &unresolved.fetched, self.cycle, observer)?;
            debug_assert!(
                matches!(step, Step::Retired { .. }),
                "a lone warp spawns, an arriving one arrives"
            );
            self.start_new_warps(active);
        }
        self.unresolved[context] = None;
        self.unresolved_mask &= !(1 << context);
        let at = At { core: 0, warp: context, context: 0 };
        match self.golden.state(at) {
            ContextState::Free => self.retire(context),
            ContextState::AtBarrier(_) | ContextState::AtGlobalBarrier(_) => {
                self.contexts[context].block = Block::Barrier;
            }
            _ => {
                self.contexts[context].block = Block::None;
                self.contexts[context].lanes = self.golden.active(at);
                if unresolved.op == Op::FenceI {
                    self.icache.invalidate();
                }
                if unresolved.jumped || unresolved.op == Op::FenceI {
                    self.redirect(context, self.golden.pc(at));
                }
            }
        }
        if unresolved.op == Op::Bar {
            self.leave_barrier();
        }
        Ok(())
    }

    /// Warps the golden engine let go on do so.
    fn leave_barrier(&mut self) {
        for (context, state) in self.contexts.iter_mut().enumerate() {
            let at = At { core: 0, warp: context, context: 0 };
            if state.block == Block::Barrier && self.golden.state(at) == ContextState::Running {
                state.block = Block::None;
            }
        }
    }

    fn start_new_warps(&mut self, before: u32) {
        for (context, state) in self.contexts.iter_mut().enumerate() {
            let at = At { core: 0, warp: context, context: 0 };
            if before >> context & 1 == 0 && self.golden.state(at) != ContextState::Free {
                state.active = true;
                state.lanes = self.golden.active(at);
                self.active |= 1 << context;
                state.block = Block::None;
                state.miss = Miss::None;
                state.fetch_pc = self.golden.pc(at);
                state.disturbed = Some(self.cycle);
            }
        }
    }

    /// The context goes on at `pc`.
    fn redirect(&mut self, context: usize, pc: u32) {
        self.empty(context, NopCause::Redirect);
        self.contexts[context].fetch_pc = pc;
        self.contexts[context].disturbed = Some(self.cycle);
    }

    /// The context ends.
    fn retire(&mut self, context: usize) {
        self.empty(context, NopCause::Retire);
        self.contexts[context].active = false;
        self.active &= !(1 << context);
        self.contexts[context].block = Block::None;
    }

    /// What the context had fetched is worth nothing any more.
    fn empty(&mut self, context: usize, cause: NopCause) {
        let state = &mut self.contexts[context];
        state.miss = Miss::None;
        if self.coordinated {
            state.queue.compensate(cause);
            self.pipe.redirect(context, Some(cause));
        } else {
            state.queue.clear();
            state.in_flight = 0;
            self.pipe.redirect(context, None);
        }
    }
}
