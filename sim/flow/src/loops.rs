//! Natural loops: a head that dominates the blocks of the loop, and the edges back to it.
//!
//! Loops of one head are one loop. What is still a cycle when all edges back to a dominator are gone has two entries: irreducible.

use crate::block::BlockId;
use crate::function::{Edge, Shape};
use crate::order::Order;
use petgraph::algo::kosaraju_scc;
use petgraph::graph::NodeIndex;
use petgraph::visit::EdgeRef;
use std::collections::{BTreeMap, BTreeSet};

/// A natural loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// The block through which it is entered.
    pub head: BlockId,
    /// Blocks whose edge goes back to the head.
    pub back: Vec<BlockId>,
    /// All its blocks, inner loops included.
    pub blocks: BTreeSet<BlockId>,
    /// Edges that leave it.
    pub exits: Vec<(BlockId, BlockId, Edge)>,
    /// The next loop around it, by its number in the function.
    pub parent: Option<usize>,
}

/// The loops of a function, outer before inner; or a block of a loop without a head.
pub(crate) fn loops(shape: &Shape, order: &Order) -> Result<Vec<Loop>, BlockId> {
    let graph = &shape.graph;
    let mut back: BTreeMap<NodeIndex, Vec<NodeIndex>> = BTreeMap::new();
    for edge in graph.edge_references().filter(|edge| order.dominates(edge.target(), edge.source())) {
        back.entry(edge.target()).or_default().push(edge.source());
    }
    let forward = graph.filter_map(
        |_, block| Some(*block),
        |edge, kind| {
            let (from, to) = graph.edge_endpoints(edge)?;
            (!order.dominates(to, from)).then_some(*kind)
        },
    );
    if let Some(cycle) = kosaraju_scc(&forward).into_iter().find(|component| component.len() > 1) {
        return Err(cycle.iter().map(|node| graph[*node]).min().unwrap_or(graph[cycle[0]]));
    }
    let mut loops: Vec<Loop> = back.into_iter().map(|(head, back)| natural(shape, head, back)).collect();
    loops.sort_by_key(|one| (usize::MAX - one.blocks.len(), one.head));
    for inner in 0..loops.len() {
        let around = (0..inner).rev().find(|outer| loops[*outer].blocks.contains(&loops[inner].head));
        loops[inner].parent = around;
    }
    Ok(loops)
}

fn natural(shape: &Shape, head: NodeIndex, back: Vec<NodeIndex>) -> Loop {
    let graph = &shape.graph;
    let mut members = BTreeSet::from([head]);
    let mut open = back.clone();
    while let Some(node) = open.pop() {
        if members.insert(node) {
            open.extend(graph.neighbors_directed(node, petgraph::Incoming));
        }
    }
    let leaves = |node: &NodeIndex| graph.edges(*node).filter(|edge| !members.contains(&edge.target()));
    let exits = members.iter().flat_map(leaves);
    Loop {
        head: graph[head],
        back: back.iter().map(|node| graph[*node]).collect(),
        exits: exits.map(|edge| (graph[edge.source()], graph[edge.target()], *edge.weight())).collect(),
        blocks: members.iter().map(|node| graph[*node]).collect(),
        parent: None,
    }
}
