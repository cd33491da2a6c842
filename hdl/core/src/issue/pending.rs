//! Registers that wait for a result, one bit per warp, lane and register, as each context sees them: those of its active lanes.
//!
//! A register that waits in lanes a context does not execute in is not its concern: the halves of a split do not wait for each
//! other's results. A fence has a bit of its own per context, set when it issues and cleared when it ends; it stands in the
//! place of x0, which never waits. Does not know what writes.

use super::lane_pending::LanePending;
use crate::Shape;
use crate::bundles::{ContextEvent, RegisterWrite};
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// The scoreboard of registers.
#[derive(LogicBlock)]
pub struct PendingRegisters {
    /// Warp that issues.
    pub issue_warp: Wire<In>,
    /// Lanes in which an instruction issues, at each issue port, one bit per lane.
    pub issue_active: Vec<Wire<In>>,
    /// Destination register of the instruction that issues, at each issue port.
    pub issue_register: Vec<Wire<In>>,
    /// A fence issues.
    pub fence: ContextEvent<In>,
    /// A fence ends in this cycle.
    pub fence_done: ContextEvent<In>,
    /// The register each lane writes: all lanes at the first write port, then at the second.
    pub written: Vec<RegisterWrite<In>>,
    /// Active lanes of each context, one bit per lane.
    pub active: Vec<Wire<In>>,
    /// Registers pending in an active lane of each context: bit n is register n, float ones from 32 on; bit 0 a fence.
    pub pending: Vec<Wire<Out>>,
    lanes: Vec<LanePending>,
    fences: Reg,
    coming_fences: Wire<Local>,
    lane_count: Param,
    write_ports: Param,
    warps: Param,
    ports: Param,
}

impl PendingRegisters {
    /// Of this machine; up to `ports` instructions of one warp may issue in a cycle.
    pub fn new(shape: &Shape, ports: usize) -> PendingRegisters {
        let (contexts, lanes) = (shape.contexts(), shape.lanes());
        PendingRegisters {
            issue_warp: Wire::new(index_width(shape.config().warps)),
            issue_active: Wire::several(ports, lanes),
            issue_register: Wire::several(ports, REG_BITS),
            fence: ContextEvent::new(shape),
            fence_done: ContextEvent::new(shape),
            written: RegisterWrite::per_port_and_lane(shape),
            active: Wire::several(contexts, lanes),
            pending: Wire::several(contexts, 1 << REG_BITS),
            lanes: (0..lanes).map(|_| LanePending::new(shape)).collect(),
            fences: Reg::new(contexts),
            coming_fences: Wire::new(contexts),
            lane_count: Param::new(lanes),
            write_ports: Param::new(shape.write_ports()),
            warps: Param::new(shape.warps()),
            ports: Param::new(shape.ports()),
        }
    }
}

impl Logic for PendingRegisters {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        for lane in 0..self.lanes.len() {
            wires::link(&mut self.issue_warp, &mut self.lanes[lane].issue_warp);
            for port in 0..self.write_ports.val() {
                wires::link(
                    &mut self.written[port * self.lane_count.val() + lane],
                    &mut self.lanes[lane].written[port],
                );
            }
            self.lanes[lane].issue.next = false.into();
            self.lanes[lane].issue_register.next = 0.into();
            for port in 0..self.issue_active.len() {
                if self.issue_active[port].val().get_bit(lane) {
                    self.lanes[lane].issue.next = true.into();
                    self.lanes[lane].issue_register.next = self.issue_register[port].val();
                }
            }
        }
        self.coming_fences.next = self.fences.val();
        for warp in 0..self.warps.val() {
            for split in 0..self.ports.val() {
                self.pending[warp * self.ports.val() + split].next = 0.into();
                if self.fences.val().get_bit(warp * self.ports.val() + split) {
                    self.pending[warp * self.ports.val() + split].next = 1.into();
                }
                for lane in 0..self.lanes.len() {
                    if self.active[warp * self.ports.val() + split].val().get_bit(lane) {
                        self.pending[warp * self.ports.val() + split].next =
                            self.pending[warp * self.ports.val() + split].val()
                                | self.lanes[lane].pending[warp].val();
                    }
                }
                if self.fence_done.valid.val().any()
                    & (self.fence_done.context.val() == warp * self.ports.val() + split)
                {
                    self.coming_fences.next =
                        self.coming_fences.val().replace_bit(warp * self.ports.val() + split, false);
                }
                if self.fence.valid.val().any()
                    & (self.fence.context.val() == warp * self.ports.val() + split)
                {
                    self.coming_fences.next =
                        self.coming_fences.val().replace_bit(warp * self.ports.val() + split, true);
                }
            }
        }
        self.fences.next = self.coming_fences.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{put, small};
    use warpstep_kit::check::{Bench, Check, Random};

    /// Warps, lanes, issue ports, and whether there are float registers.
    const SHAPES: [(usize, usize, usize, bool); 5] =
        [(1, 1, 1, false), (3, 4, 1, false), (4, 5, 2, true), (32, 2, 1, false), (8, 32, 3, true)];

    fn scoreboard((warps, lanes, ports, fpu): (usize, usize, usize, bool)) -> PendingRegisters {
        let shape = small(|p| (p.warps, p.lanes, p.fpu, p.write_ports) = (warps, lanes, fpu, 1 + warps % 2));
        PendingRegisters::new(&shape, ports)
    }

    #[test]
    fn the_scoreboard_agrees_with_its_verilog() {
        for shape in SHAPES {
            Check::default()
                .cycles(200)
                .check(scoreboard(shape))
                .unwrap_or_else(|error| panic!("{shape:?}: {error}"));
        }
    }

    /// What is pending, by warp and lane; fences by context.
    struct Model {
        registers: Vec<Vec<u64>>,
        fences: Vec<bool>,
    }

    #[test]
    fn a_register_waits_in_its_lanes_from_issue_to_write_and_a_context_from_a_fence_to_its_end() {
        for (warps, lanes, ports, fpu) in SHAPES {
            let mut random = Random::new(warps as u64);
            let mut bench = Bench::new(scoreboard((warps, lanes, ports, fpu)));
            let mut model = Model { registers: vec![vec![0; lanes]; warps], fences: vec![false; warps] };
            let all = (1u64 << lanes) - 1;
            for step in 0..300 {
                let active: Vec<u64> = (0..warps).map(|_| random.word() & all).collect();
                for (context, mask) in active.iter().enumerate() {
                    put(&mut bench.block.active[context], *mask);
                }
                let issuing = random.below(warps as u64) as usize;
                put(&mut bench.block.issue_warp, issuing as u64);
                let mut free = random.word() & all;
                let mut issued = vec![];
                for port in 0..ports {
                    let (mask, register) = (free & random.word(), random.below(64) >> random.below(6));
                    free &= !mask;
                    put(&mut bench.block.issue_active[port], mask);
                    put(&mut bench.block.issue_register[port], register);
                    issued.push((mask, register));
                }
                let (fences, fenced) = (random.once_in(4), random.below(warps as u64) as usize);
                let (ends, ended) = (random.once_in(3), random.below(warps as u64) as usize);
                put(&mut bench.block.fence.valid, fences.into());
                put(&mut bench.block.fence.context, fenced as u64);
                put(&mut bench.block.fence_done.valid, (ends && ended != fenced).into());
                put(&mut bench.block.fence_done.context, ended as u64);
                let places = bench.block.written.len();
                let writes: Vec<Option<(usize, u64)>> = (0..places)
                    .map(|_| {
                        let write =
                            (random.below(warps as u64) as usize, random.below(64) >> random.below(6));
                        random.once_in(2).then_some(write)
                    })
                    .collect();
                for (place, write) in writes.iter().enumerate() {
                    let (warp, register) = write.unwrap_or_default();
                    put(&mut bench.block.written[place].valid, write.is_some().into());
                    put(&mut bench.block.written[place].destination, (warp as u64) << REG_BITS | register);
                }
                bench.settle();
                for (context, mask) in active.iter().enumerate() {
                    let seen = (0..lanes)
                        .filter(|lane| mask >> lane & 1 == 1)
                        .fold(u64::from(model.fences[context]), |seen, lane| {
                            seen | model.registers[context][lane]
                        });
                    assert!(bench.block.pending[context].val() == seen, "step {step}, context {context}");
                }
                bench.clock();
                for (place, write) in writes.into_iter().enumerate() {
                    if let Some((warp, register)) = write {
                        model.registers[warp][place % lanes] &= !(1 << register);
                    }
                }
                for (mask, register) in issued.into_iter().filter(|(_, register)| *register != 0) {
                    for lane in (0..lanes).filter(|lane| mask >> lane & 1 == 1) {
                        model.registers[issuing][lane] |= 1 << register;
                    }
                }
                if ends && ended != fenced {
                    model.fences[ended] = false;
                }
                model.fences[fenced] |= fences;
            }
        }
    }
}
