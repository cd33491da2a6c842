//! Writes that memory has not yet answered, in order: their lines, so that no load overtakes a store, and their tags, in case
//! memory answers with an error. A write answered in k is in flight until the end of k.

use super::access_fault::LineFault;
use super::line_queue::{LineQueue, QueueState};
use crate::Shape;
use crate::bundles::memory_answer::WriteAnswer;
use warpstep_kit::prelude::*;

/// A queue of writes.
#[derive(LogicBlock)]
pub struct WritesInFlight {
    /// A write request is accepted.
    pub enter: Wire<In>,
    /// Line of the access at hand: looked for, and written if its request is accepted.
    pub line: Wire<In>,
    /// Tag of the access that writes.
    pub tag: Wire<In>,
    /// Lowest lane that writes.
    pub leader: Wire<In>,
    /// Answer of memory to the oldest write.
    pub answer: WriteAnswer<In>,
    /// State at the start of the cycle.
    pub state: QueueState<Out>,
    /// The oldest write, if it failed.
    pub failed: LineFault<Out>,
    payload: Wire<Local>,
    queue: LineQueue,
    tag_at: Param,
}

impl WritesInFlight {
    /// As many as a core may have in flight.
    pub fn new(shape: &Shape) -> WritesInFlight {
        let (tag, lane) = (shape.tag_bits(), shape.lane_bits());
        WritesInFlight {
            enter: Wire::new(1),
            line: Wire::new(shape.line_number_bits()),
            tag: Wire::new(tag),
            leader: Wire::new(lane),
            answer: WriteAnswer::new(shape),
            state: QueueState::new(shape),
            failed: LineFault::new(shape),
            payload: Wire::new(lane + tag),
            queue: LineQueue::new(shape, lane + tag),
            tag_at: Param::new(lane),
        }
    }
}

impl Logic for WritesInFlight {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.payload.next = 0.into();
        self.payload.next = self.payload.val().replace_bit(0, self.leader.val());
        self.payload.next = self.payload.val().replace_bit(self.tag_at.val(), self.tag.val());
        self.queue.enter.next = self.enter.val();
        self.queue.line.next = self.line.val();
        self.queue.counts.next = true.into();
        self.queue.payload.next = self.payload.val();
        self.queue.leave.next = self.answer.valid.val() & !self.queue.state.empty.val();
        wires::link(&mut self.queue.state, &mut self.state);
        self.failed.valid.next = self.answer.valid.val() & self.answer.error.val();
        self.failed.line.next = self.queue.first_line.val();
        self.failed.lane.next = unsigned_cast(self.queue.first_payload.val());
        self.failed.tag.next = unsigned_cast(self.queue.first_payload.val() >> self.tag_at.val());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, is_set, put, shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (room, warps, lanes, line_bytes) in
            [(1, 1, 1, 4), (3, 3, 5, 32), (4, 2, 4, 64), (16, 32, 32, 128)]
        {
            let shape = shape(|p| {
                (p.outstanding_lines, p.data_line_bytes) = (room, line_bytes);
                (p.warps, p.lanes) = (warps, lanes);
            });
            let check = Check::default().cycles(200).input("line", |random| random.below(4));
            agree(check, WritesInFlight::new(&shape));
        }
    }

    #[test]
    fn a_write_is_in_flight_until_the_end_of_the_cycle_of_its_answer() {
        let mut bench = Bench::new(WritesInFlight::new(&shape(|p| p.outstanding_lines = 2)));
        put(&mut bench.block.line, 5);
        put(&mut bench.block.answer.error, 1);
        for (cycle, (enters, done, found)) in
            [(1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (0, 1, 1), (0, 0, 0)].into_iter().enumerate()
        {
            put(&mut bench.block.enter, enters);
            put(&mut bench.block.tag, cycle as u64);
            put(&mut bench.block.answer.valid, done);
            bench.settle();
            let block = &bench.block;
            assert_eq!(word(&block.state.found), found, "cycle {cycle}");
            assert_eq!(
                (is_set(&block.state.empty), is_set(&block.state.full)),
                (found == 0, cycle == 3),
                "cycle {cycle}"
            );
            assert_eq!(word(&block.failed.valid), done, "cycle {cycle}");
            if done == 1 {
                assert_eq!(word(&block.failed.tag), if cycle == 3 { 0 } else { 2 });
            }
            bench.clock();
        }
    }
}
