//! The machine of the pages, on values of which some are unknown: what it does in each cycle, as far as inputs do not decide it.
//!
//! Written from docs/microarchitecture.md and docs/memory.md, apart from the cycle model; the two are compared in every cycle by the
//! tests. All times in its state count from now, so that two states that have the same future are equal. Coordinated schedules
//! only, and a memory on time, or one that answers after exactly `memory_latency` cycles.
//!
//! ```text
//! begin ─> questions ─> finish(answers)       a cycle; without a question there is nothing to answer
//! ```

mod alone;
mod apart;
mod bus;
mod choice;
mod code;
mod context;
mod control;
mod core;
mod doubt;
mod execute;
mod fees;
mod front;
mod global_barrier;
mod guidance;
mod halves;
#[cfg(feature = "mistakes")]
mod less;
mod lines;
mod load_store;
mod objects;
mod parting;
mod premises;
mod representatives;
mod scatter;
mod scoreboard;
mod tags;
mod tally;

pub(crate) use self::alone::Alone;
pub use self::alone::{Cut, Touched};
pub use self::apart::{Apart, Seen};
pub use self::choice::{About, Combinations, Outcome, Question};
pub use self::core::Issued;
pub use self::fees::Fees;
pub(crate) use self::guidance::{Guidance, Notes};
pub use self::halves::{in_turn, timed_as};
pub use self::lines::{ByWarp, Lines};
pub use self::premises::{Premises, Watch};
pub use self::tally::{Rule, Tally};

use self::bus::{Bus, Delivered};
use self::choice::Answers;
use self::code::Code;
use self::context::{Context, Effect, Entry};
use self::core::Core;
use self::global_barrier::GlobalBarriers;
use self::load_store::Ask;
use self::objects::Objects;
#[cfg(feature = "mistakes")]
use self::scoreboard::Scoreboard;
use crate::costs::Costs;
use crate::key::{Digest, key};
use crate::meetings::Meeting;
use crate::mistake::Mistake;
use crate::stop::Stop;
use crate::values::{Kept, Store, Word};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::rc::Rc;
use warpstep_flow::LoopBounds;
use warpstep_program::{AccessRules, Program};
use warpstep_spec::config::MOST_CORES;
use warpstep_spec::events::Stall;
use warpstep_spec::{Config, Op};

/// Cycles behind a choice in which states are not compared before the next one.
const SOON: u64 = 100;

/// Longer than a barrier across cores takes to open.
const DEADLOCK_CYCLES: u32 = 4;

/// What does not change.
#[derive(Clone)]
struct Shared {
    config: Config,
    rules: AccessRules,
    code: Code,
    notes: RefCell<Notes>,
    /// Only where several histories are followed.
    guidance: Option<Rc<Guidance>>,
    /// Only where a warp is followed by itself.
    alone: Option<Rc<Alone>>,
    touched: RefCell<Touched>,
    objects: Rc<Objects>,
    loop_bounds: Rc<LoopBounds>,
    /// Inputs decided a branch.
    decides_branches: Cell<bool>,
}

impl Shared {
    /// Remembers what a warp touches that is followed by itself.
    fn touched<R>(&self, remember: impl FnOnce(&mut Touched) -> R) {
        if self.alone.is_some() {
            remember(&mut self.touched.borrow_mut());
        }
    }

    /// Whether another half of the warp of this context, which is followed by itself, runs beside it.
    fn is_in_half(&self, context: &Context) -> bool {
        self.alone.as_ref().is_some_and(|alone| alone.is_in_half(context))
    }

    /// Whether what this context issues now can keep another half of its warp from issuing.
    fn holds_up_other_half(&self, context: &Context) -> bool {
        let takes_unit = || match context.queue.front() {
            Some(Entry::Instruction { pc, .. }) => self.code.at(*pc).shared_unit.is_some(),
            _ => false,
        };
        self.alone
            .as_ref()
            .is_some_and(|alone| alone.is_in_half(context) && (!alone.issue_together || takes_unit()))
    }

    /// Registers in which lanes have to agree if it does not matter for time which of them take which half of a split; none if it does.
    fn decides_simple(&self, split: u32) -> Option<u64> {
        let region = self.guidance.as_deref().and_then(|guidance| guidance.regions.get(&split));
        region.filter(|region| region.is_simple).map(|region| region.decides)
    }

    /// Where the ways behind a branch meet, if that is used.
    fn meeting(&self, pc: u32) -> Option<Meeting> {
        self.guidance.as_deref().and_then(|guidance| guidance.meetings.get(&pc)).copied()
    }

    /// Remembers lines at which a load may meet a store; says whether there is one of which that was not known.
    fn notes_met(&self, lines: Vec<u32>) -> bool {
        let known = self.guidance.as_deref().map(|guidance| &guidance.met);
        let mut new = lines.into_iter().filter(|line| known.is_none_or(|met| !met.contains(line))).peekable();
        let is_new = new.peek().is_some();
        self.notes.borrow_mut().met.extend(new);
        is_new
    }

    /// Remembers where indirect jumps go and warps start.
    fn note(&self, pc: u32, op: Op, effect: &Effect) {
        match *effect {
            Effect::Goes { target, .. } if op == Op::Jalr => {
                self.notes.borrow_mut().learned.jumps.entry(pc).or_default().insert(target);
            }
            Effect::Spawn { pc: start, .. } => {
                self.notes.borrow_mut().learned.starts.insert(start);
            }
            _ => {}
        }
    }
}

/// How often loops run that inputs end.
fn loop_bounds(program: &Program) -> LoopBounds {
    if !Mistake::LoopBoundLess.is_made() {
        return LoopBounds::of(program);
    }
    let mut less = program.clone();
    less.loop_bounds.iter_mut().for_each(|bound| bound.most -= 1);
    LoopBounds::of(&less)
}

/// What a machine starts with, beside the program.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The argument in `mscratch`, if it is the same in every run.
    pub argument: Option<u32>,
    /// Bytes that may be anything.
    pub inputs: Vec<Range<u32>>,
    /// The code is in the instruction caches.
    pub warm: bool,
    /// Registers and memory that nobody wrote are zero, as in a simulation; otherwise they may be anything, as in a machine that was
    /// just switched on.
    pub zeroed: bool,
}

/// A chip at the start of a cycle, or in the middle of one.
#[derive(Clone)]
pub struct Machine {
    shared: Rc<Shared>,
    cores: Vec<Core>,
    bus: Bus,
    barriers: GlobalBarriers,
    store: Store,
    /// Cycles that are over; and that were when this state was last compared with others.
    cycle: u64,
    compared: u64,
    /// Whether the cycle is known: one history is followed.
    timed: bool,
    stuck: u32,
    delivered: Delivered,
}

/// All that decides the future, in the middle of a cycle.
impl Hash for Machine {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Machine { shared: _, cycle: _, compared: _, timed: _, delivered: _, .. } = self;
        #[cfg(feature = "mistakes")]
        if let Some(less) = self.with_less() {
            let Machine { cores, bus, barriers, store, stuck, .. } = less;
            return (cores, bus, barriers, store, stuck).hash(state);
        }
        let Machine { cores, bus, barriers, store, stuck, .. } = self;
        (cores, bus, barriers, store, stuck).hash(state);
    }
}

impl Machine {
    /// The chip after reset.
    pub fn new(config: &Config, program: &Program, start: &Start) -> Machine {
        let rules = AccessRules::strict(config.local_memory_bytes);
        let argument = start.argument.map_or(Word::UNKNOWN, Word::new);
        let untouched = if start.zeroed { Word::ZERO } else { Word::UNKNOWN };
        let core = |number| Core::new(number, config, program.entry, argument, untouched);
        let mut cores: Vec<Core> = (0..config.cores).map(core).collect();
        if start.warm {
            for segment in program.segments.iter().filter(|segment| segment.executable) {
                let preload = |core: &mut Core| core.front.preload(segment.address, segment.bytes.len());
                cores.iter_mut().for_each(preload);
            }
        }
        Machine {
            cores,
            bus: Bus::new(config),
            barriers: GlobalBarriers::new(config.barriers()),
            store: Store::new(program, &start.inputs, untouched, config.cores),
            cycle: 0,
            compared: 0,
            timed: true,
            stuck: 0,
            delivered: Delivered::default(),
            shared: Rc::new(Shared {
                config: config.clone(),
                rules,
                code: Code::new(program, config),
                notes: RefCell::default(),
                guidance: None,
                alone: None,
                touched: RefCell::default(),
                objects: Rc::new(Objects::new(program, config)),
                loop_bounds: Rc::new(loop_bounds(program)),
                decides_branches: Cell::new(false),
            }),
        }
    }

    /// A digest of all that decides the future: two states have the same exactly if they are equal. Memory is in it whole
    /// as long as one history is followed, else as far as it is remembered.
    pub fn digest(&self) -> Digest {
        Digest::of(&key(self))
    }

    /// Cycles that are over.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    /// Whether a warp is active or an access in flight.
    pub fn is_busy(&self) -> bool {
        self.cores.iter().any(Core::is_busy)
    }

    /// The program's words, by their addresses.
    pub(crate) fn code(&self) -> BTreeMap<u32, u32> {
        self.shared.code.words()
    }

    /// What was seen so far.
    pub(crate) fn notes(&self) -> Notes {
        self.shared.notes.borrow().clone()
    }

    /// Whether more was seen than these.
    pub(crate) fn has_noted(&self, notes: &Notes) -> bool {
        *self.shared.notes.borrow() != *notes
    }

    /// There are many states: if inputs decide branches, what was written on the two ways is better forgotten where they
    /// meet.
    pub(crate) fn note_many_states(&self) {
        let Shared { alone, decides_branches, notes, .. } = &*self.shared;
        if alone.is_none() && decides_branches.get() {
            notes.borrow_mut().forgets_ways = true;
        }
    }

    /// From now on several histories are followed: what depends on the time since reset is unknown, memory that decides nothing is
    /// forgotten.
    pub(crate) fn part(&mut self, guidance: Rc<Guidance>, notes: Notes, kept: &Rc<RefCell<Kept>>) {
        self.timed = Mistake::TimeIsKnown.is_made();
        self.store.part(Rc::clone(kept));
        if self.shared.alone.is_none() {
            // States that differ in them alone are the same.
            let warps = self.cores.iter_mut().flat_map(|core| &mut core.warps);
            warps.for_each(|warp| warp.registers.forget_origins());
        }
        let mut shared = Shared::clone(&self.shared);
        (shared.notes, shared.touched) = (RefCell::new(notes), RefCell::default());
        shared.guidance = Some(guidance);
        self.shared = Rc::new(shared);
    }

    /// Whether since the last call something happened behind which histories may be equal again; where warps are followed
    /// together, only long after the last choice: the next one is soon enough.
    pub fn take_milestone(&mut self) -> bool {
        let any = self.cores.iter_mut().fold(false, |any, core| std::mem::take(&mut core.milestone) | any);
        let is_soon = self.shared.alone.is_none() && self.cycle < self.compared + SOON;
        if any && !is_soon {
            self.compared = self.cycle;
        }
        any && !is_soon
    }

    /// Forgets what can no longer decide anything, in the middle of a cycle.
    pub fn forget(&mut self) {
        let Machine { cores, shared, .. } = self;
        cores.iter_mut().for_each(|core| core.forget(shared));
    }

    /// The first half of a cycle: who issues.
    pub fn begin(&mut self) -> Result<(), Stop> {
        self.delivered = self.bus.deliver();
        if self.cores.len() > 1 {
            self.barriers.see(self.cycle, self.cores.iter().map(Core::global_arrival))?;
        }
        let Machine { cores, shared, .. } = self;
        cores.iter_mut().for_each(|core| core.begin(shared));
        Ok(())
    }

    /// What the instructions about to issue leave open, in the order in which answers are expected.
    pub fn questions(&self) -> Vec<Question> {
        let mut questions = Vec::new();
        self.cores.iter().for_each(|core| core.questions(&self.shared, &mut questions));
        questions
    }

    /// What a question about a store is answered with if its lanes store to these addresses.
    pub fn outcome_of_store(&self, question: &Question, address: impl Fn(usize) -> u32) -> Option<Outcome> {
        let core = self.cores.get(question.place.core)?;
        core.way_of_store(&self.shared, question.place, address).map(Outcome::new)
    }

    /// What issues in this cycle, core by core.
    pub fn issued(&self, core: usize) -> impl Iterator<Item = Issued> + '_ {
        self.cores[core].issued()
    }

    /// What every context of a core does in this cycle.
    pub fn stalls(&self, core: usize) -> &[Stall] {
        &self.cores[core].stalls
    }

    /// Counts what this cycle is spent on; of several cores, by the first that is busy.
    pub(crate) fn account(&self, costs: &mut Costs) {
        if let Some((cause, pc)) = self.cores.iter().find_map(|core| core.cause(&self.shared)) {
            costs.count(cause, pc);
        }
    }

    /// The second half of a cycle, with an outcome for each question.
    pub fn finish(&mut self, outcomes: &[Outcome]) -> Result<(), Stop> {
        if !outcomes.is_empty() {
            self.compared = self.cycle;
        }
        let Machine { cores, shared, store, .. } = self;
        let cycle = self.timed.then_some(self.cycle);
        let mut answers = Answers::new(outcomes);
        for core in cores.iter_mut() {
            core.issue(shared, cycle, store, &mut answers)?;
        }
        self.memory_cycle();
        if self.cores.len() > 1 {
            let Machine { cores, barriers, .. } = self;
            barriers.open(|core, barrier| cores[core].open_barrier(barrier));
        }
        self.check_deadlock()?;
        self.cycle += 1;
        Ok(())
    }

    /// Requests, grant, answers.
    fn memory_cycle(&mut self) {
        let Delivered { answer, line, written } = self.delivered;
        let mut plans = [const { None }; MOST_CORES];
        let mut taken = line.is_some();
        for core in &self.cores {
            let plan = core.memory.plan(answer == Some(core.number));
            taken |= plan.takes_answer;
            plans[core.number] = Some(plan);
        }
        let ask = |core: usize| plans[core].as_ref().and_then(|plan| plan.ask);
        let winner = self.bus.choose(ask);
        let granted: Option<(usize, Ask)> = winner.and_then(|core| ask(core).map(|ask| (core, ask)));
        for (core, plan) in self.cores.iter_mut().zip(plans.iter().flatten()) {
            let number = Some(core.number);
            core.finish(plan, winner == number, line == number, written == number);
        }
        self.bus.finish(granted, taken);
    }

    fn check_deadlock(&mut self) -> Result<(), Stop> {
        let active = self.cores.iter().any(Core::has_active_warps);
        if !active || !self.cores.iter().all(Core::is_stuck) {
            self.stuck = 0;
            return Ok(());
        }
        self.stuck += 1;
        if self.stuck < DEADLOCK_CYCLES { Ok(()) } else { Err(Stop::Deadlock { cycle: self.cycle }) }
    }
}
