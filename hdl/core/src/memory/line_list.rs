//! A list, first in first out, whose entries belong to lines: who enters, who is first, and whether one of those that
//! count has a given line.
//!
//! All answers are about the state at the start of the cycle. Used for loads on their way back and for writes under way.

use warpstep_kit::prelude::*;
use warpstep_kit::prim::{AsyncRam, Select, index_width};

/// At most `room` entries.
#[derive(LogicBlock)]
pub struct LineList {
    /// An entry comes last, at the end of this cycle. Only when not `full`, or when one leaves.
    pub enter: Wire<In>,
    /// Number of its line.
    pub enter_line: Wire<In>,
    /// Whether it counts for `found`.
    pub enter_counts: Wire<In>,
    /// What else there is to know.
    pub enter_rest: Wire<In>,
    /// The first entry leaves at the end of this cycle.
    pub leave: Wire<In>,
    /// There is none.
    pub empty: Wire<Out>,
    /// There is no room.
    pub full: Wire<Out>,
    /// Line of the first entry.
    pub first_line: Wire<Out>,
    /// What else there is to know of it.
    pub first_rest: Wire<Out>,
    /// Line to look for.
    pub sought: Wire<In>,
    /// An entry that counts has it.
    pub found: Wire<Out>,
    count: Reg,
    first: Reg,
    last: Reg,
    counts: Reg,
    lines: Vec<Reg>,
    rest: AsyncRam,
    line_of_first: Select,
    counts_after: Wire<Local>,
    room: Param,
}

impl LineList {
    /// Lines have `line` bits; the rest of an entry has `rest`.
    pub fn new(room: usize, line: usize, rest: usize) -> LineList {
        let places = room.next_power_of_two().max(2);
        let place = index_width(places);
        LineList {
            enter: Wire::new(1),
            enter_line: Wire::new(line),
            enter_counts: Wire::new(1),
            enter_rest: Wire::new(rest),
            leave: Wire::new(1),
            empty: Wire::new(1),
            full: Wire::new(1),
            first_line: Wire::new(line),
            first_rest: Wire::new(rest),
            sought: Wire::new(line),
            found: Wire::new(1),
            count: Reg::new(index_width(room + 1)),
            first: Reg::new(place),
            last: Reg::new(place),
            counts: Reg::new(places),
            lines: Reg::several(places, line),
            rest: AsyncRam::new(places, rest, 1, 1),
            line_of_first: Select::new(places, line),
            counts_after: Wire::new(places),
            room: Param::new(room),
        }
    }
}

impl Logic for LineList {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.empty.next = (self.count.val() == 0).into();
        self.full.next = (self.count.val() == self.room.val()).into();
        self.found.next = false.into();
        for place in 0..self.lines.len() {
            self.line_of_first.words[place].next = self.lines[place].val();
            if self.counts.val().get_bit(place) & (self.lines[place].val() == self.sought.val()) {
                self.found.next = true.into();
            }
        }
        self.line_of_first.index.next = self.first.val();
        self.first_line.next = self.line_of_first.chosen.val();
        self.rest.read_address[0].next = self.first.val();
        self.first_rest.next = self.rest.read_data[0].val();

        comment!("In a list of one, what enters takes the place of what leaves.");
        self.rest.write_enable.next = self.enter.val();
        self.rest.write_address.next = self.last.val();
        self.rest.write_data.next = self.enter_rest.val();
        self.counts_after.next = self.counts.val();
        if self.leave.val().any() {
            self.counts_after.next = self.counts_after.val().replace_bit(self.first.val(), false);
            self.first.next = self.first.val() + 1;
        }
        if self.enter.val().any() {
            self.counts_after.next =
                self.counts_after.val().replace_bit(self.last.val(), self.enter_counts.val());
            self.last.next = self.last.val() + 1;
        }
        self.counts.next = self.counts_after.val();
        for place in 0..self.lines.len() {
            if self.enter.val().any() & (self.last.val() == place) {
                self.lines[place].next = self.enter_line.val();
            }
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

    const SHAPES: [(usize, usize, usize); 5] =
        [(1, 30, 1), (2, 26, 40), (3, 25, 300), (8, 26, 7), (16, 4, 9)];

    #[test]
    fn it_agrees_with_its_verilog() {
        for (room, line, rest) in SHAPES {
            let check = Check::default()
                .input("enter_line", |random| random.below(6))
                .input("sought", |random| random.below(6))
                .input("leave", |random| random.once_in(3).into());
            prove(check, LineList::new(room, line, rest));
        }
    }

    #[test]
    fn entries_leave_in_order_and_are_found_by_line_while_they_count() {
        for (room, line, rest) in SHAPES {
            let mut random = Random::new(room as u64);
            let mut bench = Bench::new(LineList::new(room, line, rest));
            let mut model: VecDeque<(u64, u64, u64)> = VecDeque::new();
            for _ in 0..500 {
                let leaves = !model.is_empty() && random.once_in(2);
                let enters = model.len() < room + usize::from(leaves) && random.once_in(2);
                let entry = (random.below(6), random.below(2), random.below(2));
                let sought = random.below(6);
                let block = &mut bench.block;
                put(&mut block.enter, enters.into());
                put(&mut block.enter_line, entry.0);
                put(&mut block.enter_counts, entry.1);
                put(&mut block.enter_rest, entry.2);
                put(&mut block.leave, leaves.into());
                put(&mut block.sought, sought);
                bench.settle();
                let block = &bench.block;
                assert_eq!(is_set(&block.empty), model.is_empty());
                assert_eq!(is_set(&block.full), model.len() == room);
                assert_eq!(
                    is_set(&block.found),
                    model.iter().any(|(line, counts, _)| (*line, *counts) == (sought, 1))
                );
                if let Some(first) = model.front() {
                    assert_eq!(
                        (word(&block.first_line), block.first_rest.val().get_bit(0)),
                        (first.0, first.2 == 1)
                    );
                }
                bench.clock();
                if leaves {
                    model.pop_front();
                }
                if enters {
                    model.push_back(entry);
                }
            }
        }
    }
}
