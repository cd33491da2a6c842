//! Tags of bursts in flight, first in first out: memory answers in order, so no answer carries an identifier.

use warpstep_kit::prelude::*;
use warpstep_kit::prim::{AsyncRam, Guarantee, Requirement};

/// At most `room` tags at a time.
#[derive(LogicBlock)]
pub struct TagQueue {
    /// A burst goes out: its tag enters at the end of this cycle. Only when not `full`.
    pub enter: Wire<In>,
    /// Tag that enters.
    pub tag: Wire<In>,
    /// The oldest burst is answered: its tag leaves at the end of this cycle.
    pub leave: Wire<In>,
    /// No burst is in flight.
    pub empty: Wire<Out>,
    /// No more bursts may go out.
    pub full: Wire<Out>,
    /// Tag of the oldest burst.
    pub first: Wire<Out>,
    count: Reg,
    head: Reg,
    tail: Reg,
    tags: AsyncRam,
    /// A tag enters only where there is room, or where one leaves.
    has_room: Requirement,
    /// A tag leaves only if there is one.
    has_tag: Requirement,
    /// There are at most as many tags as there is room for.
    within: Guarantee,
    room: Param,
}

impl TagQueue {
    /// For `room` tags of `width` bits.
    pub fn new(room: usize, width: usize) -> TagQueue {
        let place = index_width(room.next_power_of_two().max(2));
        TagQueue {
            enter: Wire::new(1),
            tag: Wire::new(width),
            leave: Wire::new(1),
            empty: Wire::new(1),
            full: Wire::new(1),
            first: Wire::new(width),
            count: Reg::new(index_width(room + 1)),
            head: Reg::new(place),
            tail: Reg::new(place),
            tags: AsyncRam::new(room, width, 1, 1),
            has_room: Requirement::default(),
            has_tag: Requirement::default(),
            within: Guarantee::default(),
            room: Param::new(room),
        }
    }
}

impl Logic for TagQueue {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.has_room.holds.next =
            !self.enter.val() | self.leave.val() | (self.count.val() < self.room.val());
        self.has_tag.holds.next = !self.leave.val() | (self.count.val() > 0);
        self.within.holds.next = (self.count.val() <= self.room.val()).into();
        self.empty.next = (self.count.val() == 0).into();
        self.full.next = (self.count.val() == self.room.val()).into();
        self.tags.read_address[0].next = self.head.val();
        self.first.next = self.tags.read_data[0].val();
        self.tags.write_enable.next = self.enter.val();
        self.tags.write_address.next = self.tail.val();
        self.tags.write_data.next = self.tag.val();
        if self.enter.val().any() {
            self.tail.next = self.tail.val() + 1;
        }
        if self.leave.val().any() {
            self.head.next = self.head.val() + 1;
        }
        if self.enter.val().any() & !self.leave.val().any() {
            self.count.next = self.count.val() + 1;
        } else if self.leave.val().any() & !self.enter.val().any() {
            self.count.next = self.count.val() - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, is_set, put, word};
    use std::collections::VecDeque;
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (room, width) in [(1, 1), (2, 2), (5, 3), (68, 3)] {
            agree(Check::default(), TagQueue::new(room, width));
        }
    }

    #[test]
    fn the_first_to_go_out_is_the_first_to_be_answered() {
        let mut random = Random::new(5);
        let mut bench = Bench::new(TagQueue::new(5, 3));
        let mut model = VecDeque::new();
        for _ in 0..400 {
            let (enters, leaves) =
                (model.len() < 5 && random.once_in(2), !model.is_empty() && random.once_in(2));
            let tag = random.below(8);
            put(&mut bench.block.enter, enters.into());
            put(&mut bench.block.tag, tag);
            put(&mut bench.block.leave, leaves.into());
            bench.settle();
            assert_eq!(
                (is_set(&bench.block.empty), is_set(&bench.block.full)),
                (model.is_empty(), model.len() == 5)
            );
            assert!(model.front().is_none_or(|first| *first == word(&bench.block.first)));
            bench.clock();
            if leaves {
                model.pop_front();
            }
            if enters {
                model.push_back(tag);
            }
        }
    }
}
