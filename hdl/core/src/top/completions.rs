//! Which registers are written at the end of a cycle, for the scoreboard: instructions that need them may then issue.
//!
//! Units of fixed latency complete in the cycle of the write, which is known at issue; control instructions and loads
//! complete when they write. Knows nothing of lanes and values.

use crate::Shape;
use crate::bundles::Completion;
use crate::operation::REG_BITS;
use crate::units::units;
use crate::units::writer::{CONTROL, FIRST_UNIT, MEMORY};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::Delay;

/// Lowest bit of the context in what waits: register, context.
const CONTEXT_AT: usize = REG_BITS;

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
    waiting: Vec<Delay>,
    destinations: Vec<Delay>,
}

impl Completions {
    /// Of this machine.
    pub fn new(shape: &Shape) -> Completions {
        let config = shape.config();
        let latencies = units(config.fpu).into_iter().filter_map(|class| config.latencies.of(class));
        let waits: Vec<usize> = latencies.map(|latency| latency as usize - 2).collect();
        let width = CONTEXT_AT + shape.context_bits();
        Completions {
            starts: Wire::new(shape.units()),
            context: Wire::new(shape.context_bits()),
            rd: Wire::new(REG_BITS),
            control: Completion::new(shape),
            load: Completion::new(shape),
            written: Completion::per_writer(shape),
            waiting: waits.iter().map(|wait| Delay::of_flags(1, *wait)).collect(),
            destinations: waits.iter().map(|wait| Delay::of_data(width, *wait)).collect(),
        }
    }
}

impl Logic for Completions {
    about!(CONTROL, MEMORY, FIRST_UNIT, CONTEXT_AT);

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.control, &mut self.written[CONTROL]);
        wires::link(&mut self.load, &mut self.written[MEMORY]);
        for unit in 0..self.waiting.len() {
            self.waiting[unit].early.next = self.starts.val().get_bit(unit).into();
            self.destinations[unit].early.next =
                (unsigned_cast(self.context.val()) << CONTEXT_AT) | unsigned_cast(self.rd.val());
            self.written[unit + FIRST_UNIT].valid.next = self.waiting[unit].late.val();
            self.written[unit + FIRST_UNIT].register.next = unsigned_cast(self.destinations[unit].late.val());
            self.written[unit + FIRST_UNIT].context.next =
                unsigned_cast(self.destinations[unit].late.val() >> CONTEXT_AT);
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
        for (warps, lanes) in [(1, 1), (2, 4), (3, 5), (32, 32)] {
            for fpu in [false, true] {
                let shape = small(|p| (p.warps, p.lanes, p.fpu) = (warps, lanes, fpu));
                agree(Check::default(), Completions::new(&shape));
            }
        }
    }
}
