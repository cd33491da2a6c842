//! A number fixed when the block is built: a depth, a lane count, an opcode.
//!
//! In `update()` it is a plain `usize` and counts as a number (see `value.rs`), so `if self.depth.val() > 1` chooses
//! hardware, it does not become hardware. Where two variants of a block differ in a `Param`, it names the module:
//! `queue_depth4`.

use crate::wire::descriptor;
use rust_hdl_core::prelude::*;

/// A number fixed when the block is built.
pub struct Param(usize);

impl Param {
    /// Fixed at `value`.
    pub fn new(value: usize) -> Param {
        Param(value)
    }

    /// The number.
    pub fn val(&self) -> usize {
        self.0
    }
}

impl Logic for Param {
    fn update(&mut self) {}
}

impl Block for Param {
    fn connect_all(&mut self) {}

    fn update_all(&mut self) {}

    fn has_changed(&self) -> bool {
        false
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_atom(name, self);
    }
}

impl Atom for Param {
    fn bits(&self) -> usize {
        0
    }

    fn connected(&self) -> bool {
        true
    }

    fn changed(&self) -> bool {
        false
    }

    fn kind(&self) -> AtomKind {
        AtomKind::Constant
    }

    fn descriptor(&self) -> TypeDescriptor {
        descriptor("param", 0)
    }

    fn vcd(&self) -> VCDValue {
        VCDValue::String(self.0.to_string())
    }

    fn id(&self) -> usize {
        0
    }

    fn verilog(&self) -> VerilogLiteral {
        self.0.into()
    }

    fn constraints(&self) -> Vec<PinConstraint> {
        vec![]
    }
}
