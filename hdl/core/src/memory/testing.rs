//! What the tests of this folder share.

pub use crate::testing::{agree, bytes, is_set, put, put_bytes, word};

use crate::Shape;
use warpstep_spec::config::{Config, Parameters, named};
use warpstep_spec::{Op, config::CacheParameters};

/// Loads and stores of every size.
pub const OPS: [Op; 10] =
    [Op::Lb, Op::Lh, Op::Lw, Op::Lbu, Op::Lhu, Op::Flw, Op::Sb, Op::Sh, Op::Sw, Op::Fsw];

/// A machine of four warps with four lanes each, lines of 16 bytes and two of them in flight, but for what the test
/// changes. The bus is no wider than the shortest line.
pub fn shape(change: impl FnOnce(&mut Parameters)) -> Shape {
    let mut p = named("tiny").expect("a named configuration").parameters();
    (p.warps, p.axi_bytes, p.local_memory_bytes, p.outstanding_lines) = (4, 64, 1024, 2);
    change(&mut p);
    let CacheParameters { line_bytes, .. } = p.instruction_cache;
    p.instruction_cache.bytes = p.instruction_cache.bytes.max(2 * line_bytes);
    p.axi_bytes = p.axi_bytes.min(line_bytes).min(p.data_line_bytes);
    Shape::new(Config::try_from(p).expect("a possible machine"), false)
}

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
