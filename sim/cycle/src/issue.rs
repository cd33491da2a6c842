//! A head leaves its queue: the golden engine executes it, the books are updated.

use crate::chip::Shared;
use crate::context::Block;
use crate::control::Unresolved;
use crate::core::Core;
use crate::error::CycleError;
use crate::memory::{Access, What};
use crate::queue::{Entry, Fetched};
use crate::record::CycleObserver;
use warpstep_golden::{At, Divergence, MemoryEffect, MemoryKind, Observer, Retire, RunError, Step};
use warpstep_golden::{TimedCsrs, Warning};
use warpstep_spec::{Class, LaneMask, Op, Reg, abi};

/// What a fence does to memory.
const NOTHING: MemoryEffect = MemoryEffect {
    kind: MemoryKind::Load,
    bytes: 4,
    addresses: [0; abi::MAX_LANES],
    data: [0; abi::MAX_LANES],
};

/// Passes on what the golden engine says, and keeps its record until its cycle is known.
struct Relay<'a, O> {
    observer: &'a mut O,
    record: Option<Retire>,
    effect: Option<MemoryEffect>,
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
        self.observer.diverged(event);
    }
    fn warned(&mut self, warning: &Warning) {
        self.observer.warned(warning);
    }
    fn printed(&mut self, byte: u8) {
        self.observer.printed(byte);
    }
}

impl Core {
    pub(crate) fn issue<O: CycleObserver>(
        &mut self,
        shared: &mut Shared,
        context: usize,
        observer: &mut O,
    ) -> Result<(), CycleError> {
        let entry = self.contexts[context].queue.pop().expect("a ready context has a head");
        let fetched = match entry {
            Entry::Nop(cause) => {
                self.counters.nop(cause);
                return Ok(());
            }
            Entry::Instruction(fetched) => fetched,
        };
        let lanes = self.contexts[context].lanes;
        let register = if fetched.rd == Reg::ZERO { 0 } else { 1u64 << fetched.rd.index() };
        let op = fetched.op.filter(|op| op.blocks_context());
        let control = self.config.latencies.control;
        let done = self.cycle + u64::from(fetched.latency.max(2)) - 1;
        if let Some(op) = op.filter(|op| Core::happens_late(*op)) {
            self.unresolved[context] = Some(Unresolved { op, fetched, jumped: false });
        } else {
            let step = self.execute(shared, context, &fetched, done, observer)?;
            let jumped = step == Step::Retired { jumped: true };
            self.unresolved[context] = op.map(|op| Unresolved { op, fetched, jumped });
        }
        self.counters.issued += 1;
        self.counters.lane_instructions += u64::from(lanes.count_ones());
        if op.is_some() {
            self.unresolved_mask |= 1 << context;
            self.contexts[context].block = Block::Control { resolves: self.cycle + u64::from(control) - 1 };
        }
        match fetched.class {
            Class::Load | Class::Store => {
                self.access(shared, context, &fetched, lanes, register)?;
                self.scoreboard.issue_load(context, register);
            }
            Class::Fence if op.is_none() => {
                self.access(shared, context, &fetched, lanes, 0)?;
                self.scoreboard.issue_fence(context);
            }
            Class::Fence => {} // fence.i is a control instruction
            class => self.scoreboard.issue(self.cycle, context, class, fetched.latency, register, lanes),
        }
        Ok(())
    }

    /// Hands a memory instruction to the unit.
    fn access(
        &mut self,
        shared: &mut Shared,
        context: usize,
        fetched: &Fetched,
        lanes: LaneMask,
        register: u64,
    ) -> Result<(), CycleError> {
        let (what, effect) = match self.effect.take() {
            Some(effect) if effect.kind == MemoryKind::Load => (What::Load, effect),
            Some(effect) => (What::Store, effect),
            None => (What::Fence, NOTHING),
        };
        if what == What::Store {
            shared.stored.store(lanes, &effect);
        }
        if let Some(races) = &mut shared.races {
            if what == What::Fence {
                races.fence_issued(self.number, self.cycle);
            } else {
                let at = At { core: self.number, warp: context, context: 0 };
                races.access(at, fetched.pc, self.cycle, lanes, &effect)?;
            }
        }
        let record = self.access.take().map(Box::new);
        let pc = fetched.pc;
        self.memory.issue(Box::new(Access {
            what,
            context,
            pc,
            lanes,
            pending: lanes,
            register,
            effect,
            record,
        }));
        Ok(())
    }

    /// Lets the golden engine execute; the record is passed on with the cycle in which it is done.
    pub(crate) fn execute<O: CycleObserver>(
        &mut self,
        shared: &mut Shared,
        context: usize,
        fetched: &Fetched,
        done: u64,
        observer: &mut O,
    ) -> Result<Step, CycleError> {
        let at = At { core: self.number, warp: context, context: 0 };
        let timed = (fetched.class == Class::Csr).then(|| TimedCsrs {
            mcycle: self.cycle,
            minstret: self.counters.lane_instructions,
            active_warps: self.active,
            counters: self.counters.registers(),
        });
        if shared.stored.contains(self.number, fetched.pc) {
            let (cycle, pc, fetched) = (self.cycle, fetched.pc, fetched.word);
            let memory = shared.golden.memory().read_word(pc);
            return Err(CycleError::StaleInstruction { cycle, at, pc, fetched, memory });
        }
        debug_assert_eq!(shared.golden.pc(at), fetched.pc, "only instructions on the right path issue");
        let mut relay = Relay { observer, record: None, effect: None };
        let step = shared.golden.step(at, timed.as_ref(), &mut relay).map_err(|fault| {
            CycleError::Program { cycle: self.cycle, error: RunError::Fault(Box::new(fault)) }
        })?;
        if relay.effect.is_some() {
            self.effect = relay.effect; // large: moved only when it is there
        }
        match relay.record {
            // Its cycle is known when it is done.
            Some(record) if record.memory.is_some() || record.op == Op::Fence => self.access = Some(record),
            Some(record) => observer.retired(&Retire { cycle: done, ..record }),
            None => {}
        }
        Ok(step)
    }
}
