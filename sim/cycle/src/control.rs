//! Instructions that block their context: when they are resolved, and what that does to the front end.
//!
//! Issued in c, resolved at the end of c + control latency - 1. wspawn is resolved when no other warp is active, bar
//! when enough warps have arrived. A change of the program counter turns what is queued and in flight into NOPs, and
//! so does the end of a context; starting one sets only its program counter and mask.

use crate::chip::Shared;
use crate::context::{Block, Miss};
use crate::core::Core;
use crate::error::CycleError;
use crate::queue::Fetched;
use crate::record::CycleObserver;
use warpstep_golden::{At, ContextState, Machine, Step};
use warpstep_spec::abi::GLOBAL_BARRIER;
use warpstep_spec::events::NopCause;
use warpstep_spec::mask::{lanes_of, speaker};
use warpstep_spec::{Op, decode};

/// A control instruction on its way to its resolution.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unresolved {
    pub op: Op,
    pub fetched: Fetched,
    /// Whether it changes the program counter.
    pub jumped: bool,
}

impl Core {
    /// bar and wspawn concern other warps, so they happen when they are resolved; all others when they issue.
    pub(crate) fn happens_late(op: Op) -> bool {
        matches!(op, Op::Bar | Op::Wspawn)
    }

    /// Resolves what is due in this cycle.
    pub(crate) fn resolve<O: CycleObserver>(
        &mut self,
        shared: &mut Shared,
        observer: &mut O,
    ) -> Result<(), CycleError> {
        // A wspawn looks at who was active at the start of the cycle, whatever else is resolved in it.
        if self.unresolved_mask == 0 {
            return Ok(());
        }
        let active = self.active;
        for context in lanes_of(self.unresolved_mask) {
            let due = match self.contexts[context].block {
                Block::Control { resolves } => resolves == self.cycle,
                Block::Spawn => true,
                Block::None | Block::Barrier | Block::GlobalBarrier(_) => false,
            };
            if due {
                self.resolve_one(shared, context, active, observer)?;
            }
        }
        Ok(())
    }

    fn resolve_one<O: CycleObserver>(
        &mut self,
        shared: &mut Shared,
        context: usize,
        active: u32,
        observer: &mut O,
    ) -> Result<(), CycleError> {
        let Some(unresolved) = self.unresolved[context] else { return Ok(()) };
        if Core::happens_late(unresolved.op) {
            if unresolved.op == Op::Wspawn && active != 1 << context {
                self.contexts[context].block = Block::Spawn;
                return Ok(());
            }
            let barrier = self.global_barrier(&shared.golden, context, &unresolved);
            let step = self.execute(shared, context, &unresolved.fetched, self.cycle, observer)?;
            debug_assert!(
                matches!(step, Step::Retired { .. }),
                "a lone warp spawns, an arriving one arrives"
            );
            self.start_new_warps(&shared.golden, active);
            if let Some((id, count)) = barrier {
                // Values go on as soon as the golden engine lets them; times are the registers' (barriers.rs).
                self.unresolved[context] = None;
                self.unresolved_mask &= !(1 << context);
                self.contexts[context].block = Block::GlobalBarrier(id);
                self.global_counts[id as usize] = count;
                return Ok(());
            }
        }
        self.unresolved[context] = None;
        self.unresolved_mask &= !(1 << context);
        let at = At { core: self.number, warp: context, context: 0 };
        match shared.golden.state(at) {
            ContextState::Free => self.retire(context),
            ContextState::AtBarrier(_) | ContextState::AtGlobalBarrier(_) => {
                self.contexts[context].block = Block::Barrier;
            }
            _ => {
                self.contexts[context].block = Block::None;
                self.contexts[context].lanes = shared.golden.active(at);
                if unresolved.op == Op::FenceI {
                    self.icache.invalidate();
                    self.fenced_code = true;
                }
                if unresolved.jumped || unresolved.op == Op::FenceI {
                    self.redirect(context, shared.golden.pc(at));
                }
            }
        }
        if unresolved.op == Op::Bar {
            self.leave_barrier(&shared.golden);
        }
        Ok(())
    }

    /// The barrier across cores and its count, if this is an instruction that waits at one.
    fn global_barrier(&self, golden: &Machine, context: usize, bar: &Unresolved) -> Option<(u32, u32)> {
        if bar.op != Op::Bar {
            return None;
        }
        let instruction = decode(bar.fetched.word)?;
        let lane = speaker(self.contexts[context].lanes)?;
        let operand = |reg| golden.register(self.number, context, lane, reg);
        let (id, count) = (operand(instruction.rs1), operand(instruction.rs2));
        (id & GLOBAL_BARRIER != 0 && count > 1).then_some((id & !GLOBAL_BARRIER, count))
    }

    /// Warps the golden engine let go on do so.
    fn leave_barrier(&mut self, golden: &Machine) {
        let core = self.number;
        for (context, state) in self.contexts.iter_mut().enumerate() {
            let at = At { core, warp: context, context: 0 };
            if state.block == Block::Barrier && golden.state(at) == ContextState::Running {
                state.block = Block::None;
            }
        }
    }

    fn start_new_warps(&mut self, golden: &Machine, before: u32) {
        let core = self.number;
        for (context, state) in self.contexts.iter_mut().enumerate() {
            let at = At { core, warp: context, context: 0 };
            if before >> context & 1 == 0 && golden.state(at) != ContextState::Free {
                state.active = true;
                state.lanes = golden.active(at);
                self.active |= 1 << context;
                state.block = Block::None;
                state.miss = Miss::None;
                state.fetch_pc = golden.pc(at);
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
