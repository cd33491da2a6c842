//! The operands in memory: a third integer corners, a third float corners, a third random.
//!
//! Random words are mostly floats of nearby exponents and few mantissa bits: sums cancel, products are exact or one
//! bit short of it, and rounding has something to decide.

use super::corners;
use super::{WINDOW_BYTES, emit};
use fastrand::Rng;
use std::ops::Range;

const WORDS: usize = WINDOW_BYTES as usize / 4;
const INTEGER_CORNERS: Range<usize> = 0..WORDS / 3;
const FLOAT_CORNERS: Range<usize> = WORDS / 3..2 * WORDS / 3;
const RANDOM: Range<usize> = 2 * WORDS / 3..WORDS;

/// The words of a pool.
pub fn words(rng: &mut Rng) -> Vec<u32> {
    let floats: Vec<u32> = corners::floats().collect();
    (0..WORDS)
        .map(|slot| match slot {
            slot if INTEGER_CORNERS.contains(&slot) => corners::INTEGERS[slot % corners::INTEGERS.len()],
            slot if FLOAT_CORNERS.contains(&slot) => floats[slot % floats.len()],
            _ => random(rng),
        })
        .collect()
}

/// The offset from the base register of an operand for a float or an integer register: two times of three a corner.
pub fn offset(rng: &mut Rng, float: bool) -> i32 {
    let slots = match (rng.u32(0..3), float) {
        (0, _) => RANDOM,
        (_, true) => FLOAT_CORNERS,
        (_, false) => INTEGER_CORNERS,
    };
    emit::offset_of_word(rng.usize(slots))
}

fn random(rng: &mut Rng) -> u32 {
    let sign = rng.u32(0..2) << 31;
    match rng.u32(0..4) {
        0 => rng.u32(..),
        1 => sign | rng.u32(118..137) << 23 | rng.u32(0..1 << 23),
        2 => sign | rng.u32(0..30) << 23 | rng.u32(0..1 << 23),
        _ => sign | rng.u32(118..160) << 23 | rng.u32(0..8) << rng.u32(0..21),
    }
}
