//! Random divergent programs, and the way from one that fails to a small one.
//!
//! ```text
//! seed, Config ── generate ──> Tree ── words ──> Program ── the caller's check ──> fails?
//!                               ^  └─ rehearse (golden alone: no error, no warning, an end)     │
//!                               └───────────────── shrink <─────────────────────────────────────┘
//! ```
//!
//! A program is a tree of statements ([`tree`]) that is right whatever its registers hold: every split has its join,
//! every loop its bound, every barrier its warps, every address its region. So the generator need not know values, and
//! times, which differ from engine to engine, may flow into data. The shrinker ([`shrink`]) edits the tree, not words.
//!
//! Knows no engine but the golden one, which decides whether a program is correct at all. What is checked is a closure.
//!
//! A place is left for runs from random initial state: [`generate`] gives every register it reads a value
//! first, in statements of their own, so only the engines need to learn it.

pub mod builds;
pub mod coverage;
pub mod dense;
pub mod features;
mod flatten;
mod generate;
mod left;
mod listing;
mod rehearsal;
pub mod shrink;
mod simpler;
pub mod tree;

pub use builds::{Build, builds};
pub use coverage::Coverage;
pub use features::Features;
pub use generate::generate;
pub use left::Left;
pub use listing::listing;
pub use rehearsal::{Improper, Rehearsal, perform, rehearse};
pub use shrink::{Budget, Shrunk, shrink};
pub use tree::Tree;

/// A number from several, well mixed: the seed of one of many programs.
pub fn mix(parts: &[u64]) -> u64 {
    parts.iter().fold(0x9E37_79B9_7F4A_7C15, |state, part| {
        // splitmix64's finaliser
        let mut z = state ^ part.wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    })
}
