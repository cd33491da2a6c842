//! Every context has t_F + 1 instructions in its queue or on the way to it, active or not, and issues from its queue only.
//! The first is the promise of coordinated schedules, the second holds for all.

use super::broken::{Finding, Invariant};
use crate::frame::CoreFrame;

/// `depth` is t_F + 1, or nothing for a decoupled schedule.
pub(super) fn check(seen: &CoreFrame, depth: Option<u8>) -> Result<(), Finding> {
    if let Some(depth) = depth {
        for (context, (queued, flying)) in seen.occupancy.iter().zip(&seen.in_flight).enumerate() {
            Finding::unless(queued + flying == depth, context, Invariant::QueueAndFlight, || {
                format!("{queued} queued, {flying} in flight, t_F + 1 = {depth}")
            })?;
        }
    }
    for context in seen.issued.iter().map(|issue| issue.context) {
        let queued = seen.occupancy.get(context).copied();
        Finding::unless(
            queued.is_some_and(|queued| queued > 0),
            context,
            Invariant::IssuesFromItsQueue,
            || format!("it issues with {queued:?} entries"),
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::testing::{CHILD, PARENT, breaks, holds};
    use super::*;

    #[test]
    fn an_entry_too_many_too_few_or_issued_out_of_nothing_is_found() {
        holds(|_| ());
        breaks(Invariant::QueueAndFlight, 5, CHILD, |run| run[5].occupancy[CHILD] += 1);
        breaks(Invariant::QueueAndFlight, 9, PARENT, |run| run[9].in_flight[PARENT] -= 1);
        breaks(Invariant::IssuesFromItsQueue, 4, PARENT, |run| {
            (run[4].occupancy[PARENT], run[4].in_flight[PARENT]) = (0, 4);
        });
    }
}
