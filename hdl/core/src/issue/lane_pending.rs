//! Registers of one lane that wait for a result, 64 bits a warp, and which heads they hold up: those of contexts that are active here.
//!
//! Set at the end of the cycle behind issue, cleared at the end of the cycle of the write: issued in c with latency N, the
//! bit stands in c + 2 .. c + N - 1. Who issued knows by itself what it waits for in c + 1, so who issues in a cycle need
//! not reach the bits before its end; a result of latency 2 is written as its bit would be set. Which context executes in
//! the lane does not matter to them, so nothing moves when lanes change their owner. Of each warp one head is looked up:
//! that of the context the lane belongs to. A child begins with the head of its parent; a lane that comes back is looked up
//! for the parent's.

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
    /// Those of them that the context issued as its destination in the last cycle, one bit per register.
    pub fresh: Vec<Wire<In>>,
    /// The head of each context in the next cycle; of one that is blocked, the registers its lanes are looked up for if they come back.
    pub next_heads: Vec<NextHead<In>>,
    /// Contexts this lane belongs to, one bit per context; absent without split contexts.
    pub owned: Vec<Wire<In>>,
    /// Warps in which this lane comes back from a child at the end of this cycle, one bit per warp; absent without split contexts.
    pub returns: Vec<Wire<In>>,
    /// Contexts that are active in this lane and whose head waits for a result here, one bit per context.
    pub waiting: Wire<Out>,
    /// Of each warp.
    heads: Vec<HeadPending>,
    waits: Vec<Reg>,
    coming: Vec<Wire<Local>>,
    /// All but the register that is written at each port, and its warp.
    others: Vec<Wire<Local>>,
    writer: Vec<Wire<Local>>,
    one: Wire<Local>,
    warp_at: Param,
    ports: Param,
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
            fresh: Wire::several(contexts, OPERANDS),
            next_heads: NextHead::several(contexts),
            owned: Wire::several(shape.split_flags(), contexts),
            returns: Wire::several(shape.split_flags(), warps),
            waiting: Wire::new(contexts),
            heads: (0..warps).map(|_| HeadPending::new(shape)).collect(),
            waits: Reg::several(warps, width),
            coming: Wire::several(warps, width),
            others: Wire::several(shape.write_ports(), width),
            writer: Wire::several(shape.write_ports(), warp_bits),
            one: Wire::new(width),
            warp_at: Param::new(REG_BITS),
            ports: Param::new(shape.ports()),
        }
    }
}

impl Logic for LanePending {
    about!(OPERANDS);

    #[hdl_gen]
    fn update(&mut self) {
        self.one.next = 1.into();
        for port in 0..self.written.len() {
            self.others[port].next =
                !(self.one.val() << self.written[port].destination.val().get_bits::<6>(0));
            self.writer[port].next =
                unsigned_cast(self.written[port].destination.val() >> self.warp_at.val());
        }
        self.waiting.next = 0.into();
        for warp in 0..self.waits.len() {
            self.coming[warp].next = self.waits[warp].val();
            for split in 0..self.ports.val() {
                if self.active.val().get_bit(warp * self.ports.val() + split) {
                    self.waiting.next = self
                        .waiting
                        .val()
                        .replace_bit(warp * self.ports.val() + split, self.heads[warp].waits.val());
                    if self.issued.val().get_bit(warp * self.ports.val() + split) {
                        self.coming[warp].next = self.coming[warp].val() | self.destinations[split].val();
                    }
                }
            }
            for port in 0..self.written.len() {
                self.heads[warp].writes[port].next =
                    (self.written[port].valid.val().any() & (self.writer[port].val() == warp)).into();
                if self.heads[warp].writes[port].val().any() {
                    self.coming[warp].next = self.coming[warp].val() & self.others[port].val();
                }
            }
            self.waits[warp].next = self.coming[warp].val();

            comment!(
                "The head of the context this lane belongs to: the first one's, unless the lane was lent."
            );
            wires::link(&mut self.coming[warp], &mut self.heads[warp].coming);
            for port in 0..self.written.len() {
                self.heads[warp].written[port].next = self.written[port].destination.val().get_bits::<6>(0);
            }
            for operand in 0..OPERANDS {
                wires::link(
                    &mut self.operands[warp * self.ports.val() * OPERANDS + operand],
                    &mut self.heads[warp].operands[operand],
                );
            }
            wires::link(&mut self.next_heads[warp * self.ports.val()], &mut self.heads[warp].next);
            self.heads[warp].fresh.next = 0.into();
            if self.active.val().get_bit(warp * self.ports.val()) {
                self.heads[warp].fresh.next = self.fresh[warp * self.ports.val()].val();
            }
            for split in 1..self.ports.val() {
                if self.owned[0].val().get_bit(warp * self.ports.val() + split) {
                    for operand in 0..OPERANDS {
                        wires::link(
                            &mut self.operands[(warp * self.ports.val() + split) * OPERANDS + operand],
                            &mut self.heads[warp].operands[operand],
                        );
                    }
                    wires::link(
                        &mut self.next_heads[warp * self.ports.val() + split],
                        &mut self.heads[warp].next,
                    );
                    if self.active.val().get_bit(warp * self.ports.val() + split) {
                        self.heads[warp].fresh.next = self.fresh[warp * self.ports.val() + split].val();
                    }
                }
            }
            for flag in 0..self.returns.len() {
                if self.returns[flag].val().get_bit(warp) {
                    self.heads[warp].next.other.next = true.into();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::small;
    use warpstep_kit::check::Check;
    use warpstep_spec::SplitMode;

    #[test]
    fn a_lane_agrees_with_its_verilog() {
        for (warps, splits, fpu, ports) in
            [(1, 0, false, 1), (3, 0, false, 2), (4, 1, true, 2), (2, 3, false, 1), (32, 0, true, 1)]
        {
            let lane = LanePending::new(&small(|p| {
                (p.warps, p.splits, p.fpu, p.write_ports) = (warps, splits, fpu, ports);
                if splits > 0 {
                    p.split_mode = SplitMode::Marked;
                }
            }));
            Check::default()
                .check(lane)
                .unwrap_or_else(|error| panic!("{warps} {splits} {fpu} {ports}: {error}"));
        }
    }
}
