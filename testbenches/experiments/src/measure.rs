//! One program under one schedule, as the SWaS paper measures it: only what lies in the region of interest counts.

use crate::region::Region;
use serde::{Deserialize, Serialize};
use warpstep_cycle::{Chip, CycleError, CycleObserver, Oracle, ScheduleRecord, Stall};
use warpstep_golden::{Retire, Status};
use warpstep_spec::Config;

/// Cycles between two calls of the caller.
const SLICE: u64 = 50_000;

/// What was measured; all numbers are of the region.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measurement {
    /// The schedule.
    pub schedule: String,
    /// Cycles in which a warp was in the region.
    pub cycles: u64,
    /// Instructions, each counted once however many lanes were active; NOPs not counted.
    pub instructions: u64,
    /// The same counted for each active lane.
    pub committed: u64,
    /// committed / cycles.
    pub ipc: f64,
    /// NOPs issued.
    pub nops: u64,
    /// Cycles with another choice than the intended policy's.
    pub discrepancies: u64,
    /// Cycles with another choice than the policy's where no miss or taken branch excuses it.
    pub errors: u64,
    /// errors / cycles.
    pub error_rate: f64,
    /// Instructions in an active warp's queue, on average.
    pub queued: f64,
    /// The same and those in flight, as a share of the queue's length: 1 where none is ever short.
    pub supplied: f64,
    /// Cycles in which nobody issued.
    pub idle: u64,
}

/// Why there is no measurement.
#[derive(Debug, thiserror::Error)]
pub enum MeasureError {
    /// The program went wrong.
    #[error("{0}")]
    Run(#[from] CycleError),
    /// A coordinated schedule chose another warp than its policy.
    #[error("{schedule} did not follow its own policy in {cycles} cycles: a bug of the cycle model")]
    Disobedient {
        /// The schedule.
        schedule: String,
        /// How often.
        cycles: u64,
    },
}

/// Runs a chip to its end and gives it back. `watch` is told the cycles so far.
pub fn measure(
    mut chip: Chip,
    config: &Config,
    region: &Region,
    limit: u64,
    watch: &mut dyn FnMut(u64),
) -> Result<(Measurement, Chip), MeasureError> {
    let cores = (0..config.cores).map(|_| Core::new(config, region)).collect();
    let mut count = Count { cores, committed: 0, instructions: 0 };
    while chip.advance_by(SLICE, &mut count)? == Status::Running {
        watch(chip.counters().cycles);
        if chip.counters().cycles >= limit {
            return Err(chip.no_end().into());
        }
    }
    let sum = |of: &dyn Fn(&Core) -> u64| count.cores.iter().map(of).sum::<u64>();
    let schedule = config.schedule.to_string();
    let disobediences = sum(&|core| core.oracle.disobediences);
    if disobediences > 0 {
        return Err(MeasureError::Disobedient { schedule, cycles: disobediences });
    }
    let cycles = count.cores.iter().map(|core| core.oracle.cycles).max().unwrap_or(0);
    let per_cycle = |part: u64| part as f64 / cycles.max(1) as f64;
    let context_cycles = sum(&|core| core.context_cycles).max(1) as f64;
    let errors = sum(&|core| core.oracle.errors);
    let measurement = Measurement {
        schedule,
        cycles,
        instructions: count.instructions,
        committed: count.committed,
        ipc: per_cycle(count.committed),
        nops: sum(&|core| core.nops),
        discrepancies: sum(&|core| core.oracle.discrepancies),
        errors,
        error_rate: per_cycle(errors),
        queued: sum(&|core| core.queued) as f64 / context_cycles,
        supplied: sum(&|core| core.queued + core.in_flight) as f64
            / context_cycles
            / config.queue_depth() as f64,
        idle: sum(&|core| core.idle),
    };
    Ok((measurement, chip))
}

/// Counts of one core.
struct Core {
    oracle: Oracle,
    region: Region,
    contexts_per_warp: usize,
    nops: u64,
    idle: u64,
    context_cycles: u64,
    queued: u64,
    in_flight: u64,
}

impl Core {
    fn new(config: &Config, region: &Region) -> Core {
        let oracle = Oracle::new(config);
        let contexts_per_warp = config.contexts();
        Core {
            oracle,
            region: region.clone(),
            contexts_per_warp,
            nops: 0,
            idle: 0,
            context_cycles: 0,
            queued: 0,
            in_flight: 0,
        }
    }

    fn see(&mut self, record: &ScheduleRecord) {
        let counts = self.region.covers(record);
        self.oracle.see(record, counts);
        if !counts {
            return;
        }
        self.idle += u64::from(record.issued.is_empty());
        let per_warp = self.contexts_per_warp;
        let nops = record.issued.iter().filter(|issue| issue.instruction.is_none());
        self.nops += nops.filter(|issue| self.region.holds(issue.context / per_warp)).count() as u64;
        for (context, stall) in record.stalls.iter().enumerate() {
            if *stall != Stall::Inactive && self.region.holds(context / per_warp) {
                self.context_cycles += 1;
                self.queued += u64::from(record.occupancy[context]);
                self.in_flight += u64::from(record.in_flight[context]);
            }
        }
    }
}

/// Counts of all cores.
struct Count {
    cores: Vec<Core>,
    committed: u64,
    instructions: u64,
}

impl CycleObserver for Count {
    fn retired(&mut self, record: &Retire) {
        if self.cores[record.at.core].region.enters(record) {
            self.instructions += 1;
            self.committed += u64::from(record.active.count_ones());
        }
    }
    fn core_scheduled(&mut self, core: usize, record: &ScheduleRecord) {
        self.cores[core].see(record);
    }
}
