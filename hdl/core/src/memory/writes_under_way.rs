//! Writes that memory has not yet answered, in order: their lines, so that no load overtakes a store, and whose they are, in
//! case memory answers with an error. A write answered in k is under way until the end of k.

use super::line_list::LineList;
use super::note;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// Lines of writes.
#[derive(LogicBlock)]
pub struct WritesUnderWay {
    /// A write is requested.
    pub enter: Wire<In>,
    /// Number of its line.
    pub enter_line: Wire<In>,
    /// What the access is.
    pub enter_note: Wire<In>,
    /// Its lowest lane.
    pub enter_lane: Wire<In>,
    /// Memory answers the oldest.
    pub done: Wire<In>,
    /// None is under way.
    pub empty: Wire<Out>,
    /// No more may be under way.
    pub full: Wire<Out>,
    /// Line to look for.
    pub sought: Wire<In>,
    /// A write to it is under way.
    pub found: Wire<Out>,
    /// Line of the oldest.
    pub first_line: Wire<Out>,
    /// What it is.
    pub first_note: Wire<Out>,
    /// Its lowest lane.
    pub first_lane: Wire<Out>,
    rest: Wire<Local>,
    list: LineList,
    note_at: Param,
}

impl WritesUnderWay {
    /// At most `room`: contexts, lanes, bits of a line number.
    pub fn new(room: usize, contexts: usize, lanes: usize, line: usize) -> WritesUnderWay {
        let (note, lane) = (note::width(contexts), index_width(lanes));
        WritesUnderWay {
            enter: Wire::new(1),
            enter_line: Wire::new(line),
            enter_note: Wire::new(note),
            enter_lane: Wire::new(lane),
            done: Wire::new(1),
            empty: Wire::new(1),
            full: Wire::new(1),
            sought: Wire::new(line),
            found: Wire::new(1),
            first_line: Wire::new(line),
            first_note: Wire::new(note),
            first_lane: Wire::new(lane),
            rest: Wire::new(lane + note),
            list: LineList::new(room, line, lane + note),
            note_at: Param::new(lane),
        }
    }
}

impl Logic for WritesUnderWay {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.rest.next = 0.into();
        self.rest.next = self.rest.val().replace_bit(0, self.enter_lane.val());
        self.rest.next = self.rest.val().replace_bit(self.note_at.val(), self.enter_note.val());
        self.list.enter.next = self.enter.val();
        self.list.enter_line.next = self.enter_line.val();
        self.list.enter_counts.next = true.into();
        self.list.enter_rest.next = self.rest.val();
        self.list.leave.next = self.done.val() & !self.list.empty.val();
        self.list.sought.next = self.sought.val();
        self.found.next = self.list.found.val();
        self.empty.next = self.list.empty.val();
        self.full.next = self.list.full.val();
        self.first_line.next = self.list.first_line.val();
        self.first_lane.next = unsigned_cast(self.list.first_rest.val());
        self.first_note.next = unsigned_cast(self.list.first_rest.val() >> self.note_at.val());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{is_set, prove, put, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (room, contexts, lanes, line) in [(1, 1, 1, 30), (3, 3, 5, 27), (4, 2, 4, 26), (16, 32, 32, 25)] {
            let check = Check::default().cycles(200).input("enter_line", |random| random.below(4));
            prove(
                check.input("sought", |random| random.below(4)),
                WritesUnderWay::new(room, contexts, lanes, line),
            );
        }
    }

    #[test]
    fn a_line_is_under_way_until_the_end_of_the_cycle_of_its_answer() {
        let mut bench = Bench::new(WritesUnderWay::new(2, 4, 4, 28));
        put(&mut bench.block.sought, 5);
        for (cycle, (enters, done, found)) in
            [(1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (0, 1, 1), (0, 0, 0)].into_iter().enumerate()
        {
            put(&mut bench.block.enter, enters);
            put(&mut bench.block.enter_line, 5);
            put(&mut bench.block.enter_note, cycle as u64);
            put(&mut bench.block.done, done);
            bench.settle();
            let block = &bench.block;
            assert_eq!(word(&block.found), found, "cycle {cycle}");
            assert_eq!(
                (is_set(&block.empty), is_set(&block.full)),
                (found == 0, cycle == 3),
                "cycle {cycle}"
            );
            if done == 1 {
                assert_eq!(word(&block.first_note), if cycle == 3 { 0 } else { 2 });
            }
            bench.clock();
        }
    }
}
