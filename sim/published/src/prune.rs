//! Algorithm 2, Prune: the graph of the split wavefront that takes longest, without the edge to the shorter half of every
//! branch that splits.
//!
//! The paper asks for loops to be unrolled. Here a loop around branches is left as it is: F then counts one round, and
//! within a round the choice is the same.

use crate::graph::{Graph, Role};

/// C_out, and how it came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pruned {
    /// The graph without the removed edges.
    pub graph: Graph,
    /// E_r, the edges removed, in order of removal.
    pub removed: Vec<(usize, usize)>,
    /// F: time from each node to the end.
    pub to_end: Vec<u64>,
}

/// Prunes for the branches that split.
pub fn prune(graph: &Graph, splits: &[usize]) -> Pruned {
    let mut removed = Vec::new();
    let mut to_end = vec![0u64; graph.nodes.len() + 1];
    for (number, node) in graph.nodes.iter().enumerate().rev() {
        let next = graph.edges.iter().filter(|(from, _)| *from == number).map(|(_, to)| *to).min();
        to_end[number] = match node.role {
            Role::Branch { first, bsb, reconvergence, .. } => {
                let behind = to_end[reconvergence];
                // Line 9; an empty half has nothing to take out.
                let first_half = if first == bsb {
                    behind
                } else {
                    to_end[first] = to_end[first] + behind - to_end[bsb];
                    to_end[first]
                };
                let second_half = to_end[bsb];
                let halves = if !splits.contains(&number) {
                    first_half + second_half - behind
                } else {
                    let Role::Bsb { second, .. } = graph.nodes[bsb].role else {
                        unreachable!("a branch has a BSB")
                    };
                    removed.push(if first_half < second_half { (number, first) } else { (bsb, second) });
                    first_half.max(second_half)
                };
                halves + node.cost + graph.nodes[bsb].cost
            }
            Role::Bsb { second, .. } => to_end[second],
            Role::Plain => next.map_or(0, |next| to_end[next]) + node.cost,
        };
    }
    to_end.pop();
    let mut graph = graph.clone();
    // An edge that skips an empty half is the half and the way around it: it stays.
    let goes = |edge: &(usize, usize), graph: &Graph| {
        let twins = graph.edges.iter().filter(|other| *other == edge).count();
        removed.contains(edge)
            && twins == 1
            && graph.edges.iter().filter(|(from, _)| *from == edge.0).count() > 1
    };
    let kept = graph.edges.iter().filter(|edge| !goes(edge, &graph)).copied().collect();
    graph.edges = kept;
    Pruned { graph, removed, to_end }
}
