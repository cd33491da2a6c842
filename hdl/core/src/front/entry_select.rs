//! The entry that issues, of the heads of all queues of a port; all zero if none does. Combinational.
//!
//! Chosen by who is granted, one bit per warp, and not by a number: the grants are there earlier, and each drives its own head.

use crate::Shape;
use crate::bundles::QueueEntry;
use warpstep_kit::prelude::*;

/// At most one of several entries.
#[derive(LogicBlock)]
pub struct EntrySelect {
    /// The oldest entry of each warp.
    pub heads: Vec<QueueEntry<In>>,
    /// Warps whose head issues, at most one; one bit per warp.
    pub grants: Wire<In>,
    /// The entry that issues.
    pub entry: QueueEntry<Out>,
}

impl EntrySelect {
    /// Of this machine.
    pub fn new(shape: &Shape) -> EntrySelect {
        EntrySelect {
            heads: (0..shape.warps()).map(|_| QueueEntry::new(shape)).collect(),
            grants: Wire::new(shape.warps()),
            entry: QueueEntry::new(shape),
        }
    }
}

impl Logic for EntrySelect {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.entry.valid.next = self.grants.val().any().into();
        self.entry.nop.next = 0.into();
        self.entry.cause.next = 0.into();
        self.entry.pc.next = 0.into();
        self.entry.op.next = 0.into();
        self.entry.class.next = 0.into();
        self.entry.rd.next = 0.into();
        self.entry.rs1.next = 0.into();
        self.entry.rs2.next = 0.into();
        self.entry.rs3.next = 0.into();
        self.entry.immediate.next = 0.into();
        for trace in 0..self.entry.word.len() {
            self.entry.word[trace].next = 0.into();
        }
        for flag in 0..self.entry.looped.len() {
            self.entry.looped[flag].next = 0.into();
        }
        for warp in 0..self.heads.len() {
            if self.grants.val().get_bit(warp) {
                self.entry.nop.next = self.entry.nop.val() | self.heads[warp].nop.val();
                self.entry.cause.next = self.entry.cause.val() | self.heads[warp].cause.val();
                self.entry.pc.next = self.entry.pc.val() | self.heads[warp].pc.val();
                self.entry.op.next = self.entry.op.val() | self.heads[warp].op.val();
                self.entry.class.next = self.entry.class.val() | self.heads[warp].class.val();
                self.entry.rd.next = self.entry.rd.val() | self.heads[warp].rd.val();
                self.entry.rs1.next = self.entry.rs1.val() | self.heads[warp].rs1.val();
                self.entry.rs2.next = self.entry.rs2.val() | self.heads[warp].rs2.val();
                self.entry.rs3.next = self.entry.rs3.val() | self.heads[warp].rs3.val();
                self.entry.immediate.next = self.entry.immediate.val() | self.heads[warp].immediate.val();
                for trace in 0..self.entry.word.len() {
                    self.entry.word[trace].next =
                        self.entry.word[trace].val() | self.heads[warp].word[trace].val();
                }
                for flag in 0..self.entry.looped.len() {
                    self.entry.looped[flag].next =
                        self.entry.looped[flag].val() | self.heads[warp].looped[flag].val();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{agree, put, small, traced};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, trace) in [(1, false), (3, true), (32, false)] {
            let shape = small(|p| p.warps = warps);
            agree(Check::default(), EntrySelect::new(&if trace { traced(&shape) } else { shape }));
        }
    }

    #[test]
    fn it_shows_the_head_that_is_granted_or_nothing() {
        let mut bench = Bench::new(EntrySelect::new(&small(|p| p.warps = 3)));
        for (warp, head) in bench.block.heads.iter_mut().enumerate() {
            put(&mut head.pc, 0x100 + warp as u64);
            put(&mut head.rs2, 7 + warp as u64);
        }
        for (grants, pc, rs2) in [(0b000, 0, 0), (0b001, 0x100, 7), (0b010, 0x101, 8), (0b100, 0x102, 9)] {
            put(&mut bench.block.grants, grants);
            bench.settle();
            let entry = &bench.block.entry;
            assert!(entry.valid.val() == (grants != 0) && entry.pc.val() == pc && entry.rs2.val() == rs2);
        }
    }
}
