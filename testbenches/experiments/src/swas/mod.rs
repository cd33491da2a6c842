//! Synchronised warp scheduling: six kernels under three coordinated and nine decoupled schedules, on one core of 32 warps of
//! 32 lanes, measured as in the paper (`docs/literature.md`), only while a warp executes the kernel itself. Those that branch on
//! data are measured in their branch-free form, too: what a NOP costs depends on how often a program jumps. Two schedules are
//! also measured on machines that go past the paper's.

mod figures;
pub mod paper;
mod report;

pub use figures::figures;
pub use report::report;

use crate::parallel::in_parallel;
use crate::{MeasureError, Measurement, Region, Results, ResultsError, measure};
use serde::Serialize;
use warpstep_cycle::Chip;
use warpstep_golden::{Launch, Options};
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Parameters, Schedule, SplitMode};

/// No kernel comes near it.
const LIMIT: u64 = 100_000_000;

/// One kernel under one schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Name of the kernel.
    pub kernel: &'static str,
    /// The schedule.
    pub schedule: Schedule,
    /// What the machine has that the paper's has not.
    pub past: Past,
}

/// How far a machine goes past the paper's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Past {
    /// It is the paper's.
    Nothing,
    /// Loop registers.
    Loops,
    /// Loop registers, and marked halves of a warp in parallel with one context more: what the second paper adds.
    LoopsAndSplit,
}

impl Past {
    /// The paper's machine and what this adds to it.
    fn added_to(self, base: &Parameters) -> Parameters {
        let loops = Parameters { loop_register: true, ..base.clone() };
        match self {
            Past::Nothing => Parameters { loop_register: false, ..base.clone() },
            Past::Loops => loops,
            Past::LoopsAndSplit => Parameters { splits: 1, split_mode: SplitMode::Marked, ..loops },
        }
    }
}

/// What a kernel gave under all schedules.
#[derive(Clone, Debug, Serialize)]
pub struct KernelRow {
    /// Name of the kernel.
    pub kernel: String,
    /// In the order of [`Schedule::all`].
    pub runs: Vec<Measurement>,
    /// With loop registers: the two schedules of [`PAIR`].
    pub with_loops: [Measurement; 2],
    /// With loop registers and a context for marked splits: the first of [`PAIR`], as the baseline's order of issue knows no splits.
    pub with_loops_and_split: Measurement,
}

/// The paper's best configurations, which its table II compares: coordinated, and the baseline.
pub const PAIR: [&str; 2] = ["gtlrr", "lrr/gtlrr"];

impl KernelRow {
    /// Whether it is the paper's own, in the form that branches.
    pub fn is_of_the_paper(&self) -> bool {
        paper::PRINTED.iter().any(|printed| printed.kernel == self.kernel)
    }

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

/// What is measured: both forms of the paper's kernels, as the paper lists them.
fn kernels() -> Vec<&'static str> {
    let forms = |printed: &paper::Printed| {
        let of = |kernel: &&warpstep_suite::Kernel| kernel.name.trim_end_matches("_free") == printed.kernel;
        warpstep_suite::all().iter().filter(of).map(|kernel| kernel.name).collect::<Vec<_>>()
    };
    paper::PRINTED.iter().flat_map(forms).collect()
}

/// All there is to measure, the longest first so that threads end together.
pub fn tasks() -> Vec<Task> {
    let mut kernels = kernels();
    let length = |kernel: &&str| paper::PRINTED.iter().find(|printed| kernel.starts_with(printed.kernel));
    kernels.sort_by_key(|kernel| std::cmp::Reverse(length(kernel).map(|printed| printed.instructions)));
    let past = || {
        let [coordinated, baseline] = pair();
        [(coordinated, Past::Loops), (baseline, Past::Loops), (coordinated, Past::LoopsAndSplit)]
    };
    let machines = || Schedule::all().into_iter().map(|schedule| (schedule, Past::Nothing)).chain(past());
    let of = |kernel| machines().map(move |(schedule, past)| Task { kernel, schedule, past });
    kernels.into_iter().flat_map(of).collect()
}

fn pair() -> [Schedule; 2] {
    PAIR.map(|words| words.parse().expect("a schedule"))
}

/// The machine of a task: the paper's, with what the task changes.
fn machine(base: &Parameters, task: &Task) -> Config {
    let parameters = Parameters { schedule: task.schedule, ..task.past.added_to(base) };
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
    let found = measurements(base, &tasks, results, threads, done)?;
    let measured: Vec<_> = tasks.iter().zip(found).collect();
    let row = |kernel: &'static str| {
        let of = |schedule: Schedule, past: Past| {
            let wanted = Task { kernel, schedule, past };
            measured.iter().find(|(task, _)| **task == wanted).expect("every task was done").1.clone()
        };
        KernelRow {
            kernel: kernel.into(),
            runs: Schedule::all().into_iter().map(|schedule| of(schedule, Past::Nothing)).collect(),
            with_loops: pair().map(|schedule| of(schedule, Past::Loops)),
            with_loops_and_split: of(pair()[0], Past::LoopsAndSplit),
        }
    };
    Ok(kernels().into_iter().map(row).collect())
}

/// The measurements of some tasks, found or made.
pub fn measurements(
    base: &Parameters,
    tasks: &[Task],
    results: &Results,
    threads: usize,
    done: &(dyn Fn(&Task, &Measurement) + Sync),
) -> Result<Vec<Measurement>, SwasError> {
    in_parallel(tasks, threads, |task| {
        let measurement = one(base, task, results)?;
        done(task, &measurement);
        Ok(measurement)
    })
}

/// One measurement: found, or made, checked against the host and kept.
fn one(base: &Parameters, task: &Task, results: &Results) -> Result<Measurement, SwasError> {
    let &Task { kernel, schedule, .. } = task;
    let source = warpstep_suite::by_name(kernel).expect("the suite has the paper's kernels");
    let config = machine(base, task);
    let name = format!("{kernel} {schedule}");
    let identity = format!("{} {:?} {:?}", env!("CARGO_PKG_VERSION"), config.parameters(), source.image);
    if let Some(measurement) = results.find(&name, &identity) {
        return Ok(measurement);
    }
    let program = Program::from_bytes(kernel, source.image).expect("an image of the suite");
    let region = Region::kernel(&program, config.warps);
    let mut chip = Chip::new(config.clone(), Options::for_config(&config), &program, Launch::default());
    chip.preload(&program);
    let (measurement, chip) = measure(chip, &config, &region, LIMIT, &mut |_| ())
        .map_err(|error| SwasError::Run { kernel, schedule, error })?;
    let words = |name: &str| program.words(name, chip.golden().memory());
    let outcome = warpstep_suite::Outcome { words: &words };
    source.check(&outcome).map_err(|wrong| SwasError::Wrong { kernel, schedule, wrong })?;
    results.keep(&name, &identity, &measurement)?;
    Ok(measurement)
}
