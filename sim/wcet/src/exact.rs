//! E: one abstract execution. If no unknown value reaches a branch, a mask, a barrier or an address, every run the machine's contract
//! allows takes exactly its cycles.

use crate::costs::Costs;
use crate::key::Digest;
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

/// Cycles from one checkpoint to the next.
pub const CHECKPOINT_CYCLES: u64 = 1 << 16;

/// Follows a program until it ends, something is open, or `limit` cycles have passed; counts where they went, and leaves digests of its
/// states on the way.
pub fn exact(
    machine: &mut Machine,
    limit: u64,
    costs: &mut Costs,
    checkpoints: &mut Vec<Digest>,
) -> Result<Reached, Stop> {
    while machine.is_busy() {
        if machine.cycle().is_multiple_of(CHECKPOINT_CYCLES) {
            checkpoints.push(machine.digest());
        }
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
    checkpoints.push(machine.digest());
    Ok(Reached::End)
}
