//! The worked example of the paper: figure 8 and table 2.
//!
//! Copies of figure 8 that could be read have e_bb and F of nodes 5 and 8 to 18. The six other costs are bounded by the
//! text: F[5] = 37 gives e_6 + e_7 = 6; E_WF = 48 at 𝒮 = 2 gives e_1 + e_2 + e_4 = 14; 60 without splitting gives e_3 = 3.
//! Any choice with these sums gives the same results; one is taken here. So 60 and PWS at 𝒮 = 2 agree by that choice, and
//! PWS at 𝒮 = 1 is the check.
//!
//! | table 2 | printed | here | |
//! |---|---|---|---|
//! | no splitting | 60 | 60 | 1 + 59 |
//! | PWS 𝒮 = 1, 2 | 52, 49 | 52, 49 | 1 + 49 + 1·2, 1 + 42 + 3·2 |
//! | PWS 𝒮 = 3 | 47 | 51 | S_B = {1, 2, 7, 13}: 1 + 42 + 4·2; node 13 is not on the longest path, so splitting there only costs |
//! | DWS 𝒮 = 2 | 192 | 190 | equation 8: 1 + 3·(59 + 2·2); 192 = 3·(1 + 63) multiplies d, too |
//! | DWS 𝒮 = 1, 3 | 127, 245 | 123, 261 | 1 + 2·61, 1 + 4·65; printed are 1 + 2·63 and 1 + 4·61, the wavefront times of 𝒮 = 2 and 1 |
//!
//! F of node 13 is printed as 16; the algorithm gives 14 (e_13 + e_14 + e_15 + e_16 + F[17] = 1 + 1 + 1 + 2 + 9), and 2
//! less at nodes 9 to 12 as well. With e_14 = 3 instead of 1 all printed F would follow, and no splitting would be 62. The
//! edges removed are the same.

use crate::graph::{Graph, Node, Role};

/// e_bb of nodes 1 to 18.
const COSTS: [u64; 18] = [5, 5, 3, 4, 6, 3, 3, 5, 1, 4, 3, 3, 1, 1, 1, 2, 5, 4];

/// Branch, BSB and reconvergence point, in the figure's numbers.
const BRANCHES: [(usize, usize, usize); 4] = [(1, 12, 18), (2, 4, 6), (7, 9, 11), (13, 15, 17)];

/// The graph; node n of the figure is number n - 1.
pub fn graph() -> Graph {
    let mut nodes: Vec<Node> = COSTS.iter().map(|cost| Node { cost: *cost, role: Role::Plain }).collect();
    let mut edges: Vec<(usize, usize)> = (0..17).map(|node| (node, node + 1)).collect();
    for (branch, bsb, reconvergence) in BRANCHES.map(|(branch, bsb, end)| (branch - 1, bsb - 1, end - 1)) {
        nodes[branch].role = Role::Branch { first: branch + 1, bsb, reconvergence, marked: true };
        nodes[bsb].role = Role::Bsb { second: bsb + 1, branch };
        edges.extend([(branch, bsb), (bsb, reconvergence)]);
    }
    Graph { nodes, edges, loops: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::equations::{System, dws, kernel_dws, pws, unsplit};
    use crate::{prune, select};

    fn system(contexts: u64) -> System {
        System {
            compute_units: 1,
            simds: 1,
            wavefronts: 1,
            lanes: 1,
            contexts,
            groups: 1,
            group_size: 1,
            delay: 1,
            split: 1,
            merge: 1,
        }
    }

    fn numbers(nodes: &[usize]) -> Vec<usize> {
        nodes.iter().map(|node| node + 1).collect()
    }

    #[test]
    fn select_takes_1_2_and_7_and_prune_removes_the_papers_edges() {
        let graph = graph();
        let parents = [2, 7, 13, 1].map(|node| graph.parent(node - 1).map_or(0, |node| node + 1));
        assert_eq!(parents, [1, 1, 12, 0], "as printed below definition 4.1");
        let chosen = select(&graph, 2);
        assert_eq!(numbers(&chosen), [1, 2, 7]);
        assert_eq!(numbers(&select(&graph, 1)), [1]);
        assert_eq!(numbers(&select(&graph, 3)), [1, 2, 7, 13]);
        let pruned = prune(&graph, &chosen);
        let removed: Vec<_> = pruned.removed.iter().map(|(from, to)| (from + 1, to + 1)).collect();
        assert_eq!(removed, [(9, 10), (2, 3), (12, 13)], "e5, e2, e6");
    }

    #[test]
    fn the_longest_split_wavefront_follows_from_the_printed_costs_but_for_two_values() {
        let f = prune(&graph(), &select(&graph(), 2)).to_end;
        let of = |node: usize| f[node - 1];
        assert_eq!((of(18), of(17), of(16), of(15)), (4, 9, 11, 11), "as printed");
        // Printed 12 and 16; see the head of this file. What lies before node 13 is less by the same 2.
        assert_eq!((of(14), of(13)), (10, 14));
        assert_eq!([12, 11, 10, 9, 8, 5].map(of), [16, 19, 23, 23, 24, 37].map(|printed| printed - 2));
    }

    #[test]
    fn costs_chosen_for_60_and_49_give_the_printed_52_with_one_context() {
        let graph = graph();
        assert_eq!(unsplit(&graph, 1, &system(0)).unwrap().kernel, 60);
        let pws = |contexts| pws(&graph, 1, 1, &system(contexts)).unwrap();
        assert_eq!((pws(1).kernel, pws(2).kernel, pws(2).wavefront), (52, 49, 48));
    }

    #[test]
    fn table_2_is_not_reproduced_for_pws_with_3_contexts_nor_for_dws() {
        let graph = graph();
        let (pws, printed) = (pws(&graph, 1, 1, &system(3)).unwrap(), 47);
        assert_eq!((pws.kernel, pws.splits), (51, 4));
        assert_ne!(pws.kernel, printed);
        let dws = |contexts| dws(&graph, 1, 1, &system(contexts)).unwrap();
        assert_eq!([1, 2, 3].map(|contexts| dws(contexts).kernel), [123, 190, 261], "printed 127, 192, 245");
        assert_eq!(3 * (1 + dws(2).wavefront), 192, "with d multiplied, too");
        assert_eq!(kernel_dws(1, dws(2).wavefront, &system(1)), 127, "the wavefront of another 𝒮");
        assert_eq!(kernel_dws(1, dws(1).wavefront, &system(3)), 245, "the wavefront of another 𝒮");
    }

    #[test]
    fn lemmas_5_6_and_5_8_hold_for_the_example() {
        for contexts in 0..4 {
            let (pws, dws) = (
                pws(&graph(), 1, 1, &system(contexts)).unwrap(),
                dws(&graph(), 1, 1, &system(contexts)).unwrap(),
            );
            assert!(pws.wavefront <= dws.wavefront && pws.kernel <= dws.kernel);
        }
    }

    #[test]
    fn lemma_5_6_fails_where_branches_in_sequence_share_a_context() {
        // Lemma 5.1 charges every branch of S_B, equation 3 for DWS charges 𝒮 of them: ten short branches in a row, one context.
        let mut graph = Graph::default();
        for _ in 0..10 {
            let branch = graph.nodes.len();
            let (bsb, reconvergence) = (branch + 1, branch + 3);
            let role = Role::Branch { first: bsb, bsb, reconvergence, marked: true };
            graph.nodes.push(Node { cost: 1, role });
            graph.nodes.push(Node { cost: 0, role: Role::Bsb { second: bsb + 1, branch } });
            graph.nodes.push(Node { cost: 1, role: Role::Plain });
            graph.edges.extend([
                (branch, bsb),
                (bsb, bsb + 1),
                (bsb + 1, reconvergence),
                (bsb, reconvergence),
            ]);
        }
        graph.nodes.push(Node { cost: 1, role: Role::Plain });
        let (pws, dws) = (pws(&graph, 1, 1, &system(1)).unwrap(), dws(&graph, 1, 1, &system(1)).unwrap());
        assert_eq!((pws.splits, dws.splits), (10, 1));
        assert!(pws.wavefront > dws.wavefront, "{pws:?} {dws:?}");
    }
}
