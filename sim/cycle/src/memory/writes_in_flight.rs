//! Lines a core has written and memory has not confirmed, oldest first.

use std::collections::VecDeque;

#[derive(Default)]
pub(super) struct WritesInFlight {
    lines: VecDeque<u32>,
}

impl WritesInFlight {
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn to(&self, line: u32) -> bool {
        self.lines.contains(&line)
    }

    pub fn requested(&mut self, line: u32) {
        self.lines.push_back(line);
    }

    pub fn answered(&mut self) {
        self.lines.pop_front();
    }
}
