//! What an additive cost would mark. With s contexts left
//!
//! ```text
//! cost of a sequence      the sum of its parts
//! … of a split, unmarked  then + else
//! … of a split, marked    the larger of the two, over all ways to share the s - 1 other contexts between them
//! ```
//!
//! The best way to share names the contexts: no two splits that are live at once have the same one. Costs are the cycles
//! the longest run spends in a block.

use super::Marks;
use std::collections::BTreeMap;
use warpstep_flow::{BlockId, Flow, Function, SplitRegion};

/// A split, what its halves cost by themselves, and the splits within them.
struct Split {
    pc: u32,
    costs: [u64; 2],
    inner: [Vec<Split>; 2],
}

/// The marks that cost least with so many contexts.
pub fn plan(flow: &Flow, cycles: &BTreeMap<u32, u64>, contexts: u8) -> Marks {
    let pool: Vec<u8> = (1..=contexts).collect();
    let mut marks = Marks::new();
    for function in flow.functions() {
        for number in (0..function.splits.len()).filter(|number| function.splits[*number].parent.is_none()) {
            marks.extend(least(&split(flow, function, number, cycles), &pool).1);
        }
    }
    marks
}

fn split(flow: &Flow, function: &Function, number: usize, cycles: &BTreeMap<u32, u64>) -> Split {
    let region: &SplitRegion = &function.splits[number];
    let children: Vec<usize> =
        (0..function.splits.len()).filter(|inner| function.splits[*inner].parent == Some(number)).collect();
    let is_inner =
        |block: &BlockId| children.iter().any(|inner| function.splits[*inner].blocks.contains(block));
    let cost = |blocks: &std::collections::BTreeSet<BlockId>| -> u64 {
        let own = blocks.iter().filter(|block| !is_inner(block)).map(|block| &flow.blocks()[*block]);
        own.flat_map(|block| block.addresses()).filter_map(|pc| cycles.get(&pc)).sum()
    };
    let (mut then, mut other) = (Vec::new(), Vec::new());
    for inner in &children {
        let side = if region.other.contains(&function.splits[*inner].split) { &mut other } else { &mut then };
        side.push(split(flow, function, *inner, cycles));
    }
    Split {
        pc: flow.blocks()[region.split].last,
        costs: [cost(&region.then), cost(&region.other)],
        inner: [then, other],
    }
}

fn half(split: &Split, side: usize, pool: &[u8]) -> (u64, Marks) {
    let parts = split.inner[side].iter().map(|inner| least(inner, pool));
    parts.fold((split.costs[side], Marks::new()), |(cost, mut marks), (more, inner)| {
        marks.extend(inner);
        (cost + more, marks)
    })
}

/// The least cost with the contexts of this pool, and the marks that have it; without a mark if that is as good.
fn least(split: &Split, pool: &[u8]) -> (u64, Marks) {
    let together = |(then, mut marks): (u64, Marks), (other, more): (u64, Marks), mark: Option<u8>| {
        marks.extend(more);
        marks.insert(split.pc, mark);
        (if mark.is_some() { then.max(other) } else { then + other }, marks)
    };
    let serial = together(half(split, 0, pool), half(split, 1, pool), None);
    let Some((own, rest)) = pool.split_first() else { return serial };
    let shared = (0..=rest.len()).map(|place| {
        let (then, other) = rest.split_at(place);
        together(half(split, 0, then), half(split, 1, other), Some(*own))
    });
    shared.fold(serial, |best, other| if other.0 < best.0 { other } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaf(pc: u32, then: u64, other: u64) -> Split {
        Split { pc, costs: [then, other], inner: [Vec::new(), Vec::new()] }
    }

    #[test]
    fn one_context_goes_where_it_saves_most() {
        let outer = Split { pc: 1, costs: [10, 12], inner: [vec![leaf(2, 30, 40)], Vec::new()] };
        assert_eq!(least(&outer, &[]).0, 92);
        let (cost, marks) = least(&outer, &[1]);
        assert_eq!((cost, marks), (62, Marks::from([(1, None), (2, Some(1))])));
    }

    #[test]
    fn splits_that_are_live_at_once_name_different_contexts() {
        let outer = Split { pc: 1, costs: [10, 12], inner: [vec![leaf(2, 30, 40)], vec![leaf(3, 20, 25)]] };
        let (cost, marks) = least(&outer, &[1, 2, 3]);
        assert_eq!(cost, 50);
        assert_eq!(marks, Marks::from([(1, Some(1)), (2, Some(2)), (3, Some(3))]));
    }

    #[test]
    fn a_half_that_costs_nothing_is_not_worth_a_context() {
        assert_eq!(least(&leaf(1, 30, 0), &[1]).1, Marks::from([(1, None)]));
    }
}
