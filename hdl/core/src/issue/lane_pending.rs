//! Registers of one lane that wait for a result, 64 bits a warp, and what of them each context sees: all where it is active, nothing
//! elsewhere.
//!
//! Set at the end of the cycle behind issue, cleared at the end of the cycle of the write: issued in c with latency N, the bit
//! stands in c + 2 .. c + N - 1, for N = 2 never; who issued knows by itself what it waits for in c + 1. Which context executes in the lane does not
//! matter, so nothing moves when lanes change their owner.

use crate::Shape;
use crate::bundles::RegisterWrite;
use crate::operation::REG_BITS;
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
    /// Pending registers as each context sees them: bit n is register n, float ones from 32 on.
    pub seen: Vec<Wire<Out>>,
    /// Of each warp.
    waits: Vec<Reg>,
    coming: Vec<Wire<Local>>,
    /// All but the register written at each port, and its warp.
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
            seen: Wire::several(contexts, width),
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
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.one.next = 1.into();
        for port in 0..self.written.len() {
            self.others[port].next =
                !(self.one.val() << self.written[port].destination.val().get_bits::<6>(0));
            self.writer[port].next =
                unsigned_cast(self.written[port].destination.val() >> self.warp_at.val());
        }
        for warp in 0..self.waits.len() {
            self.coming[warp].next = self.waits[warp].val();
            for split in 0..self.ports.val() {
                self.seen[warp * self.ports.val() + split].next = 0.into();
                if self.active.val().get_bit(warp * self.ports.val() + split) {
                    self.seen[warp * self.ports.val() + split].next = self.waits[warp].val();
                    if self.issued.val().get_bit(warp * self.ports.val() + split) {
                        self.coming[warp].next = self.coming[warp].val() | self.destinations[split].val();
                    }
                }
            }
            for port in 0..self.written.len() {
                if self.written[port].valid.val().any() & (self.writer[port].val() == warp) {
                    self.coming[warp].next = self.coming[warp].val() & self.others[port].val();
                }
            }
            self.waits[warp].next = self.coming[warp].val();
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
