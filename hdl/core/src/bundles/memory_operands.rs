//! A load, store or fence with its operands, in the cycle after its issue.

use crate::Shape;
use crate::operation::{OP_BITS, REG_BITS};
use warpstep_kit::prelude::*;

/// What the load/store unit needs to know of an instruction.
#[derive(Bundle)]
pub struct MemoryOperands<K: Kind> {
    /// Operation of the instruction.
    pub op: Signal<K>,
    /// Context of the instruction.
    pub context: Signal<K>,
    /// Address of the instruction.
    pub pc: Signal<K>,
    /// Destination register; 0 if there is none.
    pub rd: Signal<K>,
    /// Active lanes, one bit per lane.
    pub active: Signal<K>,
    /// Address of each lane: rs1 plus offset.
    pub addresses: Vec<Signal<K>>,
    /// Word to store (rs2) of each lane.
    pub data: Vec<Signal<K>>,
}

impl<K: Kind> MemoryOperands<K> {
    /// Of all lanes of a warp.
    pub fn new(shape: &Shape) -> MemoryOperands<K> {
        MemoryOperands {
            op: K::wire(OP_BITS),
            context: K::wire(shape.context_bits()),
            pc: K::wire(32),
            rd: K::wire(REG_BITS),
            active: K::wire(shape.lanes()),
            addresses: K::wires(shape.lanes(), 32),
            data: K::wires(shape.lanes(), 32),
        }
    }
}
