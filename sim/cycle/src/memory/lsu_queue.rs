//! The LSU queue: memory instructions whose addresses are known, oldest first, until the coalescer has done with them.

use std::collections::VecDeque;
use warpstep_golden::{MemoryEffect, Retire};
use warpstep_spec::LaneMask;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    Load,
    Store,
    Fence,
}

/// A memory instruction.
#[derive(Clone, Debug)]
pub(crate) struct Access {
    pub what: What,
    pub context: usize,
    pub pc: u32,
    /// All its lanes, and those whose step is yet to come.
    pub lanes: LaneMask,
    pub pending: LaneMask,
    /// Register to write, one bit; 0 for stores and loads to x0.
    pub register: u64,
    /// Addresses and data; means nothing for a fence.
    pub effect: MemoryEffect,
    /// What is reported when it is done.
    pub record: Option<Box<Retire>>,
}

#[derive(Default)]
pub(super) struct LsuQueue {
    // Boxed: they move from stage to stage, and are large.
    #[allow(clippy::vec_box)]
    accesses: VecDeque<Box<Access>>,
}

impl LsuQueue {
    pub fn oldest(&self) -> Option<&Access> {
        self.accesses.front().map(|access| &**access)
    }

    pub fn oldest_mut(&mut self) -> Option<&mut Access> {
        self.accesses.front_mut().map(|access| &mut **access)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Box<Access>> {
        self.accesses.iter()
    }

    pub fn push(&mut self, access: Box<Access>) {
        self.accesses.push_back(access);
    }

    pub fn pop(&mut self) -> Option<Box<Access>> {
        self.accesses.pop_front()
    }
}
