//! A memory that speaks AXI, with random patience, and a witness of the rules: what is valid stays, unchanged, until it is
//! taken; bursts are as long as they said; a read is a line, a write lies within one and begins and ends with a byte to write.

use super::fresh;
use crate::Shape;
use crate::bundles::axi::Axi;
use crate::memory::testing::{bytes, is_set, put, put_bytes, word};
use std::collections::{HashMap, VecDeque};
use warpstep_kit::check::Random;
use warpstep_kit::prelude::Out;
use warpstep_spec::config::Arbiter;

/// Longest time from a request to its first answer.
const PATIENCE: u64 = 6;

pub struct Bus {
    bytes: HashMap<u64, u8>,
    axi_bytes: usize,
    line_bytes: usize,
    random: Random,
    cycle: u64,
    /// When a burst may begin, its address, beats left.
    reads: VecDeque<(u64, u64, u64)>,
    /// A beat that is offered stays so.
    offers_read: bool,
    /// Address and beats of bursts; bytes of beats; when answers are due.
    addresses: VecDeque<(u64, u64)>,
    beats: VecDeque<(Vec<Option<u8>>, bool)>,
    answers: VecDeque<u64>,
    /// What was valid and not taken in the cycle before, by channel.
    waiting: [Option<Vec<u64>>; 3],
}

impl Bus {
    pub fn new(axi_bytes: usize, line_bytes: usize, seed: u64) -> Bus {
        Bus {
            bytes: HashMap::new(),
            axi_bytes,
            line_bytes,
            random: Random::new(seed + 100),
            cycle: 0,
            reads: VecDeque::new(),
            offers_read: false,
            addresses: VecDeque::new(),
            beats: VecDeque::new(),
            answers: VecDeque::new(),
            waiting: [None, None, None],
        }
    }

    pub fn byte(&self, at: u64) -> u8 {
        *self.bytes.get(&at).unwrap_or(&fresh(at))
    }

    /// Cycles after which nothing can be in flight.
    pub fn longest(&self, shape: &Shape) -> usize {
        let config = shape.config();
        let slot_cycles = if config.arbiter == Arbiter::Tdma { config.slot_cycles() as usize } else { 0 };
        200 + 4 * config.cores * slot_cycles
    }

    /// Puts its side on the bus.
    pub fn offer(&mut self, axi: &mut Axi<Out>) {
        put(&mut axi.arready, self.random.below(2));
        put(&mut axi.awready, self.random.below(2));
        put(&mut axi.wready, self.random.below(2));
        let due = self.reads.front().is_some_and(|(due, ..)| *due <= self.cycle);
        self.offers_read = due && (self.offers_read || !self.random.once_in(3));
        put(&mut axi.rvalid, self.offers_read.into());
        if let Some((_, at, left)) = self.reads.front() {
            let beat: Vec<u8> = (0..self.axi_bytes as u64).map(|byte| self.byte(at + byte)).collect();
            put_bytes(&mut axi.rdata, &beat);
            put(&mut axi.rlast, (*left == 1).into());
        }
        let answers = self.answers.front().is_some_and(|due| *due <= self.cycle);
        put(&mut axi.bvalid, answers.into());
    }

    /// Looks at what the master does and takes what it takes.
    pub fn look(&mut self, axi: &Axi<Out>) {
        let size = u64::from(self.axi_bytes.ilog2());
        let address = vec![word(&axi.araddr), word(&axi.arlen)];
        if self.shakes(0, is_set(&axi.arvalid), is_set(&axi.arready), &address) {
            assert_eq!((word(&axi.arsize), word(&axi.arburst)), (size, 1));
            assert_eq!(address[0] % ((address[1] + 1) << size), 0, "a line is aligned");
            let due = self.cycle + 1 + self.random.below(PATIENCE);
            self.reads.push_back((due, address[0], address[1] + 1));
        }
        if is_set(&axi.rvalid) && is_set(&axi.rready) {
            self.offers_read = false;
            let (_, at, left) = self.reads.front_mut().expect("a beat was offered");
            (*at, *left) = (*at + self.axi_bytes as u64, *left - 1);
            if *left == 0 {
                self.reads.pop_front();
            }
        }
        let address = vec![word(&axi.awaddr), word(&axi.awlen)];
        if self.shakes(1, is_set(&axi.awvalid), is_set(&axi.awready), &address) {
            assert_eq!((word(&axi.awsize), word(&axi.awburst)), (size, 1));
            let (beat, line) = (self.axi_bytes as u64, self.line_bytes as u64);
            assert!(address[0] % line + (address[1] + 1) * beat <= line, "a write lies within its line");
            self.addresses.push_back((address[0], address[1] + 1));
        }
        let (data, strobe, last) = (bytes(&axi.wdata), axi.wstrb.val(), is_set(&axi.wlast));
        let mut payload: Vec<u64> = data.iter().map(|byte| u64::from(*byte)).collect();
        payload.extend([strobe.bits().to_u64().expect("at most 64 bytes"), last.into()]);
        if self.shakes(2, is_set(&axi.wvalid), is_set(&axi.wready), &payload) {
            let new = data.iter().enumerate().map(|(at, byte)| strobe.get_bit(at).then_some(*byte)).collect();
            self.beats.push_back((new, last));
        }
        assert!(is_set(&axi.bready));
        if is_set(&axi.bvalid) {
            self.answers.pop_front();
        }
        self.perform();
        self.cycle += 1;
    }

    /// Whether a channel's payload is taken; what waits must not change.
    fn shakes(&mut self, channel: usize, valid: bool, ready: bool, payload: &[u64]) -> bool {
        if let Some(before) = self.waiting[channel].take() {
            assert!(valid && before == payload, "channel {channel}, cycle {}", self.cycle);
        }
        if valid && !ready {
            self.waiting[channel] = Some(payload.to_vec());
        }
        valid && ready
    }

    /// Bursts whose address and beats are all here are written.
    fn perform(&mut self) {
        while let Some((at, count)) = self.addresses.front().copied() {
            if self.beats.len() < count as usize {
                assert!(self.beats.iter().all(|(_, last)| !last), "a burst is as long as it said");
                return;
            }
            self.addresses.pop_front();
            for beat in 0..count {
                let (new, last) = self.beats.pop_front().expect("counted");
                assert_eq!(last, beat + 1 == count, "a burst is as long as it said");
                let writes = new.iter().any(Option::is_some);
                assert!(writes || (beat > 0 && !last), "a write begins and ends with a byte to write");
                let from = at + beat * self.axi_bytes as u64;
                let new = new.into_iter().enumerate();
                self.bytes.extend(new.filter_map(|(byte, new)| new.map(|new| (from + byte as u64, new))));
            }
            self.answers.push_back(self.cycle + 1 + self.random.below(PATIENCE));
        }
    }
}
