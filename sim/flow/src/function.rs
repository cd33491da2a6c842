//! A function: the blocks a lane can come to from its entry without entering another function, and the edges between them.
//!
//! An edge to the entry of another function is a tail call: it leaves the function. Behind a call the lane goes on; that a callee may
//! never return is not known here.

use crate::block::{Block, BlockId, End};
use crate::loops::Loop;
use crate::order::Order;
use crate::splits::SplitRegion;
use petgraph::graph::{DiGraph, NodeIndex};
use std::collections::{BTreeMap, BTreeSet};

/// Why a lane goes from one block to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edge {
    /// A branch that is taken.
    Taken,
    /// A branch that is not taken, or the next instruction.
    FallsThrough,
    /// A jump.
    Jump,
    /// Behind a call, when it has returned.
    AfterCall,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its first instruction.
    pub entry: u32,
    /// The symbol there.
    pub name: Option<String>,
    /// Its blocks, in order of addresses. A block that two functions jump into belongs to both.
    pub blocks: Vec<BlockId>,
    /// Nodes are blocks in the order of `blocks`.
    pub graph: DiGraph<BlockId, Edge>,
    /// Functions it calls, by the calling block.
    pub calls: BTreeMap<BlockId, BTreeSet<u32>>,
    /// Functions it ends in, by the block that jumps there.
    pub tail_calls: BTreeMap<BlockId, BTreeSet<u32>>,
    /// Its loops, outer before inner.
    pub loops: Vec<Loop>,
    /// Its split regions, outer before inner.
    pub splits: Vec<SplitRegion>,
    pub(crate) order: Order,
}

/// Blocks, edges and calls, before anything is concluded from them.
pub(crate) struct Shape {
    pub blocks: Vec<BlockId>,
    pub graph: DiGraph<BlockId, Edge>,
    pub calls: BTreeMap<BlockId, BTreeSet<u32>>,
    pub tail_calls: BTreeMap<BlockId, BTreeSet<u32>>,
    pub entry: NodeIndex,
}

/// Where a lane goes behind a block.
fn successors(block: &Block) -> Vec<(u32, Edge)> {
    let behind = block.behind();
    match &block.end {
        End::Jump(to) => to.iter().map(|to| (*to, Edge::Jump)).collect(),
        End::Branch(to) => vec![(*to, Edge::Taken), (behind, Edge::FallsThrough)],
        End::Call(_) => vec![(behind, Edge::AfterCall)],
        End::Return | End::Retire => Vec::new(),
        _ => vec![(behind, Edge::FallsThrough)],
    }
}

/// The function at `entry`.
pub(crate) fn shape(
    entry: u32,
    entries: &BTreeSet<u32>,
    blocks: &[Block],
    by_address: &BTreeMap<u32, BlockId>,
) -> Shape {
    let (mut calls, mut tail_calls) = (BTreeMap::new(), BTreeMap::<_, BTreeSet<_>>::new());
    let mut edges = Vec::new();
    let mut members = BTreeSet::new();
    let mut open = vec![by_address[&entry]];
    while let Some(id) = open.pop() {
        if !members.insert(id) {
            continue;
        }
        if let End::Call(to) = &blocks[id].end {
            calls.insert(id, to.clone());
        }
        for (to, edge) in successors(&blocks[id]) {
            if to != entry && entries.contains(&to) {
                tail_calls.entry(id).or_default().insert(to);
            } else {
                edges.push((id, by_address[&to], edge));
                open.push(by_address[&to]);
            }
        }
    }
    let mut graph = DiGraph::new();
    let nodes: BTreeMap<BlockId, NodeIndex> = members.iter().map(|id| (*id, graph.add_node(*id))).collect();
    for (from, to, edge) in edges {
        graph.add_edge(nodes[&from], nodes[&to], edge);
    }
    let entry = nodes[&by_address[&entry]];
    Shape { blocks: members.into_iter().collect(), graph, calls, tail_calls, entry }
}

impl Function {
    /// The node of a block.
    pub fn node(&self, block: BlockId) -> Option<NodeIndex> {
        self.blocks.binary_search(&block).ok().map(NodeIndex::new)
    }

    /// The block that every way from the entry to this one passes last; none for the entry itself.
    pub fn immediate_dominator(&self, block: BlockId) -> Option<BlockId> {
        self.order.immediate_dominator(self.node(block)?).map(|node| self.graph[node])
    }

    /// Whether every way from the entry to `other` passes `block`.
    pub fn dominates(&self, block: BlockId, other: BlockId) -> bool {
        self.node(block)
            .zip(self.node(other))
            .is_some_and(|(block, other)| self.order.dominates(block, other))
    }

    /// The block that every way from this one to the function's end passes first; none if there is no such block.
    pub fn immediate_post_dominator(&self, block: BlockId) -> Option<BlockId> {
        self.order.immediate_post_dominator(self.node(block)?).map(|node| self.graph[node])
    }

    /// Whether every way from `other` to the function's end passes `block`.
    pub fn post_dominates(&self, block: BlockId, other: BlockId) -> bool {
        let mut at = Some(other);
        while at.is_some_and(|at| at != block) {
            at = at.and_then(|at| self.immediate_post_dominator(at));
        }
        at.is_some()
    }

    /// All ways from one block to another.
    pub fn ways(&self) -> impl Iterator<Item = (BlockId, BlockId, Edge)> + '_ {
        let blocks =
            |edge| self.graph.edge_endpoints(edge).map(|(from, to)| (self.graph[from], self.graph[to]));
        self.graph
            .edge_indices()
            .filter_map(move |edge| blocks(edge).map(|(from, to)| (from, to, self.graph[edge])))
    }

    /// The innermost loop around a block.
    pub fn loop_of(&self, block: BlockId) -> Option<&Loop> {
        self.loops.iter().rev().find(|one| one.blocks.contains(&block))
    }
}
