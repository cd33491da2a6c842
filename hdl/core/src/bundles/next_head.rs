//! The entry that becomes the head of a queue, a cycle before it is: so that what it waits for can be looked up ahead.

use crate::operation::{OPERANDS, REG_BITS};
use warpstep_kit::prelude::*;

/// Who is the head of one context in the next cycle.
#[derive(Bundle)]
pub struct NextHead<K: Kind> {
    /// It is another entry than in this cycle; otherwise the head stays, and the registers mean nothing.
    pub other: Signal<K>,
    /// Its registers: rd, rs1, rs2, rs3.
    pub registers: Vec<Signal<K>>,
}

impl<K: Kind> NextHead<K> {
    /// `count` of them.
    pub fn several(count: usize) -> Vec<NextHead<K>> {
        (0..count).map(|_| NextHead::default()).collect()
    }
}

impl<K: Kind> Default for NextHead<K> {
    fn default() -> NextHead<K> {
        NextHead { other: K::wire(1), registers: K::wires(OPERANDS, REG_BITS) }
    }
}
