//! What cores share: arbiter, AXI master, and the memory behind it, which answers as late as its contract of delay, stall and gap
//! allows: on time, whichever memory it is; or after exactly `memory_latency` cycles, with no stall and no gap.
//!
//! Reads: granted in g, the address goes out in g + 1 and is served then or when the memory is free; its first beat comes
//! the delay later, or behind the burst before; the line is whole a cycle after its last beat and stays in the line
//! register until it is taken. Writes: granted in g, in `next` from g + 1, then in the engine for as many cycles as it has
//! beats and may be stalled; served at their end, answered the delay later.

use super::load_store::Ask;
use std::collections::VecDeque;
use warpstep_spec::Config;
use warpstep_spec::config::{Arbiter as Rule, MemoryContract};

/// A line on its way to a core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Read {
    core: usize,
    fill: bool,
    /// Cycles its address waits in memory until it is served.
    waits: u32,
}

/// A write in the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Write {
    /// Beats that are not sent if none is refused.
    beats: u32,
    /// Cycles it has yet to stay.
    stays: u32,
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
    contract: MemoryContract,
    /// Cycles until the memory can serve another access; 0 if it serves several at once.
    free: u32,
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
    engine: Option<Write>,
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
            contract: config.memory_contract(),
            free: 0,
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
            self.free = self.free.saturating_sub(1);
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
            let Some(Read { fill, waits, .. }) = self.reads.back().copied() else {
                unreachable!("it was granted")
            };
            let beats = if fill { self.fill_beats } else { self.data_beats };
            self.bursts.push_back(Burst { left: waits + self.contract.delay - 1, beats });
        }
        self.finish_write();
        if self.engine.is_none() {
            let stall = self.contract.stall;
            self.engine = self.next.take().map(|beats| Write { beats, stays: beats + stall });
        }
        match granted {
            Some((core, Ask::Write { beats })) => {
                self.writes.push_back(core);
                self.next = Some(beats);
            }
            Some((core, ask)) => {
                let waits = self.free.saturating_sub(1);
                self.serves_until(waits + 1 + self.contract.gap);
                self.reads.push_back(Read { core, fill: ask == Ask::Fill, waits });
                self.asks = true;
            }
            None => {}
        }
        self.free = self.free.saturating_sub(1);
    }

    /// A cycle of the engine. From when its write may be whole what comes behind it waits for it; at its end it is whole.
    fn finish_write(&mut self) {
        let MemoryContract { delay, gap, .. } = self.contract;
        let Some(write) = &mut self.engine else { return };
        let may_be_whole = write.beats == 1;
        write.beats = write.beats.saturating_sub(1);
        write.stays -= 1;
        let ends = write.stays == 0;
        if may_be_whole {
            self.serves_until(self.free + gap);
        }
        if ends {
            self.engine = None;
            let waits = self.free.saturating_sub(gap);
            self.answers.push_back(waits + delay - 1);
            self.serves_until(self.free.max(gap));
        }
    }

    /// The memory is free again in so many cycles, counted from this one; with a gap of 1 nothing waits.
    fn serves_until(&mut self, free: u32) {
        if self.contract.serves_one_by_one() {
            self.free = free;
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
