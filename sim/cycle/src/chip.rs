//! The chip: cores, the bus they share and its memory, barriers across cores. This file only wires.

use crate::bus_record::{BusRecord, Grant, GrantKind};
use crate::bus_use::BusUse;
use crate::control::GlobalBarriers;
use crate::core::Core;
use crate::counters::Counters;
use crate::error::CycleError;
use crate::memory::{Ask, Bus, Delivered, Plan};
use crate::record::CycleObserver;
use crate::shared::Shared;
use warpstep_golden::{Launch, Machine, Options, RunError, Status};
use warpstep_memory::{MemoryError, MemoryKind};
use warpstep_program::Program;
use warpstep_spec::Config;
use warpstep_spec::config::MOST_CORES;

/// Longer than a barrier across cores takes to open.
const DEADLOCK_CYCLES: u32 = 4;

/// Cores with their memory.
pub struct Chip {
    config: Config,
    shared: Shared,
    cores: Vec<Core>,
    bus: Bus,
    barriers: GlobalBarriers,
    cycle: u64,
    /// Cycles in which no core could do anything.
    stuck: u32,
}

impl Chip {
    /// The chip after reset; every access takes memory_latency cycles.
    pub fn new(config: Config, options: Options, program: &Program, launch: Launch) -> Chip {
        Chip {
            cores: (0..config.cores).map(|number| Core::new(number, &config, program)).collect(),
            bus: Bus::new(&config, MemoryKind::Fixed, &options.rules)
                .expect("memory_latency is what a fixed memory takes"),
            barriers: GlobalBarriers::new(config.barriers()),
            cycle: 0,
            stuck: 0,
            shared: Shared::new(&config, options, program, launch),
            config,
        }
    }

    /// The same with another memory; before the first cycle.
    pub fn with_memory(mut self, kind: MemoryKind) -> Result<Chip, MemoryError> {
        self.bus = Bus::new(&self.config, kind, &self.shared.golden.options().rules)?;
        Ok(self)
    }

    /// Puts the program's code into the instruction caches before the first cycle.
    pub fn preload(&mut self, program: &Program) {
        for segment in program.segments.iter().filter(|segment| segment.executable) {
            for core in &mut self.cores {
                core.preload(&self.shared.golden, segment.address, segment.bytes.len());
            }
        }
    }

    /// The machine behind it: registers, memory, exit code.
    pub fn golden(&self) -> &Machine {
        &self.shared.golden
    }

    /// What all cores counted together.
    pub fn counters(&self) -> Counters {
        let mut counters = self.cores[0].counters().clone();
        self.cores[1..].iter().for_each(|core| counters.add(core.counters()));
        counters
    }

    /// What one core counted.
    pub fn core_counters(&self, core: usize) -> &Counters {
        self.cores[core].counters()
    }

    /// What the data channels of the bus carried.
    pub fn bus_use(&self) -> BusUse {
        self.bus.usage()
    }

    /// Whether a warp is active or an access in flight.
    pub fn is_busy(&self) -> bool {
        self.cores.iter().any(Core::is_busy)
    }

    /// Runs for at most `cycles` cycles.
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
        CycleError::NoEnd { cycles: self.cycle, running: self.shared.golden.living() }
    }

    /// Takes one cycle.
    pub fn tick<O: CycleObserver>(&mut self, observer: &mut O) -> Result<(), CycleError> {
        let delivered = self.bus.deliver(self.cycle);
        let several = self.cores.len() > 1;
        if several {
            self.barriers.see(self.cycle, self.cores.iter().map(Core::arrival))?;
        }
        for core in &mut self.cores {
            core.issue_cycle(&mut self.shared, observer)?;
        }
        self.forget_stored_code();

        if self.bus.is_idle() && self.cores.iter().all(Core::memory_rests) {
            self.rest(observer);
        } else {
            self.memory_cycle(&delivered, observer)?;
        }
        if several {
            let (cores, golden, now) = (&mut self.cores, &self.shared.golden, self.cycle);
            self.barriers.open(|core, barrier| cores[core].open_barrier(now, barrier, golden))?;
        }
        self.check_deadlock()?;
        self.cycle += 1;
        Ok(())
    }

    /// Cores that did a fence.i in this cycle may execute what was stored, but for what is still in flight.
    #[inline]
    fn forget_stored_code(&mut self) {
        for number in 0..self.cores.len() {
            if !self.cores[number].take_code_fence() {
                continue;
            }
            let in_flight = |word| self.cores.iter().any(|core| core.stores_to(word));
            let drained = self.cores.iter().all(Core::is_drained);
            self.shared.stored.fence(number, if drained { None } else { Some(&in_flight) });
        }
    }

    /// The rest of a cycle in which no core uses memory: most of them.
    fn rest<O: CycleObserver>(&mut self, observer: &mut O) {
        self.cores.iter_mut().for_each(|core| core.finish_at_rest(observer));
        if O::BUS {
            observer.bus(&self.bus.resting(self.cycle));
        }
        self.bus.rest();
    }

    /// The rest of any other: requests, grant, answers.
    fn memory_cycle<O: CycleObserver>(
        &mut self,
        delivered: &Delivered,
        observer: &mut O,
    ) -> Result<(), CycleError> {
        let mut plans: [Option<Plan>; MOST_CORES] = [const { None }; MOST_CORES];
        let mut asks = [Ask::Nothing; MOST_CORES];
        let mut taken = delivered.line.is_some();
        for (number, core) in self.cores.iter().enumerate() {
            let (plan, ask) = core.plan(delivered);
            taken |= plan.takes_answer;
            (plans[number], asks[number]) = (Some(plan), ask);
        }
        let nobody_asks = asks == [Ask::Nothing; MOST_CORES];
        let winner = if nobody_asks { None } else { self.bus.choose(&asks[..self.cores.len()]) };
        let grant = winner.and_then(|core| self.grant(core, asks[core], plans[core].as_ref()));

        for (number, core) in self.cores.iter_mut().enumerate() {
            let granted = (winner == Some(number)).then_some(asks[number]);
            let plan = plans[number].take().expect("every core has a plan");
            let fenced = core.finish(plan, granted, delivered, observer);
            if let Some(races) = self.shared.races.as_mut().filter(|_| fenced) {
                races.fence_ended(number, self.cycle);
            }
        }
        let (master, slave) = self.bus.finish(self.cycle, grant.as_ref(), taken)?;
        if O::BUS {
            observer.bus(&BusRecord { cycle: self.cycle, master, slave, grant });
        }
        Ok(())
    }

    fn grant(&self, core: usize, ask: Ask, plan: Option<&Plan>) -> Option<Grant> {
        let (kind, address) = match ask {
            Ask::Nothing => return None,
            Ask::Fill { line } => (GrantKind::Fill, line),
            Ask::Read { line } => (GrantKind::Read, line),
            Ask::Write { line } => (GrantKind::Write(Box::new(self.cores[core].line_write(plan?)?)), line),
        };
        Some(Grant { core, kind, address })
    }

    /// No context can issue, nothing is in flight, and a warp is active: a deadlock, unless a barrier is about to open.
    #[inline]
    fn check_deadlock(&mut self) -> Result<(), CycleError> {
        if !self.cores.iter().all(Core::is_stuck) || !self.cores.iter().any(Core::has_active_warps) {
            self.stuck = 0;
            return Ok(());
        }
        self.stuck += 1;
        if self.stuck < DEADLOCK_CYCLES {
            return Ok(());
        }
        let error = RunError::Deadlock { waiting: self.shared.golden.living() };
        Err(CycleError::Program { cycle: self.cycle, error })
    }
}
