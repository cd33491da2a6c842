//! A memory as an AXI4 slave: everything in order, one beat per cycle.
//!
//! ```text
//! AR accepted in a      first beat in a + latency, or after the last beat of the burst before if that is later
//! last W accepted in w  (and its AW by then) response in w + latency, in order
//! ```
//!
//! Between two beats of a burst a memory of random latency may pause (`random.rs`); a beat that is offered stays until it is accepted.
//!
//! A read finds the bytes as they are when its address is accepted, before what is written in that very cycle; a beat is
//! written when it and its address have been accepted. So a read whose address is accepted after the response to a write, or
//! just after its last beat, sees it.

use crate::contents::Contents;
use crate::dram::{Dram, DramParameters};
use crate::kind::{MemoryError, MemoryKind};
use crate::latency::{Latency, Slow};
use crate::map::BusMap;
use crate::random::Random;
use crate::signals::{MasterSignals, Response, SlaveSignals, WORDS};
use std::collections::VecDeque;
use warpstep_program::AccessRules;
use warpstep_spec::Config;

#[derive(Clone, Debug)]
struct ReadBurst {
    /// First cycle in which a beat may be offered.
    from: u64,
    /// Last cycle to which the next beat may be drawn out.
    latest: u64,
    beats: u32,
    done: u32,
    /// The next beat was offered and not accepted.
    stays: bool,
    response: Response,
    /// All words of it; empty where there are no bytes.
    words: Vec<u32>,
}

#[derive(Clone, Debug)]
struct WriteBurst {
    address: u32,
    /// Where its next beat goes.
    next: u32,
    response: Response,
}

#[derive(Clone, Debug)]
struct Beat {
    data: [u32; WORDS],
    strobes: u64,
    last: bool,
}

/// The memory. Stepped once per cycle.
#[derive(Clone, Debug)]
pub struct AxiMemory {
    latency: Latency,
    bytes: u32,
    cycle: u64,
    reads: VecDeque<ReadBurst>,
    /// Addresses whose last beat has not come.
    addresses: VecDeque<WriteBurst>,
    /// Beats whose address has not come.
    beats: VecDeque<Beat>,
    /// Responses and their cycles.
    responses: VecDeque<(u64, Response)>,
    behind: Behind,
}

/// Where the data of answers come from.
#[derive(Clone, Debug)]
enum Behind {
    /// A map alone: reads give zeros.
    Map(BusMap),
    /// A memory with contents.
    Bytes(Contents),
}

impl AxiMemory {
    /// A memory that knows times and what is mapped, but no bytes: reads give zeros.
    pub fn without_bytes(
        config: &Config,
        kind: MemoryKind,
        rules: AccessRules,
    ) -> Result<AxiMemory, MemoryError> {
        AxiMemory::with(config, kind, Behind::Map(BusMap::new(rules)))
    }

    /// The same with bytes behind it.
    pub fn with_contents(
        config: &Config,
        kind: MemoryKind,
        contents: Contents,
    ) -> Result<AxiMemory, MemoryError> {
        AxiMemory::with(config, kind, Behind::Bytes(contents))
    }

    fn with(config: &Config, kind: MemoryKind, behind: Behind) -> Result<AxiMemory, MemoryError> {
        let latency = match kind {
            MemoryKind::Fixed => Latency::Fixed(config.memory_latency),
            MemoryKind::Slow => Latency::Slow(Slow::new(config.memory_contract())),
            MemoryKind::Random { seed } if config.on_time => {
                Latency::Random(Random::on_time(seed, config.memory_contract()))
            }
            MemoryKind::Random { seed } => Latency::Random(Random::new(seed, config.memory_latency)),
            MemoryKind::Dram { refresh: false } => Latency::Dram(Dram::new(DramParameters::DDR3)),
            MemoryKind::Dram { refresh: true } => Latency::Dram(Dram::new(DramParameters::DDR3_REFRESHED)),
        };
        let (needs, allowed) = (latency.contract(), config.memory_contract());
        if config.on_time && !allowed.covers(&needs) {
            return Err(MemoryError::Contract { kind, needs, allowed });
        }
        if needs.delay > allowed.delay {
            return Err(MemoryError::TooSlow { kind, worst: needs.delay, allowed: allowed.delay });
        }
        Ok(AxiMemory {
            latency,
            bytes: config.axi_bytes,
            cycle: 0,
            reads: VecDeque::new(),
            addresses: VecDeque::new(),
            beats: VecDeque::new(),
            responses: VecDeque::new(),
            behind,
        })
    }

    /// Bytes, map and input/output, if it has them.
    pub fn contents(&self) -> Option<&Contents> {
        match &self.behind {
            Behind::Bytes(contents) => Some(contents),
            Behind::Map(_) => None,
        }
    }

    /// The same, to take what was written to input and output.
    pub fn contents_mut(&mut self) -> Option<&mut Contents> {
        match &mut self.behind {
            Behind::Bytes(contents) => Some(contents),
            Behind::Map(_) => None,
        }
    }

    /// Whether nothing is in flight in it.
    pub fn is_idle(&self) -> bool {
        self.reads.is_empty()
            && self.addresses.is_empty()
            && self.beats.is_empty()
            && self.responses.is_empty()
    }

    /// What it drives in this cycle.
    pub fn outputs(&self) -> SlaveSignals {
        let [arready, awready, wready] = self.latency.ready(self.cycle);
        let mut signals = SlaveSignals { arready, awready, wready, ..SlaveSignals::default() };
        if let Some(burst) = self.reads.front().filter(|burst| self.offers(burst)) {
            signals.rvalid = true;
            signals.rlast = burst.done + 1 == burst.beats;
            signals.rresp = burst.response;
            let words = self.bytes as usize / 4;
            if let Some(beat) = burst.words.get(burst.done as usize * words..).filter(|beat| !beat.is_empty())
            {
                signals.rdata[..words].copy_from_slice(&beat[..words]);
            }
        }
        if let Some((_, response)) = self.responses.front().filter(|(from, _)| *from <= self.cycle) {
            (signals.bvalid, signals.bresp) = (true, *response);
        }
        signals
    }

    /// Whether the oldest burst's next beat is there in this cycle.
    fn offers(&self, burst: &ReadBurst) -> bool {
        let pauses = || burst.done > 0 && self.latency.pauses(self.cycle, burst.latest);
        burst.stays || burst.from <= self.cycle && !pauses()
    }

    /// A cycle in which the master offers nothing and nothing is in flight.
    #[inline]
    pub fn rest(&mut self) {
        debug_assert!(self.is_idle(), "only an idle memory rests");
        self.cycle += 1;
    }

    /// The end of the cycle: takes what the master drove in it.
    #[inline]
    pub fn step(&mut self, master: &MasterSignals) {
        let asks = master.arvalid || master.awvalid || master.wvalid;
        if asks || !self.is_idle() {
            self.take(master);
        }
        self.cycle += 1;
    }

    fn take(&mut self, master: &MasterSignals) {
        let [arready, awready, wready] = self.latency.ready(self.cycle);
        self.latency.offered(self.cycle, master);
        if self.reads.front().is_some_and(|burst| self.offers(burst)) {
            self.beat_passes(master.rready);
        }
        if master.bready && self.responses.front().is_some_and(|(from, _)| *from <= self.cycle) {
            self.responses.pop_front();
        }
        if master.arvalid && arready {
            self.read(master);
        }
        if master.awvalid && awready {
            let bytes = (u32::from(master.awlen) + 1) * self.bytes;
            let response = self.response(master.awaddr, bytes);
            self.addresses.push_back(WriteBurst { address: master.awaddr, next: master.awaddr, response });
        }
        if master.wvalid && wready {
            let (data, strobes, last) = (master.wdata, master.wstrb, master.wlast);
            self.beats.push_back(Beat { data, strobes, last });
        }
        self.write();
        // After `write`: what is refused in the cycle in which a write is whole is of the next one.
        self.latency
            .refused(master.arvalid && !arready, master.awvalid && !awready || master.wvalid && !wready);
    }

    /// The oldest burst's next beat was offered.
    fn beat_passes(&mut self, accepted: bool) {
        let Some(burst) = self.reads.front_mut() else { return };
        burst.stays = !accepted;
        burst.done += u32::from(accepted);
        burst.latest += u64::from(accepted);
        if burst.done == burst.beats {
            self.reads.pop_front();
        }
    }

    fn response(&self, address: u32, bytes: u32) -> Response {
        match &self.behind {
            Behind::Bytes(contents) => contents.map().response(address, bytes),
            Behind::Map(map) => map.response(address, bytes),
        }
    }

    fn read(&mut self, master: &MasterSignals) {
        let beats = u32::from(master.arlen) + 1;
        let bytes = beats * self.bytes;
        let response = self.response(master.araddr, bytes);
        let words = self.contents().map_or(Vec::new(), |contents| {
            (0..bytes / 4).map(|word| contents.read(master.araddr.wrapping_add(4 * word))).collect()
        });
        let (from, latest) = self.latency.read(self.cycle, master.araddr);
        self.reads.push_back(ReadBurst { from, latest, beats, done: 0, stays: false, response, words });
    }

    /// Writes the beats whose address is known.
    fn write(&mut self) {
        while let (Some(burst), Some(beat)) = (self.addresses.front_mut(), self.beats.front()) {
            if let Behind::Bytes(contents) = &mut self.behind {
                contents.write(self.cycle, burst.next, &beat.data, beat.strobes);
            }
            burst.next = burst.next.wrapping_add(self.bytes);
            if beat.last {
                let from = self.latency.write(self.cycle, burst.address);
                self.responses.push_back((from, burst.response));
                self.addresses.pop_front();
            }
            self.beats.pop_front();
        }
    }
}

#[cfg(test)]
mod random_tests;
#[cfg(test)]
mod tests;
