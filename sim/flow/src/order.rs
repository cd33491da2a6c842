//! Dominators and post-dominators of a function.
//!
//! For the latter every block without a successor leads to one end that is no block. A block that cannot come to an end has no
//! post-dominator.

use petgraph::algo::dominators::{Dominators, simple_fast};
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::Reversed;

/// Both orders.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    before: Dominators<NodeIndex>,
    behind: Dominators<NodeIndex>,
    end: NodeIndex,
}

impl Order {
    pub fn new<N, E>(graph: &DiGraph<N, E>, entry: NodeIndex) -> Order {
        let mut ends = graph.map(|_, _| (), |_, _| ());
        let end = ends.add_node(());
        for node in graph.node_indices().filter(|node| graph.neighbors(*node).next().is_none()) {
            ends.add_edge(node, end, ());
        }
        Order { before: simple_fast(graph, entry), behind: simple_fast(Reversed(&ends), end), end }
    }

    pub fn immediate_dominator(&self, node: NodeIndex) -> Option<NodeIndex> {
        self.before.immediate_dominator(node)
    }

    pub fn dominates(&self, node: NodeIndex, other: NodeIndex) -> bool {
        self.before.dominators(other).is_some_and(|mut all| all.any(|one| one == node))
    }

    pub fn immediate_post_dominator(&self, node: NodeIndex) -> Option<NodeIndex> {
        self.behind.immediate_dominator(node).filter(|found| *found != self.end)
    }
}
