//! Code loaded after reset: so many lines, from that of the start address on, one after the other, before warp 0 begins.
//!
//! The first is asked for in cycle 1, each other in the cycle after the one before it was put in place.

pub(super) struct Preload {
    line: u32,
    left: u32,
}

impl Preload {
    pub fn new(line: u32, lines: u32) -> Preload {
        Preload { line, left: lines }
    }

    /// Whether lines are missing: nobody is active yet.
    pub fn is_loading(&self) -> bool {
        self.left > 0
    }

    /// The line an idle fill engine asks for.
    pub fn next(&self, now: u64) -> Option<u32> {
        (now > 0 && self.is_loading()).then_some(self.line)
    }

    /// A line is put in place. Whether it was the last.
    pub fn line_arrived(&mut self) -> bool {
        let was_loading = self.is_loading();
        self.line = self.line.wrapping_add(1);
        self.left = self.left.saturating_sub(1);
        was_loading && !self.is_loading()
    }
}
