//! What the tests of this folder share.

use warpstep_kit::bits::Bits;
use warpstep_kit::check::Check;
use warpstep_kit::prelude::*;
use warpstep_spec::Op;

/// Loads and stores of every size.
pub const OPS: [Op; 10] =
    [Op::Lb, Op::Lh, Op::Lw, Op::Lbu, Op::Lhu, Op::Flw, Op::Sb, Op::Sh, Op::Sw, Op::Fsw];

/// What a wire of at most 64 bits carries.
pub fn word<D>(wire: &Wire<D>) -> u64 {
    wire.val().bits().to_u64().expect("at most 64 bits")
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

/// The lanes of a mask.
pub fn lanes_of(mask: u64) -> Vec<usize> {
    (0..64).filter(|lane| mask >> lane & 1 == 1).collect()
}

/// Bytes of an access.
pub fn length(op: Op) -> u64 {
    match op {
        Op::Lb | Op::Lbu | Op::Sb => 1,
        Op::Lh | Op::Lhu | Op::Sh => 2,
        _ => 4,
    }
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

/// Simulation, Verilog and three linters agree.
#[track_caller]
pub fn prove(check: Check, block: impl Block) {
    check.prove(block).unwrap_or_else(|error| panic!("{error}"));
}
