//! Which lanes go to memory together: the lowest pending lane chooses a line; those with an address in the same line of RAM
//! come along. An access to a device goes alone. Combinational.
//!
//! For a store also the line to write: its bytes from all lanes of the group, the highest lane last. If the lowest lane's
//! address is local the group is empty. Does not know whether the step is done.

use super::merge::WordMerge;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{FirstSet, Select, index_width};

/// One line step.
#[derive(LogicBlock)]
pub struct LineGather {
    /// Lanes not done yet.
    pub pending: Wire<In>,
    /// Lanes with a local address.
    pub local: Wire<In>,
    /// Lanes with an address of a device.
    pub io: Wire<In>,
    /// It is a store: the line is wanted.
    pub stores: Wire<In>,
    /// Address of each lane.
    pub addresses: Vec<Wire<In>>,
    /// Word to store of each lane.
    pub data: Vec<Wire<In>>,
    /// Its bytes that count.
    pub bytes: Vec<Wire<In>>,
    /// The lowest pending lane.
    pub lane: Wire<Out>,
    /// Its address is local.
    pub is_local: Wire<Out>,
    /// Its address is that of a device.
    pub is_io: Wire<Out>,
    /// Number of its line.
    pub line: Wire<Out>,
    /// Lanes that go to that line.
    pub group: Wire<Out>,
    /// What they store.
    pub line_data: Wire<Out>,
    /// Bytes they store.
    pub line_bytes: Wire<Out>,
    lowest: FirstSet,
    chosen: Select,
    lines: Vec<Wire<Local>>,
    positions: Vec<Wire<Local>>,
    members: Vec<Wire<Local>>,
    words: Vec<WordMerge>,
    line_at: Param,
    position_mask: Param,
}

impl LineGather {
    /// For so many lanes and lines of so many bytes.
    pub fn new(lanes: usize, line_bytes: usize) -> LineGather {
        let line_at = line_bytes.ilog2() as usize;
        let words = line_bytes / 4;
        LineGather {
            pending: Wire::new(lanes),
            local: Wire::new(lanes),
            io: Wire::new(lanes),
            stores: Wire::new(1),
            addresses: Wire::several(lanes, 32),
            data: Wire::several(lanes, 32),
            bytes: Wire::several(lanes, 4),
            lane: Wire::new(index_width(lanes)),
            is_local: Wire::new(1),
            is_io: Wire::new(1),
            line: Wire::new(32 - line_at),
            group: Wire::new(lanes),
            line_data: Wire::new(8 * line_bytes),
            line_bytes: Wire::new(line_bytes),
            lowest: FirstSet::new(lanes),
            chosen: Select::new(lanes, 32 - line_at),
            lines: Wire::several(lanes, 32 - line_at),
            positions: Wire::several(lanes, index_width(words)),
            members: Wire::several(words, lanes),
            words: (0..words).map(|_| WordMerge::new(lanes)).collect(),
            line_at: Param::new(line_at),
            position_mask: Param::new(words - 1),
        }
    }
}

impl Logic for LineGather {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.lowest.requests.next = self.pending.val();
        self.lane.next = self.lowest.index.val();
        self.chosen.index.next = self.lowest.index.val();
        for place in 0..self.addresses.len() {
            self.lines[place].next = unsigned_cast(self.addresses[place].val() >> self.line_at.val());
            self.positions[place].next =
                unsigned_cast((self.addresses[place].val() >> 2) & self.position_mask.val());
            self.chosen.words[place].next = self.lines[place].val();
        }
        self.is_local.next = (self.local.val() & self.lowest.grant.val()).any().into();
        self.is_io.next = (self.io.val() & self.lowest.grant.val()).any().into();
        self.line.next = self.chosen.chosen.val();

        self.group.next = 0.into();
        if self.is_io.val().any() {
            self.group.next = self.lowest.grant.val();
        } else if self.pending.val().any() {
            for place in 0..self.addresses.len() {
                self.group.next =
                    self.group.val().replace_bit(place, self.lines[place].val() == self.line.val());
            }
            self.group.next = self.group.val() & self.pending.val() & !self.local.val() & !self.io.val();
        }

        comment!("What is stored, word by word.");
        self.line_data.next = 0.into();
        self.line_bytes.next = 0.into();
        for position in 0..self.words.len() {
            self.members[position].next = 0.into();
            if self.stores.val().any() {
                for place in 0..self.addresses.len() {
                    self.members[position].next = self.members[position].val().replace_bit(
                        place,
                        self.group.val().get_bit(place) & (self.positions[place].val() == position),
                    );
                }
            }
            self.words[position].members.next = self.members[position].val();
            for place in 0..self.addresses.len() {
                self.words[position].data[place].next = self.data[place].val();
                self.words[position].bytes[place].next = self.bytes[place].val();
            }
            self.line_data.next =
                self.line_data.val().replace_bit(position * 32, self.words[position].word.val());
            self.line_bytes.next =
                self.line_bytes.val().replace_bit(position * 4, self.words[position].written.val());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{bytes, lanes_of, prove, put, word};
    use warpstep_kit::check::{Bench, Check, Random};

    const SHAPES: [(usize, usize); 7] = [(1, 4), (1, 64), (4, 16), (5, 32), (8, 128), (32, 4), (32, 64)];

    fn near(random: &mut Random) -> u64 {
        let base = [0x40, 0x1_0000, 0x8000_0000, 0xffff_0000][random.below(4) as usize];
        base + random.below(64) * 4
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (lanes, line_bytes) in SHAPES {
            let check = Check::default().cycles(60);
            let check = (0..lanes).fold(check, |check, at| check.input(&format!("addresses_{at}"), near));
            prove(check, LineGather::new(lanes, line_bytes));
        }
    }

    #[test]
    fn the_lowest_lane_chooses_and_its_neighbours_in_the_line_come_along() {
        for (lanes, line_bytes) in SHAPES {
            let mut random = Random::new((lanes * line_bytes) as u64);
            let mut bench = Bench::new(LineGather::new(lanes, line_bytes));
            for _ in 0..60 {
                let pending = (random.word() & ((1 << lanes) - 1)).max(1);
                let addresses: Vec<u64> = (0..lanes).map(|_| near(&mut random)).collect();
                let data: Vec<u64> = (0..lanes).map(|_| random.word() & 0xffff_ffff).collect();
                let enabled: Vec<u64> = (0..lanes).map(|_| random.below(16)).collect();
                let mask = |of: &dyn Fn(u64) -> bool| {
                    (0..lanes).fold(0, |mask, at| mask | u64::from(of(addresses[at])) << at)
                };
                put(&mut bench.block.pending, pending);
                put(&mut bench.block.local, mask(&|at| at >= 0xffff_0000));
                put(&mut bench.block.io, mask(&|at| at < 0x1_0000));
                put(&mut bench.block.stores, 1);
                for at in 0..lanes {
                    put(&mut bench.block.addresses[at], addresses[at]);
                    put(&mut bench.block.data[at], data[at]);
                    put(&mut bench.block.bytes[at], enabled[at]);
                }
                bench.settle();
                let block = &bench.block;
                let lowest = lanes_of(pending)[0];
                let line = |at: u64| at / line_bytes as u64;
                assert_eq!(word(&block.lane), lowest as u64);
                assert_eq!(word(&block.line), line(addresses[lowest]));
                let group: Vec<usize> = match addresses[lowest] {
                    0..0x1_0000 => vec![lowest],
                    at if at >= 0xffff_0000 => vec![],
                    at => lanes_of(pending).into_iter().filter(|l| line(addresses[*l]) == line(at)).collect(),
                };
                assert_eq!(lanes_of(word(&block.group)), group);
                let mut expected = vec![None; line_bytes];
                for lane in group {
                    for byte in (0..4).filter(|byte| enabled[lane] >> byte & 1 == 1) {
                        let at = addresses[lane] as usize % line_bytes + byte;
                        expected[at] = Some((data[lane] >> (8 * byte)) as u8);
                    }
                }
                let got = bytes(&block.line_data);
                for (at, byte) in expected.into_iter().enumerate() {
                    assert_eq!(block.line_bytes.val().get_bit(at), Option::is_some(&byte));
                    assert_eq!(got[at], byte.unwrap_or(0));
                }
            }
        }
    }
}
