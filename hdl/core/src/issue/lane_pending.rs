//! Registers of one lane that wait for a result, 64 bits a warp, and which heads they hold up: those of contexts that are active here.
//!
//! Set at the end of the cycle behind issue, cleared at the end of the cycle behind the write: issued in c with latency N, the bit
//! stands in c + 2 .. c + N. Who issued knows by itself what it waits for in c + 1, and a head does not count what was written in the last
//! cycle; so neither who issues nor who writes in a cycle must reach the bits before its end. Which context executes in the
//! lane does not matter to them, so nothing moves when lanes change their owner.

use super::HeadPending;
use crate::Shape;
use crate::bundles::{NextHead, RegisterWrite};
use crate::operation::{OPERANDS, REG_BITS};
use warpstep_kit::prelude::*;

/// Pending registers of one lane.
#[derive(LogicBlock)]
pub struct LanePending {
    /// Contexts that issued an instruction with a destination in the last cycle, all of one warp; one bit per context.
    pub issued: Wire<In>,
    /// The bit of that destination, for each context of the warp.
    pub destinations: Vec<Wire<In>>,
    /// Contexts that are active in this lane, at most one of a warp; one bit per context.
    pub active: Wire<In>,
    /// The register this lane writes at each of its write ports.
    pub written: Vec<RegisterWrite<In>>,
    /// Registers of the head of each context, four each.
    pub operands: Vec<Wire<In>>,
    /// Those of them that each context of the same warp issued as its destination in the last cycle, one bit per register.
    pub fresh: Vec<Wire<In>>,
    /// The head of each context in the next cycle.
    pub next_heads: Vec<NextHead<In>>,
    /// Contexts that are active in this lane and whose head waits for a result here, one bit per context.
    pub waiting: Wire<Out>,
    heads: Vec<HeadPending>,
    /// Of each warp.
    waits: Vec<Reg>,
    coming: Vec<Wire<Local>>,
    /// What was written in the last cycle at each port.
    wrote: Vec<Reg>,
    wrote_destination: Vec<Reg>,
    /// All but that register, and its warp.
    others: Vec<Wire<Local>>,
    writer: Vec<Wire<Local>>,
    one: Wire<Local>,
    warp_at: Param,
    ports: Param,
    operand_count: Param,
}

impl LanePending {
    /// Of this machine.
    pub fn new(shape: &Shape) -> LanePending {
        let (warps, contexts, width) = (shape.warps(), shape.contexts(), 1 << REG_BITS);
        let warp_bits = shape.destination_bits() - REG_BITS;
        LanePending {
            issued: Wire::new(contexts),
            destinations: Wire::several(shape.ports(), width),
            active: Wire::new(contexts),
            written: RegisterWrite::per_port(shape),
            operands: Wire::several(contexts * OPERANDS, REG_BITS),
            fresh: Wire::several(contexts * shape.ports(), OPERANDS),
            next_heads: NextHead::several(contexts),
            waiting: Wire::new(contexts),
            heads: (0..contexts).map(|_| HeadPending::new(shape)).collect(),
            waits: Reg::several(warps, width),
            coming: Wire::several(warps, width),
            wrote: Reg::several(shape.write_ports(), 1),
            wrote_destination: Reg::several(shape.write_ports(), shape.destination_bits()),
            others: Wire::several(shape.write_ports(), width),
            writer: Wire::several(shape.write_ports(), warp_bits),
            one: Wire::new(width),
            warp_at: Param::new(REG_BITS),
            ports: Param::new(shape.ports()),
            operand_count: Param::new(OPERANDS),
        }
    }
}

impl Logic for LanePending {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.one.next = 1.into();
        for port in 0..self.written.len() {
            self.wrote[port].next = self.written[port].valid.val();
            self.wrote_destination[port].next = self.written[port].destination.val();
            self.others[port].next = !(self.one.val() << self.wrote_destination[port].val().get_bits::<6>(0));
            self.writer[port].next = unsigned_cast(self.wrote_destination[port].val() >> self.warp_at.val());
        }
        self.waiting.next = 0.into();
        for warp in 0..self.waits.len() {
            self.coming[warp].next = self.waits[warp].val();
            for port in 0..self.written.len() {
                if self.wrote[port].val().any() & (self.writer[port].val() == warp) {
                    self.coming[warp].next = self.coming[warp].val() & self.others[port].val();
                }
            }
            for split in 0..self.ports.val() {
                self.heads[warp * self.ports.val() + split].fresh.next = 0.into();
                for other in 0..self.ports.val() {
                    if self.active.val().get_bit(warp * self.ports.val() + other) {
                        self.heads[warp * self.ports.val() + split].fresh.next =
                            self.heads[warp * self.ports.val() + split].fresh.val()
                                | self.fresh[(warp * self.ports.val() + split) * self.ports.val() + other]
                                    .val();
                    }
                }
                if self.active.val().get_bit(warp * self.ports.val() + split) {
                    self.waiting.next = self.waiting.val().replace_bit(
                        warp * self.ports.val() + split,
                        self.heads[warp * self.ports.val() + split].waits.val(),
                    );
                    if self.issued.val().get_bit(warp * self.ports.val() + split) {
                        self.coming[warp].next = self.coming[warp].val() | self.destinations[split].val();
                    }
                }
            }
            self.waits[warp].next = self.coming[warp].val();

            for split in 0..self.ports.val() {
                wires::link(&mut self.coming[warp], &mut self.heads[warp * self.ports.val() + split].coming);
                for port in 0..self.written.len() {
                    self.heads[warp * self.ports.val() + split].wrote[port].next =
                        (self.wrote[port].val().any() & (self.writer[port].val() == warp)).into();
                    self.heads[warp * self.ports.val() + split].wrote_register[port].next =
                        self.wrote_destination[port].val().get_bits::<6>(0);
                }
            }
        }
        for context in 0..self.heads.len() {
            wires::link(&mut self.next_heads[context], &mut self.heads[context].next);
            for operand in 0..self.operand_count.val() {
                wires::link(
                    &mut self.operands[context * self.operand_count.val() + operand],
                    &mut self.heads[context].operands[operand],
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::small;
    use warpstep_kit::check::Check;

    #[test]
    fn a_lane_agrees_with_its_verilog() {
        for (warps, fpu, ports) in [(1, false, 1), (3, false, 2), (4, true, 2), (32, true, 1)] {
            let lane = LanePending::new(&small(|p| (p.warps, p.fpu, p.write_ports) = (warps, fpu, ports)));
            Check::default().check(lane).unwrap_or_else(|error| panic!("{warps} {fpu} {ports}: {error}"));
        }
    }
}
