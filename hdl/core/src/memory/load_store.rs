//! The load/store unit of a core: from issue to the writeback slot, with local memory and data cache. Wires only, but for the
//! count of accesses.
//!
//! ```text
//! c        issue: counted                c + 1   addresses are here and are checked
//! c + 2 …  one step per cycle: local memory, cache, or a request to memory; all lanes done in k: no longer counted, a store is over
//! m        what came back is merged      e       the last words of a load
//! e + 1    the load claims a slot        s       it is written
//! ```
//! A wrong access goes no further and is counted for ever; an answer with an error is never accepted.

use super::access_fault::AccessFault;
use super::addresses::LaneAddresses;
use super::coalescer::Coalescer;
use super::data_cache::DataCache;
use super::gather::LineGather;
use super::load_buffer::{LoadBuffer, LoadWrite};
use super::local_memory::LocalMemory;
use super::lsu_queue::LsuQueue;
use super::response_queue::ResponseQueue;
use super::tag;
use super::writes_in_flight::WritesInFlight;
use crate::Shape;
use crate::bundles::memory_answer::{MemoryAnswer, WriteAnswer};
use crate::bundles::memory_events::MemoryEvents;
use crate::bundles::memory_operands::MemoryOperands;
use crate::bundles::memory_request::MemoryRequest;
use crate::bundles::program_error::ProgramError;
use crate::bundles::slot_claim::SlotClaim;
use warpstep_kit::prelude::*;

/// Loads, stores and fences of all contexts.
#[derive(LogicBlock)]
pub struct LoadStoreUnit {
    /// Cycle c: a load, store or fence issues. Only when `available`.
    pub issue: Wire<In>,
    /// A load, store or fence may issue: fewer than two are not yet done.
    pub available: Wire<Out>,
    /// No access, no response and no write is in flight.
    pub drained: Wire<Out>,
    /// Cycle c + 1: the instruction that issued, with its operands.
    pub operands: MemoryOperands<In>,
    /// Request to memory.
    pub request: MemoryRequest<Out>,
    /// Answer of memory to the oldest read.
    pub answer: MemoryAnswer<In>,
    /// Answer of memory to the oldest write.
    pub write_answer: WriteAnswer<In>,
    /// Cycle e + 1: a load claims a writeback slot.
    pub claim: SlotClaim<Out>,
    /// Cycle s: a load is written.
    pub write: LoadWrite<Out>,
    /// A fence ends in this cycle.
    pub fence_done: Wire<Out>,
    /// Context of the fence that ends.
    pub fence_done_context: Wire<Out>,
    /// What the performance counters count.
    pub events: MemoryEvents<Out>,
    /// First error of an access, kept until reset.
    pub fault: ProgramError<Out>,
    /// Accesses that issued before the last cycle and are not yet done. One that issues is counted a cycle later, as the
    /// choice of who issues is late.
    accepted: Reg,
    prepares: Reg,
    /// `prepares` once more, inverted so that synthesis does not make one register of both: hundreds of bits wait for that one,
    /// whether another access may issue for this one.
    rests: Reg,
    /// Those, and the one that issued in the last cycle.
    present: Wire<Local>,
    addresses: LaneAddresses,
    queue: LsuQueue,
    gather: LineGather,
    local: LocalMemory,
    caches: Vec<DataCache>,
    coalescer: Coalescer,
    writes: WritesInFlight,
    responses: ResponseQueue,
    load_buffer: LoadBuffer,
    access_fault: AccessFault,
    first_address: Wire<Local>,
    fills: Wire<Local>,
    line_at: Param,
}

impl LoadStoreUnit {
    /// Of one core of the machine.
    pub fn new(shape: &Shape) -> LoadStoreUnit {
        let caches = usize::from(shape.config().data_cache_bytes > 0);
        LoadStoreUnit {
            issue: Wire::new(1),
            available: Wire::new(1),
            drained: Wire::new(1),
            operands: MemoryOperands::new(shape),
            request: MemoryRequest::new(shape),
            answer: MemoryAnswer::new(shape),
            write_answer: WriteAnswer::new(shape),
            claim: SlotClaim::new(shape),
            write: LoadWrite::new(shape),
            fence_done: Wire::new(1),
            fence_done_context: Wire::new(shape.context_bits()),
            events: MemoryEvents::new(shape),
            fault: ProgramError::new(shape),
            accepted: Reg::new(2),
            prepares: Reg::new(1),
            rests: Reg::with_reset(1, 1),
            present: Wire::new(2),
            addresses: LaneAddresses::new(shape),
            queue: LsuQueue::new(shape),
            gather: LineGather::new(shape),
            local: LocalMemory::new(shape),
            caches: (0..caches).map(|_| DataCache::new(shape)).collect(),
            coalescer: Coalescer::new(shape),
            writes: WritesInFlight::new(shape),
            responses: ResponseQueue::new(shape),
            load_buffer: LoadBuffer::new(shape),
            access_fault: AccessFault::new(shape),
            first_address: Wire::new(32),
            fills: Wire::new(1),
            line_at: Param::new(shape.line_offset_bits()),
        }
    }
}

impl Logic for LoadStoreUnit {
    about!(unread: "coalescer.reads_cache", "coalescer.writes_cache"; tag::STORE, tag::FENCE, tag::CONTEXT);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Cycle c + 1: addresses.");
        self.prepares.next = self.issue.val();
        self.rests.next = !self.issue.val();
        self.addresses.valid.next = self.prepares.val();
        wires::link(&mut self.operands, &mut self.addresses.operands);
        self.queue.comes.next = self.prepares.val();
        wires::link(&mut self.addresses.access, &mut self.queue.access);

        comment!("The oldest access: its line, its banks.");
        self.gather.active.next = self.queue.first.active.val();
        self.gather.local.next = self.queue.first.local.val();
        self.gather.io.next = self.queue.first.io.val();
        self.gather.store.next = self.coalescer.line_store.val();
        wires::link(&mut self.queue.first.lanes, &mut self.gather.lanes);
        wires::link(&mut self.queue.leader, &mut self.gather.leader);
        wires::link(&mut self.queue.first.lanes, &mut self.local.lanes);
        wires::link(&mut self.coalescer.local_request, &mut self.local.request);

        comment!("What the oldest access can do now.");
        self.coalescer.valid.next = self.queue.first.valid.val();
        self.coalescer.fence.next = self.queue.first.tag.val().get_bit(tag::FENCE).into();
        self.coalescer.store.next = self.queue.first.tag.val().get_bit(tag::STORE).into();
        self.coalescer.active.next = self.queue.first.active.val();
        self.coalescer.local.next = self.queue.first.local.val();
        self.coalescer.is_local.next = self.queue.leader.is_local.val();
        self.coalescer.is_io.next = self.queue.leader.is_io.val();
        self.coalescer.line_group.next = self.gather.group.val();
        self.coalescer.local_group.next = self.local.group.val();
        self.coalescer.buffer_free.next = self.load_buffer.free.val();
        self.coalescer.first_memory.next = self.responses.first.memory.val();
        self.coalescer.first_last.next = self.responses.first.load.last.val();
        self.coalescer.read_ready.next = self.request.read_ready.val();
        self.coalescer.write_ready.next = self.request.write_ready.val();
        wires::link(&mut self.responses.state, &mut self.coalescer.responses);
        wires::link(&mut self.writes.state, &mut self.coalescer.writes);
        self.queue.local_step.next = self.coalescer.local_step.val();
        self.queue.local_group.next = self.local.group.val();
        self.queue.line_step.next = self.coalescer.line_step.val();
        self.queue.line_group.next = self.gather.group.val();
        self.queue.last_of_line.next = self.coalescer.last_of_line.val();
        self.queue.leaves.next = self.coalescer.ends_apart.val();

        comment!("Requests, and the writes among them until they are answered.");
        self.request.valid.next = self.coalescer.request_valid.val();
        self.request.write.next = self.coalescer.request_write.val();
        self.request.address.next = unsigned_cast(self.queue.leader.line.val()) << self.line_at.val();
        self.request.data.next = self.gather.write.data.val();
        self.request.bytes.next = self.gather.write.bytes.val();
        self.writes.enter.next = self.coalescer.writes_memory.val();
        self.writes.line.next = self.queue.leader.line.val();
        self.writes.tag.next = self.queue.first.tag.val();
        self.writes.leader.next = self.queue.leader.lane.val();
        wires::link(&mut self.write_answer, &mut self.writes.answer);

        comment!("The way back of loads.");
        self.responses.enter.next = self.coalescer.responds.val();
        self.responses.leader.next = self.queue.leader.lane.val();
        self.responses.response.memory.next = self.coalescer.reads_memory.val();
        self.responses.response.local.next = self.coalescer.local_request.read.val();
        self.responses.response.line.next = self.queue.leader.line.val();
        self.responses.response.load.tag.next = self.queue.first.tag.val();
        self.responses.response.load.last.next = self.coalescer.ends.val();
        self.responses.response.load.active.next = self.coalescer.done.val();
        for lane in 0..self.write.data.len() {
            self.responses.response.load.offsets[lane].next =
                unsigned_cast(self.queue.first.lanes[lane].address.val());
        }
        self.responses.answer_valid.next = self.answer.valid.val();
        self.responses.answer_error.next = self.answer.error.val();
        self.answer.ready.next = self.responses.answer_ready.val();
        self.responses.buffer_free.next = self.load_buffer.free.val();

        comment!("Lines of RAM go into the cache too; below 0x1_0000 are devices.");
        self.first_address.next = unsigned_cast(self.responses.first.line.val()) << self.line_at.val();
        self.fills.next = (self.responses.merge.val().any()
            & self.responses.first.memory.val().any()
            & (self.first_address.val() >> 16).any())
        .into();
        self.coalescer.fills.next = self.fills.val();
        self.coalescer.hit.next = false.into();
        self.load_buffer.line.next = self.answer.data.val();
        for cache in 0..self.caches.len() {
            self.caches[cache].line.next = self.queue.leader.line.val();
            self.caches[cache].read.next = self.coalescer.reads_cache.val();
            self.caches[cache].stores.next = self.coalescer.writes_cache.val();
            wires::link(&mut self.gather.write, &mut self.caches[cache].store);
            self.caches[cache].fill.next = self.fills.val();
            self.caches[cache].fill_line.next = self.responses.first.line.val();
            self.caches[cache].fill_data.next = self.answer.data.val();
            self.caches[cache].invalidate.next = self.coalescer.fence_ends.val();
            self.coalescer.hit.next = self.caches[cache].hit.val();
            if !self.responses.first.memory.val().any() {
                self.load_buffer.line.next = self.caches[cache].line_read.val();
            }
        }

        comment!("The load buffer.");
        self.load_buffer.merge.next = self.responses.merge.val();
        wires::link(&mut self.responses.first.load, &mut self.load_buffer.load);
        self.load_buffer.local.next = self.responses.first.local.val();
        self.load_buffer.bank_words.next = self.local.words.val();
        wires::link(&mut self.load_buffer.claim, &mut self.claim);
        wires::link(&mut self.load_buffer.write, &mut self.write);

        comment!("How many accesses are here, and what ends.");
        self.present.next = self.accepted.val() + unsigned_cast(!self.rests.val());
        self.accepted.next = self.present.val();
        if self.coalescer.ends.val().any() {
            self.accepted.next = self.present.val() - 1;
        }
        self.available.next = (self.present.val() < 2).into();
        self.drained.next = ((self.present.val() == 0)
            & self.responses.state.empty.val().any()
            & self.load_buffer.free.val().any()
            & self.writes.state.empty.val().any())
        .into();
        self.fence_done.next = self.coalescer.fence_ends.val();
        self.fence_done_context.next = unsigned_cast(self.queue.first.tag.val() >> tag::CONTEXT);
        wires::link(&mut self.coalescer.events, &mut self.events);

        comment!("Errors.");
        wires::link(&mut self.addresses.wrong, &mut self.access_fault.wrong);
        wires::link(&mut self.responses.failed, &mut self.access_fault.read);
        wires::link(&mut self.writes.failed, &mut self.access_fault.write);
        wires::link(&mut self.access_fault.fault, &mut self.fault);
    }
}

#[cfg(test)]
mod tests;
