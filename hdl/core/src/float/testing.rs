//! What the tests of the float units share: operands that matter, and every unit held against SoftFloat in time.

pub use crate::testing::{agree, number, ops_of};

use crate::float::{LaneConverter, LaneFloatDivider, LaneFloatSimple, LaneFma, LaneSquareRoot};
use crate::testing::put;
use warpstep_float_oracle::{Answer, Operands, Vectors, answer, corner};
use warpstep_kit::check::{Bench, Check, Random};
use warpstep_kit::prelude::*;
use warpstep_spec::{Class, Op};

/// Vectors of each operation and mode: few, because RustHDL's own simulation is slow.
const VECTORS: usize = 40;

/// A corner more often than not.
pub fn any_float(random: &mut Random) -> u64 {
    match random.once_in(3) {
        true => random.word(),
        false => corner(random.word()).into(),
    }
}

/// Random cycles in which operations of `class` come up often, in all rounding modes, with operands that matter; the names
/// of the ports begin with `prefix`.
pub fn check_with(prefix: &str, class: Class) -> Check {
    let ops = ops_of(class);
    let check = Check::default()
        .input(&format!("{prefix}op"), move |random| match random.once_in(8) {
            true => random.word(),
            false => ops[random.below(ops.len() as u64) as usize] as u64,
        })
        .input(&format!("{prefix}rounding"), |random| random.below(5));
    (0..3).fold(check, |check, place| check.input(&format!("{prefix}operands_{place}"), any_float))
}

/// A unit as its tests see it.
pub trait Unit: Block {
    fn drive(&mut self, start: bool, asked: Op, mode: u8, operands: Operands, destination: u64);
    /// The result handed over, and what it is for.
    fn seen(&self) -> Option<(Answer, u64)>;
}

macro_rules! units {
    ($($unit:ident)*) => {$(
        impl Unit for $unit {
            fn drive(&mut self, start: bool, asked: Op, mode: u8, operands: Operands, destination: u64) {
                self.start.next = start.into();
                put(&mut self.operation.op, asked as u64);
                put(&mut self.operation.rounding, mode.into());
                put(&mut self.operation.destination, destination & 0xff);
                for (wire, operand) in self.operation.operands.iter_mut().zip(operands) {
                    put(wire, operand.into());
                }
            }
            fn seen(&self) -> Option<(Answer, u64)> {
                let answer = Answer {
                    value: number(self.result.value.val()) as u32,
                    flags: number(self.flags.val()) as u8,
                };
                self.result.valid.val().any().then(|| (answer, number(self.result.destination.val())))
            }
        }
    )*};
}

units! { LaneFma LaneConverter LaneFloatSimple LaneFloatDivider LaneSquareRoot }

/// Runs vectors of every operation and mode through a unit with destinations of eight bits, a new one every `spacing`
/// cycles, and expects each answer in its slot and nothing in any other.
#[track_caller]
pub fn check_unit(unit: impl Unit, class: Class, latency: usize, spacing: usize) {
    let mut work = vec![];
    for op in ops_of(class) {
        for mode in 0..5 {
            work.extend(Vectors::new(op, mode.into(), VECTORS).map(|operands| (op, mode, operands)));
        }
    }
    let mut bench = Bench::new(unit);
    for cycle in 0..work.len() * spacing + latency - 2 {
        let begins = cycle % spacing == 0 && cycle / spacing < work.len();
        let (op, mode, operands) = work[(cycle / spacing).min(work.len() - 1)];
        let shown = if begins { operands } else { operands.map(|operand| !operand) };
        bench.block.drive(begins, op, mode, shown, cycle as u64);
        bench.settle();
        let done = cycle.checked_sub(latency - 2);
        let done = done.filter(|done| done % spacing == 0 && done / spacing < work.len());
        let expected = done.map(|done| {
            let (op, mode, operands) = work[done / spacing];
            (answer(op, mode, operands), done as u64 % 256)
        });
        let seen = bench.block.seen();
        let what = done.map(|done| work[done / spacing]);
        assert!(seen == expected, "cycle {cycle}, {what:x?}: {seen:x?}, not {expected:x?}");
        bench.clock();
    }
}
