//! How much of the instrumentation point graph that control flow allows was measured.

use crate::hybrid::Hybrid;
use crate::points::Point;
use std::collections::BTreeSet;
use warpstep_flow::{BlockId, Function};

/// Two probes one behind the other, by the blocks they end; none: the entry of a function.
type Pair = (Option<BlockId>, BlockId);

impl Hybrid<'_> {
    /// Pairs of probes measured, and pairs that control flow allows within functions.
    pub fn coverage(&self) -> (usize, usize) {
        let flow = self.points.flow;
        let possible: BTreeSet<Pair> =
            flow.functions().flat_map(|function| self.possible(function)).collect();
        let pair = |(from, to): &(Point, Point)| {
            let from = match from {
                Point::Entry(_) => None,
                Point::After(site) => flow.block_at(*site),
                other => self.block(*other),
            };
            Some((from, self.block(*to)?))
        };
        let edges = self.edges.values().flat_map(|edges| edges.keys());
        let measured: BTreeSet<Pair> =
            edges.filter_map(pair).filter(|pair| possible.contains(pair)).collect();
        (measured.len(), possible.len())
    }

    /// Pairs of a function: from each probe along its edges to the next; from a join also to the other half.
    fn possible(&self, function: &Function) -> BTreeSet<Pair> {
        let successors = |block: BlockId| -> Vec<BlockId> {
            let nodes = function.node(block).into_iter().flat_map(|node| function.graph.neighbors(node));
            nodes.map(|node| function.graph[node]).collect()
        };
        let probes = function.blocks.iter().filter(|block| self.points.ends_in_one(**block));
        let mut starts: Vec<(Option<BlockId>, Vec<BlockId>)> =
            probes.map(|block| (Some(*block), successors(*block))).collect();
        starts.push((None, self.points.flow.block_at(function.entry).into_iter().collect()));
        for region in &function.splits {
            starts.extend(region.joins.iter().map(|join| (Some(*join), successors(region.split))));
        }
        let mut pairs = BTreeSet::new();
        for (start, mut open) in starts {
            let mut seen = BTreeSet::new();
            while let Some(block) = open.pop() {
                if self.points.ends_in_one(block) {
                    pairs.insert((start, block));
                } else if seen.insert(block) {
                    open.extend(successors(block));
                }
            }
        }
        pairs
    }
}
