//! Whether one head waits for a result in one lane of its warp: a bit for each of its registers, looked up in the cycle before it
//! became the head there, and kept up while it stays.
//!
//! Beside the choice of who issues, so that a cycle begins with the answer.

use crate::Shape;
use crate::bundles::NextHead;
use crate::operation::{OPERANDS, REG_BITS};
use warpstep_kit::prelude::*;

/// What one head waits for in one lane.
#[derive(LogicBlock)]
pub struct HeadPending {
    /// Registers of the head.
    pub operands: Vec<Wire<In>>,
    /// Those of them that wait from the next cycle on, one bit each.
    pub fresh: Wire<In>,
    /// A register of the warp is written in this cycle, at each port.
    pub writes: Vec<Wire<In>>,
    /// Which one.
    pub written: Vec<Wire<In>>,
    /// The head of the next cycle.
    pub next: NextHead<In>,
    /// Registers of the warp that wait in the next cycle.
    pub coming: Wire<In>,
    /// The head waits.
    pub waits: Wire<Out>,
    /// One bit for each register of the head.
    looked_up: Reg,
    /// It is written in this cycle.
    over: Wire<Local>,
    found: Wire<Local>,
    /// Float registers of those that are coming.
    floats: Wire<Local>,
}

impl HeadPending {
    /// Of this machine.
    pub fn new(shape: &Shape) -> HeadPending {
        HeadPending {
            operands: Wire::several(OPERANDS, REG_BITS),
            fresh: Wire::new(OPERANDS),
            writes: Wire::several(shape.write_ports(), 1),
            written: Wire::several(shape.write_ports(), REG_BITS),
            next: NextHead::default(),
            coming: Wire::new(1 << REG_BITS),
            waits: Wire::new(1),
            looked_up: Reg::new(OPERANDS),
            over: Wire::new(OPERANDS),
            found: Wire::new(OPERANDS),
            floats: Wire::new(32),
        }
    }
}

impl Logic for HeadPending {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        comment!(
            "Asked for only where something is written, or another head comes: simulators pass by the rest."
        );
        self.over.next = 0.into();
        for port in 0..self.writes.len() {
            if self.writes[port].val().any() {
                for operand in 0..self.operands.len() {
                    if self.written[port].val() == self.operands[operand].val() {
                        self.over.next = self.over.val().replace_bit(operand, true);
                    }
                }
            }
        }
        self.found.next = 0.into();
        self.floats.next = unsigned_cast(self.coming.val() >> 32);
        if self.next.other.val().any() {
            for operand in 0..3 {
                self.found.next = self
                    .found
                    .val()
                    .replace_bit(operand, self.coming.val().get_bit(self.next.registers[operand].val()));
            }
            comment!("The third source is a float register, or none.");
            self.found.next = self.found.val().replace_bit(
                3,
                self.next.registers[3].val().get_bit(5)
                    & self.floats.val().get_bit(self.next.registers[3].val().get_bits::<5>(0)),
            );
        }
        self.waits.next = self.looked_up.val().any().into();
        self.looked_up.next = (self.looked_up.val() | self.fresh.val()) & !self.over.val();
        if self.next.other.val().any() {
            self.looked_up.next = self.found.val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::small;
    use warpstep_kit::check::Check;

    #[test]
    fn a_head_agrees_with_its_verilog() {
        for ports in [1, 2] {
            let head = HeadPending::new(&small(|p| p.write_ports = ports));
            Check::default().check(head).unwrap_or_else(|error| panic!("{ports}: {error}"));
        }
    }
}
