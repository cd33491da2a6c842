//! Implicit path enumeration: the longest way through a graph with block costs and loop bounds, as an integer linear program.
//!
//! One variable an edge: how often it is taken. What comes into a node leaves it; one unit of flow enters at the first node
//! and leaves at nodes without a successor; a loop goes back at most as often as its bound for each time it is entered. A
//! node's cost counts once each time it is left.

use crate::graph::Graph;
use crate::linear::{Linear, LinearError, Relation, Solution};

/// The program of a graph.
#[derive(Clone, Debug)]
pub struct Ipet {
    linear: Linear,
}

impl Ipet {
    /// The longest way; counts are of edges, in the order of [`Graph::edges`], then back edges, then ends.
    pub fn solve(&self) -> Result<Solution, LinearError> {
        self.linear.solve()
    }

    /// In CPLEX's LP format.
    pub fn text(&self) -> String {
        self.linear.text()
    }
}

/// Builds the program.
pub fn ipet(graph: &Graph) -> Ipet {
    let mut linear = Linear::default();
    let cost = |node: usize| graph.nodes[node].cost as i64;
    let back: Vec<(usize, usize)> = graph.loops.iter().flat_map(|one| one.edges.iter().copied()).collect();
    let mut arcs: Vec<(Option<usize>, Option<usize>, usize)> = Vec::new();
    for (from, to) in graph.edges.iter().chain(&back) {
        let number = arcs.len();
        let variable = linear.variable(format!("x{number}_{from}_{to}"), cost(*from));
        arcs.push((Some(*from), Some(*to), variable));
    }
    for node in (0..graph.nodes.len()).filter(|node| graph.edges.iter().all(|(from, _)| from != node)) {
        arcs.push((Some(node), None, linear.variable(format!("out_{node}"), cost(node))));
    }
    for node in 0..graph.nodes.len() {
        let into = arcs.iter().filter(|(_, to, _)| *to == Some(node)).map(|(_, _, arc)| (*arc, -1));
        let out = arcs.iter().filter(|(from, _, _)| *from == Some(node)).map(|(_, _, arc)| (*arc, 1));
        linear.row(format!("n{node}"), out.chain(into).collect(), Relation::Equal, i64::from(node == 0));
    }
    for (number, one) in graph.loops.iter().enumerate() {
        let within = |node: Option<usize>| node.is_some_and(|node| one.nodes.contains(&node));
        let is_back = |from: Option<usize>, to: Option<usize>| {
            from.zip(to).is_some_and(|edge| one.edges.contains(&edge))
        };
        let mut terms = Vec::new();
        let mut enters_first = 0;
        for (from, to, arc) in &arcs {
            if is_back(*from, *to) {
                terms.push((*arc, 1));
            } else if within(*to) && !within(*from) {
                terms.push((*arc, -(one.bound as i64)));
            }
        }
        // The entry of the graph enters the loop that begins there.
        if one.nodes.contains(&0) {
            enters_first = one.bound as i64;
        }
        linear.row(format!("loop{number}"), terms, Relation::AtMost, enters_first);
    }
    Ipet { linear }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::{BackEdges, Node, Role};

    fn plain(costs: &[u64], edges: &[(usize, usize)]) -> Graph {
        let nodes = costs.iter().map(|cost| Node { cost: *cost, role: Role::Plain }).collect();
        Graph { nodes, edges: edges.to_vec(), loops: Vec::new() }
    }

    #[test]
    fn the_longer_way_is_found() {
        let graph = plain(&[1, 5, 7, 2], &[(0, 1), (0, 2), (1, 3), (2, 3)]);
        assert_eq!(ipet(&graph).solve().unwrap().value, 10);
    }

    #[test]
    fn a_loop_runs_as_often_as_its_bound_and_without_one_for_ever() {
        let mut graph = plain(&[1, 10, 2], &[(0, 1), (1, 2)]);
        let once = BackEdges { edges: vec![(1, 1)], nodes: vec![1], bound: 4 };
        graph.loops = vec![once.clone()];
        assert_eq!(ipet(&graph).solve().unwrap().value, 1 + 5 * 10 + 2);
        // The same loop in a loop: 3 rounds of 5.
        graph.loops.push(BackEdges { edges: vec![(2, 0)], nodes: vec![0, 1, 2], bound: 2 });
        assert_eq!(ipet(&graph).solve().unwrap().value, 3 * 53);
        let text = ipet(&graph).text();
        assert!(
            text.contains("loop0: - 4 x0_0_1 + 1 x2_1_1 <= 0") && text.contains("loop1: + 1 x3_2_0 <= 2"),
            "{text}"
        );
    }
}
