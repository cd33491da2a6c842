//! Where inputs decide: one history until they do for the first time, then all of them.

use super::Case;
use super::budget::{Budget, plus};
use super::exact::follow;
use super::walk::{Listed, Walk};
use crate::refusal::Refusal;
use warpstep_wcet::trusted::{Digest, Premises, Watch};

/// The most cycles of any run.
pub(super) fn check(
    case: Case<'_>,
    exact_cycles: u64,
    checkpoints: &[Digest],
    premises: &Premises,
    states: &[(Digest, u64)],
    budget: &mut Budget,
) -> Result<u64, Refusal> {
    let mut machine = case.machine();
    follow(&mut machine, exact_cycles, checkpoints, budget)?;
    let what = if machine.is_busy() { "inputs decide for the first time" } else { "the program ends" };
    if machine.cycle() != exact_cycles || !machine.is_busy() {
        return Err(Refusal::When { what, cycle: machine.cycle(), certificate: exact_cycles });
    }
    let watch = Watch::part(&mut machine, case.program, premises);
    let first = machine.digest();
    let listed = Listed::new(String::new(), states.iter().map(|(state, cycles)| (*state, *cycles, 0)))?;
    let mut walk = Walk::new(&listed, None);
    walk.from(machine.clone())?;
    walk.all(budget)?;
    // States in which something was forgotten too early are worth nothing.
    if let Some(what) = watch.contradicted(&machine) {
        return Err(Refusal::Premise { what });
    }
    plus("the cycles ahead of the first state", exact_cycles, listed.ahead(&first)?.cycles)
}
