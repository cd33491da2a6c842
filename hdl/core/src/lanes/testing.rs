//! What the tests of the lanes share: corner operands, operations by class, and the proof that Rust and Verilog agree.

use crate::operation::OP_BITS;
use warpstep_kit::check::{Check, Random};
use warpstep_kit::prelude::*;
use warpstep_kit::verilog::Design;
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::{Class, Op};

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

/// Every operation of a class.
pub fn ops_of(class: Class) -> Vec<Op> {
    ROWS.iter().filter(|row| row.class == class).map(|row| row.op).collect()
}

/// Random cycles in which `ops` come up often, and others too.
pub fn check_with(ops: Vec<Op>) -> Check {
    Check::default().input("op", move |random| match random.once_in(8) {
        true => random.word(),
        false => ops[random.below(ops.len() as u64) as usize] as u64,
    })
}

/// Rust and Verilog agree, and three linters have nothing to say.
#[track_caller]
pub fn prove(check: Check, block: impl Block) -> Design {
    check.prove(block).unwrap_or_else(|error| panic!("{error}"))
}

/// 32 bits.
pub fn word(value: u32) -> Value {
    Value::new(32, value.into())
}

/// An operation number.
pub fn op_number(op: Op) -> Value {
    Value::new(OP_BITS, op as u64)
}

/// What a wire of at most 64 bits carries.
pub fn number(value: Value) -> u64 {
    value.bits().to_u64().expect("at most 64 bits")
}
