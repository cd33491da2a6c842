//! The load/store unit of a core: from issue to the writeback slot, with local memory and data cache. Wires only, but for the
//! count of accesses.
//!
//! ```text
//! c        issue: counted             c + 1   operands: addresses are computed and checked
//! c + 2 …  one step a cycle: local memory, cache, or a request to memory; the walk ends in k: uncounted, a store is over
//! m        what came back is merged   e       the last of a load
//! e + 1    it claims a slot           s       it is written
//! ```
//! `docs/memory.md` is the whole story. A wrong access goes no further and is counted for ever; an answer with an error is
//! never taken.

use super::access_fault::AccessFault;
use super::addresses::LaneAddresses;
use super::align::StoreAlign;
use super::data_cache::DataCache;
use super::gather::LineGather;
use super::held::HeldAccesses;
use super::local_memory::LocalMemory;
use super::note;
use super::pick::place_width;
use super::returns::Returns;
use super::row::ReturnRow;
use super::shape::UnitShape;
use super::walk::Walk;
use super::writes_under_way::WritesUnderWay;
use crate::bundles::ProgramError;
use crate::operation::{OP_BITS, REG_BITS};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

const ZERO_FILL: usize = note::ZERO_FILL;
const SIZE: usize = note::SIZE;
const STORES: usize = note::STORES;
const FENCES: usize = note::FENCES;
const RD: usize = note::RD;
const PC: usize = note::PC;
const CONTEXT: usize = note::CONTEXT;

/// Loads, stores and fences of all contexts.
#[derive(LogicBlock)]
pub struct LoadStoreUnit {
    /// Cycle c: a load, store or fence issues. Only when `available`.
    pub issue: Wire<In>,
    /// Whether one may issue: fewer than two are between issue and the end of their walk.
    pub available: Wire<Out>,
    /// Nothing is under way at all.
    pub drained: Wire<Out>,
    /// Cycle c + 1: which operation.
    pub op: Wire<In>,
    /// Cycle c + 1: whose.
    pub op_context: Wire<In>,
    /// Cycle c + 1: its address.
    pub pc: Wire<In>,
    /// Cycle c + 1: its destination; 0 if it has none.
    pub rd: Wire<In>,
    /// Cycle c + 1: its offset.
    pub imm: Wire<In>,
    /// Cycle c + 1: active lanes.
    pub active: Wire<In>,
    /// Cycle c + 1: rs1 of each lane.
    pub base: Vec<Wire<In>>,
    /// Cycle c + 1: rs2 of each lane.
    pub data: Vec<Wire<In>>,

    /// A request to memory; it stays until `request_ready`, or until what it was for changes.
    pub request_valid: Wire<Out>,
    /// Memory takes it in this cycle.
    pub request_ready: Wire<In>,
    /// It writes.
    pub request_write: Wire<Out>,
    /// Address of the line.
    pub request_address: Wire<Out>,
    /// The line to write.
    pub request_data: Wire<Out>,
    /// Which bytes of it count.
    pub request_bytes: Wire<Out>,
    /// Memory answers the oldest read.
    pub answer_valid: Wire<In>,
    /// The answer is taken in this cycle.
    pub answer_ready: Wire<Out>,
    /// The line.
    pub answer_data: Wire<In>,
    /// There is none: an error.
    pub answer_error: Wire<In>,
    /// Memory answers the oldest write.
    pub write_done: Wire<In>,
    /// With an error.
    pub write_error: Wire<In>,

    /// Cycle e + 1: a load asks for a writeback slot.
    pub claim: Wire<Out>,
    /// Cycle e + 1: so many cycles from now it is.
    pub claim_distance: Wire<In>,
    /// Cycle s: the row is written.
    pub write: Wire<Out>,
    /// Context, from e + 1 to s.
    pub write_context: Wire<Out>,
    /// Register, from e + 1 to s.
    pub write_register: Wire<Out>,
    /// Lanes, from e + 1 to s.
    pub write_lanes: Wire<Out>,
    /// Value of each lane, from e + 1 to s.
    pub write_data: Vec<Wire<Out>>,

    /// A fence ends in this cycle.
    pub fence_done: Wire<Out>,
    /// Whose.
    pub fence_done_context: Wire<Out>,
    /// A walk ends in this cycle: of a load, a store (which is over) or a fence.
    pub finished: Wire<Out>,
    /// Whose.
    pub finished_context: Wire<Out>,
    /// Event: a local step is done and lanes are left for want of a bank.
    pub bank_conflict: Wire<Out>,
    /// Event: a load was done in the cache.
    pub data_hit: Wire<Out>,
    /// Event: a load asked memory for a line of RAM.
    pub data_miss: Wire<Out>,

    /// First wrong access, reported one cycle after detection: evidence is the address accessed, or that of the line.
    pub fault: ProgramError<Out>,

    accepted: Reg,
    prepares: Reg,
    access: LaneAddresses,
    aligned: Vec<StoreAlign>,
    held: HeldAccesses,
    gather: LineGather,
    local: LocalMemory,
    caches: Vec<DataCache>,
    walk: Walk,
    writes: WritesUnderWay,
    returns: Returns,
    row: ReturnRow,
    access_fault: AccessFault,
    note: Wire<Local>,
    enters: Wire<Local>,
    is_cached: Wire<Local>,
    places: Vec<Wire<Local>>,
    all_places: Wire<Local>,
    first_address: Wire<Local>,
    fills: Wire<Local>,
    line: Wire<Local>,
    place_bits: Param,
    line_at: Param,
    line_mask: Param,
    bank_mask: Param,
}

impl LoadStoreUnit {
    /// Of this shape.
    pub fn new(shape: &UnitShape) -> LoadStoreUnit {
        let UnitShape { contexts, lanes, slots, line_bytes, .. } = *shape;
        let (context, lane) = (index_width(contexts), index_width(lanes));
        let line_at = line_bytes.ilog2() as usize;
        let line = 32 - line_at;
        // What the row picks from: a line, or a word a bank.
        let words = (line_bytes / 4).max(shape.local_banks);
        let place = place_width(words);
        let note = note::width(contexts);
        let cache = (shape.cache_bytes > 0).then(|| DataCache::new(shape.cache_bytes, line_bytes));
        LoadStoreUnit {
            issue: Wire::new(1),
            available: Wire::new(1),
            drained: Wire::new(1),
            op: Wire::new(OP_BITS),
            op_context: Wire::new(context),
            pc: Wire::new(32),
            rd: Wire::new(REG_BITS),
            imm: Wire::new(32),
            active: Wire::new(lanes),
            base: Wire::several(lanes, 32),
            data: Wire::several(lanes, 32),
            request_valid: Wire::new(1),
            request_ready: Wire::new(1),
            request_write: Wire::new(1),
            request_address: Wire::new(32),
            request_data: Wire::new(8 * line_bytes),
            request_bytes: Wire::new(line_bytes),
            answer_valid: Wire::new(1),
            answer_ready: Wire::new(1),
            answer_data: Wire::new(8 * line_bytes),
            answer_error: Wire::new(1),
            write_done: Wire::new(1),
            write_error: Wire::new(1),
            claim: Wire::new(1),
            claim_distance: Wire::new(index_width(slots)),
            write: Wire::new(1),
            write_context: Wire::new(context),
            write_register: Wire::new(REG_BITS),
            write_lanes: Wire::new(lanes),
            write_data: Wire::several(lanes, 32),
            fence_done: Wire::new(1),
            fence_done_context: Wire::new(context),
            finished: Wire::new(1),
            finished_context: Wire::new(context),
            bank_conflict: Wire::new(1),
            data_hit: Wire::new(1),
            data_miss: Wire::new(1),
            fault: ProgramError::sized(context, lane),
            accepted: Reg::new(2),
            prepares: Reg::new(1),
            access: LaneAddresses::new(lanes, shape.local_bytes),
            aligned: (0..lanes).map(|_| StoreAlign::new()).collect(),
            held: HeldAccesses::new(note, lanes),
            gather: LineGather::new(lanes, line_bytes),
            local: LocalMemory::new(lanes, shape.local_bytes, shape.local_banks),
            caches: cache.into_iter().collect(),
            walk: Walk::new(lanes),
            writes: WritesUnderWay::new(shape.outstanding, contexts, lanes, line),
            returns: Returns::new(shape.outstanding, contexts, lanes, place, line),
            row: ReturnRow::new(contexts, lanes, words, slots),
            access_fault: AccessFault::new(contexts, lanes, line_bytes),
            note: Wire::new(note),
            enters: Wire::new(1),
            is_cached: Wire::new(1),
            places: Wire::several(lanes, place),
            all_places: Wire::new(lanes * place),
            first_address: Wire::new(32),
            fills: Wire::new(1),
            line: Wire::new(8 * line_bytes),
            place_bits: Param::new(place),
            line_at: Param::new(line_at),
            line_mask: Param::new(line_bytes / 4 - 1),
            bank_mask: Param::new(shape.local_banks - 1),
        }
    }
}

impl Logic for LoadStoreUnit {
    about!(ZERO_FILL, SIZE, STORES, FENCES, RD, PC, CONTEXT);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Cycle c + 1: addresses.");
        self.prepares.next = self.issue.val();
        self.access.valid.next = self.prepares.val();
        self.access.op.next = self.op.val();
        self.access.imm.next = self.imm.val();
        self.access.active.next = self.active.val();
        self.note.next = (unsigned_cast(self.op_context.val()) << CONTEXT)
            | (unsigned_cast(self.pc.val()) << PC)
            | (unsigned_cast(self.rd.val()) << RD)
            | (unsigned_cast(self.access.fences.val()) << FENCES)
            | (unsigned_cast(self.access.stores.val()) << STORES)
            | (unsigned_cast(self.access.size.val()) << SIZE)
            | (unsigned_cast(self.access.zero_fill.val()) << ZERO_FILL);
        self.enters.next = self.prepares.val() & !self.access.wrong.val();
        self.held.enter.next = self.enters.val();
        self.held.note.next = self.note.val();
        self.held.active.next = self.active.val();
        self.held.local.next = self.access.local.val();
        self.held.io.next = self.access.io.val();
        for lane in 0..self.base.len() {
            self.access.base[lane].next = self.base[lane].val();
            self.aligned[lane].size.next = self.access.size.val();
            self.aligned[lane].place.next = self.access.addresses[lane].val().get_bits::<2>(0);
            self.aligned[lane].data.next = self.data[lane].val();
            self.held.addresses[lane].next = self.access.addresses[lane].val();
            self.held.data[lane].next = self.aligned[lane].word.val();
            self.held.bytes[lane].next = self.aligned[lane].bytes.val();
        }

        comment!("The oldest access: its line, its banks.");
        self.gather.pending.next = 0.into();
        if self.held.first_valid.val().any() {
            self.gather.pending.next = self.held.first_pending.val();
        }
        self.gather.local.next = self.held.first_local.val();
        self.gather.io.next = self.held.first_io.val();
        self.gather.stores.next = self.walk.gathers.val();
        self.all_places.next = 0.into();
        for lane in 0..self.base.len() {
            self.gather.addresses[lane].next = self.held.first_addresses[lane].val();
            self.gather.data[lane].next = self.held.first_data[lane].val();
            self.gather.bytes[lane].next = self.held.first_bytes[lane].val();
            self.local.addresses[lane].next = self.held.first_addresses[lane].val();
            self.local.data[lane].next = self.held.first_data[lane].val();
            self.local.bytes[lane].next = self.held.first_bytes[lane].val();
            self.places[lane].next = unsigned_cast(self.held.first_addresses[lane].val());
            self.all_places.next =
                self.all_places.val().replace_bit(lane * self.place_bits.val(), self.places[lane].val());
        }
        self.local.lanes.next = self.walk.local_lanes.val();
        self.local.read.next = self.walk.reads_local.val();
        self.local.write.next = self.walk.writes_local.val();

        comment!("What the oldest access can do now.");
        self.walk.valid.next = self.held.first_valid.val();
        self.walk.fences.next = self.held.first_note.val().get_bit(FENCES).into();
        self.walk.stores.next = self.held.first_note.val().get_bit(STORES).into();
        self.walk.pending.next = self.held.first_pending.val();
        self.walk.local.next = self.held.first_local.val();
        self.walk.is_local.next = self.gather.is_local.val();
        self.walk.is_io.next = self.gather.is_io.val();
        self.walk.line_group.next = self.gather.group.val();
        self.walk.local_group.next = self.local.group.val();
        self.walk.row_free.next = self.row.free.val();
        self.walk.returns_empty.next = self.returns.empty.val();
        self.walk.returns_full.next = self.returns.full.val();
        self.walk.first_memory.next = self.returns.first_memory.val();
        self.walk.first_last.next = self.returns.first_last.val();
        self.walk.line_awaited.next = self.returns.awaited.val();
        self.walk.line_written.next = self.writes.found.val();
        self.walk.writes_empty.next = self.writes.empty.val();
        self.walk.writes_full.next = self.writes.full.val();
        self.walk.request_ready.next = self.request_ready.val();
        self.held.done.next = self.walk.done.val();
        self.held.leave.next = self.walk.ends.val();

        comment!("Requests.");
        self.request_valid.next = self.walk.request_valid.val();
        self.request_write.next = self.walk.request_write.val();
        self.request_address.next = unsigned_cast(self.gather.line.val()) << self.line_at.val();
        self.request_data.next = self.gather.line_data.val();
        self.request_bytes.next = self.gather.line_bytes.val();
        self.writes.enter.next = self.walk.writes_memory.val();
        self.writes.enter_line.next = self.gather.line.val();
        self.writes.enter_note.next = self.held.first_note.val();
        self.writes.enter_lane.next = self.gather.lane.val();
        self.writes.done.next = self.write_done.val();
        self.writes.sought.next = self.gather.line.val();

        comment!("The way back.");
        self.returns.enter.next = self.walk.returns.val();
        self.returns.enter_memory.next = self.walk.reads_memory.val();
        self.returns.enter_local.next = self.walk.reads_local.val();
        self.returns.enter_last.next = self.walk.ends.val();
        self.returns.enter_note.next = self.held.first_note.val();
        self.returns.enter_lanes.next = self.walk.done.val();
        self.returns.enter_lane.next = self.gather.lane.val();
        self.returns.enter_places.next = self.all_places.val();
        self.returns.enter_line.next = self.gather.line.val();
        self.returns.sought.next = self.gather.line.val();
        self.returns.answer_valid.next = self.answer_valid.val();
        self.returns.answer_error.next = self.answer_error.val();
        self.returns.row_free.next = self.row.free.val();
        self.answer_ready.next = self.returns.answer_ready.val();

        comment!("A line of RAM goes into the cache too.");
        self.first_address.next = unsigned_cast(self.returns.first_line.val()) << self.line_at.val();
        self.fills.next = (self.returns.merges.val().any()
            & self.returns.first_memory.val().any()
            & (self.first_address.val() >> 16).any())
        .into();
        self.is_cached.next = false.into();
        self.line.next = self.answer_data.val();
        for cache in 0..self.caches.len() {
            self.caches[cache].line.next = self.gather.line.val();
            self.caches[cache].read.next = self.walk.reads_cache.val();
            self.caches[cache].store.next = self.walk.writes_cache.val();
            self.caches[cache].store_data.next = self.gather.line_data.val();
            self.caches[cache].store_bytes.next = self.gather.line_bytes.val();
            self.caches[cache].fill.next = self.fills.val();
            self.caches[cache].fill_line.next = self.returns.first_line.val();
            self.caches[cache].fill_data.next = self.answer_data.val();
            self.caches[cache].invalidate.next = self.walk.fence_ends.val();
            self.is_cached.next = self.caches[cache].hit.val();
            if !self.returns.first_memory.val().any() {
                self.line.next = self.caches[cache].line_read.val();
            }
        }
        self.walk.hit.next = self.is_cached.val();
        self.walk.fills.next = self.fills.val();

        comment!("The row: words repeat, so that a place counts modulo the line, or the banks.");
        self.row.merge.next = self.returns.merges.val();
        self.row.last.next = self.returns.first_last.val();
        self.row.lanes.next = self.returns.first_lanes.val();
        self.row.places.next = self.returns.first_places.val();
        self.row.note.next = self.returns.first_note.val();
        self.row.claim_distance.next = self.claim_distance.val();
        for at in 0..self.row.words.len() {
            if self.returns.first_local.val().any() {
                self.row.words[at].next =
                    unsigned_cast(self.local.words.val() >> ((at & self.bank_mask.val()) * 32));
            } else {
                self.row.words[at].next =
                    unsigned_cast(self.line.val() >> ((at & self.line_mask.val()) * 32));
            }
        }
        self.claim.next = self.row.claim.val();
        self.write.next = self.row.write.val();
        self.write_context.next = self.row.write_context.val();
        self.write_register.next = self.row.write_register.val();
        self.write_lanes.next = self.row.write_lanes.val();
        for lane in 0..self.write_data.len() {
            self.write_data[lane].next = self.row.write_data[lane].val();
        }

        comment!("How many are here, and what ends.");
        if self.issue.val().any() & !self.walk.ends.val().any() {
            self.accepted.next = self.accepted.val() + 1;
        } else if self.walk.ends.val().any() & !self.issue.val().any() {
            self.accepted.next = self.accepted.val() - 1;
        }
        self.available.next = (self.accepted.val() < 2).into();
        self.drained.next = ((self.accepted.val() == 0)
            & self.returns.empty.val().any()
            & self.row.free.val().any()
            & self.writes.empty.val().any())
        .into();
        self.fence_done.next = self.walk.fence_ends.val();
        self.fence_done_context.next = unsigned_cast(self.held.first_note.val() >> CONTEXT);
        self.finished.next = self.walk.ends.val();
        self.finished_context.next = unsigned_cast(self.held.first_note.val() >> CONTEXT);
        self.bank_conflict.next = self.walk.bank_conflict.val();
        self.data_hit.next = self.walk.data_hit.val();
        self.data_miss.next = self.walk.data_miss.val();

        comment!("Errors.");
        self.access_fault.wrong.next = self.prepares.val() & self.access.wrong.val();
        self.access_fault.wrong_cause.next = self.access.wrong_cause.val();
        self.access_fault.wrong_note.next = self.note.val();
        self.access_fault.wrong_address.next = self.access.wrong_address.val();
        self.access_fault.wrong_lane.next = self.access.wrong_lane.val();
        self.access_fault.read_fails.next = self.returns.fails.val();
        self.access_fault.read_note.next = self.returns.first_note.val();
        self.access_fault.read_line.next = self.returns.first_line.val();
        self.access_fault.read_lane.next = self.returns.first_lane.val();
        self.access_fault.write_fails.next = self.write_done.val() & self.write_error.val();
        self.access_fault.write_note.next = self.writes.first_note.val();
        self.access_fault.write_line.next = self.writes.first_line.val();
        self.access_fault.write_lane.next = self.writes.first_lane.val();
        wires::link(&mut self.access_fault.fault, &mut self.fault);
    }
}

#[cfg(test)]
mod tests;
