//! Instructions that block their context: when they are resolved, and what that does to masks and front end.
//!
//! Issued in c, resolved at the end of c + control latency - 1. wspawn is resolved when no other warp is active, bar
//! when enough warps have arrived. A change of the program counter turns what is queued and in flight into NOPs, and
//! so does the end of a context; starting one sets only its program counter and mask. A parallel split starts its child with a
//! copy of all its parent has fetched; of the two joins that end it the first waits, and with the second the child is gone
//! and the parent goes on with what it has fetched: none of them costs a NOP.

use super::blocked::Block;
use super::global_barrier::Arrival;
use super::masks::Masks;
use crate::contexts::ContextSet;
use crate::error::CycleError;
use crate::execute::{Execution, Outcome};
use crate::front::{Fetched, FrontEnd};
use crate::record::CycleObserver;
use warpstep_golden::{At, ContextState, Divergence, JoinOutcome, Machine, SplitOutcome, Step};
use warpstep_spec::abi::GLOBAL_BARRIER;
use warpstep_spec::events::Stall;
use warpstep_spec::mask::leader;
use warpstep_spec::{Config, LaneMask, Op, decode};

/// A control instruction on its way to its resolution.
#[derive(Clone, Copy, Debug)]
struct Unresolved {
    op: Op,
    fetched: Fetched,
    /// Whether it changes the program counter.
    jumped: bool,
    /// What it made of its context, if it was executed at issue.
    outcome: Outcome,
}

/// bar and wspawn concern other warps, so they happen when they are resolved; all others when they issue.
fn happens_late(op: Op) -> bool {
    matches!(op, Op::Bar | Op::Wspawn)
}

pub(crate) struct WarpControl {
    core: usize,
    contexts_per_warp: usize,
    latency: u64,
    masks: Masks,
    blocks: Vec<Block>,
    unresolved: Vec<Option<Unresolved>>,
    /// Contexts with one.
    resolving: ContextSet,
    /// The count its last arrival at each barrier across cores gave.
    global_counts: Vec<u32>,
    /// A fence.i was resolved in this cycle.
    fenced_code: bool,
    /// Contexts that are blocked otherwise than before; who begins, ends or has other lanes is among them.
    changed: ContextSet,
}

impl WarpControl {
    /// As after reset: warp 0 runs with lane 0.
    pub fn new(core: usize, config: &Config) -> WarpControl {
        let contexts = config.core_contexts();
        WarpControl {
            core,
            contexts_per_warp: config.contexts(),
            latency: config.latencies.control.into(),
            masks: Masks::new(contexts, config.contexts(), config.all_lanes()),
            blocks: vec![Block::None; contexts],
            unresolved: vec![None; contexts],
            resolving: ContextSet::EMPTY,
            global_counts: vec![0; config.barriers()],
            fenced_code: false,
            changed: ContextSet::EMPTY,
        }
    }

    /// Contexts of which a stall or lanes may have changed; whoever looks takes them out.
    #[inline]
    pub fn changed(&mut self) -> &mut ContextSet {
        &mut self.changed
    }

    fn block(&mut self, context: usize, block: Block) {
        self.blocks[context] = block;
        self.changed.insert(context);
    }

    #[inline]
    pub fn active(&self) -> &ContextSet {
        self.masks.active()
    }

    /// Active warps, one bit per warp.
    pub fn active_warps(&self) -> u32 {
        if self.contexts_per_warp == 1 {
            return self.masks.active().low_mask();
        }
        let firsts = (0..self.blocks.len()).step_by(self.contexts_per_warp);
        firsts
            .enumerate()
            .fold(0, |mask, (warp, first)| mask | u32::from(self.masks.active().contains(first)) << warp)
    }

    #[inline]
    pub fn lanes(&self, context: usize) -> LaneMask {
        self.masks.lanes(context)
    }

    /// Why the context may not issue whatever its head is.
    #[inline]
    pub fn stall(&self, context: usize) -> Option<Stall> {
        if self.masks.active().contains(context) {
            self.blocks[context].stall()
        } else {
            Some(Stall::Inactive)
        }
    }

    /// Lanes that are the context's, executing or not.
    #[inline]
    pub fn owned(&self, context: usize) -> LaneMask {
        self.masks.owned(context)
    }

    /// Whether only other contexts can let the context go on.
    pub fn is_held_up(&self, context: usize) -> bool {
        self.blocks[context].is_held_up()
    }

    /// Whether every active context waits for others.
    pub fn only_waits(&self) -> bool {
        let alone = self.masks.active().len() == 1;
        self.masks.active().iter().all(|context| match self.blocks[context] {
            Block::Barrier | Block::GlobalBarrier(_) | Block::Join => true,
            Block::Spawn => !alone,
            Block::None | Block::Control { .. } => false,
        })
    }

    /// A control instruction issues. Whether the golden engine executes it now, or when it is resolved.
    pub fn is_executed_at_issue(op: Option<Op>) -> bool {
        !op.is_some_and(happens_late)
    }

    /// It blocks its context until it is resolved.
    pub fn issue(
        &mut self,
        now: u64,
        context: usize,
        op: Op,
        fetched: &Fetched,
        jumped: bool,
        outcome: Outcome,
    ) {
        self.unresolved[context] = Some(Unresolved { op, fetched: *fetched, jumped, outcome });
        self.resolving.insert(context);
        self.block(context, Block::Control { resolves: now + self.latency - 1 });
    }

    /// Resolves what is due in this cycle.
    #[inline]
    pub fn resolve<O: CycleObserver>(
        &mut self,
        execution: &mut Execution<'_, O>,
        front: &mut FrontEnd,
    ) -> Result<(), CycleError> {
        if self.resolving.is_empty() {
            return Ok(());
        }
        // A wspawn looks at which warps were active at the start of the cycle, whatever else is resolved in it.
        let active = *self.masks.active();
        for context in self.resolving.iter() {
            if self.blocks[context].is_due(execution.cycle()) {
                self.resolve_one(context, &active, execution, front)?;
            }
        }
        Ok(())
    }

    fn resolve_one<O: CycleObserver>(
        &mut self,
        context: usize,
        active: &ContextSet,
        execution: &mut Execution<'_, O>,
        front: &mut FrontEnd,
    ) -> Result<(), CycleError> {
        let Some(mut unresolved) = self.unresolved[context] else { return Ok(()) };
        // While the warp is split a wspawn is wrong, whoever else is active: the golden engine says so.
        let alone = *active == ContextSet::only(context) || self.is_split(context);
        if unresolved.op == Op::Wspawn && !alone {
            self.block(context, Block::Spawn);
            return Ok(());
        }
        let arrival = self.global_arrival(execution.golden(), context, &unresolved);
        if happens_late(unresolved.op) {
            let step = execution.execute(context, &unresolved.fetched, execution.cycle(), None)?;
            debug_assert!(
                matches!(step, Step::Retired { .. }),
                "a lone warp spawns, an arriving one arrives"
            );
            self.start_new_warps(active, execution, front);
            unresolved.outcome = execution.outcome(context);
        }
        self.unresolved[context] = None;
        self.resolving.remove(context);
        match arrival {
            // Values go on as soon as the golden engine lets them; times are the registers' (global_barrier.rs).
            Some(Arrival { barrier, count }) => {
                self.block(context, Block::GlobalBarrier(barrier));
                self.global_counts[barrier as usize] = count;
            }
            None => self.go_on(context, &unresolved, execution, front),
        }
        Ok(())
    }

    /// Whether the warp of a context is split.
    fn is_split(&self, context: usize) -> bool {
        let first = context - context % self.contexts_per_warp;
        (first + 1..first + self.contexts_per_warp).any(|child| self.masks.active().contains(child))
    }

    /// The context goes on, waits, or ends, as the golden engine has it.
    fn go_on<O: CycleObserver>(
        &mut self,
        context: usize,
        resolved: &Unresolved,
        execution: &Execution<'_, O>,
        front: &mut FrontEnd,
    ) {
        if self.parts_or_meets(context, resolved, execution.cycle(), front) {
            return;
        }
        let Outcome { state, lanes, pc: next, .. } = resolved.outcome;
        match state {
            ContextState::Free => {
                self.masks.retire(context);
                self.block(context, Block::None);
                front.retire(context);
            }
            ContextState::AtBarrier(_) | ContextState::AtGlobalBarrier(_) => {
                self.block(context, Block::Barrier);
            }
            _ => {
                self.block(context, Block::None);
                self.masks.set_lanes(context, lanes);
                if resolved.op == Op::FenceI {
                    front.invalidate();
                    self.fenced_code = true;
                }
                let Fetched { pc, backward, looped, .. } = resolved.fetched;
                // A looped branch was followed by its target: it is redirected if it is not taken.
                if resolved.jumped != looped || resolved.op == Op::FenceI {
                    front.redirect(context, next, execution.cycle());
                    if resolved.jumped && backward {
                        front.loops(context, pc, next);
                    }
                }
            }
        }
        if resolved.op == Op::Bar {
            self.leave_barrier(execution.golden());
        }
    }

    /// A split that gives its other half a context of its own, or one of the two joins that end it; whether it was one.
    fn parts_or_meets(
        &mut self,
        context: usize,
        resolved: &Unresolved,
        now: u64,
        front: &mut FrontEnd,
    ) -> bool {
        let first = context - context % self.contexts_per_warp;
        match resolved.outcome.divergence {
            Some(Divergence::Split { holds, other, outcome: SplitOutcome::Parallel(child), .. }) => {
                let child = first + child;
                self.masks.split(context, child, holds, other);
                self.block(context, Block::None);
                self.block(child, Block::None);
                front.copy(context, child, now);
            }
            Some(Divergence::Join { outcome: JoinOutcome::Waits, .. }) => {
                self.block(context, Block::Join);
            }
            Some(Divergence::Join { outcome: JoinOutcome::Merged { parent, child }, after, .. }) => {
                let (parent, child) = (first + parent, first + child);
                self.masks.merge(parent, child, after);
                self.block(parent, Block::None);
                self.block(child, Block::None);
                front.retire(child);
            }
            _ => return false,
        }
        true
    }

    fn at(&self, context: usize) -> At {
        At::numbered(self.core, context, self.contexts_per_warp)
    }

    /// The barrier across cores and its count, if this is an instruction that waits at one.
    fn global_arrival(&self, golden: &Machine, context: usize, bar: &Unresolved) -> Option<Arrival> {
        if bar.op != Op::Bar {
            return None;
        }
        let instruction = decode(bar.fetched.word)?;
        let lane = leader(self.masks.lanes(context))?;
        let operand = |reg| golden.register(self.core, context / self.contexts_per_warp, lane, reg);
        let (id, count) = (operand(instruction.rs1), operand(instruction.rs2));
        (id & GLOBAL_BARRIER != 0 && count > 1).then_some(Arrival { barrier: id & !GLOBAL_BARRIER, count })
    }

    /// Warps the golden engine let go on do so.
    fn leave_barrier(&mut self, golden: &Machine) {
        for context in 0..self.blocks.len() {
            if self.blocks[context] == Block::Barrier
                && golden.state(self.at(context)) == ContextState::Running
            {
                self.block(context, Block::None);
            }
        }
    }

    fn start_new_warps<O: CycleObserver>(
        &mut self,
        before: &ContextSet,
        execution: &Execution<'_, O>,
        front: &mut FrontEnd,
    ) {
        let golden = execution.golden();
        let firsts = (0..self.blocks.len()).step_by(self.contexts_per_warp);
        for context in firsts.filter(|context| !before.contains(*context)) {
            let at = self.at(context);
            if golden.state(at) != ContextState::Free {
                self.masks.start(context, golden.active(at));
                self.block(context, Block::None);
                front.start(context, golden.pc(at), execution.cycle());
            }
        }
    }

    /// The barrier across cores at which all active warps stand.
    pub fn arrival(&self) -> Option<Arrival> {
        let mut active = self.masks.active().iter().map(|context| self.blocks[context]);
        let Block::GlobalBarrier(barrier) = active.next()? else { return None };
        let all = active.all(|block| block == Block::GlobalBarrier(barrier));
        all.then(|| Arrival { barrier, count: self.global_counts[barrier as usize] })
    }

    /// A barrier across cores opens: who stands there may issue again.
    pub fn open_barrier(&mut self, now: u64, barrier: u32, golden: &Machine) -> Result<(), CycleError> {
        for context in 0..self.blocks.len() {
            if self.blocks[context] != Block::GlobalBarrier(barrier) {
                continue;
            }
            let at = self.at(context);
            if golden.state(at) == ContextState::AtGlobalBarrier(barrier) {
                return Err(CycleError::BarrierCounts { cycle: now, at, barrier });
            }
            self.block(context, Block::None);
        }
        Ok(())
    }

    /// Whether a fence.i was resolved since the last call.
    #[inline]
    pub fn take_code_fence(&mut self) -> bool {
        std::mem::take(&mut self.fenced_code)
    }
}
