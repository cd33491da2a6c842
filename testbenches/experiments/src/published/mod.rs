//! The papers' own estimates beside our bounds and beside runs, and which of their lemmas hold on this machine:
//! `experiments published`.
//!
//! | file | does |
//! |---|---|
//! | `record` | a run of the cycle model as plain data |
//! | `task` | one program on one machine: estimates, bound, runs |
//! | `halves` | random programs with splits whose outcome is chosen |
//! | `lemmas` | what the papers say, tried |
//! | `report` | the tables, the picture, the page |

mod halves;
mod lemmas;
mod record;
mod report;
mod task;

pub use lemmas::Lemma;
pub use report::{figure, markdown, report};
pub use task::{Finding, Paper, PublishedError, linear_program, tasks};

use crate::anomalies::Count;
use crate::parallel::in_parallel;
use crate::{Results, bounds};

/// What was found.
pub struct Published {
    /// Programs on machines.
    pub findings: Vec<(bounds::Task, Finding)>,
    /// Statements, and how often runs broke them.
    pub lemmas: Vec<(Lemma, Count)>,
}

/// Estimates everything that `results` does not have yet, with `runs` runs each, and tries each lemma on `programs` programs.
pub fn run(
    results: &Results,
    runs: u64,
    programs: u64,
    threads: usize,
    done: &(dyn Fn(&str) + Sync),
) -> Result<Published, PublishedError> {
    let tasks = tasks();
    let findings = in_parallel(&tasks, threads, |task| {
        let finding = task::found(task, results, runs)?;
        done(&task.to_string());
        Ok::<_, PublishedError>(finding)
    })?;
    let lemmas = in_parallel(&Lemma::ALL, threads, |lemma| {
        let count = lemma.tried(programs);
        done(lemma.name());
        Ok::<_, PublishedError>((*lemma, count))
    })?;
    Ok(Published { findings: tasks.into_iter().zip(findings).collect(), lemmas })
}

#[cfg(test)]
mod tests;
