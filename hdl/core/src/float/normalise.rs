//! Moves the highest digit to the top, or as far as a stop allows. Combinational.
//!
//! A float that becomes subnormal stops where its exponent ends. So a one is put where the highest digit may be at the latest, and the
//! zeros above both are counted: digits in fours, fours in sixteens, side by side, so that the coarse part of the distance is known
//! first, and the word moves by it while the rest is found.

use warpstep_kit::prelude::*;

/// Bits of a distance.
pub const AMOUNT_BITS: usize = 6;
/// Places in which zeros are counted: the top ones are those of the word.
const COUNTED: usize = 64;

/// `shifted` is `word` moved up by `amount`: the zeros above its highest digit and its stop.
#[derive(LogicBlock)]
pub struct Normalise {
    /// There is a word; otherwise everything is zero.
    pub valid: Wire<In>,
    /// Word to be normalised.
    pub word: Wire<In>,
    /// A one in the place that may come to the top at the latest; zero if any may.
    pub stop: Wire<In>,
    /// The word, moved up.
    pub shifted: Wire<Out>,
    /// Places the word moved up; without digit and stop it means nothing.
    pub amount: Wire<Out>,
    counted: Wire<Local>,
    /// Fours, then sixteens, with a one, the lowest first.
    fours: Wire<Local>,
    sixteens: Wire<Local>,
    /// Zeros at the top of each of them.
    in_four: Vec<Wire<Local>>,
    in_sixteen: Vec<Wire<Local>>,
    moved_by_sixteens: Wire<Local>,
    moved_by_fours: Wire<Local>,
    below: Param,
}

impl Normalise {
    /// Words of `width` bits.
    ///
    /// # Panics
    /// Above 64 bits: more are not counted.
    pub fn new(width: usize) -> Normalise {
        assert!(width <= COUNTED, "words of {width} bits are not normalised");
        Normalise {
            valid: Wire::new(1),
            word: Wire::new(width),
            stop: Wire::new(width),
            shifted: Wire::new(width),
            amount: Wire::new(AMOUNT_BITS),
            counted: Wire::new(COUNTED),
            fours: Wire::new(16),
            sixteens: Wire::new(4),
            in_four: Wire::several(16, 2),
            in_sixteen: Wire::several(4, 4),
            moved_by_sixteens: Wire::new(width),
            moved_by_fours: Wire::new(width),
            below: Param::new(COUNTED - width),
        }
    }
}

impl Logic for Normalise {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.counted.next = 0.into();
        self.fours.next = 0.into();
        self.sixteens.next = 0.into();
        for four in 0..16 {
            self.in_four[four].next = 0.into();
        }
        for sixteen in 0..4 {
            self.in_sixteen[sixteen].next = 0.into();
        }
        self.amount.next = 0.into();
        self.moved_by_sixteens.next = 0.into();
        self.moved_by_fours.next = 0.into();
        self.shifted.next = 0.into();
        if self.valid.val().any() {
            comment!("Zeros above the highest one.");
            self.counted.next = unsigned_cast(self.word.val() | self.stop.val()) << self.below.val();
            for four in 0..16 {
                self.fours.next =
                    self.fours.val().replace_bit(four, self.counted.val().get_bits::<4>(4 * four).any());
                if self.counted.val().get_bit(4 * four + 3) {
                    self.in_four[four].next = 0.into();
                } else if self.counted.val().get_bit(4 * four + 2) {
                    self.in_four[four].next = 1.into();
                } else if self.counted.val().get_bit(4 * four + 1) {
                    self.in_four[four].next = 2.into();
                } else {
                    self.in_four[four].next = 3.into();
                }
            }
            for sixteen in 0..4 {
                self.sixteens.next = self
                    .sixteens
                    .val()
                    .replace_bit(sixteen, self.fours.val().get_bits::<4>(4 * sixteen).any());
                if self.fours.val().get_bit(4 * sixteen + 3) {
                    self.in_sixteen[sixteen].next = unsigned_cast(self.in_four[4 * sixteen + 3].val());
                } else if self.fours.val().get_bit(4 * sixteen + 2) {
                    self.in_sixteen[sixteen].next = unsigned_cast(self.in_four[4 * sixteen + 2].val()) | 4;
                } else if self.fours.val().get_bit(4 * sixteen + 1) {
                    self.in_sixteen[sixteen].next = unsigned_cast(self.in_four[4 * sixteen + 1].val()) | 8;
                } else {
                    self.in_sixteen[sixteen].next = unsigned_cast(self.in_four[4 * sixteen].val()) | 12;
                }
            }
            if self.sixteens.val().get_bit(3) {
                self.amount.next = unsigned_cast(self.in_sixteen[3].val());
                self.moved_by_sixteens.next = self.word.val();
            } else if self.sixteens.val().get_bit(2) {
                self.amount.next = unsigned_cast(self.in_sixteen[2].val()) | 16;
                self.moved_by_sixteens.next = self.word.val() << 16;
            } else if self.sixteens.val().get_bit(1) {
                self.amount.next = unsigned_cast(self.in_sixteen[1].val()) | 32;
                self.moved_by_sixteens.next = self.word.val() << 32;
            } else {
                self.amount.next = unsigned_cast(self.in_sixteen[0].val()) | 48;
                self.moved_by_sixteens.next = self.word.val() << 48;
            }

            comment!("The rest of the way.");
            match self.amount.val().get_bits::<2>(2).index() {
                0 => self.moved_by_fours.next = self.moved_by_sixteens.val(),
                1 => self.moved_by_fours.next = self.moved_by_sixteens.val() << 4,
                2 => self.moved_by_fours.next = self.moved_by_sixteens.val() << 8,
                _ => self.moved_by_fours.next = self.moved_by_sixteens.val() << 12,
            }
            match self.amount.val().get_bits::<2>(0).index() {
                0 => self.shifted.next = self.moved_by_fours.val(),
                1 => self.shifted.next = self.moved_by_fours.val() << 1,
                2 => self.shifted.next = self.moved_by_fours.val() << 2,
                _ => self.shifted.next = self.moved_by_fours.val() << 3,
            }
        }
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
    fn it_goes_as_far_as_zeros_and_the_stop_allow() {
        for width in [24, 32, 52] {
            let mut bench = Bench::new(Normalise::new(width));
            bench.block.valid.next = true.into();
            for top in 0..width {
                for room in [0, 1, 5, 22, 31, 40, 63] {
                    let word = 1 << top | 1;
                    bench.block.word.next = Value::new(width, word);
                    let stop = if room < width as u64 { 1 << (width as u64 - 1 - room) } else { 0 };
                    bench.block.stop.next = Value::new(width, stop);
                    bench.settle();
                    let amount = room.min((width - 1 - top) as u64);
                    assert_eq!(number(bench.block.amount.val()), amount, "{word:#x}, room {room}");
                    assert_eq!(number(bench.block.shifted.val()), word << amount);
                }
            }
        }
    }
}
