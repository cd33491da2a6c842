//! The instruction cache: direct mapped, its lines decoded as they come. A lookup in cycle c sees the lines that were put in
//! place before c.

use super::decode::Fetched;
use warpstep_golden::Machine;
use warpstep_spec::{Config, abi};

pub(super) struct ICache {
    line_bytes: u32,
    config: Config,
    /// Latency of results that have a write port to themselves.
    short: Option<u32>,
    /// Per place: which line is there, and its instructions.
    lines: Vec<Option<(u32, Vec<Fetched>)>>,
}

impl ICache {
    pub fn new(config: &Config) -> ICache {
        let cache = config.instruction_cache;
        ICache {
            line_bytes: cache.line_bytes,
            config: config.clone(),
            short: config.short_latency(),
            lines: vec![None; (cache.bytes / cache.line_bytes) as usize],
        }
    }

    /// How many lines it holds.
    pub fn places(&self) -> usize {
        self.lines.len()
    }

    /// Capacity in bytes.
    pub fn bytes(&self) -> u32 {
        self.lines.len() as u32 * self.line_bytes
    }

    /// Its line: a shift, since a line's bytes are a power of two and this is asked in every cycle.
    #[inline]
    pub fn line_of(&self, pc: u32) -> u32 {
        pc >> self.line_bytes.trailing_zeros()
    }

    pub fn address_of(&self, line: u32) -> u32 {
        line * self.line_bytes
    }

    /// Where a line goes; there are as many places as a power of two.
    #[inline]
    fn place(&self, line: u32) -> usize {
        line as usize & (self.lines.len() - 1)
    }

    #[inline]
    pub fn lookup(&self, pc: u32) -> Option<&Fetched> {
        let line = self.line_of(pc);
        match &self.lines[self.place(line)] {
            Some((there, instructions)) if *there == line => {
                instructions.get(((pc & (self.line_bytes - 1)) / 4) as usize)
            }
            _ => None,
        }
    }

    pub fn invalidate(&mut self) {
        self.lines.iter_mut().for_each(|line| *line = None);
    }

    /// Puts a line in place.
    pub fn put(&mut self, line: u32, words: &[u32]) {
        let pcs = (self.address_of(line)..).step_by(4);
        let decode = |(pc, word): (u32, &u32)| Fetched::new(pc, *word, &self.config, self.short);
        let decoded = pcs.zip(words).map(decode).collect();
        let place = self.place(line);
        self.lines[place] = Some((line, decoded));
    }

    /// A line as the bus brings it: one that is not there or broken is all zeros, and so is one where no instruction lies.
    pub fn read(&self, golden: &Machine, line: u32) -> Vec<u32> {
        let (memory, rules) = (golden.memory(), &golden.options().rules);
        let first = self.address_of(line);
        if !(abi::IO.end..abi::LOCAL_MEMORY_BASE).contains(&first) {
            return vec![0; (self.line_bytes / 4) as usize];
        }
        (0..self.line_bytes / 4).map(|word| rules.word_on_the_bus(memory, first + 4 * word)).collect()
    }
}
