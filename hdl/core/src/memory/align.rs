//! A byte, half or word to store, in its place in a word: the data are repeated so that they lie at their offset, whichever it is, and
//! the bytes that are stored are marked. Combinational.

use super::access::StoreBytes;
use warpstep_kit::prelude::*;

/// The word of one lane.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::pick::LanePick;
    use crate::memory::testing::{agree, put, shape, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        agree(Check::default(), StoreAlign::default());
    }

    #[test]
    fn what_a_store_puts_anywhere_a_load_finds_there() {
        let mut random = Random::new(3);
        let (mut store, mut load) =
            (Bench::new(StoreAlign::default()), Bench::new(LanePick::new(&shape(|_| {}))));
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
                    put(&mut load.block.take, 1);
                    put(&mut load.block.words[0], kept);
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
