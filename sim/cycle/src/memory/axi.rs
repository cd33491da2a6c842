//! The AXI master: one burst per line, everything in order.
//!
//! Reads: granted in g, AR from g + 1 until accepted; beats are collected in the line register, which is complete in the
//! cycle after the last one until it is taken. Writes: granted in g, in `next` from g + 1, then in the engine, which offers
//! address and beats at the same time, from the first beat with a byte to write to the last. On time (`on_time.rs`): a line
//! is shown, the engine ends and a write is answered in the cycle that the memory's contract gives, not before.

use super::beat_range::BeatRange;
use super::on_time::OnTime;
use crate::bus_record::{Grant, GrantKind, LineWrite};
use std::collections::VecDeque;
use warpstep_memory::{INCREMENTING, MasterSignals, SlaveSignals};
use warpstep_spec::Config;

/// A read, or the line it brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Read {
    pub core: usize,
    /// For the instruction cache.
    pub fill: bool,
    address: u32,
}

struct Write {
    line: LineWrite,
    range: BeatRange,
    address_accepted: bool,
    /// Number of the next beat; beyond the range when all are accepted.
    beat: u32,
    /// Its first cycle in the engine.
    since: u64,
}

pub(super) struct Axi {
    bytes: u32,
    data_beats: u32,
    fill_beats: u32,
    most_reads: usize,
    most_writes: usize,
    /// AR waits for its acceptance: it is the last of `reads`.
    asks: bool,
    /// Granted, their last beat not accepted.
    reads: VecDeque<Read>,
    /// The line register, complete.
    line: Option<Read>,
    next: Option<Box<Write>>,
    engine: Option<Box<Write>>,
    /// Cores of the writes granted and not answered.
    writes: VecDeque<usize>,
    on_time: Option<OnTime>,
}

impl Axi {
    pub fn new(config: &Config) -> Axi {
        Axi {
            bytes: config.axi_bytes,
            data_beats: config.beats(config.data_line_bytes),
            fill_beats: config.beats(config.instruction_cache.line_bytes),
            most_reads: config.most_reads(),
            most_writes: config.most_writes(),
            asks: false,
            reads: VecDeque::new(),
            line: None,
            next: None,
            engine: None,
            writes: VecDeque::new(),
            on_time: config.on_time.then(|| OnTime::new(config.memory_contract())),
        }
    }

    pub fn is_idle(&self) -> bool {
        self.reads.is_empty() && self.line.is_none() && self.writes.is_empty()
    }

    pub fn read_ok(&self) -> bool {
        !self.asks && self.reads.len() < self.most_reads
    }

    pub fn write_ok(&self) -> bool {
        self.next.is_none() && self.writes.len() < self.most_writes
    }

    /// The line that is complete, and due.
    pub fn line(&self, now: u64) -> Option<Read> {
        self.line.filter(|_| self.on_time.as_ref().is_none_or(|times| times.shows_line(now)))
    }

    /// Core whose write is answered; `response`: one comes in this cycle.
    pub fn answers(&self, now: u64, response: bool) -> Option<usize> {
        let answers = self.on_time.as_ref().map_or(response, |times| times.answers(now, response));
        self.writes.front().copied().filter(|_| answers)
    }

    /// What it drives in this cycle; `taken`: the line register is emptied in it.
    pub fn outputs(&self, taken: bool) -> MasterSignals {
        let size = self.bytes.trailing_zeros() as u8;
        let rready = self.line.is_none() || taken;
        let mut signals = MasterSignals { rready, bready: true, ..MasterSignals::default() };
        if let Some(read) = self.reads.back().filter(|_| self.asks) {
            let beats = if read.fill { self.fill_beats } else { self.data_beats };
            (signals.arvalid, signals.araddr, signals.arlen) = (true, read.address, beats as u8 - 1);
            (signals.arsize, signals.arburst) = (size, INCREMENTING);
        }
        if let Some(write) = &self.engine {
            if !write.address_accepted {
                signals.awvalid = true;
                signals.awaddr = write.line.line + write.range.first * self.bytes;
                (signals.awlen, signals.awsize, signals.awburst) = (write.range.length(), size, INCREMENTING);
            }
            if write.beat <= write.range.last {
                let (place, words) = (write.beat * self.bytes, self.bytes as usize / 4);
                signals.wvalid = true;
                signals.wlast = write.beat == write.range.last;
                let bits = (write.line.mask >> place) as u64;
                signals.wstrb = if self.bytes == 64 { bits } else { bits & ((1 << self.bytes) - 1) };
                let from = place as usize / 4;
                signals.wdata[..words].copy_from_slice(&write.line.data[from..from + words]);
            }
        }
        signals
    }

    /// The end of a cycle.
    pub fn finish(
        &mut self,
        now: u64,
        master: &MasterSignals,
        slave: &SlaveSignals,
        taken: bool,
        grant: Option<&Grant>,
    ) {
        let answered = self.answers(now, slave.bvalid).is_some();
        if let Some(times) = &mut self.on_time {
            times.responses(slave.bvalid, answered);
        }
        if taken {
            self.line = None;
            self.on_time.iter_mut().for_each(OnTime::line_taken);
        }
        if slave.rvalid && master.rready && slave.rlast {
            self.line = self.reads.pop_front();
        }
        if answered {
            self.writes.pop_front();
        }
        if master.arvalid && slave.arready {
            self.asks = false;
        }
        if let Some(write) = &mut self.engine {
            write.address_accepted |= master.awvalid && slave.awready;
            write.beat += u32::from(master.wvalid && slave.wready);
            let beats = u32::from(write.range.length()) + 1;
            let over = self.on_time.as_mut().is_none_or(|times| times.write_held(now, write.since, beats));
            if over && write.address_accepted && write.beat > write.range.last {
                self.engine = None;
            }
        }
        if self.engine.is_none() {
            self.engine = self.next.take();
            self.engine.iter_mut().for_each(|write| write.since = now + 1);
        }
        match grant {
            Some(Grant { core, kind: GrantKind::Write(line), .. }) => {
                self.writes.push_back(*core);
                let range = BeatRange::of(line.mask, self.bytes);
                let (address_accepted, beat, since) = (false, range.first, 0);
                self.next = Some(Box::new(Write { line: **line, range, address_accepted, beat, since }));
            }
            Some(Grant { core, kind, address }) => {
                let fill = matches!(kind, GrantKind::Fill);
                let beats = if fill { self.fill_beats } else { self.data_beats };
                self.on_time.iter_mut().for_each(|times| times.read_granted(now, beats));
                self.reads.push_back(Read { core: *core, fill, address: *address });
                self.asks = true;
            }
            None => {}
        }
    }
}
