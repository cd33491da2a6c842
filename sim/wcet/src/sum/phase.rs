//! One warp by itself, from where it may be at the start of a phase to its end: its longest time, and the most it can take from others.

use crate::costs::Costs;
use crate::graph::{Budget, choice_before, explore, longest, walk};
use crate::key::Digest;
use crate::machine::{Machine, Notes};
use crate::stop::{Place, Stop};
use crate::values::Kept;
use std::cell::RefCell;

/// What became of it.
pub(super) struct Followed {
    /// No way takes longer, tolls included.
    pub cycles: u64,
    /// No way takes more from others.
    pub charge: u64,
    /// Digests of its states, with the most cycles and the most that it can take from others from each to the end.
    pub ahead: Vec<(Digest, u64, u64)>,
    /// Where it waits for others, if it does not end; and whether it may end.
    pub ends: Vec<Machine>,
    pub may_end: bool,
    /// Where the cycles of the longest way go.
    pub costs: Costs,
    /// How many states there were, whether what was learned will begin them anew, and the last choice among them.
    pub states: usize,
    pub begins_anew: bool,
    pub last: Option<Place>,
}

/// Follows a warp from the starts of cycles.
pub(super) fn follow(
    starts: &mut [Machine],
    budget: &Budget,
    notes: &Notes,
    kept: &RefCell<Kept>,
) -> Result<Followed, Stop> {
    for start in starts.iter_mut() {
        start.begin()?;
        start.forget();
    }
    let begins_anew = || kept.borrow().has_changed() || starts.iter().any(|start| start.has_noted(notes));
    let explored = explore(starts, budget, begins_anew)?;
    let nodes = &explored.nodes;
    let time = longest(nodes, starts.len(), |edge| edge.cycles + edge.toll)?;
    let charge = longest(nodes, starts.len(), |edge| edge.charge)?;
    let most = |rest: &[u64]| rest[..starts.len()].iter().copied().max().unwrap_or(0);
    let from = (0..starts.len()).max_by_key(|start| time.rest[*start]).unwrap_or(0);
    let begins_anew = begins_anew();
    // What was learned meanwhile would lead another way.
    let costs = if begins_anew { Costs::default() } else { walk(&starts[from], from, nodes, &time.way)?.1 };
    let ahead = |(state, number): &(Digest, usize)| (*state, time.rest[*number], charge.rest[*number]);
    Ok(Followed {
        ahead: explored.states.iter().map(ahead).collect(),
        cycles: most(&time.rest),
        charge: most(&charge.rest),
        may_end: explored.may_end,
        states: nodes.len(),
        begins_anew,
        last: nodes.len().checked_sub(1).and_then(|last| choice_before(nodes, last)),
        ends: explored.ends,
        costs,
    })
}
