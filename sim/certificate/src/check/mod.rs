//! The checker: follows the machine from reset and believes nothing that the file says of it.
//!
//! It knows the machine (`warpstep_wcet::trusted`), and nothing of how bounds are searched for. Of a proof it asks: does
//! every history, at every outcome of every choice, come to a state that is listed, and is what the list says is ahead of a
//! state enough for each step and what is ahead behind it? Then no run takes longer than what is ahead of the first.

mod budget;
mod exact;
mod graph;
mod sum;
mod walk;

use crate::assumptions::assumptions;
use crate::file::{Certificate, Proof};
use crate::refusal::Refusal;
use crate::subject::{Subject, differ};
use budget::Budget;
use warpstep_program::Program;
use warpstep_spec::{Config, Schedule};
use warpstep_wcet::trusted::{Machine, Start, Stop, timed_as};

/// A certificate that proves what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// No run takes more cycles.
    pub bound: u64,
    /// Cycles of the machine that were followed.
    pub cycles: u64,
    /// States that were compared.
    pub states: u64,
    /// Steps between them.
    pub ways: u64,
}

/// What is asked about.
#[derive(Clone, Copy)]
struct Case<'a> {
    config: &'a Config,
    program: &'a Program,
    start: &'a Start,
}

impl Case<'_> {
    fn machine(&self) -> Machine {
        Machine::new(self.config, self.program, self.start)
    }
}

/// Checks that a certificate proves its bound for this program on this machine, started so. No more than `limit` cycles are followed.
pub fn check(
    certificate: &Certificate,
    config: &Config,
    program: &Program,
    start: &Start,
    limit: u64,
) -> Result<Checked, Refusal> {
    Subject::new(config, program, start).compare(&certificate.subject)?;
    if let Schedule::Decoupled { .. } = config.schedule {
        return Err(Stop::Decoupled { schedule: config.schedule }.into());
    }
    let timed = timed_as(config, program);
    let case = Case { config: &timed, program, start };
    let mut budget = Budget::new(limit);
    let mut objects = Vec::new();
    let proven = match &certificate.proof {
        Proof::Exact { checkpoints } => exact::check(case, certificate.bound, checkpoints, &mut budget)?,
        Proof::Graph { exact_cycles, checkpoints, premises, states } => {
            objects.extend(&premises.objects);
            graph::check(case, *exact_cycles, checkpoints, premises, states, &mut budget)?
        }
        Proof::Sum { before, in_turn, premises, fees, phases, code_lines, lasting_lines } => {
            let (before, in_turn) = (*before, *in_turn);
            let (code_lines, lasting_lines) = (*code_lines, *lasting_lines);
            let claim = sum::Claim { before, in_turn, premises, fees, phases, code_lines, lasting_lines };
            sum::check(case, &claim, &mut objects, &mut budget)?
        }
    };
    if proven != certificate.bound {
        return Err(Refusal::Bound { bound: certificate.bound, proven });
    }
    let assumed = assumptions(program, config, start, objects.into_iter());
    differ("assumptions", &certificate.assumptions, &assumed)?;
    Ok(budget.checked(proven))
}
