//! What a pass over a block does just now: settle, take a clock edge, or put values on inputs.
//!
//! RustHDL visits every signal of a block through `Block::update_all`, which carries no argument. The word of
//! what the visit is for stands here, one per thread, set only by `check::Bench` for the length of one pass.
//! So blocks need no clock wiring: clock and reset are implied, here and in the Verilog.
//!
//! Most of a large block stands still in most passes. A block in which nothing changed in its last visit, and none of whose inputs
//! was written another value since, would do the same again: while values settle it is not visited. A clock edge visits everybody.

use crate::bits::Bits;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

/// The purpose of the running pass.
pub(crate) enum Pass {
    /// Registers and memories take their next value, or the reset value.
    Edge { reset: bool },
    /// Inputs of the outermost block, by signal number, take these values.
    Drive(HashMap<usize, Bits>),
}

/// The same in a word that is asked for at every visit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Now {
    /// Values flow; registers keep what they hold.
    Settle,
    Edge {
        reset: bool,
    },
    /// `outside` until the outermost block is entered.
    Drive {
        outside: bool,
    },
}

thread_local! {
    static REQUIREMENT_BROKEN: Cell<bool> = const { Cell::new(false) };
    static NOW: Cell<Now> = const { Cell::new(Now::Settle) };
    static DRIVEN: RefCell<HashMap<usize, Bits>> = RefCell::default();
}

/// Runs `visit` with `pass` in force, and no longer, even if it panics.
pub(crate) fn during<R>(pass: Pass, visit: impl FnOnce() -> R) -> R {
    struct Over;
    impl Drop for Over {
        fn drop(&mut self) {
            NOW.set(Now::Settle);
        }
    }
    match pass {
        Pass::Edge { reset } => {
            NOW.set(Now::Edge { reset });
            if reset {
                REQUIREMENT_BROKEN.set(false);
            }
        }
        Pass::Drive(values) => {
            NOW.set(Now::Drive { outside: true });
            DRIVEN.set(values);
        }
    }
    let _over = Over;
    visit()
}

/// Whether a block in which nothing changed need not be visited. For the derive of blocks, which asks once a visit.
pub fn may_rest() -> bool {
    match NOW.get() {
        Now::Settle | Now::Drive { outside: false } => true,
        Now::Edge { .. } => false,
        Now::Drive { outside: true } => {
            NOW.set(Now::Drive { outside: false });
            false
        }
    }
}

/// `Some(reset)` during a clock edge.
pub(crate) fn edge() -> Option<bool> {
    match NOW.get() {
        Now::Edge { reset } => Some(reset),
        _ => None,
    }
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
    if !matches!(NOW.get(), Now::Drive { .. }) {
        return None;
    }
    DRIVEN.with_borrow(|values| values.get(&id).cloned())
}

#[cfg(test)]
mod tests {
    use crate::check::Bench;
    use crate::prelude::*;

    /// Adds up what it is given, and counts its own visits.
    #[derive(LogicBlock)]
    struct Sum {
        more: Wire<In>,
        total: Wire<Out>,
        held: Reg,
        _visits: usize,
    }

    impl Logic for Sum {
        about!();

        fn update(&mut self) {
            self._visits += 1;
            self.held.next = self.held.val() + self.more.val();
            self.total.next = self.held.val();
        }
    }

    /// Two of them, given apart.
    #[derive(LogicBlock)]
    struct Sums {
        more: Vec<Wire<In>>,
        sums: Vec<Sum>,
    }

    impl Logic for Sums {
        about!();

        fn update(&mut self) {
            for (more, sum) in self.more.iter().zip(&mut self.sums) {
                sum.more.next = more.val();
            }
        }
    }

    fn sums() -> Bench<Sums> {
        let sum = || Sum { more: Wire::new(8), total: Wire::new(8), held: Reg::new(8), _visits: 0 };
        Bench::new(Sums { more: Wire::several(2, 8), sums: vec![sum(), sum()] })
    }

    fn visits(bench: &Bench<Sums>) -> [usize; 2] {
        [0, 1].map(|at| bench.block.sums[at]._visits)
    }

    #[test]
    fn a_block_in_which_nothing_changes_is_visited_at_edges_only() {
        let mut bench = sums();
        let before = visits(&bench);
        bench.settle();
        assert_eq!(visits(&bench), before);
        bench.block.more[0].next = 3.into();
        bench.settle();
        assert!(visits(&bench)[0] > before[0]);
        assert_eq!(visits(&bench)[1], before[1]);
        bench.clock();
        assert_eq!(visits(&bench)[1], before[1] + 1);
    }

    #[test]
    fn a_block_is_visited_whose_register_alone_changes() {
        let mut bench = sums();
        bench.block.more[1].next = 5.into();
        for cycle in 1..4 {
            bench.clock();
            assert!(bench.block.sums[1].total.val() == Value::new(8, 5 * cycle));
        }
        assert!(bench.block.sums[0].total.val() == 0);
    }
}
