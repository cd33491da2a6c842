//! Split regions: what lies between a split and its join.
//!
//! ```text
//! split  t1, t0         the block that ends in the split
//! beqz   t0, else       `parts`: the branch whose two ways are the halves
//!   …                   `then`: the half where the predicate holds, which runs first
//! else: …               `other`
//! join   t1             `joins`
//! ```
//!
//! A join belongs to the split at the same nesting depth on every way between them. Blocks that both halves run through,
//! before they part or behind where they meet, are in `blocks` and in neither half. Halves are known where the first branch
//! behind the split reads its predicate.

use crate::block::{Block, BlockId, End};
use crate::function::Shape;
use petgraph::graph::NodeIndex;
use std::collections::BTreeSet;
use warpstep_spec::{Instruction, Op, Reg};

/// Between a split and its join.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitRegion {
    /// The block that ends in the split.
    pub split: BlockId,
    /// Context of a marked split: `None` unmarked, `Some(0)` the lowest free one.
    pub marked: Option<u8>,
    /// The blocks that are its join.
    pub joins: BTreeSet<BlockId>,
    /// All blocks behind the split and before the join.
    pub blocks: BTreeSet<BlockId>,
    /// The block whose branch parts the halves.
    pub parts: Option<BlockId>,
    /// Blocks that only lanes run whose predicate holds.
    pub then: BTreeSet<BlockId>,
    /// Blocks that only the other lanes run.
    pub other: BTreeSet<BlockId>,
    /// The next region around it, by its number in the function.
    pub parent: Option<usize>,
}

/// The regions of a function, outer before inner; or a split without its join.
pub(crate) fn regions(
    shape: &Shape,
    blocks: &[Block],
    instruction: &impl Fn(u32) -> Option<Instruction>,
) -> Result<Vec<SplitRegion>, BlockId> {
    let mut regions = Vec::new();
    for node in shape.graph.node_indices() {
        let id = shape.graph[node];
        if let End::Split { marked } = blocks[id].end {
            regions.push(region(shape, blocks, node, marked, instruction).ok_or(id)?);
        }
    }
    regions.sort_by_key(|region| (usize::MAX - region.blocks.len(), region.split));
    for inner in 0..regions.len() {
        let around = (0..inner).rev().find(|outer| regions[*outer].blocks.contains(&regions[inner].split));
        regions[inner].parent = around;
    }
    Ok(regions)
}

fn region(
    shape: &Shape,
    blocks: &[Block],
    split: NodeIndex,
    marked: Option<u8>,
    instruction: &impl Fn(u32) -> Option<Instruction>,
) -> Option<SplitRegion> {
    let graph = &shape.graph;
    let first = graph.neighbors(split).next()?;
    let (inside, joins) = between(shape, blocks, first)?;
    let split_word = instruction(blocks[graph[split]].last)?;
    let negated = matches!(split_word.op, Op::SplitN | Op::SplitMN);
    let mut region = SplitRegion {
        split: graph[split],
        marked,
        joins: joins.iter().map(|node| graph[*node]).collect(),
        blocks: inside.iter().map(|node| graph[*node]).collect(),
        parts: None,
        then: BTreeSet::new(),
        other: BTreeSet::new(),
        parent: None,
    };
    let parting = instruction(blocks[graph[first]].last)?;
    let taken_if_holds = match (parting.op, parting.rs1, parting.rs2) {
        (Op::Beq, one, other) if reads(one, other, split_word.rs1) => negated,
        (Op::Bne, one, other) if reads(one, other, split_word.rs1) => !negated,
        _ => return Some(region),
    };
    let End::Branch(target) = blocks[graph[first]].end else { return Some(region) };
    let half = |address: u32| -> BTreeSet<BlockId> {
        let start = graph.neighbors(first).find(|node| blocks[graph[*node]].first == address);
        start.map_or_else(BTreeSet::new, |start| reachable(shape, start, &joins, first))
    };
    let (taken, falls) = (half(target), half(blocks[graph[first]].behind()));
    let only =
        |mine: &BTreeSet<BlockId>, theirs: &BTreeSet<BlockId>| mine.difference(theirs).copied().collect();
    let (taken, falls): (BTreeSet<_>, BTreeSet<_>) = (only(&taken, &falls), only(&falls, &taken));
    (region.then, region.other) = if taken_if_holds { (taken, falls) } else { (falls, taken) };
    region.parts = Some(graph[first]);
    Some(region)
}

/// Whether a branch compares this predicate with zero.
fn reads(one: Reg, other: Reg, predicate: Reg) -> bool {
    (one == predicate && other == Reg::ZERO) || (other == predicate && one == Reg::ZERO)
}

/// Blocks from behind a split to its joins, and the joins; none if a way leaves the function before.
fn between(
    shape: &Shape,
    blocks: &[Block],
    first: NodeIndex,
) -> Option<(BTreeSet<NodeIndex>, BTreeSet<NodeIndex>)> {
    let (mut inside, mut joins, mut seen) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut open = vec![(first, 0usize)];
    while let Some((node, depth)) = open.pop() {
        if !seen.insert((node, depth)) {
            continue;
        }
        // A nest deeper than there are blocks is a split in a loop without a join.
        if depth > blocks.len() {
            return None;
        }
        let depth = match &blocks[shape.graph[node]].end {
            End::Join if depth == 0 => {
                joins.insert(node);
                continue;
            }
            End::Join => depth - 1,
            End::Split { .. } => depth + 1,
            End::Return | End::Retire => return None,
            _ => depth,
        };
        inside.insert(node);
        open.extend(shape.graph.neighbors(node).map(|next| (next, depth)));
    }
    // A block at two depths would belong to two splits.
    let places: BTreeSet<NodeIndex> = seen.iter().map(|(node, _)| *node).collect();
    (!joins.is_empty() && places.len() == seen.len() && inside.is_disjoint(&joins)).then_some((inside, joins))
}

/// Blocks reachable from `start` without passing a join of the region or its parting block.
fn reachable(
    shape: &Shape,
    start: NodeIndex,
    joins: &BTreeSet<NodeIndex>,
    parting: NodeIndex,
) -> BTreeSet<BlockId> {
    let mut seen = BTreeSet::new();
    let mut open = vec![start];
    while let Some(node) = open.pop() {
        if node != parting && !joins.contains(&node) && seen.insert(node) {
            open.extend(shape.graph.neighbors(node));
        }
    }
    seen.iter().map(|node| shape.graph[*node]).collect()
}
