//! A search with a queue, along the edges from where they begin.

use crate::{Outcome, Wrong};
use std::collections::VecDeque;

pub(crate) fn check(run: &Outcome) -> Result<(), Wrong> {
    let (nodes, source) = (run.size("nodes")?, run.size("source")?);
    let (first, edges) = (run.words("first")?, run.words("edges")?);
    let mut leads_to = vec![vec![]; nodes];
    for node in 0..nodes {
        for &from in &edges[first[node] as usize..first[node + 1] as usize] {
            if let Some(ways) = leads_to.get_mut(from as usize) {
                ways.push(node);
            }
        }
    }
    let mut levels = vec![-1; nodes];
    levels[source] = 0;
    let mut queue = VecDeque::from([source]);
    while let Some(node) = queue.pop_front() {
        for &next in &leads_to[node] {
            if levels[next] < 0 {
                levels[next] = levels[node] + 1;
                queue.push_back(next);
            }
        }
    }
    run.expect_integers("levels", &levels)
}
