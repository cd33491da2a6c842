//! Who waits for the next answer: a list, first in first out. Memory answers in order, so no answer carries a name.

use warpstep_kit::prelude::*;
use warpstep_kit::prim::{AsyncRam, index_width};

/// At most `room` at a time.
#[derive(LogicBlock)]
pub struct Owners {
    /// Somebody begins to wait, at the end of this cycle. Only when not `full`.
    pub enter: Wire<In>,
    /// Who.
    pub enter_name: Wire<In>,
    /// The first has its answer and leaves at the end of this cycle.
    pub leave: Wire<In>,
    /// Nobody waits.
    pub empty: Wire<Out>,
    /// No more may wait.
    pub full: Wire<Out>,
    /// Who is first.
    pub first: Wire<Out>,
    count: Reg,
    head: Reg,
    tail: Reg,
    names: AsyncRam,
    room: Param,
}

impl Owners {
    /// Names have so many bits.
    pub fn new(room: usize, name: usize) -> Owners {
        let place = index_width(room.next_power_of_two().max(2));
        Owners {
            enter: Wire::new(1),
            enter_name: Wire::new(name),
            leave: Wire::new(1),
            empty: Wire::new(1),
            full: Wire::new(1),
            first: Wire::new(name),
            count: Reg::new(index_width(room + 1)),
            head: Reg::new(place),
            tail: Reg::new(place),
            names: AsyncRam::new(room, name, 1, 1),
            room: Param::new(room),
        }
    }
}

impl Logic for Owners {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.empty.next = (self.count.val() == 0).into();
        self.full.next = (self.count.val() == self.room.val()).into();
        self.names.read_address[0].next = self.head.val();
        self.first.next = self.names.read_data[0].val();
        self.names.write_enable.next = self.enter.val();
        self.names.write_address.next = self.tail.val();
        self.names.write_data.next = self.enter_name.val();
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
    use crate::memory::testing::{is_set, prove, put, word};
    use std::collections::VecDeque;
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (room, name) in [(1, 1), (2, 2), (5, 3), (68, 3)] {
            prove(Check::default(), Owners::new(room, name));
        }
    }

    #[test]
    fn the_first_to_wait_is_the_first_to_be_answered() {
        let mut random = Random::new(5);
        let mut bench = Bench::new(Owners::new(5, 3));
        let mut model = VecDeque::new();
        for _ in 0..400 {
            let (enters, leaves) =
                (model.len() < 5 && random.once_in(2), !model.is_empty() && random.once_in(2));
            let name = random.below(8);
            put(&mut bench.block.enter, enters.into());
            put(&mut bench.block.enter_name, name);
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
                model.push_back(name);
            }
        }
    }
}
