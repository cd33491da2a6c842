//! A word of which some bits are known. A bit that may be 0 in one run and 1 in another is unknown; what is computed from words
//! is known as far as it is the same in every run.

use std::hash::{Hash, Hasher};

/// A word, bit by bit known or not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Word {
    /// The known bits; the others are 0 here.
    bits: u32,
    known: u32,
    /// Of a word that is not known: the sum of what was known of its summands. With it one can say which object an address
    /// lies in, if it is one (machine/objects.rs).
    base: u32,
    /// … if there is only one summand that is not known: the load it is from. The word is the loaded one and the base.
    origin: u32,
}

/// Most words are known; they have no summands.
impl Hash for Word {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Word { bits, known, base, origin } = *self;
        let is_value = known == u32::MAX && (base, origin) == (0, 0);
        state.write_u64(u64::from(bits) << 1 | u64::from(is_value));
        if !is_value {
            (known, base, origin).hash(state);
        }
    }
}

impl Word {
    /// Nothing is known of it.
    pub const UNKNOWN: Word = Word { bits: 0, known: 0, base: 0, origin: 0 };
    /// The word 0.
    pub const ZERO: Word = Word::new(0);

    /// A word that is known.
    pub const fn new(value: u32) -> Word {
        Word { bits: value, known: u32::MAX, base: 0, origin: 0 }
    }

    /// What is known of its summands: itself, if it is known.
    pub fn base(self) -> u32 {
        self.value().unwrap_or(self.base)
    }

    /// The same word, its summands forgotten.
    pub fn without_base(self) -> Word {
        Word { base: 0, origin: 0, ..self }
    }

    /// A word that was loaded by this instruction, of which not all is known.
    pub fn loaded(self, origin: u32) -> Word {
        if self.known == u32::MAX { self } else { Word { base: 0, origin, ..self } }
    }

    /// The load it is from; 0 for none.
    pub fn origin(self) -> u32 {
        self.origin
    }

    /// The same word, no longer known to be from a load.
    pub fn without_origin(self) -> Word {
        Word { origin: 0, ..self }
    }

    fn with_base(self, base: u32, origin: u32) -> Word {
        if self.known == u32::MAX { self } else { Word { base, origin, ..self } }
    }

    /// How much more it is than another word from the same load.
    fn more_than(self, other: Word) -> Option<u32> {
        (self.origin != 0 && self.origin == other.origin).then(|| self.base.wrapping_sub(other.base))
    }

    /// 0 or 1, unknown which.
    pub const BOOLEAN: Word = Word { bits: 0, known: !1, base: 0, origin: 0 };

    /// 0 or 1, if it is known which.
    pub fn boolean(value: Option<bool>) -> Word {
        value.map_or(Word::BOOLEAN, |value| Word::new(value.into()))
    }

    /// The known bits of `bits` are those of `known`.
    pub const fn partly(bits: u32, known: u32) -> Word {
        Word { bits: bits & known, known, base: 0, origin: 0 }
    }

    /// Its value, if all bits are known.
    #[inline]
    pub fn value(self) -> Option<u32> {
        (self.known == u32::MAX).then_some(self.bits)
    }

    /// The bits that are known to be 1, and those that are known at all.
    pub fn parts(self) -> (u32, u32) {
        (self.bits, self.known)
    }

    /// Its lowest bit.
    pub fn bit_0(self) -> Option<bool> {
        (self.known & 1 == 1).then_some(self.bits & 1 == 1)
    }

    /// The same word, its lowest bit known.
    pub fn with_bit_0(self, bit: bool) -> Word {
        Word { bits: self.bits & !1 | u32::from(bit), known: self.known | 1, base: 0, origin: 0 }
    }

    /// The same word, known not to be `value`: decided if only one bit was open.
    pub fn other_than(self, value: u32) -> Word {
        let open = !self.known;
        let could_be = value & self.known == self.bits;
        if open.count_ones() == 1 && could_be { Word::new(value ^ open) } else { self }
    }

    /// The least and the largest it can be, without sign.
    pub fn range(self) -> (u32, u32) {
        (self.bits, self.bits | !self.known)
    }

    /// The same with sign.
    pub fn signed_range(self) -> (i32, i32) {
        const SIGN: u32 = 1 << 31;
        let (low, high) = self.range();
        if self.known & SIGN != 0 {
            return (low as i32, high as i32);
        }
        ((low | SIGN) as i32, (high & !SIGN) as i32)
    }

    /// What holds for either: what a word is that is this one in some runs and `other` in the rest.
    pub fn or_else(self, other: Word) -> Word {
        let known = self.known & other.known & !(self.bits ^ other.bits);
        Word { bits: self.bits & known, known, base: 0, origin: 0 }
    }

    /// Bit by bit.
    pub fn and(self, other: Word) -> Word {
        let zero = self.known & !self.bits | other.known & !other.bits;
        let one = self.bits & other.bits;
        Word { bits: one, known: zero | one, base: 0, origin: 0 }
    }

    /// Bit by bit.
    pub fn or(self, other: Word) -> Word {
        self.not().and(other.not()).not()
    }

    /// Bit by bit.
    pub fn xor(self, other: Word) -> Word {
        let known = self.known & other.known;
        Word { bits: (self.bits ^ other.bits) & known, known, base: 0, origin: 0 }
    }

    fn not(self) -> Word {
        Word { bits: !self.bits & self.known, known: self.known, base: 0, origin: 0 }
    }

    /// The load a sum is from, if one of the summands is known.
    fn single_origin(self, other: Word) -> u32 {
        if self.value().is_some() || other.value().is_some() { self.origin | other.origin } else { 0 }
    }

    /// The sum: a bit is known where both bits and the carry into it are. The carries are those of the least and of the largest sum.
    pub fn plus(self, other: Word) -> Word {
        let (low_a, high_a) = self.range();
        let (low_b, high_b) = other.range();
        let (least, most) = (low_a.wrapping_add(low_b), high_a.wrapping_add(high_b));
        let carries_least = least ^ low_a ^ low_b;
        let carries_most = most ^ high_a ^ high_b;
        let known = self.known & other.known & !(carries_least ^ carries_most);
        Word::partly(least & known, known)
            .with_base(self.base().wrapping_add(other.base()), self.single_origin(other))
    }

    /// The difference: `self` + !`other` + 1.
    pub fn minus(self, other: Word) -> Word {
        if let Some(more) = self.more_than(other) {
            return Word::new(more);
        }
        let base = self.base().wrapping_sub(other.base());
        let origin = if other.value().is_some() { self.origin } else { 0 };
        let other = other.not();
        let (low_a, high_a) = self.range();
        let (low_b, high_b) = other.range();
        let least = low_a.wrapping_add(low_b).wrapping_add(1);
        let most = high_a.wrapping_add(high_b).wrapping_add(1);
        let known = self.known & other.known & !((least ^ low_a ^ low_b) ^ (most ^ high_a ^ high_b));
        Word::partly(least & known, known).with_base(base, origin)
    }

    /// Shifted to the left by a known number of places.
    pub fn shift_left(self, places: u32) -> Word {
        Word {
            bits: self.bits << places,
            known: self.known << places | ((1u64 << places) - 1) as u32,
            base: 0,
            origin: 0,
        }
    }

    /// Shifted to the right, zeros or the sign from the left.
    pub fn shift_right(self, places: u32, signed: bool) -> Word {
        if signed {
            let (bits, known) = ((self.bits as i32 >> places) as u32, (self.known as i32 >> places) as u32);
            return Word { bits: bits & known, known, base: 0, origin: 0 };
        }
        let fresh = !(u32::MAX >> places);
        Word { bits: self.bits >> places, known: self.known >> places | fresh, base: 0, origin: 0 }
    }

    /// Whether the two are equal, if that is known.
    pub fn equals(self, other: Word) -> Option<bool> {
        if let Some(more) = self.more_than(other) {
            return Some(more == 0);
        }
        if self.known & other.known & (self.bits ^ other.bits) != 0 {
            return Some(false);
        }
        (self.known & other.known == u32::MAX).then_some(true)
    }

    /// Whether it is less, without sign, if that is known.
    pub fn less(self, other: Word) -> Option<bool> {
        let ((low, high), (other_low, other_high)) = (self.range(), other.range());
        ordered(high < other_low, low >= other_high)
    }

    /// Whether it is less, with sign, if that is known.
    pub fn less_signed(self, other: Word) -> Option<bool> {
        let ((low, high), (other_low, other_high)) = (self.signed_range(), other.signed_range());
        ordered(high < other_low, low >= other_high)
    }
}

fn ordered(always: bool, never: bool) -> Option<bool> {
    match (always, never) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

impl std::fmt::Debug for Word {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.value() {
            Some(value) => write!(f, "{value:#x}"),
            None if self.known == 0 => write!(f, "?"),
            None => {
                let digit = |bit: u32| match (self.known >> bit & 1, self.bits >> bit & 1) {
                    (0, _) => '?',
                    (_, 0) => '0',
                    _ => '1',
                };
                (0..32).rev().try_for_each(|bit| write!(f, "{}", digit(bit)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every word of three bits, each 0, 1 or unknown, and the values it can be; placed at the lowest bits, the rest as given.
    fn words() -> impl Iterator<Item = (Word, Vec<u32>)> {
        (0..27u32).flat_map(|code| {
            [0, 0xFFFF_FFF8].map(|above| {
                let digits = [code % 3, code / 3 % 3, code / 9];
                let (mut bits, mut known) = (above, u32::MAX);
                for (bit, digit) in digits.into_iter().enumerate() {
                    match digit {
                        2 => known &= !(1 << bit),
                        digit => bits |= digit << bit,
                    }
                }
                let unknown = !known;
                let values = (0..8).filter(|n| n & !unknown == 0).map(|n| bits | n).collect();
                (Word::partly(bits, known), values)
            })
        })
    }

    fn may_be(word: Word, value: u32) -> bool {
        let (bits, known) = word.parts();
        value & known == bits
    }

    #[test]
    fn every_result_that_can_be_is_allowed_by_the_abstract_one() {
        type Pair = (&'static str, fn(Word, Word) -> Word, fn(u32, u32) -> u32);
        let pairs: [Pair; 5] = [
            ("and", Word::and, |a, b| a & b),
            ("or", Word::or, |a, b| a | b),
            ("xor", Word::xor, |a, b| a ^ b),
            ("add", Word::plus, u32::wrapping_add),
            ("sub", Word::minus, u32::wrapping_sub),
        ];
        for (a, values_a) in words() {
            for (b, values_b) in words() {
                for (name, abstracted, concrete) in &pairs {
                    let result = abstracted(a, b);
                    let results: Vec<u32> =
                        values_a.iter().flat_map(|x| values_b.iter().map(|y| concrete(*x, *y))).collect();
                    assert!(
                        results.iter().all(|value| may_be(result, *value)),
                        "{name} {a:?} {b:?}: {result:?}"
                    );
                    let same = results.iter().all(|value| *value == results[0]);
                    if same && *name != "sub" && *name != "add" {
                        assert_eq!(result.value(), Some(results[0]), "{name} {a:?} {b:?}");
                    }
                }
                for (x, y) in values_a.iter().flat_map(|x| values_b.iter().map(move |y| (*x, *y))) {
                    assert_ne!(a.equals(b), Some(x != y));
                    assert_ne!(a.less(b), Some(x >= y));
                    assert_ne!(a.less_signed(b), Some(x as i32 >= y as i32), "{a:?} {b:?}");
                    assert!(may_be(a.or_else(b), x) && may_be(a.or_else(b), y));
                }
            }
        }
    }

    #[test]
    fn shifts_keep_what_is_known() {
        for (word, values) in words() {
            for places in [0, 1, 2, 31] {
                for value in &values {
                    assert!(may_be(word.shift_left(places), value << places));
                    assert!(may_be(word.shift_right(places, false), value >> places));
                    assert!(may_be(word.shift_right(places, true), (*value as i32 >> places) as u32));
                }
            }
        }
        assert_eq!(Word::BOOLEAN.shift_left(2).range(), (0, 4));
    }

    #[test]
    fn words_from_one_load_differ_by_what_was_added() {
        let loaded = Word::UNKNOWN.loaded(0x100);
        let (first, last) = (loaded.plus(Word::new(4)), loaded.plus(Word::new(12)));
        assert_eq!((first.equals(last), first.plus(Word::new(8)).equals(last)), (Some(false), Some(true)));
        assert_eq!(last.minus(first).value(), Some(8));
        assert_eq!(first.equals(Word::UNKNOWN.loaded(0x104).plus(Word::new(4))), None);
        assert_eq!(loaded.plus(loaded).equals(loaded), None);
        assert_eq!((last.base(), last.plus(loaded).base(), loaded.shift_left(2).base()), (12, 12, 0));
    }

    #[test]
    fn known_words_compute_as_numbers_do() {
        let (a, b) = (Word::new(7), Word::new(u32::MAX));
        assert_eq!((a.plus(b).value(), b.minus(a).value()), (Some(6), Some(0xFFFF_FFF8)));
        assert_eq!((a.less(b), a.less_signed(b), a.equals(a)), (Some(true), Some(false), Some(true)));
        assert_eq!(Word::BOOLEAN.with_bit_0(true).value(), Some(1));
        assert_eq!(Word::BOOLEAN.other_than(0).value(), Some(1));
        assert_eq!(
            (Word::BOOLEAN.other_than(2), Word::UNKNOWN.other_than(0)),
            (Word::BOOLEAN, Word::UNKNOWN)
        );
    }
}
