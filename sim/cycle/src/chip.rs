//! The core: its parts, and the order of things in a cycle. This file only wires.

use crate::context::{Block, Context, Miss};
use crate::control::Unresolved;
use crate::counters::Counters;
use crate::fetch::{Flight, Pipe, Request};
use crate::icache::ICache;
use crate::lsu::Lsu;
use crate::queue::{Entry, Fetched, NopCause, Queue};
use crate::record::{CycleObserver, ScheduleRecord, Stall};
use crate::schedule::select;
use crate::scoreboard::Scoreboard;
use warpstep_golden::{
    At, Divergence, Fault, Launch, Machine, Observer, Options, Retire, RunError, Step, TimedCsrs, Waiting,
    Warning,
};
use warpstep_program::Program;
use warpstep_spec::{Class, Config, Reg, Schedule};

/// A machine this model does not know yet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the cycle model does not know {field} = {value} yet; use {field} = {use_instead}")]
pub struct Unsupported {
    field: &'static str,
    value: usize,
    use_instead: usize,
}

/// Why a run did not end by itself.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CycleError {
    /// The program is wrong.
    #[error("cycle {cycle}: {error}")]
    Program {
        /// When it was found.
        cycle: u64,
        /// What.
        error: RunError,
    },
    /// The cache held an instruction that memory no longer holds.
    #[error(
        "cycle {cycle}: {at} at {pc:#010x} executes {cached:#010x} from the instruction cache, memory holds {memory:#010x}: a fence.i is missing"
    )]
    StaleInstruction {
        /// When.
        cycle: u64,
        /// Who.
        at: At,
        /// Address.
        pc: u32,
        /// What was fetched.
        cached: u32,
        /// What is in memory.
        memory: u32,
    },
    /// The limit is reached.
    #[error("no end after {cycles} cycles{}", .running.iter().map(|one| format!("\n  {one}")).collect::<String>())]
    NoEnd {
        /// The limit.
        cycles: u64,
        /// Who is still active.
        running: Vec<Waiting>,
    },
}

/// One core with its memory.
pub struct Chip {
    pub(crate) config: Config,
    pub(crate) coordinated: bool,
    pub(crate) golden: Machine,
    pub(crate) contexts: Vec<Context>,
    pub(crate) unresolved: Vec<Option<Unresolved>>,
    pub(crate) pipe: Pipe,
    pub(crate) icache: ICache,
    pub(crate) scoreboard: Scoreboard,
    pub(crate) lsu: Lsu,
    pub(crate) cycle: u64,
    pub(crate) counters: Counters,
    last_issue: usize,
    last_fetch: usize,
    stalls: Vec<Stall>,
    /// A memory access whose record waits for its end.
    access: Option<Retire>,
}

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
    /// The core after reset.
    pub fn new(
        config: Config,
        options: Options,
        program: &Program,
        launch: Launch,
    ) -> Result<Chip, Unsupported> {
        let refuse = |field, value, use_instead| Err(Unsupported { field, value, use_instead });
        match (config.cores, config.splits) {
            (1, 0) => {}
            (1, splits) => return refuse("splits", splits, 0),
            (cores, _) => return refuse("cores", cores, 1),
        }
        let coordinated = matches!(config.schedule, Schedule::Coordinated(_));
        let depth = config.queue_depth();
        let queue = if coordinated { Queue::full(depth) } else { Queue::empty(depth) };
        let mut contexts = vec![Context::new(queue); config.warps];
        contexts[0].active = true;
        contexts[0].fetch_pc = program.entry;
        contexts[0].disturbed = Some(0);
        Ok(Chip {
            coordinated,
            golden: Machine::new(config.clone(), options, program, launch),
            unresolved: vec![None; contexts.len()],
            pipe: Pipe::new(config.fetch_latency),
            icache: ICache::new(&config),
            scoreboard: Scoreboard::new(contexts.len()),
            lsu: Lsu::new(config.memory_latency),
            cycle: 0,
            counters: Counters::default(),
            last_issue: config.warps - 1,
            last_fetch: config.warps - 1,
            stalls: vec![Stall::Inactive; contexts.len()],
            access: None,
            contexts,
            config,
        })
    }

    /// Puts the program's code into the instruction cache before the first cycle.
    pub fn preload(&mut self, program: &Program) {
        for segment in program.segments.iter().filter(|segment| segment.executable) {
            let bytes = (segment.bytes.len() as u32).min(self.config.instruction_cache.bytes);
            self.icache.preload(self.golden.memory(), segment.address, bytes, &self.config);
        }
    }

    /// The machine behind it: registers, memory, exit code.
    pub fn golden(&self) -> &Machine {
        &self.golden
    }

    /// What it counted.
    pub fn counters(&self) -> &Counters {
        &self.counters
    }

    /// Whether a warp is active or memory is busy.
    pub fn is_busy(&self) -> bool {
        !self.lsu.is_idle() || self.contexts.iter().any(|context| context.active)
    }

    pub(crate) fn active_warps(&self) -> u32 {
        let bits = self.contexts.iter().enumerate().map(|(warp, context)| u32::from(context.active) << warp);
        bits.fold(0, |mask, bit| mask | bit)
    }

    /// Runs to the end, or until `limit` cycles have passed.
    pub fn run<O: CycleObserver>(&mut self, limit: u64, observer: &mut O) -> Result<(), CycleError> {
        while self.is_busy() {
            if self.cycle >= limit {
                return Err(CycleError::NoEnd { cycles: self.cycle, running: self.golden.living() });
            }
            self.tick(observer)?;
        }
        Ok(())
    }

    /// One cycle.
    pub fn tick<O: CycleObserver>(&mut self, observer: &mut O) -> Result<(), CycleError> {
        self.icache.start(self.cycle, &self.contexts, self.golden.memory());
        self.compare_tags();
        if let Some(load) = self.lsu.claims(self.cycle) {
            let slot = self.scoreboard.claim(self.cycle, load.context, load.register, load.lanes);
            self.lsu.claimed(slot);
        }
        let mut candidates = 0;
        for context in 0..self.contexts.len() {
            self.stalls[context] = self.readiness(context);
            candidates |= u32::from(self.stalls[context].is_ready()) << context;
        }
        let (issues, fetches) = self.select(candidates);
        if self.coordinated {
            self.check_invariant();
        }
        let record = O::SCHEDULES.then(|| self.record(issues, fetches));

        let request = fetches.map(|context| self.request(context));
        if let Some(context) = issues {
            self.stalls[context] = Stall::Issued;
            self.issue(context, observer)?;
        }
        self.advance(request);
        self.resolve(observer)?;
        self.scoreboard.tick(self.cycle);
        if self.lsu.tick(self.cycle).is_some()
            && let Some(access) = self.access.take()
        {
            observer.retired(&Retire { cycle: self.cycle, ..access });
        }
        self.icache.finish(self.cycle, &mut self.contexts, &self.config);
        self.check_deadlock(candidates)?;

        for stall in &self.stalls {
            self.counters.stall(*stall);
        }
        if let Some(record) = record {
            observer.scheduled(&ScheduleRecord { stalls: self.stalls.clone(), ..record });
        }
        self.cycle += 1;
        self.counters.cycles = self.cycle;
        Ok(())
    }

    /// The request of the last cycle hit, or leaves a NOP and makes its context wait.
    fn compare_tags(&mut self) {
        let coordinated = self.coordinated;
        let Some(request) = self.pipe.newest() else { return };
        let Flight::Requested { pc, found } = request.flight else { return };
        match found {
            Some(fetched) => {
                request.flight = Flight::Entry(Entry::Instruction(fetched));
                self.counters.fetch_hits += 1;
            }
            None => {
                self.counters.fetch_misses += 1;
                let context = &mut self.contexts[request.context];
                context.miss = Miss::Waiting(self.icache.line_of(pc));
                context.fetch_pc = pc;
                request.flight = if coordinated {
                    Flight::Entry(Entry::Nop(NopCause::Miss))
                } else {
                    context.in_flight -= 1;
                    Flight::Dropped
                };
            }
        }
    }

    /// Who issues and who fetches.
    fn select(&mut self, candidates: u32) -> (Option<usize>, Option<usize>) {
        let warps = self.config.warps;
        let (issues, fetches) = match self.config.schedule {
            Schedule::Coordinated(policy) => {
                let selected = select(policy, candidates, self.last_issue, warps);
                (selected, selected)
            }
            Schedule::Decoupled { fetch, issue } => {
                let ready = |context: &Context| {
                    let room = context.queue.len() + context.in_flight < self.config.queue_depth();
                    context.active && !matches!(context.miss, Miss::Waiting(_)) && room
                };
                let bits =
                    self.contexts.iter().enumerate().map(|(warp, context)| u32::from(ready(context)) << warp);
                let fetch_ready = bits.fold(0, |mask, bit| mask | bit);
                let issues = select(issue, candidates, self.last_issue, warps);
                (issues, select(fetch, fetch_ready, self.last_fetch, warps))
            }
        };
        self.last_issue = issues.unwrap_or(self.last_issue);
        self.last_fetch = fetches.unwrap_or(self.last_fetch);
        (issues, fetches)
    }

    fn request(&mut self, context: usize) -> Request {
        let state = &mut self.contexts[context];
        let pc = state.fetch_pc;
        state.fetch_pc = pc.wrapping_add(4);
        state.in_flight += 1;
        if let Miss::Woken(_) = state.miss {
            state.miss = Miss::None;
        }
        Request { context, flight: Flight::Requested { pc, found: self.icache.lookup(pc) } }
    }

    fn issue<O: CycleObserver>(&mut self, context: usize, observer: &mut O) -> Result<(), CycleError> {
        let entry = self.contexts[context].queue.pop().expect("a ready context has a head");
        let fetched = match entry {
            Entry::Nop(cause) => {
                self.counters.nop(cause);
                return Ok(());
            }
            Entry::Instruction(fetched) => fetched,
        };
        let at = At { core: 0, warp: context, context: 0 };
        let lanes = self.golden.active(at);
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
        let timed = TimedCsrs {
            mcycle: self.cycle,
            minstret: self.counters.lane_instructions,
            active_warps: self.active_warps(),
        };
        let memory = self.golden.memory().read_word(fetched.pc);
        if memory != fetched.word {
            let (cycle, pc, cached) = (self.cycle, fetched.pc, fetched.word);
            return Err(CycleError::StaleInstruction { cycle, at, pc, cached, memory });
        }
        debug_assert_eq!(self.golden.pc(at), fetched.pc, "only instructions on the right path issue");
        let mut relay = Relay { observer, record: None };
        let step = self.golden.step(at, Some(timed), &mut relay).map_err(|fault: Fault| {
            CycleError::Program { cycle: self.cycle, error: RunError::Fault(Box::new(fault)) }
        })?;
        match relay.record {
            Some(record) if record.memory.is_some() => self.access = Some(record),
            Some(record) => observer.retired(&Retire { cycle: done, ..record }),
            None => {}
        }
        Ok(step)
    }

    /// The front end moves on.
    fn advance(&mut self, request: Option<Request>) {
        let Some(arrived) = self.pipe.shift(request) else { return };
        let state = &mut self.contexts[arrived.context];
        match arrived.flight {
            Flight::Entry(entry) => {
                state.in_flight -= 1;
                state.queue.push(entry);
            }
            Flight::Dropped => {}
            // With t_F = 1 a request enters the queue a cycle after it was made, its tags compared on the way.
            Flight::Requested { .. } => unreachable!("tags are compared before a request moves on"),
        }
    }

    /// The heart of coordinated scheduling; a violation is a bug of this model, not of a program.
    fn check_invariant(&self) {
        for context in &self.contexts {
            assert_eq!(
                context.queue.len() + context.in_flight,
                self.config.queue_depth(),
                "queue + in flight = t_F + 1 in cycle {}",
                self.cycle
            );
        }
    }

    /// Nobody can issue, nothing is under way, and somebody is active: that is for ever.
    fn check_deadlock(&self, candidates: u32) -> Result<(), CycleError> {
        let alone = self.active_warps().count_ones() == 1;
        let waits_for_others = |context: &Context| match context.block {
            Block::Barrier => true,
            Block::Spawn => !alone,
            _ => !context.active,
        };
        let stuck = candidates == 0
            && self.lsu.is_idle()
            && self.scoreboard.is_idle()
            && !self.icache.is_filling()
            && self.contexts.iter().any(|context| context.active)
            && self.contexts.iter().all(waits_for_others);
        if stuck {
            let error = RunError::Deadlock { waiting: self.golden.living() };
            return Err(CycleError::Program { cycle: self.cycle, error });
        }
        Ok(())
    }

    fn record(&self, issues: Option<usize>, fetches: Option<usize>) -> ScheduleRecord {
        ScheduleRecord {
            cycle: self.cycle,
            issued: issues
                .map(|context| (context, matches!(self.contexts[context].queue.head(), Some(Entry::Nop(_))))),
            requested: fetches.map(|context| (context, self.contexts[context].fetch_pc)),
            occupancy: self.contexts.iter().map(|context| context.queue.len() as u8).collect(),
            in_flight: self.contexts.iter().map(|context| context.in_flight as u8).collect(),
            stalls: Vec::new(),
        }
    }
}
