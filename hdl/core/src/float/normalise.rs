//! Moves the highest digit to the top, as far as there is room. Combinational.
//!
//! By halves: 32 places if the top 32 are empty, then 16, and so on. Each step asks for empty places *and* room, so that the
//! sum of the steps is the smaller of the two, and a float that becomes subnormal stops where its exponent ends.

use warpstep_kit::prelude::*;

/// Bits of a distance.
pub const AMOUNT_BITS: usize = 6;

/// `shifted` is `word` moved up by `amount`: its leading zeros, or `room` if that is less.
#[derive(LogicBlock)]
pub struct Normalise {
    /// Word to be normalised.
    pub word: Wire<In>,
    /// Most places the word may move up.
    pub room: Wire<In>,
    /// The word, moved up.
    pub shifted: Wire<Out>,
    /// Places the word moved up; zero for a word of zeros.
    pub amount: Wire<Out>,
    left: Wire<Local>,
    width: Param,
}

impl Normalise {
    /// Words of `width` bits.
    ///
    /// # Panics
    /// Below 17 or above 63 bits: there are steps for these widths only.
    pub fn new(width: usize) -> Normalise {
        assert!((17..64).contains(&width), "words of {width} bits are not normalised");
        Normalise {
            word: Wire::new(width),
            room: Wire::new(AMOUNT_BITS),
            shifted: Wire::new(width),
            amount: Wire::new(AMOUNT_BITS),
            left: Wire::new(AMOUNT_BITS),
            width: Param::new(width),
        }
    }
}

impl Logic for Normalise {
    about!();

    // The outer `if` chooses hardware, the inner one is hardware.
    #[allow(clippy::collapsible_if)]
    #[hdl_gen]
    fn update(&mut self) {
        self.shifted.next = self.word.val();
        self.left.next = self.room.val();
        if self.word.val().any() {
            if self.width.val() > 32 {
                if self.left.val().get_bit(5) & !self.word.val().get_bits::<32>(self.width.val() - 32).any() {
                    self.shifted.next = self.shifted.val() << 32;
                    self.left.next = self.left.val() - 32;
                }
            }
            if (self.left.val() >= 16) & !self.shifted.val().get_bits::<16>(self.width.val() - 16).any() {
                self.shifted.next = self.shifted.val() << 16;
                self.left.next = self.left.val() - 16;
            }
            if (self.left.val() >= 8) & !self.shifted.val().get_bits::<8>(self.width.val() - 8).any() {
                self.shifted.next = self.shifted.val() << 8;
                self.left.next = self.left.val() - 8;
            }
            if (self.left.val() >= 4) & !self.shifted.val().get_bits::<4>(self.width.val() - 4).any() {
                self.shifted.next = self.shifted.val() << 4;
                self.left.next = self.left.val() - 4;
            }
            if (self.left.val() >= 2) & !self.shifted.val().get_bits::<2>(self.width.val() - 2).any() {
                self.shifted.next = self.shifted.val() << 2;
                self.left.next = self.left.val() - 2;
            }
            if (self.left.val() >= 1) & !self.shifted.val().get_bit(self.width.val() - 1) {
                self.shifted.next = self.shifted.val() << 1;
                self.left.next = self.left.val() - 1;
            }
        }
        self.amount.next = self.room.val() - self.left.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::testing::{agree, number};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn both_faces_agree_at_every_width_in_use() {
        for width in [24, 32, 52] {
            agree(Check::default().cycles(1000), Normalise::new(width));
        }
    }

    #[test]
    fn it_goes_as_far_as_zeros_and_room_allow() {
        for width in [24, 32, 52] {
            let mut bench = Bench::new(Normalise::new(width));
            for top in 0..width {
                for room in [0, 1, 5, 22, 31, 40, 63] {
                    let word = 1 << top | 1;
                    bench.block.word.next = Value::new(width, word);
                    bench.block.room.next = Value::new(AMOUNT_BITS, room);
                    bench.settle();
                    let amount = room.min((width - 1 - top) as u64);
                    assert_eq!(number(bench.block.amount.val()), amount, "{word:#x}, room {room}");
                    assert_eq!(number(bench.block.shifted.val()), word << amount);
                }
            }
        }
    }
}
