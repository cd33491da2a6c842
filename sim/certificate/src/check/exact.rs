//! Where inputs decide nothing: one history, with digests of its states on the way.

use super::Case;
use super::budget::Budget;
use crate::refusal::Refusal;
use warpstep_wcet::trusted::{CHECKPOINT_CYCLES, Digest, Machine};

/// Digests that are still to come.
struct Checkpoints<'a> {
    left: std::slice::Iter<'a, Digest>,
}

impl Checkpoints<'_> {
    fn compare(&mut self, machine: &Machine, budget: &mut Budget) -> Result<(), Refusal> {
        budget.states += 1;
        let (here, next) = (machine.digest(), self.left.next());
        if next == Some(&here) {
            return Ok(());
        }
        let certificate = next.map_or("nothing".into(), Digest::to_string);
        Err(Refusal::Checkpoint { cycle: machine.cycle(), certificate, here })
    }

    fn end(&self) -> Result<(), Refusal> {
        match self.left.len() {
            0 => Ok(()),
            more => {
                Err(Refusal::States { whose: String::new(), why: format!("{more} checkpoints too many") })
            }
        }
    }
}

/// Follows a machine to the end, or to the middle of the first cycle in which inputs decide, which is no later than `until`.
pub(super) fn follow(
    machine: &mut Machine,
    until: u64,
    checkpoints: &[Digest],
    budget: &mut Budget,
) -> Result<(), Refusal> {
    let mut checkpoints = Checkpoints { left: checkpoints.iter() };
    while machine.is_busy() {
        if machine.cycle().is_multiple_of(CHECKPOINT_CYCLES) {
            checkpoints.compare(machine, budget)?;
        }
        machine.begin()?;
        if !machine.questions().is_empty() {
            return checkpoints.end();
        }
        if machine.cycle() >= until {
            return Err(Refusal::StillRuns { cycle: until });
        }
        budget.cycle()?;
        machine.finish(&[])?;
    }
    checkpoints.compare(machine, budget)?;
    checkpoints.end()
}

/// The cycles of every run.
pub(super) fn check(
    case: Case<'_>,
    bound: u64,
    checkpoints: &[Digest],
    budget: &mut Budget,
) -> Result<u64, Refusal> {
    let mut machine = case.machine();
    follow(&mut machine, bound, checkpoints, budget)?;
    if machine.is_busy() {
        return Err(Refusal::InputsDecide { cycle: machine.cycle(), until: bound });
    }
    Ok(machine.cycle())
}
