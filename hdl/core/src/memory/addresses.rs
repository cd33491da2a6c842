//! What an access accesses: how many bytes, in which region, and whether they may be there. Combinational.
//!
//! A byte lies anywhere, a half at a multiple of two, a word at a multiple of four. Nothing is mapped below the first device, nor
//! in the window of local memory beyond its end. Of several active lanes with a wrong address the lowest is reported; of a lane
//! that is misaligned and unmapped, that it is misaligned. Without `valid` all addresses are zero, so that idle cycles cost a
//! simulator nothing.

use super::access::Access;
use super::align::StoreAlign;
use super::tag;
use crate::Shape;
use crate::bundles::memory_operands::MemoryOperands;
use crate::control::fault::CAUSE_BITS;
use crate::control::fault::cause::{MISALIGNED_ACCESS, UNMAPPED_ACCESS};
use crate::control::op;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{FirstSet, Select};
use warpstep_spec::{Op, abi};

const OP_FENCE: usize = Op::Fence as usize;
/// Upper half of an address of local memory.
const LOCAL: usize = (abi::LOCAL_MEMORY_BASE >> 16) as usize;
/// The lowest address of a device.
const LOWEST: usize = abi::IO.start as usize;

/// An access that goes no further because of its address.
#[derive(Bundle)]
pub struct AddressError<K: Kind> {
    /// An active lane has a wrong address.
    pub valid: Signal<K>,
    /// Cause of the error: misaligned or unmapped.
    pub cause: Signal<K>,
    /// Tag of the access with the wrong address.
    pub tag: Signal<K>,
    /// Wrong address of the lowest such lane.
    pub address: Signal<K>,
    /// Lowest active lane with a wrong address.
    pub lane: Signal<K>,
}

impl<K: Kind> AddressError<K> {
    /// Of any lane and context.
    pub fn new(shape: &Shape) -> AddressError<K> {
        AddressError {
            valid: K::wire(1),
            cause: K::wire(CAUSE_BITS),
            tag: K::wire(shape.tag_bits()),
            address: K::wire(32),
            lane: K::wire(shape.lane_bits()),
        }
    }
}

/// Addresses of all lanes.
#[derive(LogicBlock)]
pub struct LaneAddresses {
    /// The operands belong to a load, store or fence.
    pub valid: Wire<In>,
    /// Instruction and operands.
    pub operands: MemoryOperands<In>,
    /// The access, if no address is wrong.
    pub access: Access<Out>,
    /// The error, if an address is wrong.
    pub wrong: AddressError<Out>,
    size: Wire<Local>,
    store: Wire<Local>,
    fence: Wire<Local>,
    zero_fill: Wire<Local>,
    aligned: Vec<StoreAlign>,
    misaligned: Wire<Local>,
    wrong_lanes: Wire<Local>,
    high: Vec<Wire<Local>>,
    low: Vec<Wire<Local>>,
    lowest: FirstSet,
    evidence: Select,
    local_bytes: Param,
}

impl LaneAddresses {
    /// For the lanes and the local memory of the machine.
    pub fn new(shape: &Shape) -> LaneAddresses {
        let lanes = shape.lanes();
        LaneAddresses {
            valid: Wire::new(1),
            operands: MemoryOperands::new(shape),
            access: Access::new(shape),
            wrong: AddressError::new(shape),
            size: Wire::new(2),
            store: Wire::new(1),
            fence: Wire::new(1),
            zero_fill: Wire::new(1),
            aligned: (0..lanes).map(|_| StoreAlign::default()).collect(),
            misaligned: Wire::new(lanes),
            wrong_lanes: Wire::new(lanes),
            high: Wire::several(lanes, 16),
            low: Wire::several(lanes, 17),
            lowest: FirstSet::new(lanes),
            evidence: Select::new(lanes, 32),
            local_bytes: Param::new(shape.config().local_memory_bytes as usize),
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
        OP_FENCE,
        LOCAL,
        LOWEST,
        MISALIGNED_ACCESS,
        UNMAPPED_ACCESS,
        tag::ZERO_FILL,
        tag::SIZE,
        tag::STORE,
        tag::FENCE,
        tag::RD,
        tag::PC,
        tag::CONTEXT
    );

    #[hdl_gen]
    fn update(&mut self) {
        self.size.next = 2.into();
        self.store.next = false.into();
        self.fence.next = false.into();
        self.zero_fill.next = false.into();
        match self.operands.op.val().index() {
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
                self.store.next = true.into();
            }
            op::SH => {
                self.size.next = 1.into();
                self.store.next = true.into();
            }
            op::SW => self.store.next = true.into(),
            op::FSW => self.store.next = true.into(),
            OP_FENCE => self.fence.next = true.into(),
            _ => {}
        }
        self.access.tag.next = (unsigned_cast(self.operands.context.val()) << tag::CONTEXT)
            | (unsigned_cast(self.operands.pc.val()) << tag::PC)
            | (unsigned_cast(self.operands.rd.val()) << tag::RD)
            | (unsigned_cast(self.fence.val()) << tag::FENCE)
            | (unsigned_cast(self.store.val()) << tag::STORE)
            | (unsigned_cast(self.size.val()) << tag::SIZE)
            | (unsigned_cast(self.zero_fill.val()) << tag::ZERO_FILL);

        comment!("Addresses and data of all lanes.");
        self.access.active.next = self.operands.active.val();
        for lane in 0..self.high.len() {
            self.access.lanes[lane].address.next = 0.into();
            if self.valid.val().any() {
                self.access.lanes[lane].address.next = self.operands.addresses[lane].val();
            }
            self.high[lane].next = self.access.lanes[lane].address.val().get_bits::<16>(16);
            self.low[lane].next = unsigned_cast(self.access.lanes[lane].address.val().get_bits::<16>(0));
            self.evidence.words[lane].next = self.access.lanes[lane].address.val();
            self.aligned[lane].size.next = self.size.val();
            self.aligned[lane].offset.next = self.access.lanes[lane].address.val().get_bits::<2>(0);
            self.aligned[lane].data.next = self.operands.data[lane].val();
            wires::link(&mut self.aligned[lane].store, &mut self.access.lanes[lane].store);
        }

        comment!("Regions, and addresses that are wrong.");
        self.access.local.next = 0.into();
        self.access.io.next = 0.into();
        self.misaligned.next = 0.into();
        self.wrong_lanes.next = 0.into();
        if self.valid.val().any() {
            for lane in 0..self.high.len() {
                self.access.local.next =
                    self.access.local.val().replace_bit(lane, self.high[lane].val() == LOCAL);
                self.access.io.next = self.access.io.val().replace_bit(lane, self.high[lane].val() == 0);
                self.misaligned.next = self.misaligned.val().replace_bit(
                    lane,
                    ((self.size.val() == 2) & self.low[lane].val().get_bit(1))
                        | ((self.size.val() != 0) & self.low[lane].val().get_bit(0)),
                );
                self.wrong_lanes.next = self.wrong_lanes.val().replace_bit(
                    lane,
                    self.misaligned.val().get_bit(lane)
                        | (self.access.local.val().get_bit(lane)
                            & (self.low[lane].val() >= self.local_bytes.val()))
                        | (self.access.lanes[lane].address.val() < LOWEST),
                );
            }
        }
        self.lowest.requests.next = 0.into();
        if !self.fence.val().any() {
            self.lowest.requests.next = self.wrong_lanes.val() & self.operands.active.val();
        }
        self.access.valid.next = self.valid.val() & !self.lowest.found.val();
        self.wrong.valid.next = self.lowest.found.val();
        self.wrong.tag.next = self.access.tag.val();
        self.wrong.lane.next = self.lowest.index.val();
        self.evidence.index.next = self.lowest.index.val();
        self.wrong.address.next = self.evidence.chosen.val();
        self.wrong.cause.next = UNMAPPED_ACCESS.into();
        if (self.misaligned.val() & self.lowest.grant.val()).any() {
            self.wrong.cause.next = MISALIGNED_ACCESS.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{OPS, agree, is_set, length, put, shape, stores, word};
    use warpstep_kit::check::{Bench, Check, Random};

    /// Every region, and the edges of each.
    fn anywhere(random: &mut Random) -> u64 {
        let near = [0x0, 0x40, 0x1_0000, 0x8000_0000, 0xffff_0000, 0xffff_0400, 0xffff_8000];
        let base = near[random.below(7) as usize];
        (base + random.below(16)).wrapping_sub(random.below(8)) & 0xffff_ffff
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes, local_bytes) in
            [(1, 1, 1024), (2, 4, 16384), (3, 5, 65536), (8, 8, 2048), (32, 32, 1024)]
        {
            let shape = shape(|p| (p.warps, p.lanes, p.local_memory_bytes) = (warps, lanes, local_bytes));
            let check = Check::default().cycles(150).input("operands_op", |random| match random.once_in(8) {
                true => Op::Fence as u64,
                false => OPS[random.below(10) as usize] as u64,
            });
            let check = (0..lanes)
                .fold(check, |check, lane| check.input(&format!("operands_addresses_{lane}"), anywhere));
            agree(check, LaneAddresses::new(&shape));
        }
    }

    #[test]
    fn the_lowest_active_lane_with_a_wrong_address_is_named() {
        let mut random = Random::new(9);
        let local_bytes = 1024;
        let shape = shape(|p| (p.lanes, p.local_memory_bytes) = (5, local_bytes as u32));
        let mut bench = Bench::new(LaneAddresses::new(&shape));
        for _ in 0..500 {
            let op = if random.once_in(20) { Op::Fence } else { OPS[random.below(10) as usize] };
            let active = random.below(32);
            let addresses: Vec<u64> = (0..5).map(|_| anywhere(&mut random)).collect();
            put(&mut bench.block.valid, 1);
            put(&mut bench.block.operands.op, op as u64);
            put(&mut bench.block.operands.active, active);
            for (wire, address) in bench.block.operands.addresses.iter_mut().zip(&addresses) {
                put(wire, *address);
            }
            bench.settle();
            let block = &bench.block;
            let tag = word(&block.access.tag);
            assert_eq!(tag >> tag::FENCE & 1 == 1, op == Op::Fence);
            for (lane, address) in block.access.lanes.iter().zip(&addresses) {
                assert_eq!(word(&lane.address), *address);
            }
            let mask = |of: &dyn Fn(u64) -> bool| {
                addresses.iter().enumerate().fold(0, |mask, (lane, at)| mask | u64::from(of(*at)) << lane)
            };
            assert_eq!(word(&block.access.local), mask(&|at| at >= 0xffff_0000));
            assert_eq!(word(&block.access.io), mask(&|at| at < 0x1_0000));
            let mut wrong = None;
            if op != Op::Fence {
                assert_eq!(1 << (tag >> tag::SIZE & 3), length(op), "{op}");
                assert_eq!(tag >> tag::STORE & 1 == 1, stores(op), "{op}");
                assert_eq!(tag >> tag::ZERO_FILL & 1 == 1, op.row().mnemonic.ends_with('u'), "{op}");
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
            assert_eq!(
                (is_set(&block.wrong.valid), is_set(&block.access.valid)),
                (wrong.is_some(), wrong.is_none())
            );
            if let Some(wrong) = wrong {
                let wire = &block.wrong;
                assert_eq!((word(&wire.lane), word(&wire.cause), word(&wire.address)), wrong);
            }
        }
    }

    #[test]
    fn nothing_is_wrong_without_an_access() {
        let mut bench = Bench::new(LaneAddresses::new(&shape(|_| {})));
        put(&mut bench.block.operands.active, 15);
        bench.settle();
        assert!(!is_set(&bench.block.wrong.valid) && !is_set(&bench.block.access.valid));
    }
}
