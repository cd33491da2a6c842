//! Registers of one lane that wait for a result, 64 bits a warp, and what of them each context sees: all where it is active, nothing
//! elsewhere.
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
    /// Contexts that issue an instruction, all of one warp; one bit per context.
    pub issues: Wire<In>,
    /// Destination register of the head of each context.
    pub registers: Vec<Wire<In>>,
    /// Contexts that are active in this lane, at most one of a warp; one bit per context.
    pub active: Wire<In>,
    /// The register this lane writes at each of its write ports.
    pub written: Vec<RegisterWrite<In>>,
    /// Pending registers as each context sees them: bit n is register n, float ones from 32 on.
    pub seen: Vec<Wire<Out>>,
    /// Of all warps side by side, as destinations number them: only what is written or issues is touched in a cycle.
    waits: Reg,
    coming: Wire<Local>,
    /// The instruction of each warp in this lane issues.
    issue: Wire<Local>,
    /// Its destination register.
    register: Vec<Wire<Local>>,
    /// Its destination.
    places: Vec<Wire<Local>>,
    width: Param,
    ports: Param,
}

impl LanePending {
    /// Of this machine.
    pub fn new(shape: &Shape) -> LanePending {
        let (warps, contexts, width) = (shape.warps(), shape.contexts(), 1 << REG_BITS);
        LanePending {
            issues: Wire::new(contexts),
            registers: Wire::several(contexts, REG_BITS),
            active: Wire::new(contexts),
            written: RegisterWrite::per_port(shape),
            seen: Wire::several(contexts, width),
            waits: Reg::new(warps * width),
            coming: Wire::new(warps * width),
            issue: Wire::new(warps),
            register: Wire::several(warps, REG_BITS),
            places: Wire::several(warps, shape.destination_bits()),
            width: Param::new(width),
            ports: Param::new(shape.ports()),
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
        self.issue.next = 0.into();
        for warp in 0..self.places.len() {
            self.register[warp].next = self.registers[warp * self.ports.val()].val();
            for split in 0..self.ports.val() {
                self.seen[warp * self.ports.val() + split].next = 0.into();
                if self.active.val().get_bit(warp * self.ports.val() + split) {
                    self.register[warp].next = self.registers[warp * self.ports.val() + split].val();
                    if self.issues.val().get_bit(warp * self.ports.val() + split) {
                        self.issue.next = self.issue.val().replace_bit(warp, true);
                    }
                    self.seen[warp * self.ports.val() + split].next =
                        self.waits.val().get_bits::<64>(warp * self.width.val());
                }
            }
            self.places[warp].next = unsigned_cast(self.register[warp].val()) + warp * self.width.val();
            if self.issue.val().get_bit(warp) & self.register[warp].val().any() {
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
