//! The data cache: direct mapped, write through, whole lines in, single bytes changed.
//!
//! Asked in k: `hit` is there in k, from tags and valid bits; the line, if read, in k + 1. A fill, or the bytes of a store
//! that hits, are in at the end of k; never both in one cycle. Invalidation takes one cycle and wins over a fill. Does not
//! know who asks, nor which addresses may be cached.

use super::access::StoreBytes;
use crate::Shape;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{AsyncRam, Ram};

/// Tags, valid bits and lines.
#[derive(LogicBlock)]
pub struct DataCache {
    /// Number of the line that is looked up.
    pub line: Wire<In>,
    /// The line looked up is in the cache.
    pub hit: Wire<Out>,
    /// The line looked up is read.
    pub read: Wire<In>,
    /// Line read in the cycle before.
    pub line_read: Wire<Out>,
    /// Bytes of the line looked up are changed. Only with `hit`.
    pub stores: Wire<In>,
    /// New bytes of the line looked up.
    pub store: StoreBytes<In>,
    /// A line is put into the cache.
    pub fill: Wire<In>,
    /// Number of the line put in.
    pub fill_line: Wire<In>,
    /// Bytes of the line put in.
    pub fill_data: Wire<In>,
    /// All lines become invalid.
    pub invalidate: Wire<In>,
    valid: Reg,
    tags: AsyncRam,
    /// One memory for each word of the line, written byte by byte.
    words: Vec<Ram>,
    write_place: Wire<Local>,
    write: StoreBytes<Local>,
    place: Wire<Local>,
    fill_place: Wire<Local>,
    valid_after: Wire<Local>,
    tag_at: Param,
    line_bytes: Param,
}

impl DataCache {
    /// As large as the machine's.
    pub fn new(shape: &Shape) -> DataCache {
        let (line, line_bits) = (shape.line_number_bits(), shape.line_bits());
        let places = shape.config().data_cache_bytes as usize / shape.line_bytes();
        let tag_at = places.ilog2() as usize;
        DataCache {
            line: Wire::new(line),
            hit: Wire::new(1),
            read: Wire::new(1),
            line_read: Wire::new(line_bits),
            stores: Wire::new(1),
            store: StoreBytes::new(shape.line_bytes()),
            fill: Wire::new(1),
            fill_line: Wire::new(line),
            fill_data: Wire::new(line_bits),
            invalidate: Wire::new(1),
            valid: Reg::new(places),
            tags: AsyncRam::new(places, line - tag_at, 1, 1),
            words: (0..shape.line_words()).map(|_| Ram::new(places, 32, 4)).collect(),
            write_place: Wire::new(index_width(places)),
            write: StoreBytes::new(shape.line_bytes()),
            place: Wire::new(index_width(places)),
            fill_place: Wire::new(index_width(places)),
            valid_after: Wire::new(places),
            tag_at: Param::new(tag_at),
            line_bytes: Param::new(shape.line_bytes()),
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
        wires::link(&mut self.store, &mut self.write);
        if self.fill.val().any() {
            self.write_place.next = self.fill_place.val();
            self.write.data.next = self.fill_data.val();
            for byte in 0..self.line_bytes.val() {
                self.write.bytes.next = self.write.bytes.val().replace_bit(byte, true);
            }
        } else if !self.stores.val().any() {
            self.write.bytes.next = 0.into();
        }
        self.line_read.next = 0.into();
        for word in 0..self.words.len() {
            self.words[word].read_enable.next = self.read.val();
            self.words[word].read_address.next = self.place.val();
            self.line_read.next =
                self.line_read.val().replace_bit(word * 32, self.words[word].read_data.val());
            self.words[word].write_enable.next = unsigned_cast(self.write.bytes.val() >> (word * 4));
            self.words[word].write_address.next = self.write_place.val();
            self.words[word].write_data.next = unsigned_cast(self.write.data.val() >> (word * 32));
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
    use crate::memory::testing::{agree, bytes, is_set, put, put_bytes, shape};
    use std::collections::HashMap;
    use warpstep_kit::check::{Bench, Check, Random};

    const SHAPES: [(u32, u32); 6] = [(8, 4), (32, 16), (256, 128), (1024, 32), (4096, 64), (1024, 8)];

    #[test]
    fn it_agrees_with_its_verilog() {
        for (size, line_bytes) in SHAPES {
            let shape = shape(|p| (p.data_cache_bytes, p.data_line_bytes) = (size, line_bytes));
            let check = Check::default()
                .cycles(120)
                .input("line", |random| random.below(40))
                .input("fill_line", |random| random.below(40))
                .input("stores", |random| random.below(2))
                .input("invalidate", |random| random.once_in(40).into());
            agree(check, DataCache::new(&shape));
        }
    }

    #[test]
    fn it_holds_what_was_filled_and_stored_since_the_last_invalidation() {
        for (size, line_bytes) in SHAPES {
            let shape = shape(|p| (p.data_cache_bytes, p.data_line_bytes) = (size, line_bytes));
            let line_bytes = shape.line_bytes();
            let mut random = Random::new(size.into());
            let mut bench = Bench::new(DataCache::new(&shape));
            let places = u64::from(size) / line_bytes as u64;
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
                put(&mut block.stores, stores.into());
                put_bytes(&mut block.store.data, &data);
                block.store.bytes.next = enabled
                    .iter()
                    .enumerate()
                    .fold(block.store.bytes.val(), |all, (at, on)| all.replace_bit(at, *on));
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
