//! Algorithm 1, Select: which of the marked branches split, given S contexts. First come, first served in topological
//! order; a branch with the same parent as one already chosen takes over its context.

use crate::graph::{Graph, Role};

/// S_B, in topological order.
pub fn select(graph: &Graph, contexts: usize) -> Vec<usize> {
    let mut chosen: Vec<usize> = Vec::new();
    let mut used = 0;
    for (node, _) in graph
        .nodes
        .iter()
        .enumerate()
        .filter(|(_, node)| matches!(node.role, Role::Branch { marked: true, .. }))
    {
        let reuses = chosen.iter().any(|other| graph.parent(*other) == graph.parent(node));
        if reuses {
            chosen.push(node);
        } else if used < contexts {
            chosen.push(node);
            used += 1;
        }
    }
    chosen
}
