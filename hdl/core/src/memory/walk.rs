//! One step of the oldest access, or none: decided afresh in every cycle from the state at its start. Combinational.
//!
//! ```text
//! fence         ends when nothing is on its way back and no write is under way
//! local load    needs `fast`                      local store    needs that nothing is on its way back
//! cache hit     needs `fast`                      any other load asks memory for the line
//! store         asks memory to write; a line in the cache is changed too
//! ```
//! *fast*: the row is free, and nothing is on its way back but words that are merged in this cycle and are not a load's last.
//! A step of memory is done when its request is taken. Knows masks and states, not addresses.

use warpstep_kit::prelude::*;

/// What the walk does in a cycle.
#[derive(LogicBlock)]
pub struct Walk {
    /// There is an access.
    pub valid: Wire<In>,
    /// It is a fence.
    pub fences: Wire<In>,
    /// It is a store.
    pub stores: Wire<In>,
    /// Its lanes that are not done.
    pub pending: Wire<In>,
    /// Lanes of it with a local address.
    pub local: Wire<In>,
    /// The lowest pending lane's address is local.
    pub is_local: Wire<In>,
    /// The lowest pending lane's address is that of a device.
    pub is_io: Wire<In>,
    /// Lanes of a line step.
    pub line_group: Wire<In>,
    /// Lanes of a local step.
    pub local_group: Wire<In>,
    /// The line is in the cache.
    pub hit: Wire<In>,
    /// The row is free.
    pub row_free: Wire<In>,
    /// Nothing is on its way back.
    pub returns_empty: Wire<In>,
    /// No more may be.
    pub returns_full: Wire<In>,
    /// What comes first waits for memory.
    pub first_memory: Wire<In>,
    /// What comes first is the last of its load.
    pub first_last: Wire<In>,
    /// An answer fills the cache in this cycle.
    pub fills: Wire<In>,
    /// A load of this line waits for memory.
    pub line_awaited: Wire<In>,
    /// A write to this line is under way.
    pub line_written: Wire<In>,
    /// No write is under way.
    pub writes_empty: Wire<In>,
    /// No more writes may be.
    pub writes_full: Wire<In>,
    /// Memory takes the request.
    pub request_ready: Wire<In>,
    /// Lanes that ask local memory.
    pub local_lanes: Wire<Out>,
    /// The access is a store to memory: its line is wanted.
    pub gathers: Wire<Out>,
    /// A request to memory.
    pub request_valid: Wire<Out>,
    /// It writes.
    pub request_write: Wire<Out>,
    /// Lanes whose step is done.
    pub done: Wire<Out>,
    /// The walk ends in this cycle.
    pub ends: Wire<Out>,
    /// It was a fence.
    pub fence_ends: Wire<Out>,
    /// A step of a load is done: it comes back.
    pub returns: Wire<Out>,
    /// The cache is read.
    pub reads_cache: Wire<Out>,
    /// The cache is changed.
    pub writes_cache: Wire<Out>,
    /// Local memory is read.
    pub reads_local: Wire<Out>,
    /// Local memory is written.
    pub writes_local: Wire<Out>,
    /// A read request is taken.
    pub reads_memory: Wire<Out>,
    /// A write request is taken.
    pub writes_memory: Wire<Out>,
    /// A local step is done and lanes are left for want of a bank.
    pub bank_conflict: Wire<Out>,
    /// A load was done in the cache.
    pub data_hit: Wire<Out>,
    /// A load asked memory for a line of RAM.
    pub data_miss: Wire<Out>,
    fast: Wire<Local>,
    loads: Wire<Local>,
    goes: Wire<Local>,
    /// A line step of a store, or of a load.
    line_store: Wire<Local>,
    line_load: Wire<Local>,
    found: Wire<Local>,
    asks_read: Wire<Local>,
    asks_write: Wire<Local>,
}

impl Walk {
    /// Of so many lanes.
    pub fn new(lanes: usize) -> Walk {
        let one = || Wire::new(1);
        Walk {
            valid: Wire::new(1),
            fences: Wire::new(1),
            stores: Wire::new(1),
            pending: Wire::new(lanes),
            local: Wire::new(lanes),
            is_local: Wire::new(1),
            is_io: Wire::new(1),
            line_group: Wire::new(lanes),
            local_group: Wire::new(lanes),
            hit: Wire::new(1),
            row_free: Wire::new(1),
            returns_empty: Wire::new(1),
            returns_full: Wire::new(1),
            first_memory: Wire::new(1),
            first_last: Wire::new(1),
            fills: Wire::new(1),
            line_awaited: Wire::new(1),
            line_written: Wire::new(1),
            writes_empty: Wire::new(1),
            writes_full: Wire::new(1),
            request_ready: Wire::new(1),
            local_lanes: Wire::new(lanes),
            gathers: Wire::new(1),
            request_valid: Wire::new(1),
            request_write: Wire::new(1),
            done: Wire::new(lanes),
            ends: Wire::new(1),
            fence_ends: Wire::new(1),
            returns: Wire::new(1),
            reads_cache: Wire::new(1),
            writes_cache: Wire::new(1),
            reads_local: Wire::new(1),
            writes_local: Wire::new(1),
            reads_memory: Wire::new(1),
            writes_memory: Wire::new(1),
            bank_conflict: Wire::new(1),
            data_hit: Wire::new(1),
            data_miss: Wire::new(1),
            fast: one(),
            loads: one(),
            goes: one(),
            line_store: one(),
            line_load: one(),
            found: one(),
            asks_read: one(),
            asks_write: one(),
        }
    }
}

impl Logic for Walk {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.goes.next = self.valid.val() & !self.fences.val();
        self.loads.next = self.goes.val() & !self.stores.val();
        self.fast.next = self.row_free.val()
            & (self.returns_empty.val() | (!self.first_memory.val() & !self.first_last.val()));

        comment!("A fence.");
        self.fence_ends.next = self.valid.val()
            & self.fences.val()
            & self.returns_empty.val()
            & self.row_free.val()
            & self.writes_empty.val();

        comment!("A local step.");
        self.local_lanes.next = 0.into();
        if (self.goes.val() & self.is_local.val()).any() {
            self.local_lanes.next = self.pending.val() & self.local.val();
        }
        self.reads_local.next = self.loads.val() & self.is_local.val() & self.fast.val();
        self.writes_local.next = self.goes.val()
            & self.stores.val()
            & self.is_local.val()
            & self.returns_empty.val()
            & self.row_free.val();
        self.bank_conflict.next = ((self.reads_local.val() | self.writes_local.val()).any()
            & (self.local_lanes.val() & !self.local_group.val()).any())
        .into();

        comment!("A line step.");
        self.line_store.next = self.goes.val() & self.stores.val() & !self.is_local.val();
        self.line_load.next = self.loads.val() & !self.is_local.val();
        self.found.next = self.hit.val() & !self.is_io.val();
        self.gathers.next = self.line_store.val();
        self.reads_cache.next = self.line_load.val() & self.found.val() & self.fast.val();
        self.asks_read.next =
            self.line_load.val() & !self.found.val() & !self.returns_full.val() & !self.line_written.val();
        self.asks_write.next = self.line_store.val()
            & !self.writes_full.val()
            & !self.line_awaited.val()
            & !(self.found.val() & self.fills.val());
        self.request_valid.next = self.asks_read.val() | self.asks_write.val();
        self.request_write.next = self.asks_write.val();
        self.reads_memory.next = self.asks_read.val() & self.request_ready.val();
        self.writes_memory.next = self.asks_write.val() & self.request_ready.val();
        self.writes_cache.next = self.writes_memory.val() & self.found.val();
        self.data_hit.next = self.reads_cache.val();
        self.data_miss.next = self.reads_memory.val() & !self.is_io.val();

        comment!("What is done.");
        self.returns.next = self.reads_local.val() | self.reads_cache.val() | self.reads_memory.val();
        self.done.next = 0.into();
        if (self.reads_local.val() | self.writes_local.val()).any() {
            self.done.next = self.local_group.val();
        } else if (self.reads_cache.val() | self.reads_memory.val() | self.writes_memory.val()).any() {
            self.done.next = self.line_group.val();
        }
        self.ends.next = self.fence_ends.val();
        if (self.returns.val() | self.writes_local.val() | self.writes_memory.val()).any()
            & (self.done.val() == self.pending.val())
        {
            self.ends.next = true.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::testing::{is_set, prove, put, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for lanes in [1, 4, 5, 8, 32] {
            prove(Check::default().cycles(600), Walk::new(lanes));
        }
    }

    /// The page, sentence by sentence.
    #[test]
    fn every_step_needs_what_the_page_says() {
        let mut random = Random::new(1);
        let mut bench = Bench::new(Walk::new(4));
        for _ in 0..6000 {
            let mut flip = || random.once_in(2);
            let (valid, fence, store, local, io, hit, ready) =
                (flip(), flip() && flip(), flip(), flip(), flip(), flip(), flip());
            let (free, empty, full, memory, last) = (flip(), flip(), flip(), flip(), flip());
            let (fills, awaited, written, no_writes, most_writes) = (flip(), flip(), flip(), flip(), flip());
            let io = io && !local;
            let (pending, line_group, local_group) =
                (1 + random.below(15), 1 + random.below(15), 1 + random.below(15));
            let (line_group, local_group) = (line_group & pending, local_group & pending);
            let block = &mut bench.block;
            for (wire, value) in [
                (&mut block.valid, valid),
                (&mut block.fences, fence),
                (&mut block.stores, store),
                (&mut block.is_local, local),
                (&mut block.is_io, io),
                (&mut block.hit, hit),
                (&mut block.request_ready, ready),
                (&mut block.row_free, free),
                (&mut block.returns_empty, empty),
                (&mut block.returns_full, full),
                (&mut block.first_memory, memory),
                (&mut block.first_last, last),
                (&mut block.fills, fills),
                (&mut block.line_awaited, awaited),
                (&mut block.line_written, written),
                (&mut block.writes_empty, no_writes),
                (&mut block.writes_full, most_writes),
            ] {
                put(wire, value.into());
            }
            put(&mut block.pending, pending);
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
                assert_eq!(is_set(&block.ends), done == pending);
                assert_eq!(is_set(&block.returns), !store);
                let conflict = local && pending & !local_group != 0;
                assert_eq!(is_set(&block.bank_conflict), conflict);
                assert_eq!(is_set(&block.writes_cache), store && !local && hit && !io);
                assert_eq!(is_set(&block.data_hit), !store && !local && hit && !io);
                assert_eq!(is_set(&block.data_miss), !store && !local && !hit && !io);
            }
        }
    }
}
