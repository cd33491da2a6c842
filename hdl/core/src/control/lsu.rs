//! The load/store unit: one instruction at a time, one lane's request a cycle, lowest lane first.
//!
//! ```text
//! c        issue          c + 1   operands: addresses are computed and kept
//! c + 2 …  one request a cycle for each active lane; memory answers them all, stores too, in order
//! e        last answer    a store, or a load to x0, ends: idle from e + 1
//! e + 1    a load claims a writeback slot and is told how far it is; distance 0 is this very cycle
//! s        it writes its row: idle from s + 1
//! ```
//! Addresses go out as those of words, with a bit for each byte that counts. A misaligned access asks nothing and never ends.
//! Knows nothing of caches and address ranges, nor of how long memory takes.

use super::addresses::LaneAddresses;
use super::align::{LoadAlign, StoreAlign};
use super::fault::{CAUSE_BITS, FaultRecord, cause};
use crate::operation::{OP_BITS, REG_BITS};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{FirstSet, Select, index_width};

/// Loads and stores of all contexts.
#[derive(LogicBlock)]
pub struct LoadStoreUnit {
    /// Cycle c: a load or store issues. Only when `idle`.
    pub issue: Wire<In>,
    /// Whether one may issue.
    pub idle: Wire<Out>,
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
    /// A request to memory.
    pub request_valid: Wire<Out>,
    /// It writes.
    pub request_write: Wire<Out>,
    /// Which word.
    pub request_address: Wire<Out>,
    /// What to write.
    pub request_data: Wire<Out>,
    /// Which bytes of the word, one bit each.
    pub request_bytes: Wire<Out>,
    /// Memory answers the oldest request.
    pub answer_valid: Wire<In>,
    /// With the word read.
    pub answer_data: Wire<In>,
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
    /// There was a misaligned access.
    pub faulted: Wire<Out>,
    /// What it was: the cause of a misaligned access.
    pub fault_cause: Wire<Out>,
    /// Whose it was.
    pub fault_context: Wire<Out>,
    /// Address of its instruction.
    pub fault_pc: Wire<Out>,
    /// Address accessed.
    pub fault_detail: Wire<Out>,
    /// The lowest lane that did so.
    pub fault_lane: Wire<Out>,
    busy: Reg,
    prepares: Reg,
    claims: Reg,
    holds: Reg,
    remaining: Reg,
    stores: Reg,
    size: Reg,
    zero_fill: Reg,
    owner: Reg,
    register: Reg,
    lanes: Reg,
    addresses: Vec<Reg>,
    row: Vec<Reg>,
    asking: Reg,
    awaited: Reg,
    held_lane: Reg,
    next_asked: FirstSet,
    next_answered: FirstSet,
    asked_address: Select,
    asked_data: Select,
    answered_address: Select,
    store_align: StoreAlign,
    load_align: LoadAlign,
    access: LaneAddresses,
    fault: FaultRecord,
    wrong: Wire<Local>,
    ends: Wire<Local>,
}

impl LoadStoreUnit {
    /// For so many contexts of so many lanes; a writeback slot is at most `slots` - 1 cycles away.
    pub fn new(contexts: usize, lanes: usize, slots: usize) -> LoadStoreUnit {
        let (context, distance) = (index_width(contexts), index_width(slots));
        LoadStoreUnit {
            issue: Wire::new(1),
            idle: Wire::new(1),
            op: Wire::new(OP_BITS),
            op_context: Wire::new(context),
            pc: Wire::new(32),
            rd: Wire::new(REG_BITS),
            imm: Wire::new(32),
            active: Wire::new(lanes),
            base: Wire::several(lanes, 32),
            data: Wire::several(lanes, 32),
            request_valid: Wire::new(1),
            request_write: Wire::new(1),
            request_address: Wire::new(32),
            request_data: Wire::new(32),
            request_bytes: Wire::new(4),
            answer_valid: Wire::new(1),
            answer_data: Wire::new(32),
            claim: Wire::new(1),
            claim_distance: Wire::new(distance),
            write: Wire::new(1),
            write_context: Wire::new(context),
            write_register: Wire::new(REG_BITS),
            write_lanes: Wire::new(lanes),
            write_data: Wire::several(lanes, 32),
            faulted: Wire::new(1),
            fault_cause: Wire::new(CAUSE_BITS),
            fault_context: Wire::new(context),
            fault_pc: Wire::new(32),
            fault_detail: Wire::new(32),
            fault_lane: Wire::new(index_width(lanes)),
            busy: Reg::new(1),
            prepares: Reg::new(1),
            claims: Reg::new(1),
            holds: Reg::new(1),
            remaining: Reg::new(distance),
            stores: Reg::new(1),
            size: Reg::new(2),
            zero_fill: Reg::new(1),
            owner: Reg::new(context),
            register: Reg::new(REG_BITS),
            lanes: Reg::new(lanes),
            addresses: Reg::several(lanes, 32),
            row: Reg::several(lanes, 32),
            asking: Reg::new(lanes),
            awaited: Reg::new(lanes),
            held_lane: Reg::new(index_width(lanes)),
            next_asked: FirstSet::new(lanes),
            next_answered: FirstSet::new(lanes),
            asked_address: Select::new(lanes, 32),
            asked_data: Select::new(lanes, 32),
            answered_address: Select::new(lanes, 2),
            store_align: StoreAlign::new(),
            load_align: LoadAlign::new(),
            access: LaneAddresses::new(lanes),
            fault: FaultRecord::new(contexts),
            wrong: Wire::new(1),
            ends: Wire::new(1),
        }
    }
}

impl Logic for LoadStoreUnit {
    about!(cause::MISALIGNED_ACCESS);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("Cycle c + 1: addresses.");
        self.access.op.next = self.op.val();
        self.access.imm.next = self.imm.val();
        self.access.active.next = self.active.val();
        for lane in 0..self.row.len() {
            self.access.base[lane].next = self.base[lane].val();
        }
        self.wrong.next = self.prepares.val() & self.access.misaligned.val();

        comment!("Requests: the lowest lane that has not asked.");
        self.next_asked.requests.next = self.asking.val();
        self.next_answered.requests.next = self.awaited.val();
        self.asked_address.index.next = self.next_asked.index.val();
        self.asked_data.index.next = self.next_asked.index.val();
        self.answered_address.index.next = self.next_answered.index.val();
        for lane in 0..self.row.len() {
            self.asked_address.words[lane].next = self.addresses[lane].val();
            self.asked_data.words[lane].next = self.row[lane].val();
            self.answered_address.words[lane].next = self.addresses[lane].val().get_bits::<2>(0);
        }
        self.store_align.size.next = self.size.val();
        self.store_align.place.next = self.asked_address.chosen.val().get_bits::<2>(0);
        self.store_align.data.next = self.asked_data.chosen.val();
        self.request_valid.next = self.next_asked.found.val();
        self.request_write.next = self.stores.val();
        self.request_address.next = self.asked_address.chosen.val() & 0xffff_fffcu32;
        self.request_data.next = self.store_align.word.val();
        self.request_bytes.next = self.store_align.bytes.val();
        self.asking.next = self.asking.val() & !self.next_asked.grant.val();

        comment!("Answers: for the lowest lane that waits for one.");
        self.load_align.size.next = self.size.val();
        self.load_align.zero_fill.next = self.zero_fill.val();
        self.load_align.place.next = self.answered_address.chosen.val();
        self.load_align.word.next = self.answer_data.val();
        self.ends.next = false.into();
        if self.answer_valid.val().any() {
            self.awaited.next = self.awaited.val() & !self.next_answered.grant.val();
            self.ends.next = (self.awaited.val() == self.next_answered.grant.val()).into();
        }
        for lane in 0..self.row.len() {
            if self.answer_valid.val().any()
                & self.next_answered.grant.val().get_bit(lane)
                & !self.stores.val().any()
            {
                self.row[lane].next = self.load_align.value.val();
            }
            if self.prepares.val().any() {
                self.addresses[lane].next = self.access.addresses[lane].val();
                self.row[lane].next = self.data[lane].val();
            }
            self.write_data[lane].next = self.row[lane].val();
        }

        comment!("A new instruction.");
        self.prepares.next = self.issue.val();
        if self.prepares.val().any() {
            self.stores.next = self.access.stores.val();
            self.size.next = self.access.size.val();
            self.zero_fill.next = self.access.zero_fill.val();
            self.owner.next = self.op_context.val();
            self.register.next = self.rd.val();
            self.lanes.next = self.active.val();
            if !self.access.misaligned.val().any() {
                self.asking.next = self.active.val();
                self.awaited.next = self.active.val();
            }
        }

        comment!("The end: at once, or in the slot of a load.");
        self.claim.next = self.claims.val();
        self.claims.next =
            (self.ends.val().any() & !self.stores.val().any() & self.register.val().any()).into();
        self.remaining.next = self.remaining.val() - 1;
        self.write.next = (self.holds.val().any() & (self.remaining.val() == 1)).into();
        if self.claims.val().any() {
            self.remaining.next = self.claim_distance.val();
            self.write.next = (self.claim_distance.val() == 0).into();
        }
        self.holds.next = ((self.claims.val() | self.holds.val()).any() & !self.write.val().any()).into();
        self.write_context.next = self.owner.val();
        self.write_register.next = self.register.val();
        self.write_lanes.next = self.lanes.val();
        self.idle.next = !self.busy.val();
        if self.issue.val().any() {
            self.busy.next = true.into();
        } else if self.write.val().any()
            | (self.ends.val().any() & (self.stores.val().any() | !self.register.val().any()))
        {
            self.busy.next = false.into();
        }

        comment!("Errors.");
        self.fault.raise.next = self.wrong.val();
        self.fault.raise_cause.next = cause::MISALIGNED_ACCESS.into();
        self.fault.raise_context.next = self.op_context.val();
        self.fault.raise_pc.next = self.pc.val();
        self.fault.raise_detail.next = self.access.wrong_address.val();
        if self.wrong.val().any() & !self.fault.faulted.val().any() {
            self.held_lane.next = self.access.wrong_lane.val();
        }
        self.faulted.next = self.fault.faulted.val();
        self.fault_cause.next = self.fault.fault_cause.val();
        self.fault_context.next = self.fault.fault_context.val();
        self.fault_pc.next = self.fault.fault_pc.val();
        self.fault_detail.next = self.fault.fault_detail.val();
        self.fault_lane.next = self.held_lane.val();
    }
}

#[cfg(test)]
#[path = "lsu_tests.rs"]
mod tests;
