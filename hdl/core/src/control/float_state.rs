//! fflags and frm, one of each per warp. Changes take effect at the end of the cycle. Only cores with a float unit have it.
//!
//! Float operations add flags as they come; a CSR instruction replaces them. Nobody reads or writes a warp's flags while
//! its float operations are in flight, so the two do not meet.

use super::csr_table::{KIND_BITS, kind};
use crate::Shape;
use crate::bundles::FloatFlags;
use warpstep_kit::prelude::*;

/// The float state of every warp.
#[derive(LogicBlock)]
pub struct FloatState {
    /// Flags raised by each float unit.
    pub raised: Vec<FloatFlags<In>>,
    /// Warp of the CSR instruction.
    pub warp: Wire<In>,
    /// fflags of that warp.
    pub own_flags: Wire<Out>,
    /// frm of that warp.
    pub own_rounding: Wire<Out>,
    /// The CSR instruction writes.
    pub takes: Wire<In>,
    /// Kind of the CSR it writes.
    pub kind: Wire<In>,
    /// Value it writes.
    pub wanted: Wire<In>,
    /// frm of each warp.
    pub rounding: Vec<Wire<Out>>,
    fflags: Vec<Reg>,
    frm: Vec<Reg>,
    coming: Vec<Wire<Local>>,
}

impl FloatState {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> FloatState {
        let warps = shape.warps();
        FloatState {
            raised: FloatFlags::of_units(shape),
            warp: Wire::new(shape.warp_bits()),
            own_flags: Wire::new(5),
            own_rounding: Wire::new(3),
            takes: Wire::new(1),
            kind: Wire::new(KIND_BITS),
            wanted: Wire::new(32),
            rounding: Wire::several(warps, 3),
            fflags: Reg::several(warps, 5),
            frm: Reg::several(warps, 3),
            coming: Wire::several(warps, 5),
        }
    }
}

impl Logic for FloatState {
    about!(kind::FFLAGS, kind::FRM, kind::FCSR);

    #[hdl_gen]
    fn update(&mut self) {
        self.own_flags.next = 0.into();
        self.own_rounding.next = 0.into();
        for each in 0..self.frm.len() {
            if self.warp.val() == each {
                self.own_flags.next = self.fflags[each].val();
                self.own_rounding.next = self.frm[each].val();
            }
        }
        comment!("Reading stands apart from writing: what is written depends, outside, on what is read.");
        for each in 0..self.frm.len() {
            self.coming[each].next = self.fflags[each].val();
            for unit in 0..self.raised.len() {
                if self.raised[unit].context.val() == each {
                    self.coming[each].next = self.coming[each].val() | self.raised[unit].flags.val();
                }
            }
            self.fflags[each].next = self.coming[each].val();
            if self.takes.val().any() & (self.warp.val() == each) {
                match self.kind.val().index() {
                    kind::FFLAGS => self.fflags[each].next = self.wanted.val().get_bits::<5>(0),
                    kind::FRM => self.frm[each].next = self.wanted.val().get_bits::<3>(0),
                    kind::FCSR => {
                        self.fflags[each].next = self.wanted.val().get_bits::<5>(0);
                        self.frm[each].next = self.wanted.val().get_bits::<3>(5);
                    }
                    _ => {}
                }
            }
            self.rounding[each].next = self.frm[each].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{agree, below, put, shape_with, word};
    use warpstep_kit::check::{Bench, Check};

    fn float_state(warps: usize) -> FloatState {
        FloatState::new(&shape_with(warps, 4, |machine| machine.fpu = true))
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for warps in [1, 3, 32] {
            agree(Check::default().input("kind", below(5)), float_state(warps));
        }
    }

    #[test]
    fn flags_gather_until_they_are_replaced_and_warps_keep_to_themselves() {
        let mut bench = Bench::new(float_state(3));
        for flags in [0b00100, 0b00001] {
            for unit in 0..2 {
                let raised = &mut bench.block.raised[unit];
                put(&mut raised.context, 2);
                put(&mut raised.flags, flags << unit);
            }
            bench.clock();
        }
        put(&mut bench.block.raised[0].flags, 0);
        put(&mut bench.block.raised[1].flags, 0);
        put(&mut bench.block.warp, 2);
        bench.settle();
        assert_eq!(word(&bench.block.own_flags), 0b01111);
        put(&mut bench.block.takes, 1);
        put(&mut bench.block.kind, kind::FCSR as u64);
        put(&mut bench.block.wanted, 0b011_01000);
        bench.clock();
        assert_eq!((word(&bench.block.own_flags), word(&bench.block.own_rounding)), (0b01000, 3));
        put(&mut bench.block.warp, 1);
        bench.settle();
        assert_eq!((word(&bench.block.own_flags), word(&bench.block.rounding[1])), (0, 0));
    }
}
