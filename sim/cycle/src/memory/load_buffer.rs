//! The load buffer: the words of one load, collected until the last has come; then it waits for its writeback slot.
//!
//! The last word comes in e: the slot s >= e + 1 is claimed in e + 1; the buffer is not free from e + 1 to s.

use super::response_queue::End;
use crate::issue::Scoreboard;
use warpstep_golden::Retire;

#[derive(Default)]
pub(super) enum LoadBuffer {
    #[default]
    Free,
    /// All words are there.
    Whole(End),
    /// Written at the end of that cycle.
    Writes { slot: u64, record: Option<Box<Retire>> },
}

impl LoadBuffer {
    pub fn is_free(&self) -> bool {
        matches!(self, LoadBuffer::Free)
    }

    /// The last word is there.
    pub fn complete(&mut self, end: End) {
        debug_assert!(self.is_free(), "a word is merged only into a free buffer");
        *self = LoadBuffer::Whole(end);
    }

    /// Claims its slot.
    pub fn claim(&mut self, now: u64, scoreboard: &mut Scoreboard) {
        if let LoadBuffer::Whole(end) = self {
            let slot = scoreboard.claim(now, end.context, end.register, end.lanes);
            *self = LoadBuffer::Writes { slot, record: end.record.take() };
        }
    }

    /// The end of a cycle; gives the record of the load that is written.
    pub fn finish(&mut self, now: u64) -> Option<Box<Retire>> {
        match self {
            LoadBuffer::Writes { slot, record } if *slot == now => {
                let record = record.take();
                *self = LoadBuffer::Free;
                record
            }
            _ => None,
        }
    }
}
