//! The AXI master: one burst per line, everything in order.
//!
//! Reads: granted in g, AR from g + 1 until accepted; beats are collected in the line register, which is complete in the cycle after
//! the last one until it is taken. Writes: granted in g, in `next` from g + 1, then in the engine, which offers address and
//! beats at the same time, from the first beat with a byte to write to the last.

use super::beat_range::BeatRange;
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

    /// The line that is complete.
    pub fn line(&self) -> Option<Read> {
        self.line
    }

    /// Core whose write a response answers.
    pub fn oldest_write(&self) -> Option<usize> {
        self.writes.front().copied()
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
        master: &MasterSignals,
        slave: &SlaveSignals,
        taken: bool,
        grant: Option<&Grant>,
    ) {
        if taken {
            self.line = None;
        }
        if slave.rvalid && master.rready && slave.rlast {
            self.line = self.reads.pop_front();
        }
        if slave.bvalid {
            self.writes.pop_front();
        }
        if master.arvalid && slave.arready {
            self.asks = false;
        }
        if let Some(write) = &mut self.engine {
            write.address_accepted |= master.awvalid && slave.awready;
            write.beat += u32::from(master.wvalid && slave.wready);
            if write.address_accepted && write.beat > write.range.last {
                self.engine = None;
            }
        }
        if self.engine.is_none() {
            self.engine = self.next.take();
        }
        match grant {
            Some(Grant { core, kind: GrantKind::Write(line), .. }) => {
                self.writes.push_back(*core);
                let range = BeatRange::of(line.mask, self.bytes);
                let (address_accepted, beat) = (false, range.first);
                self.next = Some(Box::new(Write { line: **line, range, address_accepted, beat }));
            }
            Some(Grant { core, kind, address }) => {
                let fill = matches!(kind, GrantKind::Fill);
                self.reads.push_back(Read { core: *core, fill, address: *address });
                self.asks = true;
            }
            None => {}
        }
    }
}
