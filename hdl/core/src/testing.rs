//! What the tests of all folders share: wires read and driven by number, and the proof that Rust and Verilog agree.

use crate::Shape;
use warpstep_kit::bits::Bits;
use warpstep_kit::check::Check;
use warpstep_kit::prelude::*;
use warpstep_kit::verilog::Design;
use warpstep_spec::config::{Parameters, named};
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::{Class, Config, Op, SplitMode};

/// The smallest named machine without float unit, changed as a test needs it, without trace ports. Blocks may have split contexts.
pub fn small(change: impl FnOnce(&mut Parameters)) -> Shape {
    let mut parameters = named("tiny").expect("a named machine").parameters();
    (parameters.fpu, parameters.axi_bytes) = (false, 4);
    change(&mut parameters);
    Shape::new(Config::try_from(parameters).expect("a machine that can be built"), false)
}

/// Lets warps of several lanes split, so that lanes are booked apart.
pub fn splitting(parameters: &mut Parameters) {
    parameters.splits = usize::from(parameters.lanes > 1);
    parameters.split_mode = SplitMode::Marked;
}

/// The same machine with trace ports.
pub fn traced(shape: &Shape) -> Shape {
    Shape::new(shape.config().clone(), true)
}

/// Simulation, Verilog and three linters agree.
#[track_caller]
pub fn agree(check: Check, block: impl Block) -> Design {
    check.check(block).unwrap_or_else(|error| panic!("{error}"))
}

/// A value of at most 64 bits.
pub fn number(value: Value) -> u64 {
    value.bits().to_u64().expect("at most 64 bits")
}

/// What a wire of at most 64 bits carries.
pub fn word<D>(wire: &Wire<D>) -> u64 {
    number(wire.val())
}

/// Whether a strobe is there.
pub fn is_set<D>(wire: &Wire<D>) -> bool {
    word(wire) == 1
}

/// Puts a number on an input.
pub fn put(wire: &mut Wire<In>, value: u64) {
    wire.next = Value::from_bits(Bits::new(wire.width(), value));
}

/// What a wire carries, byte by byte, the lowest first.
pub fn bytes<D>(wire: &Wire<D>) -> Vec<u8> {
    let value = wire.val();
    (0..wire.width() / 8).map(|at| value.bits().slice(8 * at, 8).to_u64().expect("a byte") as u8).collect()
}

/// Puts bytes on an input, the lowest first.
pub fn put_bytes(wire: &mut Wire<In>, bytes: &[u8]) {
    let zero = Bits::new(wire.width(), 0);
    let put = |all: Bits, (at, byte): (usize, &u8)| all.with_slice(8 * at, &Bits::new(8, (*byte).into()));
    wire.next = Value::from_bits(bytes.iter().enumerate().fold(zero, put));
}

/// Every operation of a class.
pub fn ops_of(class: Class) -> Vec<Op> {
    ROWS.iter().filter(|row| row.class == class).map(|row| row.op).collect()
}
