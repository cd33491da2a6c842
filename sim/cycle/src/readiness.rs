//! Whether the head of a context can issue now, or why not.

use crate::context::{Block, Miss};
use crate::core::Core;
use crate::queue::Entry;
use warpstep_spec::events::Stall;
use warpstep_spec::{Class, Op, Reg};

impl Core {
    /// `NotSelected` for a context that is ready.
    #[inline]
    pub(crate) fn readiness(&self, context: usize) -> Stall {
        let state = &self.contexts[context];
        if !state.active {
            return Stall::Inactive;
        }
        match state.block {
            Block::None => {}
            Block::Control { .. } => return Stall::Control,
            Block::Barrier | Block::GlobalBarrier(_) => return Stall::Barrier,
            Block::Spawn => return Stall::Spawn,
        }
        if self.coordinated && matches!(state.miss, Miss::Waiting(_)) {
            return Stall::Miss;
        }
        let Some(head) = state.queue.head() else {
            return if matches!(state.miss, Miss::Waiting(_)) { Stall::Miss } else { Stall::Empty };
        };
        let Entry::Instruction(head) = head else {
            return Stall::NotSelected; // a compensation NOP is always ready
        };
        if self.scoreboard.is_pending(context, head.needs) {
            return Stall::Operand;
        }
        if head.waits_for_floats && self.scoreboard.has_floats(context) {
            return Stall::Operand;
        }
        match head.class {
            Class::Fence if head.op == Some(Op::FenceI) => {
                return if self.memory.is_drained() { Stall::NotSelected } else { Stall::Unit };
            }
            Class::Load | Class::Store | Class::Fence => {
                return if self.memory.accepts() { Stall::NotSelected } else { Stall::Unit };
            }
            _ => {}
        }
        let lanes = state.lanes;
        if self.scoreboard.is_unit_busy(head.class, lanes) {
            return Stall::Unit;
        }
        let done = self.cycle + u64::from(head.latency) - 1;
        if head.rd != Reg::ZERO && self.scoreboard.is_slot_taken(done, lanes) {
            return Stall::Slot;
        }
        Stall::NotSelected
    }
}
