//! Whether the head of a context can issue now, or the first reason why not.

use super::Scoreboard;
use crate::front::{Fetched, Head};
use warpstep_spec::events::Stall;
use warpstep_spec::{Class, LaneMask, Op};

/// What the load/store unit can do at the start of a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MemoryState {
    /// Another memory instruction may issue.
    pub accepts: bool,
    /// Nothing is in flight: what fence.i waits for.
    pub is_drained: bool,
}

/// `NotSelected` for a context that is ready. The context is active and not blocked; `lanes` are its active lanes, `owned` all it has.
#[inline]
pub(crate) fn readiness(
    now: u64,
    context: usize,
    head: Head<'_>,
    lanes: LaneMask,
    owned: LaneMask,
    scoreboard: &Scoreboard,
    memory: MemoryState,
) -> Stall {
    let head: &Fetched = match head {
        Head::Miss => return Stall::Miss,
        Head::Empty => return Stall::Empty,
        Head::Nop => return Stall::NotSelected, // a compensation NOP is always ready
        Head::Instruction(head) => head,
    };
    if scoreboard.is_operand_pending(now, context, head, lanes) {
        return Stall::Operand;
    }
    let has_room = match head.class {
        Class::Fence if head.op == Some(Op::FenceI) => memory.is_drained,
        Class::Load | Class::Store | Class::Fence => memory.accepts,
        _ if scoreboard.is_unit_busy(head, owned) => false,
        _ if scoreboard.is_slot_taken(now, head, owned) => return Stall::Slot,
        _ => true,
    };
    if has_room { Stall::NotSelected } else { Stall::Unit }
}
