//! E: one abstract execution. If no unknown value reaches a branch, a mask, a barrier or an address, every run the machine's contract
//! allows takes exactly its cycles.

use crate::machine::{Machine, Question, Start};
use crate::stop::Stop;
use warpstep_program::Program;
use warpstep_spec::Config;

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every run takes this many cycles.
    Exact(Exact),
    /// The first choice that inputs decide.
    Choice {
        /// Cycle in which it issues.
        cycle: u64,
        /// What is open.
        question: Question,
    },
}

/// The time of every run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exact {
    /// Cycles from reset until `busy` falls.
    pub cycles: u64,
}

/// Follows a program until it ends, something is open, or `limit` cycles have passed.
pub fn exact(config: &Config, program: &Program, start: &Start, limit: u64) -> Result<Outcome, Stop> {
    let mut machine = Machine::new(config, program, start);
    while machine.is_busy() {
        if machine.cycle() >= limit {
            return Err(Stop::NoEnd { cycles: limit });
        }
        machine.begin()?;
        if let Some(question) = machine.questions().first() {
            return Ok(Outcome::Choice { cycle: machine.cycle(), question: *question });
        }
        machine.finish(&[])?;
    }
    Ok(Outcome::Exact(Exact { cycles: machine.cycle() }))
}
