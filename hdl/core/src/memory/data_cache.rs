//! The data cache: direct mapped, write through, whole lines in, single bytes changed.
//!
//! Asked in k: `hit` is there in k, from tags and valid bits; the line, if read, in k + 1. A fill, or the bytes of a store
//! that hits, are in at the end of k; never both in one cycle. Invalidation takes one cycle and wins over a fill. Does not
//! know who asks, nor which addresses may be cached.

use warpstep_kit::prelude::*;
use warpstep_kit::prim::{AsyncRam, Ram, index_width};

/// Tags, valid bits and lines.
#[derive(LogicBlock)]
pub struct DataCache {
    /// Number of the line asked for.
    pub line: Wire<In>,
    /// Whether it is here.
    pub hit: Wire<Out>,
    /// Reads it.
    pub read: Wire<In>,
    /// The line read in the cycle before.
    pub line_read: Wire<Out>,
    /// Changes bytes of it. Only with `hit`.
    pub store: Wire<In>,
    /// The new bytes.
    pub store_data: Wire<In>,
    /// Which they are.
    pub store_bytes: Wire<In>,
    /// Puts a line in its place.
    pub fill: Wire<In>,
    /// Its number.
    pub fill_line: Wire<In>,
    /// Its bytes.
    pub fill_data: Wire<In>,
    /// Makes every line invalid.
    pub invalidate: Wire<In>,
    valid: Reg,
    tags: AsyncRam,
    /// One memory a word of the line, written byte by byte.
    words: Vec<Ram>,
    write_place: Wire<Local>,
    write_data: Wire<Local>,
    write_bytes: Wire<Local>,
    place: Wire<Local>,
    fill_place: Wire<Local>,
    valid_after: Wire<Local>,
    tag_at: Param,
    line_bytes: Param,
}

impl DataCache {
    /// So many bytes in lines of so many.
    pub fn new(bytes: usize, line_bytes: usize) -> DataCache {
        let places = bytes / line_bytes;
        let line = 32 - line_bytes.ilog2() as usize;
        let tag_at = places.ilog2() as usize;
        DataCache {
            line: Wire::new(line),
            hit: Wire::new(1),
            read: Wire::new(1),
            line_read: Wire::new(8 * line_bytes),
            store: Wire::new(1),
            store_data: Wire::new(8 * line_bytes),
            store_bytes: Wire::new(line_bytes),
            fill: Wire::new(1),
            fill_line: Wire::new(line),
            fill_data: Wire::new(8 * line_bytes),
            invalidate: Wire::new(1),
            valid: Reg::new(places),
            tags: AsyncRam::new(places, line - tag_at, 1, 1),
            words: (0..line_bytes / 4).map(|_| Ram::new(places, 32, 4)).collect(),
            write_place: Wire::new(index_width(places)),
            write_data: Wire::new(8 * line_bytes),
            write_bytes: Wire::new(line_bytes),
            place: Wire::new(index_width(places)),
            fill_place: Wire::new(index_width(places)),
            valid_after: Wire::new(places),
            tag_at: Param::new(tag_at),
            line_bytes: Param::new(line_bytes),
        }
    }
}

impl Logic for DataCache {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.place.next = unsigned_cast(self.line.val());
        self.fill_place.next = unsigned_cast(self.fill_line.val());
        self.tags.read_address[0].next = self.place.val();
        self.hit.next = (self.valid.val().get_bit(self.place.val())
            & (unsigned_cast(self.tags.read_data[0].val())
                == unsigned_cast(self.line.val() >> self.tag_at.val())))
        .into();

        comment!("One write port: a line that comes in, or bytes of a store.");
        self.tags.write_enable.next = self.fill.val();
        self.tags.write_address.next = self.fill_place.val();
        self.tags.write_data.next = unsigned_cast(self.fill_line.val() >> self.tag_at.val());
        self.write_place.next = self.place.val();
        self.write_data.next = self.store_data.val();
        self.write_bytes.next = 0.into();
        if self.fill.val().any() {
            self.write_place.next = self.fill_place.val();
            self.write_data.next = self.fill_data.val();
            for byte in 0..self.line_bytes.val() {
                self.write_bytes.next = self.write_bytes.val().replace_bit(byte, true);
            }
        } else if self.store.val().any() {
            self.write_bytes.next = self.store_bytes.val();
        }
        self.line_read.next = 0.into();
        for word in 0..self.words.len() {
            self.words[word].read_enable.next = self.read.val();
            self.words[word].read_address.next = self.place.val();
            self.line_read.next =
                self.line_read.val().replace_bit(word * 32, self.words[word].read_data.val());
            self.words[word].write_enable.next = unsigned_cast(self.write_bytes.val() >> (word * 4));
            self.words[word].write_address.next = self.write_place.val();
            self.words[word].write_data.next = unsigned_cast(self.write_data.val() >> (word * 32));
        }
        self.valid_after.next = self.valid.val();
        if self.fill.val().any() {
            self.valid_after.next = self.valid.val().replace_bit(self.fill_place.val(), true);
        }
        self.valid.next = self.valid_after.val();
        if self.invalidate.val().any() {
            self.valid.next = 0.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{bytes, is_set, prove, put, put_bytes};
    use std::collections::HashMap;
    use warpstep_kit::check::{Bench, Check, Random};

    const SHAPES: [(usize, usize); 6] = [(8, 4), (32, 16), (256, 128), (1024, 32), (4096, 64), (1024, 8)];

    #[test]
    fn it_agrees_with_its_verilog() {
        for (size, line_bytes) in SHAPES {
            let check = Check::default()
                .cycles(120)
                .input("line", |random| random.below(40))
                .input("fill_line", |random| random.below(40))
                .input("store", |random| random.below(2))
                .input("invalidate", |random| random.once_in(40).into());
            prove(check, DataCache::new(size, line_bytes));
        }
    }

    #[test]
    fn it_holds_what_was_filled_and_stored_since_the_last_invalidation() {
        for (size, line_bytes) in SHAPES {
            let mut random = Random::new(size as u64);
            let mut bench = Bench::new(DataCache::new(size, line_bytes));
            let places = (size / line_bytes) as u64;
            let mut model: HashMap<u64, (u64, Vec<u8>)> = HashMap::new();
            let mut expected: Option<Vec<u8>> = None;
            for step in 0..400 {
                let (line, other) = (random.below(3 * places), random.below(3 * places));
                let here = model.get(&(line % places)).is_some_and(|(number, _)| *number == line);
                let fills = random.once_in(3);
                let stores = here && !fills && random.once_in(2);
                let invalidates = random.once_in(60);
                let data: Vec<u8> = (0..line_bytes).map(|_| random.word() as u8).collect();
                let enabled: Vec<bool> = (0..line_bytes).map(|_| random.once_in(2)).collect();
                let block = &mut bench.block;
                put(&mut block.line, line);
                put(&mut block.read, 1);
                put(&mut block.store, stores.into());
                put_bytes(&mut block.store_data, &data);
                block.store_bytes.next = enabled
                    .iter()
                    .enumerate()
                    .fold(block.store_bytes.val(), |all, (at, on)| all.replace_bit(at, *on));
                put(&mut block.fill, fills.into());
                put(&mut block.fill_line, other);
                put_bytes(&mut block.fill_data, &data);
                put(&mut block.invalidate, invalidates.into());
                bench.settle();
                assert_eq!(is_set(&bench.block.hit), here, "step {step}");
                if let Some(line) = expected.take() {
                    assert_eq!(bytes(&bench.block.line_read), line, "step {step}");
                }
                bench.clock();
                expected = here.then(|| model[&(line % places)].1.clone());
                if stores {
                    let (_, held) = model.get_mut(&(line % places)).expect("a hit");
                    for at in (0..line_bytes).filter(|at| enabled[*at]) {
                        held[at] = data[at];
                    }
                }
                if fills {
                    model.insert(other % places, (other, data));
                }
                if invalidates {
                    model.clear();
                }
            }
        }
    }
}
