//! Writes: a line waits in the *next* register, then goes out as an address and beats, and is over when memory says so.
//!
//! ```text
//! g        granted             g + 1    in the next register
//! n        the engine is idle, or ends: what waits moves at the end of n
//! n + 1 …  AW and W, each until it is taken; a beat after the other
//! k        B: `done` to the oldest write's core
//! ```
//! Any response but OKAY is an error.

use super::{INCREMENTING, LENGTH_BITS};
use crate::memory::owners::Owners;
use crate::memory::shape::SystemShape;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Channels AW, W and B.
#[derive(LogicBlock)]
pub struct AxiWrites {
    /// A line is granted. Only with `ok`.
    pub grant: Wire<In>,
    /// Whose it is.
    pub core: Wire<In>,
    /// Its address.
    pub address: Wire<In>,
    /// Its bytes.
    pub data: Wire<In>,
    /// Those that count.
    pub bytes: Wire<In>,
    /// A line may be granted.
    pub ok: Wire<Out>,
    /// A write is over: whose, one bit a core.
    pub done: Wire<Out>,
    /// It went wrong.
    pub error: Wire<Out>,
    /// First address.
    pub awaddr: Wire<Out>,
    /// Beats, less one.
    pub awlen: Wire<Out>,
    /// Logarithm of the bytes of a beat.
    pub awsize: Wire<Out>,
    /// Incrementing.
    pub awburst: Wire<Out>,
    /// Data.
    pub awprot: Wire<Out>,
    /// There is an address.
    pub awvalid: Wire<Out>,
    /// It is taken.
    pub awready: Wire<In>,
    /// A beat.
    pub wdata: Wire<Out>,
    /// Its bytes that count.
    pub wstrb: Wire<Out>,
    /// The burst's last.
    pub wlast: Wire<Out>,
    /// There is one.
    pub wvalid: Wire<Out>,
    /// It is taken.
    pub wready: Wire<In>,
    /// How a write went.
    pub bresp: Wire<In>,
    /// There is an answer.
    pub bvalid: Wire<In>,
    /// Always.
    pub bready: Wire<Out>,
    waits: Reg,
    next_address: Reg,
    next_data: Reg,
    next_bytes: Reg,
    /// The engine: its address, and its beats, are not taken yet.
    addresses: Reg,
    sends: Reg,
    beat: Reg,
    burst_address: Reg,
    beats: Vec<Reg>,
    strobes: Vec<Reg>,
    under_way: Owners,
    address_over: Wire<Local>,
    beats_over: Wire<Local>,
    moves: Wire<Local>,
    cores: Param,
    beat_bits: Param,
    beat_bytes: Param,
    line_length: Param,
    size: Param,
}

impl AxiWrites {
    /// Of this shape.
    pub fn new(shape: &SystemShape) -> AxiWrites {
        let SystemShape { cores, line_bytes, axi_bytes, outstanding, .. } = *shape;
        let (core, beats) = (index_width(cores), line_bytes / axi_bytes);
        AxiWrites {
            grant: Wire::new(1),
            core: Wire::new(core),
            address: Wire::new(32),
            data: Wire::new(8 * line_bytes),
            bytes: Wire::new(line_bytes),
            ok: Wire::new(1),
            done: Wire::new(cores),
            error: Wire::new(1),
            awaddr: Wire::new(32),
            awlen: Wire::new(LENGTH_BITS),
            awsize: Wire::new(3),
            awburst: Wire::new(2),
            awprot: Wire::new(3),
            awvalid: Wire::new(1),
            awready: Wire::new(1),
            wdata: Wire::new(8 * axi_bytes),
            wstrb: Wire::new(axi_bytes),
            wlast: Wire::new(1),
            wvalid: Wire::new(1),
            wready: Wire::new(1),
            bresp: Wire::new(2),
            bvalid: Wire::new(1),
            bready: Wire::new(1),
            waits: Reg::new(1),
            next_address: Reg::new(32),
            next_data: Reg::new(8 * line_bytes),
            next_bytes: Reg::new(line_bytes),
            addresses: Reg::new(1),
            sends: Reg::new(1),
            beat: Reg::new(index_width(beats)),
            burst_address: Reg::new(32),
            beats: Reg::several(beats, 8 * axi_bytes),
            strobes: Reg::several(beats, axi_bytes),
            under_way: Owners::new(cores * outstanding, core),
            address_over: Wire::new(1),
            beats_over: Wire::new(1),
            moves: Wire::new(1),
            cores: Param::new(cores),
            beat_bits: Param::new(8 * axi_bytes),
            beat_bytes: Param::new(axi_bytes),
            line_length: Param::new(beats - 1),
            size: Param::new(axi_bytes.ilog2() as usize),
        }
    }
}

impl Logic for AxiWrites {
    about!(INCREMENTING);

    #[hdl_gen]
    fn update(&mut self) {
        self.ok.next = !self.waits.val() & !self.under_way.full.val();
        self.under_way.enter.next = self.grant.val();
        self.under_way.enter_name.next = self.core.val();

        comment!("The engine.");
        self.awvalid.next = self.addresses.val();
        self.awaddr.next = self.burst_address.val();
        self.awlen.next = self.line_length.val().into();
        self.awsize.next = self.size.val().into();
        self.awburst.next = INCREMENTING.into();
        self.awprot.next = 0.into();
        self.wvalid.next = self.sends.val();
        self.wlast.next = (self.beat.val() == self.line_length.val()).into();
        self.wdata.next = 0.into();
        self.wstrb.next = 0.into();
        if self.sends.val().any() {
            for part in 0..self.beats.len() {
                if self.beat.val() == part {
                    self.wdata.next = self.beats[part].val();
                    self.wstrb.next = self.strobes[part].val();
                }
            }
        }
        self.address_over.next = !self.addresses.val() | self.awready.val();
        self.beats_over.next = !self.sends.val() | (self.wready.val() & self.wlast.val());
        if self.awready.val().any() {
            self.addresses.next = false.into();
        }
        if (self.sends.val() & self.wready.val()).any() {
            self.beat.next = self.beat.val() + 1;
            if self.wlast.val().any() {
                self.sends.next = false.into();
                self.beat.next = 0.into();
            }
        }

        comment!("The next line moves up.");
        self.moves.next = self.waits.val() & self.address_over.val() & self.beats_over.val();
        if self.moves.val().any() {
            self.waits.next = false.into();
            self.addresses.next = true.into();
            self.sends.next = true.into();
            self.burst_address.next = self.next_address.val();
            for part in 0..self.beats.len() {
                self.beats[part].next = unsigned_cast(self.next_data.val() >> (part * self.beat_bits.val()));
                self.strobes[part].next =
                    unsigned_cast(self.next_bytes.val() >> (part * self.beat_bytes.val()));
            }
        }
        if self.grant.val().any() {
            self.waits.next = true.into();
            self.next_address.next = self.address.val();
            self.next_data.next = self.data.val();
            self.next_bytes.next = self.bytes.val();
        }

        comment!("Answers.");
        self.bready.next = true.into();
        self.under_way.leave.next = self.bvalid.val() & !self.under_way.empty.val();
        self.done.next = 0.into();
        for place in 0..self.cores.val() {
            self.done.next = self
                .done
                .val()
                .replace_bit(place, self.under_way.leave.val().any() & (self.under_way.first.val() == place));
        }
        self.error.next = self.bresp.val().any().into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{bytes, is_set, prove, put, put_bytes, word};
    use std::collections::VecDeque;
    use warpstep_kit::check::{Bench, Check, Random};

    fn shape(cores: usize, line_bytes: usize, axi_bytes: usize) -> SystemShape {
        SystemShape { cores, fill_bytes: 64, line_bytes, axi_bytes, outstanding: 2, slot_cycles: None }
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (cores, line, axi) in [(1, 4, 4), (2, 16, 8), (3, 64, 16), (4, 128, 64)] {
            prove(Check::default().cycles(200), AxiWrites::new(&shape(cores, line, axi)));
        }
    }

    #[derive(Clone)]
    struct Line {
        core: u64,
        address: u64,
        data: Vec<u8>,
    }

    /// The page as a calendar: when the next register is full, when AW and W are there, who is told.
    fn check(cores: usize, line_bytes: usize, axi_bytes: usize) {
        let mut random = Random::new((cores + line_bytes) as u64);
        let mut bench = Bench::new(AxiWrites::new(&shape(cores, line_bytes, axi_bytes)));
        let mut next: Option<Line> = None;
        // In the engine: line, address taken, beats taken.
        let mut engine: Option<(Line, bool, usize)> = None;
        let mut unanswered: VecDeque<u64> = VecDeque::new();
        let (mut sent, mut lines) = (0, 0);
        let beats = line_bytes / axi_bytes;
        while lines < 120 {
            let may = next.is_none() && unanswered.len() < 2 * cores;
            let grants = may && !random.once_in(3);
            let line = Line {
                core: random.below(cores as u64),
                address: random.below(1 << 20) * line_bytes as u64,
                data: (0..line_bytes).map(|_| random.word() as u8).collect(),
            };
            let (awready, wready) = (random.once_in(2), random.once_in(2));
            let answers = sent > 0 && random.once_in(3);
            let block = &mut bench.block;
            put(&mut block.grant, grants.into());
            put(&mut block.core, line.core);
            put(&mut block.address, line.address);
            put_bytes(&mut block.data, &line.data);
            put(&mut block.awready, awready.into());
            put(&mut block.wready, wready.into());
            put(&mut block.bvalid, answers.into());
            bench.settle();
            let block = &bench.block;
            assert_eq!(is_set(&block.ok), may);
            let asks = engine.as_ref().is_some_and(|(_, taken, _)| !taken);
            let sends = engine.as_ref().is_some_and(|(.., taken)| *taken < beats);
            assert_eq!((is_set(&block.awvalid), is_set(&block.wvalid)), (asks, sends));
            if let Some((line, _, taken)) = &engine {
                assert_eq!(word(&block.awaddr), line.address);
                if sends {
                    assert_eq!(bytes(&block.wdata), line.data[taken * axi_bytes..][..axi_bytes]);
                    assert_eq!(is_set(&block.wlast), taken + 1 == beats);
                }
            }
            assert_eq!(word(&block.done), if answers { 1 << unanswered[0] } else { 0 });
            bench.clock();
            if answers {
                unanswered.pop_front();
                (sent, lines) = (sent - 1, lines + 1);
            }
            if let Some((_, address_taken, taken)) = &mut engine {
                *address_taken |= awready;
                *taken += usize::from(wready && sends);
                if *address_taken && *taken == beats {
                    engine = None;
                    sent += 1;
                }
            }
            if engine.is_none() {
                engine = next.take().map(|line| (line, false, 0));
            }
            if grants {
                unanswered.push_back(line.core);
                next = Some(line);
            }
        }
    }

    #[test]
    fn a_line_waits_goes_out_beat_by_beat_and_its_owner_is_told() {
        check(1, 4, 4);
        check(1, 64, 8);
        check(2, 16, 4);
        check(4, 128, 64);
    }
}
