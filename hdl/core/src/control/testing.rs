//! What the tests of this folder share.

pub use crate::testing::{agree, is_set, put, word};

use crate::Shape;
use crate::testing::small;
use warpstep_kit::check::Random;
use warpstep_spec::config::Parameters;

/// Warps (or contexts) and lanes every block is tried at.
pub const SHAPES: [(usize, usize); 4] = [(1, 1), (2, 4), (3, 5), (8, 32)];

/// A machine of so many warps and lanes, small otherwise.
pub fn shape(warps: usize, lanes: usize) -> Shape {
    shape_with(warps, lanes, |_| {})
}

/// The same, changed by `change`.
pub fn shape_with(warps: usize, lanes: usize, change: impl Fn(&mut Parameters)) -> Shape {
    small(|machine| {
        (machine.warps, machine.lanes) = (warps, lanes);
        change(machine);
    })
}

/// True half of the time.
pub fn often(random: &mut Random) -> u64 {
    random.below(2)
}

/// A choice of a few numbers below `bound`.
pub fn below(bound: u64) -> impl Fn(&mut Random) -> u64 {
    move |random| random.below(bound)
}
