//! A core: front end, scoreboard, control, load/store unit, counters, and the order of things in a cycle. This file only wires.
//!
//! The first half of a cycle ([`Core::issue_cycle`]) goes from the tags to the resolution of control instructions; then memory
//! decides what it does ([`Core::plan`]) and the arbiter grants; the second half ([`Core::finish`]) is the cycle's end.

mod candidates;

use crate::bus_record::LineWrite;
use crate::contexts::ContextSet;
use crate::control::{Arrival, WarpControl};
use crate::counters::{Counters, Tally};
use crate::error::CycleError;
use crate::execute::Execution;
use crate::front::{Entry, Fetched, FrontEnd, Head};
use crate::groups::Together;
use crate::issue::{MemoryState, Scoreboard};
use crate::memory::{Ask, Delivered, LoadStore, Plan};
use crate::record::{CycleObserver, Issue, IssuedInstruction, Request, ScheduleRecord};
use crate::shared::Shared;
use crate::stalls::Stalls;
use warpstep_golden::{Machine, Step, TimedCsrs};
use warpstep_program::Program;
use warpstep_spec::events::Stall;
use warpstep_spec::{Class, Config};

/// What is known of a cycle before its end.
struct ThisCycle {
    /// What every context does.
    stalls: Stalls,
    /// Contexts that are about to be looked at.
    changed: ContextSet,
    /// Contexts to be looked at in the next cycle: what others do decides whether they can issue.
    again: ContextSet,
    /// Those for which the load/store unit alone does, and what it was able to do when they were looked at.
    memory_waits: ContextSet,
    memory: MemoryState,
    /// Warps with a context that could issue; contexts, where those are selected one by one.
    candidates: ContextSet,
    /// What an observer of schedules is shown; filled anew in every cycle, in the same room.
    record: ScheduleRecord,
    /// The line the fill engine asks for.
    fill_valid: Option<u32>,
    /// What counts from the next cycle on.
    tally: Tally,
}

/// One core without its memory.
pub(crate) struct Core {
    number: usize,
    contexts_per_warp: usize,
    front: FrontEnd,
    scoreboard: Scoreboard,
    control: WarpControl,
    memory: LoadStore,
    counters: Counters,
    cycle: u64,
    now: ThisCycle,
}

impl Core {
    /// The core after reset.
    pub fn new(number: usize, config: &Config, program: &Program) -> Core {
        Core {
            number,
            contexts_per_warp: config.contexts(),
            front: FrontEnd::new(config, program.entry),
            scoreboard: Scoreboard::new(config),
            control: WarpControl::new(number, config),
            memory: LoadStore::new(config),
            counters: Counters::default(),
            cycle: 0,
            now: ThisCycle {
                stalls: Stalls::new(config.core_contexts(), config.contexts()),
                changed: ContextSet::EMPTY,
                again: ContextSet::EMPTY,
                memory_waits: ContextSet::EMPTY,
                memory: MemoryState { accepts: true, is_drained: true },
                candidates: ContextSet::EMPTY,
                record: ScheduleRecord::default(),
                fill_valid: None,
                tally: Tally::default(),
            },
        }
    }

    /// Puts code into the instruction cache before the first cycle, as much as fits.
    pub fn preload(&mut self, golden: &Machine, from: u32, bytes: usize) {
        self.front.preload(golden, from, bytes);
    }

    pub fn counters(&self) -> &Counters {
        &self.counters
    }

    #[inline]
    pub fn has_active_warps(&self) -> bool {
        !self.control.active().is_empty()
    }

    /// Whether a warp is active or an access in flight.
    #[inline]
    pub fn is_busy(&self) -> bool {
        self.has_active_warps() || !self.memory.is_drained()
    }

    /// From the tags to the resolution of control instructions.
    pub fn issue_cycle<O: CycleObserver>(
        &mut self,
        shared: &mut Shared,
        observer: &mut O,
    ) -> Result<(), CycleError> {
        let control = &self.control;
        let held_up = |context| control.is_held_up(context);
        self.now.fill_valid = self.front.start_fill(self.cycle, &shared.golden, held_up);
        let tally = &mut self.now.tally;
        self.front.compare_tags(|hit| tally.fetched(hit));
        self.memory.claim(self.cycle, &mut self.scoreboard);
        self.find_candidates();
        let active = if self.front.is_loading() { &ContextSet::EMPTY } else { self.control.active() };
        let selected = self.front.select(&self.now.candidates, active);
        let issuing = self.chosen(selected.issues);
        let fetching = if self.front.is_coordinated() { issuing } else { self.chosen(selected.fetches) };
        if O::SCHEDULES {
            self.record(issuing, fetching);
        }

        let mut execution = Execution::new(self.number, self.contexts_per_warp, self.cycle, shared, observer);
        for context in fetching {
            self.front.check_invariant(self.cycle, context);
            self.front.request(context);
        }
        for context in issuing {
            self.now.stalls.set(context, Stall::Issued);
            self.issue(context, &mut execution)?;
        }
        self.front.advance();
        self.control.resolve(&mut execution, &mut self.front)
    }

    /// The contexts of the selected candidate that could issue; where fetch is on its own, the one context.
    #[inline]
    fn chosen(&self, selected: Option<usize>) -> Together {
        let Some(candidate) = selected else { return Together::default() };
        let contexts = self.front.contexts_of(candidate);
        if self.contexts_per_warp == 1 {
            return Together::only(candidate);
        }
        Together::of(contexts, |context| self.now.stalls.ready().contains(context))
    }

    /// The head of a context leaves its queue: it is executed and entered into the scoreboard.
    fn issue<O: CycleObserver>(
        &mut self,
        context: usize,
        execution: &mut Execution<'_, O>,
    ) -> Result<(), CycleError> {
        let fetched = match self.front.pop(context) {
            Entry::Nop(cause) => {
                self.now.tally.nop(cause);
                return Ok(());
            }
            Entry::Instruction(fetched) => fetched,
        };
        let (lanes, control) = (self.control.lanes(context), fetched.control());
        let mut jumped = false;
        if WarpControl::is_executed_at_issue(control) {
            let done = self.cycle + u64::from(fetched.latency.max(2)) - 1;
            let timed = self.timed_csrs(&fetched);
            let step = execution.execute(context, &fetched, done, timed.as_ref())?;
            jumped = step == Step::Retired { jumped: true };
        }
        self.now.tally.instruction(lanes);
        if let Some(op) = control {
            let outcome = execution.outcome(context);
            self.control.issue(self.cycle, context, op, &fetched, jumped, outcome);
        }
        match fetched.class {
            Class::Load | Class::Store => {
                let register = fetched.destination();
                self.memory.issue(execution.access(context, &fetched, lanes, register)?);
                self.scoreboard.issue_load(context, register, lanes);
            }
            Class::Fence if control.is_none() => {
                self.memory.issue(execution.access(context, &fetched, lanes, 0)?);
                self.scoreboard.issue_fence(context);
            }
            Class::Fence => {} // fence.i is a control instruction
            _ => {
                let owned = self.control.owned(context);
                self.scoreboard.issue(self.cycle, context, &fetched, lanes, owned);
            }
        }
        Ok(())
    }

    /// What an instruction that reads CSRs finds in those that depend on time.
    #[inline]
    fn timed_csrs(&self, fetched: &Fetched) -> Option<TimedCsrs> {
        (fetched.class == Class::Csr).then(|| TimedCsrs {
            mcycle: self.cycle,
            minstret: self.counters.lane_instructions,
            active_warps: self.control.active_warps(),
            counters: self.counters.registers(),
        })
    }

    /// Whether its load/store unit and fill request have nothing to do in this cycle.
    #[inline]
    pub fn memory_rests(&self) -> bool {
        self.memory.is_drained() && !self.memory.asks_for_fill()
    }

    /// What the load/store unit will do, and what it asks of the arbiter.
    pub fn plan(&self, delivered: &Delivered) -> (Plan, Ask) {
        let plan = self.memory.plan(delivered.answer == Some(self.number));
        let ask = self.memory.ask(&plan);
        (plan, ask)
    }

    /// The write its load/store unit requests.
    pub fn line_write(&self, plan: &Plan) -> Option<LineWrite> {
        self.memory.line_write(self.number, plan)
    }

    /// The end of the cycle; `granted` is what the arbiter granted this core. Returns whether a fence ended.
    pub fn finish<O: CycleObserver>(
        &mut self,
        plan: Plan,
        granted: Option<Ask>,
        delivered: &Delivered,
        observer: &mut O,
    ) -> bool {
        self.scoreboard.tick(self.cycle);
        let written = delivered.written == Some(self.number);
        let (scoreboard, counters) = (&mut self.scoreboard, &mut self.counters);
        let fenced = self.memory.finish(self.cycle, plan, granted, written, scoreboard, counters, observer);
        if delivered.line == Some(self.number) {
            self.front.line_arrived(self.cycle);
        }
        self.end_cycle(observer);
        fenced
    }

    /// The same while memory is idle.
    #[inline]
    pub fn finish_at_rest<O: CycleObserver>(&mut self, observer: &mut O) {
        self.scoreboard.tick(self.cycle);
        self.end_cycle(observer);
    }

    #[inline]
    fn end_cycle<O: CycleObserver>(&mut self, observer: &mut O) {
        if let Some(line) = self.now.fill_valid.take() {
            self.memory.ask_for_fill(line);
        }
        self.counters.end_cycle(std::mem::take(&mut self.now.tally), self.now.stalls.counts());
        if O::SCHEDULES {
            refill(&mut self.now.record.stalls, self.now.stalls.all().iter().copied());
            observer.core_scheduled(self.number, &self.now.record);
        }
        self.cycle += 1;
    }

    /// Whether no context can issue, nothing is in flight and every active context waits for others.
    #[inline]
    pub fn is_stuck(&self) -> bool {
        self.now.candidates.is_empty()
            && self.memory.is_drained()
            && self.scoreboard.is_idle()
            && !self.front.is_filling()
            && self.control.only_waits()
    }

    /// The barrier across cores at which all active warps stand.
    pub fn arrival(&self) -> Option<Arrival> {
        self.control.arrival()
    }

    /// A barrier across cores opens for this core, at the end of cycle `now`.
    pub fn open_barrier(&mut self, now: u64, barrier: u32, golden: &Machine) -> Result<(), CycleError> {
        self.control.open_barrier(now, barrier, golden)
    }

    /// Whether a fence.i was resolved since the last call.
    #[inline]
    pub fn take_code_fence(&mut self) -> bool {
        self.control.take_code_fence()
    }

    /// Whether a store to this word is in flight.
    pub fn stores_to(&self, word: u32) -> bool {
        self.memory.stores_to(word)
    }

    /// Whether no access is in flight.
    pub fn is_drained(&self) -> bool {
        self.memory.is_drained()
    }

    /// Fills the record of this cycle, but for its stalls, which are known at its end.
    fn record(&mut self, issuing: Together, fetching: Together) {
        let Core { front, control, now, cycle, .. } = self;
        let issue = |context: usize| Issue {
            context,
            instruction: match front.head(context) {
                Head::Instruction(head) => {
                    Some(IssuedInstruction { pc: head.pc, word: head.word, active: control.lanes(context) })
                }
                _ => None,
            },
        };
        let request = |context: usize| Request { context, pc: front.fetch_pc(context) };
        let record = &mut now.record;
        record.cycle = *cycle;
        refill(&mut record.issued, issuing.map(issue));
        refill(&mut record.requested, fetching.map(request));
        refill(&mut record.occupancy, front.occupancy());
        refill(&mut record.in_flight, front.in_flight());
        if self.contexts_per_warp > 1 {
            let (contexts, loading) = (0..now.stalls.all().len(), front.is_loading());
            let active = |context| if loading { 0 } else { control.lanes(context) };
            refill(&mut record.lanes, contexts.clone().map(active));
            refill(&mut record.owned, contexts.map(|context| control.owned(context)));
        }
        record.excused = front.excused(*cycle);
    }
}

/// Other elements in the same room.
fn refill<T>(list: &mut Vec<T>, elements: impl Iterator<Item = T>) {
    list.clear();
    list.extend(elements);
}
