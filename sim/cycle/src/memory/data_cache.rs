//! The data cache's tags: direct mapped, filled by loads, written through, never brought a line by a store.

use warpstep_spec::Config;

/// No line has this address: lines start at multiples of four.
const NONE: u32 = u32::MAX;

pub(super) struct DataCache {
    line_bytes: u32,
    /// Address of the line at each place.
    lines: Vec<u32>,
}

impl DataCache {
    /// None if the machine has none.
    pub fn new(config: &Config) -> Option<DataCache> {
        let places = config.data_cache_bytes / config.data_line_bytes;
        let line_bytes = config.data_line_bytes;
        (places > 0).then(|| DataCache { line_bytes, lines: vec![NONE; places as usize] })
    }

    fn place(&self, line: u32) -> usize {
        (line / self.line_bytes) as usize % self.lines.len()
    }

    pub fn holds(&self, line: u32) -> bool {
        self.lines[self.place(line)] == line
    }

    pub fn fill(&mut self, line: u32) {
        let place = self.place(line);
        self.lines[place] = line;
    }

    pub fn invalidate(&mut self) {
        self.lines.fill(NONE);
    }
}
