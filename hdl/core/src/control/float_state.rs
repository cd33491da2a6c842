//! fflags and frm, one of each a context. Changes take effect at the end of the cycle. Only cores with a float unit have it.
//!
//! Float operations add flags as they come; a CSR instruction replaces them. Nobody reads or writes a context's flags while
//! its float operations are under way, so the two do not meet. Reading stands apart from writing in `update()`: what is
//! written depends, outside, on what is read.

use super::csr_table::{KIND_BITS, kind};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// The float state of every context.
#[derive(LogicBlock)]
pub struct FloatState {
    /// A float operation raises flags, one port a unit.
    pub raise: Vec<Wire<In>>,
    /// Whose.
    pub raise_context: Vec<Wire<In>>,
    /// Which.
    pub raise_flags: Vec<Wire<In>>,
    /// The context a CSR instruction is of.
    pub owner: Wire<In>,
    /// Its flags.
    pub own_flags: Wire<Out>,
    /// Its rounding mode.
    pub own_rounding: Wire<Out>,
    /// The instruction writes.
    pub takes: Wire<In>,
    /// Which register.
    pub kind: Wire<In>,
    /// What.
    pub wanted: Wire<In>,
    /// The rounding mode of each context.
    pub rounding: Vec<Wire<Out>>,
    fflags: Vec<Reg>,
    frm: Vec<Reg>,
    coming: Vec<Wire<Local>>,
}

impl FloatState {
    /// For so many contexts and float units.
    pub fn new(contexts: usize, units: usize) -> FloatState {
        let context = index_width(contexts);
        FloatState {
            raise: Wire::several(units, 1),
            raise_context: Wire::several(units, context),
            raise_flags: Wire::several(units, 5),
            owner: Wire::new(context),
            own_flags: Wire::new(5),
            own_rounding: Wire::new(3),
            takes: Wire::new(1),
            kind: Wire::new(KIND_BITS),
            wanted: Wire::new(32),
            rounding: Wire::several(contexts, 3),
            fflags: Reg::several(contexts, 5),
            frm: Reg::several(contexts, 3),
            coming: Wire::several(contexts, 5),
        }
    }
}

impl Logic for FloatState {
    about!(kind::FFLAGS, kind::FRM, kind::FCSR);

    #[hdl_gen]
    fn update(&mut self) {
        self.own_flags.next = 0.into();
        self.own_rounding.next = 0.into();
        for context in 0..self.frm.len() {
            if self.owner.val() == context {
                self.own_flags.next = self.fflags[context].val();
                self.own_rounding.next = self.frm[context].val();
            }
        }
        for context in 0..self.frm.len() {
            self.coming[context].next = self.fflags[context].val();
            for unit in 0..self.raise.len() {
                if self.raise[unit].val().any() & (self.raise_context[unit].val() == context) {
                    self.coming[context].next = self.coming[context].val() | self.raise_flags[unit].val();
                }
            }
            self.fflags[context].next = self.coming[context].val();
            if self.takes.val().any() & (self.owner.val() == context) {
                match self.kind.val().index() {
                    kind::FFLAGS => self.fflags[context].next = self.wanted.val().get_bits::<5>(0),
                    kind::FRM => self.frm[context].next = self.wanted.val().get_bits::<3>(0),
                    kind::FCSR => {
                        self.fflags[context].next = self.wanted.val().get_bits::<5>(0);
                        self.frm[context].next = self.wanted.val().get_bits::<3>(5);
                    }
                    _ => {}
                }
            }
            self.rounding[context].next = self.frm[context].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{below, prove, put, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for contexts in [1, 3, 32] {
            prove(Check::default().input("kind", below(5)), FloatState::new(contexts, 5));
        }
    }

    #[test]
    fn flags_gather_until_they_are_replaced_and_contexts_keep_to_themselves() {
        let mut bench = Bench::new(FloatState::new(3, 2));
        for flags in [0b00100, 0b00001] {
            for unit in 0..2 {
                put(&mut bench.block.raise[unit], 1);
                put(&mut bench.block.raise_context[unit], 2);
                put(&mut bench.block.raise_flags[unit], flags << unit);
            }
            bench.clock();
        }
        put(&mut bench.block.raise[0], 0);
        put(&mut bench.block.raise[1], 0);
        put(&mut bench.block.owner, 2);
        bench.settle();
        assert_eq!(word(&bench.block.own_flags), 0b01111);
        put(&mut bench.block.takes, 1);
        put(&mut bench.block.kind, kind::FCSR as u64);
        put(&mut bench.block.wanted, 0b011_01000);
        bench.clock();
        assert_eq!((word(&bench.block.own_flags), word(&bench.block.own_rounding)), (0b01000, 3));
        put(&mut bench.block.owner, 1);
        bench.settle();
        assert_eq!((word(&bench.block.own_flags), word(&bench.block.rounding[1])), (0, 0));
    }
}
