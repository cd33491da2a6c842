//! What the tests of this folder share.

pub use crate::testing::{agree, is_set, put, word};

use crate::Shape;
use crate::testing::small;
use warpstep_kit::check::Random;
use warpstep_spec::SplitMode;
use warpstep_spec::config::Parameters;

/// Warps and lanes every block is tried at.
pub const SHAPES: [(usize, usize); 4] = [(1, 1), (2, 4), (3, 5), (8, 32)];

/// Warps, lanes and split contexts of a warp every block that knows contexts is tried at.
pub const SPLIT_SHAPES: [(usize, usize, usize); 9] =
    [(1, 1, 0), (2, 4, 0), (3, 5, 0), (8, 32, 0), (1, 4, 1), (2, 4, 1), (3, 5, 2), (1, 5, 3), (2, 4, 3)];

/// A machine of so many warps and lanes, small otherwise.
pub fn shape(warps: usize, lanes: usize) -> Shape {
    shape_with(warps, lanes, |_| {})
}

/// The same with so many split contexts a warp, for marked splits.
pub fn split_shape(warps: usize, lanes: usize, splits: usize) -> Shape {
    shape_with(warps, lanes, |machine| split(machine, splits))
}

/// So many split contexts a warp.
pub fn split(machine: &mut Parameters, splits: usize) {
    machine.splits = splits;
    machine.split_mode = if splits > 0 { SplitMode::Marked } else { SplitMode::Off };
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
