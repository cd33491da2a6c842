//! An instruction queue: what a context will issue next, oldest first. t_F + 1 entries.

use super::decode::Fetched;
use std::collections::VecDeque;
use warpstep_spec::events::NopCause;

#[derive(Clone, Copy, Debug)]
pub(crate) enum Entry {
    Nop(NopCause),
    Instruction(Fetched),
}

#[derive(Clone, Debug)]
pub(super) struct Queue {
    entries: VecDeque<Entry>,
}

impl Queue {
    pub fn empty(depth: usize) -> Queue {
        Queue { entries: VecDeque::with_capacity(depth) }
    }

    /// As at reset: full of NOPs.
    pub fn full(depth: usize) -> Queue {
        Queue { entries: std::iter::repeat_n(Entry::Nop(NopCause::Start), depth).collect() }
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    #[inline]
    pub fn head(&self) -> Option<&Entry> {
        self.entries.front()
    }

    #[inline]
    pub fn pop(&mut self) -> Option<Entry> {
        self.entries.pop_front()
    }

    #[inline]
    pub fn push(&mut self, entry: Entry) {
        self.entries.push_back(entry);
    }

    /// Everything becomes a NOP.
    pub fn compensate(&mut self, cause: NopCause) {
        self.entries.iter_mut().for_each(|entry| *entry = Entry::Nop(cause));
    }

    pub fn clear(&mut self) {
        self.entries.clear();
    }
}
