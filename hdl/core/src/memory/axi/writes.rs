//! Writes: a line waits in the *next* register, then goes out as an address and beats, and is over when memory answers.
//!
//! ```text
//! g        granted             g + 1    in the next register
//! n        the engine is idle, or ends: what waits moves at the end of n
//! n + 1 …  AW and W, each until it is accepted; one beat after the other, from the first with a byte to write to the last
//! k        B: the core of the oldest write is told
//! ```
//! Which beats that are is found while the line waits, and moves with it. Any response but OKAY is an error.
//!
//! On time: the engine keeps a write for its beats and the memory's stall, also if all was accepted before; responses wait, with
//! their errors, until they are due.

use super::LENGTH_BITS;
use crate::Shape;
use crate::bundles::memory_answer::WriteAnswer;
use crate::memory::beat_range::BeatRange;
use crate::memory::grant::WriteGrant;
use crate::memory::held_responses::HeldResponses;
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
    /// Beats of the burst, less one.
    pub awlen: Wire<Out>,
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
    /// On time: the write in the engine may be whole in the memory from this cycle on.
    pub whole: Vec<Wire<Out>>,
    /// On time: the time of the write in the engine is over with this cycle.
    pub ends: Vec<Wire<Out>>,
    /// On time: one more answer is due, from this cycle on.
    pub due: Vec<Wire<In>>,
    waits: Reg,
    next_address: Reg,
    next_data: Reg,
    next_bytes: Reg,
    /// Beats of the line that waits.
    range: BeatRange,
    /// The engine's address is not accepted yet.
    addresses: Reg,
    /// The engine's beats are not all accepted yet.
    sends: Reg,
    beat: Reg,
    last: Reg,
    burst_address: Reg,
    burst_length: Reg,
    beats: Vec<Reg>,
    strobes: Vec<Reg>,
    in_flight: TagQueue,
    /// The time of the write in the engine is not over.
    held: Vec<Reg>,
    /// Cycles it has left, less one.
    hold: Vec<Reg>,
    /// Beats of the line that waits, less one.
    length: Vec<Wire<Local>>,
    responses: Vec<HeldResponses>,
    address_over: Wire<Local>,
    beats_over: Wire<Local>,
    moves: Wire<Local>,
    beat_bits: Param,
    beat_bytes: Param,
    beat_shift: Param,
    stall: Param,
}

impl AxiWrites {
    /// For the cores, lines and bus of the machine.
    pub fn new(shape: &Shape) -> AxiWrites {
        let beat = shape.axi_bytes();
        let beats = shape.line_bytes() / beat;
        let (flags, most) = (shape.on_time_flags(), shape.config().most_writes());
        let stall = shape.config().memory_stall as usize;
        AxiWrites {
            grant: WriteGrant::new(shape),
            answer: (0..shape.cores()).map(|_| WriteAnswer::new(shape)).collect(),
            awaddr: Wire::new(32),
            awlen: Wire::new(LENGTH_BITS),
            awvalid: Wire::new(1),
            awready: Wire::new(1),
            wdata: Wire::new(8 * beat),
            wstrb: Wire::new(beat),
            wlast: Wire::new(1),
            wvalid: Wire::new(1),
            wready: Wire::new(1),
            bresp: Wire::new(2),
            bvalid: Wire::new(1),
            whole: Wire::several(flags, 1),
            ends: Wire::several(flags, 1),
            due: Wire::several(flags, 1),
            waits: Reg::new(1),
            next_address: Reg::without_reset(32),
            next_data: Reg::without_reset(shape.line_bits()),
            next_bytes: Reg::without_reset(shape.line_bytes()),
            range: BeatRange::new(shape),
            addresses: Reg::new(1),
            sends: Reg::new(1),
            beat: Reg::without_reset(index_width(beats)),
            last: Reg::without_reset(index_width(beats)),
            burst_address: Reg::without_reset(32),
            burst_length: Reg::without_reset(index_width(beats)),
            beats: Reg::several_without_reset(beats, 8 * beat),
            strobes: Reg::several_without_reset(beats, beat),
            in_flight: TagQueue::new(most, shape.core_bits()),
            held: (0..flags).map(|_| Reg::new(1)).collect(),
            hold: Reg::several_without_reset(flags, index_width(beats + stall)),
            length: Wire::several(flags, index_width(beats + stall)),
            responses: (0..flags).map(|_| HeldResponses::new(most)).collect(),
            address_over: Wire::new(1),
            beats_over: Wire::new(1),
            moves: Wire::new(1),
            beat_bits: Param::new(8 * beat),
            beat_bytes: Param::new(beat),
            beat_shift: Param::new(beat.ilog2() as usize),
            stall: Param::new(stall),
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
        self.awlen.next = unsigned_cast(self.burst_length.val());
        self.wvalid.next = self.sends.val();
        self.wlast.next = (self.beat.val() == self.last.val()).into();
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
            }
        }

        comment!("The next line moves up, with the range of its beats.");
        self.range.bytes.next = self.next_bytes.val();
        self.moves.next = self.waits.val() & self.address_over.val() & self.beats_over.val();
        for timer in 0..self.held.len() {
            self.whole[timer].next = self.held[timer].val() & (self.hold[timer].val() == self.stall.val());
            self.ends[timer].next = self.held[timer].val() & (self.hold[timer].val() == 0);
            self.moves.next = self.moves.val() & (!self.held[timer].val() | self.ends[timer].val());
            self.length[timer].next = unsigned_cast(self.range.last.val() - self.range.first.val());
            self.hold[timer].next = self.hold[timer].val() - 1;
            if self.ends[timer].val().any() {
                self.held[timer].next = false.into();
            }
        }
        if self.moves.val().any() {
            self.waits.next = false.into();
            self.addresses.next = true.into();
            self.sends.next = true.into();
            self.beat.next = self.range.first.val();
            self.last.next = self.range.last.val();
            self.burst_address.next =
                self.next_address.val() | (unsigned_cast(self.range.first.val()) << self.beat_shift.val());
            self.burst_length.next = self.range.last.val() - self.range.first.val();
            for timer in 0..self.held.len() {
                self.held[timer].next = true.into();
                self.hold[timer].next = self.length[timer].val() + self.stall.val();
            }
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
        for held in 0..self.responses.len() {
            self.responses[held].comes.next = self.bvalid.val() & !self.in_flight.empty.val();
            self.responses[held].comes_error.next = self.bresp.val().any().into();
            self.responses[held].due.next = self.due[held].val();
            self.in_flight.leave.next = self.responses[held].goes.val();
        }
        for core in 0..self.answer.len() {
            self.answer[core].valid.next =
                (self.in_flight.leave.val().any() & (self.in_flight.first.val() == core)).into();
            self.answer[core].error.next = self.bresp.val().any().into();
            for held in 0..self.responses.len() {
                self.answer[core].error.next = self.responses[held].goes_error.val();
            }
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
        for (cores, stall) in [(1, 0), (2, 5)] {
            let shape = shape(|p| {
                (p.cores, p.on_time, p.memory_stall) = (cores, true, stall);
                (p.data_line_bytes, p.axi_bytes) = (64, 8);
            });
            agree(Check::default().cycles(200), AxiWrites::new(&shape));
        }
    }

    #[derive(Clone)]
    struct Line {
        core: u64,
        address: u64,
        data: Vec<u8>,
        written: Vec<bool>,
    }

    impl Line {
        /// Up to four bytes are written, anywhere.
        fn new(random: &mut Random, cores: usize, bytes: usize) -> Line {
            let mut written = vec![false; bytes];
            (0..=random.below(4)).for_each(|_| written[random.below(bytes as u64) as usize] = true);
            Line {
                core: random.below(cores as u64),
                address: random.below(1 << 20) * bytes as u64,
                data: (0..bytes).map(|_| random.word() as u8).collect(),
                written,
            }
        }

        /// First and last beat with a byte to write.
        fn range(&self, axi_bytes: usize) -> (usize, usize) {
            let place = |at: Option<usize>| at.expect("a byte is written") / axi_bytes;
            let written = |written: &bool| *written;
            (place(self.written.iter().position(written)), place(self.written.iter().rposition(written)))
        }
    }

    /// The page as a calendar: when the next register is full, when AW and W are there, who is told.
    fn check(cores: usize, line_bytes: usize, axi_bytes: usize) {
        let mut random = Random::new((cores + line_bytes) as u64);
        let mut bench = Bench::new(AxiWrites::new(&machine(cores, line_bytes, axi_bytes)));
        let mut next: Option<Line> = None;
        // In the engine: line, address taken, number of the next beat.
        let mut engine: Option<(Line, bool, usize)> = None;
        let mut unanswered: VecDeque<u64> = VecDeque::new();
        let (mut sent, mut lines) = (0, 0);
        while lines < 120 {
            let may = next.is_none() && unanswered.len() < 2 * cores;
            let grants = may && !random.once_in(3);
            let line = Line::new(&mut random, cores, line_bytes);
            let (awready, wready) = (random.once_in(2), random.once_in(2));
            let answers = sent > 0 && random.once_in(3);
            let block = &mut bench.block;
            put(&mut block.grant.valid, grants.into());
            put(&mut block.grant.core, line.core);
            put(&mut block.grant.address, line.address);
            put_bytes(&mut block.grant.data, &line.data);
            let strobes = Value::new(line_bytes, 0);
            block.grant.bytes.next =
                (0..line_bytes).fold(strobes, |all, at| all.replace_bit(at, line.written[at]));
            put(&mut block.awready, awready.into());
            put(&mut block.wready, wready.into());
            put(&mut block.bvalid, answers.into());
            bench.settle();
            let block = &bench.block;
            assert_eq!(is_set(&block.grant.ready), may);
            let asks = engine.as_ref().is_some_and(|(_, taken, _)| !taken);
            let sends = engine.as_ref().is_some_and(|(line, _, beat)| *beat <= line.range(axi_bytes).1);
            assert_eq!((is_set(&block.awvalid), is_set(&block.wvalid)), (asks, sends));
            if let Some((line, _, beat)) = &engine {
                let (first, last) = line.range(axi_bytes);
                assert_eq!(word(&block.awaddr), line.address + (first * axi_bytes) as u64);
                assert_eq!(word(&block.awlen), (last - first) as u64);
                if sends {
                    let strobes: Vec<bool> = (0..axi_bytes).map(|at| block.wstrb.val().get_bit(at)).collect();
                    assert_eq!(bytes(&block.wdata), line.data[beat * axi_bytes..][..axi_bytes]);
                    assert_eq!(strobes, line.written[beat * axi_bytes..][..axi_bytes]);
                    assert_eq!(is_set(&block.wlast), *beat == last);
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
            if let Some((line, address_taken, beat)) = &mut engine {
                *address_taken |= awready;
                *beat += usize::from(wready && sends);
                if *address_taken && *beat > line.range(axi_bytes).1 {
                    engine = None;
                    sent += 1;
                }
            }
            if engine.is_none() {
                engine = next.take().map(|line| {
                    let (first, _) = line.range(axi_bytes);
                    (line, false, first)
                });
            }
            if grants {
                unanswered.push_back(line.core);
                next = Some(line);
            }
        }
    }

    #[test]
    fn a_line_waits_goes_out_from_its_first_beat_to_its_last_and_its_core_is_told() {
        check(1, 4, 4);
        check(1, 64, 8);
        check(2, 16, 4);
        check(4, 128, 64);
    }
}
