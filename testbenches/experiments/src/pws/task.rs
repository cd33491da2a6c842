//! One run: a program on a machine. Found among the results, or made, checked against the host and kept.

use super::probe::{Probe, Run};
use crate::{Region, Results, ResultsError};
use std::fmt;
use warpstep_cycle::{Chip, CycleError};
use warpstep_golden::{Launch, Options};
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Parameters, Schedule, SplitMode};
use warpstep_synthetic::{Figure2, Synthetic};

/// No program comes near it.
const LIMIT: u64 = 100_000_000;

/// A program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Workload {
    /// A kernel of the suite.
    Kernel(&'static str),
    /// The paper's synthetic benchmark.
    Synthetic(Synthetic),
    /// The paper's figure 2.
    Figure2(Figure2),
}

/// A program on a machine: `small` but for what is here.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Task {
    /// What runs.
    pub workload: Workload,
    /// Warps.
    pub warps: usize,
    /// Lanes of a warp.
    pub lanes: usize,
    /// Who is selected.
    pub schedule: Schedule,
    /// What splits do.
    pub mode: SplitMode,
    /// Split contexts of a warp.
    pub splits: usize,
}

/// Why a run gave nothing.
#[derive(Debug, thiserror::Error)]
pub enum PwsError {
    /// The program went wrong.
    #[error("{task}: {error}")]
    Run {
        /// Which.
        task: String,
        /// What went wrong.
        error: Box<CycleError>,
    },
    /// A result differs from the host's.
    #[error("{task}: {wrong}")]
    Wrong {
        /// Which.
        task: String,
        /// What differs.
        wrong: String,
    },
    /// A measurement cannot be kept.
    #[error("{0}")]
    Results(#[from] ResultsError),
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.workload {
            Workload::Kernel(name) => f.write_str(name)?,
            Workload::Synthetic(wish) => write!(f, "synthetic d{} m{}", wish.divergent, wish.memory)?,
            Workload::Figure2(wish) => write!(f, "figure-2 u{}", wish.unit)?,
        }
        let Task { warps, lanes, schedule, mode, splits, .. } = self;
        write!(f, " {warps}x{lanes} {schedule} {}{splits}", mode.name())
    }
}

impl Task {
    /// The same with other splits.
    pub fn with(self, mode: SplitMode, splits: usize) -> Task {
        Task { mode, splits, ..self }
    }

    fn config(&self) -> Config {
        let base = named("small").expect("it has a name").parameters();
        let &Task { warps, lanes, schedule, mode, splits, .. } = self;
        let parameters = Parameters { warps, lanes, schedule, split_mode: mode, splits, ..base };
        Config::try_from(parameters).expect("the experiment's machines are possible")
    }

    fn program(&self) -> Program {
        match self.workload {
            Workload::Kernel(name) => {
                let kernel = warpstep_suite::by_name(name).expect("a kernel of the suite");
                Program::from_bytes(name, kernel.image).expect("an image of the suite")
            }
            Workload::Synthetic(wish) => wish.program().expect("the experiment's programs are possible"),
            Workload::Figure2(wish) => wish.program().expect("the experiment's units are possible"),
        }
    }

    /// Found among the results, or made and kept.
    pub(super) fn measured(&self, results: &Results) -> Result<Run, PwsError> {
        let (config, program) = (self.config(), self.program());
        let (version, task) = (env!("CARGO_PKG_VERSION"), self.to_string());
        let identity = format!("{version} {:?} {:?}", config.parameters(), program.segments);
        if let Some(run) = results.find(&task, &identity) {
            return Ok(run);
        }
        let region = Region::kernel(&program, config.warps);
        let mut probe = Probe::new(&config, region);
        let mut chip = Chip::new(config.clone(), Options::for_config(&config), &program, Launch::default());
        chip.preload(&program);
        let failed = |error| PwsError::Run { task: task.clone(), error: Box::new(error) };
        chip.run(LIMIT, &mut probe).map_err(failed)?;
        let memory = chip.golden().memory();
        let words = |name: &str| program.words(name, memory);
        let judged = match self.workload {
            Workload::Kernel(name) => {
                let kernel = warpstep_suite::by_name(name).expect("a kernel of the suite");
                kernel.check(&warpstep_suite::Outcome { words: &words }).map_err(|wrong| wrong.to_string())
            }
            Workload::Synthetic(wish) => wish.check(&config, memory).map_err(|wrong| wrong.to_string()),
            Workload::Figure2(wish) => wish.check(&config, memory).map_err(|wrong| wrong.to_string()),
        };
        judged.map_err(|wrong| PwsError::Wrong { task: task.clone(), wrong })?;
        let run = probe.finish(chip.counters().cycles);
        results.keep(&task, &identity, &run)?;
        Ok(run)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::Policy;

    #[test]
    fn every_task_is_possible() {
        for task in crate::pws::tasks() {
            let (config, program) = (task.config(), task.program());
            assert!((config.warps, config.lanes) == (task.warps, task.lanes) && !program.segments.is_empty());
        }
    }

    #[test]
    fn a_run_counts_splits_and_slots_and_is_found_again() {
        let wish = Synthetic { divergent: 0.5, memory: 0.0, depth: 2, lanes: 4, loops: 5, length: 80 };
        let schedule = Schedule::Coordinated(Policy::Gtlrr);
        let off = Task {
            workload: Workload::Synthetic(wish),
            warps: 2,
            lanes: 4,
            schedule,
            mode: SplitMode::Off,
            splits: 0,
        };
        let folder = tempfile::tempdir().unwrap();
        let results = Results::open(folder.path()).unwrap();
        let measured = |task: Task| task.measured(&results).unwrap();
        let (serial, parallel) = (measured(off), measured(off.with(SplitMode::Marked, 3)));
        // Two warps, five rounds, three splits.
        assert_eq!((serial.serial, serial.parallel, parallel.serial, parallel.parallel), (30, 0, 0, 30));
        assert_eq!(serial.instructions, parallel.instructions);
        assert!(serial.cycles > parallel.cycles && serial.nops > parallel.nops);
        // Half of the instructions, and the conditionals.
        assert!((0.5..0.8).contains(&serial.divergent_share()), "{}", serial.divergent_share());
        assert!(parallel.waits_for(warpstep_cycle::Stall::Join) > 0 && parallel.partial > 0);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
        assert_eq!(measured(off), serial);
    }
}
