//! Why a context may not issue: an unresolved control instruction, a barrier, or wspawn. One register a context.
//!
//! A control instruction that issues in a cycle blocks its context from the next one; what resolves or releases it in a cycle
//! frees it from the next one. A context that is blocked does not issue, so these never meet.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Bits of a state.
pub const STATE_BITS: usize = 2;

/// What a context waits for.
pub mod state {
    /// Nothing.
    pub const FREE: usize = 0;
    /// A control instruction that is not resolved.
    pub const CONTROL: usize = 1;
    /// The other warps of a barrier.
    pub const BARRIER: usize = 2;
    /// The end of all other warps.
    pub const SPAWN: usize = 3;
}

/// The state of every context.
#[derive(LogicBlock)]
pub struct Blocked {
    /// A control instruction issues.
    pub issue: Wire<In>,
    /// Context that issues the control instruction.
    pub issue_context: Wire<In>,
    /// A control instruction is resolved.
    pub resolve: Wire<In>,
    /// Context of the resolved instruction.
    pub resolve_context: Wire<In>,
    /// State in which the resolved instruction leaves its context.
    pub resolve_state: Wire<In>,
    /// Contexts that no longer wait, one bit per context.
    pub released: Wire<In>,
    /// What each context waits for: 0 nothing, 1 an unresolved control instruction, 2 a barrier, 3 wspawn.
    pub states: Vec<Wire<Out>>,
    held: Vec<Reg>,
}

impl Blocked {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> Blocked {
        let contexts = shape.contexts();
        Blocked {
            issue: Wire::new(1),
            issue_context: Wire::new(shape.context_bits()),
            resolve: Wire::new(1),
            resolve_context: Wire::new(shape.context_bits()),
            resolve_state: Wire::new(STATE_BITS),
            released: Wire::new(contexts),
            states: Wire::several(contexts, STATE_BITS),
            held: Reg::several(contexts, STATE_BITS),
        }
    }
}

impl Logic for Blocked {
    about!(state::FREE, state::CONTROL);

    #[hdl_gen]
    fn update(&mut self) {
        for context in 0..self.held.len() {
            if self.resolve.val().any() & (self.resolve_context.val() == context) {
                self.held[context].next = self.resolve_state.val();
            }
            if self.released.val().get_bit(context) {
                self.held[context].next = state::FREE.into();
            }
            if self.issue.val().any() & (self.issue_context.val() == context) {
                self.held[context].next = state::CONTROL.into();
            }
            self.states[context].next = self.held[context].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{agree, put, shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for contexts in [1, 3, 8, 32] {
            agree(Check::default(), Blocked::new(&shape(contexts, 4)));
        }
    }

    #[test]
    fn a_context_is_blocked_from_the_cycle_after_issue_until_it_is_released() {
        let mut bench = Bench::new(Blocked::new(&shape(3, 4)));
        let mut step = |issue: Option<u64>, resolve: Option<(u64, usize)>, release, expected: [usize; 3]| {
            put(&mut bench.block.issue, issue.is_some().into());
            put(&mut bench.block.issue_context, issue.unwrap_or(0));
            put(&mut bench.block.resolve, resolve.is_some().into());
            let (context, state) = resolve.unwrap_or((0, 0));
            put(&mut bench.block.resolve_context, context);
            put(&mut bench.block.resolve_state, state as u64);
            put(&mut bench.block.released, release);
            bench.clock();
            let states: Vec<usize> = bench.block.states.iter().map(|state| word(state) as usize).collect();
            assert_eq!(states, expected);
        };
        use state::*;
        step(Some(0), None, 0, [CONTROL, FREE, FREE]);
        step(Some(2), Some((0, BARRIER)), 0, [BARRIER, FREE, CONTROL]);
        step(Some(1), Some((2, SPAWN)), 0, [BARRIER, CONTROL, SPAWN]);
        step(None, Some((1, FREE)), 0b001, [FREE, FREE, SPAWN]);
        step(None, None, 0b100, [FREE, FREE, FREE]);
    }
}
