//! What the tests of the lanes share: corner operands, operations by class, and the proof that Rust and Verilog agree.

pub use crate::testing::{agree, number, ops_of};

use crate::operation::OP_BITS;
use warpstep_kit::check::{Check, Random};
use warpstep_kit::prelude::*;
use warpstep_spec::Op;

/// Operands at which arithmetic goes wrong first.
pub const CORNERS: [u32; 14] = [
    0,
    1,
    2,
    3,
    31,
    32,
    0x7fff_fffe,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_fffe,
    0xffff_ffff,
    0x0001_0000,
    0x1234_5678,
];

/// All pairs of corners, and some pairs of no special kind.
pub fn pairs() -> Vec<(u32, u32)> {
    let mut random = Random::new(7);
    let corners = CORNERS.iter().flat_map(|a| CORNERS.iter().map(move |b| (*a, *b)));
    let others = (0..40).map(|_| (random.word() as u32, random.word() as u32 >> random.below(32)));
    corners.chain(others).collect()
}

/// Random cycles in which `ops` come up often at `port`, and others too.
pub fn check_with(port: &str, ops: Vec<Op>) -> Check {
    Check::default().input(port, move |random| match random.once_in(8) {
        true => random.word(),
        false => ops[random.below(ops.len() as u64) as usize] as u64,
    })
}

/// 32 bits.
pub fn word(value: u32) -> Value {
    Value::new(32, value.into())
}

/// An operation number.
pub fn op_number(op: Op) -> Value {
    Value::new(OP_BITS, op as u64)
}
