//! Whose flags each float unit raises: the context of the operation whose result it hands over in this cycle.
//!
//! Units have fixed latencies, so the context of what begins in c + 1 waits as long as the operation takes. Flags are zero where a
//! unit has no result, so nobody asks then. Knows nothing of lanes and values.

use crate::Shape;
use crate::float::UNITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::Delay;

/// One context for each float unit.
#[derive(LogicBlock)]
pub struct FlagOwners {
    /// Context of the instruction in c + 1.
    pub context: Wire<In>,
    /// Context of the result each float unit has in this cycle.
    pub owners: Vec<Wire<Out>>,
    under_way: Vec<Delay>,
}

impl FlagOwners {
    /// Of this machine.
    pub fn new(shape: &Shape) -> FlagOwners {
        let (config, bits) = (shape.config(), shape.warp_bits());
        let latencies =
            UNITS.iter().take(shape.float_units()).filter_map(|class| config.latencies.of(*class));
        FlagOwners {
            context: Wire::new(bits),
            owners: Wire::several(shape.float_units(), bits),
            under_way: latencies.map(|latency| Delay::of_data(bits, latency as usize - 2)).collect(),
        }
    }
}

impl Logic for FlagOwners {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        for unit in 0..self.owners.len() {
            wires::link(&mut self.context, &mut self.under_way[unit].early);
            wires::link(&mut self.under_way[unit].late, &mut self.owners[unit]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{agree, small};
    use warpstep_kit::check::Check;

    #[test]
    fn it_agrees_with_its_verilog() {
        for warps in [1, 2, 3, 32] {
            agree(Check::default(), FlagOwners::new(&small(|p| (p.warps, p.fpu) = (warps, true))));
        }
    }
}
