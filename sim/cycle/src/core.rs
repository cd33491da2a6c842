//! A core: its parts, and the order of things in a cycle. This file only wires.

use crate::chip::Shared;
use crate::context::{Block, Context, Miss};
use crate::control::Unresolved;
use crate::counters::Counters;
use crate::error::CycleError;
use crate::fetch::Pipe;
use crate::icache::ICache;
use crate::memory::{Ask, Delivered, LineWrite, Plan, Unit};
use crate::queue::{Entry, Queue};
use crate::record::{CycleObserver, IssuedInstruction, ScheduleRecord};
use crate::scoreboard::Scoreboard;
use warpstep_golden::{MemoryEffect, Retire};
use warpstep_program::Program;
use warpstep_spec::Config;
use warpstep_spec::events::Stall;

/// One core without its memory.
pub(crate) struct Core {
    pub number: usize,
    pub config: Config,
    pub coordinated: bool,
    pub contexts: Vec<Context>,
    /// Those that are active, one bit each.
    pub active: u32,
    pub unresolved: Vec<Option<Unresolved>>,
    /// Contexts with one, one bit each.
    pub unresolved_mask: u32,
    pub pipe: Pipe,
    pub icache: ICache,
    pub scoreboard: Scoreboard,
    pub memory: Unit,
    pub cycle: u64,
    pub counters: Counters,
    pub last_issue: usize,
    pub last_fetch: usize,
    /// The count its last arrival at each barrier across cores gave.
    pub global_counts: Vec<u32>,
    stalls: Vec<Stall>,
    /// Contexts that could issue in this cycle, one bit each.
    candidates: u32,
    /// The record of this cycle, without its stalls.
    record: Option<ScheduleRecord>,
    /// The line the fill engine asks for in this cycle.
    fill_valid: Option<u32>,
    /// Whether the request of the last cycle hit, if it is still wanted.
    fetch_hit: Option<bool>,
    /// What the memory instruction issued in this cycle does, and its record.
    pub effect: Option<MemoryEffect>,
    pub access: Option<Retire>,
    /// A fence.i was resolved in this cycle.
    pub fenced_code: bool,
}

impl Core {
    /// The core after reset.
    pub fn new(number: usize, config: &Config, program: &Program) -> Core {
        let coordinated = config.is_coordinated();
        let depth = config.queue_depth();
        let queue = if coordinated { Queue::full(depth) } else { Queue::empty(depth) };
        let mut contexts = vec![Context::new(queue); config.warps];
        contexts[0].active = true;
        contexts[0].lanes = 1;
        contexts[0].fetch_pc = program.entry;
        contexts[0].disturbed = Some(0);
        Core {
            number,
            coordinated,
            active: 1,
            unresolved: vec![None; contexts.len()],
            unresolved_mask: 0,
            pipe: Pipe::new(config.fetch_latency),
            icache: ICache::new(config),
            scoreboard: Scoreboard::new(contexts.len()),
            memory: Unit::new(config),
            cycle: 0,
            counters: Counters::default(),
            last_issue: config.warps - 1,
            last_fetch: config.warps - 1,
            global_counts: vec![0; config.barriers()],
            stalls: vec![Stall::Inactive; contexts.len()],
            candidates: 0,
            record: None,
            fill_valid: None,
            fetch_hit: None,
            effect: None,
            access: None,
            fenced_code: false,
            contexts,
            config: config.clone(),
        }
    }

    /// Whether a warp is active or an access under way.
    pub fn is_busy(&self) -> bool {
        self.active != 0 || !self.memory.is_drained()
    }

    /// From the tags to the resolution of control instructions.
    pub fn front<O: CycleObserver>(
        &mut self,
        shared: &mut Shared,
        observer: &mut O,
    ) -> Result<(), CycleError> {
        self.fill_valid = self.icache.start(&self.contexts, &shared.golden);
        self.fetch_hit = self.compare_tags();
        self.memory.claim(self.cycle, &mut self.scoreboard);
        self.candidates = 0;
        for context in 0..self.contexts.len() {
            self.stalls[context] = self.readiness(context);
            self.candidates |= u32::from(self.stalls[context] == Stall::NotSelected) << context;
        }
        let (issues, fetches) = self.select(self.candidates);
        if self.coordinated {
            self.check_invariant();
        }
        self.record = O::SCHEDULES.then(|| self.record(issues, fetches));

        let request = fetches.map(|context| self.request(context));
        if let Some(context) = issues {
            self.stalls[context] = Stall::Issued;
            self.issue(shared, context, observer)?;
        }
        self.advance(request);
        self.resolve(shared, observer)
    }

    /// Whether its memory unit and fill request have nothing to do in this cycle.
    #[inline]
    pub fn memory_rests(&self) -> bool {
        self.memory.is_drained() && self.memory.port.is_empty()
    }

    /// What the memory unit will do, and what it asks of the arbiter.
    pub fn plan(&self, delivered: &Delivered) -> (Plan, Ask) {
        let plan = self.memory.plan(delivered.answer == Some(self.number));
        let ask = self.memory.ask(&plan);
        (plan, ask)
    }

    /// The write it asks for.
    pub fn line_write(&self, plan: &Plan) -> Option<LineWrite> {
        self.memory.line_write(self.number, plan)
    }

    /// The end of the cycle; `granted` is what the arbiter granted this core. Says whether a fence ended.
    pub fn back<O: CycleObserver>(
        &mut self,
        plan: Plan,
        granted: Option<Ask>,
        delivered: &Delivered,
        observer: &mut O,
    ) -> bool {
        self.scoreboard.tick(self.cycle);
        if matches!(granted, Some(Ask::Fill { .. })) {
            self.memory.port.fill_granted();
        }
        let data_granted = matches!(granted, Some(Ask::Read { .. } | Ask::Write { .. }));
        let written = delivered.written == Some(self.number);
        let books = (&mut self.scoreboard, &mut self.counters);
        let fenced = self.memory.finish(self.cycle, plan, data_granted, written, books, observer);
        if delivered.line == Some(self.number) {
            self.icache.finish(self.cycle, &mut self.contexts, &self.config);
        }
        self.end_cycle(observer);
        fenced
    }

    /// The same when memory rests.
    pub fn back_at_rest<O: CycleObserver>(&mut self, observer: &mut O) {
        self.scoreboard.tick(self.cycle);
        self.end_cycle(observer);
    }

    fn end_cycle<O: CycleObserver>(&mut self, observer: &mut O) {
        if let Some(line) = self.fill_valid.take() {
            self.memory.port.fill(line);
        }
        for stall in &self.stalls {
            self.counters.stall(*stall);
        }
        if let Some(hit) = self.fetch_hit.take() {
            self.counters.request(hit);
        }
        if let Some(record) = self.record.take() {
            let record = ScheduleRecord { stalls: self.stalls.clone(), ..record };
            observer.core_scheduled(self.number, &record);
        }
        self.cycle += 1;
        self.counters.cycles = self.cycle;
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

    /// Nobody can issue, nothing is under way, and whoever is active waits for others.
    pub fn is_stuck(&self) -> bool {
        let alone = self.active.count_ones() == 1;
        let waits_for_others = |context: &Context| match context.block {
            Block::Barrier | Block::GlobalBarrier(_) => true,
            Block::Spawn => !alone,
            _ => !context.active,
        };
        self.candidates == 0
            && self.memory.is_drained()
            && self.scoreboard.is_idle()
            && !self.icache.is_filling()
            && self.contexts.iter().all(waits_for_others)
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
