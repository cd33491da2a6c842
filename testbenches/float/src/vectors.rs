//! Operands for an operation: first a small set of corners crossed with itself, then chance of several kinds.
//!
//! Chance knows what is hard: exponents close together, operands that cancel, results at both ends of what a float can
//! be. If the cross takes more than seven tenths of what is wanted, a sample of it makes half.

use crate::corners::{corner, corner_word, to_cross};
use fastrand::Rng;
use warpstep_spec::isa::Operand;
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::{Class, Op};

/// The three operands; those an operation does not have are noise.
pub type Operands = [u32; 3];

const EXPONENT: u32 = 0xff << 23;

/// How many operands the operation reads.
pub fn operand_count(op: Op) -> usize {
    let row = ROWS.iter().find(|row| row.op == op).expect("every operation has a row");
    let reads =
        |operand: &&Operand| matches!(operand, Operand::Rs1 | Operand::Fs1 | Operand::Fs2 | Operand::Fs3);
    row.operands.iter().filter(reads).count()
}

/// A stream of operands that depends on operation, seed and length only.
pub struct Vectors {
    op: Op,
    operands: usize,
    words: bool,
    crossed: usize,
    sampled: bool,
    wanted: usize,
    given: usize,
    random: Rng,
}

impl Vectors {
    /// Number of vectors for `op`.
    pub fn new(op: Op, seed: u64, wanted: usize) -> Vectors {
        let operands = operand_count(op);
        let words = matches!(op, Op::FcvtSW | Op::FcvtSWu | Op::FmvWX);
        let all = to_cross(operands, words).len().pow(operands as u32);
        let sampled = all > wanted * 7 / 10;
        let crossed = if sampled { wanted / 2 } else { all };
        let random = Rng::with_seed(seed << 8 | op as u64);
        Vectors { op, operands, words, crossed, sampled, wanted, given: 0, random }
    }

    fn cross(&mut self) -> Operands {
        let set = to_cross(self.operands, self.words);
        let mut choice =
            if self.sampled { self.random.usize(..set.len().pow(self.operands as u32)) } else { self.given };
        let mut operands = [self.random.u32(..), self.random.u32(..), self.random.u32(..)];
        for operand in &mut operands[..self.operands] {
            *operand = set[choice % set.len()];
            choice /= set.len();
        }
        operands
    }

    fn chance(&mut self) -> Operands {
        if self.words {
            return [self.word(), self.random.u32(..), self.random.u32(..)];
        }
        match self.random.u8(..8) {
            0 => [(); 3].map(|()| self.random.u32(..)),
            1 => [(); 3].map(|()| corner(self.random.u64(..))),
            2 => [(); 3]
                .map(|()| if self.random.bool() { corner(self.random.u64(..)) } else { self.random.u32(..) }),
            3 => [(); 3].map(|()| self.digits_of_a_corner()),
            4 => self.close_exponents(),
            5 => self.cancelling(),
            6 => self.aimed(),
            _ => self.at_the_end(),
        }
    }

    fn word(&mut self) -> u32 {
        match self.random.u8(..3) {
            0 => self.random.u32(..),
            1 => self.random.u32(..) >> self.random.u32(..32),
            _ => corner_word(self.random.u64(..)),
        }
    }

    fn digits_of_a_corner(&mut self) -> u32 {
        corner(self.random.u64(..)) & !EXPONENT | self.random.u32(..) & EXPONENT
    }

    /// Random or corner digits and sign at that exponent, or the nearest there is.
    fn at_exponent(&mut self, exponent: i32) -> u32 {
        let word = if self.random.bool() { self.random.u32(..) } else { corner(self.random.u64(..)) };
        word & !EXPONENT | (exponent.clamp(0, 254) as u32) << 23
    }

    /// The second near the first, the third near their product.
    fn close_exponents(&mut self) -> Operands {
        let first = self.random.i32(0..255);
        let second = match self.operands {
            3 => self.random.i32(0..255),
            _ => first + self.random.i32(-27..=27),
        };
        let third = first + second - 127 + self.random.i32(-52..=52);
        [self.at_exponent(first), self.at_exponent(second), self.at_exponent(third)]
    }

    /// The last is nearly what takes the rest to nothing: a negative, a product, a quotient's divisor, a square.
    fn cancelling(&mut self) -> Operands {
        let exponents = [self.random.i32(1..255), self.random.i32(64..192)];
        let [a, b] = exponents.map(|exponent| self.at_exponent(exponent));
        let product = (f32::from_bits(a) * f32::from_bits(b)).to_bits();
        let near = self.random.u32(..8).wrapping_sub(4);
        let turned = self.random.u32(..2) << 31;
        match self.op.class() {
            Class::FloatDivide => [product.wrapping_add(near), b, self.random.u32(..)],
            Class::FloatSqrt => {
                let square = (f32::from_bits(b) * f32::from_bits(b)).to_bits();
                [square.wrapping_add(near), b, a]
            }
            _ if self.operands == 3 => [a, b, product.wrapping_add(near) ^ turned],
            _ => [a, a.wrapping_add(near) ^ turned, b],
        }
    }

    /// Operands whose result comes within a digit of a place where rules change: where a number ceases to be tiny (before or
    /// after rounding), vanishes, or overflows. The last operand is what the others leave to be done.
    fn aimed(&mut self) -> Operands {
        let smallest = f64::from(f32::MIN_POSITIVE);
        let last_digit = f64::from(f32::from_bits(1));
        let places = [
            smallest,
            smallest - last_digit / 4.0,
            last_digit / 2.0,
            f64::from(f32::MAX) * (1.0 + 2f64.powi(-25)),
        ];
        let place = self.random.choice(places).unwrap_or(smallest);
        let exponent = (place.to_bits() >> 52) as i32 - 1023 + 127;
        let near = |value: f64, random: &mut Rng| {
            let word = (value as f32).to_bits().wrapping_add(random.u32(..5)).wrapping_sub(2);
            word ^ random.u32(..2) << 31
        };
        let first = self.random.i32(1..255);
        let first = self.at_exponent(first);
        let wide = |word: u32| f64::from(f32::from_bits(word)).abs();
        match (self.op, self.operands) {
            (Op::FmulS, _) => [first, near(place / wide(first), &mut self.random), 0],
            (Op::FdivS, _) => [near(place * wide(first), &mut self.random), first, 0],
            (_, 3) => {
                let apart = self.random.i32(-30..=3);
                let second = self.at_exponent(exponent + 127 + apart - (first >> 23 & 0xff) as i32);
                let third = near(place - wide(first) * wide(second), &mut self.random);
                [first, second, third]
            }
            _ => {
                let apart = self.random.i32(-26..=1);
                let first = self.at_exponent(exponent + apart);
                [first, near(place - wide(first), &mut self.random), 0]
            }
        }
    }

    /// Exponents that meet where floats end: subnormal, smallest, largest, infinite. A word's ends for conversions.
    fn at_the_end(&mut self) -> Operands {
        let end = if self.random.u8(..3) == 0 { 254 } else { 1 };
        let end = end + self.random.i32(-26..=4);
        let first = self.random.i32(0..255);
        let second = match self.op.class() {
            Class::FloatDivide => first + 127 - end,
            Class::FloatConvert => return [self.word_sized(), self.random.u32(..), self.random.u32(..)],
            _ => end + 127 - first,
        };
        let third = end + self.random.i32(-3..=30);
        [self.at_exponent(first), self.at_exponent(second), self.at_exponent(third)]
    }

    fn word_sized(&mut self) -> u32 {
        let exponent = self.random.i32(120..162);
        self.at_exponent(exponent)
    }
}

impl Iterator for Vectors {
    type Item = Operands;

    fn next(&mut self) -> Option<Operands> {
        if self.given == self.wanted {
            return None;
        }
        let operands = if self.given < self.crossed { self.cross() } else { self.chance() };
        self.given += 1;
        Some(operands)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn all_pairs_are_crossed_when_there_is_room() {
        let pairs: HashSet<[u32; 2]> =
            Vectors::new(Op::FaddS, 1, 1_000_000).map(|[a, b, _]| [a, b]).collect();
        let set = to_cross(2, false);
        assert!(set.iter().all(|a| set.iter().all(|b| pairs.contains(&[*a, *b]))));
    }

    #[test]
    fn the_stream_depends_on_its_seed_only() {
        let take = |seed| Vectors::new(Op::FmaddS, seed, 1000).collect::<Vec<_>>();
        assert_eq!(take(1), take(1));
        assert_ne!(take(1), take(2));
    }

    #[test]
    fn every_operation_says_how_many_operands_it_reads() {
        for (op, operands) in
            [(Op::FmaddS, 3), (Op::FaddS, 2), (Op::FsqrtS, 1), (Op::FcvtSW, 1), (Op::FeqS, 2)]
        {
            assert_eq!(operand_count(op), operands, "{op}");
        }
    }
}
