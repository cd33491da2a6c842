//! Which registers are written at the end of a cycle, for the scoreboard: instructions that need them may then issue.
//!
//! Units of fixed latency complete in the cycle of the write, which is known at issue; control instructions and loads
//! complete when they write. Knows nothing of lanes and values.

use crate::Shape;
use crate::bundles::Completion;
use crate::control::delay::Delay;
use crate::operation::REG_BITS;
use crate::units::units;
use crate::units::writer::{CONTROL, FIRST_UNIT, MEMORY};
use warpstep_kit::prelude::*;

/// Lowest bit of the context in what waits: valid, register, context.
const CONTEXT_AT: usize = 1 + REG_BITS;

/// Completions of all writers.
#[derive(LogicBlock)]
pub struct Completions {
    /// Unit of fixed latency that begins in the cycle of the operands (c + 1), one bit per unit.
    pub starts: Wire<In>,
    /// Context of the instruction in c + 1.
    pub context: Wire<In>,
    /// Destination register of the instruction in c + 1.
    pub rd: Wire<In>,
    /// The control instruction that takes effect in this cycle.
    pub control: Completion<In>,
    /// The load whose words are written in this cycle.
    pub load: Completion<In>,
    /// Result of each writer that is written at the end of this cycle.
    pub written: Vec<Completion<Out>>,
    delays: Vec<Delay>,
}

impl Completions {
    /// Of this machine.
    pub fn new(shape: &Shape) -> Completions {
        let config = shape.config();
        let latencies = units(config.fpu).into_iter().filter_map(|class| config.latencies.of(class));
        let width = CONTEXT_AT + shape.context_bits();
        Completions {
            starts: Wire::new(shape.units()),
            context: Wire::new(shape.context_bits()),
            rd: Wire::new(REG_BITS),
            control: Completion::new(shape),
            load: Completion::new(shape),
            written: Completion::per_writer(shape),
            delays: latencies.map(|latency| Delay::new(width, latency as usize - 2)).collect(),
        }
    }
}

impl Logic for Completions {
    about!(CONTROL, MEMORY, FIRST_UNIT, CONTEXT_AT);

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.control, &mut self.written[CONTROL]);
        wires::link(&mut self.load, &mut self.written[MEMORY]);
        for unit in 0..self.delays.len() {
            self.delays[unit].early.next = (unsigned_cast(self.context.val()) << CONTEXT_AT)
                | (unsigned_cast(self.rd.val()) << 1)
                | unsigned_cast(self.starts.val().get_bit(unit));
            self.written[unit + FIRST_UNIT].valid.next = self.delays[unit].late.val().get_bit(0).into();
            self.written[unit + FIRST_UNIT].register.next = unsigned_cast(self.delays[unit].late.val() >> 1);
            self.written[unit + FIRST_UNIT].context.next =
                unsigned_cast(self.delays[unit].late.val() >> CONTEXT_AT);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{prove, small};
    use warpstep_kit::check::Check;

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes) in [(1, 1), (2, 4), (3, 5), (32, 32)] {
            for fpu in [false, true] {
                let shape = small(|p| (p.warps, p.lanes, p.fpu) = (warps, lanes, fpu));
                prove(Check::default(), Completions::new(&shape));
            }
        }
    }
}
