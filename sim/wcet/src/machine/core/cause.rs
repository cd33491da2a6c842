//! What a cycle is spent on.

use super::Core;
use crate::costs::Cause;
use crate::machine::Shared;
use warpstep_spec::Class;
use warpstep_spec::events::Stall;

impl Core {
    /// What this cycle is spent on, and the instruction that issues, or that the first who waits would issue.
    pub fn cause(&self, shared: &Shared) -> Option<(Cause, u32)> {
        let active = || self.contexts.iter().enumerate().filter(|(_, context)| context.active);
        if self.front.is_loading() {
            return Some((Cause::Fetch, self.contexts[0].next_pc));
        }
        if let Some(number) = self.selected.first() {
            let issued = self.issued().find_map(|issued| issued.pc);
            let nop = (Cause::Nops, self.contexts[*number].next_pc);
            return Some(issued.map_or(nop, |pc| (Cause::Instructions, pc)));
        }
        let in_flight = !self.memory.is_drained();
        let waits = active().find_map(|(number, context)| {
            let is_memory =
                matches!(shared.code.at(context.next_pc).class, Class::Load | Class::Store | Class::Fence);
            let cause = match self.stalls[number] {
                Stall::Miss => Cause::Fetch,
                Stall::Operand if in_flight => Cause::Memory,
                Stall::Operand => Cause::Results,
                Stall::Unit if is_memory => Cause::Memory,
                Stall::Unit => Cause::Units,
                Stall::Slot => Cause::Slots,
                Stall::Control => Cause::Control,
                _ => return None,
            };
            Some((cause, context.next_pc))
        });
        let at_barrier = || active().next().map(|(_, context)| (Cause::Barriers, context.next_pc));
        // When the last warp has ended its stores are still on their way.
        waits.or_else(at_barrier).or(in_flight.then(|| (Cause::Memory, self.contexts[0].next_pc)))
    }
}
