//! One lane: its registers, its arithmetic, and the result it writes in a cycle, or the two at two write ports.
//!
//! Issued in c: register numbers in c; operands out, and operation, immediate, pc, destination and one of the starts
//! in, in c + 1; a result of latency N written at the end of c + N - 1, so that a read presented in c + N sees it. Units outside
//! the lane (CSRs, exchange, warp control, load/store) hand their results over at `others` in their own
//! slots. All of it is this lane's: which context executes in it was decided before. Knows nothing of masks, slots or scheduling.

use crate::Shape;
use crate::bundles::{LaneOperation, LaneResult, PortChoice};
use crate::float::LaneFloat;
use crate::lanes::{LaneAlu, LaneCompare, LaneDivider, LaneMultiplier, LaneRegisters, Writeback};
use crate::operation::{OP_BITS, REG_BITS};
use crate::units::{FLOAT_UNITS, unit};
use warpstep_kit::prelude::*;
use warpstep_spec::Class;

/// Units outside a lane that hand results over to it: CSRs, exchange, warp control, load/store unit.
pub const OTHERS: usize = 4;
/// What they execute.
const OUTSIDE: [Class; OTHERS] = [Class::Csr, Class::LaneExchange, Class::WarpControl, Class::Load];
/// What the lane's own units execute, but for the float units. Their results come first at the writeback, those of its float units
/// last.
const OWN: [Class; 3] = [Class::Alu, Class::Multiply, Class::Divide];

/// Registers, ALU, multiplier and divider, float unit, compare, writeback.
#[derive(LogicBlock)]
pub struct Lane {
    /// Cycle c: warp whose registers are read.
    pub read_warp: Wire<In>,
    /// Cycle c: register read at each port.
    pub read_registers: Vec<Wire<In>>,

    /// Cycle c + 1: first operand, for the units outside.
    pub left: Wire<Out>,
    /// Cycle c + 1: second operand, for the units outside.
    pub right: Wire<Out>,
    /// Cycle c + 1: first operand plus immediate, for loads and stores.
    pub address: Wire<Out>,
    /// Cycle c + 1: unit of fixed latency that begins in this lane, one bit per unit.
    pub starts: Wire<In>,
    /// Cycle c + 1: this lane executes a branch.
    pub branch: Wire<In>,
    /// Cycle c + 1: rounding mode of a float operation.
    pub rounding: Vec<Wire<In>>,
    /// Cycle c + 1: operation number.
    pub op: Wire<In>,
    /// Cycle c + 1: immediate operand.
    pub immediate: Wire<In>,
    /// Cycle c + 1: address of the instruction.
    pub pc: Wire<In>,
    /// Cycle c + 1: destination of the result: register (low six bits) and warp (above).
    pub destination: Wire<In>,
    /// Cycle c + 1: this lane takes the branch.
    pub taken: Wire<Out>,

    /// Results of the units outside, in their slots.
    pub others: Vec<LaneResult<In>>,
    /// The result of warp control is not written after all.
    pub withdrawn: Wire<In>,
    /// Flags each float unit raises, in the slot of its result.
    pub flags: Vec<Wire<Out>>,
    /// Cycle c + 1: the write port of the result; absent if there is only one.
    pub choice: Vec<PortChoice<In>>,
    /// The result that is written at each port, at the end of this cycle.
    pub writes: Vec<LaneResult<Out>>,
    /// A result is due at each port: it is written unless it is withdrawn.
    pub due: Vec<Wire<Out>>,
    /// Two results met at one port: never, if slots are booked. For simulations to stop at.
    pub collision: Wire<Out>,

    operation: LaneOperation<Local>,
    registers: LaneRegisters,
    alu: LaneAlu,
    /// Two units, if the machine multiplies and divides.
    multiplier: Vec<LaneMultiplier>,
    divider: Vec<LaneDivider>,
    compare: LaneCompare,
    floats: Vec<LaneFloat>,
    /// What every unit hands over.
    results: Vec<LaneResult<Local>>,
    /// The short write port, if there are two.
    short_writeback: Vec<Writeback>,
    /// The long write port, or the only one.
    writeback: Writeback,
    /// Results that are written at the short port, one bit each.
    short_results: Param,
    /// The place of each result among those of its port.
    places: Vec<Param>,
    last_port: Param,
    /// Whether results of warp control are written at the short port.
    short_control: Param,
    /// Places of results: the first of the units outside, the first of the float units.
    first_other: Param,
    first_float: Param,
}

impl Lane {
    /// Of this machine.
    pub fn new(shape: &Shape) -> Lane {
        let (config, destination) = (shape.config(), shape.destination_bits());
        let (latencies, floats) = (&config.latencies, usize::from(config.fpu));
        let multiplies = usize::from(config.multiply_divide);
        let own = OWN.into_iter().filter(|class| config.has_unit(*class)).count();
        let classes = OWN.into_iter().chain(OUTSIDE).chain(crate::float::UNITS);
        let sources = classes.filter(|class| config.has_unit(*class));
        let ports: Vec<usize> = sources.map(|class| shape.write_port(class)).collect();
        let count = |port: usize, results: &[usize]| results.iter().filter(|other| **other == port).count();
        let last_port = shape.write_ports() - 1;
        let control = shape.write_port(Class::WarpControl);
        let short = ports.iter().rev().fold(0, |mask, port| mask << 1 | usize::from(*port < last_port));
        let places = ports.iter().enumerate().map(|(at, port)| Param::new(count(*port, &ports[..at])));
        Lane {
            read_warp: Wire::new(shape.warp_bits()),
            read_registers: Wire::several(shape.operands(), REG_BITS),
            left: Wire::new(32),
            right: Wire::new(32),
            address: Wire::new(32),
            starts: Wire::new(shape.units()),
            branch: Wire::new(1),
            rounding: Wire::several(floats, 3),
            op: Wire::new(OP_BITS),
            immediate: Wire::new(32),
            pc: Wire::new(32),
            destination: Wire::new(destination),
            taken: Wire::new(1),
            others: (0..OTHERS).map(|_| LaneResult::new(destination)).collect(),
            withdrawn: Wire::new(1),
            flags: Wire::several(shape.float_units(), 5),
            choice: PortChoice::if_two_ports(shape),
            writes: (0..shape.write_ports()).map(|_| LaneResult::new(destination)).collect(),
            due: Wire::several(shape.write_ports(), 1),
            collision: Wire::new(1),
            operation: LaneOperation::new(destination),
            registers: LaneRegisters::new(shape),
            alu: LaneAlu::new(latencies.alu as usize, destination),
            multiplier: (0..multiplies)
                .map(|_| LaneMultiplier::new(latencies.multiply as usize, destination))
                .collect(),
            divider: (0..multiplies)
                .map(|_| LaneDivider::new(latencies.divide as usize, destination))
                .collect(),
            compare: LaneCompare::new(destination),
            floats: (0..floats).map(|_| LaneFloat::new(latencies, destination)).collect(),
            results: ports.iter().map(|_| LaneResult::new(destination)).collect(),
            short_writeback: (0..last_port)
                .map(|port| Writeback::new(count(port, &ports), destination, port == control))
                .collect(),
            writeback: Writeback::new(count(last_port, &ports), destination, last_port == control),
            short_results: Param::new(short),
            places: places.collect(),
            last_port: Param::new(last_port),
            short_control: Param::new((control < last_port).into()),
            first_other: Param::new(own),
            first_float: Param::new(own + OTHERS),
        }
    }
}

impl Logic for Lane {
    about!(FLOAT_UNITS, unit::ALU, unit::MULTIPLY, unit::DIVIDE, unit::FIRST_FLOAT);

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.read_warp, &mut self.registers.read_warp);
        wires::link(&mut self.read_registers, &mut self.registers.read_registers);
        wires::link(&mut self.registers.operands[0], &mut self.left);
        wires::link(&mut self.registers.operands[1], &mut self.right);
        wires::link(&mut self.immediate, &mut self.registers.offset);
        wires::link(&mut self.registers.address, &mut self.address);

        wires::link(&mut self.op, &mut self.operation.op);
        wires::link(&mut self.registers.operands[0], &mut self.operation.left);
        wires::link(&mut self.registers.operands[1], &mut self.operation.right);
        wires::link(&mut self.destination, &mut self.operation.destination);
        self.alu.start.next = self.starts.val().get_bit(unit::ALU).into();
        wires::link(&mut self.operation, &mut self.alu.operation);
        wires::link(&mut self.pc, &mut self.alu.pc);
        wires::link(&mut self.immediate, &mut self.alu.immediate);
        wires::link(&mut self.alu.result, &mut self.results[0]);
        for multiplier in 0..self.multiplier.len() {
            self.multiplier[multiplier].start.next = self.starts.val().get_bit(unit::MULTIPLY).into();
            wires::link(&mut self.operation, &mut self.multiplier[multiplier].operation);
            wires::link(&mut self.multiplier[multiplier].result, &mut self.results[1]);
        }
        for divider in 0..self.divider.len() {
            self.divider[divider].start.next = self.starts.val().get_bit(unit::DIVIDE).into();
            wires::link(&mut self.operation, &mut self.divider[divider].operation);
            wires::link(&mut self.divider[divider].result, &mut self.results[2]);
        }
        wires::link(&mut self.branch, &mut self.compare.start);
        wires::link(&mut self.operation, &mut self.compare.operation);
        wires::link(&mut self.compare.taken, &mut self.taken);

        for other in 0..self.others.len() {
            wires::link(&mut self.others[other], &mut self.results[other + self.first_other.val()]);
        }
        for float in 0..self.floats.len() {
            wires::link(&mut self.op, &mut self.floats[float].operation.op);
            wires::link(&mut self.rounding[float], &mut self.floats[float].operation.rounding);
            wires::link(&mut self.registers.operands, &mut self.floats[float].operation.operands);
            wires::link(&mut self.destination, &mut self.floats[float].operation.destination);
            for place in 0..FLOAT_UNITS {
                self.floats[float].start[place].next =
                    self.starts.val().get_bit(place + unit::FIRST_FLOAT).into();
                self.flags[place].next = 0.into();
                if self.floats[float].results[place].valid.val().any() {
                    self.flags[place].next = self.floats[float].flags[place].val();
                }
                wires::link(
                    &mut self.floats[float].results[place],
                    &mut self.results[place + self.first_float.val()],
                );
            }
        }

        comment!("Each result goes to its write port.");
        for source in 0..self.results.len() {
            if ((self.short_results.val() >> source) & 1) == 0 {
                wires::link(
                    &mut self.results[source],
                    &mut self.writeback.results[self.places[source].val()],
                );
            }
            for two in 0..self.short_writeback.len() {
                if ((self.short_results.val() >> source) & 1) == 1 {
                    wires::link(
                        &mut self.results[source],
                        &mut self.short_writeback[two].results[self.places[source].val()],
                    );
                }
            }
        }
        for late in 0..self.writeback.withdrawn.len() {
            wires::link(&mut self.withdrawn, &mut self.writeback.withdrawn[late]);
        }
        wires::link(&mut self.writeback.due, &mut self.due[self.last_port.val()]);
        self.collision.next = self.writeback.collision.val();
        wires::link(&mut self.writeback.write, &mut self.registers.writes[self.last_port.val()]);
        wires::link(&mut self.writeback.write, &mut self.writes[self.last_port.val()]);
        for two in 0..self.short_writeback.len() {
            self.collision.next = self.collision.val() | self.short_writeback[two].collision.val();
            for late in 0..self.short_control.val() {
                wires::link(&mut self.withdrawn, &mut self.short_writeback[two].withdrawn[late]);
            }
            wires::link(&mut self.short_writeback[two].due, &mut self.due[two]);
            wires::link(&mut self.short_writeback[two].write, &mut self.registers.writes[two]);
            wires::link(&mut self.short_writeback[two].write, &mut self.writes[two]);
        }
        for two in 0..self.choice.len() {
            wires::link(&mut self.choice[two], &mut self.registers.choice[two]);
        }
    }
}

#[cfg(test)]
mod tests;
