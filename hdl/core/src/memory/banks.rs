//! One bank of local memory: which word it reads or writes in a cycle, and for which lanes.
//!
//! Who chooses its row and who is served is found for all banks together (`bank_groups`). Asked in k: the word read is there in
//! k + 1, or the word is written at the end of k.

use super::access::StoreBytes;
use super::local_memory::LocalRequest;
use super::merge::WordMerge;
use crate::Shape;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::Ram;

/// A bank: one word wide.
#[derive(LogicBlock)]
pub struct LocalBank {
    /// Number of this bank.
    pub number: Wire<In>,
    /// Lanes that access any bank, and what is done for them.
    pub request: LocalRequest<In>,
    /// Bank each lane accesses.
    pub wanted_banks: Vec<Wire<In>>,
    /// Row each lane accesses.
    pub wanted_rows: Vec<Wire<In>>,
    /// Word to store of each lane.
    pub stores: Vec<StoreBytes<In>>,
    /// Lanes that choose the row of their bank, at most one of each bank; one bit per lane.
    pub leads: Wire<In>,
    /// Lanes that any bank serves, one bit per lane.
    pub group: Wire<In>,
    /// Word read in the cycle before.
    pub word: Wire<Out>,
    /// The lane that chooses the row of this bank, and those that it serves, one bit per lane.
    leader: Wire<Local>,
    served: Wire<Local>,
    row: Wire<Local>,
    merge: WordMerge,
    words: Ram,
}

impl LocalBank {
    /// One of the machine's banks.
    pub fn new(shape: &Shape) -> LocalBank {
        let (lanes, banks) = (shape.lanes(), shape.local_banks());
        let rows = shape.config().local_memory_bytes as usize / 4 / banks;
        let row = index_width(rows);
        LocalBank {
            number: Wire::new(index_width(banks)),
            request: LocalRequest::new(shape),
            wanted_banks: Wire::several(lanes, index_width(banks)),
            wanted_rows: Wire::several(lanes, row),
            stores: StoreBytes::per_lane(shape),
            leads: Wire::new(lanes),
            group: Wire::new(lanes),
            word: Wire::new(32),
            leader: Wire::new(lanes),
            served: Wire::new(lanes),
            row: Wire::new(row),
            merge: WordMerge::new(shape),
            words: Ram::apart(rows, 32, 4),
        }
    }
}

impl Logic for LocalBank {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.leader.next = 0.into();
        self.served.next = 0.into();
        self.row.next = 0.into();
        if self.request.active.val().any() {
            for lane in 0..self.stores.len() {
                self.leader.next = self.leader.val().replace_bit(
                    lane,
                    self.leads.val().get_bit(lane) & (self.wanted_banks[lane].val() == self.number.val()),
                );
                self.served.next = self.served.val().replace_bit(
                    lane,
                    self.group.val().get_bit(lane) & (self.wanted_banks[lane].val() == self.number.val()),
                );
                if self.leader.val().get_bit(lane) {
                    self.row.next = self.row.val() | self.wanted_rows[lane].val();
                }
            }
        }

        self.merge.active.next = 0.into();
        if self.request.write.val().any() {
            self.merge.active.next = self.served.val();
        }
        wires::link(&mut self.stores, &mut self.merge.stores);
        self.words.read_enable.next = (self.request.read.val().any() & self.leader.val().any()).into();
        self.words.read_address.next = self.row.val();
        self.words.write_enable.next = self.merge.merged.bytes.val();
        self.words.write_address.next = self.row.val();
        self.words.write_data.next = self.merge.merged.data.val();
        self.word.next = self.words.read_data.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, shape};
    use warpstep_kit::check::Check;

    #[test]
    fn it_agrees_with_its_verilog() {
        for (lanes, banks) in [(1, 1), (4, 4), (5, 2), (32, 32)] {
            let shape = shape(|p| (p.lanes, p.local_banks) = (lanes, banks));
            let check = Check::default().cycles(200);
            let check = (0..lanes).fold(check, |check, lane| {
                check
                    .input(&format!("wanted_rows_{lane}"), |random| random.below(3))
                    .input(&format!("wanted_banks_{lane}"), |random| random.below(2))
            });
            agree(check.input("number", |random| random.below(2)), LocalBank::new(&shape));
        }
    }
}
