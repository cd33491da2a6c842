//! One lane's float unit: all of RV32F but loads and stores.
//!
//! Five units, one for each latency class, that share nothing but their operands. Issued in c: operands, operation, rounding
//! mode (the instruction's or `frm`, never "dynamic"), destination and one of the starts in c + 1; result and flags
//! of a unit of latency N in c + N - 1. Divider and square root take one operation at a time, the others one in every cycle. No
//! time depends on data. Several units may hand over in one cycle; whoever books slots sees to it that only one of them
//! is for a register. A core without float has no such block. Knows nothing of registers, masks or other lanes.

use crate::float::{LaneConverter, LaneFloatDivider, LaneFloatSimple, LaneFma, LaneSquareRoot};
use crate::operation::OP_BITS;
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
    /// For each unit, whether this lane begins an operation of it.
    pub start: Vec<Wire<In>>,
    /// Operation number.
    pub op: Wire<In>,
    /// Rounding mode, never "dynamic".
    pub rounding: Wire<In>,
    /// The operands.
    pub operands: Vec<Wire<In>>,
    /// Register (low six bits) and warp (above) the result is for.
    pub destination: Wire<In>,
    /// For each unit, whether it hands over a result.
    pub result_valid: Vec<Wire<Out>>,
    /// For each unit, the register that is for.
    pub result_destinations: Vec<Wire<Out>>,
    /// For each unit, the result.
    pub results: Vec<Wire<Out>>,
    /// For each unit, the flags its result raises, as `fflags` holds them.
    pub result_flags: Vec<Wire<Out>>,
    simple: LaneFloatSimple,
    fma: LaneFma,
    converter: LaneConverter,
    divider: LaneFloatDivider,
    square_root: LaneSquareRoot,
}

impl LaneFloat {
    /// With the float latencies of a configuration.
    pub fn new(latencies: &Latencies, destination_width: usize) -> LaneFloat {
        let units = UNITS.len();
        LaneFloat {
            start: Wire::several(units, 1),
            op: Wire::new(OP_BITS),
            rounding: Wire::new(3),
            operands: Wire::several(3, 32),
            destination: Wire::new(destination_width),
            result_valid: Wire::several(units, 1),
            result_destinations: Wire::several(units, destination_width),
            results: Wire::several(units, 32),
            result_flags: Wire::several(units, 5),
            simple: LaneFloatSimple::new(latencies.float_simple as usize, destination_width),
            fma: LaneFma::new(latencies.float_fma as usize, destination_width),
            converter: LaneConverter::new(latencies.float_convert as usize, destination_width),
            divider: LaneFloatDivider::new(latencies.float_divide as usize, destination_width),
            square_root: LaneSquareRoot::new(latencies.float_sqrt as usize, destination_width),
        }
    }
}

impl Logic for LaneFloat {
    about!(unit::SIMPLE, unit::FMA, unit::CONVERT, unit::DIVIDE, unit::SQUARE_ROOT);

    #[hdl_gen]
    fn update(&mut self) {
        self.simple.start.next = self.start[unit::SIMPLE].val();
        self.simple.op.next = self.op.val();
        self.simple.operands[0].next = self.operands[0].val();
        self.simple.operands[1].next = self.operands[1].val();
        self.simple.destination.next = self.destination.val();
        self.result_valid[unit::SIMPLE].next = self.simple.result_valid.val();
        self.result_destinations[unit::SIMPLE].next = self.simple.result_destination.val();
        self.results[unit::SIMPLE].next = self.simple.result.val();
        self.result_flags[unit::SIMPLE].next = self.simple.flags.val();

        self.fma.start.next = self.start[unit::FMA].val();
        self.fma.op.next = self.op.val();
        self.fma.rounding.next = self.rounding.val();
        for place in 0..3 {
            self.fma.operands[place].next = self.operands[place].val();
        }
        self.fma.destination.next = self.destination.val();
        self.result_valid[unit::FMA].next = self.fma.result_valid.val();
        self.result_destinations[unit::FMA].next = self.fma.result_destination.val();
        self.results[unit::FMA].next = self.fma.result.val();
        self.result_flags[unit::FMA].next = self.fma.flags.val();

        self.converter.start.next = self.start[unit::CONVERT].val();
        self.converter.op.next = self.op.val();
        self.converter.rounding.next = self.rounding.val();
        self.converter.operands[0].next = self.operands[0].val();
        self.converter.destination.next = self.destination.val();
        self.result_valid[unit::CONVERT].next = self.converter.result_valid.val();
        self.result_destinations[unit::CONVERT].next = self.converter.result_destination.val();
        self.results[unit::CONVERT].next = self.converter.result.val();
        self.result_flags[unit::CONVERT].next = self.converter.flags.val();

        self.divider.start.next = self.start[unit::DIVIDE].val();
        self.divider.rounding.next = self.rounding.val();
        self.divider.operands[0].next = self.operands[0].val();
        self.divider.operands[1].next = self.operands[1].val();
        self.divider.destination.next = self.destination.val();
        self.result_valid[unit::DIVIDE].next = self.divider.result_valid.val();
        self.result_destinations[unit::DIVIDE].next = self.divider.result_destination.val();
        self.results[unit::DIVIDE].next = self.divider.result.val();
        self.result_flags[unit::DIVIDE].next = self.divider.flags.val();

        self.square_root.start.next = self.start[unit::SQUARE_ROOT].val();
        self.square_root.rounding.next = self.rounding.val();
        self.square_root.operands[0].next = self.operands[0].val();
        self.square_root.destination.next = self.destination.val();
        self.result_valid[unit::SQUARE_ROOT].next = self.square_root.result_valid.val();
        self.result_destinations[unit::SQUARE_ROOT].next = self.square_root.result_destination.val();
        self.results[unit::SQUARE_ROOT].next = self.square_root.result.val();
        self.result_flags[unit::SQUARE_ROOT].next = self.square_root.flags.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::testing::{any_float, ops_of, prove};
    use warpstep_kit::check::Check;
    use warpstep_spec::Op;

    #[test]
    fn both_faces_agree() {
        let ops: Vec<Op> = UNITS.into_iter().flat_map(ops_of).collect();
        assert_eq!(ops.len(), 24);
        let check = Check::default()
            .cycles(1500)
            .input("op", move |random| ops[random.below(ops.len() as u64) as usize] as u64)
            .input("rounding", |random| random.below(5))
            .input("start_3", |random| random.once_in(16).into())
            .input("start_4", |random| random.once_in(16).into());
        let check = (0..3).fold(check, |check, place| check.input(&format!("operands_{place}"), any_float));
        prove(check, LaneFloat::new(&Latencies::PAPER, 11));
    }
}
