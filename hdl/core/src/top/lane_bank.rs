//! All lanes side by side, and the leader lane.
//!
//! Issued in c: the register numbers in c, operands out and operation in in c + 1. Units outside the lanes hand their
//! results over in their slots. Each lane takes the instruction of the issue port whose active lanes it is among: one port
//! where a warp is one context, else one for each of its contexts. Knows nothing of what the units outside are, nor of
//! slots.

use crate::Shape;
use crate::bundles::{IssuedInstruction, LaneResult, PortChoice, RegisterRead, ScalarOperands};
use crate::lanes::{Lane, Leader};
use warpstep_kit::prelude::*;

/// The lanes of a core.
#[derive(LogicBlock)]
pub struct LaneBank {
    /// Cycle c: the registers that are read, at each issue port.
    pub read: Vec<RegisterRead<In>>,
    /// Cycle c + 1: the issued instruction at each issue port.
    pub issued: Vec<IssuedInstruction<In>>,
    /// Cycle c + 1: destination of the result at each issue port: register (low six bits) and warp (above).
    pub destination: Vec<Wire<In>>,
    /// Cycle c + 1: unit of fixed latency that begins at each issue port, one bit per unit.
    pub starts: Vec<Wire<In>>,
    /// Cycle c + 1: the instruction is a branch, one bit per issue port.
    pub branch: Wire<In>,
    /// Cycle c + 1: rounding mode of a float instruction at each issue port.
    pub rounding: Vec<Wire<In>>,
    /// Cycle c + 1: active lanes of the instruction that takes one value for all lanes, one bit per lane.
    pub scalar_active: Wire<In>,
    /// Cycle c + 1: first operand of each lane.
    pub left: Vec<Wire<Out>>,
    /// Cycle c + 1: second operand of each lane.
    pub right: Vec<Wire<Out>>,
    /// Cycle c + 1: first operand plus immediate of each lane.
    pub addresses: Vec<Wire<Out>>,
    /// Cycle c + 1: bit 0 of each lane's first operand, one bit per lane.
    pub predicate: Wire<Out>,
    /// Cycle c + 1: operands of the leader lane among those of the scalar instruction; and the branch of the leader at each issue port.
    pub leaders: Vec<ScalarOperands<Out>>,

    /// Result of the CSRs for each lane, in its slot.
    pub csr: Vec<LaneResult<In>>,
    /// Result of lane exchange for each lane, in its slot.
    pub exchange: Vec<LaneResult<In>>,
    /// Result of a control instruction for each lane, in its slot.
    pub control: Vec<LaneResult<In>>,
    /// Lanes in which that is not written after all, one bit per lane.
    pub withdrawn: Wire<In>,
    /// Word loaded for each lane, in its slot.
    pub load: Vec<LaneResult<In>>,
    /// Flags each float unit raises in any lane, in the slot of its result.
    pub flags: Vec<Wire<Out>>,
    /// Cycle c + 1: the write port of the result at each issue port; absent if there is only one.
    pub choice: Vec<PortChoice<In>>,
    /// Register each lane writes at the end of this cycle: all lanes at the first port, then at the second.
    pub writes: Vec<LaneResult<Out>>,
    /// Whether a result is due there: it is written unless it is withdrawn.
    pub due: Vec<Wire<Out>>,
    /// Two results met at one port: never, if slots are booked.
    pub collision: Wire<Out>,

    lanes: Vec<Lane>,
    leader_lane: Leader,
    lane_count: Param,
    write_ports: Param,
    floats: Param,
    choices: Param,
}

impl LaneBank {
    /// Of this machine.
    pub fn new(shape: &Shape) -> LaneBank {
        let (lanes, ports) = (shape.lanes(), shape.ports());
        LaneBank {
            read: (0..ports).map(|_| RegisterRead::new(shape)).collect(),
            issued: (0..ports).map(|_| IssuedInstruction::new(shape)).collect(),
            destination: Wire::several(ports, shape.destination_bits()),
            starts: Wire::several(ports, shape.units()),
            branch: Wire::new(ports),
            rounding: Wire::several(ports * usize::from(shape.config().fpu), 3),
            scalar_active: Wire::new(lanes),
            left: Wire::several(lanes, 32),
            right: Wire::several(lanes, 32),
            addresses: Wire::several(lanes, 32),
            predicate: Wire::new(lanes),
            leaders: (0..ports).map(|_| ScalarOperands::default()).collect(),
            csr: LaneResult::per_lane(shape),
            exchange: LaneResult::per_lane(shape),
            control: LaneResult::per_lane(shape),
            withdrawn: Wire::new(lanes),
            load: LaneResult::per_lane(shape),
            flags: Wire::several(shape.float_units(), 5),
            choice: (0..ports).flat_map(|_| PortChoice::if_two_ports(shape)).collect(),
            writes: LaneResult::per_lane_and_port(shape),
            due: Wire::several(shape.write_ports() * lanes, 1),
            collision: Wire::new(1),
            lanes: (0..lanes).map(|_| Lane::new(shape)).collect(),
            leader_lane: Leader::new(shape),
            lane_count: Param::new(lanes),
            write_ports: Param::new(shape.write_ports()),
            floats: Param::new(shape.config().fpu.into()),
            choices: Param::new(shape.write_ports() - 1),
        }
    }
}

impl Logic for LaneBank {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.collision.next = 0.into();
        self.predicate.next = 0.into();
        for unit in 0..self.flags.len() {
            self.flags[unit].next = 0.into();
        }
        for lane in 0..self.lanes.len() {
            wires::link(&mut self.read[0].context, &mut self.lanes[lane].read_warp);
            wires::link(&mut self.read[0].registers, &mut self.lanes[lane].read_registers);
            self.lanes[lane].starts.next = 0.into();
            self.lanes[lane].branch.next = 0.into();
            if self.issued[0].active.val().get_bit(lane) {
                self.lanes[lane].starts.next = self.starts[0].val();
                self.lanes[lane].branch.next = self.branch.val().get_bit(0).into();
            }
            for float in 0..self.floats.val() {
                wires::link(&mut self.rounding[0], &mut self.lanes[lane].rounding[float]);
            }
            wires::link(&mut self.issued[0].op, &mut self.lanes[lane].op);
            wires::link(&mut self.issued[0].immediate, &mut self.lanes[lane].immediate);
            wires::link(&mut self.issued[0].pc, &mut self.lanes[lane].pc);
            wires::link(&mut self.destination[0], &mut self.lanes[lane].destination);
            for two in 0..self.choices.val() {
                self.lanes[lane].choice[two].valid.next =
                    (self.choice[0].valid.val().any() & self.issued[0].active.val().get_bit(lane)).into();
                wires::link(&mut self.choice[0].destination, &mut self.lanes[lane].choice[two].destination);
                wires::link(&mut self.choice[0].long, &mut self.lanes[lane].choice[two].long);
            }
            for port in 1..self.issued.len() {
                if self.read[port].active.val().get_bit(lane) {
                    wires::link(&mut self.read[port].registers, &mut self.lanes[lane].read_registers);
                }
                if self.issued[port].valid.val().any() & self.issued[port].active.val().get_bit(lane) {
                    self.lanes[lane].starts.next = self.starts[port].val();
                    self.lanes[lane].branch.next = self.branch.val().get_bit(port).into();
                    for float in 0..self.floats.val() {
                        wires::link(&mut self.rounding[port], &mut self.lanes[lane].rounding[float]);
                    }
                    wires::link(&mut self.issued[port].op, &mut self.lanes[lane].op);
                    wires::link(&mut self.issued[port].immediate, &mut self.lanes[lane].immediate);
                    wires::link(&mut self.issued[port].pc, &mut self.lanes[lane].pc);
                    wires::link(&mut self.destination[port], &mut self.lanes[lane].destination);
                    for two in 0..self.choices.val() {
                        wires::link(&mut self.choice[port], &mut self.lanes[lane].choice[two]);
                    }
                }
            }

            wires::link(&mut self.csr[lane], &mut self.lanes[lane].others[0]);
            wires::link(&mut self.exchange[lane], &mut self.lanes[lane].others[1]);
            wires::link(&mut self.control[lane], &mut self.lanes[lane].others[2]);
            wires::link(&mut self.load[lane], &mut self.lanes[lane].others[3]);
            self.lanes[lane].withdrawn.next = self.withdrawn.val().get_bit(lane).into();
            for port in 0..self.write_ports.val() {
                wires::link(
                    &mut self.lanes[lane].due[port],
                    &mut self.due[port * self.lane_count.val() + lane],
                );
                wires::link(
                    &mut self.lanes[lane].writes[port],
                    &mut self.writes[port * self.lane_count.val() + lane],
                );
            }
            if self.lanes[lane].collision.val().any() {
                self.collision.next = 1.into();
            }
            for unit in 0..self.flags.len() {
                self.flags[unit].next = self.flags[unit].val() | self.lanes[lane].flags[unit].val();
            }

            wires::link(&mut self.lanes[lane].left, &mut self.left[lane]);
            wires::link(&mut self.lanes[lane].right, &mut self.right[lane]);
            wires::link(&mut self.lanes[lane].address, &mut self.addresses[lane]);
            self.predicate.next =
                self.predicate.val().replace_bit(lane, self.lanes[lane].left.val().get_bit(0));
            wires::link(&mut self.lanes[lane].left, &mut self.leader_lane.lefts[lane]);
            wires::link(&mut self.lanes[lane].right, &mut self.leader_lane.rights[lane]);
        }

        comment!("The highest lane speaks: for the scalar instruction, and at each port for its branch.");
        wires::link(&mut self.scalar_active, &mut self.leader_lane.active);
        for port in 0..self.leaders.len() {
            wires::link(&mut self.leader_lane.left, &mut self.leaders[port].left);
            wires::link(&mut self.leader_lane.right, &mut self.leaders[port].right);
            self.leaders[port].taken.next = false.into();
            for lane in 0..self.lanes.len() {
                if self.issued[port].active.val().get_bit(lane) {
                    self.leaders[port].taken.next = self.lanes[lane].taken.val();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::small;
    use crate::top::testing::{agree, float_operation, now_and_then, operation};
    use warpstep_kit::check::Check;

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes, fpu, ports) in
            [(1, 1, false, 1), (2, 4, true, 2), (3, 5, false, 2), (1, 1, true, 1), (3, 3, false, 1)]
        {
            let shape = small(|p| (p.warps, p.lanes, p.fpu, p.write_ports) = (warps, lanes, fpu, ports));
            let operation = if fpu { float_operation } else { operation as fn(&mut _) -> _ };
            let check = Check::default().input("issued_op", operation).input("starts", now_and_then);
            let units = ["csr", "exchange", "control", "load"];
            let ports =
                units.iter().flat_map(|unit| (0..lanes).map(move |lane| format!("{unit}_{lane}_valid")));
            let check = ports.fold(check, |check, port| check.input(&port, now_and_then));
            agree(check, LaneBank::new(&shape));
        }
    }

    #[test]
    fn lanes_share_one_module() {
        for (warps, lanes) in [(1, 1), (3, 4), (3, 5), (32, 32)] {
            let shape = small(|p| (p.warps, p.lanes) = (warps, lanes));
            let design =
                agree(Check::default().cycles(12).input("issued_op", operation), LaneBank::new(&shape));
            assert_eq!(design.files.iter().filter(|file| file.module == "lane").count(), 1);
        }
    }
}
