//! The slots of the lanes that are booked together: a bit for each of the coming cycles.
//!
//! Few slots are ever asked for: those that some latency reaches. In one cycle: contexts ask whether theirs was booked before
//! it; then the claim of a load and what issues are booked; at the end of the cycle all slots come one nearer. Does not know
//! classes, nor which slot is free in other lanes.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Bookings of one write port.
#[derive(LogicBlock)]
pub struct LaneSlots {
    /// The slot that each context asks for, one bit per slot that is reached, or none.
    pub query: Vec<Wire<In>>,
    /// Contexts that ask for it in this lane, one bit per context.
    pub asks: Wire<In>,
    /// Contexts that book it, one bit per context.
    pub book: Wire<In>,
    /// The slot that a load claims, one bit per slot, or none.
    pub claim: Wire<In>,
    /// Slots booked before this cycle.
    pub standing: Wire<Out>,
    /// Contexts whose slot was, one bit per context.
    pub taken: Wire<Out>,
    /// All slots but the last, which is free when a cycle begins.
    slots: Reg,
    booked: Wire<Local>,
    /// Of the slots that are reached: those booked before this cycle, and those of what issues.
    full: Wire<Local>,
    wanted: Wire<Local>,
    /// The slots that are reached.
    reached: Vec<Param>,
}

impl LaneSlots {
    /// Of this machine, in which these slots are reached.
    pub fn new(shape: &Shape, reached: &[usize]) -> LaneSlots {
        let (contexts, count) = (shape.contexts(), shape.slots());
        LaneSlots {
            query: Wire::several(contexts, reached.len()),
            asks: Wire::new(contexts),
            book: Wire::new(contexts),
            claim: Wire::new(count),
            standing: Wire::new(count),
            taken: Wire::new(contexts),
            slots: Reg::new(count - 1),
            booked: Wire::new(count),
            full: Wire::new(reached.len()),
            wanted: Wire::new(reached.len()),
            reached: reached.iter().map(|slot| Param::new(*slot)).collect(),
        }
    }
}

impl Logic for LaneSlots {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.standing.next = unsigned_cast(self.slots.val());
        self.full.next = 0.into();
        for place in 0..self.reached.len() {
            self.full.next =
                self.full.val().replace_bit(place, self.standing.val().get_bit(self.reached[place].val()));
        }
        self.taken.next = 0.into();
        for context in 0..self.query.len() {
            if self.asks.val().get_bit(context) & (self.full.val() & self.query[context].val()).any() {
                self.taken.next = self.taken.val().replace_bit(context, true);
            }
        }
        self.wanted.next = 0.into();
        for context in 0..self.query.len() {
            if self.asks.val().get_bit(context) & self.book.val().get_bit(context) {
                self.wanted.next = self.wanted.val() | self.query[context].val();
            }
        }
        self.booked.next = self.standing.val() | self.claim.val();
        for place in 0..self.reached.len() {
            if self.wanted.val().get_bit(place) {
                self.booked.next = self.booked.val().replace_bit(self.reached[place].val(), true);
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
            check_block(LaneSlots::new(&small(|p| p.warps = warps), &[1, 3, 33])).unwrap();
        }
    }
}
