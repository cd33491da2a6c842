//! A run of the cycle model as plain data: who issued what when.

use warpstep_cycle::{Chip, CycleObserver, ScheduleRecord};
use warpstep_golden::{Launch, Options};
use warpstep_program::Program;
use warpstep_published::{Issue, Trace};
use warpstep_spec::Config;

/// Longer than any run that is recorded.
const LIMIT: u64 = 100_000_000;

struct Recorder(Vec<Issue>);

impl CycleObserver for Recorder {
    const RETIRES: bool = false;
    fn scheduled(&mut self, record: &ScheduleRecord) {
        let cycle = record.cycle;
        let issued = record.issued.iter();
        let issued = issued.filter_map(|issue| issue.instruction.map(|found| (issue.context, found.pc)));
        self.0.extend(issued.map(|(context, pc)| Issue { context, pc, cycle }));
    }
}

/// The run; none if it goes wrong.
pub(super) fn record(config: &Config, program: &Program) -> Option<Trace> {
    record_from(
        Chip::new(config.clone(), Options::for_config(config), program, Launch { argument: 0 }),
        config,
    )
}

/// The same with the code in the instruction cache from the start.
#[cfg(test)]
pub(super) fn record_warm(config: &Config, program: &Program) -> Option<Trace> {
    let mut chip = Chip::new(config.clone(), Options::for_config(config), program, Launch { argument: 0 });
    chip.preload(program);
    record_from(chip, config)
}

fn record_from(mut chip: Chip, config: &Config) -> Option<Trace> {
    let mut recorder = Recorder(Vec::new());
    chip.run(LIMIT, &mut recorder).ok()?;
    Some(Trace { per_warp: config.contexts(), issues: recorder.0, cycles: chip.counters().cycles })
}
