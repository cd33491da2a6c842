//! Registers that wait for a result, one bit per warp, lane and register, as each context sees them: those of its active lanes.
//!
//! A register that waits in lanes a context does not execute in is not its concern: the halves of a split do not wait for each
//! other's results. What a context issued in the last cycle is told apart, as a register number: it is in the bits a cycle later, so that the
//! choice of who issues need not reach them. Meanwhile its lanes are its own: only a context that is blocked gets or loses lanes. A fence has a bit of its own per context, set when it issues and cleared when it ends; it stands in the
//! place of x0, which never waits. Does not know what writes.

use super::lane_pending::LanePending;
use crate::Shape;
use crate::bundles::{ContextEvent, RegisterWrite};
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;

/// The scoreboard of registers.
#[derive(LogicBlock)]
pub struct PendingRegisters {
    /// Contexts that issue an instruction, all of one warp; one bit per context.
    pub issues: Wire<In>,
    /// Destination register of the head of each context.
    pub registers: Vec<Wire<In>>,
    /// Contexts that issue a fence, one bit per context.
    pub fence: Wire<In>,
    /// A fence ends in this cycle.
    pub fence_done: ContextEvent<In>,
    /// The register each lane writes: all lanes at the first write port, then at the second.
    pub written: Vec<RegisterWrite<In>>,
    /// Active lanes of each context, one bit per lane.
    pub active: Vec<Wire<In>>,
    /// Registers pending in an active lane of each context: bit n is register n, float ones from 32 on; bit 0 a fence.
    pub pending: Vec<Wire<Out>>,
    /// Contexts that issued an instruction with a destination in the last cycle, one bit per context.
    pub fresh: Wire<Out>,
    /// That destination, pending beside the others.
    pub fresh_registers: Vec<Wire<Out>>,
    lanes: Vec<LanePending>,
    /// Contexts whose destination waits from the next cycle on.
    waiting: Wire<Local>,
    issued: Reg,
    issued_registers: Vec<Reg>,
    /// Destination of the context of each port that issued, and its bit.
    destinations: Vec<Wire<Local>>,
    destination_bits: Vec<Wire<Local>>,
    one: Wire<Local>,
    warps: Param,
    ports: Param,
    fences: Reg,
    coming_fences: Wire<Local>,
    lane_count: Param,
    write_ports: Param,
}

impl PendingRegisters {
    /// Of this machine.
    pub fn new(shape: &Shape) -> PendingRegisters {
        let (contexts, lanes) = (shape.contexts(), shape.lanes());
        PendingRegisters {
            issues: Wire::new(contexts),
            registers: Wire::several(contexts, REG_BITS),
            fence: Wire::new(contexts),
            fence_done: ContextEvent::new(shape),
            written: RegisterWrite::per_port_and_lane(shape),
            active: Wire::several(contexts, lanes),
            pending: Wire::several(contexts, 1 << REG_BITS),
            fresh: Wire::new(contexts),
            fresh_registers: Wire::several(contexts, REG_BITS),
            lanes: (0..lanes).map(|_| LanePending::new(shape)).collect(),
            waiting: Wire::new(contexts),
            issued: Reg::new(contexts),
            issued_registers: Reg::several(contexts, REG_BITS),
            destinations: Wire::several(shape.ports(), REG_BITS),
            destination_bits: Wire::several(shape.ports(), 1 << REG_BITS),
            one: Wire::new(1 << REG_BITS),
            warps: Param::new(shape.warps()),
            ports: Param::new(shape.ports()),
            fences: Reg::new(contexts),
            coming_fences: Wire::new(contexts),
            lane_count: Param::new(lanes),
            write_ports: Param::new(shape.write_ports()),
        }
    }
}

impl Logic for PendingRegisters {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        comment!("What issues waits in the bits a cycle later.");
        self.one.next = 1.into();
        self.fresh.next = self.issued.val();
        self.waiting.next = self.issues.val();
        for context in 0..self.registers.len() {
            wires::link(&mut self.issued_registers[context], &mut self.fresh_registers[context]);
            self.issued_registers[context].next = self.registers[context].val();
            if !self.registers[context].val().any() {
                self.waiting.next = self.waiting.val().replace_bit(context, false);
            }
        }
        self.issued.next = self.waiting.val();
        for port in 0..self.destinations.len() {
            self.destinations[port].next = 0.into();
            for warp in 0..self.warps.val() {
                if self.issued.val().get_bit(warp * self.ports.val() + port) {
                    self.destinations[port].next = self.destinations[port].val()
                        | self.issued_registers[warp * self.ports.val() + port].val();
                }
            }
            self.destination_bits[port].next = self.one.val() << self.destinations[port].val();
        }
        for lane in 0..self.lanes.len() {
            self.lanes[lane].active.next = 0.into();
            for port in 0..self.write_ports.val() {
                wires::link(
                    &mut self.written[port * self.lane_count.val() + lane],
                    &mut self.lanes[lane].written[port],
                );
            }
            wires::link(&mut self.issued, &mut self.lanes[lane].issued);
            for port in 0..self.destinations.len() {
                wires::link(&mut self.destination_bits[port], &mut self.lanes[lane].destinations[port]);
            }
            for context in 0..self.registers.len() {
                self.lanes[lane].active.next = self.lanes[lane]
                    .active
                    .val()
                    .replace_bit(context, self.active[context].val().get_bit(lane));
            }
        }
        self.coming_fences.next = self.fences.val();
        for context in 0..self.pending.len() {
            self.pending[context].next = 0.into();
            for lane in 0..self.lanes.len() {
                self.pending[context].next =
                    self.pending[context].val() | self.lanes[lane].seen[context].val();
            }
            if self.fences.val().get_bit(context) {
                self.pending[context].next = self.pending[context].val().replace_bit(0, true);
            }
            if self.fence_done.valid.val().any() & (self.fence_done.context.val() == context) {
                self.coming_fences.next = self.coming_fences.val().replace_bit(context, false);
            }
            if self.fence.val().get_bit(context) {
                self.coming_fences.next = self.coming_fences.val().replace_bit(context, true);
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
    use warpstep_spec::SplitMode;

    /// Warps, lanes, split contexts of each warp, and whether there are float registers.
    const SHAPES: [(usize, usize, usize, bool); 5] =
        [(1, 1, 0, false), (3, 4, 0, false), (4, 5, 1, true), (32, 2, 0, false), (4, 9, 2, true)];

    fn scoreboard((warps, lanes, splits, fpu): (usize, usize, usize, bool)) -> PendingRegisters {
        let shape = small(|p| {
            (p.warps, p.lanes, p.fpu, p.write_ports) = (warps, lanes, fpu, 1 + warps % 2);
            p.splits = splits;
            if splits > 0 {
                p.split_mode = SplitMode::Marked;
            }
        });
        PendingRegisters::new(&shape)
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

    /// What is pending, by warp and lane; fences and the destination of the last cycle by context.
    struct Model {
        registers: Vec<Vec<u64>>,
        fresh: Vec<u64>,
        fences: Vec<bool>,
    }

    #[test]
    fn a_register_waits_by_its_number_then_in_its_lanes_to_the_write_and_a_context_from_a_fence_to_its_end() {
        for (warps, lanes, splits, fpu) in SHAPES {
            let ports = splits + 1;
            let contexts = warps * ports;
            let mut random = Random::new(warps as u64);
            let mut bench = Bench::new(scoreboard((warps, lanes, splits, fpu)));
            let mut model = Model {
                registers: vec![vec![0; lanes]; warps],
                fresh: vec![0; contexts],
                fences: vec![false; contexts],
            };
            let all = (1u64 << lanes) - 1;
            for step in 0..300 {
                let mut active = vec![];
                for _ in 0..warps {
                    let mut free = all;
                    for _ in 0..ports {
                        let mask = free & random.word();
                        free &= !mask;
                        active.push(mask);
                    }
                }
                let registers: Vec<u64> =
                    (0..contexts).map(|_| random.below(64) >> random.below(6)).collect();
                for context in 0..contexts {
                    put(&mut bench.block.active[context], active[context]);
                    put(&mut bench.block.registers[context], registers[context]);
                }
                let issuing = random.below(warps as u64) as usize;
                let issues = (random.word() & ((1 << ports) - 1)) << (issuing * ports);
                put(&mut bench.block.issues, issues);
                let (fences, fenced) = (random.once_in(4), random.below(contexts as u64) as usize);
                let (ends, ended) = (random.once_in(3), random.below(contexts as u64) as usize);
                put(&mut bench.block.fence, u64::from(fences) << fenced);
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
                            seen | model.registers[context / ports][lane]
                        });
                    assert!(bench.block.pending[context].val() == seen, "step {step}, context {context}");
                    let fresh = bench.block.fresh.val().get_bit(context);
                    assert_eq!(fresh, model.fresh[context] != 0, "step {step}, context {context}");
                    assert!(!fresh || bench.block.fresh_registers[context].val() == model.fresh[context]);
                }
                bench.clock();
                for (context, register) in model.fresh.iter().enumerate().filter(|(_, it)| **it != 0) {
                    for lane in (0..lanes).filter(|lane| active[context] >> lane & 1 == 1) {
                        model.registers[context / ports][lane] |= 1 << register;
                    }
                }
                for (place, write) in writes.into_iter().enumerate() {
                    if let Some((warp, register)) = write {
                        model.registers[warp][place % lanes] &= !(1 << register);
                    }
                }
                for (context, fresh) in model.fresh.iter_mut().enumerate() {
                    *fresh = if issues >> context & 1 == 1 { registers[context] } else { 0 };
                }
                if ends && ended != fenced {
                    model.fences[ended] = false;
                }
                model.fences[fenced] |= fences;
            }
        }
    }
}
