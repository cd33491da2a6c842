//! The coalescer: one step of the oldest access, or none. Decided afresh in every cycle from the state at its start; combinational.
//!
//! ```text
//! fence         ends when the response queue is empty, the load buffer free and no write in flight
//! local load    needs `fast`                local store     needs an empty response queue and a free load buffer
//! cache hit     needs `fast`                any other load  requests the line from memory
//! store         requests a write from memory; a line in the cache is changed too
//! ```
//! *fast*: the load buffer is free, and the response queue is empty or its first entry is merged in this cycle and is not the last
//! of its load. A step in memory is done when its request is accepted. Knows masks and states, not addresses.

use super::line_queue::QueueState;
use super::local_memory::LocalRequest;
use crate::Shape;
use crate::bundles::memory_events::MemoryEvents;
use warpstep_kit::prelude::*;

/// What the oldest access does in a cycle.
#[derive(LogicBlock)]
pub struct Coalescer {
    /// There is an access.
    pub valid: Wire<In>,
    /// The access is a fence.
    pub fence: Wire<In>,
    /// The access is a store.
    pub store: Wire<In>,
    /// Lanes of the access that are not done, one bit per lane.
    pub active: Wire<In>,
    /// Lanes of the access with a local address, one bit per lane.
    pub local: Wire<In>,
    /// The leader's address is local.
    pub is_local: Wire<In>,
    /// The leader's address belongs to a device.
    pub is_io: Wire<In>,
    /// Lanes that share the leader's line, one bit per lane.
    pub line_group: Wire<In>,
    /// Lanes that local memory can serve in this cycle, one bit per lane.
    pub local_group: Wire<In>,
    /// The leader's line is in the data cache.
    pub hit: Wire<In>,
    /// The load buffer is free.
    pub buffer_free: Wire<In>,
    /// State of the response queue.
    pub responses: QueueState<In>,
    /// The first response waits for memory.
    pub first_memory: Wire<In>,
    /// The first response is the last of its load.
    pub first_last: Wire<In>,
    /// An answer of memory is written to the data cache in this cycle.
    pub fills: Wire<In>,
    /// State of the writes in flight.
    pub writes: QueueState<In>,
    /// Memory accepts the request in this cycle, if it reads.
    pub read_ready: Wire<In>,
    /// Memory accepts the request in this cycle, if it writes.
    pub write_ready: Wire<In>,
    /// What local memory does in this cycle.
    pub local_request: LocalRequest<Out>,
    /// The access stores to memory: the line to write is wanted.
    pub line_store: Wire<Out>,
    /// A request to memory is made.
    pub request_valid: Wire<Out>,
    /// The request writes.
    pub request_write: Wire<Out>,
    /// Local memory takes a step: its group is done at the end of this cycle.
    pub local_step: Wire<Out>,
    /// Cache or memory takes a step: the group of the line is done at the end of this cycle.
    pub line_step: Wire<Out>,
    /// Lanes that are done at the end of this cycle, one bit per lane.
    pub done: Wire<Out>,
    /// The last lanes of the access are done, or the fence ends.
    pub ends: Wire<Out>,
    /// It ends whatever becomes of the step in a line.
    pub ends_apart: Wire<Out>,
    /// The group of the line is all that is left of the access.
    pub last_of_line: Wire<Out>,
    /// A fence ends.
    pub fence_ends: Wire<Out>,
    /// Lanes of a load are done: their words go through the response queue.
    pub responds: Wire<Out>,
    /// The data cache is read.
    pub reads_cache: Wire<Out>,
    /// The data cache is changed by a store.
    pub writes_cache: Wire<Out>,
    /// A read request is accepted.
    pub reads_memory: Wire<Out>,
    /// A write request is accepted.
    pub writes_memory: Wire<Out>,
    /// What the counters count.
    pub events: MemoryEvents<Out>,
    fast: Wire<Local>,
    loads: Wire<Local>,
    goes: Wire<Local>,
    line_load: Wire<Local>,
    cached: Wire<Local>,
    /// A load could request its line, a store its write, if the line is not in the cache.
    may_read: Wire<Local>,
    may_write: Wire<Local>,
    asks_read: Wire<Local>,
    asks_write: Wire<Local>,
    /// There is a step in the line if it is in the cache; if it is not.
    step_if_cached: Wire<Local>,
    step_if_not: Wire<Local>,
    last_local: Wire<Local>,
}

impl Coalescer {
    /// For all lanes of a warp.
    pub fn new(shape: &Shape) -> Coalescer {
        let lanes = shape.lanes();
        Coalescer {
            valid: Wire::new(1),
            fence: Wire::new(1),
            store: Wire::new(1),
            active: Wire::new(lanes),
            local: Wire::new(lanes),
            is_local: Wire::new(1),
            is_io: Wire::new(1),
            line_group: Wire::new(lanes),
            local_group: Wire::new(lanes),
            hit: Wire::new(1),
            buffer_free: Wire::new(1),
            responses: QueueState::new(shape),
            first_memory: Wire::new(1),
            first_last: Wire::new(1),
            fills: Wire::new(1),
            writes: QueueState::new(shape),
            read_ready: Wire::new(1),
            write_ready: Wire::new(1),
            local_request: LocalRequest::new(shape),
            line_store: Wire::new(1),
            request_valid: Wire::new(1),
            request_write: Wire::new(1),
            local_step: Wire::new(1),
            line_step: Wire::new(1),
            done: Wire::new(lanes),
            ends: Wire::new(1),
            ends_apart: Wire::new(1),
            last_of_line: Wire::new(1),
            fence_ends: Wire::new(1),
            responds: Wire::new(1),
            reads_cache: Wire::new(1),
            writes_cache: Wire::new(1),
            reads_memory: Wire::new(1),
            writes_memory: Wire::new(1),
            events: MemoryEvents::new(shape),
            fast: Wire::new(1),
            loads: Wire::new(1),
            goes: Wire::new(1),
            line_load: Wire::new(1),
            cached: Wire::new(1),
            may_read: Wire::new(1),
            may_write: Wire::new(1),
            asks_read: Wire::new(1),
            asks_write: Wire::new(1),
            step_if_cached: Wire::new(1),
            step_if_not: Wire::new(1),
            last_local: Wire::new(1),
        }
    }
}

impl Logic for Coalescer {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.goes.next = self.valid.val() & !self.fence.val();
        self.loads.next = self.goes.val() & !self.store.val();
        self.fast.next = self.buffer_free.val()
            & (self.responses.empty.val() | (!self.first_memory.val() & !self.first_last.val()));

        comment!("A fence.");
        self.fence_ends.next = self.valid.val()
            & self.fence.val()
            & self.responses.empty.val()
            & self.buffer_free.val()
            & self.writes.empty.val();

        comment!("A step in local memory.");
        self.local_request.active.next = self.active.val() & self.local.val();
        self.local_request.read.next = self.loads.val() & self.is_local.val() & self.fast.val();
        self.local_request.write.next = self.goes.val()
            & self.store.val()
            & self.is_local.val()
            & self.responses.empty.val()
            & self.buffer_free.val();
        self.events.bank_conflict.next = ((self.local_request.read.val() | self.local_request.write.val())
            .any()
            & (self.local_request.active.val() & !self.local_group.val()).any())
        .into();

        comment!("A step in a line.");
        self.line_store.next = self.goes.val() & self.store.val() & !self.is_local.val();
        self.line_load.next = self.loads.val() & !self.is_local.val();
        self.cached.next = self.hit.val() & !self.is_io.val();
        self.reads_cache.next = self.line_load.val() & self.cached.val() & self.fast.val();
        self.may_read.next = self.line_load.val() & !self.responses.full.val() & !self.writes.found.val();
        self.may_write.next = self.line_store.val() & !self.writes.full.val() & !self.responses.found.val();
        self.asks_read.next = self.may_read.val() & !self.cached.val();
        self.asks_write.next = self.may_write.val() & !(self.cached.val() & self.fills.val());
        self.request_valid.next = self.asks_read.val() | self.asks_write.val();
        self.request_write.next = self.asks_write.val();
        self.reads_memory.next = self.asks_read.val() & self.read_ready.val();
        self.writes_memory.next = self.asks_write.val() & self.write_ready.val();
        self.writes_cache.next = self.writes_memory.val() & self.cached.val();
        self.events.data_hit.next = self.reads_cache.val();
        self.events.data_miss.next = self.reads_memory.val() & !self.is_io.val();

        comment!("Lanes that are done.");
        self.responds.next = self.local_request.read.val() | self.reads_cache.val() | self.reads_memory.val();
        self.local_step.next = self.local_request.read.val() | self.local_request.write.val();
        comment!("Tags are late: both answers are there before them.");
        self.step_if_cached.next = (self.line_load.val() & self.fast.val())
            | (self.may_write.val() & !self.fills.val() & self.write_ready.val());
        self.step_if_not.next =
            (self.may_read.val() & self.read_ready.val()) | (self.may_write.val() & self.write_ready.val());
        if self.cached.val().any() {
            self.line_step.next = self.step_if_cached.val();
        } else {
            self.line_step.next = self.step_if_not.val();
        }
        self.done.next = 0.into();
        if self.local_step.val().any() {
            self.done.next = self.local_group.val();
        } else if self.line_step.val().any() {
            self.done.next = self.line_group.val();
        }
        comment!("Whether they are the last is known before the step is.");
        self.last_local.next = (self.local_group.val() == self.active.val()).into();
        self.last_of_line.next = (self.line_group.val() == self.active.val()).into();
        self.ends_apart.next = self.fence_ends.val() | (self.local_step.val() & self.last_local.val());
        self.ends.next = self.ends_apart.val() | (self.line_step.val() & self.last_of_line.val());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{agree, is_set, put, shape, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for lanes in [1, 4, 5, 8, 32] {
            agree(Check::default().cycles(600), Coalescer::new(&shape(|p| p.lanes = lanes)));
        }
    }

    /// The page, sentence by sentence.
    #[test]
    fn every_step_needs_what_the_page_says() {
        let mut random = Random::new(1);
        let mut bench = Bench::new(Coalescer::new(&shape(|_| {})));
        for _ in 0..6000 {
            let mut flip = || random.once_in(2);
            let (valid, fence, store, local, io, hit, ready) =
                (flip(), flip() && flip(), flip(), flip(), flip(), flip(), flip());
            let (free, empty, full, memory, last) = (flip(), flip(), flip(), flip(), flip());
            let (fills, awaited, written, no_writes, most_writes) = (flip(), flip(), flip(), flip(), flip());
            let io = io && !local;
            let (active, line_group, local_group) =
                (1 + random.below(15), 1 + random.below(15), 1 + random.below(15));
            let (line_group, local_group) = (line_group & active, local_group & active);
            let block = &mut bench.block;
            for (wire, value) in [
                (&mut block.valid, valid),
                (&mut block.fence, fence),
                (&mut block.store, store),
                (&mut block.is_local, local),
                (&mut block.is_io, io),
                (&mut block.hit, hit),
                (&mut block.read_ready, ready != store),
                (&mut block.write_ready, ready == store),
                (&mut block.buffer_free, free),
                (&mut block.responses.empty, empty),
                (&mut block.responses.full, full),
                (&mut block.first_memory, memory),
                (&mut block.first_last, last),
                (&mut block.fills, fills),
                (&mut block.responses.found, awaited),
                (&mut block.writes.found, written),
                (&mut block.writes.empty, no_writes),
                (&mut block.writes.full, most_writes),
            ] {
                put(wire, value.into());
            }
            put(&mut block.active, active);
            put(&mut block.local, 15);
            put(&mut block.line_group, line_group);
            put(&mut block.local_group, local_group);
            bench.settle();

            let fast = free && (empty || (!memory && !last));
            let (mut asks, mut done, mut fence_ends) = (false, 0, false);
            if valid && fence {
                fence_ends = empty && free && no_writes;
            } else if valid && local {
                done = if (store && empty && free) || (!store && fast) { local_group } else { 0 };
            } else if valid && store {
                asks = !(most_writes || awaited || (hit && !io && fills));
                done = if asks && ready { line_group } else { 0 };
            } else if valid && hit && !io {
                done = if fast { line_group } else { 0 };
            } else if valid {
                asks = !full && !written;
                done = if asks && ready { line_group } else { 0 };
            }
            let block = &bench.block;
            assert_eq!((is_set(&block.request_valid), word(&block.done)), (asks, done));
            if asks {
                assert_eq!(is_set(&block.request_write), store);
            }
            assert_eq!(is_set(&block.fence_ends), fence_ends);
            // With an empty group a real step is never done; here one may come up.
            if done != 0 {
                assert_eq!(is_set(&block.ends), done == active);
                assert_eq!(is_set(&block.responds), !store);
                let conflict = local && active & !local_group != 0;
                assert_eq!(is_set(&block.events.bank_conflict), conflict);
                assert_eq!(is_set(&block.writes_cache), store && !local && hit && !io);
                assert_eq!(is_set(&block.events.data_hit), !store && !local && hit && !io);
                assert_eq!(is_set(&block.events.data_miss), !store && !local && !hit && !io);
            }
        }
    }
}
