//! The local memory of a core: banks one word wide, each with one word per cycle; lanes that want other words of a bank wait for a
//! later cycle.
//!
//! Lanes that may go in k: `group` is those that do, in k. A read has its words in k + 1, one per bank; the load buffer picks
//! each lane's. A write is done at the end of k.

use super::access::LaneAccess;
use super::bank_groups::BankGroups;
use super::banks::LocalBank;
use crate::Shape;
use warpstep_kit::prelude::*;

/// What the coalescer asks of local memory in one cycle.
#[derive(Bundle)]
pub struct LocalRequest<K: Kind> {
    /// Lanes that access local memory, one bit per lane.
    pub active: Signal<K>,
    /// Their words are read.
    pub read: Signal<K>,
    /// Their words are written.
    pub write: Signal<K>,
}

impl<K: Kind> LocalRequest<K> {
    /// Of all lanes of a warp.
    pub fn new(shape: &Shape) -> LocalRequest<K> {
        LocalRequest { active: K::wire(shape.lanes()), read: K::wire(1), write: K::wire(1) }
    }
}

/// All banks.
#[derive(LogicBlock)]
pub struct LocalMemory {
    /// Lanes that access local memory, and what is done for them.
    pub request: LocalRequest<In>,
    /// Address and word to store of each lane.
    pub lanes: Vec<LaneAccess<In>>,
    /// Lanes that are served, one bit per lane.
    pub group: Wire<Out>,
    /// Words read in the cycle before, one per bank, that of bank 0 lowest.
    pub words: Wire<Out>,
    groups: BankGroups,
    banks: Vec<LocalBank>,
    wanted_banks: Vec<Wire<Local>>,
    wanted_rows: Vec<Wire<Local>>,
    bank_mask: Param,
    row_at: Param,
    row_mask: Param,
}

impl LocalMemory {
    /// As large as the machine's.
    pub fn new(shape: &Shape) -> LocalMemory {
        let (lanes, banks) = (shape.lanes(), shape.local_banks());
        let rows = shape.config().local_memory_bytes as usize / 4 / banks;
        LocalMemory {
            request: LocalRequest::new(shape),
            lanes: LaneAccess::per_lane(shape),
            group: Wire::new(lanes),
            words: Wire::new(32 * banks),
            groups: BankGroups::new(shape),
            banks: (0..banks).map(|_| LocalBank::new(shape)).collect(),
            wanted_banks: Wire::several(lanes, index_width(banks)),
            wanted_rows: Wire::several(lanes, index_width(rows)),
            bank_mask: Param::new(banks - 1),
            row_at: Param::new(2 + banks.ilog2() as usize),
            row_mask: Param::new(rows - 1),
        }
    }
}

impl Logic for LocalMemory {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        for lane in 0..self.lanes.len() {
            self.wanted_banks[lane].next =
                unsigned_cast((self.lanes[lane].address.val() >> 2) & self.bank_mask.val());
            self.wanted_rows[lane].next =
                unsigned_cast((self.lanes[lane].address.val() >> self.row_at.val()) & self.row_mask.val());
        }
        self.groups.active.next = self.request.active.val();
        wires::link(&mut self.wanted_banks, &mut self.groups.wanted_banks);
        wires::link(&mut self.wanted_rows, &mut self.groups.wanted_rows);
        self.group.next = self.groups.group.val();
        self.words.next = 0.into();
        for bank in 0..self.banks.len() {
            self.banks[bank].number.next = bank.into();
            wires::link(&mut self.request, &mut self.banks[bank].request);
            wires::link(&mut self.wanted_banks, &mut self.banks[bank].wanted_banks);
            wires::link(&mut self.wanted_rows, &mut self.banks[bank].wanted_rows);
            for lane in 0..self.lanes.len() {
                wires::link(&mut self.lanes[lane].store, &mut self.banks[bank].stores[lane]);
            }
            self.banks[bank].leads.next = self.groups.leads.val();
            self.banks[bank].group.next = self.groups.group.val();
            self.words.next = self.words.val().replace_bit(bank * 32, self.banks[bank].word.val());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, lanes_of, put, shape, word};
    use std::collections::HashMap;
    use warpstep_kit::check::{Bench, Check, Random};

    const SHAPES: [(usize, u32, u32); 6] =
        [(1, 1024, 1), (1, 1024, 32), (4, 4096, 4), (5, 1024, 2), (8, 2048, 16), (32, 1024, 32)];

    fn near(random: &mut Random) -> u64 {
        0xffff_0000 + random.below(64) * 4
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (lanes, size, banks) in SHAPES {
            let shape = shape(|p| (p.lanes, p.local_memory_bytes, p.local_banks) = (lanes, size, banks));
            // Icarus takes over a second for a cycle of 32 lanes; the next test checks what they read and write for longer.
            let check = Check::default().cycles(if lanes == 32 { 10 } else { 60 });
            let check = (0..lanes).fold(check, |check, at| check.input(&format!("lanes_{at}_address"), near));
            agree(check, LocalMemory::new(&shape));
        }
    }

    #[test]
    fn a_step_serves_one_word_a_bank() {
        for (lanes, size, banks) in SHAPES {
            let shape = shape(|p| (p.lanes, p.local_memory_bytes, p.local_banks) = (lanes, size, banks));
            let banks = banks as usize;
            let mut random = Random::new((lanes * banks) as u64);
            let mut bench = Bench::new(LocalMemory::new(&shape));
            let mut model: HashMap<u64, u8> = HashMap::new();
            for _ in 0..80 {
                let asking = (random.word() & ((1 << lanes) - 1)).max(1);
                let addresses: Vec<u64> = (0..lanes).map(|_| near(&mut random)).collect();
                let data: Vec<u64> = (0..lanes).map(|_| random.word() & 0xffff_ffff).collect();
                let enabled: Vec<u64> = (0..lanes).map(|_| random.below(16)).collect();
                let (reads, writes) =
                    [(true, false), (false, true), (false, false)][random.below(3) as usize];
                let block = &mut bench.block;
                put(&mut block.request.active, asking);
                put(&mut block.request.read, reads.into());
                put(&mut block.request.write, writes.into());
                for lane in 0..lanes {
                    put(&mut block.lanes[lane].address, addresses[lane]);
                    put(&mut block.lanes[lane].store.data, data[lane]);
                    put(&mut block.lanes[lane].store.bytes, enabled[lane]);
                }
                bench.settle();
                let mut chosen: HashMap<u64, u64> = HashMap::new();
                let mut group = vec![];
                for lane in lanes_of(asking) {
                    let at = addresses[lane];
                    if *chosen.entry(at / 4 % banks as u64).or_insert(at) == at {
                        group.push(lane);
                    }
                }
                assert_eq!(lanes_of(word(&bench.block.group)), group);
                bench.clock();
                for lane in group {
                    let at = addresses[lane];
                    if reads {
                        let expected = (0..4).fold(0, |all, byte| {
                            all | u64::from(*model.get(&(at + byte)).unwrap_or(&0)) << (8 * byte)
                        });
                        let offset = (at / 4) as usize % banks * 32;
                        assert_eq!(bench.block.words.val().bits().slice(offset, 32).to_u64(), Some(expected));
                    }
                    for byte in (0..4).filter(|byte| writes && enabled[lane] >> byte & 1 == 1) {
                        model.insert(at + byte, (data[lane] >> (8 * byte)) as u8);
                    }
                }
            }
        }
    }
}
