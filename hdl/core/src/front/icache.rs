//! The instruction cache: direct mapped, one lookup a cycle, whole lines written at once.
//!
//! Looked up in c: `hit` and `word` are there in c + 1. A lookup sees the lines written before its cycle; one written, or
//! invalidated, at the end of c is seen from c + 1 on. An invalidation in the cycle of a write wins: the line stays
//! invalid. A place is read in every cycle, whoever asks, since who does is known late. Does not know who asks, nor where
//! lines come from; a simulator that wants a warm cache writes `valid`, `tags` and `lines` itself.

use crate::Shape;
use crate::bundles::CacheWrite;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{Ram, Select, Unpack, index_width};

/// Tags, valid bits and lines.
#[derive(LogicBlock)]
pub struct InstructionCache {
    /// Address of the instruction that is looked up in this cycle, or anything.
    pub lookup_pc: Wire<In>,
    /// The instruction looked up in the last cycle is in the cache.
    pub hit: Wire<Out>,
    /// Word of the instruction looked up in the last cycle; undefined without a hit.
    pub word: Wire<Out>,
    /// The line that is written.
    pub write: CacheWrite<In>,
    /// All lines become invalid at the end of this cycle (fence.i).
    pub invalidate: Wire<In>,
    /// One bit per place.
    valid: Reg,
    tags: Ram,
    lines: Ram,
    /// The same a cycle ago: that a place is valid is looked up a cycle late, as who asks is known late in its own.
    valid_before: Reg,
    /// What was looked up in the last cycle.
    looked_up_place: Reg,
    looked_up_tag: Reg,
    looked_up_position: Reg,
    words: Unpack,
    chosen: Select,
    lookup_place: Wire<Local>,
    write_place: Wire<Local>,
    valid_after: Wire<Local>,
    /// Lowest bit of the place in an address.
    place_at: Param,
    /// Lowest bit of the tag in an address.
    tag_at: Param,
    /// Words a line, less one.
    position_mask: Param,
}

impl InstructionCache {
    /// Of this machine.
    pub fn new(shape: &Shape) -> InstructionCache {
        let size = shape.config().instruction_cache;
        let places = (size.bytes / size.line_bytes) as usize;
        let words = (size.line_bytes / 4) as usize;
        let place_at = size.line_bytes.ilog2() as usize;
        let tag_at = size.bytes.ilog2() as usize;
        let tag = 32 - tag_at;
        InstructionCache {
            lookup_pc: Wire::new(32),
            hit: Wire::new(1),
            word: Wire::new(32),
            write: CacheWrite::new(shape),
            invalidate: Wire::new(1),
            valid: Reg::new(places),
            tags: Ram::new(places, tag, 1),
            lines: Ram::new(places, 32 * words, 1),
            valid_before: Reg::new(places),
            looked_up_place: Reg::without_reset(index_width(places)),
            looked_up_tag: Reg::without_reset(tag),
            looked_up_position: Reg::without_reset(index_width(words)),
            words: Unpack::new(words, 32),
            chosen: Select::new(words, 32),
            lookup_place: Wire::new(index_width(places)),
            write_place: Wire::new(index_width(places)),
            valid_after: Wire::new(places),
            place_at: Param::new(place_at),
            tag_at: Param::new(tag_at),
            position_mask: Param::new(words - 1),
        }
    }
}

impl Logic for InstructionCache {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        comment!("A lookup reads tag and line.");
        self.lookup_place.next = unsigned_cast(self.lookup_pc.val() >> self.place_at.val());
        self.tags.read_enable.next = true.into();
        self.tags.read_address.next = self.lookup_place.val();
        self.lines.read_enable.next = true.into();
        self.lines.read_address.next = self.lookup_place.val();
        self.looked_up_place.next = self.lookup_place.val();
        self.looked_up_tag.next = unsigned_cast(self.lookup_pc.val() >> self.tag_at.val());
        self.looked_up_position.next = unsigned_cast((self.lookup_pc.val() >> 2) & self.position_mask.val());

        comment!("A cycle later.");
        self.valid_before.next = self.valid.val();
        self.hit.next = (self.valid_before.val().get_bit(self.looked_up_place.val())
            & (self.tags.read_data.val() == self.looked_up_tag.val()))
        .into();
        self.words.bus.next = self.lines.read_data.val();
        wires::link(&mut self.words.lanes, &mut self.chosen.words);
        self.chosen.index.next = self.looked_up_position.val();
        self.word.next = self.chosen.chosen.val();

        comment!("Lines come in whole.");
        self.write_place.next = unsigned_cast(self.write.address.val() >> self.place_at.val());
        self.tags.write_enable.next = self.write.valid.val();
        self.tags.write_address.next = self.write_place.val();
        self.tags.write_data.next = unsigned_cast(self.write.address.val() >> self.tag_at.val());
        self.lines.write_enable.next = self.write.valid.val();
        self.lines.write_address.next = self.write_place.val();
        self.lines.write_data.next = self.write.line.val();
        self.valid_after.next = self.valid.val();
        if self.write.valid.val().any() {
            self.valid_after.next = self.valid.val().replace_bit(self.write_place.val(), true);
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
    use crate::testing::small;
    use std::collections::HashMap;
    use warpstep_kit::bits::Bits;
    use warpstep_kit::check::{Bench, Check, Random};
    use warpstep_spec::config::CacheParameters;

    const SIZES: [(u32, u32); 5] = [(8, 4), (32, 16), (64, 8), (1024, 32), (4096, 64)];

    fn cache((bytes, line_bytes): (u32, u32)) -> InstructionCache {
        InstructionCache::new(&small(|p| p.instruction_cache = CacheParameters { bytes, line_bytes }))
    }

    /// Addresses that meet often: a few lines, twice around a small cache.
    fn near(random: &mut Random) -> u64 {
        0x8000_0000 + random.below(64) * 4
    }

    #[test]
    fn the_cache_agrees_with_its_verilog_at_every_size() {
        for size in SIZES {
            let check = Check::default()
                .cycles(500)
                .input("lookup_pc", near)
                .input("write_address", near)
                .input("invalidate", |random| random.once_in(40).into());
            check.check(cache(size)).unwrap_or_else(|error| panic!("{size:?}: {error}"));
        }
    }

    #[test]
    fn a_lookup_sees_the_lines_written_before_its_cycle() {
        for (bytes, line_bytes) in SIZES {
            let mut random = Random::new(bytes.into());
            let mut bench = Bench::new(cache((bytes, line_bytes)));
            // Per place: which line, and its bits.
            let mut model: HashMap<u64, (u64, Bits)> = HashMap::new();
            let (line_bytes, places) = (u64::from(line_bytes), u64::from(bytes / line_bytes));
            let mut expected = None;
            for step in 0..600 {
                let (pc, address) = (near(&mut random), near(&mut random) / line_bytes * line_bytes);
                let line = random.bits(line_bytes as usize * 8);
                let (writes, invalidates) = (random.once_in(2), random.once_in(40));
                let cache = &mut bench.block;
                cache.lookup_pc.next = Value::new(32, pc);
                cache.write.valid.next = writes.into();
                cache.write.address.next = Value::new(32, address);
                cache.write.line.next = line.clone().into();
                cache.invalidate.next = invalidates.into();
                bench.settle();
                if let Some(found) = expected {
                    let cache = &bench.block;
                    assert!(cache.hit.val() == Option::is_some(&found), "step {step}");
                    if let Some(word) = found {
                        assert!(cache.word.val() == Value::from_bits(word), "step {step}");
                    }
                }
                bench.clock();
                let place = model.get(&(pc / line_bytes % places));
                let found = place.filter(|(there, _)| *there == pc / line_bytes);
                expected = Some(found.map(|(_, line)| line.slice((pc % line_bytes * 8) as usize, 32)));
                if writes {
                    model.insert(address / line_bytes % places, (address / line_bytes, line));
                }
                if invalidates {
                    model.clear();
                }
            }
        }
    }
}
