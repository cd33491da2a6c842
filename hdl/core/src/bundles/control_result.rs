//! A resolved control instruction and the link register it writes.

use crate::Shape;
use crate::operation::REG_BITS;
use warpstep_kit::prelude::*;

/// Result of a control instruction: the return address of a jump, the stack pointer of a split.
#[derive(Bundle)]
pub struct ControlResult<K: Kind> {
    /// A control instruction takes effect at the end of the cycle.
    pub valid: Signal<K>,
    /// Context of the resolved instruction.
    pub context: Signal<K>,
    /// Link register; 0 if the resolved instruction writes none.
    pub register: Signal<K>,
    /// Link register (low six bits) and warp (above).
    pub destination: Signal<K>,
    /// Lanes that write the link register, one bit per lane.
    pub active: Signal<K>,
    /// Value written to the link register, the same in all lanes.
    pub value: Signal<K>,
}

impl<K: Kind> ControlResult<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> ControlResult<K> {
        ControlResult {
            valid: K::wire(1),
            context: K::wire(shape.context_bits()),
            register: K::wire(REG_BITS),
            destination: K::wire(shape.destination_bits()),
            active: K::wire(shape.lanes()),
            value: K::wire(32),
        }
    }
}
