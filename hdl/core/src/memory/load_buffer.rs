//! The load buffer: the values of all lanes of the load that comes back, until they are written.
//!
//! ```text
//! m        words are merged: in the load buffer at the end of m
//! e        the last words of a load are merged: a load to x0 ends here
//! e + 1    any other claims a writeback slot and learns how many cycles away it is; 0 is this very cycle
//! s        the slot: all lanes are written; the load buffer is not free from e + 1 to s
//! ```
//! Words repeat so that an offset counts modulo the line, or modulo the banks. Knows nothing of addresses.

use super::pick::LanePick;
use super::response_queue::LoadGroup;
use super::tag;
use crate::Shape;
use crate::bundles::slot_claim::SlotClaim;
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;

/// Registers written by a load.
#[derive(Bundle)]
pub struct LoadWrite<K: Kind> {
    /// The load is written at the end of this cycle, its slot s.
    pub valid: Signal<K>,
    /// Context of the load, from e + 1 to s.
    pub context: Signal<K>,
    /// Destination register of the load, from e + 1 to s.
    pub register: Signal<K>,
    /// Lanes the load writes, one bit per lane, from e + 1 to s.
    pub active: Signal<K>,
    /// Value of each lane, from e + 1 to s.
    pub data: Vec<Signal<K>>,
}

impl<K: Kind> LoadWrite<K> {
    /// Of all lanes of a warp.
    pub fn new(shape: &Shape) -> LoadWrite<K> {
        LoadWrite {
            valid: K::wire(1),
            context: K::wire(shape.context_bits()),
            register: K::wire(REG_BITS),
            active: K::wire(shape.lanes()),
            data: K::wires(shape.lanes(), 32),
        }
    }
}

/// Room for one load.
#[derive(LogicBlock)]
pub struct LoadBuffer {
    /// Words of a load are merged in this cycle. Only when `free`.
    pub merge: Wire<In>,
    /// Who gets the words.
    pub load: LoadGroup<In>,
    /// The words come from local memory, not from a line.
    pub local: Wire<In>,
    /// Line from memory or from the data cache.
    pub line: Wire<In>,
    /// Words from local memory, one per bank.
    pub bank_words: Wire<In>,
    /// Words can be merged.
    pub free: Wire<Out>,
    /// Claim of a writeback slot, in e + 1.
    pub claim: SlotClaim<Out>,
    /// What is written in the slot.
    pub write: LoadWrite<Out>,
    claims: Reg,
    waits: Reg,
    remaining: Reg,
    /// Words were merged before: the next ones add to them.
    begun: Reg,
    context: Reg,
    register: Reg,
    merged: Reg,
    values: Vec<Reg>,
    words: Vec<Wire<Local>>,
    picks: Vec<LanePick>,
    rd: Wire<Local>,
    ends: Wire<Local>,
    line_mask: Param,
    bank_mask: Param,
}

impl LoadBuffer {
    /// For the contexts, lanes and lines of the machine.
    pub fn new(shape: &Shape) -> LoadBuffer {
        let (lanes, banks) = (shape.lanes(), shape.local_banks());
        LoadBuffer {
            merge: Wire::new(1),
            load: LoadGroup::new(shape),
            local: Wire::new(1),
            line: Wire::new(shape.line_bits()),
            bank_words: Wire::new(32 * banks),
            free: Wire::new(1),
            claim: SlotClaim::new(shape),
            write: LoadWrite::new(shape),
            claims: Reg::new(1),
            waits: Reg::new(1),
            remaining: Reg::new(shape.slot_bits()),
            begun: Reg::new(1),
            context: Reg::without_reset(shape.context_bits()),
            register: Reg::without_reset(REG_BITS),
            merged: Reg::new(lanes),
            values: Reg::several_without_reset(lanes, 32),
            words: Wire::several(shape.response_words(), 32),
            picks: (0..lanes).map(|_| LanePick::new(shape)).collect(),
            rd: Wire::new(REG_BITS),
            ends: Wire::new(1),
            line_mask: Param::new(shape.line_words() - 1),
            bank_mask: Param::new(banks - 1),
        }
    }
}

impl Logic for LoadBuffer {
    about!(tag::ZERO_FILL, tag::SIZE, tag::RD, tag::CONTEXT);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Words come in.");
        for at in 0..self.words.len() {
            if self.local.val().any() {
                self.words[at].next =
                    unsigned_cast(self.bank_words.val() >> ((at & self.bank_mask.val()) * 32));
            } else {
                self.words[at].next = unsigned_cast(self.line.val() >> ((at & self.line_mask.val()) * 32));
            }
        }
        self.rd.next = unsigned_cast(self.load.tag.val() >> tag::RD);
        for lane in 0..self.values.len() {
            self.picks[lane].take.next =
                (self.merge.val().any() & self.load.active.val().get_bit(lane)).into();
            self.picks[lane].offset.next = self.load.offsets[lane].val();
            self.picks[lane].size.next = unsigned_cast(self.load.tag.val() >> tag::SIZE);
            self.picks[lane].zero_fill.next = unsigned_cast(self.load.tag.val() >> tag::ZERO_FILL);
            wires::link(&mut self.words, &mut self.picks[lane].words);
            if self.picks[lane].take.val().any() {
                self.values[lane].next = self.picks[lane].value.val();
            }
        }
        if self.merge.val().any() {
            self.begun.next = !self.load.last.val();
            self.context.next = unsigned_cast(self.load.tag.val() >> tag::CONTEXT);
            self.register.next = self.rd.val();
            self.merged.next = self.load.active.val();
            if self.begun.val().any() {
                self.merged.next = self.load.active.val() | self.merged.val();
            }
        }

        comment!("The end: at once, or in the slot.");
        self.ends.next = self.merge.val() & self.load.last.val();
        self.claims.next = (self.ends.val().any() & self.rd.val().any()).into();
        self.claim.valid.next = self.claims.val();
        self.remaining.next = self.remaining.val() - 1;
        self.write.valid.next = (self.waits.val().any() & (self.remaining.val() == 1)).into();
        if self.claims.val().any() {
            self.remaining.next = self.claim.distance.val();
            self.write.valid.next = (self.claim.distance.val() == 0).into();
        }
        self.waits.next = (self.claims.val() | self.waits.val()) & !self.write.valid.val();
        self.free.next = !(self.claims.val() | self.waits.val());
        self.write.context.next = self.context.val();
        self.write.register.next = self.register.val();
        self.write.active.next = self.merged.val();
        wires::link(&mut self.values, &mut self.write.data);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, is_set, lanes_of, put, put_bytes, shape, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes, line_bytes, banks) in
            [(1, 1, 4, 1), (3, 5, 16, 4), (2, 4, 64, 2), (8, 8, 8, 16), (32, 32, 128, 32)]
        {
            let shape = shape(|p| {
                (p.warps, p.lanes, p.data_line_bytes, p.local_banks) = (warps, lanes, line_bytes, banks)
            });
            let check = Check::default()
                .cycles(if lanes > 8 { 60 } else { 200 })
                .input("claim_distance", |random| random.below(4));
            agree(check, LoadBuffer::new(&shape));
        }
    }

    #[test]
    fn a_load_of_several_groups_is_written_once_in_its_slot() {
        let (lanes, words) = (5, 8);
        let shape = shape(|p| (p.lanes, p.data_line_bytes) = (lanes, 4 * words as u32));
        let mut random = Random::new(11);
        let mut bench = Bench::new(LoadBuffer::new(&shape));
        for load in 0..120 {
            let (rd, context, distance) = (random.below(3), random.below(4), random.below(4));
            // Words, zeros above: values are those of the words.
            let tag = 2 << tag::SIZE | rd << tag::RD | context << tag::CONTEXT;
            let parts = 1 + random.below(3);
            let mut expected = vec![None; lanes];
            for part in 0..parts {
                let mask = random.below(32);
                let offsets: Vec<u64> = (0..lanes).map(|_| 4 * random.below(words as u64)).collect();
                let line: Vec<u64> = (0..words).map(|_| random.word() & 0xffff_ffff).collect();
                let line_bytes: Vec<u8> = line.iter().flat_map(|word| (*word as u32).to_le_bytes()).collect();
                let block = &mut bench.block;
                put(&mut block.merge, 1);
                put(&mut block.load.last, (part + 1 == parts).into());
                put(&mut block.load.active, mask);
                put(&mut block.load.tag, tag);
                for (wire, offset) in block.load.offsets.iter_mut().zip(&offsets) {
                    put(wire, *offset);
                }
                put_bytes(&mut block.line, &line_bytes);
                bench.settle();
                assert!(is_set(&bench.block.free) && !is_set(&bench.block.claim.valid), "load {load}");
                bench.clock();
                lanes_of(mask)
                    .into_iter()
                    .for_each(|lane| expected[lane] = Some(line[offsets[lane] as usize / 4]));
            }
            put(&mut bench.block.merge, 0);
            bench.settle();
            assert_eq!(is_set(&bench.block.free), rd == 0, "load {load}: one to x0 ends with its last words");
            for cycle in 0..if rd == 0 { 0 } else { distance + 1 } {
                put(&mut bench.block.claim.distance, if cycle == 0 { distance } else { 9 });
                bench.settle();
                let block = &bench.block;
                assert_eq!((is_set(&block.claim.valid), is_set(&block.free)), (cycle == 0, false));
                assert_eq!(is_set(&block.write.valid), cycle == distance, "load {load}");
                assert_eq!((word(&block.write.context), word(&block.write.register)), (context, rd));
                for (lane, value) in expected.iter().enumerate() {
                    assert_eq!(word(&block.write.active) >> lane & 1 == 1, value.is_some());
                    assert!(value.is_none_or(|value| word(&block.write.data[lane]) == value));
                }
                bench.clock();
            }
        }
    }
}
