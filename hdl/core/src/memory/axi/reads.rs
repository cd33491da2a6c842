//! Reads: an address, beats gathered into a line, and the line to whom it belongs.
//!
//! ```text
//! g        granted            g + 1 …  AR, until it is taken
//! k        last beat          k + 1    the line is complete: a fill is taken at once, data when their core is ready
//! ```
//! Beats are taken while the line is not complete, and in the cycle in which it is taken. Any response but OKAY makes the
//! line wrong; a wrong line of instructions is all zeros, which no instruction is.

use super::{INCREMENTING, INSTRUCTION, LENGTH_BITS};
use crate::memory::owners::Owners;
use crate::memory::shape::SystemShape;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Channels AR and R.
#[derive(LogicBlock)]
pub struct AxiReads {
    /// A line is granted. Only with `ok`.
    pub grant: Wire<In>,
    /// It is a fill.
    pub is_fill: Wire<In>,
    /// Whose it is.
    pub core: Wire<In>,
    /// Its address.
    pub address: Wire<In>,
    /// A line may be granted.
    pub ok: Wire<Out>,
    /// A line of instructions is here: whose.
    pub line_valid: Wire<Out>,
    /// It.
    pub line_data: Wire<Out>,
    /// A line of data is here: whose.
    pub answer_valid: Wire<Out>,
    /// Cores that take one.
    pub answer_ready: Wire<In>,
    /// It.
    pub answer_data: Wire<Out>,
    /// It is wrong.
    pub answer_error: Wire<Out>,
    /// First address.
    pub araddr: Wire<Out>,
    /// Beats, less one.
    pub arlen: Wire<Out>,
    /// Logarithm of the bytes of a beat.
    pub arsize: Wire<Out>,
    /// Incrementing.
    pub arburst: Wire<Out>,
    /// Whether it is an instruction (bit 2).
    pub arprot: Wire<Out>,
    /// There is an address.
    pub arvalid: Wire<Out>,
    /// It is taken.
    pub arready: Wire<In>,
    /// A beat.
    pub rdata: Wire<In>,
    /// How it went.
    pub rresp: Wire<In>,
    /// The burst's last.
    pub rlast: Wire<In>,
    /// There is one.
    pub rvalid: Wire<In>,
    /// It is taken.
    pub rready: Wire<Out>,
    asks: Reg,
    asked_address: Reg,
    asked_fill: Reg,
    under_way: Owners,
    beat: Reg,
    beats: Vec<Reg>,
    complete: Reg,
    wrong: Reg,
    /// Whose line it is: fill, and core.
    line_fill: Reg,
    line_core: Reg,
    line: Wire<Local>,
    owner: Wire<Local>,
    taken: Wire<Local>,
    takes_beat: Wire<Local>,
    ends: Wire<Local>,
    cores: Param,
    beat_bits: Param,
    fill_length: Param,
    line_length: Param,
    size: Param,
}

impl AxiReads {
    /// Of this shape.
    pub fn new(shape: &SystemShape) -> AxiReads {
        let SystemShape { cores, fill_bytes, line_bytes, axi_bytes, outstanding, .. } = *shape;
        let (core, beats) = (index_width(cores), fill_bytes.max(line_bytes) / axi_bytes);
        AxiReads {
            grant: Wire::new(1),
            is_fill: Wire::new(1),
            core: Wire::new(core),
            address: Wire::new(32),
            ok: Wire::new(1),
            line_valid: Wire::new(cores),
            line_data: Wire::new(8 * fill_bytes),
            answer_valid: Wire::new(cores),
            answer_ready: Wire::new(cores),
            answer_data: Wire::new(8 * line_bytes),
            answer_error: Wire::new(1),
            araddr: Wire::new(32),
            arlen: Wire::new(LENGTH_BITS),
            arsize: Wire::new(3),
            arburst: Wire::new(2),
            arprot: Wire::new(3),
            arvalid: Wire::new(1),
            arready: Wire::new(1),
            rdata: Wire::new(8 * axi_bytes),
            rresp: Wire::new(2),
            rlast: Wire::new(1),
            rvalid: Wire::new(1),
            rready: Wire::new(1),
            asks: Reg::new(1),
            asked_address: Reg::new(32),
            asked_fill: Reg::new(1),
            under_way: Owners::new(cores * (outstanding + 1), 1 + core),
            beat: Reg::new(index_width(beats)),
            beats: Reg::several(beats, 8 * axi_bytes),
            complete: Reg::new(1),
            wrong: Reg::new(1),
            line_fill: Reg::new(1),
            line_core: Reg::new(core),
            line: Wire::new(8 * axi_bytes * beats),
            owner: Wire::new(cores),
            taken: Wire::new(1),
            takes_beat: Wire::new(1),
            ends: Wire::new(1),
            cores: Param::new(cores),
            beat_bits: Param::new(8 * axi_bytes),
            fill_length: Param::new(fill_bytes / axi_bytes - 1),
            line_length: Param::new(line_bytes / axi_bytes - 1),
            size: Param::new(axi_bytes.ilog2() as usize),
        }
    }
}

impl Logic for AxiReads {
    about!(INCREMENTING, INSTRUCTION);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Addresses.");
        self.ok.next = !self.asks.val() & !self.under_way.full.val();
        self.arvalid.next = self.asks.val();
        self.araddr.next = self.asked_address.val();
        self.arsize.next = self.size.val().into();
        self.arburst.next = INCREMENTING.into();
        self.arlen.next = self.line_length.val().into();
        self.arprot.next = 0.into();
        if self.asked_fill.val().any() {
            self.arlen.next = self.fill_length.val().into();
            self.arprot.next = INSTRUCTION.into();
        }
        if self.arready.val().any() {
            self.asks.next = false.into();
        }
        if self.grant.val().any() {
            self.asks.next = true.into();
            self.asked_address.next = self.address.val();
            self.asked_fill.next = self.is_fill.val();
        }
        self.under_way.enter.next = self.grant.val();
        self.under_way.enter_name.next =
            (unsigned_cast(self.core.val()) << 1) | unsigned_cast(self.is_fill.val());

        comment!("The line goes to its owner.");
        self.line.next = 0.into();
        for part in 0..self.beats.len() {
            self.line.next = self.line.val().replace_bit(part * self.beat_bits.val(), self.beats[part].val());
        }
        self.owner.next = 0.into();
        for place in 0..self.cores.val() {
            self.owner.next = self.owner.val().replace_bit(place, self.line_core.val() == place);
        }
        self.line_valid.next = 0.into();
        self.answer_valid.next = 0.into();
        if self.complete.val().any() {
            if self.line_fill.val().any() {
                self.line_valid.next = self.owner.val();
            } else {
                self.answer_valid.next = self.owner.val();
            }
        }
        self.line_data.next = unsigned_cast(self.line.val());
        if self.wrong.val().any() {
            self.line_data.next = 0.into();
        }
        self.answer_data.next = unsigned_cast(self.line.val());
        self.answer_error.next = self.wrong.val();
        self.taken.next =
            (self.line_valid.val() | (self.answer_valid.val() & self.answer_ready.val())).any().into();

        comment!("Beats.");
        self.rready.next = !self.complete.val() | self.taken.val();
        self.takes_beat.next = self.rvalid.val() & self.rready.val();
        self.ends.next = self.takes_beat.val() & self.rlast.val();
        self.under_way.leave.next = self.ends.val() & !self.under_way.empty.val();
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
                self.line_fill.next = self.under_way.first.val().get_bit(0).into();
                self.line_core.next = unsigned_cast(self.under_way.first.val() >> 1);
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
    use crate::memory::testing::{bytes, is_set, prove, put, put_bytes, word};
    use std::collections::VecDeque;
    use warpstep_kit::check::{Bench, Check, Random};

    fn shape(cores: usize, fill_bytes: usize, line_bytes: usize, axi_bytes: usize) -> SystemShape {
        SystemShape { cores, fill_bytes, line_bytes, axi_bytes, outstanding: 2, slot_cycles: None }
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (cores, fill, line, axi) in [(1, 4, 4, 4), (2, 64, 16, 8), (3, 16, 128, 16), (4, 128, 128, 64)] {
            prove(Check::default().cycles(200), AxiReads::new(&shape(cores, fill, line, axi)));
        }
    }

    struct Burst {
        is_fill: bool,
        core: u64,
        beats: Vec<(Vec<u8>, bool)>,
    }

    /// Lines go in by beats and come out whole, in order, to their owners, in the cycle after their last beat.
    fn check(cores: usize, fill_bytes: usize, line_bytes: usize, axi_bytes: usize) {
        let mut random = Random::new((cores + line_bytes) as u64);
        let mut bench = Bench::new(AxiReads::new(&shape(cores, fill_bytes, line_bytes, axi_bytes)));
        // Granted and not yet asked; asked; the line that is complete; the beats of the one that comes.
        let mut asking: Option<Burst> = None;
        let mut asked: VecDeque<Burst> = VecDeque::new();
        let mut complete: Option<Burst> = None;
        let (mut at, mut lines) = (0, 0);
        while lines < 120 {
            let under_way = asked.len() + usize::from(asking.is_some());
            let may = asking.is_none() && under_way < cores * 3;
            let grants = may && random.once_in(2);
            let (is_fill, core) = (random.once_in(2), random.below(cores as u64));
            let takes_address = random.once_in(2);
            let ready = random.word() & ((1 << cores) - 1);
            let beat = asked.front().filter(|_| !random.once_in(3)).map(|burst| burst.beats[at].clone());
            let last = asked.front().is_some_and(|burst| at + 1 == burst.beats.len());
            let block = &mut bench.block;
            put(&mut block.grant, grants.into());
            put(&mut block.is_fill, is_fill.into());
            put(&mut block.core, core);
            put(&mut block.address, 0x8000_0000 + lines * 128);
            put(&mut block.arready, takes_address.into());
            put(&mut block.answer_ready, ready);
            put(&mut block.rvalid, beat.is_some().into());
            put(&mut block.rlast, last.into());
            if let Some((data, error)) = &beat {
                put_bytes(&mut block.rdata, data);
                put(&mut block.rresp, if *error { 2 } else { 0 });
            }
            bench.settle();
            let block = &bench.block;
            assert_eq!((is_set(&block.ok), is_set(&block.arvalid)), (may, asking.is_some()));
            if let Some(burst) = &asking {
                assert_eq!(word(&block.arlen) as usize, burst.beats.len() - 1);
                assert_eq!(word(&block.arprot), if burst.is_fill { 4 } else { 0 });
            }
            let (mut fills, mut answers, mut taken) = (0, 0, true);
            if let Some(burst) = &complete {
                let is_wrong = burst.beats.iter().any(|(_, error)| *error);
                let line: Vec<u8> = burst.beats.iter().flat_map(|(data, _)| data.clone()).collect();
                if burst.is_fill {
                    fills = 1 << burst.core;
                    assert_eq!(bytes(&block.line_data), if is_wrong { vec![0; fill_bytes] } else { line });
                } else {
                    answers = 1 << burst.core;
                    assert_eq!((bytes(&block.answer_data), is_set(&block.answer_error)), (line, is_wrong));
                    taken = ready >> burst.core & 1 == 1;
                }
            }
            assert_eq!((word(&block.line_valid), word(&block.answer_valid)), (fills, answers));
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
    fn lines_come_whole_in_order_to_their_owners() {
        check(1, 16, 16, 4);
        check(2, 64, 16, 8);
        check(3, 4, 4, 4);
        check(4, 16, 128, 16);
    }
}
