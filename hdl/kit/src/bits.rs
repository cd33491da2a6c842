//! A bit vector whose width is known when the program runs, of any width from one bit up.
//!
//! Up to 64 bits live in a machine word; more live in a big integer. All arithmetic wraps at the width. Both operands
//! of an operation have the same width: who may meet whom is decided in `value.rs`, not here.

use num_bigint::{BigInt, BigUint};
use std::cmp::Ordering;

/// `width` bits, unsigned, wrapping.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Bits {
    width: usize,
    store: Store,
}

/// Invariant: `Small` exactly when the width is at most 64; bits above the width are zero.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Store {
    Small(u64),
    Big(BigUint),
}

/// How many bits it takes to count up to `count - 1`, at least one: the width of an index into `count` things.
pub fn index_width(count: usize) -> usize {
    (usize::BITS - count.saturating_sub(1).leading_zeros()).max(1) as usize
}

fn mask64(width: usize) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

fn mask(width: usize) -> BigUint {
    (BigUint::from(1u8) << width) - 1u8
}

impl Bits {
    /// `value` in `width` bits; higher bits are dropped.
    ///
    /// # Panics
    /// A width of zero: every signal has at least one bit.
    pub fn new(width: usize, value: u64) -> Bits {
        assert!(width > 0, "a bit vector has at least one bit");
        if width <= 64 {
            Bits { width, store: Store::Small(value & mask64(width)) }
        } else {
            Bits { width, store: Store::Big(BigUint::from(value)) }
        }
    }

    /// The low `width` bits of `value`.
    pub fn from_big(width: usize, value: &BigUint) -> Bits {
        if width <= 64 {
            Bits::new(width, value.iter_u64_digits().next().unwrap_or(0))
        } else if value.bits() as usize <= width {
            Bits { width, store: Store::Big(value.clone()) }
        } else {
            Bits { width, store: Store::Big(value & mask(width)) }
        }
    }

    /// The low `width` bits of the two's complement of `value`.
    pub fn from_int(width: usize, value: &BigInt) -> Bits {
        let magnitude = Bits::from_big(width, value.magnitude());
        if value.sign() == num_bigint::Sign::Minus { magnitude.negated() } else { magnitude }
    }

    /// How many bits.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The value as a big integer.
    pub fn to_big(&self) -> BigUint {
        match &self.store {
            Store::Small(word) => BigUint::from(*word),
            Store::Big(big) => big.clone(),
        }
    }

    /// The value if it fits in 64 bits.
    pub fn to_u64(&self) -> Option<u64> {
        match &self.store {
            Store::Small(word) => Some(*word),
            Store::Big(big) => u64::try_from(big).ok(),
        }
    }

    /// The value read as two's complement.
    pub fn to_signed(&self) -> BigInt {
        let value = BigInt::from(self.to_big());
        if self.bit(self.width - 1) { value - (BigInt::from(1) << self.width) } else { value }
    }

    /// Bit `index`; false beyond the width.
    pub fn bit(&self, index: usize) -> bool {
        match &self.store {
            Store::Small(word) => index < 64 && (word >> index) & 1 == 1,
            Store::Big(big) => big.bit(index as u64),
        }
    }

    /// `width` bits from `offset` up; zero where that is beyond the end.
    pub fn slice(&self, offset: usize, width: usize) -> Bits {
        match &self.store {
            Store::Small(word) if width <= 64 => {
                Bits::new(width, if offset < 64 { word >> offset } else { 0 })
            }
            _ => Bits::from_big(width, &(self.to_big() >> offset)),
        }
    }

    /// This vector with `part` written from `offset` up; what falls beyond the end is dropped.
    pub fn with_slice(&self, offset: usize, part: &Bits) -> Bits {
        if offset >= self.width {
            return self.clone();
        }
        let fitting = part.width.min(self.width - offset);
        match (&self.store, &part.store) {
            (Store::Small(word), Store::Small(new)) => {
                let hole = mask64(fitting) << offset;
                Bits::new(self.width, (word & !hole) | ((new << offset) & hole))
            }
            _ => {
                let old = self.to_big();
                let kept = &old - (self.slice(offset, fitting).to_big() << offset);
                Bits::from_big(self.width, &(kept + (part.slice(0, fitting).to_big() << offset)))
            }
        }
    }

    fn zip(&self, other: &Bits, small: fn(u64, u64) -> u64, big: fn(BigUint, BigUint) -> BigUint) -> Bits {
        match (&self.store, &other.store) {
            (Store::Small(a), Store::Small(b)) => Bits::new(self.width, small(*a, *b)),
            _ => Bits::from_big(self.width, &big(self.to_big(), other.to_big())),
        }
    }

    /// Sum, without the carry.
    pub fn plus(&self, other: &Bits) -> Bits {
        self.zip(other, u64::wrapping_add, |a, b| a + b)
    }

    /// Difference, wrapping.
    pub fn minus(&self, other: &Bits) -> Bits {
        self.plus(&other.negated())
    }

    /// Low half of the product.
    pub fn times(&self, other: &Bits) -> Bits {
        self.zip(other, u64::wrapping_mul, |a, b| a * b)
    }

    /// Bitwise and.
    pub fn and(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a & b, |a, b| a & b)
    }

    /// Bitwise or.
    pub fn or(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a | b, |a, b| a | b)
    }

    /// Bitwise exclusive or.
    pub fn exclusive_or(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a ^ b, |a, b| a ^ b)
    }

    /// Every bit turned over.
    pub fn inverted(&self) -> Bits {
        match &self.store {
            Store::Small(word) => Bits::new(self.width, !word),
            Store::Big(big) => Bits { width: self.width, store: Store::Big(mask(self.width) - big) },
        }
    }

    /// Two's complement.
    pub fn negated(&self) -> Bits {
        self.inverted().plus(&Bits::new(self.width, 1))
    }

    /// Towards the high end; zeros come in.
    pub fn shifted_left(&self, amount: usize) -> Bits {
        if amount >= self.width {
            return Bits::new(self.width, 0);
        }
        match &self.store {
            Store::Small(word) => Bits::new(self.width, word << amount),
            Store::Big(big) => Bits::from_big(self.width, &(big << amount)),
        }
    }

    /// Towards the low end; zeros come in.
    pub fn shifted_right(&self, amount: usize) -> Bits {
        self.slice(amount, self.width)
    }

    /// Unsigned comparison.
    pub fn compare(&self, other: &Bits) -> Ordering {
        match (&self.store, &other.store) {
            (Store::Small(a), Store::Small(b)) => a.cmp(b),
            _ => self.to_big().cmp(&other.to_big()),
        }
    }

    /// How many bits are set.
    pub fn ones(&self) -> usize {
        match &self.store {
            Store::Small(word) => word.count_ones() as usize,
            Store::Big(big) => big.count_ones() as usize,
        }
    }
}

impl std::fmt::Debug for Bits {
    /// As Verilog writes it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}'h{:x}", self.width, self.to_big())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_has_at_least_one_bit() {
        assert_eq!([1, 2, 3, 4, 5, 32, 33].map(index_width), [1, 1, 2, 2, 3, 5, 6]);
    }

    #[test]
    fn narrow_and_wide_vectors_obey_the_same_arithmetic() {
        for (a, b) in [(0u64, 0u64), (1, u64::MAX), (0x1234_5678, 0xffff_0001), (u64::MAX, u64::MAX)] {
            let (na, nb) = (Bits::new(64, a), Bits::new(64, b));
            let (wa, wb) = (Bits::new(96, a), Bits::new(96, b));
            for (narrow, wide) in [
                (na.plus(&nb), wa.plus(&wb)),
                (na.minus(&nb), wa.minus(&wb)),
                (na.times(&nb), wa.times(&wb)),
                (na.and(&nb), wa.and(&wb)),
                (na.or(&nb), wa.or(&wb)),
                (na.exclusive_or(&nb), wa.exclusive_or(&wb)),
                (na.inverted(), wa.inverted()),
                (na.shifted_left(7), wa.shifted_left(7)),
            ] {
                assert_eq!(narrow, wide.slice(0, 64));
            }
            assert_eq!(na.compare(&nb), wa.compare(&wb));
        }
    }

    #[test]
    fn a_part_written_over_the_end_is_cut() {
        assert_eq!(Bits::new(5, 0).with_slice(3, &Bits::new(4, 0xf)), Bits::new(5, 0b11000));
        assert_eq!(Bits::new(100, 0).with_slice(200, &Bits::new(4, 0xf)), Bits::new(100, 0));
        let lanes = Bits::new(1024, 0).with_slice(992, &Bits::new(32, 0xdead_beef));
        assert_eq!(lanes.slice(992, 32), Bits::new(32, 0xdead_beef));
        assert_eq!(lanes.ones(), 24);
    }

    #[test]
    fn signed_reading_and_writing_are_inverse() {
        for width in [1, 7, 32, 64, 65, 130] {
            for value in [0i64, -1] {
                assert_eq!(Bits::from_int(width, &BigInt::from(value)).to_signed(), BigInt::from(value));
            }
        }
    }
}
