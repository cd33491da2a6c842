//! Where the two ways behind a branch meet again, and which registers are written between. Histories in which a branch that
//! inputs decide went differently are equal again there, if what was written on the way is forgotten.

use crate::relevance::bit;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use warpstep_flow::{Flow, Function, Targets};
use warpstep_program::Program;
use warpstep_spec::{Class, Reg, decode};

/// Where two ways meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Meeting {
    /// The instruction behind which it does not matter which way was gone.
    pub at: u32,
    /// Registers written on a way, one bit each; of called functions those that they need not keep.
    pub writes: u64,
}

/// By the address of the branch.
pub(crate) type Meetings = Rc<BTreeMap<u32, Meeting>>;

/// A program whose control flow cannot be told from its binary has none.
pub(crate) fn meetings(program: &Program, words: &BTreeMap<u32, u32>) -> Meetings {
    let Ok(flow) = Flow::new(program, &Targets::address_taken()) else { return Meetings::default() };
    let mut found = BTreeMap::new();
    for function in flow.functions() {
        for block in &function.blocks {
            let last = flow.blocks()[*block].last;
            let is_branch = |word: &u32| decode(*word).is_some_and(|found| found.op.class() == Class::Branch);
            let Some(meets) = function.immediate_post_dominator(*block) else { continue };
            if words.get(&last).is_some_and(is_branch) {
                let writes = writes(&flow, function, *block, meets, words);
                found.insert(last, Meeting { at: flow.blocks()[meets].first, writes });
            }
        }
    }
    Rc::new(found)
}

/// Registers a called function need not keep: ra, t, a, ft, fa.
fn not_kept() -> u64 {
    let kept = |number: u32| matches!(number, 0 | 2..=4 | 8 | 9 | 18..=27);
    let float_kept = |number: u32| matches!(number, 8 | 9 | 18..=27);
    let integers = (0..32).filter(|number| !kept(*number)).map(Reg::x);
    let floats = (0..32).filter(|number| !float_kept(*number)).map(Reg::f);
    integers.chain(floats).fold(0, |set, reg| set | bit(reg))
}

fn writes(flow: &Flow, function: &Function, from: usize, meets: usize, words: &BTreeMap<u32, u32>) -> u64 {
    let mut seen = BTreeSet::new();
    let after = |block: usize| {
        let node = function.node(block);
        node.into_iter().flat_map(|node| function.graph.neighbors(node)).map(|node| function.graph[node])
    };
    let mut open: Vec<usize> = after(from).collect();
    let mut writes = 0;
    while let Some(block) = open.pop() {
        if block == meets || !seen.insert(block) {
            continue;
        }
        for pc in flow.blocks()[block].addresses() {
            writes |= words.get(&pc).and_then(|word| decode(*word)).map_or(0, |found| bit(found.rd));
        }
        if function.calls.contains_key(&block) {
            writes |= not_kept();
        }
        open.extend(after(block));
    }
    writes
}
