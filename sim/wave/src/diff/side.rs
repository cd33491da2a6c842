//! One dump as instants on the time both share.

use crate::read::{Dump, Piece, ReadError, Value};

/// How its own time becomes the common one.
pub(super) enum Time {
    /// Times a factor, plus an offset.
    Own { factor: u64, offset: i64 },
    /// The number of rising edges of this slot.
    Edges { clock: usize, number: u64, done: bool },
}

/// A dump, its values now, and where it is.
pub(super) struct Side {
    dump: Dump,
    piece: Piece,
    /// The next instant of the piece, and where its changes start.
    instant: usize,
    change: usize,
    time: Time,
    /// When the next instant is.
    next: Option<u64>,
    /// The last instant there was.
    pub end: u64,
    pub values: Vec<Value>,
}

impl Side {
    pub fn new(dump: Dump, time: Time) -> Result<Side, ReadError> {
        let values = dump.header.widths.iter().map(|width| Value::unknown(*width)).collect();
        let piece = Piece::default();
        let mut side = Side { dump, piece, instant: 0, change: 0, time, next: None, end: 0, values };
        side.look()?;
        Ok(side)
    }

    /// When its next instant is; `None` at the end.
    pub fn next(&self) -> Option<u64> {
        self.next
    }

    /// Whether there is an instant in the piece, after getting one if need be.
    fn ready(&mut self) -> Result<bool, ReadError> {
        while self.instant == self.piece.instants.len() {
            match self.dump.next()? {
                Some(piece) => (self.piece, self.instant, self.change) = (piece, 0, 0),
                None => return Ok(false),
            }
        }
        Ok(true)
    }

    fn look(&mut self) -> Result<(), ReadError> {
        let ready = self.ready()?;
        self.next = match &mut self.time {
            // What an offset pushes before the beginning is there at the beginning.
            Time::Own { factor, offset } => ready.then(|| {
                let own = self.piece.instants[self.instant].0.saturating_mul(*factor);
                own.saturating_add_signed(-*offset)
            }),
            Time::Edges { number, done, .. } => (!*done).then_some(*number),
        };
        Ok(())
    }

    /// Lets the next instant happen; `touched` hears of every slot that was written.
    pub fn advance(&mut self, mut touched: impl FnMut(usize)) -> Result<(), ReadError> {
        self.end = self.next.unwrap_or(self.end);
        match self.time {
            Time::Own { .. } => self.apply(&mut touched),
            Time::Edges { clock, .. } => {
                let mut first = true;
                loop {
                    if !self.ready()? {
                        if let Time::Edges { done, .. } = &mut self.time {
                            *done = true;
                        }
                        break;
                    }
                    // The edge that ended the last sample is applied with this one.
                    if !first && self.rises(clock) {
                        break;
                    }
                    first = false;
                    self.apply(&mut touched);
                }
                if let Time::Edges { number, .. } = &mut self.time {
                    *number += 1;
                }
            }
        }
        self.look()
    }

    fn apply(&mut self, touched: &mut impl FnMut(usize)) {
        let end = self.piece.instants[self.instant].1;
        for change in &mut self.piece.changes[self.change..end] {
            let slot = change.slot as usize;
            std::mem::swap(&mut self.values[slot], &mut change.value);
            touched(slot);
        }
        (self.instant, self.change) = (self.instant + 1, end);
    }

    /// Whether the clock goes from 0 to 1 in the instant to come.
    fn rises(&self, clock: usize) -> bool {
        let end = self.piece.instants[self.instant].1;
        let changes = &self.piece.changes[self.change..end];
        let last = changes.iter().rev().find(|change| change.slot as usize == clock);
        let low = matches!(self.values[clock], Value::Bits { value: 0, unknown: 0 });
        low && last.is_some_and(|change| change.value == Value::Bits { value: 1, unknown: 0 })
    }
}
