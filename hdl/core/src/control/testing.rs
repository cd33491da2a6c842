//! What the tests of this folder share.

pub use crate::testing::{is_set, prove, put, word};

use warpstep_kit::check::Random;

/// Warps (or contexts) and lanes every block is tried at.
pub const SHAPES: [(usize, usize); 4] = [(1, 1), (2, 4), (3, 5), (8, 32)];

/// True half of the time.
pub fn often(random: &mut Random) -> u64 {
    random.below(2)
}

/// A choice of a few numbers below `bound`.
pub fn below(bound: u64) -> impl Fn(&mut Random) -> u64 {
    move |random| random.below(bound)
}
