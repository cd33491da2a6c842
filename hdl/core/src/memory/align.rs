//! Bytes in words: where a byte, half or word lies, and what it is worth. Combinational; knows nothing of lanes.
//!
//! A size is 0 for a byte, 1 for a half, 2 for a word. A place is the low two bits of an address.

use warpstep_kit::prelude::*;

/// A store's data as a word: repeated, so that they lie in their place wherever that is, and which bytes count.
#[derive(LogicBlock)]
pub struct StoreAlign {
    /// 0 byte, 1 half, 2 word.
    pub size: Wire<In>,
    /// Place of the lowest byte.
    pub place: Wire<In>,
    /// The register.
    pub data: Wire<In>,
    /// The bytes that count, one bit each.
    pub bytes: Wire<Out>,
    /// The word.
    pub word: Wire<Out>,
}

impl Default for StoreAlign {
    fn default() -> StoreAlign {
        StoreAlign::new()
    }
}

impl StoreAlign {
    /// For words of 32 bits.
    pub fn new() -> StoreAlign {
        StoreAlign {
            size: Wire::new(2),
            place: Wire::new(2),
            data: Wire::new(32),
            bytes: Wire::new(4),
            word: Wire::new(32),
        }
    }
}

impl Logic for StoreAlign {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.word.next = self.data.val();
        self.bytes.next = 15.into();
        match self.size.val().index() {
            0 => {
                self.bytes.next = 1.into();
                for byte in 0..4 {
                    self.word.next = self.word.val().replace_bit(byte * 8, self.data.val().get_bits::<8>(0));
                }
            }
            1 => {
                self.bytes.next = 3.into();
                self.word.next = self.word.val().replace_bit(16, self.data.val().get_bits::<16>(0));
            }
            _ => {}
        }
        self.bytes.next = self.bytes.val() << self.place.val();
    }
}

/// A load's value taken from its place in the word.
#[derive(LogicBlock)]
pub struct LoadAlign {
    /// 0 byte, 1 half, 2 word.
    pub size: Wire<In>,
    /// Whether zeros, not the sign, stand above it.
    pub zero_fill: Wire<In>,
    /// Place of the lowest byte.
    pub place: Wire<In>,
    /// The word found.
    pub word: Wire<In>,
    /// The register's new value.
    pub value: Wire<Out>,
    byte: Wire<Local>,
    half: Wire<Local>,
}

impl Default for LoadAlign {
    fn default() -> LoadAlign {
        LoadAlign::new()
    }
}

impl LoadAlign {
    /// For words of 32 bits.
    pub fn new() -> LoadAlign {
        LoadAlign {
            size: Wire::new(2),
            zero_fill: Wire::new(1),
            place: Wire::new(2),
            word: Wire::new(32),
            value: Wire::new(32),
            byte: Wire::new(8),
            half: Wire::new(16),
        }
    }
}

impl Logic for LoadAlign {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        if self.place.val().get_bit(1) {
            self.half.next = self.word.val().get_bits::<16>(16);
        } else {
            self.half.next = self.word.val().get_bits::<16>(0);
        }
        if self.place.val().get_bit(0) {
            self.byte.next = self.half.val().get_bits::<8>(8);
        } else {
            self.byte.next = self.half.val().get_bits::<8>(0);
        }
        self.value.next = self.word.val();
        match self.size.val().index() {
            0 => {
                if self.zero_fill.val().any() {
                    self.value.next = unsigned_cast(self.byte.val());
                } else {
                    self.value.next = signed_cast(self.byte.val());
                }
            }
            1 => {
                if self.zero_fill.val().any() {
                    self.value.next = unsigned_cast(self.half.val());
                } else {
                    self.value.next = signed_cast(self.half.val());
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{prove, put, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn they_agree_with_their_verilog() {
        prove(Check::default(), StoreAlign::new());
        prove(Check::default(), LoadAlign::new());
    }

    #[test]
    fn what_a_store_puts_anywhere_a_load_finds_there() {
        let mut random = Random::new(3);
        let (mut store, mut load) = (Bench::new(StoreAlign::new()), Bench::new(LoadAlign::new()));
        for (size, places) in [(0, vec![0, 1, 2, 3]), (1, vec![0, 2]), (2, vec![0])] {
            for place in places {
                for unsigned in [0, 1] {
                    let data = random.word() & 0xffff_ffff;
                    put(&mut store.block.size, size);
                    put(&mut store.block.place, place);
                    put(&mut store.block.data, data);
                    store.settle();
                    let enabled = word(&store.block.bytes);
                    assert_eq!(enabled, ((1 << (1 << size)) - 1) << place);
                    let kept = (0..4)
                        .filter(|at| enabled >> at & 1 == 1)
                        .fold(0, |all, at| all | word(&store.block.word) & 0xff << (8 * at));
                    put(&mut load.block.size, size);
                    put(&mut load.block.place, place);
                    put(&mut load.block.zero_fill, unsigned);
                    put(&mut load.block.word, kept);
                    load.settle();
                    let expected = match (size, unsigned) {
                        (0, 0) => data as i8 as u32,
                        (0, _) => data as u8 as u32,
                        (1, 0) => data as i16 as u32,
                        (1, _) => data as u16 as u32,
                        _ => data as u32,
                    };
                    assert_eq!(word(&load.block.value), u64::from(expected));
                }
            }
        }
    }
}
