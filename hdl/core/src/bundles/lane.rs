//! An operation of one lane, and the result it writes.

use crate::operation::OP_BITS;
use warpstep_kit::prelude::*;

/// What an integer unit of a lane computes, in the cycle of the operands.
#[derive(Bundle)]
pub struct LaneOperation<K: Kind> {
    /// Operation number.
    pub op: Signal<K>,
    /// First operand.
    pub left: Signal<K>,
    /// Second operand.
    pub right: Signal<K>,
    /// Destination of the result: register (low six bits) and warp (above).
    pub destination: Signal<K>,
}

impl<K: Kind> LaneOperation<K> {
    /// With destinations of that many bits.
    pub fn new(destination_width: usize) -> LaneOperation<K> {
        LaneOperation {
            op: K::wire(OP_BITS),
            left: K::wire(32),
            right: K::wire(32),
            destination: K::wire(destination_width),
        }
    }
}

/// What a float unit of a lane computes, in the cycle of the operands.
#[derive(Bundle)]
pub struct FloatOperation<K: Kind> {
    /// Operation number.
    pub op: Signal<K>,
    /// Rounding mode, never "dynamic".
    pub rounding: Signal<K>,
    /// The three operands.
    pub operands: Vec<Signal<K>>,
    /// Destination of the result: register (low six bits) and warp (above).
    pub destination: Signal<K>,
}

impl<K: Kind> FloatOperation<K> {
    /// With destinations of that many bits.
    pub fn new(destination_width: usize) -> FloatOperation<K> {
        FloatOperation {
            op: K::wire(OP_BITS),
            rounding: K::wire(3),
            operands: K::wires(3, 32),
            destination: K::wire(destination_width),
        }
    }
}

/// The result of one lane, in its writeback slot.
#[derive(Bundle)]
pub struct LaneResult<K: Kind> {
    /// There is a result in this cycle.
    pub valid: Signal<K>,
    /// Destination of the result: register (low six bits) and warp (above).
    pub destination: Signal<K>,
    /// Value of the result.
    pub value: Signal<K>,
}

impl<K: Kind> LaneResult<K> {
    /// A word, with destinations of that many bits.
    pub fn new(destination_width: usize) -> LaneResult<K> {
        LaneResult::of_width(destination_width, 32)
    }

    /// A value of `width` bits, with destinations of that many bits.
    pub fn of_width(destination_width: usize, width: usize) -> LaneResult<K> {
        LaneResult { valid: K::flag(1), destination: K::wire(destination_width), value: K::wire(width) }
    }

    /// One for each lane at each write port: all lanes at the first port, then at the second.
    pub fn per_lane_and_port(shape: &crate::Shape) -> Vec<LaneResult<K>> {
        (0..shape.write_ports()).flat_map(|_| LaneResult::per_lane(shape)).collect()
    }

    /// One for each lane.
    pub fn per_lane(shape: &crate::Shape) -> Vec<LaneResult<K>> {
        (0..shape.lanes()).map(|_| LaneResult::new(shape.destination_bits())).collect()
    }
}

/// What an instruction that takes one value for all lanes reads from a lane.
#[derive(Bundle)]
pub struct ScalarOperands<K: Kind> {
    /// First operand of the lane.
    pub left: Signal<K>,
    /// Second operand of the lane.
    pub right: Signal<K>,
    /// The lane takes the branch.
    pub taken: Signal<K>,
}

impl<K: Kind> Default for ScalarOperands<K> {
    fn default() -> ScalarOperands<K> {
        ScalarOperands { left: K::wire(32), right: K::wire(32), taken: K::wire(1) }
    }
}
