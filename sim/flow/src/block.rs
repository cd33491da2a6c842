//! Basic blocks: stretches that a lane enters at the first instruction and leaves at the last.
//!
//! What matters to a warp ends a block, too, though its lanes go on behind it: split, join, pred, tmc, bar and wspawn. A
//! join also begins one, so that what runs before it is not the same block.

use crate::reach::{Reached, Way};
use std::collections::BTreeSet;
use warpstep_spec::{Class, Instruction, Op};

/// Number of a block, in order of addresses.
pub type BlockId = usize;

/// How a block is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The next instruction begins a block.
    FallsThrough,
    /// To one target, or to several a register may hold.
    Jump(BTreeSet<u32>),
    /// To the target if taken, else behind it.
    Branch(u32),
    /// Into functions, and on behind it when they return.
    Call(BTreeSet<u32>),
    /// To whoever called.
    Return,
    /// `tmc` of x0: the warp ends.
    Retire,
    /// `split` and its forms, by the context they name: `None` unmarked, `Some(0)` the lowest free one.
    Split {
        /// Context of a marked split.
        marked: Option<u8>,
    },
    /// `join`.
    Join,
    /// `pred` and its negation.
    Pred,
    /// `tmc` of a register: lanes open or close, and the warp ends if it is 0.
    Tmc,
    /// `bar`.
    Barrier,
    /// `wspawn`: other warps start there.
    Spawn(BTreeSet<u32>),
}

/// A basic block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Address of the first instruction.
    pub first: u32,
    /// Address of the last.
    pub last: u32,
    /// How it is left.
    pub end: End,
}

impl Block {
    /// How many instructions it has.
    pub fn instructions(&self) -> usize {
        (self.last - self.first) as usize / 4 + 1
    }

    /// Whether this address is in it.
    pub fn contains(&self, pc: u32) -> bool {
        (self.first..=self.last).contains(&pc)
    }

    /// Addresses of its instructions.
    pub fn addresses(&self) -> impl Iterator<Item = u32> + use<> {
        (self.first..=self.last).step_by(4)
    }

    /// Address behind it.
    pub fn behind(&self) -> u32 {
        self.last.wrapping_add(4)
    }
}

/// The block's end if this instruction is one.
fn end(instruction: &Instruction, way: &Way) -> Option<End> {
    Some(match (way, instruction.op) {
        (Way::Jump(to), _) => End::Jump(to.clone()),
        (Way::Branch(to), _) => End::Branch(*to),
        (Way::Call(to), _) => End::Call(to.clone()),
        (Way::Return, _) => End::Return,
        (Way::Retire, _) => End::Retire,
        (Way::Start(to), _) => End::Spawn(to.clone()),
        (Way::Next, Op::Split | Op::SplitN) => End::Split { marked: None },
        (Way::Next, Op::SplitM | Op::SplitMN) => End::Split { marked: Some(instruction.context) },
        (Way::Next, Op::Join) => End::Join,
        (Way::Next, Op::Pred | Op::PredN) => End::Pred,
        (Way::Next, Op::Tmc) => End::Tmc,
        (Way::Next, Op::Bar) => End::Barrier,
        (Way::Next, _) => return None,
    })
}

/// All blocks, in order of addresses.
pub(crate) fn blocks(reached: &Reached) -> Vec<Block> {
    let mut leaders = reached.entries.clone();
    for (pc, (instruction, way)) in &reached.ways {
        match way {
            Way::Jump(to) => leaders.extend(to),
            Way::Branch(to) => leaders.extend([*to]),
            _ if instruction.op == Op::Join => leaders.extend([*pc]),
            _ => {}
        }
    }
    let mut blocks: Vec<Block> = Vec::new();
    let mut first = None;
    for (pc, (instruction, way)) in &reached.ways {
        debug_assert!(instruction.op.class() != Class::Branch || matches!(way, Way::Branch(_)));
        let begin = *first.get_or_insert(*pc);
        let behind = pc.wrapping_add(4);
        let cut = leaders.contains(&behind) || !reached.ways.contains_key(&behind);
        if let Some(end) = end(instruction, way).or(cut.then_some(End::FallsThrough)) {
            blocks.push(Block { first: begin, last: *pc, end });
            first = None;
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{if_else, reached};
    use warpstep_spec::abi::RESET_PC;

    #[test]
    fn a_block_ends_where_a_lane_may_go_elsewhere_or_a_warp_cares() {
        let blocks = blocks(&reached(&if_else(Some(2))));
        let ends: Vec<_> =
            blocks.iter().map(|block| (block.first - RESET_PC, block.instructions(), &block.end)).collect();
        assert_eq!(ends[0], (0, 2, &End::Split { marked: Some(2) }));
        assert_eq!(ends[1], (8, 1, &End::Branch(RESET_PC + 24)));
        assert_eq!(ends[2], (12, 3, &End::Jump(BTreeSet::from([RESET_PC + 28]))));
        assert_eq!(ends[3], (24, 1, &End::FallsThrough));
        assert_eq!(ends[4], (28, 1, &End::Join));
        assert_eq!(ends[5], (32, 1, &End::Retire));
        assert_eq!(ends.len(), 6);
    }
}
