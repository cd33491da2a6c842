//! A queue, first in first out, whose entries belong to lines: what enters, what is first, and whether a counted entry has the
//! line at hand.
//!
//! All answers are about the state at the start of the cycle. Used for loads on their way back and for writes in flight.

use crate::Shape;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{AsyncRam, Guarantee, Requirement, Select};

/// What the coalescer needs to know of a queue of lines.
#[derive(Bundle)]
pub struct QueueState<K: Kind> {
    /// The queue is empty.
    pub empty: Signal<K>,
    /// The queue is full.
    pub full: Signal<K>,
    /// An entry that waits for memory has the line of the access at hand.
    pub found: Signal<K>,
}

impl<K: Kind> QueueState<K> {
    /// Of one queue.
    pub fn new(_shape: &Shape) -> QueueState<K> {
        QueueState { empty: K::wire(1), full: K::wire(1), found: K::wire(1) }
    }
}

/// A queue as long as a core may have lines in flight.
#[derive(LogicBlock)]
pub struct LineQueue {
    /// An entry is appended at the end of this cycle. Only when not full, or when one leaves.
    pub enter: Wire<In>,
    /// Line of the access at hand: looked for, and that of an entry that is appended.
    pub line: Wire<In>,
    /// The appended entry counts when a line is looked for.
    pub counts: Wire<In>,
    /// What the appended entry holds beside its line.
    pub payload: Wire<In>,
    /// The first entry leaves at the end of this cycle.
    pub leave: Wire<In>,
    /// State at the start of the cycle.
    pub state: QueueState<Out>,
    /// Line of the first entry.
    pub first_line: Wire<Out>,
    /// What the first entry holds beside its line.
    pub first_payload: Wire<Out>,
    count: Reg,
    first: Reg,
    last: Reg,
    marks: Reg,
    lines: Vec<Reg>,
    payloads: AsyncRam,
    first_select: Select,
    marks_after: Wire<Local>,
    /// An entry enters only where there is room, or where one leaves.
    has_room: Requirement,
    /// An entry leaves only if there is one.
    has_entry: Requirement,
    /// There are at most as many entries as there is room for.
    within: Guarantee,
    room: Param,
}

impl LineQueue {
    /// With a payload of `payload` bits.
    pub fn new(shape: &Shape, payload: usize) -> LineQueue {
        let (room, line) = (shape.outstanding(), shape.line_number_bits());
        let places = room.next_power_of_two().max(2);
        let place = index_width(places);
        LineQueue {
            enter: Wire::new(1),
            line: Wire::new(line),
            counts: Wire::new(1),
            payload: Wire::new(payload),
            leave: Wire::new(1),
            state: QueueState::new(shape),
            first_line: Wire::new(line),
            first_payload: Wire::new(payload),
            count: Reg::new(index_width(room + 1)),
            first: Reg::new(place),
            last: Reg::new(place),
            marks: Reg::new(places),
            lines: Reg::several_without_reset(places, line),
            payloads: AsyncRam::new(places, payload, 1, 1),
            first_select: Select::new(places, line),
            marks_after: Wire::new(places),
            has_room: Requirement::default(),
            has_entry: Requirement::default(),
            within: Guarantee::default(),
            room: Param::new(room),
        }
    }
}

impl Logic for LineQueue {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.has_room.holds.next =
            !self.enter.val() | self.leave.val() | (self.count.val() < self.room.val());
        self.has_entry.holds.next = !self.leave.val() | (self.count.val() > 0);
        self.within.holds.next = (self.count.val() <= self.room.val()).into();
        self.state.empty.next = (self.count.val() == 0).into();
        self.state.full.next = (self.count.val() == self.room.val()).into();
        self.state.found.next = false.into();
        for place in 0..self.lines.len() {
            if self.marks.val().get_bit(place) & (self.lines[place].val() == self.line.val()) {
                self.state.found.next = true.into();
            }
        }
        wires::link(&mut self.lines, &mut self.first_select.words);
        self.first_select.index.next = self.first.val();
        self.first_line.next = self.first_select.chosen.val();
        self.payloads.read_address[0].next = self.first.val();
        self.first_payload.next = self.payloads.read_data[0].val();

        comment!("In a queue of one, what enters takes the place of what leaves.");
        self.payloads.write_enable.next = self.enter.val();
        self.payloads.write_address.next = self.last.val();
        self.payloads.write_data.next = self.payload.val();
        self.marks_after.next = self.marks.val();
        if self.leave.val().any() {
            self.marks_after.next = self.marks_after.val().replace_bit(self.first.val(), false);
            self.first.next = self.first.val() + 1;
        }
        if self.enter.val().any() {
            self.marks_after.next = self.marks_after.val().replace_bit(self.last.val(), self.counts.val());
            self.last.next = self.last.val() + 1;
        }
        self.marks.next = self.marks_after.val();
        for place in 0..self.lines.len() {
            if self.enter.val().any() & (self.last.val() == place) {
                self.lines[place].next = self.line.val();
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
    use crate::memory::testing::{agree, is_set, put, shape, word};
    use std::collections::VecDeque;
    use warpstep_kit::check::{Bench, Check, Random};

    /// Entries, bytes of a line, bits of the payload.
    const SHAPES: [(u32, u32, usize); 5] = [(1, 4, 1), (2, 64, 40), (3, 128, 300), (8, 64, 7), (16, 16, 9)];

    fn queue((room, line_bytes, payload): (u32, u32, usize)) -> LineQueue {
        let shape = shape(|p| (p.outstanding_lines, p.data_line_bytes) = (room, line_bytes));
        LineQueue::new(&shape, payload)
    }

    #[test]
    fn it_agrees_with_its_verilog() {
        for shape in SHAPES {
            let check = Check::default()
                .input("line", |random| random.below(6))
                .input("leave", |random| random.once_in(3).into());
            agree(check, queue(shape));
        }
    }

    #[test]
    fn entries_leave_in_order_and_are_found_by_line_while_they_count() {
        for shape in SHAPES {
            let room = shape.0 as usize;
            let mut random = Random::new(room as u64);
            let mut bench = Bench::new(queue(shape));
            let mut model: VecDeque<(u64, u64, u64)> = VecDeque::new();
            for _ in 0..500 {
                let leaves = !model.is_empty() && random.once_in(2);
                let enters = model.len() < room + usize::from(leaves) && random.once_in(2);
                let entry = (random.below(6), random.below(2), random.below(2));
                let block = &mut bench.block;
                put(&mut block.enter, enters.into());
                put(&mut block.line, entry.0);
                put(&mut block.counts, entry.1);
                put(&mut block.payload, entry.2);
                put(&mut block.leave, leaves.into());
                bench.settle();
                let block = &bench.block;
                assert_eq!(is_set(&block.state.empty), model.is_empty());
                assert_eq!(is_set(&block.state.full), model.len() == room);
                assert_eq!(
                    is_set(&block.state.found),
                    model.iter().any(|(line, counts, _)| (*line, *counts) == (entry.0, 1))
                );
                if let Some(first) = model.front() {
                    assert_eq!(
                        (word(&block.first_line), block.first_payload.val().get_bit(0)),
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
