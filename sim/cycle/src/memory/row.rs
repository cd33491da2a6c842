//! The row: the words of one load, gathered until the last has come; then it waits for its writeback slot.
//!
//! The last word comes in e: the slot s >= e + 1 is claimed in e + 1; the row is not free from e + 1 to s.

use super::returns::End;
use crate::scoreboard::Scoreboard;
use warpstep_golden::Retire;

#[derive(Default)]
pub(crate) enum Row {
    #[default]
    Free,
    /// All words are there.
    Whole(End),
    /// Written at the end of that cycle.
    Writes { slot: u64, record: Option<Box<Retire>> },
}

impl Row {
    pub fn is_free(&self) -> bool {
        matches!(self, Row::Free)
    }

    pub fn is_whole(&mut self, end: End) {
        debug_assert!(self.is_free(), "a word is merged only into a free row");
        *self = Row::Whole(end);
    }

    pub fn claim(&mut self, now: u64, scoreboard: &mut Scoreboard) {
        if let Row::Whole(end) = self {
            let slot = scoreboard.claim(now, end.context, end.register, end.lanes);
            *self = Row::Writes { slot, record: end.record.take() };
        }
    }

    /// The end of a cycle; gives the record of the load that is written.
    pub fn finish(&mut self, now: u64) -> Option<Box<Retire>> {
        match self {
            Row::Writes { slot, record } if *slot == now => {
                let record = record.take();
                *self = Row::Free;
                record
            }
            _ => None,
        }
    }
}
