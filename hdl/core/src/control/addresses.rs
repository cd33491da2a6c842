//! What a load or store accesses: an address a lane, how many bytes, and whether they lie as they must. Combinational.
//!
//! A byte lies anywhere, a half at a multiple of two, a word at a multiple of four. Knows nothing of memory.

use super::op;
use crate::operation::OP_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{FirstSet, Select, index_width};

/// Addresses of all lanes.
#[derive(LogicBlock)]
pub struct LaneAddresses {
    /// Which operation.
    pub op: Wire<In>,
    /// Its offset.
    pub imm: Wire<In>,
    /// Active lanes.
    pub active: Wire<In>,
    /// rs1 of each lane.
    pub base: Vec<Wire<In>>,
    /// The address of each lane.
    pub addresses: Vec<Wire<Out>>,
    /// 0 byte, 1 half, 2 word.
    pub size: Wire<Out>,
    /// Whether it writes.
    pub stores: Wire<Out>,
    /// Whether zeros, not the sign, stand above what is loaded.
    pub zero_fill: Wire<Out>,
    /// An active lane's address is wrong.
    pub misaligned: Wire<Out>,
    /// The lowest such lane.
    pub wrong_lane: Wire<Out>,
    /// Its address.
    pub wrong_address: Wire<Out>,
    wrong: Wire<Local>,
    lowest: FirstSet,
    evidence: Select,
}

impl LaneAddresses {
    /// For so many lanes.
    pub fn new(lanes: usize) -> LaneAddresses {
        LaneAddresses {
            op: Wire::new(OP_BITS),
            imm: Wire::new(32),
            active: Wire::new(lanes),
            base: Wire::several(lanes, 32),
            addresses: Wire::several(lanes, 32),
            size: Wire::new(2),
            stores: Wire::new(1),
            zero_fill: Wire::new(1),
            misaligned: Wire::new(1),
            wrong_lane: Wire::new(index_width(lanes)),
            wrong_address: Wire::new(32),
            wrong: Wire::new(lanes),
            lowest: FirstSet::new(lanes),
            evidence: Select::new(lanes, 32),
        }
    }
}

impl Logic for LaneAddresses {
    about!(op::LB, op::LH, op::LBU, op::LHU, op::SB, op::SH, op::SW, op::FSW);

    #[hdl_gen]
    fn update(&mut self) {
        self.size.next = 2.into();
        self.stores.next = false.into();
        self.zero_fill.next = false.into();
        match self.op.val().index() {
            op::LB => self.size.next = 0.into(),
            op::LH => self.size.next = 1.into(),
            op::LBU => {
                self.size.next = 0.into();
                self.zero_fill.next = true.into();
            }
            op::LHU => {
                self.size.next = 1.into();
                self.zero_fill.next = true.into();
            }
            op::SB => {
                self.size.next = 0.into();
                self.stores.next = true.into();
            }
            op::SH => {
                self.size.next = 1.into();
                self.stores.next = true.into();
            }
            op::SW => self.stores.next = true.into(),
            op::FSW => self.stores.next = true.into(),
            _ => {}
        }
        self.wrong.next = 0.into();
        for lane in 0..self.base.len() {
            self.addresses[lane].next = self.base[lane].val() + self.imm.val();
            self.evidence.words[lane].next = self.addresses[lane].val();
            self.wrong.next = self.wrong.val().replace_bit(
                lane,
                self.active.val().get_bit(lane)
                    & (((self.size.val() == 2) & self.addresses[lane].val().get_bit(1))
                        | ((self.size.val() != 0) & self.addresses[lane].val().get_bit(0))),
            );
        }
        self.lowest.requests.next = self.wrong.val();
        self.misaligned.next = self.lowest.found.val();
        self.wrong_lane.next = self.lowest.index.val();
        self.evidence.index.next = self.lowest.index.val();
        self.wrong_address.next = self.evidence.chosen.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{is_set, prove, put, word};
    use warpstep_kit::check::{Bench, Check, Random};
    use warpstep_spec::Op;

    const OPS: [Op; 10] =
        [Op::Lb, Op::Lh, Op::Lw, Op::Lbu, Op::Lhu, Op::Flw, Op::Sb, Op::Sh, Op::Sw, Op::Fsw];

    #[test]
    fn it_agrees_with_its_verilog() {
        for lanes in [1, 4, 5, 32] {
            let check = Check::default().input("op", |random| OPS[random.below(10) as usize] as u64);
            prove(check, LaneAddresses::new(lanes));
        }
    }

    #[test]
    fn the_lowest_active_lane_with_a_wrong_address_is_named() {
        let mut random = Random::new(9);
        let mut bench = Bench::new(LaneAddresses::new(5));
        for _ in 0..400 {
            let op = OPS[random.below(10) as usize];
            let (imm, active) = (random.word() & 0xffff_ffff, random.below(32));
            let addresses: Vec<u64> = (0..5).map(|_| random.word() & 0xffff_ffff).collect();
            put(&mut bench.block.op, op as u64);
            put(&mut bench.block.imm, imm);
            put(&mut bench.block.active, active);
            for (base, address) in bench.block.base.iter_mut().zip(&addresses) {
                put(base, address.wrapping_sub(imm));
            }
            bench.settle();
            let block = &bench.block;
            let mnemonic = op.row().mnemonic;
            let bytes = match mnemonic.trim_start_matches('f').as_bytes()[1] {
                b'b' => 1,
                b'h' => 2,
                _ => 4,
            };
            assert_eq!(1 << word(&block.size), bytes, "{op}");
            assert_eq!(is_set(&block.stores), mnemonic.contains('s'), "{op}");
            assert_eq!(is_set(&block.zero_fill), mnemonic.ends_with('u'), "{op}");
            assert_eq!(block.addresses.iter().map(word).collect::<Vec<_>>(), addresses);
            let wrong =
                (0..5).find(|lane| active >> lane & 1 == 1 && !addresses[*lane].is_multiple_of(bytes));
            assert_eq!(is_set(&block.misaligned), wrong.is_some());
            if let Some(lane) = wrong {
                assert_eq!(
                    (word(&block.wrong_lane), word(&block.wrong_address)),
                    (lane as u64, addresses[lane])
                );
            }
        }
    }
}
