//! Loads on their way back, in order: one entry for each group of lanes of a load, which says where the words come from and who
//! gets them.
//!
//! The first entry is merged into the load buffer: from cache or local memory in the first cycle it is there, from memory when the
//! answer is here and the load buffer is free. It leaves at the end of that cycle. An answer with an error is never accepted: it is
//! reported, and everything behind it stays where it is.

use super::access_fault::LineFault;
use super::line_queue::{LineQueue, QueueState};
use crate::Shape;
use warpstep_kit::prelude::*;

/// What the load buffer does with the words of an entry.
#[derive(Bundle)]
pub struct LoadGroup<K: Kind> {
    /// Tag of the load.
    pub tag: Signal<K>,
    /// No more groups of this load follow.
    pub last: Signal<K>,
    /// Lanes of the group, one bit per lane.
    pub active: Signal<K>,
    /// Offset of each lane's lowest byte in the words that come back.
    pub offsets: Vec<Signal<K>>,
}

impl<K: Kind> LoadGroup<K> {
    /// Of all lanes of a warp.
    pub fn new(shape: &Shape) -> LoadGroup<K> {
        LoadGroup {
            tag: K::wire(shape.tag_bits()),
            last: K::wire(1),
            active: K::wire(shape.lanes()),
            offsets: K::wires(shape.lanes(), shape.response_offset_bits()),
        }
    }
}

/// One entry.
#[derive(Bundle)]
pub struct Response<K: Kind> {
    /// The words come from memory.
    pub memory: Signal<K>,
    /// The words come from local memory.
    pub local: Signal<K>,
    /// Line the words are in.
    pub line: Signal<K>,
    /// Who gets the words.
    pub load: LoadGroup<K>,
}

impl<K: Kind> Response<K> {
    /// Of all lanes of a warp.
    pub fn new(shape: &Shape) -> Response<K> {
        Response {
            memory: K::wire(1),
            local: K::wire(1),
            line: K::wire(shape.line_number_bits()),
            load: LoadGroup::new(shape),
        }
    }
}

/// Entries that are not merged yet.
#[derive(LogicBlock)]
pub struct ResponseQueue {
    /// An entry is appended at the end of this cycle.
    pub enter: Wire<In>,
    /// Lowest lane of the appended entry.
    pub leader: Wire<In>,
    /// The entry to append. Its line is also the one that is looked for.
    pub response: Response<In>,
    /// Memory answers the oldest read.
    pub answer_valid: Wire<In>,
    /// The answer is an error.
    pub answer_error: Wire<In>,
    /// An answer is accepted if it is here.
    pub answer_ready: Wire<Out>,
    /// The load buffer is free.
    pub buffer_free: Wire<In>,
    /// The first entry is merged in this cycle.
    pub merge: Wire<Out>,
    /// State at the start of the cycle.
    pub state: QueueState<Out>,
    /// The first entry.
    pub first: Response<Out>,
    /// The first entry, if its answer is an error.
    pub failed: LineFault<Out>,
    payload: Wire<Local>,
    queue: LineQueue,
    waits: Wire<Local>,
    leader_at: Param,
    active_at: Param,
    tag_at: Param,
    offsets_at: Param,
    offset_bits: Param,
}

impl ResponseQueue {
    /// As long as a core may have lines in flight.
    pub fn new(shape: &Shape) -> ResponseQueue {
        let leader_at = 3;
        let active_at = leader_at + shape.lane_bits();
        let tag_at = active_at + shape.lanes();
        let offsets_at = tag_at + shape.tag_bits();
        let payload = offsets_at + shape.lanes() * shape.response_offset_bits();
        ResponseQueue {
            enter: Wire::new(1),
            leader: Wire::new(shape.lane_bits()),
            response: Response::new(shape),
            answer_valid: Wire::new(1),
            answer_error: Wire::new(1),
            answer_ready: Wire::new(1),
            buffer_free: Wire::new(1),
            merge: Wire::new(1),
            state: QueueState::new(shape),
            first: Response::new(shape),
            failed: LineFault::new(shape),
            payload: Wire::new(payload),
            queue: LineQueue::new(shape, payload),
            waits: Wire::new(1),
            leader_at: Param::new(leader_at),
            active_at: Param::new(active_at),
            tag_at: Param::new(tag_at),
            offsets_at: Param::new(offsets_at),
            offset_bits: Param::new(shape.response_offset_bits()),
        }
    }
}

impl Logic for ResponseQueue {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.payload.next = 0.into();
        self.payload.next = self.payload.val().replace_bit(0, self.response.memory.val());
        self.payload.next = self.payload.val().replace_bit(1, self.response.local.val());
        self.payload.next = self.payload.val().replace_bit(2, self.response.load.last.val());
        self.payload.next = self.payload.val().replace_bit(self.leader_at.val(), self.leader.val());
        self.payload.next =
            self.payload.val().replace_bit(self.active_at.val(), self.response.load.active.val());
        self.payload.next = self.payload.val().replace_bit(self.tag_at.val(), self.response.load.tag.val());
        for lane in 0..self.response.load.offsets.len() {
            self.payload.next = self.payload.val().replace_bit(
                self.offsets_at.val() + lane * self.offset_bits.val(),
                self.response.load.offsets[lane].val(),
            );
        }
        self.queue.enter.next = self.enter.val();
        self.queue.line.next = self.response.line.val();
        self.queue.counts.next = self.response.memory.val();
        self.queue.payload.next = self.payload.val();
        wires::link(&mut self.queue.state, &mut self.state);

        self.first.memory.next = self.queue.first_payload.val().get_bit(0).into();
        self.first.local.next = self.queue.first_payload.val().get_bit(1).into();
        self.first.line.next = self.queue.first_line.val();
        self.first.load.last.next = self.queue.first_payload.val().get_bit(2).into();
        self.first.load.active.next = unsigned_cast(self.queue.first_payload.val() >> self.active_at.val());
        self.first.load.tag.next = unsigned_cast(self.queue.first_payload.val() >> self.tag_at.val());
        for lane in 0..self.first.load.offsets.len() {
            self.first.load.offsets[lane].next = unsigned_cast(
                self.queue.first_payload.val() >> (self.offsets_at.val() + lane * self.offset_bits.val()),
            );
        }

        comment!("The answer for the first entry.");
        self.waits.next = !self.queue.state.empty.val() & self.first.memory.val() & self.buffer_free.val();
        self.answer_ready.next = self.waits.val() & !self.answer_error.val();
        self.merge.next = (!self.queue.state.empty.val() & !self.first.memory.val())
            | (self.answer_ready.val() & self.answer_valid.val());
        self.queue.leave.next = self.merge.val();
        self.failed.valid.next = self.waits.val() & self.answer_valid.val() & self.answer_error.val();
        self.failed.tag.next = self.first.load.tag.val();
        self.failed.line.next = self.queue.first_line.val();
        self.failed.lane.next = unsigned_cast(self.queue.first_payload.val() >> self.leader_at.val());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, is_set, put, shape, word};
    use std::collections::VecDeque;
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (room, warps, lanes, line_bytes) in
            [(1, 1, 1, 4), (2, 3, 5, 32), (4, 2, 4, 64), (8, 32, 32, 128), (3, 8, 8, 8)]
        {
            let shape = shape(|p| {
                (p.outstanding_lines, p.data_line_bytes) = (room, line_bytes);
                (p.warps, p.lanes, p.local_banks) = (warps, lanes, 1);
            });
            let check = Check::default().cycles(200).input("enter", |random| random.once_in(3).into());
            agree(check, ResponseQueue::new(&shape));
        }
    }

    #[test]
    fn answers_come_in_order_and_quick_entries_at_once() {
        let mut random = Random::new(6);
        let mut bench = Bench::new(ResponseQueue::new(&shape(|p| p.outstanding_lines = 3)));
        // Memory, tag, line.
        let mut model: VecDeque<(bool, u64, u64)> = VecDeque::new();
        for _ in 0..800 {
            let (answers, is_error, free) = (random.once_in(2), random.once_in(5), !random.once_in(4));
            let line = random.below(4);
            let first = model.front().copied();
            let takes = first.is_some_and(|(memory, ..)| !memory || (answers && free && !is_error));
            let memory = random.once_in(2);
            let enters = model.len() < 3 && random.once_in(2);
            let tag = random.word() >> 24;
            let block = &mut bench.block;
            put(&mut block.enter, enters.into());
            put(&mut block.response.memory, memory.into());
            put(&mut block.response.load.tag, tag);
            put(&mut block.response.line, line);
            put(&mut block.response.load.active, tag & 15);
            for (lane, offset) in block.response.load.offsets.iter_mut().enumerate() {
                put(offset, tag >> (4 * lane) & 15);
            }
            put(&mut block.leader, tag & 3);
            put(&mut block.answer_valid, answers.into());
            put(&mut block.answer_error, is_error.into());
            put(&mut block.buffer_free, free.into());
            bench.settle();
            let block = &bench.block;
            assert_eq!(is_set(&block.merge), takes);
            assert_eq!(is_set(&block.state.empty), model.is_empty());
            assert_eq!(
                is_set(&block.state.found),
                model.iter().any(|(memory, _, entered)| *memory && *entered == line)
            );
            let waits = first.is_some_and(|(memory, ..)| memory);
            assert_eq!(is_set(&block.failed.valid), waits && free && answers && is_error);
            if let Some((memory, tag, line)) = first {
                let load = &block.first.load;
                assert_eq!((is_set(&block.first.memory), word(&load.tag)), (memory, tag));
                assert_eq!((word(&block.first.line), word(&load.active)), (line, tag & 15));
                for (lane, offset) in load.offsets.iter().enumerate() {
                    assert_eq!(word(offset), tag >> (4 * lane) & 15);
                }
                let failed = &block.failed;
                assert_eq!((word(&failed.tag), word(&failed.line), word(&failed.lane)), (tag, line, tag & 3));
            }
            bench.clock();
            if takes {
                model.pop_front();
            }
            if enters {
                model.push_back((memory, tag, line));
            }
        }
    }
}
