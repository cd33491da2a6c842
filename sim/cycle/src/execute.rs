//! Execution: the golden engine does what issues, or what is resolved, and its record waits here until the cycle it is done in
//! is known. Values are its own; this model moves none.

use crate::error::CycleError;
use crate::front::Fetched;
use crate::memory::{Access, What};
use crate::record::CycleObserver;
use crate::shared::Shared;
use warpstep_golden::{
    At, ContextState, Divergence, Machine, MemoryEffect, MemoryKind, Observer, Retire, RunError,
};
use warpstep_golden::{Step, TimedCsrs, Warning};
use warpstep_spec::{LaneMask, Op, abi};

/// What a fence does to memory.
const NOTHING: MemoryEffect = MemoryEffect {
    kind: MemoryKind::Load,
    bytes: 4,
    addresses: [0; abi::MAX_LANES],
    data: [0; abi::MAX_LANES],
};

/// Passes on what the golden engine reports, and keeps its record until its cycle is known.
struct Relay<'a, O> {
    observer: &'a mut O,
    record: Option<Retire>,
    effect: Option<MemoryEffect>,
    divergence: Option<Divergence>,
}

impl<O: CycleObserver> Observer for Relay<'_, O> {
    const RETIRES: bool = O::RETIRES;
    fn retired(&mut self, record: &Retire) {
        self.record = Some(*record);
    }
    fn accessed(&mut self, effect: &MemoryEffect) {
        self.effect = Some(*effect);
    }
    fn diverged(&mut self, event: &Divergence) {
        self.divergence = Some(*event);
        self.observer.diverged(event);
    }
    fn warned(&mut self, warning: &Warning) {
        self.observer.warned(warning);
    }
    fn printed(&mut self, byte: u8) {
        self.observer.printed(byte);
    }
}

/// What the golden engine has made of a context, as it was when its instruction had been executed: other contexts of the
/// warp may change it before that instruction is resolved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome {
    pub state: ContextState,
    pub lanes: LaneMask,
    pub pc: u32,
    /// Of a split or join.
    pub divergence: Option<Divergence>,
}

/// What one core executes in one cycle.
pub(crate) struct Execution<'a, O> {
    core: usize,
    contexts_per_warp: usize,
    cycle: u64,
    shared: &'a mut Shared,
    relay: Relay<'a, O>,
}

impl<'a, O: CycleObserver> Execution<'a, O> {
    #[inline]
    pub fn new(
        core: usize,
        contexts_per_warp: usize,
        cycle: u64,
        shared: &'a mut Shared,
        observer: &'a mut O,
    ) -> Execution<'a, O> {
        let relay = Relay { observer, record: None, effect: None, divergence: None };
        Execution { core, contexts_per_warp, cycle, shared, relay }
    }

    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    pub fn golden(&self) -> &Machine {
        &self.shared.golden
    }

    fn at(&self, context: usize) -> At {
        At::numbered(self.core, context, self.contexts_per_warp)
    }

    /// What has become of a context whose instruction was just executed.
    pub fn outcome(&mut self, context: usize) -> Outcome {
        let (at, golden) = (self.at(context), &self.shared.golden);
        Outcome {
            state: golden.state(at),
            lanes: golden.active(at),
            pc: golden.pc(at),
            divergence: self.relay.divergence.take(),
        }
    }

    /// Executes; `done` is the cycle of its writeback or resolution. What a memory instruction does is to be fetched by
    /// [`Execution::access`].
    pub fn execute(
        &mut self,
        context: usize,
        fetched: &Fetched,
        done: u64,
        timed: Option<&TimedCsrs>,
    ) -> Result<Step, CycleError> {
        let (at, cycle, pc) = (self.at(context), self.cycle, fetched.pc);
        let golden = &mut self.shared.golden;
        if self.shared.stored.contains(self.core, pc) {
            let memory = golden.memory().read_word(pc);
            return Err(CycleError::StaleInstruction { cycle, at, pc, fetched: fetched.word, memory });
        }
        debug_assert_eq!(golden.pc(at), pc, "only instructions on the right path issue");
        let step = golden
            .step(at, timed, &mut self.relay)
            .map_err(|fault| CycleError::Program { cycle, error: RunError::Fault(Box::new(fault)) })?;
        let Relay { observer, record, .. } = &mut self.relay;
        // The cycle of a memory instruction is known when it is done.
        if let Some(known) =
            record.as_mut().filter(|record| record.memory.is_none() && record.op != Op::Fence)
        {
            known.cycle = done;
            observer.retired(known);
            *record = None;
        }
        Ok(step)
    }

    /// The memory instruction that was executed, for the load/store unit; looked at for races and stored code.
    pub fn access(
        &mut self,
        context: usize,
        fetched: &Fetched,
        lanes: LaneMask,
        register: u64,
    ) -> Result<Box<Access>, CycleError> {
        let (what, effect) = match self.relay.effect.take() {
            Some(effect) if effect.kind == MemoryKind::Load => (What::Load, effect),
            Some(effect) => (What::Store, effect),
            None => (What::Fence, NOTHING),
        };
        if what == What::Store {
            self.shared.stored.store(lanes, &effect);
        }
        let at = self.at(context);
        if let Some(races) = &mut self.shared.races {
            match what {
                What::Fence => races.fence_issued(self.core, self.cycle),
                _ => races.access(at, fetched.pc, self.cycle, lanes, &effect)?,
            }
        }
        let record = self.relay.record.take().map(Box::new);
        let pc = fetched.pc;
        Ok(Box::new(Access { what, context, pc, lanes, pending: lanes, register, effect, record }))
    }
}
