//! The slots of the lanes that are booked together: a bit for each of the coming cycles.
//!
//! What is asked and booked comes as bits in the places of slots. In one cycle: contexts ask for what was booked before it;
//! then the claim of a load and what issues are booked; at the end of the cycle all slots come one nearer. Does not know
//! classes, nor which slot is free in other lanes.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Bookings of one write port.
#[derive(LogicBlock)]
pub struct LaneSlots {
    /// The slot that each context asks for, or none.
    pub query: Vec<Wire<In>>,
    /// Contexts that ask for it in this lane, one bit per context.
    pub asks: Wire<In>,
    /// Contexts that book it, one bit per context.
    pub book: Wire<In>,
    /// The slot that a load claims, or none.
    pub claim: Wire<In>,
    /// Slots booked before this cycle.
    pub standing: Wire<Out>,
    /// Contexts whose slot was, one bit per context.
    pub taken: Wire<Out>,
    /// All slots but the last, which is free when a cycle begins.
    slots: Reg,
    booked: Wire<Local>,
}

impl LaneSlots {
    /// Of this machine.
    pub fn new(shape: &Shape) -> LaneSlots {
        let (contexts, count) = (shape.contexts(), shape.slots());
        LaneSlots {
            query: Wire::several(contexts, count),
            asks: Wire::new(contexts),
            book: Wire::new(contexts),
            claim: Wire::new(count),
            standing: Wire::new(count),
            taken: Wire::new(contexts),
            slots: Reg::new(count - 1),
            booked: Wire::new(count),
        }
    }
}

impl Logic for LaneSlots {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.standing.next = unsigned_cast(self.slots.val());
        self.taken.next = 0.into();
        for context in 0..self.query.len() {
            if self.asks.val().get_bit(context) & (self.standing.val() & self.query[context].val()).any() {
                self.taken.next = self.taken.val().replace_bit(context, true);
            }
        }
        self.booked.next = self.standing.val() | self.claim.val();
        for context in 0..self.query.len() {
            if self.asks.val().get_bit(context) & self.book.val().get_bit(context) {
                self.booked.next = self.booked.val() | self.query[context].val();
            }
        }
        self.slots.next = unsigned_cast(self.booked.val() >> 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::small;
    use warpstep_kit::check::check_block;

    #[test]
    fn both_faces_agree() {
        for warps in [1, 4, 32] {
            check_block(LaneSlots::new(&small(|p| p.warps = warps))).unwrap();
        }
    }
}
