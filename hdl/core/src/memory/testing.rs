//! What the tests of this folder share.

pub use crate::testing::{bytes, is_set, prove, put, put_bytes, word};

use warpstep_spec::Op;

/// Loads and stores of every size.
pub const OPS: [Op; 10] =
    [Op::Lb, Op::Lh, Op::Lw, Op::Lbu, Op::Lhu, Op::Flw, Op::Sb, Op::Sh, Op::Sw, Op::Fsw];

/// The lanes of a mask.
pub fn lanes_of(mask: u64) -> Vec<usize> {
    (0..64).filter(|lane| mask >> lane & 1 == 1).collect()
}

/// Bytes of an access; of a fence it does not matter.
pub fn length(op: Op) -> u64 {
    op.access_bytes().unwrap_or(4).into()
}

/// Whether it writes.
pub fn stores(op: Op) -> bool {
    matches!(op, Op::Sb | Op::Sh | Op::Sw | Op::Fsw)
}

/// What a register gets of the bytes a load found.
pub fn loaded(op: Op, found: u32) -> u32 {
    match op {
        Op::Lb => found as u8 as i8 as u32,
        Op::Lbu => found as u8 as u32,
        Op::Lh => found as u16 as i16 as u32,
        Op::Lhu => found as u16 as u32,
        _ => found,
    }
}
