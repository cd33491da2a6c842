//! Bytes in words: where a byte, half or word lies, and what it is worth. Combinational; knows nothing of lanes.
//!
//! Memory is words of four bytes; byte enables say which of them count. A size is 0 for a byte, 1 for a half, 2 for a word.

use warpstep_kit::prelude::*;

/// A store's data moved to its place in the word.
#[derive(LogicBlock)]
pub struct StoreAlign {
    /// 0 byte, 1 half, 2 word.
    pub size: Wire<In>,
    /// Place of the lowest byte: the address's two low bits.
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
        match self.size.val().index() {
            0 => self.bytes.next = 1.into(),
            1 => self.bytes.next = 3.into(),
            _ => self.bytes.next = 15.into(),
        }
        self.bytes.next = self.bytes.val() << self.place.val();
        self.word.next = self.data.val();
        match self.place.val().index() {
            1 => self.word.next = self.data.val() << 8,
            2 => self.word.next = self.data.val() << 16,
            3 => self.word.next = self.data.val() << 24,
            _ => {}
        }
    }
}

/// A load's value taken from its place in the word.
#[derive(LogicBlock)]
pub struct LoadAlign {
    /// 0 byte, 1 half, 2 word.
    pub size: Wire<In>,
    /// Whether zeros, not the sign, stand above it.
    pub zero_fill: Wire<In>,
    /// Place of the lowest byte: the address's two low bits.
    pub place: Wire<In>,
    /// The word from memory.
    pub word: Wire<In>,
    /// The register's new value.
    pub value: Wire<Out>,
    moved: Wire<Local>,
    fill: Wire<Local>,
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
            moved: Wire::new(32),
            fill: Wire::new(1),
        }
    }
}

impl Logic for LoadAlign {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.moved.next = self.word.val();
        match self.place.val().index() {
            1 => self.moved.next = self.word.val() >> 8,
            2 => self.moved.next = self.word.val() >> 16,
            3 => self.moved.next = self.word.val() >> 24,
            _ => {}
        }
        self.value.next = self.moved.val();
        self.fill.next = false.into();
        match self.size.val().index() {
            0 => {
                self.fill.next = (self.moved.val().get_bit(7) & !self.zero_fill.val().any()).into();
                self.value.next =
                    (signed_cast(self.fill.val()) << 8) | unsigned_cast(self.moved.val().get_bits::<8>(0));
            }
            1 => {
                self.fill.next = (self.moved.val().get_bit(15) & !self.zero_fill.val().any()).into();
                self.value.next =
                    (signed_cast(self.fill.val()) << 16) | unsigned_cast(self.moved.val().get_bits::<16>(0));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{prove, put, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn both_agree_with_their_verilog() {
        prove(Check::default().cycles(600), StoreAlign::new());
        prove(Check::default().cycles(600), LoadAlign::new());
    }

    #[test]
    fn bytes_and_halves_land_and_come_back_as_in_memory() {
        let mut random = Random::new(5);
        let (mut store, mut load) = (Bench::new(StoreAlign::new()), Bench::new(LoadAlign::new()));
        for (size, place) in [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 2), (2, 0)] {
            let (data, before) = (random.word() as u32, random.word() as u32);
            let length = 1usize << size;
            let mut memory = before.to_le_bytes();
            memory[place..][..length].copy_from_slice(&data.to_le_bytes()[..length]);
            put(&mut store.block.size, size);
            put(&mut store.block.place, place as u64);
            put(&mut store.block.data, data.into());
            store.settle();
            let (bytes, moved) = (word(&store.block.bytes), (word(&store.block.word) as u32).to_le_bytes());
            let merged: Vec<u8> = (0..4)
                .map(|at| if bytes >> at & 1 == 1 { moved[at] } else { before.to_le_bytes()[at] })
                .collect();
            assert_eq!(merged, memory);
            for unsigned in [false, true] {
                put(&mut load.block.size, size);
                put(&mut load.block.zero_fill, unsigned.into());
                put(&mut load.block.place, place as u64);
                put(&mut load.block.word, u32::from_le_bytes(memory).into());
                load.settle();
                let expected = match (size, unsigned) {
                    (0, false) => data as i8 as u32,
                    (0, true) => data as u8 as u32,
                    (1, false) => data as i16 as u32,
                    (1, true) => data as u16 as u32,
                    _ => data,
                };
                assert_eq!(word(&load.block.value), u64::from(expected));
            }
        }
    }
}
