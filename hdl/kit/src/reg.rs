//! A register: holds its value over clock edges, takes its reset value, if it has one, at an edge under reset.
//!
//! `val()` is always the old value, `next` what it will be; an unassigned `next` holds. Clock and reset are implied.
//! In Verilog a register `count` is the pair `count_q` (value) and `count_d` (next).

use crate::bits::Bits;
use crate::tick;
use crate::value::{Value, number_fits};
use crate::wire::{descriptor, vcd_value};
use rust_hdl_core::prelude::*;

/// A register of `width` bits with a synchronous reset, or with none.
pub struct Reg {
    /// What the register holds after the edge: assign to it in `update()`.
    pub next: Value,
    held: Bits,
    coming: Bits,
    reset: Option<u64>,
    changed: bool,
    id: usize,
}

impl Reg {
    /// Zero after reset.
    pub fn new(width: usize) -> Reg {
        Reg::with_reset(width, 0)
    }

    /// `reset` after reset.
    ///
    /// # Panics
    /// If `reset` does not fit in `width` bits.
    pub fn with_reset(width: usize, reset: u64) -> Reg {
        assert!(number_fits(reset.into(), width), "reset value {reset} does not fit in {width} bits");
        let held = Bits::new(width, reset);
        Reg {
            next: Value::from_bits(held.clone()),
            coming: held.clone(),
            held,
            reset: Some(reset),
            changed: true, // nobody has seen it yet
            id: rust_hdl_core::signal::get_signal_id(),
        }
    }

    /// Nobody needs to know what it holds after reset: data beside a flag that says whether there are any. Here it begins as zero,
    /// in a circuit as anything.
    pub fn without_reset(width: usize) -> Reg {
        Reg { reset: None, ..Reg::new(width) }
    }

    /// `count` registers of `width` bits each.
    pub fn several(count: usize, width: usize) -> Vec<Reg> {
        (0..count).map(|_| Reg::new(width)).collect()
    }

    /// `count` registers of `width` bits each, without reset.
    pub fn several_without_reset(count: usize, width: usize) -> Vec<Reg> {
        (0..count).map(|_| Reg::without_reset(width)).collect()
    }

    /// How many bits.
    pub fn width(&self) -> usize {
        self.held.width()
    }

    /// What the register holds.
    pub fn val(&self) -> Value {
        Value::from_bits(self.held.clone())
    }
}

impl Logic for Reg {
    fn update(&mut self) {}
}

impl Block for Reg {
    fn connect_all(&mut self) {}

    /// Called after the owner's `update()`. `next` is set back to the held value, so that the owner's next pass
    /// starts from "hold", as the emitted `count_d = count_q` does.
    fn update_all(&mut self) {
        let width = self.width();
        let coming = std::mem::replace(&mut self.next, Value::new(1, 0)).at_width(width);
        self.changed = coming != self.coming;
        self.coming = coming;
        if let Some(reset) = tick::edge() {
            let held = match self.reset {
                Some(value) if reset => Bits::new(width, value),
                _ => self.coming.clone(),
            };
            self.changed |= held != self.held;
            self.held = held;
        }
        self.next = Value::from_bits(self.held.clone());
    }

    fn has_changed(&self) -> bool {
        self.changed
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_atom(name, self);
    }
}

impl Atom for Reg {
    fn bits(&self) -> usize {
        self.width()
    }

    fn connected(&self) -> bool {
        true
    }

    fn changed(&self) -> bool {
        self.changed
    }

    fn kind(&self) -> AtomKind {
        AtomKind::LocalSignal
    }

    fn descriptor(&self) -> TypeDescriptor {
        descriptor(if self.reset.is_some() { "reg" } else { "data" }, self.width())
    }

    fn vcd(&self) -> VCDValue {
        vcd_value(&self.held)
    }

    fn id(&self) -> usize {
        self.id
    }

    /// The reset value.
    fn verilog(&self) -> VerilogLiteral {
        self.reset.unwrap_or(0).into()
    }

    fn constraints(&self) -> Vec<PinConstraint> {
        vec![]
    }
}
