//! The one instruction among those of a cycle that uses a unit all lanes share. Combinational.
//!
//! At most one does: issue sees to it. Where a warp is one context there is nothing to choose.

use crate::Shape;
use crate::bundles::IssuedInstruction;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::Requirement;

/// One of several issue ports.
#[derive(LogicBlock)]
pub struct SharedPort {
    /// Ports whose instruction uses the unit, one bit per port.
    pub uses: Wire<In>,
    /// Cycle c + 1: the issued instruction at each port.
    pub issued: Vec<IssuedInstruction<In>>,
    /// Cycle c + 1: destination of each result: register (low six bits) and warp (above).
    pub destinations: Vec<Wire<In>>,
    /// Cycle c + 1: the instruction that uses the unit, if one does.
    pub chosen: IssuedInstruction<Out>,
    /// Destination of its result.
    pub destination: Wire<Out>,
    /// Number of its port; only where there are several.
    pub port: Vec<Wire<Out>>,
    /// No two ports use the unit.
    alone: Vec<Requirement>,
}

impl SharedPort {
    /// Of this machine.
    pub fn new(shape: &Shape) -> SharedPort {
        let (ports, several) = (shape.ports(), usize::from(shape.ports() > 1));
        SharedPort {
            uses: Wire::new(ports),
            issued: (0..ports).map(|_| IssuedInstruction::new(shape)).collect(),
            destinations: Wire::several(ports, shape.destination_bits()),
            chosen: IssuedInstruction::new(shape),
            destination: Wire::new(shape.destination_bits()),
            port: Wire::several(several, shape.port_bits()),
            alone: (0..several).map(|_| Requirement::default()).collect(),
        }
    }
}

impl Logic for SharedPort {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.issued[0], &mut self.chosen);
        wires::link(&mut self.destinations[0], &mut self.destination);
        for several in 0..self.port.len() {
            self.port[several].next = 0.into();
            self.alone[several].holds.next = ((self.uses.val() & (self.uses.val() - 1)) == 0).into();
        }
        for port in 1..self.issued.len() {
            if self.uses.val().get_bit(port) {
                wires::link(&mut self.issued[port], &mut self.chosen);
                wires::link(&mut self.destinations[port], &mut self.destination);
                self.port[0].next = port.into();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{agree, small, splitting};
    use warpstep_kit::check::Check;

    #[test]
    fn it_agrees_with_its_verilog() {
        for splits in [0, 1, 2, 3] {
            let shape = small(|p| {
                splitting(p);
                p.splits = splits;
            });
            let one = move |random: &mut warpstep_kit::check::Random| match random.below(splits as u64 + 2) {
                0 => 0,
                port => 1 << (port - 1),
            };
            agree(Check::default().input("uses", one), SharedPort::new(&shape));
        }
    }
}
