//! Whether the head of each context waits for a result, or for the end of a fence: one bit per warp, lane and register says which registers
//! wait, and of those a context sees the ones of its active lanes.
//!
//! A register that waits in lanes a context does not execute in is not its concern: the halves of a split do not wait for each
//! other's results. What a context issued in the last cycle is compared with its head here, as a register number: it is in the lanes' bits a cycle
//! later, so that the choice of who issues need not reach them. Meanwhile its lanes are its own: only a context that is blocked gets or
//! loses lanes. A fence has a bit of its own per context, set when it issues and cleared when it ends; whatever the head is, it
//! waits for it. Does not know what writes.

use super::lane_pending::LanePending;
use crate::Shape;
use crate::bundles::{ContextEvent, NextHead, RegisterWrite};
use crate::operation::{OPERANDS, REG_BITS};
use warpstep_kit::prelude::*;

/// The scoreboard of registers.
#[derive(LogicBlock)]
pub struct PendingRegisters {
    /// Contexts that issue an instruction, all of one warp; one bit per context.
    pub issues: Wire<In>,
    /// Registers of the head of each context, four each, the destination first. Unused ones are x0, which never waits.
    pub operands: Vec<Wire<In>>,
    /// The head of each context in the next cycle.
    pub next_heads: Vec<NextHead<In>>,
    /// Contexts that issue a fence, one bit per context.
    pub fence: Wire<In>,
    /// A fence ends in this cycle.
    pub fence_done: ContextEvent<In>,
    /// The register each lane writes: all lanes at the first write port, then at the second.
    pub written: Vec<RegisterWrite<In>>,
    /// Active lanes of each context, one bit per lane.
    pub active: Vec<Wire<In>>,
    /// Contexts whose head waits, one bit per context.
    pub waiting: Wire<Out>,
    lanes: Vec<LanePending>,
    /// Contexts whose destination waits from the next cycle on.
    booked: Wire<Local>,
    issued: Reg,
    issued_registers: Vec<Reg>,
    /// Registers of each head that each context of its warp issued as its destination in the last cycle, one bit per register.
    fresh: Vec<Wire<Local>>,
    /// Destination of the context of each port that issued, and its bit.
    destinations: Vec<Wire<Local>>,
    destination_bits: Vec<Wire<Local>>,
    one: Wire<Local>,
    warps: Param,
    ports: Param,
    operand_count: Param,
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
            operands: Wire::several(contexts * OPERANDS, REG_BITS),
            next_heads: NextHead::several(contexts),
            fence: Wire::new(contexts),
            fence_done: ContextEvent::new(shape),
            written: RegisterWrite::per_port_and_lane(shape),
            active: Wire::several(contexts, lanes),
            waiting: Wire::new(contexts),
            lanes: (0..lanes).map(|_| LanePending::new(shape)).collect(),
            booked: Wire::new(contexts),
            issued: Reg::new(contexts),
            issued_registers: Reg::several(contexts, REG_BITS),
            fresh: Wire::several(contexts * shape.ports(), OPERANDS),
            destinations: Wire::several(shape.ports(), REG_BITS),
            destination_bits: Wire::several(shape.ports(), 1 << REG_BITS),
            one: Wire::new(1 << REG_BITS),
            warps: Param::new(shape.warps()),
            ports: Param::new(shape.ports()),
            operand_count: Param::new(OPERANDS),
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
        self.booked.next = self.issues.val();
        for context in 0..self.active.len() {
            self.issued_registers[context].next = self.operands[context * self.operand_count.val()].val();
            if !self.operands[context * self.operand_count.val()].val().any() {
                self.booked.next = self.booked.val().replace_bit(context, false);
            }
        }
        self.issued.next = self.booked.val();
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
        for warp in 0..self.warps.val() {
            for split in 0..self.ports.val() {
                for other in 0..self.ports.val() {
                    self.fresh[(warp * self.ports.val() + split) * self.ports.val() + other].next = 0.into();
                    for operand in 0..self.operand_count.val() {
                        if self.issued.val().get_bit(warp * self.ports.val() + other)
                            & (self.issued_registers[warp * self.ports.val() + other].val()
                                == self.operands
                                    [(warp * self.ports.val() + split) * self.operand_count.val() + operand]
                                    .val())
                        {
                            self.fresh[(warp * self.ports.val() + split) * self.ports.val() + other].next =
                                self.fresh[(warp * self.ports.val() + split) * self.ports.val() + other]
                                    .val()
                                    .replace_bit(operand, true);
                        }
                    }
                }
            }
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
            wires::link(&mut self.operands, &mut self.lanes[lane].operands);
            wires::link(&mut self.fresh, &mut self.lanes[lane].fresh);
            wires::link(&mut self.next_heads, &mut self.lanes[lane].next_heads);
            for port in 0..self.destinations.len() {
                wires::link(&mut self.destination_bits[port], &mut self.lanes[lane].destinations[port]);
            }
            for context in 0..self.active.len() {
                self.lanes[lane].active.next = self.lanes[lane]
                    .active
                    .val()
                    .replace_bit(context, self.active[context].val().get_bit(lane));
            }
        }

        comment!("Who waits: for what it issued last, in a lane, for a fence.");
        self.waiting.next = self.fences.val();
        for lane in 0..self.lanes.len() {
            self.waiting.next = self.waiting.val() | self.lanes[lane].waiting.val();
        }
        for warp in 0..self.warps.val() {
            for split in 0..self.ports.val() {
                if self.fresh[(warp * self.ports.val() + split) * self.ports.val() + split].val().any() {
                    self.waiting.next = self.waiting.val().replace_bit(warp * self.ports.val() + split, true);
                }
            }
        }
        self.coming_fences.next = self.fences.val();
        for context in 0..self.active.len() {
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

    /// What is pending, by warp and lane; fences and the destination of the last cycle by context; registers of each head.
    struct Model {
        registers: Vec<Vec<u64>>,
        fresh: Vec<u64>,
        fences: Vec<bool>,
        heads: Vec<[u64; OPERANDS]>,
    }

    impl Model {
        fn waits(&self, context: usize, ports: usize, active: u64) -> bool {
            let lanes = self.registers[context / ports].iter().enumerate();
            let seen = lanes
                .filter(|(lane, _)| active >> lane & 1 == 1)
                .fold(1 << self.fresh[context], |seen, (_, registers)| seen | registers);
            let needs = self.heads[context].iter().fold(0, |needs, register| needs | 1u64 << register);
            self.fences[context] || seen & needs & !1 != 0
        }
    }

    #[test]
    fn a_head_waits_for_its_registers_from_issue_to_the_write_and_a_context_from_a_fence_to_its_end() {
        for (warps, lanes, splits, fpu) in SHAPES {
            let ports = splits + 1;
            let contexts = warps * ports;
            let mut random = Random::new(warps as u64);
            let mut bench = Bench::new(scoreboard((warps, lanes, splits, fpu)));
            let mut model = Model {
                registers: vec![vec![0; lanes]; warps],
                fresh: vec![0; contexts],
                fences: vec![false; contexts],
                heads: vec![[0; OPERANDS]; contexts],
            };
            let some_register = |random: &mut Random| random.below(64) >> random.below(6);
            let all = (1u64 << lanes) - 1;
            let mut waited = 0;
            for step in 0..600 {
                let mut active = vec![];
                for _ in 0..warps {
                    let mut free = all;
                    for _ in 0..ports {
                        let mask = free & random.word();
                        free &= !mask;
                        active.push(mask);
                    }
                }
                let issuing = random.below(warps as u64) as usize;
                let issues = (random.word() & ((1 << ports) - 1)) << (issuing * ports);
                let mut next = model.heads.clone();
                for context in 0..contexts {
                    let block = &mut bench.block;
                    put(&mut block.active[context], active[context]);
                    let other = issues >> context & 1 == 1 || random.once_in(8);
                    if other {
                        next[context] = [0; OPERANDS].map(|_: u64| some_register(&mut random));
                        next[context][3] *= u64::from(next[context][3] >= 32);
                    }
                    put(&mut block.next_heads[context].other, other.into());
                    for (operand, register) in next[context].into_iter().enumerate() {
                        put(&mut block.operands[context * OPERANDS + operand], model.heads[context][operand]);
                        put(&mut block.next_heads[context].registers[operand], register);
                    }
                }
                put(&mut bench.block.issues, issues);
                let (fences, fenced) = (random.once_in(8), random.below(contexts as u64) as usize);
                let (ends, ended) = (random.once_in(3), random.below(contexts as u64) as usize);
                put(&mut bench.block.fence, u64::from(fences) << fenced);
                put(&mut bench.block.fence_done.valid, (ends && ended != fenced).into());
                put(&mut bench.block.fence_done.context, ended as u64);
                let places = bench.block.written.len();
                let writes: Vec<Option<(usize, u64)>> = (0..places)
                    .map(|_| {
                        let write = (random.below(warps as u64) as usize, some_register(&mut random));
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
                    let waits = model.waits(context, ports, *mask);
                    waited += u32::from(waits);
                    let seen = bench.block.waiting.val().get_bit(context);
                    assert_eq!(seen, waits, "step {step}, context {context}");
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
                    *fresh = if issues >> context & 1 == 1 { model.heads[context][0] } else { 0 };
                }
                model.heads = next;
                if ends && ended != fenced {
                    model.fences[ended] = false;
                }
                model.fences[fenced] |= fences;
            }
            assert!(waited > 0);
        }
    }
}
