//! Mistakes of what is in the unit. For tests alone (mistake.rs).

use super::{LoadBuffer, LoadStore};

impl LoadStore {
    pub fn forget_tags(&mut self) {
        self.tags.fill(None);
    }

    pub fn forget_accesses(&mut self) {
        (self.issued, self.addressed, self.accepted, self.unsettled) = (None, None, 0, None);
        self.queue.clear();
    }

    /// Everything that was issued is done.
    pub fn arrive(&mut self) {
        self.forget_accesses();
        self.responses.clear();
        self.writes.clear();
        self.buffer = LoadBuffer::Free;
    }
}
