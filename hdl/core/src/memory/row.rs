//! The row: the values of all lanes of the load that comes back, until they are written.
//!
//! ```text
//! m        an entry is merged: the words of its lanes are in the row at the end of m
//! e        the last one of a load: to x0 it ends here
//! e + 1    otherwise it claims a writeback slot and is told how far it is; distance 0 is this very cycle
//! s        it writes its row; the row is not free from e + 1 to s
//! ```
//! Knows nothing of where the words come from.

use super::note;
use super::pick::{LanePick, place_width};
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

const ZERO_FILL: usize = note::ZERO_FILL;
const SIZE: usize = note::SIZE;
const RD: usize = note::RD;
const CONTEXT: usize = note::CONTEXT;

/// One row.
#[derive(LogicBlock)]
pub struct ReturnRow {
    /// An entry is merged. Only when `free`.
    pub merge: Wire<In>,
    /// It is the load's last.
    pub last: Wire<In>,
    /// Its lanes.
    pub lanes: Wire<In>,
    /// Places of their words, side by side.
    pub places: Wire<In>,
    /// What the load is.
    pub note: Wire<In>,
    /// What came: a line, or the words of all banks.
    pub words: Vec<Wire<In>>,
    /// Whether an entry can be merged.
    pub free: Wire<Out>,
    /// A load to x0 ends in this cycle.
    pub drops: Wire<Out>,
    /// Cycle e + 1: a load asks for a writeback slot.
    pub claim: Wire<Out>,
    /// Cycle e + 1: so many cycles from now it is.
    pub claim_distance: Wire<In>,
    /// Cycle s: the row is written.
    pub write: Wire<Out>,
    /// Context, from e + 1 to s.
    pub write_context: Wire<Out>,
    /// Register, from e + 1 to s.
    pub write_register: Wire<Out>,
    /// Lanes, from e + 1 to s.
    pub write_lanes: Wire<Out>,
    /// Value of each lane, from e + 1 to s.
    pub write_data: Vec<Wire<Out>>,
    claims: Reg,
    holds: Reg,
    remaining: Reg,
    /// The load has merged something: its next entry adds to it.
    begun: Reg,
    owner: Reg,
    register: Reg,
    merged: Reg,
    row: Vec<Reg>,
    picks: Vec<LanePick>,
    rd: Wire<Local>,
    ends: Wire<Local>,
    place_bits: Param,
}

impl ReturnRow {
    /// For contexts, lanes, words to pick from, and writeback slots.
    pub fn new(contexts: usize, lanes: usize, words: usize, slots: usize) -> ReturnRow {
        let place = place_width(words);
        ReturnRow {
            merge: Wire::new(1),
            last: Wire::new(1),
            lanes: Wire::new(lanes),
            places: Wire::new(lanes * place),
            note: Wire::new(note::width(contexts)),
            words: Wire::several(words, 32),
            free: Wire::new(1),
            drops: Wire::new(1),
            claim: Wire::new(1),
            claim_distance: Wire::new(index_width(slots)),
            write: Wire::new(1),
            write_context: Wire::new(index_width(contexts)),
            write_register: Wire::new(REG_BITS),
            write_lanes: Wire::new(lanes),
            write_data: Wire::several(lanes, 32),
            claims: Reg::new(1),
            holds: Reg::new(1),
            remaining: Reg::new(index_width(slots)),
            begun: Reg::new(1),
            owner: Reg::new(index_width(contexts)),
            register: Reg::new(REG_BITS),
            merged: Reg::new(lanes),
            row: Reg::several(lanes, 32),
            picks: (0..lanes).map(|_| LanePick::new(words)).collect(),
            rd: Wire::new(REG_BITS),
            ends: Wire::new(1),
            place_bits: Param::new(place),
        }
    }
}

impl Logic for ReturnRow {
    about!(ZERO_FILL, SIZE, RD, CONTEXT);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Words come in.");
        self.rd.next = unsigned_cast(self.note.val() >> RD);
        for lane in 0..self.row.len() {
            self.picks[lane].take.next = (self.merge.val().any() & self.lanes.val().get_bit(lane)).into();
            self.picks[lane].place.next = unsigned_cast(self.places.val() >> (lane * self.place_bits.val()));
            self.picks[lane].size.next = unsigned_cast(self.note.val() >> SIZE);
            self.picks[lane].zero_fill.next = unsigned_cast(self.note.val() >> ZERO_FILL);
            for at in 0..self.words.len() {
                self.picks[lane].words[at].next = self.words[at].val();
            }
            if self.picks[lane].take.val().any() {
                self.row[lane].next = self.picks[lane].value.val();
            }
            self.write_data[lane].next = self.row[lane].val();
        }
        if self.merge.val().any() {
            self.begun.next = !self.last.val();
            self.owner.next = unsigned_cast(self.note.val() >> CONTEXT);
            self.register.next = self.rd.val();
            self.merged.next = self.lanes.val();
            if self.begun.val().any() {
                self.merged.next = self.lanes.val() | self.merged.val();
            }
        }

        comment!("The end: at once, or in the slot.");
        self.ends.next = self.merge.val() & self.last.val();
        self.drops.next = (self.ends.val().any() & !self.rd.val().any()).into();
        self.claims.next = (self.ends.val().any() & self.rd.val().any()).into();
        self.claim.next = self.claims.val();
        self.remaining.next = self.remaining.val() - 1;
        self.write.next = (self.holds.val().any() & (self.remaining.val() == 1)).into();
        if self.claims.val().any() {
            self.remaining.next = self.claim_distance.val();
            self.write.next = (self.claim_distance.val() == 0).into();
        }
        self.holds.next = (self.claims.val() | self.holds.val()) & !self.write.val();
        self.free.next = !(self.claims.val() | self.holds.val());
        self.write_context.next = self.owner.val();
        self.write_register.next = self.register.val();
        self.write_lanes.next = self.merged.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{is_set, lanes_of, prove, put, word};
    use warpstep_kit::bits::Bits;
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (contexts, lanes, words) in [(1, 1, 1), (3, 5, 4), (2, 4, 16), (8, 8, 2), (32, 32, 32)] {
            let check = Check::default()
                .cycles(if lanes * words > 500 { 60 } else { 200 })
                .input("claim_distance", |random| random.below(4));
            prove(check, ReturnRow::new(contexts, lanes, words, 35));
        }
    }

    #[test]
    fn a_load_of_several_entries_is_written_once_in_its_slot() {
        let (lanes, words) = (5, 8);
        let mut random = Random::new(11);
        let mut bench = Bench::new(ReturnRow::new(4, lanes, words, 35));
        for load in 0..120 {
            let (rd, context, distance) = (random.below(3), random.below(4), random.below(4));
            // Words, zeros above: values are those of the words.
            let note = 2 << SIZE | rd << RD | context << CONTEXT;
            let parts = 1 + random.below(3);
            let mut expected = vec![None; lanes];
            for part in 0..parts {
                let mask = random.below(32);
                let places: Vec<u64> = (0..lanes).map(|_| 4 * random.below(words as u64)).collect();
                let line: Vec<u64> = (0..words).map(|_| random.word() & 0xffff_ffff).collect();
                let block = &mut bench.block;
                put(&mut block.merge, 1);
                put(&mut block.last, (part + 1 == parts).into());
                put(&mut block.lanes, mask);
                put(&mut block.note, note);
                block.places.next = Value::from_bits(
                    places.iter().enumerate().fold(Bits::new(25, 0), |all, (lane, place)| {
                        all.with_slice(5 * lane, &Bits::new(5, *place))
                    }),
                );
                for (wire, word) in block.words.iter_mut().zip(&line) {
                    put(wire, *word);
                }
                bench.settle();
                assert!(is_set(&bench.block.free) && !is_set(&bench.block.claim), "load {load}");
                assert_eq!(is_set(&bench.block.drops), part + 1 == parts && rd == 0);
                bench.clock();
                lanes_of(mask)
                    .into_iter()
                    .for_each(|lane| expected[lane] = Some(line[places[lane] as usize / 4]));
            }
            put(&mut bench.block.merge, 0);
            for cycle in 0..if rd == 0 { 0 } else { distance + 1 } {
                put(&mut bench.block.claim_distance, if cycle == 0 { distance } else { 9 });
                bench.settle();
                let block = &bench.block;
                assert_eq!((is_set(&block.claim), is_set(&block.free)), (cycle == 0, false));
                assert_eq!(is_set(&block.write), cycle == distance, "load {load}");
                assert_eq!((word(&block.write_context), word(&block.write_register)), (context, rd));
                for (lane, value) in expected.iter().enumerate() {
                    assert_eq!(word(&block.write_lanes) >> lane & 1 == 1, value.is_some());
                    assert!(value.is_none_or(|value| word(&block.write_data[lane]) == value));
                }
                bench.clock();
            }
        }
    }
}
