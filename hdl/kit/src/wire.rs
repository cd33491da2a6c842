//! A signal whose width is a field: port in, port out, or local name for an intermediate value.
//!
//! Reading gives what was written last, in the order of `update()`, exactly as a blocking assignment does.
//! A wire knows nothing of clocks; what must survive an edge is a `Reg`.

use crate::bits::Bits;
use crate::tick;
use crate::value::Value;
use rust_hdl_core::ast::VerilogLiteral;
use rust_hdl_core::prelude::*;
use std::marker::PhantomData;

/// A signal of direction `In`, `Out` or `Local`.
pub struct Wire<D> {
    /// What the wire carries: assign to it in `update()`.
    pub next: Value,
    width: usize,
    seen: Bits,
    changed: bool,
    id: usize,
    direction: PhantomData<D>,
}

impl<D> Wire<D> {
    /// `width` bits, at least one.
    pub fn new(width: usize) -> Wire<D> {
        Wire {
            next: Value::new(width, 0),
            width,
            seen: Bits::new(width, 0),
            changed: true, // nobody has seen it yet
            id: rust_hdl_core::signal::get_signal_id(),
            direction: PhantomData,
        }
    }

    /// `count` wires of `width` bits each, one per lane, say.
    pub fn several(count: usize, width: usize) -> Vec<Wire<D>> {
        (0..count).map(|_| Wire::new(width)).collect()
    }

    /// How many bits.
    pub fn width(&self) -> usize {
        self.width
    }

    /// What the wire carries.
    pub fn val(&self) -> Value {
        Value::from_bits(self.bits())
    }

    fn bits(&self) -> Bits {
        self.next.seen_at(self.width)
    }
}

/// One bit.
impl<D> Default for Wire<D> {
    fn default() -> Wire<D> {
        Wire::new(1)
    }
}

impl<D> Logic for Wire<D> {
    fn update(&mut self) {}
}

impl<D: Direction> Block for Wire<D> {
    fn connect_all(&mut self) {}

    fn update_all(&mut self) {
        if let Some(value) = tick::driven(self.id) {
            self.next = Value::from_bits(value);
        }
        self.changed = !self.next.is(&self.seen);
        if self.changed {
            self.seen = self.bits();
        }
    }

    /// In the last pass, or since: an input is written before its block is visited.
    fn has_changed(&self) -> bool {
        self.changed || !self.next.is(&self.seen)
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_atom(name, self);
    }
}

impl<D: Direction> Atom for Wire<D> {
    fn bits(&self) -> usize {
        self.width
    }

    fn connected(&self) -> bool {
        true
    }

    fn changed(&self) -> bool {
        self.changed
    }

    fn kind(&self) -> AtomKind {
        D::KIND
    }

    fn descriptor(&self) -> TypeDescriptor {
        descriptor("wire", self.width)
    }

    fn vcd(&self) -> VCDValue {
        vcd_value(&self.seen)
    }

    fn id(&self) -> usize {
        self.id
    }

    fn verilog(&self) -> VerilogLiteral {
        0u64.into()
    }

    fn constraints(&self) -> Vec<PinConstraint> {
        vec![]
    }
}

pub(crate) fn descriptor(role: &str, width: usize) -> TypeDescriptor {
    TypeDescriptor { name: role.to_string(), kind: TypeKind::Bits(width) }
}

/// Most significant bit first.
pub(crate) fn vcd_value(bits: &Bits) -> VCDValue {
    VCDValue::Vector((0..bits.width()).rev().map(|index| bits.bit(index).into()).collect())
}
