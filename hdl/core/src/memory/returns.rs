//! Loads on their way back, in order: for each step of a load an entry that says whose words come and where they go.
//!
//! The first entry is merged into the row: from cache or local memory in the first cycle it is there, from memory when the
//! answer is here and the row is free. It leaves at the end of that cycle. An answer with an error is never taken: it is
//! told, and everything behind it stays where it is.

use super::line_list::LineList;
use super::note;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Entries of steps that are done and not merged.
#[derive(LogicBlock)]
pub struct Returns {
    /// A step of a load is done.
    pub enter: Wire<In>,
    /// Its words come from memory.
    pub enter_memory: Wire<In>,
    /// Its words come from local memory.
    pub enter_local: Wire<In>,
    /// The load has no more steps.
    pub enter_last: Wire<In>,
    /// What it is.
    pub enter_note: Wire<In>,
    /// Lanes of the step.
    pub enter_lanes: Wire<In>,
    /// The lowest of them.
    pub enter_lane: Wire<In>,
    /// Places of their words, side by side.
    pub enter_places: Wire<In>,
    /// Number of the line.
    pub enter_line: Wire<In>,
    /// Memory answers.
    pub answer_valid: Wire<In>,
    /// With an error.
    pub answer_error: Wire<In>,
    /// The answer is taken if it is here.
    pub answer_ready: Wire<Out>,
    /// The row is free.
    pub row_free: Wire<In>,
    /// The first entry is merged in this cycle.
    pub merges: Wire<Out>,
    /// The answer for the first entry is an error.
    pub fails: Wire<Out>,
    /// There is no entry.
    pub empty: Wire<Out>,
    /// There is no room.
    pub full: Wire<Out>,
    /// The first entry waits for memory.
    pub first_memory: Wire<Out>,
    /// Its words come from local memory.
    pub first_local: Wire<Out>,
    /// The load has no more steps.
    pub first_last: Wire<Out>,
    /// What it is.
    pub first_note: Wire<Out>,
    /// Its lanes.
    pub first_lanes: Wire<Out>,
    /// The lowest of them.
    pub first_lane: Wire<Out>,
    /// Places of its words.
    pub first_places: Wire<Out>,
    /// Number of its line.
    pub first_line: Wire<Out>,
    /// Line to look for.
    pub sought: Wire<In>,
    /// An entry waits for memory with that line.
    pub awaited: Wire<Out>,
    rest: Wire<Local>,
    list: LineList,
    lane_at: Param,
    lanes_at: Param,
    note_at: Param,
    places_at: Param,
}

impl Returns {
    /// Room for so many entries: contexts, lanes, bits of a place, bits of a line number.
    pub fn new(room: usize, contexts: usize, lanes: usize, place: usize, line: usize) -> Returns {
        let (note, lane) = (note::width(contexts), index_width(lanes));
        let (lane_at, lanes_at, note_at) = (3, 3 + lane, 3 + lane + lanes);
        let places_at = note_at + note;
        let rest = places_at + lanes * place;
        Returns {
            enter: Wire::new(1),
            enter_memory: Wire::new(1),
            enter_local: Wire::new(1),
            enter_last: Wire::new(1),
            enter_note: Wire::new(note),
            enter_lanes: Wire::new(lanes),
            enter_lane: Wire::new(lane),
            enter_places: Wire::new(lanes * place),
            enter_line: Wire::new(line),
            answer_valid: Wire::new(1),
            answer_error: Wire::new(1),
            answer_ready: Wire::new(1),
            row_free: Wire::new(1),
            merges: Wire::new(1),
            fails: Wire::new(1),
            empty: Wire::new(1),
            full: Wire::new(1),
            first_memory: Wire::new(1),
            first_local: Wire::new(1),
            first_last: Wire::new(1),
            first_note: Wire::new(note),
            first_lanes: Wire::new(lanes),
            first_lane: Wire::new(lane),
            first_places: Wire::new(lanes * place),
            first_line: Wire::new(line),
            sought: Wire::new(line),
            awaited: Wire::new(1),
            rest: Wire::new(rest),
            list: LineList::new(room, line, rest),
            lane_at: Param::new(lane_at),
            lanes_at: Param::new(lanes_at),
            note_at: Param::new(note_at),
            places_at: Param::new(places_at),
        }
    }
}

impl Logic for Returns {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.rest.next = 0.into();
        self.rest.next = self.rest.val().replace_bit(0, self.enter_memory.val());
        self.rest.next = self.rest.val().replace_bit(1, self.enter_local.val());
        self.rest.next = self.rest.val().replace_bit(2, self.enter_last.val());
        self.rest.next = self.rest.val().replace_bit(self.lane_at.val(), self.enter_lane.val());
        self.rest.next = self.rest.val().replace_bit(self.lanes_at.val(), self.enter_lanes.val());
        self.rest.next = self.rest.val().replace_bit(self.note_at.val(), self.enter_note.val());
        self.rest.next = self.rest.val().replace_bit(self.places_at.val(), self.enter_places.val());
        self.list.enter.next = self.enter.val();
        self.list.enter_line.next = self.enter_line.val();
        self.list.enter_counts.next = self.enter_memory.val();
        self.list.enter_rest.next = self.rest.val();
        self.list.sought.next = self.sought.val();
        self.awaited.next = self.list.found.val();
        self.empty.next = self.list.empty.val();
        self.full.next = self.list.full.val();
        self.first_memory.next = self.list.first_rest.val().get_bit(0).into();
        self.first_local.next = self.list.first_rest.val().get_bit(1).into();
        self.first_last.next = self.list.first_rest.val().get_bit(2).into();
        self.first_lane.next = unsigned_cast(self.list.first_rest.val() >> self.lane_at.val());
        self.first_lanes.next = unsigned_cast(self.list.first_rest.val() >> self.lanes_at.val());
        self.first_note.next = unsigned_cast(self.list.first_rest.val() >> self.note_at.val());
        self.first_places.next = unsigned_cast(self.list.first_rest.val() >> self.places_at.val());
        self.first_line.next = self.list.first_line.val();

        self.answer_ready.next =
            !self.list.empty.val() & self.first_memory.val() & self.row_free.val() & !self.answer_error.val();
        self.fails.next = !self.list.empty.val()
            & self.first_memory.val()
            & self.row_free.val()
            & self.answer_valid.val()
            & self.answer_error.val();
        self.merges.next = (!self.list.empty.val() & !self.first_memory.val())
            | (self.answer_ready.val() & self.answer_valid.val());
        self.list.leave.next = self.merges.val();
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
        for (room, contexts, lanes, place, line) in
            [(1, 1, 1, 2, 30), (2, 3, 5, 5, 27), (4, 2, 4, 6, 26), (8, 32, 32, 7, 25), (3, 8, 8, 3, 29)]
        {
            let check = Check::default().cycles(200).input("enter", |random| random.once_in(3).into());
            prove(check, Returns::new(room, contexts, lanes, place, line));
        }
    }

    #[test]
    fn answers_come_in_order_and_quick_entries_at_once() {
        let mut random = Random::new(6);
        let mut bench = Bench::new(Returns::new(3, 4, 4, 4, 28));
        // Memory, note, line.
        let mut model: VecDeque<(bool, u64, u64)> = VecDeque::new();
        for _ in 0..800 {
            let (answers, is_error, free) = (random.once_in(2), random.once_in(5), !random.once_in(4));
            let (sought, line) = (random.below(4), random.below(4));
            let first = model.front().copied();
            let takes = first.is_some_and(|(memory, ..)| !memory || (answers && free && !is_error));
            let memory = random.once_in(2);
            let enters = model.len() < 3 && random.once_in(2);
            let note = random.word() >> 24;
            let block = &mut bench.block;
            put(&mut block.enter, enters.into());
            put(&mut block.enter_memory, memory.into());
            put(&mut block.enter_note, note);
            put(&mut block.enter_line, line);
            put(&mut block.enter_lanes, note & 15);
            put(&mut block.enter_places, note & 0xffff);
            put(&mut block.answer_valid, answers.into());
            put(&mut block.answer_error, is_error.into());
            put(&mut block.row_free, free.into());
            put(&mut block.sought, sought);
            bench.settle();
            let block = &bench.block;
            assert_eq!(is_set(&block.merges), takes);
            assert_eq!(is_set(&block.empty), model.is_empty());
            assert_eq!(
                is_set(&block.awaited),
                model.iter().any(|(memory, _, line)| *memory && *line == sought)
            );
            let waits = first.is_some_and(|(memory, ..)| memory);
            assert_eq!(is_set(&block.fails), waits && free && answers && is_error);
            if let Some((memory, note, line)) = first {
                assert_eq!((is_set(&block.first_memory), word(&block.first_note)), (memory, note));
                assert_eq!((word(&block.first_line), word(&block.first_lanes)), (line, note & 15));
                assert_eq!(word(&block.first_places), note & 0xffff);
            }
            bench.clock();
            if takes {
                model.pop_front();
            }
            if enters {
                model.push_back((memory, note, line));
            }
        }
    }
}
