//! The number of a context: warp * contexts of a warp + port. Combinational. Without split contexts it is the warp's.

use crate::Shape;
use warpstep_kit::prelude::*;

/// From warp and port to the place in vectors of contexts.
#[derive(LogicBlock)]
pub struct ContextNumber {
    /// Warp of the context.
    pub warp: Wire<In>,
    /// Port of the context.
    pub port: Wire<In>,
    /// Number of the context.
    pub context: Wire<Out>,
    ports: Param,
}

impl ContextNumber {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> ContextNumber {
        ContextNumber {
            warp: Wire::new(shape.warp_bits()),
            port: Wire::new(shape.port_bits()),
            context: Wire::new(shape.context_bits()),
            ports: Param::new(shape.ports()),
        }
    }
}

impl Logic for ContextNumber {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.context.next = unsigned_cast(self.warp.val());
        if self.ports.val() > 1 {
            self.context.next =
                unsigned_cast(self.warp.val()) * self.ports.val() + unsigned_cast(self.port.val());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{SPLIT_SHAPES, agree, put, split_shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes, splits) in SPLIT_SHAPES {
            agree(Check::default().cycles(50), ContextNumber::new(&split_shape(warps, lanes, splits)));
        }
    }

    #[test]
    fn contexts_are_numbered_warp_by_warp() {
        let mut bench = Bench::new(ContextNumber::new(&split_shape(3, 4, 2)));
        for context in 0..9 {
            put(&mut bench.block.warp, context / 3);
            put(&mut bench.block.port, context % 3);
            bench.settle();
            assert_eq!(word(&bench.block.context), context);
        }
    }
}
