//! The AXI4 master: one burst per line, everything in order, no identifiers. Reads and writes go their own ways; a read brings
//! the whole line, a write only the beats from the first to the last with a byte to write.

pub mod reads;
pub mod writes;

pub use crate::bundles::axi::LENGTH_BITS;

/// A burst whose addresses go up.
pub const INCREMENTING: usize = 1;
/// Protection of a line of instructions; data have none of its bits.
pub const INSTRUCTION: usize = 4;
