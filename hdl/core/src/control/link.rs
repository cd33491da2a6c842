//! The register a control instruction writes: jal and jalr the return address, split its pointer. The instruction is known in
//! c + 1; its result when it is resolved, and until then register and lanes wait here. Knows nothing of values.

use super::delay::Delay;
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Register and lanes of the control instruction under way.
#[derive(LogicBlock)]
pub struct ControlLink {
    /// Cycle c + 1: a control instruction is in the operand stage.
    pub control: Wire<In>,
    /// Its register; 0 if it writes none.
    pub rd: Wire<In>,
    /// Its lanes.
    pub mask: Wire<In>,
    /// It is resolved.
    pub resolved: Wire<In>,
    /// Whose.
    pub resolved_context: Wire<In>,
    /// Lanes that write in this cycle.
    pub lanes: Wire<Out>,
    /// The register.
    pub written: Wire<Out>,
    /// Register (low six bits) and warp (above).
    pub destination: Wire<Out>,
    held_register: Delay,
    held_lanes: Delay,
    owner_at: Param,
}

impl ControlLink {
    /// For so many contexts and lanes; destinations of that width; `wait` cycles from the operand stage to the resolution.
    pub fn new(contexts: usize, lanes: usize, destination: usize, wait: usize) -> ControlLink {
        ControlLink {
            control: Wire::new(1),
            rd: Wire::new(REG_BITS),
            mask: Wire::new(lanes),
            resolved: Wire::new(1),
            resolved_context: Wire::new(index_width(contexts)),
            lanes: Wire::new(lanes),
            written: Wire::new(REG_BITS),
            destination: Wire::new(destination),
            held_register: Delay::new(REG_BITS, wait),
            held_lanes: Delay::new(lanes, wait),
            owner_at: Param::new(REG_BITS),
        }
    }
}

impl Logic for ControlLink {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.held_register.early.next = 0.into();
        self.held_lanes.early.next = 0.into();
        if self.control.val().any() {
            self.held_register.early.next = self.rd.val();
            self.held_lanes.early.next = self.mask.val();
        }
        self.written.next = self.held_register.late.val();
        self.lanes.next = 0.into();
        if self.resolved.val().any() {
            self.lanes.next = self.held_lanes.late.val();
        }
        self.destination.next = (unsigned_cast(self.resolved_context.val()) << self.owner_at.val())
            | unsigned_cast(self.held_register.late.val());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{prove, put, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (contexts, lanes, wait) in [(1, 1, 0), (3, 5, 1), (32, 32, 4)] {
            let destination = index_width(contexts) + REG_BITS;
            prove(Check::default().cycles(60), ControlLink::new(contexts, lanes, destination, wait));
        }
    }

    #[test]
    fn register_and_lanes_come_with_the_resolution_and_only_then() {
        let mut bench = Bench::new(ControlLink::new(4, 8, 8, 2));
        for cycle in 0..6 {
            let block = &mut bench.block;
            put(&mut block.control, u64::from(cycle == 1));
            put(&mut block.rd, 9);
            put(&mut block.mask, 0b1010);
            put(&mut block.resolved, u64::from(cycle == 3));
            put(&mut block.resolved_context, 2);
            bench.settle();
            let expected = if cycle == 3 { (0b1010, 9, 2 << REG_BITS | 9) } else { (0, 0, 2 << REG_BITS) };
            let block = &bench.block;
            assert_eq!((word(&block.lanes), word(&block.written), word(&block.destination)), expected);
            bench.clock();
        }
    }
}
