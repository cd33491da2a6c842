//! One lane's float unit: all of RV32F but loads and stores.
//!
//! Five units, one for each latency class, that share nothing but their operands. Issued in c: operands, operation,
//! rounding mode (the instruction's or frm, never "dynamic"), destination and one of the starts in c + 1; result and flags
//! of a unit of latency N in c + N - 1. Divider and square root take one operation at a time, the others one in every
//! cycle. No time depends on data. Where their latency is not the least, operands of divider and square root are held for a
//! cycle first: the way to a lane is long. Several units may hand over in one cycle; writeback slots ensure that only one
//! of them is for a register. A core without float has no such block. Knows nothing of registers, masks or other lanes.

use crate::bundles::{FloatOperation, LaneResult};
use crate::float::{
    FloatOperands, LEAST_DIVIDE_LATENCY, LaneConverter, LaneFloatDivider, LaneFloatSimple, LaneFma,
    LaneSquareRoot,
};
use warpstep_kit::prelude::*;
use warpstep_spec::{Class, Latencies};

/// The units, as `start` and the results are numbered.
pub mod unit {
    /// Sign injection, minimum, maximum, compare, classify, moves.
    pub const SIMPLE: usize = 0;
    /// Addition, multiplication, fused multiply-add.
    pub const FMA: usize = 1;
    /// Conversions.
    pub const CONVERT: usize = 2;
    /// Division.
    pub const DIVIDE: usize = 3;
    /// Square root.
    pub const SQUARE_ROOT: usize = 4;
}

/// The class of instructions each unit runs, in the order of their numbers.
pub const UNITS: [Class; 5] =
    [Class::FloatSimple, Class::FloatFma, Class::FloatConvert, Class::FloatDivide, Class::FloatSqrt];

/// Five float units side by side.
#[derive(LogicBlock)]
pub struct LaneFloat {
    /// Unit that begins an operation in this lane, one for each unit.
    pub start: Vec<Wire<In>>,
    /// What is computed.
    pub operation: FloatOperation<In>,
    /// The result of each unit, in its slot.
    pub results: Vec<LaneResult<Out>>,
    /// Flags the result of each unit raises, as fflags holds them.
    pub flags: Vec<Wire<Out>>,
    simple: LaneFloatSimple,
    fma: LaneFma,
    converter: LaneConverter,
    /// Of division and square root.
    entering: Vec<FloatOperands>,
    divider: LaneFloatDivider,
    square_root: LaneSquareRoot,
}

impl LaneFloat {
    /// With the float latencies of a configuration.
    pub fn new(latencies: &Latencies, destination_width: usize) -> LaneFloat {
        let long = [latencies.float_divide as usize, latencies.float_sqrt as usize];
        let held = long.map(|latency| latency > LEAST_DIVIDE_LATENCY);
        LaneFloat {
            start: Wire::several(UNITS.len(), 1),
            operation: FloatOperation::new(destination_width),
            results: UNITS.iter().map(|_| LaneResult::new(destination_width)).collect(),
            flags: Wire::several(UNITS.len(), 5),
            simple: LaneFloatSimple::new(latencies.float_simple as usize, destination_width),
            fma: LaneFma::new(latencies.float_fma as usize, destination_width),
            converter: LaneConverter::new(latencies.float_convert as usize, destination_width),
            entering: held.map(|held| FloatOperands::new(held, destination_width)).into(),
            divider: LaneFloatDivider::new(long[0] - usize::from(held[0]), destination_width),
            square_root: LaneSquareRoot::new(long[1] - usize::from(held[1]), destination_width),
        }
    }
}

impl Logic for LaneFloat {
    about!(unit::SIMPLE, unit::FMA, unit::CONVERT, unit::DIVIDE, unit::SQUARE_ROOT);

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.start[unit::SIMPLE], &mut self.simple.start);
        wires::link(&mut self.operation, &mut self.simple.operation);
        wires::link(&mut self.simple.result, &mut self.results[unit::SIMPLE]);
        wires::link(&mut self.simple.flags, &mut self.flags[unit::SIMPLE]);

        wires::link(&mut self.start[unit::FMA], &mut self.fma.start);
        wires::link(&mut self.operation, &mut self.fma.operation);
        wires::link(&mut self.fma.result, &mut self.results[unit::FMA]);
        wires::link(&mut self.fma.flags, &mut self.flags[unit::FMA]);

        wires::link(&mut self.start[unit::CONVERT], &mut self.converter.start);
        wires::link(&mut self.operation, &mut self.converter.operation);
        wires::link(&mut self.converter.result, &mut self.results[unit::CONVERT]);
        wires::link(&mut self.converter.flags, &mut self.flags[unit::CONVERT]);

        wires::link(&mut self.start[unit::DIVIDE], &mut self.entering[0].start);
        wires::link(&mut self.operation, &mut self.entering[0].operation);
        wires::link(&mut self.entering[0].begun, &mut self.divider.start);
        wires::link(&mut self.entering[0].operands, &mut self.divider.operation);
        wires::link(&mut self.divider.result, &mut self.results[unit::DIVIDE]);
        wires::link(&mut self.divider.flags, &mut self.flags[unit::DIVIDE]);

        wires::link(&mut self.start[unit::SQUARE_ROOT], &mut self.entering[1].start);
        wires::link(&mut self.operation, &mut self.entering[1].operation);
        wires::link(&mut self.entering[1].begun, &mut self.square_root.start);
        wires::link(&mut self.entering[1].operands, &mut self.square_root.operation);
        wires::link(&mut self.square_root.result, &mut self.results[unit::SQUARE_ROOT]);
        wires::link(&mut self.square_root.flags, &mut self.flags[unit::SQUARE_ROOT]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::testing::{agree, any_float, ops_of};
    use warpstep_kit::check::Check;
    use warpstep_spec::Op;

    #[test]
    fn both_faces_agree() {
        let ops: Vec<Op> = UNITS.into_iter().flat_map(ops_of).collect();
        assert_eq!(ops.len(), 24);
        let check = || {
            let ops = ops.clone();
            let check = Check::default()
                .cycles(1500)
                .input("operation_op", move |random| ops[random.below(ops.len() as u64) as usize] as u64)
                .input("operation_rounding", |random| random.below(5))
                .input("start_3", |random| random.once_in(16).into())
                .input("start_4", |random| random.once_in(16).into());
            (0..3).fold(check, |check, place| check.input(&format!("operation_operands_{place}"), any_float))
        };
        for longer in [0, 1, 2] {
            let mut latencies = Latencies::PAPER;
            latencies.float_divide += longer;
            latencies.float_sqrt += longer;
            agree(check(), LaneFloat::new(&latencies, 11));
        }
    }
}
