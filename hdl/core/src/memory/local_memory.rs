//! The memory of the core's own: banks one word wide, each with one word a step; lanes that want other words of a bank
//! wait for a later step.
//!
//! Lanes that may go in k: `group` is who does, in k. A done step that reads has its words in k + 1, one a bank; which is
//! whose is for the row to pick. A done step that writes does so at the end of k.

use super::banks::LocalBank;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// All banks.
#[derive(LogicBlock)]
pub struct LocalMemory {
    /// Lanes that ask.
    pub lanes: Wire<In>,
    /// Address of each lane.
    pub addresses: Vec<Wire<In>>,
    /// Word to store of each lane.
    pub data: Vec<Wire<In>>,
    /// Its bytes that count.
    pub bytes: Vec<Wire<In>>,
    /// The step is done and reads.
    pub read: Wire<In>,
    /// The step is done and writes.
    pub write: Wire<In>,
    /// Lanes served.
    pub group: Wire<Out>,
    /// Words read in the cycle before, one a bank, the first lowest.
    pub words: Wire<Out>,
    banks: Vec<LocalBank>,
    wanted_banks: Vec<Wire<Local>>,
    wanted_rows: Vec<Wire<Local>>,
    bank_mask: Param,
    row_at: Param,
    row_mask: Param,
}

impl LocalMemory {
    /// For so many lanes: so many bytes in so many banks.
    pub fn new(lanes: usize, bytes: usize, banks: usize) -> LocalMemory {
        let rows = bytes / 4 / banks;
        LocalMemory {
            lanes: Wire::new(lanes),
            addresses: Wire::several(lanes, 32),
            data: Wire::several(lanes, 32),
            bytes: Wire::several(lanes, 4),
            read: Wire::new(1),
            write: Wire::new(1),
            group: Wire::new(lanes),
            words: Wire::new(32 * banks),
            banks: (0..banks).map(|_| LocalBank::new(lanes, banks, rows)).collect(),
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
        for lane in 0..self.addresses.len() {
            self.wanted_banks[lane].next =
                unsigned_cast((self.addresses[lane].val() >> 2) & self.bank_mask.val());
            self.wanted_rows[lane].next =
                unsigned_cast((self.addresses[lane].val() >> self.row_at.val()) & self.row_mask.val());
        }
        self.group.next = 0.into();
        self.words.next = 0.into();
        for bank in 0..self.banks.len() {
            self.banks[bank].number.next = bank.into();
            self.banks[bank].lanes.next = self.lanes.val();
            self.banks[bank].read.next = self.read.val();
            self.banks[bank].write.next = self.write.val();
            for lane in 0..self.addresses.len() {
                self.banks[bank].wanted_banks[lane].next = self.wanted_banks[lane].val();
                self.banks[bank].wanted_rows[lane].next = self.wanted_rows[lane].val();
                self.banks[bank].data[lane].next = self.data[lane].val();
                self.banks[bank].bytes[lane].next = self.bytes[lane].val();
            }
            self.group.next = self.group.val() | self.banks[bank].group.val();
            self.words.next = self.words.val().replace_bit(bank * 32, self.banks[bank].word.val());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{lanes_of, prove, put, word};
    use std::collections::HashMap;
    use warpstep_kit::check::{Bench, Check, Random};

    const SHAPES: [(usize, usize, usize); 6] =
        [(1, 1024, 1), (1, 1024, 32), (4, 4096, 4), (5, 1024, 2), (8, 2048, 16), (32, 1024, 32)];

    fn near(random: &mut Random) -> u64 {
        0xffff_0000 + random.below(64) * 4
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for (lanes, bytes, banks) in SHAPES {
            let check = Check::default().cycles(60);
            let check = (0..lanes).fold(check, |check, at| check.input(&format!("addresses_{at}"), near));
            prove(check, LocalMemory::new(lanes, bytes, banks));
        }
    }

    #[test]
    fn a_step_serves_one_word_a_bank() {
        for (lanes, size, banks) in SHAPES {
            let mut random = Random::new((lanes * banks) as u64);
            let mut bench = Bench::new(LocalMemory::new(lanes, size, banks));
            let mut model: HashMap<u64, u8> = HashMap::new();
            for _ in 0..80 {
                let asking = (random.word() & ((1 << lanes) - 1)).max(1);
                let addresses: Vec<u64> = (0..lanes).map(|_| near(&mut random)).collect();
                let data: Vec<u64> = (0..lanes).map(|_| random.word() & 0xffff_ffff).collect();
                let enabled: Vec<u64> = (0..lanes).map(|_| random.below(16)).collect();
                let (reads, writes) =
                    [(true, false), (false, true), (false, false)][random.below(3) as usize];
                let block = &mut bench.block;
                put(&mut block.lanes, asking);
                put(&mut block.read, reads.into());
                put(&mut block.write, writes.into());
                for lane in 0..lanes {
                    put(&mut block.addresses[lane], addresses[lane]);
                    put(&mut block.data[lane], data[lane]);
                    put(&mut block.bytes[lane], enabled[lane]);
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
