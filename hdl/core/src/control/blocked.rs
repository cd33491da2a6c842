//! Why a context may not issue: an unresolved control instruction, a barrier, wspawn, or a join. One register a context.
//!
//! A control instruction that issues in a cycle blocks its context from the next one; what resolves or releases it in a cycle
//! frees it from the next one. A context that is blocked does not issue, so these never meet.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Bits of a state.
pub const STATE_BITS: usize = 3;

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
    /// The other half of a parallel split, at its join.
    pub const JOIN: usize = 4;
}

/// The state of every context.
#[derive(LogicBlock)]
pub struct Blocked {
    /// Contexts that issue a control instruction, one bit per context.
    pub issue: Wire<In>,
    /// Context whose instruction is resolved and makes it wait, one bit per context.
    pub waits: Wire<In>,
    /// What that context waits for.
    pub wait_state: Wire<In>,
    /// Contexts that may go on, one bit per context: their instruction is resolved, or what they waited for has come.
    pub released: Wire<In>,
    /// What each context waits for: 0 nothing, 1 an unresolved control instruction, 2 a barrier, 3 wspawn, 4 the other half at a join.
    pub states: Vec<Wire<Out>>,
    held: Vec<Reg>,
}

impl Blocked {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> Blocked {
        let contexts = shape.contexts();
        Blocked {
            issue: Wire::new(contexts),
            waits: Wire::new(contexts),
            wait_state: Wire::new(STATE_BITS),
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
            if self.waits.val().get_bit(context) {
                self.held[context].next = self.wait_state.val();
            }
            if self.released.val().get_bit(context) {
                self.held[context].next = state::FREE.into();
            }
            if self.issue.val().get_bit(context) {
                self.held[context].next = state::CONTROL.into();
            }
            self.states[context].next = self.held[context].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{agree, put, shape, split_shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for contexts in [1, 3, 8, 32] {
            agree(Check::default(), Blocked::new(&shape(contexts, 4)));
        }
        agree(Check::default(), Blocked::new(&split_shape(3, 4, 2)));
    }

    #[test]
    fn a_context_is_blocked_from_the_cycle_after_issue_until_it_is_released() {
        let mut bench = Bench::new(Blocked::new(&shape(3, 4)));
        let mut step = |issue, waits: Option<(u64, usize)>, released, expected: [usize; 3]| {
            let (context, state) = waits.unwrap_or((0, 0));
            put(&mut bench.block.issue, issue);
            put(&mut bench.block.waits, u64::from(waits.is_some()) << context);
            put(&mut bench.block.wait_state, state as u64);
            put(&mut bench.block.released, released);
            bench.clock();
            let states: Vec<usize> = bench.block.states.iter().map(|state| word(state) as usize).collect();
            assert_eq!(states, expected);
        };
        use state::*;
        step(0b001, None, 0, [CONTROL, FREE, FREE]);
        step(0b100, Some((0, BARRIER)), 0, [BARRIER, FREE, CONTROL]);
        step(0b010, Some((2, SPAWN)), 0, [BARRIER, CONTROL, SPAWN]);
        step(0, None, 0b011, [FREE, FREE, SPAWN]);
        step(0b011, None, 0b100, [CONTROL, CONTROL, FREE]);
        step(0, Some((1, JOIN)), 0b001, [FREE, JOIN, FREE]);
        step(0, None, 0b010, [FREE, FREE, FREE]);
    }
}
