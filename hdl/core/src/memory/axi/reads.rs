//! Reads: an address, beats collected into a line, and the line to the core that asked for it.
//!
//! ```text
//! g        granted            g + 1 …  AR, until it is accepted
//! k        last beat          k + 1    the line is complete: a fill is taken at once, data when their core is ready
//! ```
//! Beats are accepted while the line is not complete, and in the cycle in which it is taken. Any response but OKAY makes the
//! line wrong; a wrong line of instructions is all zeros, which no instruction is. On time: a complete line is held back until it is due.

use super::{INSTRUCTION, LENGTH_BITS};
use crate::Shape;
use crate::bundles::line_fill::LineAnswer;
use crate::bundles::memory_answer::MemoryAnswer;
use crate::memory::grant::ReadGrant;
use crate::memory::release::Release;
use crate::memory::tag_queue::TagQueue;
use warpstep_kit::prelude::*;

/// Channels AR and R.
#[derive(LogicBlock)]
pub struct AxiReads {
    /// The read that the arbiter grants.
    pub grant: ReadGrant<In>,
    /// Lines of instructions, to each core.
    pub line: Vec<LineAnswer<Out>>,
    /// Lines of data, to each core.
    pub answer: Vec<MemoryAnswer<Out>>,
    /// First address of the burst.
    pub araddr: Wire<Out>,
    /// Beats of the burst, less one.
    pub arlen: Wire<Out>,
    /// Protection of the burst: bit 2 marks instructions.
    pub arprot: Wire<Out>,
    /// An address is offered.
    pub arvalid: Wire<Out>,
    /// The address is accepted.
    pub arready: Wire<In>,
    /// Data of a beat.
    pub rdata: Wire<In>,
    /// Response to the beat: zero is OKAY.
    pub rresp: Wire<In>,
    /// The beat is the last of its burst.
    pub rlast: Wire<In>,
    /// A beat is offered.
    pub rvalid: Wire<In>,
    /// The beat is accepted.
    pub rready: Wire<Out>,
    /// On time: one more line is due, from this cycle on.
    pub due: Vec<Wire<In>>,
    address_valid: Reg,
    address: Reg,
    address_fill: Reg,
    in_flight: TagQueue,
    beat: Reg,
    beats: Vec<Reg>,
    complete: Reg,
    wrong: Reg,
    /// The complete line is one of instructions.
    line_fill: Reg,
    /// Core that asked for the complete line.
    line_core: Reg,
    release: Vec<Release>,
    all_beats: Wire<Local>,
    fill_data: Wire<Local>,
    taken: Wire<Local>,
    takes_beat: Wire<Local>,
    beat_bits: Param,
    fill_length: Param,
    line_length: Param,
}

impl AxiReads {
    /// For the cores, lines and bus of the machine.
    pub fn new(shape: &Shape) -> AxiReads {
        let (cores, beat) = (shape.cores(), shape.axi_bytes());
        let beats = shape.config().longest_line() as usize / beat;
        AxiReads {
            grant: ReadGrant::new(shape),
            line: (0..cores).map(|_| LineAnswer::new(shape)).collect(),
            answer: (0..cores).map(|_| MemoryAnswer::new(shape)).collect(),
            araddr: Wire::new(32),
            arlen: Wire::new(LENGTH_BITS),
            arprot: Wire::new(3),
            arvalid: Wire::new(1),
            arready: Wire::new(1),
            rdata: Wire::new(8 * beat),
            rresp: Wire::new(2),
            rlast: Wire::new(1),
            rvalid: Wire::new(1),
            rready: Wire::new(1),
            due: Wire::several(shape.on_time_flags(), 1),
            address_valid: Reg::new(1),
            address: Reg::without_reset(32),
            address_fill: Reg::without_reset(1),
            in_flight: TagQueue::new(shape.config().most_reads(), 1 + shape.core_bits()),
            beat: Reg::new(index_width(beats)),
            beats: Reg::several_without_reset(beats, 8 * beat),
            complete: Reg::new(1),
            wrong: Reg::new(1),
            line_fill: Reg::without_reset(1),
            line_core: Reg::without_reset(shape.core_bits()),
            release: (0..shape.on_time_flags()).map(|_| Release::new(shape.config().most_reads())).collect(),
            all_beats: Wire::new(8 * beat * beats),
            fill_data: Wire::new(8 * shape.fill_bytes()),
            taken: Wire::new(1),
            takes_beat: Wire::new(1),
            beat_bits: Param::new(8 * beat),
            fill_length: Param::new(shape.fill_bytes() / beat - 1),
            line_length: Param::new(shape.line_bytes() / beat - 1),
        }
    }
}

impl Logic for AxiReads {
    about!(INSTRUCTION);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Addresses.");
        self.grant.ready.next = !self.address_valid.val() & !self.in_flight.full.val();
        self.arvalid.next = self.address_valid.val();
        self.araddr.next = self.address.val();
        self.arlen.next = self.line_length.val().into();
        self.arprot.next = 0.into();
        if self.address_fill.val().any() {
            self.arlen.next = self.fill_length.val().into();
            self.arprot.next = INSTRUCTION.into();
        }
        if self.arready.val().any() {
            self.address_valid.next = false.into();
        }
        if self.grant.valid.val().any() {
            self.address_valid.next = true.into();
            self.address.next = self.grant.address.val();
            self.address_fill.next = self.grant.fill.val();
        }
        self.in_flight.enter.next = self.grant.valid.val();
        self.in_flight.tag.next =
            (unsigned_cast(self.grant.core.val()) << 1) | unsigned_cast(self.grant.fill.val());

        comment!("The complete line goes to its core.");
        self.all_beats.next = 0.into();
        for part in 0..self.beats.len() {
            self.all_beats.next =
                self.all_beats.val().replace_bit(part * self.beat_bits.val(), self.beats[part].val());
        }
        self.fill_data.next = unsigned_cast(self.all_beats.val());
        if self.wrong.val().any() {
            self.fill_data.next = 0.into();
        }
        self.taken.next = false.into();
        for core in 0..self.line.len() {
            self.line[core].valid.next = false.into();
            self.answer[core].valid.next = false.into();
            if self.line_core.val() == core {
                self.line[core].valid.next = self.complete.val() & self.line_fill.val();
                self.answer[core].valid.next = self.complete.val() & !self.line_fill.val();
                for line in 0..self.release.len() {
                    self.line[core].valid.next = self.line[core].valid.val() & self.release[line].may.val();
                    self.answer[core].valid.next =
                        self.answer[core].valid.val() & self.release[line].may.val();
                }
            }
            self.line[core].data.next = self.fill_data.val();
            self.answer[core].data.next = unsigned_cast(self.all_beats.val());
            self.answer[core].error.next = self.wrong.val();
            self.taken.next = self.taken.val()
                | self.line[core].valid.val()
                | (self.answer[core].valid.val() & self.answer[core].ready.val());
        }
        for line in 0..self.release.len() {
            self.release[line].due.next = self.due[line].val();
            self.release[line].goes.next = self.taken.val();
        }

        comment!("Beats.");
        self.rready.next = !self.complete.val() | self.taken.val();
        self.takes_beat.next = self.rvalid.val() & self.rready.val();
        self.in_flight.leave.next = self.takes_beat.val() & self.rlast.val() & !self.in_flight.empty.val();
        if self.taken.val().any() {
            self.complete.next = false.into();
        }
        if self.takes_beat.val().any() {
            self.beat.next = self.beat.val() + 1;
            self.wrong.next = self.rresp.val().any().into();
            if self.beat.val() != 0 {
                self.wrong.next = (self.wrong.val().any() | self.rresp.val().any()).into();
            }
            if self.rlast.val().any() {
                self.beat.next = 0.into();
                self.complete.next = true.into();
                self.line_fill.next = self.in_flight.first.val().get_bit(0).into();
                self.line_core.next = unsigned_cast(self.in_flight.first.val() >> 1);
            }
            for part in 0..self.beats.len() {
                if self.beat.val() == part {
                    self.beats[part].next = self.rdata.val();
                }
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

    fn machine(cores: usize, fill_bytes: usize, line_bytes: usize, axi_bytes: usize) -> Shape {
        shape(|p| {
            (p.cores, p.instruction_cache.line_bytes) = (cores, fill_bytes as u32);
            (p.data_line_bytes, p.axi_bytes) = (line_bytes as u32, axi_bytes as u32);
        })
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (cores, fill, line, axi) in [(1, 4, 4, 4), (2, 64, 16, 8), (3, 16, 128, 16), (4, 128, 128, 64)] {
            agree(Check::default().cycles(200), AxiReads::new(&machine(cores, fill, line, axi)));
        }
        for cores in [1, 3] {
            let on_time = shape(|p| (p.cores, p.on_time) = (cores, true));
            agree(Check::default().cycles(200), AxiReads::new(&on_time));
        }
    }

    struct Burst {
        is_fill: bool,
        core: u64,
        beats: Vec<(Vec<u8>, bool)>,
    }

    /// Lines go in by beats and come out whole, in order, to their cores, in the cycle after their last beat.
    fn check(cores: usize, fill_bytes: usize, line_bytes: usize, axi_bytes: usize) {
        let mut random = Random::new((cores + line_bytes) as u64);
        let mut bench = Bench::new(AxiReads::new(&machine(cores, fill_bytes, line_bytes, axi_bytes)));
        // Granted and not yet asked; asked; the line that is complete; the beats of the one that comes.
        let mut asking: Option<Burst> = None;
        let mut asked: VecDeque<Burst> = VecDeque::new();
        let mut complete: Option<Burst> = None;
        let (mut at, mut lines) = (0, 0);
        while lines < 120 {
            let in_flight = asked.len() + usize::from(asking.is_some());
            let may = asking.is_none() && in_flight < cores * 3;
            let grants = may && random.once_in(2);
            let (is_fill, core) = (random.once_in(2), random.below(cores as u64));
            let takes_address = random.once_in(2);
            let ready = random.word() & ((1 << cores) - 1);
            let beat = asked.front().filter(|_| !random.once_in(3)).map(|burst| burst.beats[at].clone());
            let last = asked.front().is_some_and(|burst| at + 1 == burst.beats.len());
            let block = &mut bench.block;
            put(&mut block.grant.valid, grants.into());
            put(&mut block.grant.fill, is_fill.into());
            put(&mut block.grant.core, core);
            put(&mut block.grant.address, 0x8000_0000 + lines * 128);
            put(&mut block.arready, takes_address.into());
            for (core, answer) in block.answer.iter_mut().enumerate() {
                put(&mut answer.ready, ready >> core & 1);
            }
            put(&mut block.rvalid, beat.is_some().into());
            put(&mut block.rlast, last.into());
            if let Some((data, error)) = &beat {
                put_bytes(&mut block.rdata, data);
                put(&mut block.rresp, if *error { 2 } else { 0 });
            }
            bench.settle();
            let block = &bench.block;
            assert_eq!((is_set(&block.grant.ready), is_set(&block.arvalid)), (may, asking.is_some()));
            if let Some(burst) = &asking {
                assert_eq!(word(&block.arlen) as usize, burst.beats.len() - 1);
                assert_eq!(word(&block.arprot), if burst.is_fill { 4 } else { 0 });
            }
            let (mut fills, mut answers, mut taken) = (0, 0, true);
            if let Some(burst) = &complete {
                let core = burst.core as usize;
                let is_wrong = burst.beats.iter().any(|(_, error)| *error);
                let line: Vec<u8> = burst.beats.iter().flat_map(|(data, _)| data.clone()).collect();
                if burst.is_fill {
                    fills = 1 << burst.core;
                    assert_eq!(
                        bytes(&block.line[core].data),
                        if is_wrong { vec![0; fill_bytes] } else { line }
                    );
                } else {
                    answers = 1 << burst.core;
                    let answer = &block.answer[core];
                    assert_eq!((bytes(&answer.data), is_set(&answer.error)), (line, is_wrong));
                    taken = ready >> burst.core & 1 == 1;
                }
            }
            for core in 0..cores {
                let valid = (word(&block.line[core].valid), word(&block.answer[core].valid));
                assert_eq!(valid, (fills >> core & 1, answers >> core & 1));
            }
            assert_eq!(is_set(&block.rready), complete.is_none() || taken);
            bench.clock();
            let accepts = beat.is_some() && (complete.is_none() || taken);
            if taken && complete.take().is_some() {
                lines += 1;
            }
            if accepts {
                at += 1;
                if last {
                    (complete, at) = (asked.pop_front(), 0);
                }
            }
            if takes_address {
                asked.extend(asking.take());
            }
            if grants {
                let count = if is_fill { fill_bytes } else { line_bytes } / axi_bytes;
                let beat = |random: &mut Random| {
                    ((0..axi_bytes).map(|_| random.word() as u8).collect(), random.once_in(12))
                };
                asking =
                    Some(Burst { is_fill, core, beats: (0..count).map(|_| beat(&mut random)).collect() });
            }
        }
    }

    #[test]
    fn lines_come_whole_in_order_to_their_cores() {
        check(1, 16, 16, 4);
        check(2, 64, 16, 8);
        check(3, 4, 4, 4);
        check(4, 16, 128, 16);
    }
}
