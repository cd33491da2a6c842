//! The AXI4 master: one burst per line, everything in order, no identifiers. Reads and writes go their own ways.

pub mod reads;
pub mod writes;

pub use crate::bundles::axi::LENGTH_BITS;

/// A burst whose addresses go up.
pub const INCREMENTING: usize = 1;
/// Protection of a line of instructions; data have none of its bits.
pub const INSTRUCTION: usize = 4;
