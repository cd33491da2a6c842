//! One bank of local memory: which word it gives or takes in a step, and for whom.
//!
//! Of the lanes with an address in this bank the lowest chooses a row; all that want that row are served. Asked in k: `group`
//! is there in k; the word read is there in k + 1, or the word is written at the end of k.

use super::merge::WordMerge;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{FirstSet, Ram, Select, index_width};

/// A bank: one word wide.
#[derive(LogicBlock)]
pub struct LocalBank {
    /// Its number.
    pub number: Wire<In>,
    /// Lanes that ask, of whatever bank.
    pub lanes: Wire<In>,
    /// Bank each lane asks.
    pub wanted_banks: Vec<Wire<In>>,
    /// Row it asks for.
    pub wanted_rows: Vec<Wire<In>>,
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
    /// The word read in the cycle before.
    pub word: Wire<Out>,
    here: Wire<Local>,
    served: Wire<Local>,
    lowest: FirstSet,
    row: Select,
    merged: WordMerge,
    words: Ram,
}

impl LocalBank {
    /// One of `banks` with so many rows each, for so many lanes.
    pub fn new(lanes: usize, banks: usize, rows: usize) -> LocalBank {
        let row = index_width(rows);
        LocalBank {
            number: Wire::new(index_width(banks)),
            lanes: Wire::new(lanes),
            wanted_banks: Wire::several(lanes, index_width(banks)),
            wanted_rows: Wire::several(lanes, row),
            data: Wire::several(lanes, 32),
            bytes: Wire::several(lanes, 4),
            read: Wire::new(1),
            write: Wire::new(1),
            group: Wire::new(lanes),
            word: Wire::new(32),
            here: Wire::new(lanes),
            served: Wire::new(lanes),
            lowest: FirstSet::new(lanes),
            row: Select::new(lanes, row),
            merged: WordMerge::new(lanes),
            words: Ram::new(rows, 32, 4),
        }
    }
}

impl Logic for LocalBank {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.here.next = 0.into();
        if self.lanes.val().any() {
            for lane in 0..self.data.len() {
                self.here.next = self.here.val().replace_bit(
                    lane,
                    self.lanes.val().get_bit(lane) & (self.wanted_banks[lane].val() == self.number.val()),
                );
            }
        }
        self.lowest.requests.next = self.here.val();
        self.row.index.next = self.lowest.index.val();
        for lane in 0..self.data.len() {
            self.row.words[lane].next = self.wanted_rows[lane].val();
        }
        self.served.next = 0.into();
        if self.here.val().any() {
            for lane in 0..self.data.len() {
                self.served.next = self.served.val().replace_bit(
                    lane,
                    self.here.val().get_bit(lane) & (self.wanted_rows[lane].val() == self.row.chosen.val()),
                );
            }
        }
        self.group.next = self.served.val();

        self.merged.members.next = 0.into();
        if self.write.val().any() {
            self.merged.members.next = self.served.val();
        }
        for lane in 0..self.data.len() {
            self.merged.data[lane].next = self.data[lane].val();
            self.merged.bytes[lane].next = self.bytes[lane].val();
        }
        self.words.read_enable.next = self.read.val() & self.lowest.found.val();
        self.words.read_address.next = self.row.chosen.val();
        self.words.write_enable.next = self.merged.written.val();
        self.words.write_address.next = self.row.chosen.val();
        self.words.write_data.next = self.merged.word.val();
        self.word.next = self.words.read_data.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::prove;
    use warpstep_kit::check::Check;

    #[test]
    fn it_agrees_with_its_verilog() {
        for (lanes, banks, rows) in [(1, 1, 256), (4, 4, 64), (5, 2, 16), (32, 32, 8)] {
            let check = Check::default().cycles(200);
            let check = (0..lanes).fold(check, |check, lane| {
                check
                    .input(&format!("wanted_rows_{lane}"), |random| random.below(3))
                    .input(&format!("wanted_banks_{lane}"), |random| random.below(2))
            });
            prove(check.input("number", |random| random.below(2)), LocalBank::new(lanes, banks, rows));
        }
    }
}
