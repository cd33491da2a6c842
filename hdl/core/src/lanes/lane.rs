//! One lane: its registers, its arithmetic, and the one result it writes in a cycle.
//!
//! Issued in c: `read` and register numbers in c; operands out, and operation, immediate, pc, destination and one of the `start`s
//! in, in c + 1; a result of latency N written at the end of c + N - 1, so that a read presented in c + N sees it. Units outside
//! the lane (load/store, CSRs, exchange, link addresses) hand their results over at `other_*` in their own
//! slots. All of it is this lane's: which context owns it was decided before. Knows nothing of masks, slots or scheduling.

use crate::float::{LaneFloat, UNITS};
use crate::lanes::{
    LaneAlu, LaneCompare, LaneDivider, LaneMultiplier, LaneRegisters, Writeback, destination_width,
};
use crate::operation::{OP_BITS, REG_BITS};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;
use warpstep_spec::{Config, Latencies};

/// What makes one lane differ from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneShape {
    /// Warps whose registers it holds.
    pub warps: usize,
    /// The float latencies, if it holds f registers, reads three operands and has a float unit.
    pub float: Option<Latencies>,
    /// Latency of arithmetic.
    pub alu_latency: usize,
    /// Latency of multiplication.
    pub multiply_latency: usize,
    /// Latency of division.
    pub divide_latency: usize,
    /// Units outside that hand results over.
    pub others: usize,
}

impl LaneShape {
    /// As `config` says, with so many units outside.
    pub fn of(config: &Config, others: usize) -> LaneShape {
        LaneShape {
            warps: config.warps,
            float: config.fpu.then_some(config.latencies),
            alu_latency: config.latencies.alu as usize,
            multiply_latency: config.latencies.multiply as usize,
            divide_latency: config.latencies.divide as usize,
            others,
        }
    }
}

/// Registers, ALU, multiplier, divider, float unit, compare, writeback.
#[derive(LogicBlock)]
pub struct Lane {
    /// Cycle of issue: whether operands are read; otherwise they keep their values.
    pub read: Wire<In>,
    /// Cycle of issue: whose registers.
    pub read_warp: Wire<In>,
    /// Cycle of issue: which registers.
    pub read_registers: Vec<Wire<In>>,

    /// A cycle later: their values, for the units here and outside.
    pub operands: Vec<Wire<Out>>,
    /// A cycle later: whether the lane runs an instruction of the ALU.
    pub start_alu: Wire<In>,
    /// A cycle later: whether it runs a multiplication.
    pub start_multiply: Wire<In>,
    /// A cycle later: whether it runs a division.
    pub start_divide: Wire<In>,
    /// A cycle later: whether it runs a branch.
    pub start_branch: Wire<In>,
    /// A cycle later: which float unit begins an operation.
    pub start_float: Vec<Wire<In>>,
    /// A cycle later: how it rounds.
    pub rounding: Vec<Wire<In>>,
    /// A cycle later: operation number.
    pub op: Wire<In>,
    /// A cycle later: immediate.
    pub immediate: Wire<In>,
    /// A cycle later: address of the instruction.
    pub pc: Wire<In>,
    /// A cycle later: register (low six bits) and warp (above) the result is for.
    pub destination: Wire<In>,
    /// A cycle later: whether this lane would take the branch.
    pub taken: Wire<Out>,

    /// In a slot: which units outside hand over a result.
    pub other_valid: Vec<Wire<In>>,
    /// In a slot: the register each is for.
    pub other_destinations: Vec<Wire<In>>,
    /// In a slot: their results.
    pub other_results: Vec<Wire<In>>,

    /// In a slot: the flags each float unit raises.
    pub flags: Vec<Wire<Out>>,
    /// Whether a register is written at the end of this cycle.
    pub write: Wire<Out>,
    /// Which: register (low six bits) and warp (above).
    pub write_destination: Wire<Out>,
    /// With what.
    pub write_value: Wire<Out>,
    /// Whether two results met in one slot: never, if slots are booked. For simulations to stop at.
    pub collision: Wire<Out>,

    registers: LaneRegisters,
    alu: LaneAlu,
    multiplier: LaneMultiplier,
    divider: LaneDivider,
    compare: LaneCompare,
    floats: Vec<LaneFloat>,
    writeback: Writeback,
}

/// Results of the lane's own units come first at the writeback.
const OWN_UNITS: usize = 3;

impl Lane {
    /// Of this shape.
    pub fn new(shape: LaneShape) -> Lane {
        let destination = destination_width(shape.warps);
        let float = shape.float.is_some();
        let (readers, units) = if float { (3, UNITS.len()) } else { (2, 0) };
        Lane {
            read: Wire::new(1),
            read_warp: Wire::new(index_width(shape.warps)),
            read_registers: Wire::several(readers, REG_BITS),
            operands: Wire::several(readers, 32),
            start_alu: Wire::new(1),
            start_multiply: Wire::new(1),
            start_divide: Wire::new(1),
            start_branch: Wire::new(1),
            start_float: Wire::several(units, 1),
            rounding: Wire::several(usize::from(float), 3),
            op: Wire::new(OP_BITS),
            immediate: Wire::new(32),
            pc: Wire::new(32),
            destination: Wire::new(destination),
            taken: Wire::new(1),
            other_valid: Wire::several(shape.others, 1),
            other_destinations: Wire::several(shape.others, destination),
            other_results: Wire::several(shape.others, 32),
            flags: Wire::several(units, 5),
            write: Wire::new(1),
            write_destination: Wire::new(destination),
            write_value: Wire::new(32),
            collision: Wire::new(1),
            registers: LaneRegisters::new(shape.warps, float),
            alu: LaneAlu::new(shape.alu_latency, destination),
            multiplier: LaneMultiplier::new(shape.multiply_latency, destination),
            divider: LaneDivider::new(shape.divide_latency, destination),
            compare: LaneCompare::new(),
            floats: shape.float.iter().map(|latencies| LaneFloat::new(latencies, destination)).collect(),
            writeback: Writeback::new(OWN_UNITS + shape.others + units, destination),
        }
    }
}

impl Logic for Lane {
    about!(OWN_UNITS);

    #[hdl_gen]
    fn update(&mut self) {
        self.registers.read.next = self.read.val();
        self.registers.read_warp.next = self.read_warp.val();
        for port in 0..self.operands.len() {
            self.registers.read_registers[port].next = self.read_registers[port].val();
            self.operands[port].next = self.registers.operands[port].val();
        }

        self.alu.start.next = self.start_alu.val();
        self.alu.op.next = self.op.val();
        self.alu.pc.next = self.pc.val();
        self.alu.immediate.next = self.immediate.val();
        self.alu.left.next = self.registers.operands[0].val();
        self.alu.right.next = self.registers.operands[1].val();
        self.alu.destination.next = self.destination.val();

        self.multiplier.start.next = self.start_multiply.val();
        self.multiplier.op.next = self.op.val();
        self.multiplier.left.next = self.registers.operands[0].val();
        self.multiplier.right.next = self.registers.operands[1].val();
        self.multiplier.destination.next = self.destination.val();

        self.divider.start.next = self.start_divide.val();
        self.divider.op.next = self.op.val();
        self.divider.left.next = self.registers.operands[0].val();
        self.divider.right.next = self.registers.operands[1].val();
        self.divider.destination.next = self.destination.val();

        self.compare.start.next = self.start_branch.val();
        self.compare.op.next = self.op.val();
        self.compare.left.next = self.registers.operands[0].val();
        self.compare.right.next = self.registers.operands[1].val();
        self.taken.next = self.compare.taken.val();

        self.writeback.valid[0].next = self.alu.result_valid.val();
        self.writeback.destinations[0].next = self.alu.result_destination.val();
        self.writeback.values[0].next = self.alu.result.val();
        self.writeback.valid[1].next = self.multiplier.result_valid.val();
        self.writeback.destinations[1].next = self.multiplier.result_destination.val();
        self.writeback.values[1].next = self.multiplier.result.val();
        self.writeback.valid[2].next = self.divider.result_valid.val();
        self.writeback.destinations[2].next = self.divider.result_destination.val();
        self.writeback.values[2].next = self.divider.result.val();
        for other in 0..self.other_valid.len() {
            self.writeback.valid[other + OWN_UNITS].next = self.other_valid[other].val();
            self.writeback.destinations[other + OWN_UNITS].next = self.other_destinations[other].val();
            self.writeback.values[other + OWN_UNITS].next = self.other_results[other].val();
        }
        for float in 0..self.floats.len() {
            self.floats[float].op.next = self.op.val();
            self.floats[float].rounding.next = self.rounding[float].val();
            self.floats[float].destination.next = self.destination.val();
            for place in 0..self.operands.len() {
                self.floats[float].operands[place].next = self.registers.operands[place].val();
            }
            for unit in 0..self.start_float.len() {
                self.floats[float].start[unit].next = self.start_float[unit].val();
                self.flags[unit].next = 0.into();
                if self.floats[float].result_valid[unit].val().any() {
                    self.flags[unit].next = self.floats[float].result_flags[unit].val();
                }
                self.writeback.valid[self.other_valid.len() + OWN_UNITS + unit].next =
                    self.floats[float].result_valid[unit].val();
                self.writeback.destinations[self.other_valid.len() + OWN_UNITS + unit].next =
                    self.floats[float].result_destinations[unit].val();
                self.writeback.values[self.other_valid.len() + OWN_UNITS + unit].next =
                    self.floats[float].results[unit].val();
            }
        }
        self.registers.write.next = self.writeback.write.val();
        self.registers.write_destination.next = self.writeback.write_destination.val();
        self.registers.write_value.next = self.writeback.write_value.val();
        self.write.next = self.writeback.write.val();
        self.write_destination.next = self.writeback.write_destination.val();
        self.write_value.next = self.writeback.write_value.val();
        self.collision.next = self.writeback.collision.val();
    }
}

#[cfg(test)]
mod tests;
