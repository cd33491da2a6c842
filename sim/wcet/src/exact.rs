//! E: one abstract execution. If no unknown value reaches a branch, a mask, a barrier or an address, every run the machine's contract
//! allows takes exactly its cycles.

use crate::costs::Costs;
use crate::machine::{Machine, Question};
use crate::stop::Stop;

/// How far it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// To the end: every run takes these cycles.
    End,
    /// To the first choice that inputs decide, in the middle of its cycle.
    Choice(Question),
}

/// Follows a program until it ends, something is open, or `limit` cycles have passed; counts where they went.
pub fn exact(machine: &mut Machine, limit: u64, costs: &mut Costs) -> Result<Reached, Stop> {
    while machine.is_busy() {
        if machine.cycle() >= limit {
            return Err(Stop::NoEnd { cycles: limit });
        }
        machine.begin()?;
        if let Some(question) = machine.questions().first() {
            return Ok(Reached::Choice(*question));
        }
        machine.account(costs);
        machine.finish(&[])?;
    }
    Ok(Reached::End)
}
