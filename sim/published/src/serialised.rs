//! C_BSB of a function of a binary, with measured costs: the function's blocks, and a BSB for every split region.
//!
//! The block whose branch parts the halves is the paper's branch, the join its reconvergence point. An edge from the first
//! half to the join goes to the BSB; from there the second half runs, or is skipped. `then` is the first half, as it runs
//! first.

use crate::graph::{BackEdges, Graph, Node, Role};
use crate::trace::BlockCosts;
use std::collections::{BTreeMap, BTreeSet};
use warpstep_flow::{BlockId, Flow, Function, Place};

/// Why there is no such graph.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SerialisedError {
    /// Halves that cannot be told apart, or several joins.
    #[error("{0}: the halves of this split are not told apart by the branch behind it")]
    Halves(Place),
    /// The paper unrolls loops; between a split and its join that is not done here.
    #[error("{0}: a loop between a split and its join, which the paper unrolls")]
    LoopInSplit(Place),
    /// A call, whose cost belongs to another function.
    #[error("{0}: a call; the paper's kernels have none")]
    Call(Place),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Name {
    Block(BlockId),
    /// Of the region with this number.
    Bsb(usize),
}

/// Builds the graph of a function.
pub fn serialised(flow: &Flow, function: &Function, costs: &BlockCosts) -> Result<Graph, SerialisedError> {
    if let Some(block) = function.calls.keys().next() {
        return Err(SerialisedError::Call(flow.place(*block).clone()));
    }
    let mut edges: BTreeSet<(Name, Name)> = BTreeSet::new();
    for edge in function.graph.raw_edges() {
        edges
            .insert((Name::Block(function.graph[edge.source()]), Name::Block(function.graph[edge.target()])));
    }
    let mut roles = Vec::new();
    for (number, region) in function.splits.iter().enumerate() {
        let place = || flow.place(region.split).clone();
        let (Some(parts), 1, false) =
            (region.parts, region.joins.len(), region.then.is_empty() && region.other.is_empty())
        else {
            return Err(SerialisedError::Halves(place()));
        };
        if function.loops.iter().any(|one| region.blocks.contains(&one.head)) {
            return Err(SerialisedError::LoopInSplit(place()));
        }
        let (branch, bsb) = (Name::Block(parts), Name::Bsb(number));
        let join = region.joins.iter().next().map_or(branch, |join| Name::Block(*join));
        let within =
            |name: Name, half: &BTreeSet<BlockId>| matches!(name, Name::Block(id) if half.contains(&id));
        let nested = |name: Name, half: &BTreeSet<BlockId>| match name {
            Name::Bsb(inner) => half.contains(&function.splits[inner].split),
            other => within(other, half),
        };
        let first = edges
            .iter()
            .find(|(from, to)| *from == branch && within(*to, &region.then))
            .map_or(bsb, |edge| edge.1);
        let second = edges
            .iter()
            .find(|(from, to)| *from == branch && within(*to, &region.other))
            .map_or(join, |edge| edge.1);
        edges = edges
            .into_iter()
            .filter(|(from, to)| !(*from == branch && (*to == second || *to == join)))
            .map(|(from, to)| if to == join && nested(from, &region.then) { (from, bsb) } else { (from, to) })
            .collect();
        edges.extend([(branch, first), (branch, bsb), (bsb, second), (bsb, join)]);
        roles.push((branch, bsb, first, second, join, region.marked.is_some()));
    }
    let back: Vec<Vec<(Name, Name)>> = function
        .loops
        .iter()
        .map(|one| one.back.iter().map(|from| (Name::Block(*from), Name::Block(one.head))).collect())
        .collect();
    for edge in back.iter().flatten() {
        edges.remove(edge);
    }
    let entry = flow.block_at(function.entry).map_or(Name::Block(0), Name::Block);
    let order = topological(entry, &edges);
    let number: BTreeMap<Name, usize> =
        order.iter().enumerate().map(|(number, name)| (*name, number)).collect();
    let cost = |name: &Name| match name {
        Name::Block(id) => costs.blocks.get(id).copied(),
        Name::Bsb(region) => costs.bsb.get(&function.splits[*region].split).copied(),
    };
    let mut nodes: Vec<Node> =
        order.iter().map(|name| Node { cost: cost(name).unwrap_or(0), role: Role::Plain }).collect();
    for (branch, bsb, first, second, join, marked) in roles {
        let [branch, bsb, first, second, join] = [branch, bsb, first, second, join].map(|name| number[&name]);
        nodes[branch].role = Role::Branch { first, bsb, reconvergence: join, marked };
        nodes[bsb].role = Role::Bsb { second, branch };
    }
    let loops = function.loops.iter().zip(&back).map(|(one, edges)| BackEdges {
        edges: edges.iter().map(|(from, to)| (number[from], number[to])).collect(),
        nodes: order
            .iter()
            .enumerate()
            .filter(|(_, name)| match name {
                Name::Block(id) => one.blocks.contains(id),
                Name::Bsb(region) => one.blocks.contains(&function.splits[*region].split),
            })
            .map(|(number, _)| number)
            .collect(),
        bound: costs.loops.get(&one.head).copied().unwrap_or(0),
    });
    let loops = loops.collect();
    let edges = edges.iter().map(|(from, to)| (number[from], number[to])).collect();
    Ok(Graph { nodes, edges, loops })
}

/// Reverse post-order from the entry: a region between two blocks stays together.
fn topological(entry: Name, edges: &BTreeSet<(Name, Name)>) -> Vec<Name> {
    let successors = |name: Name| -> Vec<Name> {
        edges.iter().filter(|(from, _)| *from == name).map(|(_, to)| *to).collect()
    };
    let (mut seen, mut order) = (BTreeSet::from([entry]), Vec::new());
    let mut open = vec![(entry, successors(entry))];
    while let Some((name, left)) = open.last_mut() {
        match left.pop() {
            Some(next) if seen.insert(next) => open.push((next, successors(next))),
            Some(_) => {}
            None => {
                order.push(*name);
                open.pop();
            }
        }
    }
    order.reverse();
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{prune, select};
    use warpstep_flow::Targets;
    use warpstep_synthetic::Synthetic;

    #[test]
    fn the_synthetic_tree_becomes_branches_within_branches_and_bsbs() {
        let wish = Synthetic { divergent: 1.0, memory: 0.0, depth: 3, lanes: 8, loops: 4, length: 64 };
        let flow = Flow::new(&wish.program().unwrap(), &Targets::default()).unwrap();
        let function = flow.functions().find(|function| !function.splits.is_empty()).unwrap();
        let mut costs = BlockCosts::default();
        for block in &function.blocks {
            costs.blocks.insert(*block, flow.blocks()[*block].instructions() as u64);
        }
        let graph = serialised(&flow, function, &costs).unwrap();
        let branches: Vec<usize> = (0..graph.nodes.len())
            .filter(|node| matches!(graph.nodes[*node].role, Role::Branch { .. }))
            .collect();
        assert_eq!(branches.len(), 7);
        let depth =
            |node: usize| std::iter::successors(graph.parent(node), |outer| graph.parent(*outer)).count();
        let mut depths: Vec<usize> = branches.iter().map(|branch| depth(*branch)).collect();
        depths.sort_unstable();
        assert_eq!(depths, [0, 1, 1, 2, 2, 2, 2]);
        for contexts in [1, 3, 7] {
            let chosen = select(&graph, contexts);
            assert_eq!(prune(&graph, &chosen).removed.len(), chosen.len());
        }
        assert_eq!(select(&graph, 7).len(), 7);
        assert!(graph.edges.iter().all(|(from, to)| from < to), "topological");
    }
}
