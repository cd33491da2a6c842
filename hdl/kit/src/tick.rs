//! What a pass over a block does just now: settle, take a clock edge, or put values on inputs.
//!
//! RustHDL visits every signal of a block through `Block::update_all`, which carries no argument. The word of
//! what the visit is for stands here, one per thread, set only by `check::Bench` for the length of one pass.
//! So blocks need no clock wiring: clock and reset are implied, here and in the Verilog.

use crate::bits::Bits;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

/// The purpose of the running pass.
#[derive(Default)]
pub(crate) enum Pass {
    /// Values flow; registers keep what they hold.
    #[default]
    Settle,
    /// Registers and memories take their next value, or the reset value.
    Edge { reset: bool },
    /// Inputs, by signal number, take these values.
    Drive(HashMap<usize, Bits>),
}

thread_local! {
    static REQUIREMENT_BROKEN: Cell<bool> = const { Cell::new(false) };
    static PASS: RefCell<Pass> = RefCell::default();
}

/// Runs `visit` with `pass` in force, and no longer, even if it panics.
pub(crate) fn during<R>(pass: Pass, visit: impl FnOnce() -> R) -> R {
    struct Over;
    impl Drop for Over {
        fn drop(&mut self) {
            PASS.set(Pass::Settle);
        }
    }
    if matches!(pass, Pass::Edge { reset: true }) {
        REQUIREMENT_BROKEN.set(false);
    }
    PASS.set(pass);
    let _over = Over;
    visit()
}

/// `Some(reset)` during a clock edge.
pub(crate) fn edge() -> Option<bool> {
    PASS.with_borrow(|pass| match pass {
        Pass::Edge { reset } => Some(*reset),
        _ => None,
    })
}

/// A block was given what it cannot take: until the next reset nothing is promised.
pub(crate) fn break_requirement() {
    REQUIREMENT_BROKEN.set(true);
}

/// Whether that happened.
pub(crate) fn requirement_broken() -> bool {
    REQUIREMENT_BROKEN.get()
}

/// The value the bench puts on input `id` in this pass.
pub(crate) fn driven(id: usize) -> Option<Bits> {
    PASS.with_borrow(|pass| match pass {
        Pass::Drive(values) => values.get(&id).cloned(),
        _ => None,
    })
}
