//! Lockstep with all checks on, and what comes before its first cycle.

use super::machines::{self, Splits};
use crate::failure::Failure;
use crate::progress::Progress;
use crate::run_arguments::load;
use serde::Serialize;
use std::time::Instant;
use warpstep_core::Shape;
use warpstep_cosim::verilated::Cache;
use warpstep_cosim::{Build, Lockstep, LockstepError, Start};
use warpstep_program::Program;
use warpstep_spec::Config;

const KERNEL: &str = "alu_loop";
/// Cycles of a small machine; a large one takes longer for each.
const CYCLES: u64 = 1_500_000;

/// One of the ways to begin a lockstep run.
type Begin = fn(&Build, &Program, &Start) -> Result<Lockstep, LockstepError>;

#[derive(Serialize)]
pub struct Measurement {
    what: &'static str,
    shape: String,
    schedule: String,
    value: f64,
    unit: &'static str,
}

impl Measurement {
    pub fn line(&self) -> String {
        format!(
            "{:<44} {:<15} {:<10} {:>10.2} {}\n",
            self.what, self.shape, self.schedule, self.value, self.unit
        )
    }
}

fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::other(error.to_string(), "`warpstep doctor` lists what is installed")
}

pub fn measure(splits: Splits) -> Result<Vec<Measurement>, Failure> {
    let mut results = Vec::new();
    let mut progress = Progress::new("bench cosim");
    let mut add = |what, config: &Config, value, unit| {
        progress.at(results.len() as u64, "measurements");
        let (shape, schedule) = (machines::shape(config), config.schedule.to_string());
        results.push(Measurement { what, shape, schedule, value, unit });
    };
    let wide = splits.machine("paper-swas", "gtlrr")?;
    let start = Instant::now();
    let shape = Shape::new(wide.clone(), false);
    warpstep_core::emit(&shape).map_err(failed)?;
    add("emission", &wide, start.elapsed().as_secs_f64(), "s");

    let small = splits.machine("small", "lrr")?;
    let empty = tempfile::tempdir()?;
    let start = Instant::now();
    let build = Build::new(&small, &Cache::at(empty.path())).map_err(failed)?;
    Lockstep::new(&build, &load(KERNEL)?, &Start::default())
        .and_then(|mut lockstep| lockstep.tick())
        .map_err(failed)?;
    add("new configuration to first cycle, empty cache", &small, start.elapsed().as_secs_f64(), "s");

    for config in splits.machines()? {
        let cycles = if config.lanes > 4 { CYCLES / 10 } else { CYCLES };
        let build = Build::new(&config, &Cache::of_user()).map_err(failed)?;
        let program = load(KERNEL)?;
        let mut measured = |what, begin: Begin| -> Result<f64, Failure> {
            let mut lockstep = begin(&build, &program, &Start::default()).map_err(failed)?;
            let start = Instant::now();
            match lockstep.run(cycles) {
                Ok(()) | Err(LockstepError::NoEnd(_)) => {}
                Err(error) => return Err(failed(error)),
            }
            let (seconds, counters) = (start.elapsed().as_secs_f64(), lockstep.chip().counters());
            let done = counters.cycles as f64;
            add(what, &config, done / seconds / 1e3, "k cycles/s");
            Ok(counters.lane_instructions as f64 / done)
        };
        measured("lockstep, all checks on, one processor", Lockstep::new)?;
        let lane_ipc = measured("lockstep, all checks on, two processors", Lockstep::ahead)?;
        add("lane-IPC of the ALU loop", &config, lane_ipc, "");
    }
    Ok(results)
}
