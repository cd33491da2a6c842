//! The tag of an access: what goes with it, beside its lanes, from its operands to the load buffer.
//!
//! ```text
//! tag = zero_fill | size | store | fence | rd | pc | context
//! ```
//! Lowest field first; constants are the lowest bit of each.

use crate::operation::REG_BITS;

/// Whether a loaded byte or half is extended with zeros, not with its sign: one bit.
pub const ZERO_FILL: usize = 0;
/// 0 byte, 1 half, 2 word: two bits.
pub const SIZE: usize = 1;
/// Whether it is a store: one bit.
pub const STORE: usize = 3;
/// Whether it is a fence: one bit.
pub const FENCE: usize = 4;
/// Destination register; 0 if there is none.
pub const RD: usize = 5;
/// Address of the instruction: 32 bits.
pub const PC: usize = RD + REG_BITS;
/// Context of the instruction: the rest.
pub const CONTEXT: usize = PC + 32;
