//! Lanes: every lane of a warp belongs to exactly one of its contexts, a context is active in lanes of its own only, a
//! split context that is not active owns nothing, and what issues has exactly the active lanes of its context.

use super::broken::{Finding, Invariant};
use crate::frame::CoreFrame;
use warpstep_spec::LaneMask;

/// `contexts` per warp.
pub(super) fn check(seen: &CoreFrame, contexts: usize, all_lanes: LaneMask) -> Result<(), Finding> {
    let warps = seen.lanes.chunks(contexts).zip(seen.owned.chunks(contexts));
    for (warp, (lanes, owned)) in warps.enumerate() {
        let mut taken = 0;
        for (k, (lanes, owned)) in lanes.iter().zip(owned).enumerate() {
            let holds =
                owned & taken == 0 && lanes & !owned == 0 && (k == 0 || (*lanes == 0) == (*owned == 0));
            Finding::unless(holds, warp * contexts + k, Invariant::LanesAreOwned, || {
                format!("active {lanes:#b}, owned {owned:#b}, owned by lower contexts {taken:#b}")
            })?;
            taken |= owned;
        }
        Finding::unless(taken == all_lanes, warp * contexts, Invariant::LanesAreOwned, || {
            format!("lanes {:#b} belong to nobody", all_lanes & !taken)
        })?;
    }
    let mut busy = 0;
    for issue in &seen.issued {
        let Some(instruction) = issue.instruction else { continue };
        let (active, lanes) = (instruction.active, seen.lanes.get(issue.context).copied());
        let holds = active & busy == 0 && Some(active) == lanes;
        Finding::unless(holds, issue.context, Invariant::IssuedLanesAreDisjoint, || {
            format!(
                "it issues in lanes {active:#b}, lanes of others {busy:#b}, its own {:#b}",
                lanes.unwrap_or(0)
            )
        })?;
        busy |= active;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::testing::{CHILD, PARENT, breaks, holds};
    use super::*;

    #[test]
    fn a_lane_of_two_of_nobody_or_active_elsewhere_is_found() {
        holds(|_| ());
        breaks(Invariant::LanesAreOwned, 3, CHILD, |run| run[3].owned[PARENT] = 0b1111);
        breaks(Invariant::LanesAreOwned, 3, PARENT, |run| run[3].lanes[PARENT] = 0b0111);
        breaks(Invariant::LanesAreOwned, 3, CHILD, |run| run[3].lanes[CHILD] = 0);
        breaks(Invariant::LanesAreOwned, 1, PARENT, |run| run[1].owned[PARENT] = 0b0111);
    }

    #[test]
    fn an_instruction_in_lanes_of_another_context_is_found() {
        let lanes = |run: &mut [CoreFrame], cycle: usize, port: usize, active| {
            run[cycle].issued[port].instruction.as_mut().unwrap().active = active;
        };
        breaks(Invariant::IssuedLanesAreDisjoint, 2, CHILD, |run| lanes(run, 2, 1, 0b0111));
        breaks(Invariant::IssuedLanesAreDisjoint, 4, PARENT, |run| lanes(run, 4, 0, 0b0001));
    }
}
