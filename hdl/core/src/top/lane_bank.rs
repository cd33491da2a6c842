//! All lanes side by side, and who speaks for them.
//!
//! Issued in c: the register numbers in c, operands out and operation in in c + 1. Units outside the lanes hand their results
//! over in their slots. Knows nothing of what those units are, nor of slots. S = 0: all lanes take one instruction.

use crate::Shape;
use crate::bundles::Operation;
use crate::float::UNITS;
use crate::lanes::lane::{Lane, LaneShape};
use crate::lanes::speaker::Speaker;
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Units outside a lane that hand results over to it: CSRs, exchange, control, memory.
const OTHERS: usize = 4;

/// The lanes of a core.
#[derive(LogicBlock)]
pub struct LaneBank {
    /// Cycle c: an instruction issues.
    pub issue: Wire<In>,
    /// Cycle c: whose.
    pub issue_owner: Wire<In>,
    /// Cycle c: its lanes.
    pub issue_lanes: Wire<In>,
    /// Cycle c: first register it reads.
    pub reads_first: Wire<In>,
    /// Cycle c: second register it reads.
    pub reads_second: Wire<In>,
    /// Cycle c: third register it reads.
    pub reads_third: Vec<Wire<In>>,

    /// Cycle c + 1: there is an instruction.
    pub valid: Wire<In>,
    /// Cycle c + 1: the instruction.
    pub operation: Operation<In>,
    /// It is for the ALU.
    pub alu: Wire<In>,
    /// It is a multiplication.
    pub multiply: Wire<In>,
    /// It is a division.
    pub divide: Wire<In>,
    /// It is for a float unit, one port each.
    pub floats: Vec<Wire<In>>,
    /// How that rounds.
    pub rounding: Vec<Wire<In>>,
    /// It is a branch.
    pub branch: Wire<In>,
    /// First operand of each lane.
    pub left: Vec<Wire<Out>>,
    /// Second operand of each lane.
    pub right: Vec<Wire<Out>>,
    /// Bit 0 of each lane's first operand.
    pub predicate: Wire<Out>,
    /// First operand of the highest active lane.
    pub left_spoken: Wire<Out>,
    /// Its second operand.
    pub right_spoken: Wire<Out>,
    /// Whether it would take the branch.
    pub taken_spoken: Wire<Out>,

    /// In its slot, a result of the CSRs: for these lanes.
    pub csr_lanes: Wire<In>,
    /// For which register.
    pub csr_destinations: Vec<Wire<In>>,
    /// The result.
    pub csr_results: Vec<Wire<In>>,
    /// In its slot, a result of lane exchange: for these lanes.
    pub exchange_lanes: Wire<In>,
    /// For which register.
    pub exchange_destination: Wire<In>,
    /// The result.
    pub exchange_results: Vec<Wire<In>>,
    /// In its slot, a result of a control instruction: for these lanes.
    pub link_lanes: Wire<In>,
    /// For which register.
    pub link_destination: Wire<In>,
    /// The result, the same for all.
    pub link_result: Wire<In>,
    /// In its slot, words that were loaded: for these lanes.
    pub load_lanes: Wire<In>,
    /// For which register.
    pub load_destination: Wire<In>,
    /// The words.
    pub load_results: Vec<Wire<In>>,

    /// In a slot: flags each float unit raises in any lane.
    pub flags: Vec<Wire<Out>>,
    /// Lanes that write a register at the end of this cycle.
    pub writes: Wire<Out>,
    /// Which register (low six bits) of which warp (above).
    pub write_destinations: Vec<Wire<Out>>,
    /// With what.
    pub write_values: Vec<Wire<Out>>,
    /// Two results met in one slot: never.
    pub collision: Wire<Out>,

    lanes: Vec<Lane>,
    left_speaker: Speaker,
    right_speaker: Speaker,
    taken_speaker: Speaker,
}

impl LaneBank {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> LaneBank {
        let (config, lanes, destination) = (shape.config(), shape.lanes(), shape.destination_bits());
        let floats = usize::from(config.fpu);
        LaneBank {
            issue: Wire::new(1),
            issue_owner: Wire::new(index_width(config.warps)),
            issue_lanes: Wire::new(lanes),
            reads_first: Wire::new(REG_BITS),
            reads_second: Wire::new(REG_BITS),
            reads_third: Wire::several(floats, REG_BITS),
            valid: Wire::new(1),
            operation: Operation::new(shape),
            alu: Wire::new(1),
            multiply: Wire::new(1),
            divide: Wire::new(1),
            floats: Wire::several(floats * UNITS.len(), 1),
            rounding: Wire::several(floats, 3),
            branch: Wire::new(1),
            left: Wire::several(lanes, 32),
            right: Wire::several(lanes, 32),
            predicate: Wire::new(lanes),
            left_spoken: Wire::new(32),
            right_spoken: Wire::new(32),
            taken_spoken: Wire::new(1),
            csr_lanes: Wire::new(lanes),
            csr_destinations: Wire::several(lanes, destination),
            csr_results: Wire::several(lanes, 32),
            exchange_lanes: Wire::new(lanes),
            exchange_destination: Wire::new(destination),
            exchange_results: Wire::several(lanes, 32),
            link_lanes: Wire::new(lanes),
            link_destination: Wire::new(destination),
            link_result: Wire::new(32),
            load_lanes: Wire::new(lanes),
            load_destination: Wire::new(destination),
            load_results: Wire::several(lanes, 32),
            flags: Wire::several(floats * UNITS.len(), 5),
            writes: Wire::new(lanes),
            write_destinations: Wire::several(lanes, destination),
            write_values: Wire::several(lanes, 32),
            collision: Wire::new(1),
            lanes: (0..lanes).map(|_| Lane::new(LaneShape::of(config, OTHERS))).collect(),
            left_speaker: Speaker::new(lanes, 32),
            right_speaker: Speaker::new(lanes, 32),
            taken_speaker: Speaker::new(lanes, 1),
        }
    }
}

impl Logic for LaneBank {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.writes.next = 0.into();
        self.collision.next = 0.into();
        self.predicate.next = 0.into();
        for unit in 0..self.flags.len() {
            self.flags[unit].next = 0.into();
        }
        for lane in 0..self.lanes.len() {
            self.lanes[lane].read.next =
                (self.issue.val().any() & self.issue_lanes.val().get_bit(lane)).into();
            self.lanes[lane].read_warp.next = self.issue_owner.val();
            self.lanes[lane].read_registers[0].next = self.reads_first.val();
            self.lanes[lane].read_registers[1].next = self.reads_second.val();
            for port in 0..self.reads_third.len() {
                self.lanes[lane].read_registers[2].next = self.reads_third[port].val();
                self.lanes[lane].rounding[port].next = self.rounding[port].val();
            }
            for unit in 0..self.floats.len() {
                self.lanes[lane].start_float[unit].next =
                    (self.floats[unit].val().any() & self.operation.active.val().get_bit(lane)).into();
                self.flags[unit].next = self.flags[unit].val() | self.lanes[lane].flags[unit].val();
            }
            self.lanes[lane].start_alu.next =
                (self.alu.val().any() & self.operation.active.val().get_bit(lane)).into();
            self.lanes[lane].start_multiply.next =
                (self.multiply.val().any() & self.operation.active.val().get_bit(lane)).into();
            self.lanes[lane].start_divide.next =
                (self.divide.val().any() & self.operation.active.val().get_bit(lane)).into();
            self.lanes[lane].start_branch.next =
                (self.branch.val().any() & self.operation.active.val().get_bit(lane)).into();
            self.lanes[lane].op.next = self.operation.op.val();
            self.lanes[lane].immediate.next = self.operation.immediate.val();
            self.lanes[lane].pc.next = self.operation.pc.val();
            self.lanes[lane].destination.next = self.operation.destination.val();

            self.lanes[lane].other_valid[0].next = self.csr_lanes.val().get_bit(lane).into();
            self.lanes[lane].other_destinations[0].next = self.csr_destinations[lane].val();
            self.lanes[lane].other_results[0].next = self.csr_results[lane].val();
            self.lanes[lane].other_valid[1].next = self.exchange_lanes.val().get_bit(lane).into();
            self.lanes[lane].other_destinations[1].next = self.exchange_destination.val();
            self.lanes[lane].other_results[1].next = self.exchange_results[lane].val();
            self.lanes[lane].other_valid[2].next = self.link_lanes.val().get_bit(lane).into();
            self.lanes[lane].other_destinations[2].next = self.link_destination.val();
            self.lanes[lane].other_results[2].next = self.link_result.val();
            self.lanes[lane].other_valid[3].next = self.load_lanes.val().get_bit(lane).into();
            self.lanes[lane].other_destinations[3].next = self.load_destination.val();
            self.lanes[lane].other_results[3].next = self.load_results[lane].val();

            self.left[lane].next = self.lanes[lane].operands[0].val();
            self.right[lane].next = self.lanes[lane].operands[1].val();
            self.predicate.next =
                self.predicate.val().replace_bit(lane, self.lanes[lane].operands[0].val().get_bit(0));
            self.left_speaker.values[lane].next = self.lanes[lane].operands[0].val();
            self.right_speaker.values[lane].next = self.lanes[lane].operands[1].val();
            self.taken_speaker.values[lane].next = self.lanes[lane].taken.val();

            self.writes.next = self.writes.val().replace_bit(lane, self.lanes[lane].write.val());
            self.write_destinations[lane].next = self.lanes[lane].write_destination.val();
            self.write_values[lane].next = self.lanes[lane].write_value.val();
            if self.lanes[lane].collision.val().any() {
                self.collision.next = 1.into();
            }
        }

        self.left_speaker.listen.next = self.valid.val();
        self.left_speaker.active.next = self.operation.active.val();
        self.left_spoken.next = self.left_speaker.spoken.val();
        self.right_speaker.listen.next = self.valid.val();
        self.right_speaker.active.next = self.operation.active.val();
        self.right_spoken.next = self.right_speaker.spoken.val();
        self.taken_speaker.listen.next = self.valid.val();
        self.taken_speaker.active.next = self.operation.active.val();
        self.taken_spoken.next = self.taken_speaker.spoken.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::top::testing::{
        float_machine, float_operation, machine, now_and_then, operation, prove, shape_of,
    };
    use warpstep_kit::check::Check;

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes, fpu) in [(1, 1, false), (2, 4, true), (3, 5, false), (1, 1, true)] {
            let config = if fpu { float_machine } else { machine }(warps, lanes, "lrr");
            let operation = if fpu { float_operation } else { operation as fn(&mut _) -> _ };
            let check = Check::default().input("operation_op", operation);
            let floats = (0..UNITS.len()).map(|unit| format!("floats_{unit}"));
            let check = floats.fold(check, |check, port| check.input(&port, now_and_then));
            let starts =
                ["alu", "multiply", "divide", "csr_lanes", "exchange_lanes", "link_lanes", "load_lanes"];
            let check = starts.iter().fold(check, |check, port| check.input(port, now_and_then));
            prove(check, LaneBank::new(&shape_of(config)));
        }
    }
}
