//! What the tests of this folder share.

use warpstep_kit::bits::Bits;
use warpstep_kit::check::{Check, Random};
use warpstep_kit::prelude::*;

/// Warps (or contexts) and lanes every block is tried at.
pub const SHAPES: [(usize, usize); 4] = [(1, 1), (2, 4), (3, 5), (8, 32)];

/// What a wire of at most 64 bits carries.
pub fn word<D>(wire: &Wire<D>) -> u64 {
    wire.val().bits().to_u64().expect("at most 64 bits")
}

/// Whether a strobe is there.
pub fn is_set<D>(wire: &Wire<D>) -> bool {
    word(wire) == 1
}

/// Puts a number on an input.
pub fn put(wire: &mut Wire<In>, value: u64) {
    wire.next = Value::from_bits(Bits::new(wire.width(), value));
}

/// Simulation, Verilog and three linters agree.
#[track_caller]
pub fn prove(check: Check, block: impl Block) {
    check.prove(block).unwrap_or_else(|error| panic!("{error}"));
}

/// True half of the time.
pub fn often(random: &mut Random) -> u64 {
    random.below(2)
}

/// A choice of a few numbers below `bound`.
pub fn below(bound: u64) -> impl Fn(&mut Random) -> u64 {
    move |random| random.below(bound)
}
