//! Results: whoever issues finds neither source nor destination pending in its lanes; its destination is pending from then
//! on in those lanes, until each of them writes it; and no lane writes what is not pending. So every pending register has
//! exactly one write in flight.

use super::broken::{Finding, Invariant};
use super::core_checks::Issued;
use crate::frame::CoreFrame;
use warpstep_spec::mask::lanes_of;
use warpstep_spec::{Config, Reg};

/// Registers that wait for a result.
pub(super) struct PendingResults {
    /// One bit per register, for each lane of each warp.
    registers: Vec<u64>,
    lanes: usize,
    contexts: usize,
}

impl PendingResults {
    pub fn new(config: &Config) -> PendingResults {
        let registers = vec![0; config.warps * config.lanes];
        PendingResults { registers, lanes: config.lanes, contexts: config.contexts() }
    }

    pub fn check(&mut self, seen: &CoreFrame, issued: &[Issued]) -> Result<(), Finding> {
        let rule = Invariant::WritesAreAwaited;
        let in_lanes = |each: &Issued| {
            let active = each.fetched.map_or(0, |fetched| fetched.active);
            let first = each.context / self.contexts * self.lanes;
            lanes_of(active).map(move |lane| (lane, first + lane))
        };
        for each in issued {
            let Some(i) = each.instruction else { continue };
            let used = [i.rd, i.rs1, i.rs2, i.rs3].map(bit).into_iter().fold(0, |all, one| all | one);
            for (lane, place) in in_lanes(each) {
                let waiting = self.registers[place] & used;
                Finding::unless(waiting == 0, each.context, rule, || {
                    format!("{} issues while lane {lane} waits for registers {waiting:#x}", i.op)
                })?;
            }
        }
        for write in &seen.writes {
            let bit = 1 << write.register;
            let waiting = self.registers.get_mut(write.warp * self.lanes + write.lane);
            let awaited = waiting.is_some_and(|waiting| {
                let awaited = *waiting & bit != 0;
                *waiting &= !bit;
                awaited
            });
            Finding::unless(awaited, write.warp * self.contexts, rule, || {
                format!("lane {} writes register {}, which nobody waits for", write.lane, write.register)
            })?;
        }
        for each in issued {
            let Some(rd) = each.instruction.and_then(|instruction| instruction.destination()) else {
                continue;
            };
            in_lanes(each).for_each(|(_, place)| self.registers[place] |= bit(rd));
        }
        Ok(())
    }
}

/// Its place in a set of registers; none for x0.
fn bit(register: Reg) -> u64 {
    if register == Reg::ZERO { 0 } else { 1 << register.index() }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{CHILD, PARENT, breaks, holds, word_of};
    use super::*;
    use warpstep_spec::Op;

    #[test]
    fn a_write_that_nobody_waits_for_and_one_that_comes_twice_are_found() {
        holds(|_| ());
        breaks(Invariant::WritesAreAwaited, 5, PARENT, |run| run[5].writes[0].lane = 3);
        breaks(Invariant::WritesAreAwaited, 6, PARENT, |run| run[6].writes = run[5].writes.clone());
    }

    #[test]
    fn a_register_that_is_used_before_its_write_is_found() {
        breaks(Invariant::WritesAreAwaited, 9, CHILD, |run| {
            run[8].issued[1].instruction.as_mut().unwrap().word = word_of(Op::Add);
            run[9].issued[1].instruction.as_mut().unwrap().word = word_of(Op::Add);
        });
    }
}
