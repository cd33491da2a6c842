//! What an access is, beside its lanes: one word that goes with it from the operands to the row.
//!
//! ```text
//! note = zero_fill | size | stores | fences | rd | pc | context
//! ```
//! Lowest field first; constants are the lowest bit of each.

use crate::operation::REG_BITS;
use warpstep_kit::prim::index_width;

/// Whether zeros, not the sign, stand above what is loaded: one bit.
pub const ZERO_FILL: usize = 0;
/// 0 byte, 1 half, 2 word: two bits.
pub const SIZE: usize = 1;
/// Whether it writes: one bit.
pub const STORES: usize = 3;
/// Whether it is a fence: one bit.
pub const FENCES: usize = 4;
/// Destination; 0 if there is none.
pub const RD: usize = 5;
/// Address of the instruction: 32 bits.
pub const PC: usize = RD + REG_BITS;
/// Whose it is: the rest.
pub const CONTEXT: usize = PC + 32;

/// Bits of a note, for so many contexts.
pub fn width(contexts: usize) -> usize {
    CONTEXT + index_width(contexts)
}
