//! A head leaves its queue: the golden engine executes it, the books are updated.

use crate::chip::Chip;
use crate::context::Block;
use crate::control::Unresolved;
use crate::error::CycleError;
use crate::queue::{Entry, Fetched};
use crate::record::CycleObserver;
use warpstep_golden::{At, Divergence, Observer, Retire, RunError, Step, TimedCsrs, Warning};
use warpstep_spec::{Class, Reg};

/// Passes on what the golden engine says, and keeps its record until its cycle is known.
struct Relay<'a, O> {
    observer: &'a mut O,
    record: Option<Retire>,
}

impl<O: CycleObserver> Observer for Relay<'_, O> {
    const RETIRES: bool = O::RETIRES;
    fn retired(&mut self, record: &Retire) {
        self.record = Some(*record);
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

impl Chip {
    pub(crate) fn issue<O: CycleObserver>(
        &mut self,
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
        if let Some(op) = op.filter(|op| Chip::happens_late(*op)) {
            self.unresolved[context] = Some(Unresolved { op, fetched, jumped: false });
        } else {
            let step = self.execute(context, &fetched, done, observer)?;
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
                self.lsu.issue(self.cycle, context, lanes, register);
                self.scoreboard.issue_load(context, register);
            }
            Class::Fence => {}
            class => self.scoreboard.issue(self.cycle, context, class, fetched.latency, register, lanes),
        }
        Ok(())
    }

    /// Lets the golden engine execute; the record is passed on with the cycle in which it is done.
    pub(crate) fn execute<O: CycleObserver>(
        &mut self,
        context: usize,
        fetched: &Fetched,
        done: u64,
        observer: &mut O,
    ) -> Result<Step, CycleError> {
        let at = At { core: 0, warp: context, context: 0 };
        let timed = (fetched.class == Class::Csr).then_some(TimedCsrs {
            mcycle: self.cycle,
            minstret: self.counters.lane_instructions,
            active_warps: self.active,
        });
        let memory = self.golden.memory().read_word(fetched.pc);
        if memory != fetched.word {
            let (cycle, pc, cached) = (self.cycle, fetched.pc, fetched.word);
            return Err(CycleError::StaleInstruction { cycle, at, pc, cached, memory });
        }
        debug_assert_eq!(self.golden.pc(at), fetched.pc, "only instructions on the right path issue");
        let mut relay = Relay { observer, record: None };
        let step = self.golden.step(at, timed, &mut relay).map_err(|fault| CycleError::Program {
            cycle: self.cycle,
            error: RunError::Fault(Box::new(fault)),
        })?;
        match relay.record {
            Some(record) if record.memory.is_some() => self.access = Some(record),
            Some(record) => observer.retired(&Retire { cycle: done, ..record }),
            None => {}
        }
        Ok(step)
    }
}
