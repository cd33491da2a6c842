//! The rules of an AXI4 port, looked at in every cycle. The first broken one is named with its channel and cycle.
//!
//! For a port without identifiers and with full-width incrementing bursts, reads of whole lines and writes within one, as
//! docs/memory.md has it. Beside the handshakes: nothing is offered in reset ([`AxiChecker::check_reset`]), everything offered
//! or asked for moves within the timeout of the master (`master.rs`), and when the cores have ended only fills are in flight
//! ([`AxiChecker::check_end`]). Signals are values here, so an undefined wire cannot be seen; a simulator with two values per bit
//! has none either.

mod master;
mod promise;
mod rule;

pub use master::Master;
pub use rule::{Breach, Channel, Rule, Violation};

use self::promise::Promise;
use crate::signals::{INCREMENTING, MasterSignals, Response, SlaveSignals};
use std::collections::VecDeque;

/// In the order of what is kept for each.
const CHANNELS: [Channel; 5] = [Channel::Ar, Channel::R, Channel::Aw, Channel::W, Channel::B];

/// Looks at a port.
#[derive(Clone, Debug)]
pub struct AxiChecker {
    of: Master,
    /// What was offered and not accepted in the last cycle.
    master: MasterSignals,
    slave: SlaveSignals,
    waits: [bool; 5],
    /// Cycles for which each channel has had something to do and has not moved.
    stands: [u32; 5],
    /// Beats of each read accepted.
    reads: VecDeque<u32>,
    /// Beats that have come of the oldest.
    come: u32,
    /// Beats of each write whose address was accepted and whose last beat was not.
    addresses: VecDeque<u32>,
    /// Beats of each write whose last beat was accepted and whose address was not.
    written: VecDeque<u32>,
    /// Beats of the write whose data are in flight.
    beats: u32,
    /// Writes that are whole and not answered.
    whole: usize,
    /// What the memory of an on-time master owes.
    promise: Option<Promise>,
}

impl AxiChecker {
    /// For a master.
    pub fn new(of: Master) -> AxiChecker {
        AxiChecker {
            promise: of.on_time.map(Promise::new),
            of,
            master: MasterSignals::default(),
            slave: SlaveSignals::default(),
            waits: [false; 5],
            stands: [0; 5],
            reads: VecDeque::new(),
            come: 0,
            addresses: VecDeque::new(),
            written: VecDeque::new(),
            beats: 0,
            whole: 0,
        }
    }

    /// Whether nothing is offered or in flight: cycles in which the port is idle need not be checked.
    pub fn is_idle(&self) -> bool {
        self.waits == [false; 5] && self.reads.is_empty() && self.writes() == 0
    }

    /// Writes in flight. Data may go ahead of their addresses; beats without one are a write, too.
    fn writes(&self) -> usize {
        let ahead = self.written.len() + usize::from(self.beats > 0);
        self.addresses.len().max(ahead) + self.whole
    }

    /// Looks at a cycle of reset after its first edge.
    pub fn check_reset(&self, m: &MasterSignals) -> Result<(), Violation> {
        self.silent(m).map_err(|(channel, rule)| Violation { cycle: 0, channel, rule })
    }

    /// Looks at a cycle; cycle 0 is the first after reset. Cycles in which the port rests may be left out.
    pub fn check(&mut self, cycle: u64, m: &MasterSignals, s: &SlaveSignals) -> Result<(), Violation> {
        let looked = if cycle == 0 { self.silent(m) } else { Ok(()) };
        looked
            .and_then(|()| self.look(m, s))
            .and_then(|()| self.in_time(cycle, m, s))
            .map_err(|(channel, rule)| Violation { cycle, channel, rule })
    }

    fn in_time(&mut self, cycle: u64, m: &MasterSignals, s: &SlaveSignals) -> Result<(), (Channel, Rule)> {
        let Some(promise) = &mut self.promise else { return Ok(()) };
        promise.look(cycle, m, s).map_err(|(channel, breach)| (channel, Rule::Contract(breach)))
    }

    /// Checks the port when the cores are no longer busy: only fills may be offered or in flight, one per core.
    pub fn check_end(&self, cycle: u64) -> Result<(), Violation> {
        let unfinished = |channel, ended| {
            let rule = Rule::Unfinished;
            if ended { Ok(()) } else { Err(Violation { cycle, channel, rule }) }
        };
        let [ar, _, aw, w, b] = self.waits;
        let is_fill = |beats: &u32| *beats == self.of.fill_beats;
        unfinished(Channel::Ar, !ar || is_fill(&(u32::from(self.master.arlen) + 1)))?;
        let reads = self.reads.len() + usize::from(ar);
        unfinished(Channel::R, self.reads.iter().all(is_fill) && reads <= self.of.most_fills)?;
        unfinished(Channel::Aw, !aw && !self.lacks_address())?;
        unfinished(Channel::W, !w && self.addresses.is_empty())?;
        unfinished(Channel::B, !b && self.whole == 0)
    }

    /// Whether data went ahead of their address.
    fn lacks_address(&self) -> bool {
        self.addresses.is_empty() && (self.beats > 0 || !self.written.is_empty())
    }

    fn silent(&self, m: &MasterSignals) -> Result<(), (Channel, Rule)> {
        holds(Channel::Ar, Rule::Reset, !m.arvalid)?;
        holds(Channel::Aw, Rule::Reset, !m.awvalid)?;
        holds(Channel::W, Rule::Reset, !m.wvalid)
    }

    fn look(&mut self, m: &MasterSignals, s: &SlaveSignals) -> Result<(), (Channel, Rule)> {
        self.stays(m, s)?;
        if m.arvalid {
            self.address(Channel::Ar, m.araddr, m.arlen, m.arsize, m.arburst)?;
            let beats = u32::from(m.arlen) + 1;
            let lines = [self.of.fill_beats, self.of.data_beats];
            holds(Channel::Ar, Rule::Length, lines.contains(&beats))?;
        }
        if m.awvalid {
            self.address(Channel::Aw, m.awaddr, m.awlen, m.awsize, m.awburst)?;
            let (beats, line) = (u32::from(m.awlen) + 1, self.of.data_beats);
            holds(Channel::Aw, Rule::OutsideLine, m.awaddr / self.of.bytes % line + beats <= line)?;
        }
        if m.wvalid && self.of.bytes < 64 && m.wstrb >> self.of.bytes != 0 {
            return Err((Channel::W, Rule::Strobes));
        }
        if s.rvalid {
            let Some(beats) = self.reads.front() else { return Err((Channel::R, Rule::NoRead)) };
            holds(Channel::R, Rule::Last, s.rlast == (self.come + 1 == *beats))?;
            holds(Channel::R, Rule::Exclusive, s.rresp != Response::ExclusiveOkay)?;
            if m.rready {
                self.come += 1;
                if s.rlast {
                    self.come = 0;
                    self.reads.pop_front();
                }
            }
        }
        if s.bvalid {
            holds(Channel::B, Rule::NoWrite, self.whole > 0)?;
            holds(Channel::B, Rule::Exclusive, s.bresp != Response::ExclusiveOkay)?;
            self.whole -= usize::from(m.bready);
        }
        // Accepted in this cycle: answers may come in later ones.
        if m.arvalid && s.arready {
            self.reads.push_back(u32::from(m.arlen) + 1);
            holds(Channel::Ar, Rule::Outstanding, self.reads.len() <= self.of.most_reads)?;
        }
        self.write(m, s)?;
        self.moves(m, s)?;
        self.waits = [
            m.arvalid && !s.arready,
            s.rvalid && !m.rready,
            m.awvalid && !s.awready,
            m.wvalid && !s.wready,
            s.bvalid && !m.bready,
        ];
        if self.waits != [false; 5] {
            (self.master, self.slave) = (*m, *s);
        }
        Ok(())
    }

    /// What waited in the last cycle is still there and the same.
    fn stays(&self, m: &MasterSignals, s: &SlaveSignals) -> Result<(), (Channel, Rule)> {
        let (was, had) = (&self.master, &self.slave);
        let [ar, r, aw, w, b] = self.waits;
        let keeps = |channel, waited: bool, valid: bool, same: &dyn Fn() -> bool| {
            holds(channel, Rule::ValidStays, !waited || valid)?;
            holds(channel, Rule::PayloadStays, !waited || same())
        };
        let read = |m: &MasterSignals| (m.araddr, m.arlen, m.arsize, m.arburst);
        let write = |m: &MasterSignals| (m.awaddr, m.awlen, m.awsize, m.awburst);
        let beat = |m: &MasterSignals| (m.wdata, m.wstrb, m.wlast);
        let data = |s: &SlaveSignals| (s.rdata, s.rresp, s.rlast);
        keeps(Channel::Ar, ar, m.arvalid, &|| read(m) == read(was))?;
        keeps(Channel::R, r, s.rvalid, &|| data(s) == data(had))?;
        keeps(Channel::Aw, aw, m.awvalid, &|| write(m) == write(was))?;
        keeps(Channel::W, w, m.wvalid, &|| beat(m) == beat(was))?;
        keeps(Channel::B, b, s.bvalid, &|| s.bresp == had.bresp)
    }

    fn address(
        &self,
        channel: Channel,
        address: u32,
        length: u8,
        size: u8,
        burst: u8,
    ) -> Result<(), (Channel, Rule)> {
        holds(channel, Rule::Size, u32::from(size) == self.of.bytes.trailing_zeros())?;
        holds(channel, Rule::Burst, burst == INCREMENTING)?;
        holds(channel, Rule::Alignment, address.is_multiple_of(self.of.bytes))?;
        let bytes = (u32::from(length) + 1) * self.of.bytes;
        holds(channel, Rule::Boundary, address % 4096 + bytes <= 4096)
    }

    /// Counts addresses and beats; each last beat must be where its address says.
    fn write(&mut self, m: &MasterSignals, s: &SlaveSignals) -> Result<(), (Channel, Rule)> {
        if m.awvalid && s.awready {
            self.addresses.push_back(u32::from(m.awlen) + 1);
            holds(Channel::Aw, Rule::Outstanding, self.writes() <= self.of.most_writes)?;
        }
        if m.wvalid && s.wready {
            self.beats += 1;
            holds(Channel::W, Rule::Outstanding, self.writes() <= self.of.most_writes)?;
            if let (Some(wanted), true) = (self.addresses.front(), self.written.is_empty()) {
                holds(Channel::W, Rule::Last, m.wlast == (self.beats == *wanted))?;
            }
            if m.wlast {
                self.written.push_back(std::mem::take(&mut self.beats));
            }
        }
        while let (Some(wanted), Some(beats)) = (self.addresses.front(), self.written.front()) {
            holds(Channel::W, Rule::Last, wanted == beats)?;
            self.addresses.pop_front();
            self.written.pop_front();
            self.whole += 1;
        }
        Ok(())
    }

    /// A channel with something to do moves before the timeout: an address waits or its data are there already, an answer is due.
    fn moves(&mut self, m: &MasterSignals, s: &SlaveSignals) -> Result<(), (Channel, Rule)> {
        let stands = [
            m.arvalid && !s.arready,
            !(self.reads.is_empty() || s.rvalid && m.rready),
            (m.awvalid || self.lacks_address()) && !(m.awvalid && s.awready),
            (m.wvalid || !self.addresses.is_empty()) && !(m.wvalid && s.wready),
            self.whole > 0 && !(s.bvalid && m.bready),
        ];
        let mut longest = 0;
        for (cycles, stands) in self.stands.iter_mut().zip(stands) {
            *cycles = (*cycles + 1) * u32::from(stands);
            longest = longest.max(*cycles);
        }
        if longest <= self.of.timeout {
            return Ok(());
        }
        let channel = self.stands.iter().position(|cycles| *cycles == longest).unwrap_or(0);
        Err((CHANNELS[channel], Rule::Stuck(self.of.timeout)))
    }
}

fn holds(channel: Channel, rule: Rule, holds: bool) -> Result<(), (Channel, Rule)> {
    if holds { Ok(()) } else { Err((channel, rule)) }
}

#[cfg(test)]
mod tests;
