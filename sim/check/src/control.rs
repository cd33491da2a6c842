//! Which branches decide whether a block runs: those that have a way to it and a way around it. And the order in which
//! blocks are walked.

use petgraph::visit::DfsPostOrder;
use std::collections::{BTreeMap, BTreeSet};
use warpstep_flow::{BlockId, Function};

/// What walking a function needs to know of its shape.
pub(crate) struct Plan {
    /// Branches that decide whether a block runs.
    pub deciders: BTreeMap<BlockId, BTreeSet<BlockId>>,
    /// The place of each block: behind all ways into it but those of loops, so that none of them is out of date when it is walked.
    pub places: BTreeMap<BlockId, usize>,
}

impl Plan {
    pub fn new(function: &Function, entry: Option<BlockId>) -> Plan {
        let mut places = BTreeMap::new();
        if let Some(node) = entry.and_then(|block| function.node(block)) {
            let mut order = DfsPostOrder::new(&function.graph, node);
            let mut place = function.blocks.len();
            while let Some(node) = order.next(&function.graph) {
                place -= 1;
                places.insert(function.graph[node], place);
            }
        }
        Plan { deciders: deciders(function), places }
    }
}

/// The deciding branches of every block of a function, those of the branches themselves included.
fn deciders(function: &Function) -> BTreeMap<BlockId, BTreeSet<BlockId>> {
    let mut direct: BTreeMap<BlockId, BTreeSet<BlockId>> = BTreeMap::new();
    for block in &function.blocks {
        let Some(node) = function.node(*block) else { continue };
        let ways: BTreeSet<BlockId> =
            function.graph.neighbors(node).map(|next| function.graph[next]).collect();
        if ways.len() < 2 {
            continue;
        }
        let behind = function.immediate_post_dominator(*block);
        for way in ways {
            let mut at = Some(way);
            while let Some(one) = at.filter(|one| Some(*one) != behind) {
                direct.entry(one).or_default().insert(*block);
                at = function.immediate_post_dominator(one);
            }
        }
    }
    let close = |block: &BlockId| {
        let (mut all, mut open) = (BTreeSet::new(), vec![*block]);
        while let Some(one) = open.pop() {
            let deciders = direct.get(&one).into_iter().flatten();
            open.extend(deciders.filter(|decider| all.insert(**decider)));
        }
        all
    };
    function.blocks.iter().map(|block| (*block, close(block))).collect()
}
