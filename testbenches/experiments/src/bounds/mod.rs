//! Time bounds of the kernels in C, and of the splitting paper's synthetic benchmark, beside the longest of many runs:
//! `experiments wcet`.
//!
//! | file | does |
//! |---|---|
//! | `task` | one program on one machine: its bound, and runs with searched inputs |
//! | `observe`, `inputs` | the search for inputs that take long |
//! | `growth` | how the time of the analysis grows: `bench wcet` |
//! | `report` | the table, the picture, the page |

pub mod growth;
mod inputs;
mod observe;
mod report;
mod task;

pub(crate) use observe::with_drawn_inputs;
pub use observe::{Observed, observe};
pub use report::{figure, report, summary};
pub use task::{BoundsError, Finding, Method, Task};

use crate::Results;
use crate::parallel::in_parallel;

/// Bounds what `results` does not have yet of these, with `runs` runs each; `done` hears of each as it is there.
pub fn run(
    tasks: Vec<Task>,
    results: &Results,
    runs: u64,
    threads: usize,
    done: &(dyn Fn(&Task) + Sync),
) -> Result<Vec<(Task, Finding)>, BoundsError> {
    let findings = findings(&tasks, results, runs, threads, done)?;
    Ok(tasks.into_iter().zip(findings).collect())
}

/// The findings of some tasks, found or made.
pub fn findings(
    tasks: &[Task],
    results: &Results,
    runs: u64,
    threads: usize,
    done: &(dyn Fn(&Task) + Sync),
) -> Result<Vec<Finding>, BoundsError> {
    in_parallel(tasks, threads, |task| {
        let finding = task.found(results, runs)?;
        done(task);
        Ok(finding)
    })
}
