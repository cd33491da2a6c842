//! Timing anomalies, counted: changes that should shorten a run, or leave it as it is, and how often it took longer:
//! `experiments anomalies`.
//!
//! | row | change | should |
//! |---|---|---|
//! | A | `fixed` memory, latency N + 1 → N | not take longer |
//! | C | cold → warm instruction cache | not take longer |
//! | D | one block of 8 to 16 instructions left out | not take longer |
//! | E | any choice of blocks instead of all of them | not take longer |
//! | F | `fixed` → `random` of the same memory_latency | not take longer; on time: the same |
//! | G | `fixed` → `dram` of the same memory_latency | not take longer; on time: the same |
//! | H | other data, same streams | the same |
//!
//! | file | does |
//! |---|---|
//! | `count` | how often, and the worst |
//! | `rows` | the changes |
//! | `report` | table, picture, page |

mod count;
mod report;
mod rows;

pub use count::{Count, Worst};
pub use report::{figure, markdown, report};
pub use rows::{Letter, Size};

use crate::parallel::in_parallel;
use serde::Serialize;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Policy, Schedule};

/// Warps of the machines.
pub const WARPS: [usize; 4] = [1, 2, 4, 8];

/// A row on a machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Task {
    /// Which row.
    pub row: Letter,
    /// The coordinated schedule.
    pub schedule: Schedule,
    /// Warps; lanes are four.
    pub warps: usize,
}

impl std::fmt::Display for Task {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} {}x4", self.row, self.schedule, self.warps)
    }
}

impl Task {
    /// Every row on every machine.
    pub fn all() -> Vec<Task> {
        let machines =
            |row, policy| WARPS.map(|warps| Task { row, schedule: Schedule::Coordinated(policy), warps });
        let policies = |row: Letter| Policy::ALL.into_iter().flat_map(move |policy| machines(row, policy));
        Letter::ALL.into_iter().flat_map(policies).collect()
    }

    /// The machine: `small` with these warps and this schedule.
    pub fn config(&self) -> Config {
        let mut parameters = named("small").expect("it has a name").parameters();
        parameters.warps = self.warps;
        parameters.schedule = self.schedule;
        Config::try_from(parameters).expect("these machines are possible")
    }
}

/// Counts every row on every machine; `done` hears of each.
pub fn run(size: Size, threads: usize, done: &(dyn Fn(&Task) + Sync)) -> Vec<(Task, Count)> {
    let tasks = Task::all();
    let counted: Result<Vec<Count>, std::convert::Infallible> = in_parallel(&tasks, threads, |task| {
        let count = rows::count(task, size);
        done(task);
        Ok(count)
    });
    let Ok(counts) = counted;
    tasks.into_iter().zip(counts).collect()
}

#[cfg(test)]
mod tests;
