//! Bytes in words: where a byte, half or word lies, and what it is worth. Combinational; knows nothing of lanes.
//!
//! A size is 0 for a byte, 1 for a half, 2 for a word. An offset is the low two bits of an address.

use super::access::StoreBytes;
use warpstep_kit::prelude::*;

/// Repeats the data of a store so that they lie at their offset, whichever it is, and marks the bytes that are stored.
#[derive(LogicBlock)]
pub struct StoreAlign {
    /// Size of the store: 0 byte, 1 half, 2 word.
    pub size: Wire<In>,
    /// Offset of the lowest byte in its word.
    pub offset: Wire<In>,
    /// Value of the register that is stored.
    pub data: Wire<In>,
    /// The same, aligned.
    pub store: StoreBytes<Out>,
}

impl Default for StoreAlign {
    fn default() -> StoreAlign {
        StoreAlign {
            size: Wire::new(2),
            offset: Wire::new(2),
            data: Wire::new(32),
            store: StoreBytes::new(4),
        }
    }
}

impl Logic for StoreAlign {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.store.data.next = self.data.val();
        self.store.bytes.next = 15.into();
        match self.size.val().index() {
            0 => {
                self.store.bytes.next = 1.into();
                for byte in 0..4 {
                    self.store.data.next =
                        self.store.data.val().replace_bit(byte * 8, self.data.val().get_bits::<8>(0));
                }
            }
            1 => {
                self.store.bytes.next = 3.into();
                self.store.data.next =
                    self.store.data.val().replace_bit(16, self.data.val().get_bits::<16>(0));
            }
            _ => {}
        }
        self.store.bytes.next = self.store.bytes.val() << self.offset.val();
    }
}

/// Takes the value of a load from its offset in a word.
#[derive(LogicBlock)]
pub struct LoadAlign {
    /// Size of the load: 0 byte, 1 half, 2 word.
    pub size: Wire<In>,
    /// The value is extended with zeros, not with its sign.
    pub zero_fill: Wire<In>,
    /// Offset of the lowest byte in its word.
    pub offset: Wire<In>,
    /// Word that was read.
    pub word: Wire<In>,
    /// New value of the register.
    pub value: Wire<Out>,
    byte: Wire<Local>,
    half: Wire<Local>,
}

impl Default for LoadAlign {
    fn default() -> LoadAlign {
        LoadAlign {
            size: Wire::new(2),
            zero_fill: Wire::new(1),
            offset: Wire::new(2),
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
        if self.offset.val().get_bit(1) {
            self.half.next = self.word.val().get_bits::<16>(16);
        } else {
            self.half.next = self.word.val().get_bits::<16>(0);
        }
        if self.offset.val().get_bit(0) {
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
        prove(Check::default(), StoreAlign::default());
        prove(Check::default(), LoadAlign::default());
    }

    #[test]
    fn what_a_store_puts_anywhere_a_load_finds_there() {
        let mut random = Random::new(3);
        let (mut store, mut load) = (Bench::new(StoreAlign::default()), Bench::new(LoadAlign::default()));
        for (size, places) in [(0, vec![0, 1, 2, 3]), (1, vec![0, 2]), (2, vec![0])] {
            for place in places {
                for unsigned in [0, 1] {
                    let data = random.word() & 0xffff_ffff;
                    put(&mut store.block.size, size);
                    put(&mut store.block.offset, place);
                    put(&mut store.block.data, data);
                    store.settle();
                    let enabled = word(&store.block.store.bytes);
                    assert_eq!(enabled, ((1 << (1 << size)) - 1) << place);
                    let kept = (0..4)
                        .filter(|at| enabled >> at & 1 == 1)
                        .fold(0, |all, at| all | word(&store.block.store.data) & 0xff << (8 * at));
                    put(&mut load.block.size, size);
                    put(&mut load.block.offset, place);
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
