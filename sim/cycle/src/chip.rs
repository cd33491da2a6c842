//! The core: its parts, and the order of things in a cycle. This file only wires.

use crate::context::{Block, Context, Miss};
use crate::control::Unresolved;
use crate::counters::Counters;
use crate::error::{CycleError, Unsupported};
use crate::fetch::Pipe;
use crate::icache::ICache;
use crate::lsu::Lsu;
use crate::queue::{Entry, Queue};
use crate::record::{CycleObserver, IssuedInstruction, ScheduleRecord, Stall};
use crate::scoreboard::Scoreboard;
use warpstep_golden::{Launch, Machine, Options, Retire, RunError, Status};
use warpstep_program::Program;
use warpstep_spec::{Config, Schedule};

/// One core with its memory.
pub struct Chip {
    pub(crate) config: Config,
    pub(crate) coordinated: bool,
    pub(crate) golden: Machine,
    pub(crate) contexts: Vec<Context>,
    /// Those that are active, one bit each.
    pub(crate) active: u32,
    pub(crate) unresolved: Vec<Option<Unresolved>>,
    /// Contexts with one, one bit each.
    pub(crate) unresolved_mask: u32,
    pub(crate) pipe: Pipe,
    pub(crate) icache: ICache,
    pub(crate) scoreboard: Scoreboard,
    pub(crate) lsu: Lsu,
    pub(crate) cycle: u64,
    pub(crate) counters: Counters,
    pub(crate) last_issue: usize,
    pub(crate) last_fetch: usize,
    stalls: Vec<Stall>,
    /// A memory access whose record waits for its end.
    pub(crate) access: Option<Retire>,
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
        contexts[0].lanes = 1;
        contexts[0].fetch_pc = program.entry;
        contexts[0].disturbed = Some(0);
        Ok(Chip {
            coordinated,
            active: 1,
            golden: Machine::new(config.clone(), options, program, launch),
            unresolved: vec![None; contexts.len()],
            unresolved_mask: 0,
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
        !self.lsu.is_idle() || self.active != 0
    }

    /// Runs for so many cycles, or to the end.
    pub fn advance_by<O: CycleObserver>(
        &mut self,
        cycles: u64,
        observer: &mut O,
    ) -> Result<Status, CycleError> {
        for _ in 0..cycles {
            if !self.is_busy() {
                break;
            }
            self.tick(observer)?;
        }
        Ok(if self.is_busy() { Status::Running } else { Status::Finished })
    }

    /// Runs to the end, or until `limit` cycles have passed.
    pub fn run<O: CycleObserver>(&mut self, limit: u64, observer: &mut O) -> Result<(), CycleError> {
        match self.advance_by(limit.saturating_sub(self.cycle), observer)? {
            Status::Finished => Ok(()),
            Status::Running => Err(self.no_end()),
        }
    }

    /// The error for a run that reached its limit.
    pub fn no_end(&self) -> CycleError {
        CycleError::NoEnd { cycles: self.cycle, running: self.golden.living() }
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
        let alone = self.active.count_ones() == 1;
        let waits_for_others = |context: &Context| match context.block {
            Block::Barrier => true,
            Block::Spawn => !alone,
            _ => !context.active,
        };
        let stuck = candidates == 0
            && self.lsu.is_idle()
            && self.scoreboard.is_idle()
            && !self.icache.is_filling()
            && self.active != 0
            && self.contexts.iter().all(waits_for_others);
        if stuck {
            let error = RunError::Deadlock { waiting: self.golden.living() };
            return Err(CycleError::Program { cycle: self.cycle, error });
        }
        Ok(())
    }

    fn excused(&self) -> u32 {
        let settles = self.config.fetch_latency as u64 + 2;
        let excused = |context: &Context| {
            let recent = context.disturbed.is_some_and(|then| self.cycle <= then + settles);
            recent || matches!(context.miss, Miss::Waiting(_))
        };
        let bits =
            self.contexts.iter().enumerate().map(|(warp, context)| u32::from(excused(context)) << warp);
        bits.fold(0, |mask, bit| mask | bit)
    }

    fn record(&self, issues: Option<usize>, fetches: Option<usize>) -> ScheduleRecord {
        ScheduleRecord {
            cycle: self.cycle,
            issued: issues
                .map(|context| (context, matches!(self.contexts[context].queue.head(), Some(Entry::Nop(_))))),
            instruction: issues.and_then(|context| match self.contexts[context].queue.head() {
                Some(Entry::Instruction(head)) => Some(IssuedInstruction {
                    pc: head.pc,
                    word: head.word,
                    active: self.contexts[context].lanes,
                }),
                _ => None,
            }),
            requested: fetches.map(|context| (context, self.contexts[context].fetch_pc)),
            occupancy: self.contexts.iter().map(|context| context.queue.len() as u8).collect(),
            in_flight: self.contexts.iter().map(|context| context.in_flight as u8).collect(),
            stalls: Vec::new(),
            excused: self.excused(),
        }
    }
}
