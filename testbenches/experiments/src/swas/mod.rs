//! Synchronised warp scheduling: six kernels under three coordinated and nine decoupled schedules, on one core of 32 warps of
//! 32 lanes, measured as in the paper (`docs/literature.md`), only while a warp executes the kernel itself.

mod figures;
pub mod paper;
mod report;

pub use figures::{Figure, figures};
pub use report::report;

use crate::{MeasureError, Measurement, Region, Results, ResultsError, measure};
use serde::Serialize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use warpstep_cycle::Chip;
use warpstep_golden::{Launch, Options};
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Parameters, Schedule};

/// No kernel comes near it.
const LIMIT: u64 = 100_000_000;

/// One kernel under one schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Name of the kernel.
    pub kernel: &'static str,
    /// The schedule.
    pub schedule: Schedule,
}

/// What a kernel gave under all schedules.
#[derive(Clone, Debug, Serialize)]
pub struct KernelRow {
    /// Name of the kernel.
    pub kernel: String,
    /// In the order of [`Schedule::all`].
    pub runs: Vec<Measurement>,
}

impl KernelRow {
    /// The measurement under a schedule.
    pub fn under(&self, schedule: &str) -> &Measurement {
        self.runs.iter().find(|run| run.schedule == schedule).expect("all twelve are measured")
    }

    /// The best of the coordinated schedules, or of the decoupled ones.
    pub fn best(&self, coordinated: bool) -> &Measurement {
        let runs = self.runs.iter().filter(|run| run.schedule.contains('/') != coordinated);
        runs.max_by(|a, b| a.ipc.total_cmp(&b.ipc)).expect("all twelve are measured")
    }
}

/// Why the experiment did not end.
#[derive(Debug, thiserror::Error)]
pub enum SwasError {
    /// A run went wrong.
    #[error("{kernel} under {schedule}: {error}")]
    Run {
        /// Name of the kernel.
        kernel: &'static str,
        /// The schedule.
        schedule: Schedule,
        /// What went wrong.
        error: MeasureError,
    },
    /// A result differs from the host's.
    #[error("{kernel} under {schedule}: {wrong}")]
    Wrong {
        /// Name of the kernel.
        kernel: &'static str,
        /// The schedule.
        schedule: Schedule,
        /// What differs.
        wrong: warpstep_suite::Wrong,
    },
    /// A measurement cannot be kept.
    #[error("{0}")]
    Results(#[from] ResultsError),
}

/// All there is to measure, the longest first so that threads end together.
pub fn tasks() -> Vec<Task> {
    let mut kernels: Vec<_> = paper::PRINTED.iter().collect();
    kernels.sort_by_key(|printed| std::cmp::Reverse(printed.instructions));
    let of = |kernel| Schedule::all().into_iter().map(move |schedule| Task { kernel, schedule });
    kernels.into_iter().flat_map(|printed| of(printed.kernel)).collect()
}

/// The machine of an experiment under a schedule: the paper's, with what the caller changes.
fn machine(base: &Parameters, schedule: Schedule) -> Config {
    let parameters = Parameters { schedule, ..base.clone() };
    Config::try_from(parameters).expect("a schedule makes no machine impossible")
}

/// The paper's machine.
pub fn parameters() -> Parameters {
    named("paper-swas").expect("it has a name").parameters()
}

/// Measures everything that `results` does not have yet, with as many threads as wanted; `done` hears of each as it is there.
pub fn run(
    base: &Parameters,
    results: &Results,
    threads: usize,
    done: &(dyn Fn(&Task, &Measurement) + Sync),
) -> Result<Vec<KernelRow>, SwasError> {
    let tasks = tasks();
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (found, failed) = (Mutex::new(vec![None; tasks.len()]), Mutex::new(None));
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(task) = tasks.get(number) else { return };
            match one(base, task, results) {
                Ok(measurement) => {
                    done(task, &measurement);
                    found.lock().expect("nobody panics with it")[number] = Some(measurement);
                }
                Err(error) => {
                    stop.store(true, Ordering::Relaxed);
                    failed.lock().expect("nobody panics with it").get_or_insert(error);
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(work);
        }
    });
    if let Some(error) = failed.into_inner().expect("nobody panics with it") {
        return Err(error);
    }
    let found = found.into_inner().expect("nobody panics with it");
    let measured: Vec<_> = tasks.iter().zip(found).collect();
    let row = |kernel: &'static str| {
        let of = |schedule: Schedule| {
            let found = measured.iter().find(|(task, _)| task.kernel == kernel && task.schedule == schedule);
            found.and_then(|(_, measurement)| measurement.clone()).expect("every task was done")
        };
        KernelRow { kernel: kernel.into(), runs: Schedule::all().into_iter().map(of).collect() }
    };
    Ok(paper::PRINTED.iter().map(|printed| row(printed.kernel)).collect())
}

/// One measurement: found, or made, checked against the host and kept.
fn one(base: &Parameters, task: &Task, results: &Results) -> Result<Measurement, SwasError> {
    let &Task { kernel, schedule } = task;
    let source = warpstep_suite::by_name(kernel).expect("the suite has the paper's kernels");
    let config = machine(base, schedule);
    let name = format!("{kernel} {schedule}");
    let identity = format!("{} {:?} {:?}", env!("CARGO_PKG_VERSION"), config.parameters(), source.image);
    if let Some(measurement) = results.find(&name, &identity) {
        return Ok(measurement);
    }
    let program = Program::from_bytes(kernel, source.image).expect("an image of the suite");
    let region = Region::kernel(&program, config.warps);
    let chip = Chip::new(config.clone(), Options::for_config(&config), &program, Launch::default());
    let mut chip = chip.expect("the paper's machine has no splits");
    chip.preload(&program);
    let (measurement, chip) = measure(chip, &config, &region, LIMIT, &mut |_| ())
        .map_err(|error| SwasError::Run { kernel, schedule, error })?;
    let words = |name: &str| program.words(name, chip.golden().memory());
    let outcome = warpstep_suite::Outcome { words: &words };
    source.check(&outcome).map_err(|wrong| SwasError::Wrong { kernel, schedule, wrong })?;
    results.keep(&name, &identity, &measurement)?;
    Ok(measurement)
}
