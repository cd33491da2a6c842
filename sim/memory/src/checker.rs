//! The rules of an AXI4 port, looked at in every cycle. The first broken one is named with its channel and cycle.
//!
//! For a port without identifiers and with full-width incrementing bursts, as docs/memory.md has it. Signals are values
//! here, so an undefined wire cannot be seen; a simulator with two values per bit has none either.

use crate::signals::{INCREMENTING, MasterSignals, Response, SlaveSignals};
use std::collections::VecDeque;
use std::fmt;

/// One of the five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// Read address.
    Ar,
    /// Read data.
    R,
    /// Write address.
    Aw,
    /// Write data.
    W,
    /// Write response.
    B,
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Channel::Ar => "AR",
            Channel::R => "R",
            Channel::Aw => "AW",
            Channel::W => "W",
            Channel::B => "B",
        })
    }
}

/// What was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rule {
    /// Valid stays until ready.
    #[error("valid fell before ready came")]
    ValidStays,
    /// And so does what is offered.
    #[error("what is offered changed before ready came")]
    PayloadStays,
    /// Beats of full width.
    #[error("the size of a beat is not the width of the bus")]
    Size,
    /// INCR only.
    #[error("the burst is not an incrementing one")]
    Burst,
    /// Addresses are multiples of the bus width.
    #[error("the address is not a multiple of the bus width")]
    Alignment,
    /// A burst stays in its 4 KB.
    #[error("the burst crosses a 4 KB boundary")]
    Boundary,
    /// The last beat is marked, and no other.
    #[error("last is not at the last beat of the burst")]
    Last,
    /// No more bytes than the bus has.
    #[error("a strobe lies beyond the width of the bus")]
    Strobes,
    /// Exclusive accesses are not used.
    #[error("an exclusive response to an access that was not exclusive")]
    Exclusive,
    /// Data need an address.
    #[error("a beat of data without a read")]
    NoRead,
    /// A response needs the last beat and the address.
    #[error("a response without a whole write")]
    NoWrite,
    /// More under way than the master may have.
    #[error("more bursts under way than the master may have")]
    Outstanding,
}

/// A broken rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cycle {cycle}: AXI channel {channel}: {rule}")]
pub struct Violation {
    /// When.
    pub cycle: u64,
    /// Where.
    pub channel: Channel,
    /// What.
    pub rule: Rule,
}

/// Looks at a port.
#[derive(Clone, Debug)]
pub struct AxiChecker {
    bytes: u32,
    most_reads: usize,
    most_writes: usize,
    /// What was offered and not accepted in the last cycle.
    master: MasterSignals,
    slave: SlaveSignals,
    waits: [bool; 5],
    /// Beats still to come of each read accepted.
    reads: VecDeque<u32>,
    /// Beats of each write whose address was accepted and whose last beat was not.
    addresses: VecDeque<u32>,
    /// Beats of each write whose last beat was accepted and whose address was not, and of the one under way.
    written: VecDeque<u32>,
    beats: u32,
    /// Writes that are whole and not answered.
    whole: usize,
}

impl AxiChecker {
    /// For a bus of that many bytes and a master that may have so many reads and writes under way.
    pub fn new(bytes: u32, most_reads: usize, most_writes: usize) -> AxiChecker {
        AxiChecker {
            bytes,
            most_reads,
            most_writes,
            master: MasterSignals::default(),
            slave: SlaveSignals::default(),
            waits: [false; 5],
            reads: VecDeque::new(),
            addresses: VecDeque::new(),
            written: VecDeque::new(),
            beats: 0,
            whole: 0,
        }
    }

    /// Whether nothing is offered or under way: cycles in which the port rests need not be checked.
    pub fn is_idle(&self) -> bool {
        self.waits == [false; 5] && self.reads.is_empty() && self.writes() == 0 && self.beats == 0
    }

    /// Writes under way.
    fn writes(&self) -> usize {
        self.addresses.len() + self.written.len() + self.whole
    }

    /// Looks at a cycle.
    pub fn check(&mut self, cycle: u64, m: &MasterSignals, s: &SlaveSignals) -> Result<(), Violation> {
        self.look(m, s).map_err(|(channel, rule)| Violation { cycle, channel, rule })
    }

    fn look(&mut self, m: &MasterSignals, s: &SlaveSignals) -> Result<(), (Channel, Rule)> {
        self.stays(m, s)?;
        if m.arvalid {
            self.address(Channel::Ar, m.araddr, m.arlen, m.arsize, m.arburst)?;
        }
        if m.awvalid {
            self.address(Channel::Aw, m.awaddr, m.awlen, m.awsize, m.awburst)?;
        }
        if m.wvalid && self.bytes < 64 && m.wstrb >> self.bytes != 0 {
            return Err((Channel::W, Rule::Strobes));
        }
        if s.rvalid {
            let Some(left) = self.reads.front_mut() else { return Err((Channel::R, Rule::NoRead)) };
            holds(Channel::R, Rule::Last, s.rlast == (*left == 1))?;
            holds(Channel::R, Rule::Exclusive, s.rresp != Response::ExclusiveOkay)?;
            if m.rready {
                *left -= 1;
                if s.rlast {
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
            holds(Channel::Ar, Rule::Outstanding, self.reads.len() <= self.most_reads)?;
        }
        self.write(m, s)?;
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
        holds(channel, Rule::Size, u32::from(size) == self.bytes.trailing_zeros())?;
        holds(channel, Rule::Burst, burst == INCREMENTING)?;
        holds(channel, Rule::Alignment, address.is_multiple_of(self.bytes))?;
        let bytes = (u32::from(length) + 1) * self.bytes;
        holds(channel, Rule::Boundary, address % 4096 + bytes <= 4096)
    }

    /// Counts addresses and beats; each last beat must be where its address says.
    fn write(&mut self, m: &MasterSignals, s: &SlaveSignals) -> Result<(), (Channel, Rule)> {
        if m.awvalid && s.awready {
            self.addresses.push_back(u32::from(m.awlen) + 1);
        }
        if m.wvalid && s.wready {
            self.beats += 1;
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
        holds(Channel::Aw, Rule::Outstanding, self.writes() <= self.most_writes)
    }
}

fn holds(channel: Channel, rule: Rule, holds: bool) -> Result<(), (Channel, Rule)> {
    if holds { Ok(()) } else { Err((channel, rule)) }
}

#[cfg(test)]
mod tests;
