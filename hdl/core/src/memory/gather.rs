//! Which lanes go to memory together: the leader chooses a line; those with an address in the same line
//! of RAM come along. An access to a device goes alone. Combinational.
//!
//! For a store also the line to write: the bytes of all lanes of the group, the highest lane last. If the leader's address is
//! local the group is empty. Does not know whether the request is accepted.

use super::access::{LaneAccess, StoreBytes};
use super::leader::Leader;
use super::merge::WordMerge;
use crate::Shape;
use warpstep_kit::prelude::*;

/// One group of lanes.
#[derive(LogicBlock)]
pub struct LineGather {
    /// Lanes that are not done yet, one bit per lane.
    pub active: Wire<In>,
    /// Lanes whose address lies in local memory, one bit per lane.
    pub local: Wire<In>,
    /// Lanes whose address belongs to a device, one bit per lane.
    pub io: Wire<In>,
    /// The access stores to memory: the line to write is wanted.
    pub store: Wire<In>,
    /// Address and word to store of each lane.
    pub lanes: Vec<LaneAccess<In>>,
    /// The lowest active lane.
    pub leader: Leader<In>,
    /// Lanes that go to that line, one bit per lane.
    pub group: Wire<Out>,
    /// Bytes of the line that the group stores.
    pub write: StoreBytes<Out>,
    lines: Vec<Wire<Local>>,
    positions: Vec<Wire<Local>>,
    words: Vec<WordMerge>,
    line_at: Param,
    position_mask: Param,
}

impl LineGather {
    /// For the lanes and the data lines of the machine.
    pub fn new(shape: &Shape) -> LineGather {
        let (lanes, words, line) = (shape.lanes(), shape.line_words(), shape.line_number_bits());
        LineGather {
            active: Wire::new(lanes),
            local: Wire::new(lanes),
            io: Wire::new(lanes),
            store: Wire::new(1),
            lanes: LaneAccess::per_lane(shape),
            leader: Leader::new(shape),
            group: Wire::new(lanes),
            write: StoreBytes::new(shape.line_bytes()),
            lines: Wire::several(lanes, line),
            positions: Wire::several(lanes, index_width(words)),
            words: (0..words).map(|_| WordMerge::new(shape)).collect(),
            line_at: Param::new(shape.line_offset_bits()),
            position_mask: Param::new(words - 1),
        }
    }
}

impl Logic for LineGather {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        for lane in 0..self.lanes.len() {
            self.lines[lane].next = unsigned_cast(self.lanes[lane].address.val() >> self.line_at.val());
            self.positions[lane].next =
                unsigned_cast((self.lanes[lane].address.val() >> 2) & self.position_mask.val());
        }

        self.group.next = 0.into();
        if self.leader.is_io.val().any() {
            self.group.next = self.leader.grant.val();
        } else if self.active.val().any() {
            for lane in 0..self.lanes.len() {
                self.group.next =
                    self.group.val().replace_bit(lane, self.lines[lane].val() == self.leader.line.val());
            }
            self.group.next = self.group.val() & self.active.val() & !self.local.val() & !self.io.val();
        }

        comment!("What is stored, word by word.");
        self.write.data.next = 0.into();
        self.write.bytes.next = 0.into();
        for position in 0..self.words.len() {
            self.words[position].active.next = 0.into();
            if self.store.val().any() {
                for lane in 0..self.lanes.len() {
                    self.words[position].active.next = self.words[position].active.val().replace_bit(
                        lane,
                        self.group.val().get_bit(lane) & (self.positions[lane].val() == position),
                    );
                }
            }
            for lane in 0..self.lanes.len() {
                wires::link(&mut self.lanes[lane].store, &mut self.words[position].stores[lane]);
            }
            self.write.data.next =
                self.write.data.val().replace_bit(position * 32, self.words[position].merged.data.val());
            self.write.bytes.next =
                self.write.bytes.val().replace_bit(position * 4, self.words[position].merged.bytes.val());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, bytes, lanes_of, put, shape, word};
    use warpstep_kit::check::{Bench, Check, Random};

    const SHAPES: [(usize, u32); 7] = [(1, 4), (1, 64), (4, 16), (5, 32), (8, 128), (32, 4), (32, 64)];

    fn near(random: &mut Random) -> u64 {
        let base = [0x40, 0x1_0000, 0x8000_0000, 0xffff_0000][random.below(4) as usize];
        base + random.below(64) * 4
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (lanes, line_bytes) in SHAPES {
            let shape = shape(|p| (p.lanes, p.data_line_bytes) = (lanes, line_bytes));
            let check = Check::default().cycles(60);
            let check = (0..lanes).fold(check, |check, at| check.input(&format!("lanes_{at}_address"), near));
            agree(check, LineGather::new(&shape));
        }
    }

    #[test]
    fn the_lowest_lane_chooses_and_its_neighbours_in_the_line_come_along() {
        for (lanes, line_bytes) in SHAPES {
            let shape = shape(|p| (p.lanes, p.data_line_bytes) = (lanes, line_bytes));
            let line_bytes = shape.line_bytes();
            let mut random = Random::new((lanes * line_bytes) as u64);
            let mut bench = Bench::new(LineGather::new(&shape));
            for _ in 0..60 {
                let active = (random.word() & ((1 << lanes) - 1)).max(1);
                let addresses: Vec<u64> = (0..lanes).map(|_| near(&mut random)).collect();
                let data: Vec<u64> = (0..lanes).map(|_| random.word() & 0xffff_ffff).collect();
                let enabled: Vec<u64> = (0..lanes).map(|_| random.below(16)).collect();
                let mask = |of: &dyn Fn(u64) -> bool| {
                    (0..lanes).fold(0, |mask, at| mask | u64::from(of(addresses[at])) << at)
                };
                put(&mut bench.block.active, active);
                put(&mut bench.block.local, mask(&|at| at >= 0xffff_0000));
                put(&mut bench.block.io, mask(&|at| at < 0x1_0000));
                put(&mut bench.block.store, 1);
                for at in 0..lanes {
                    put(&mut bench.block.lanes[at].address, addresses[at]);
                    put(&mut bench.block.lanes[at].store.data, data[at]);
                    put(&mut bench.block.lanes[at].store.bytes, enabled[at]);
                }
                let lowest = lanes_of(active)[0];
                let line = |at: u64| at / line_bytes as u64;
                let leader = &mut bench.block.leader;
                put(&mut leader.lane, lowest as u64);
                put(&mut leader.grant, 1 << lowest);
                put(&mut leader.is_local, (addresses[lowest] >= 0xffff_0000).into());
                put(&mut leader.is_io, (addresses[lowest] < 0x1_0000).into());
                put(&mut leader.line, line(addresses[lowest]));
                bench.settle();
                let block = &bench.block;
                let group: Vec<usize> = match addresses[lowest] {
                    0..0x1_0000 => vec![lowest],
                    at if at >= 0xffff_0000 => vec![],
                    at => lanes_of(active).into_iter().filter(|l| line(addresses[*l]) == line(at)).collect(),
                };
                assert_eq!(lanes_of(word(&block.group)), group);
                let mut expected = vec![None; line_bytes];
                for lane in group {
                    for byte in (0..4).filter(|byte| enabled[lane] >> byte & 1 == 1) {
                        let at = addresses[lane] as usize % line_bytes + byte;
                        expected[at] = Some((data[lane] >> (8 * byte)) as u8);
                    }
                }
                let got = bytes(&block.write.data);
                for (at, byte) in expected.into_iter().enumerate() {
                    assert_eq!(block.write.bytes.val().get_bit(at), Option::is_some(&byte));
                    assert_eq!(got[at], byte.unwrap_or(0));
                }
            }
        }
    }
}
