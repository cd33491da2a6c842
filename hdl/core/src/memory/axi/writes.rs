//! Writes: a line waits in the *next* register, then goes out as an address and beats, and is over when memory answers.
//!
//! ```text
//! g        granted             g + 1    in the next register
//! n        the engine is idle, or ends: what waits moves at the end of n
//! n + 1 …  AW and W, each until it is accepted; one beat after the other
//! k        B: the core of the oldest write is told
//! ```
//! Any response but OKAY is an error.

use crate::Shape;
use crate::bundles::memory_answer::WriteAnswer;
use crate::memory::grant::WriteGrant;
use crate::memory::tag_queue::TagQueue;
use warpstep_kit::prelude::*;

/// Channels AW, W and B.
#[derive(LogicBlock)]
pub struct AxiWrites {
    /// The write that the arbiter grants.
    pub grant: WriteGrant<In>,
    /// Ends of writes, to each core.
    pub answer: Vec<WriteAnswer<Out>>,
    /// First address of the burst.
    pub awaddr: Wire<Out>,
    /// An address is offered.
    pub awvalid: Wire<Out>,
    /// The address is accepted.
    pub awready: Wire<In>,
    /// Data of a beat.
    pub wdata: Wire<Out>,
    /// Bytes of the beat that are written, one bit per byte.
    pub wstrb: Wire<Out>,
    /// The beat is the last of its burst.
    pub wlast: Wire<Out>,
    /// A beat is offered.
    pub wvalid: Wire<Out>,
    /// The beat is accepted.
    pub wready: Wire<In>,
    /// Response to the burst: zero is OKAY.
    pub bresp: Wire<In>,
    /// A response is offered.
    pub bvalid: Wire<In>,
    waits: Reg,
    next_address: Reg,
    next_data: Reg,
    next_bytes: Reg,
    /// The engine's address is not accepted yet.
    addresses: Reg,
    /// The engine's beats are not all accepted yet.
    sends: Reg,
    beat: Reg,
    burst_address: Reg,
    beats: Vec<Reg>,
    strobes: Vec<Reg>,
    in_flight: TagQueue,
    address_over: Wire<Local>,
    beats_over: Wire<Local>,
    moves: Wire<Local>,
    beat_bits: Param,
    beat_bytes: Param,
    line_length: Param,
}

impl AxiWrites {
    /// For the cores, lines and bus of the machine.
    pub fn new(shape: &Shape) -> AxiWrites {
        let beat = shape.axi_bytes();
        let beats = shape.line_bytes() / beat;
        AxiWrites {
            grant: WriteGrant::new(shape),
            answer: (0..shape.cores()).map(|_| WriteAnswer::new(shape)).collect(),
            awaddr: Wire::new(32),
            awvalid: Wire::new(1),
            awready: Wire::new(1),
            wdata: Wire::new(8 * beat),
            wstrb: Wire::new(beat),
            wlast: Wire::new(1),
            wvalid: Wire::new(1),
            wready: Wire::new(1),
            bresp: Wire::new(2),
            bvalid: Wire::new(1),
            waits: Reg::new(1),
            next_address: Reg::without_reset(32),
            next_data: Reg::without_reset(shape.line_bits()),
            next_bytes: Reg::without_reset(shape.line_bytes()),
            addresses: Reg::new(1),
            sends: Reg::new(1),
            beat: Reg::new(index_width(beats)),
            burst_address: Reg::without_reset(32),
            beats: Reg::several_without_reset(beats, 8 * beat),
            strobes: Reg::several_without_reset(beats, beat),
            in_flight: TagQueue::new(shape.config().most_writes(), shape.core_bits()),
            address_over: Wire::new(1),
            beats_over: Wire::new(1),
            moves: Wire::new(1),
            beat_bits: Param::new(8 * beat),
            beat_bytes: Param::new(beat),
            line_length: Param::new(beats - 1),
        }
    }
}

impl Logic for AxiWrites {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.grant.ready.next = !self.waits.val() & !self.in_flight.full.val();
        self.in_flight.enter.next = self.grant.valid.val();
        self.in_flight.tag.next = self.grant.core.val();

        comment!("The engine.");
        self.awvalid.next = self.addresses.val();
        self.awaddr.next = self.burst_address.val();
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
        if self.grant.valid.val().any() {
            self.waits.next = true.into();
            self.next_address.next = self.grant.address.val();
            self.next_data.next = self.grant.data.val();
            self.next_bytes.next = self.grant.bytes.val();
        }

        comment!("Answers.");
        self.in_flight.leave.next = self.bvalid.val() & !self.in_flight.empty.val();
        for core in 0..self.answer.len() {
            self.answer[core].valid.next =
                (self.in_flight.leave.val().any() & (self.in_flight.first.val() == core)).into();
            self.answer[core].error.next = self.bresp.val().any().into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, bytes, is_set, put, put_bytes, shape, word};
    use std::collections::VecDeque;
    use warpstep_kit::check::{Bench, Check, Random};

    fn machine(cores: usize, line_bytes: usize, axi_bytes: usize) -> Shape {
        shape(|p| {
            (p.cores, p.instruction_cache.line_bytes) = (cores, 64);
            (p.data_line_bytes, p.axi_bytes) = (line_bytes as u32, axi_bytes as u32);
        })
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (cores, line, axi) in [(1, 4, 4), (2, 16, 8), (3, 64, 16), (4, 128, 64)] {
            agree(Check::default().cycles(200), AxiWrites::new(&machine(cores, line, axi)));
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
        let mut bench = Bench::new(AxiWrites::new(&machine(cores, line_bytes, axi_bytes)));
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
            put(&mut block.grant.valid, grants.into());
            put(&mut block.grant.core, line.core);
            put(&mut block.grant.address, line.address);
            put_bytes(&mut block.grant.data, &line.data);
            put(&mut block.awready, awready.into());
            put(&mut block.wready, wready.into());
            put(&mut block.bvalid, answers.into());
            bench.settle();
            let block = &bench.block;
            assert_eq!(is_set(&block.grant.ready), may);
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
            for (core, answer) in block.answer.iter().enumerate() {
                assert_eq!(is_set(&answer.valid), answers && unanswered[0] == core as u64);
            }
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
    fn a_line_waits_goes_out_beat_by_beat_and_its_core_is_told() {
        check(1, 4, 4);
        check(1, 64, 8);
        check(2, 16, 4);
        check(4, 128, 64);
    }
}
