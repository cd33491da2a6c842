//! The instruction cache: direct mapped, one fill at a time, lines locked until those who waited for them have asked
//! again.
//!
//! A request in cycle c sees the fills that ended before c. A fill that is asked for in cycle f ends when its line comes;
//! its waiters may be selected in the cycle after. Waiting contexts are served round robin, so that none
//! starves. A line may not be replaced while a context that was woken for it has yet to ask again — unless that context
//! is held up by other warps (barrier, wspawn), which may themselves need the place.

use crate::context::{Block, Context, Miss};
use crate::queue::Fetched;
use warpstep_golden::Machine;
use warpstep_spec::{Config, abi};

#[derive(Clone, Debug)]
struct Fill {
    line: u32,
    words: Vec<u32>,
    /// An invalidation came meanwhile: the line must not become valid.
    stale: bool,
}

pub(crate) struct ICache {
    line_bytes: u32,
    /// Per place: which line is there, and its instructions.
    lines: Vec<Option<(u32, Vec<Fetched>)>>,
    fill: Option<Fill>,
    last_served: usize,
    /// A context may wait: cleared when a look at all of them finds none.
    somebody_waits: bool,
}

impl ICache {
    pub fn new(config: &Config) -> ICache {
        let cache = config.instruction_cache;
        ICache {
            line_bytes: cache.line_bytes,
            lines: vec![None; (cache.bytes / cache.line_bytes) as usize],
            fill: None,
            last_served: config.core_contexts() - 1,
            somebody_waits: false,
        }
    }

    pub fn line_of(&self, pc: u32) -> u32 {
        pc / self.line_bytes
    }

    fn place(&self, line: u32) -> usize {
        line as usize % self.lines.len()
    }

    pub fn lookup(&self, pc: u32) -> Option<Fetched> {
        let line = self.line_of(pc);
        match &self.lines[self.place(line)] {
            Some((there, instructions)) if *there == line => {
                Some(instructions[(pc % self.line_bytes / 4) as usize])
            }
            _ => None,
        }
    }

    pub fn is_filling(&self) -> bool {
        self.fill.is_some()
    }

    pub fn invalidate(&mut self) {
        self.lines.iter_mut().for_each(|line| *line = None);
        if let Some(fill) = &mut self.fill {
            fill.stale = true;
        }
    }

    /// Puts every line of an address range in place at once: a warm start.
    pub fn preload(&mut self, golden: &Machine, from: u32, bytes: u32, config: &Config) {
        for line in self.line_of(from)..=self.line_of(from + (bytes.max(1) - 1)) {
            let words = self.read(golden, line);
            let place = self.place(line);
            self.lines[place] = Some((line, self.decode(line, &words, config)));
        }
    }

    /// As the bus brings it: a line that is not there or broken is all zeros, and so is one where no instruction lies.
    fn read(&self, golden: &Machine, line: u32) -> Vec<u32> {
        let (memory, rules) = (golden.memory(), &golden.options().rules);
        let first = line * self.line_bytes;
        if !(abi::IO.end..abi::LOCAL_MEMORY_BASE).contains(&first) {
            return vec![0; (self.line_bytes / 4) as usize];
        }
        (0..self.line_bytes / 4).map(|word| rules.word_on_the_bus(memory, first + 4 * word)).collect()
    }

    fn decode(&self, line: u32, words: &[u32], config: &Config) -> Vec<Fetched> {
        let address = |word: usize| line * self.line_bytes + 4 * word as u32;
        words
            .iter()
            .enumerate()
            .map(|(position, word)| Fetched::new(address(position), *word, &config.latencies))
            .collect()
    }

    /// The end of the cycle in which its line comes: the fill puts it in place and wakes everybody who waits for it.
    pub fn finish(&mut self, cycle: u64, contexts: &mut [Context], config: &Config) {
        let Some(fill) = self.fill.take() else { return };
        if !fill.stale {
            let place = self.place(fill.line);
            self.lines[place] = Some((fill.line, self.decode(fill.line, &fill.words, config)));
        }
        for context in contexts.iter_mut().filter(|context| context.miss == Miss::Waiting(fill.line)) {
            context.miss = Miss::Woken(fill.line);
            context.disturbed = Some(cycle);
        }
    }

    /// The start of a cycle: an idle fill engine asks for the next line somebody waits for; gives its address.
    pub fn start(&mut self, contexts: &[Context], golden: &Machine) -> Option<u32> {
        if self.fill.is_some() || !self.somebody_waits {
            return None;
        }
        let order = (1..=contexts.len()).map(|step| (self.last_served + step) % contexts.len());
        let wanted = order.filter_map(|context| match contexts[context].miss {
            Miss::Waiting(line) => Some((context, line)),
            _ => None,
        });
        let mut nobody = true;
        for (context, line) in wanted {
            nobody = false;
            if !self.is_locked_against(line, contexts) {
                self.last_served = context;
                let words = self.read(golden, line);
                self.fill = Some(Fill { line, words, stale: false });
                return Some(line * self.line_bytes);
            }
        }
        self.somebody_waits = !nobody;
        None
    }

    /// A context's miss register was set.
    pub fn missed(&mut self) {
        self.somebody_waits = true;
    }

    fn is_locked_against(&self, line: u32, contexts: &[Context]) -> bool {
        contexts.iter().any(|context| match context.miss {
            Miss::Woken(held) => {
                let can_ask =
                    !matches!(context.block, Block::Barrier | Block::GlobalBarrier(_) | Block::Spawn);
                can_ask && held != line && self.place(held) == self.place(line)
            }
            _ => false,
        })
    }
}
