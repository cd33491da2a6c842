//! What cores share: arbiter, AXI master, and the memory behind it, which answers after exactly `memory_latency` cycles.
//!
//! Reads: granted in g, the address goes out in g + 1, its first beat comes memory_latency later or behind the burst before; the line
//! is whole a cycle after its last beat and stays in the line register until it is taken. Writes: granted in g, in `next` from
//! g + 1, then in the engine, a beat a cycle; answered memory_latency after the last beat.

use super::load_store::Ask;
use std::collections::VecDeque;
use warpstep_spec::Config;
use warpstep_spec::config::Arbiter as Rule;

/// A line on its way to a core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Read {
    core: usize,
    fill: bool,
}

/// A burst in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Burst {
    /// Cycles until its first beat may be offered.
    left: u32,
    beats: u32,
}

/// What comes to the cores in a cycle; each names the core.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Delivered {
    /// A line of data waits in the line register.
    pub answer: Option<usize>,
    /// An instruction line is put in place at the end of the cycle.
    pub line: Option<usize>,
    /// The oldest write is answered.
    pub written: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Bus {
    rule: Rule,
    latency: u32,
    data_beats: u32,
    fill_beats: u32,
    most_reads: usize,
    most_writes: usize,
    cores: usize,
    /// Round robin: the core granted last.
    last: usize,
    /// TDMA: who owns the slot, and cycle within it.
    slot_core: usize,
    slot_place: u32,
    slot_cycles: u32,
    /// The address of the newest read is being offered.
    asks: bool,
    reads: VecDeque<Read>,
    line: Option<Read>,
    /// Beats of the write that waits for the engine.
    next: Option<u32>,
    /// Beats the engine has yet to send.
    engine: Option<u32>,
    /// Cores of writes granted and not answered.
    writes: VecDeque<usize>,
    bursts: VecDeque<Burst>,
    /// Cycles until each write is answered.
    answers: VecDeque<u32>,
}

impl Bus {
    pub fn new(config: &Config) -> Bus {
        Bus {
            rule: config.arbiter,
            latency: config.memory_latency,
            data_beats: config.beats(config.data_line_bytes),
            fill_beats: config.beats(config.instruction_cache.line_bytes),
            most_reads: config.most_reads(),
            most_writes: config.most_writes(),
            cores: config.cores,
            last: config.cores - 1,
            slot_core: 0,
            slot_place: 0,
            slot_cycles: config.slot_cycles(),
            asks: false,
            reads: VecDeque::new(),
            line: None,
            next: None,
            engine: None,
            writes: VecDeque::new(),
            bursts: VecDeque::new(),
            answers: VecDeque::new(),
        }
    }

    pub fn is_idle(&self) -> bool {
        self.reads.is_empty() && self.line.is_none() && self.writes.is_empty()
    }

    /// The start of a cycle.
    pub fn deliver(&self) -> Delivered {
        Delivered {
            answer: self.line.filter(|line| !line.fill).map(|line| line.core),
            line: self.line.filter(|line| line.fill).map(|line| line.core),
            written: self.answers.front().filter(|left| **left == 0).and(self.writes.front().copied()),
        }
    }

    /// The core granted in this cycle.
    pub fn choose(&self, asks: impl Fn(usize) -> Option<Ask>) -> Option<usize> {
        let read_ready = !self.asks && self.reads.len() < self.most_reads;
        let write_ready = self.next.is_none() && self.writes.len() < self.most_writes;
        let eligible = |core: &usize| match asks(*core) {
            None => false,
            Some(Ask::Fill | Ask::Read) => read_ready,
            Some(Ask::Write { .. }) => write_ready,
        };
        match self.rule {
            Rule::RoundRobin => (self.last + 1..self.cores).chain(0..=self.last).find(eligible),
            Rule::Tdma => Some(self.slot_core).filter(|core| self.slot_place == 0 && eligible(core)),
        }
    }

    /// The end of a cycle; `taken`: the line register is emptied in it.
    pub fn finish(&mut self, granted: Option<(usize, Ask)>, taken: bool) {
        self.finish_slot(granted.map(|(core, _)| core));
        if granted.is_none() && self.is_idle() {
            return;
        }
        let arrives = self.bursts.front().is_some_and(|burst| burst.left == 0);
        let accepts = self.line.is_none() || taken;
        if taken {
            self.line = None;
        }
        let mut whole = false;
        if arrives && accepts {
            let burst = &mut self.bursts[0];
            burst.beats -= 1;
            whole = burst.beats == 0;
        }
        if whole {
            self.bursts.pop_front();
            self.line = self.reads.pop_front();
        }
        if self.answers.front() == Some(&0) {
            self.answers.pop_front();
            self.writes.pop_front();
        }
        self.bursts.iter_mut().for_each(|burst| burst.left = burst.left.saturating_sub(1));
        self.answers.iter_mut().for_each(|left| *left = left.saturating_sub(1));
        if std::mem::take(&mut self.asks) {
            let fill = self.reads.back().is_some_and(|read| read.fill);
            let beats = if fill { self.fill_beats } else { self.data_beats };
            self.bursts.push_back(Burst { left: self.latency - 1, beats });
        }
        if let Some(beats) = &mut self.engine {
            *beats -= 1;
            if *beats == 0 {
                self.engine = None;
                self.answers.push_back(self.latency - 1);
            }
        }
        if self.engine.is_none() {
            self.engine = self.next.take();
        }
        match granted {
            Some((core, Ask::Write { beats })) => {
                self.writes.push_back(core);
                self.next = Some(beats);
            }
            Some((core, ask)) => {
                self.reads.push_back(Read { core, fill: ask == Ask::Fill });
                self.asks = true;
            }
            None => {}
        }
    }

    fn finish_slot(&mut self, granted: Option<usize>) {
        if self.rule == Rule::RoundRobin {
            self.last = granted.unwrap_or(self.last);
            return;
        }
        self.slot_place += 1;
        if self.slot_place == self.slot_cycles {
            self.slot_place = 0;
            self.slot_core = (self.slot_core + 1) % self.cores;
        }
    }
}
