//! Predictable wavefront splitting (`docs/literature.md`): what halves of a warp in parallel gain over halves one after the other,
//! measured on the cycle model.
//!
//! | file | does |
//! |---|---|
//! | `task` | one program on one machine, checked against the host |
//! | `probe` | what is counted of it |
//! | `synthetic` | table 3, figures 10 and 12: the paper's synthetic benchmark |
//! | `figure_2` | figure 2: the paper's example |
//! | `kernels` | figure 11: the suite's kernels |
//! | `paper`, `area` | the paper's numbers, and what contexts cost |
//! | `figures`, `report`, `summary` | pictures, the page, the lines on the terminal |

pub mod area;
pub mod figure_2;
mod figures;
pub mod kernels;
pub mod paper;
mod probe;
mod report;
mod summary;
pub mod synthetic;
mod task;

pub use figure_2::Figure2Row;
pub use figures::figures;
pub use kernels::KernelRow;
pub use probe::Run;
pub use report::report;
pub use summary::summary;
pub use synthetic::{ReuseRow, SweepPoint, Table3Row};
pub use task::{PwsError, Task, Workload};

use crate::Results;
use crate::parallel::in_parallel;
use serde::Serialize;

/// Everything measured, as tables.
#[derive(Clone, Debug, Serialize)]
pub struct Pws {
    /// Figure 2.
    pub figure_2: Vec<Figure2Row>,
    /// The synthetic benchmark as divergent as can be.
    pub table_3: Vec<Table3Row>,
    /// Figure 10.
    pub sweeps: Vec<SweepPoint>,
    /// Figure 11.
    pub kernels: Vec<KernelRow>,
    /// Figure 12.
    pub reuse: Vec<ReuseRow>,
}

/// Runs by what ran.
struct Findings(Vec<(Task, Run)>);

impl Findings {
    fn of(&self, wanted: &Task) -> &Run {
        &self.0.iter().find(|(task, _)| task == wanted).expect("every task was done").1
    }
}

/// All there is to measure, each once.
pub fn tasks() -> Vec<Task> {
    let mut all: Vec<Task> = Vec::new();
    let parts = [figure_2::tasks(), synthetic::tasks(), kernels::tasks(), kernels::decoupled_tasks()];
    for task in parts.into_iter().flatten() {
        if !all.contains(&task) {
            all.push(task);
        }
    }
    all
}

/// The runs of some tasks, found or made.
pub fn measurements(
    tasks: &[Task],
    results: &Results,
    threads: usize,
    done: &(dyn Fn(&Task) + Sync),
) -> Result<Vec<Run>, PwsError> {
    in_parallel(tasks, threads, |task| {
        let run = task.measured(results)?;
        done(task);
        Ok(run)
    })
}

/// Measures everything that `results` does not have yet, with as many threads as wanted; `done` hears of each as it is there.
pub fn run(results: &Results, threads: usize, done: &(dyn Fn(&Task) + Sync)) -> Result<Pws, PwsError> {
    let tasks = tasks();
    let runs = measurements(&tasks, results, threads, done)?;
    let findings = Findings(tasks.into_iter().zip(runs).collect());
    Ok(Pws {
        figure_2: figure_2::rows(&findings),
        table_3: synthetic::table_3(&findings),
        sweeps: synthetic::sweeps(&findings),
        kernels: kernels::rows(&findings),
        reuse: synthetic::reuse(&findings),
    })
}
