//! What an access accesses: an address a lane, how many bytes, in which region, and whether they may be there. Combinational.
//!
//! A byte lies anywhere, a half at a multiple of two, a word at a multiple of four. Nothing lies below the first device, nor
//! in the window of local memory beyond its end. The lowest lane that is wrong is told; of a lane that is wrong in both
//! ways, that it is misaligned. Without `valid` everything is zero, so that idle cycles cost a simulator nothing.

use crate::control::fault::CAUSE_BITS;
use crate::control::fault::cause::{MISALIGNED_ACCESS, UNMAPPED_ACCESS};
use crate::control::op;
use crate::operation::OP_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{FirstSet, Select, index_width};
use warpstep_spec::{Op, abi};

const FENCE: usize = Op::Fence as usize;
/// Upper half of an address of local memory.
const LOCAL: usize = (abi::LOCAL_MEMORY_BASE >> 16) as usize;
/// The lowest address of a device.
const LOWEST: usize = abi::IO.start as usize;

/// Addresses of all lanes.
#[derive(LogicBlock)]
pub struct LaneAddresses {
    /// There is an access.
    pub valid: Wire<In>,
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
    /// Whether it is a fence: no address counts.
    pub fences: Wire<Out>,
    /// Whether zeros, not the sign, stand above what is loaded.
    pub zero_fill: Wire<Out>,
    /// Lanes with a local address.
    pub local: Wire<Out>,
    /// Lanes with an address of a device.
    pub io: Wire<Out>,
    /// An active lane's address is wrong.
    pub wrong: Wire<Out>,
    /// In which way.
    pub wrong_cause: Wire<Out>,
    /// The lowest such lane.
    pub wrong_lane: Wire<Out>,
    /// Its address.
    pub wrong_address: Wire<Out>,
    misaligned: Wire<Local>,
    wrong_lanes: Wire<Local>,
    high: Vec<Wire<Local>>,
    low: Vec<Wire<Local>>,
    lowest: FirstSet,
    evidence: Select,
    local_bytes: Param,
}

impl LaneAddresses {
    /// For so many lanes, and so many bytes of local memory.
    pub fn new(lanes: usize, local_bytes: usize) -> LaneAddresses {
        LaneAddresses {
            valid: Wire::new(1),
            op: Wire::new(OP_BITS),
            imm: Wire::new(32),
            active: Wire::new(lanes),
            base: Wire::several(lanes, 32),
            addresses: Wire::several(lanes, 32),
            size: Wire::new(2),
            stores: Wire::new(1),
            fences: Wire::new(1),
            zero_fill: Wire::new(1),
            local: Wire::new(lanes),
            io: Wire::new(lanes),
            wrong: Wire::new(1),
            wrong_cause: Wire::new(CAUSE_BITS),
            wrong_lane: Wire::new(index_width(lanes)),
            wrong_address: Wire::new(32),
            misaligned: Wire::new(lanes),
            wrong_lanes: Wire::new(lanes),
            high: Wire::several(lanes, 16),
            low: Wire::several(lanes, 17),
            lowest: FirstSet::new(lanes),
            evidence: Select::new(lanes, 32),
            local_bytes: Param::new(local_bytes),
        }
    }
}

impl Logic for LaneAddresses {
    about!(
        op::LB,
        op::LH,
        op::LBU,
        op::LHU,
        op::SB,
        op::SH,
        op::SW,
        op::FSW,
        FENCE,
        LOCAL,
        LOWEST,
        MISALIGNED_ACCESS,
        UNMAPPED_ACCESS
    );

    #[hdl_gen]
    fn update(&mut self) {
        self.size.next = 2.into();
        self.stores.next = false.into();
        self.fences.next = false.into();
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
            FENCE => self.fences.next = true.into(),
            _ => {}
        }

        for lane in 0..self.base.len() {
            self.addresses[lane].next = 0.into();
            if self.valid.val().any() {
                self.addresses[lane].next = self.base[lane].val() + self.imm.val();
            }
            self.high[lane].next = self.addresses[lane].val().get_bits::<16>(16);
            self.low[lane].next = unsigned_cast(self.addresses[lane].val().get_bits::<16>(0));
            self.evidence.words[lane].next = self.addresses[lane].val();
        }
        self.local.next = 0.into();
        self.io.next = 0.into();
        self.misaligned.next = 0.into();
        self.wrong_lanes.next = 0.into();
        if self.valid.val().any() {
            for lane in 0..self.base.len() {
                self.local.next = self.local.val().replace_bit(lane, self.high[lane].val() == LOCAL);
                self.io.next = self.io.val().replace_bit(lane, self.high[lane].val() == 0);
                self.misaligned.next = self.misaligned.val().replace_bit(
                    lane,
                    ((self.size.val() == 2) & self.addresses[lane].val().get_bit(1))
                        | ((self.size.val() != 0) & self.addresses[lane].val().get_bit(0)),
                );
                self.wrong_lanes.next = self.wrong_lanes.val().replace_bit(
                    lane,
                    self.misaligned.val().get_bit(lane)
                        | (self.local.val().get_bit(lane) & (self.low[lane].val() >= self.local_bytes.val()))
                        | (self.addresses[lane].val() < LOWEST),
                );
            }
        }
        self.lowest.requests.next = 0.into();
        if !self.fences.val().any() {
            self.lowest.requests.next = self.wrong_lanes.val() & self.active.val();
        }
        self.wrong.next = self.lowest.found.val();
        self.wrong_lane.next = self.lowest.index.val();
        self.evidence.index.next = self.lowest.index.val();
        self.wrong_address.next = self.evidence.chosen.val();
        self.wrong_cause.next = UNMAPPED_ACCESS.into();
        if (self.misaligned.val() & self.lowest.grant.val()).any() {
            self.wrong_cause.next = MISALIGNED_ACCESS.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{OPS, is_set, length, prove, put, stores, word};
    use warpstep_kit::check::{Bench, Check, Random};

    /// Every region, and the edges of each.
    fn anywhere(random: &mut Random) -> u64 {
        let near = [0x0, 0x40, 0x1_0000, 0x8000_0000, 0xffff_0000, 0xffff_0400, 0xffff_8000];
        let base = near[random.below(7) as usize];
        (base + random.below(16)).wrapping_sub(random.below(8)) & 0xffff_ffff
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (lanes, local_bytes) in [(1, 1024), (4, 16384), (5, 65536), (8, 2048), (32, 1024)] {
            let check = Check::default().cycles(150).input("op", |random| match random.once_in(8) {
                true => Op::Fence as u64,
                false => OPS[random.below(10) as usize] as u64,
            });
            let check = check.input("imm", |random| random.below(8));
            let check = (0..lanes).fold(check, |check, lane| check.input(&format!("base_{lane}"), anywhere));
            prove(check, LaneAddresses::new(lanes, local_bytes));
        }
    }

    #[test]
    fn the_lowest_active_lane_with_a_wrong_address_is_named() {
        let mut random = Random::new(9);
        let local_bytes = 1024;
        let mut bench = Bench::new(LaneAddresses::new(5, local_bytes as usize));
        for _ in 0..500 {
            let op = if random.once_in(20) { Op::Fence } else { OPS[random.below(10) as usize] };
            let (imm, active) = (random.word() & 0xffff_ffff, random.below(32));
            let addresses: Vec<u64> = (0..5).map(|_| anywhere(&mut random)).collect();
            put(&mut bench.block.valid, 1);
            put(&mut bench.block.op, op as u64);
            put(&mut bench.block.imm, imm);
            put(&mut bench.block.active, active);
            for (base, address) in bench.block.base.iter_mut().zip(&addresses) {
                put(base, address.wrapping_sub(imm));
            }
            bench.settle();
            let block = &bench.block;
            assert_eq!(is_set(&block.fences), op == Op::Fence);
            assert_eq!(block.addresses.iter().map(word).collect::<Vec<_>>(), addresses);
            let mask = |of: &dyn Fn(u64) -> bool| {
                addresses.iter().enumerate().fold(0, |mask, (lane, at)| mask | u64::from(of(*at)) << lane)
            };
            assert_eq!(word(&block.local), mask(&|at| at >= 0xffff_0000));
            assert_eq!(word(&block.io), mask(&|at| at < 0x1_0000));
            let mut wrong = None;
            if op != Op::Fence {
                assert_eq!(1 << word(&block.size), length(op), "{op}");
                assert_eq!(is_set(&block.stores), stores(op), "{op}");
                assert_eq!(is_set(&block.zero_fill), op.row().mnemonic.ends_with('u'), "{op}");
                wrong = (0..5).filter(|lane| active >> lane & 1 == 1).find_map(|lane| {
                    let at = addresses[lane];
                    if !at.is_multiple_of(length(op)) {
                        return Some((lane as u64, MISALIGNED_ACCESS as u64, at));
                    }
                    (at < 0x40 || at >= 0xffff_0000 + local_bytes).then_some((
                        lane as u64,
                        UNMAPPED_ACCESS as u64,
                        at,
                    ))
                });
            }
            assert_eq!(is_set(&block.wrong), wrong.is_some());
            if let Some(wrong) = wrong {
                let told = (word(&block.wrong_lane), word(&block.wrong_cause), word(&block.wrong_address));
                assert_eq!(told, wrong);
            }
        }
    }

    #[test]
    fn nothing_is_wrong_without_an_access() {
        let mut bench = Bench::new(LaneAddresses::new(4, 1024));
        put(&mut bench.block.active, 15);
        bench.settle();
        assert!(!is_set(&bench.block.wrong));
    }
}
