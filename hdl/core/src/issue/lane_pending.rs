//! Registers of one lane that wait for a result: 64 bits a warp.
//!
//! Set at the end of the cycle of issue, cleared at the end of the cycle of the write: issued in c with latency N, the bit
//! stands in c + 1 .. c + N - 1. x0 waits for nothing: its bit is never set. Which context executes in the lane does not
//! matter, so nothing moves when lanes change their owner.

use crate::Shape;
use crate::bundles::RegisterWrite;
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;

/// Pending registers of one lane.
#[derive(LogicBlock)]
pub struct LanePending {
    /// Warps that issue an instruction in this lane, at most one; one bit per warp.
    pub issue: Wire<In>,
    /// Destination register of the instruction that would, of each warp.
    pub issue_register: Vec<Wire<In>>,
    /// The register this lane writes at each of its write ports.
    pub written: Vec<RegisterWrite<In>>,
    /// Pending registers of each warp: bit n is register n, float ones from 32 on.
    pub pending: Vec<Wire<Out>>,
    /// Of all warps side by side, as destinations number them: only what is written or issues is touched in a cycle.
    waits: Reg,
    coming: Wire<Local>,
    /// Destination of the instruction of each warp.
    places: Vec<Wire<Local>>,
    registers: Param,
}

impl LanePending {
    /// Of this machine.
    pub fn new(shape: &Shape) -> LanePending {
        let (warps, registers) = (shape.config().warps, 1 << REG_BITS);
        LanePending {
            issue: Wire::new(warps),
            issue_register: Wire::several(warps, REG_BITS),
            written: RegisterWrite::per_port(shape),
            pending: Wire::several(warps, registers),
            waits: Reg::new(warps * registers),
            coming: Wire::new(warps * registers),
            places: Wire::several(warps, shape.destination_bits()),
            registers: Param::new(registers),
        }
    }
}

impl Logic for LanePending {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.coming.next = self.waits.val();
        for port in 0..self.written.len() {
            if self.written[port].valid.val().any() {
                self.coming.next = self.coming.val().replace_bit(self.written[port].destination.val(), false);
            }
        }
        for warp in 0..self.pending.len() {
            self.pending[warp].next = self.waits.val().get_bits::<64>(warp * self.registers.val());
            self.places[warp].next =
                unsigned_cast(self.issue_register[warp].val()) + warp * self.registers.val();
            if self.issue.val().get_bit(warp) & self.issue_register[warp].val().any() {
                self.coming.next = self.coming.val().replace_bit(self.places[warp].val(), true);
            }
        }
        self.waits.next = self.coming.val();
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
