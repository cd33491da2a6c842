//! Whether the head of one context can issue in this cycle, or the first reason why not. Combinational.
//!
//! Reasons in their order: inactive, control, barrier, spawn, join, miss, empty, operand, unit, slot. A compensation NOP is
//! ready once its context is not held up. Coordinated, a context that waits for a line is not ready; decoupled, it goes
//! on with what is queued. Loads, stores and fences need room in the load/store unit and no slot, fence.i that nothing is in
//! flight there; an instruction without destination needs no slot; a float CSR waits until no float operation of its context
//! is in flight. Whether it waits for a result or a fence is known before.
//!
//! Does not know who is selected, nor how long anything takes: pending registers, slot and units answer for themselves.

use super::{STALL_BITS, stall};
use crate::Shape;
use crate::bundles::QueueEntry;
use crate::control::blocked::{STATE_BITS, state};
use crate::operation::class::{
    BRANCH, CSR, DIVIDE, FENCE, FLOAT_DIVIDE, FLOAT_SQRT, JUMP, LOAD, STORE, WARP_CONTROL,
};
use crate::operation::special::{FENCE_I, MRET};
use warpstep_kit::prelude::*;
use warpstep_spec::latency::UNPIPELINED;

/// fflags, frm and fcsr are 1, 2 and 3: what a number has above its last two bits is not theirs.
const FLOAT_CSR_BITS: usize = 2;

/// Readiness of one context.
#[derive(LogicBlock)]
pub struct Readiness {
    /// The context runs.
    pub running: Wire<In>,
    /// What the context is blocked by: 0 nothing, 1 an unresolved control instruction, 2 a barrier, 3 wspawn, 4 the other
    /// half at a join.
    pub blocked: Wire<In>,
    /// The context waits for a line of instructions, as found up to this cycle.
    pub waiting: Wire<In>,
    /// It does, as far as `ready` must know: whoever selects may hear of a miss found in this cycle from elsewhere.
    pub waited: Wire<In>,
    /// Lanes of the context, active or not, one bit per lane that is booked apart.
    pub owned: Wire<In>,
    /// Oldest entry of the context.
    pub head: QueueEntry<In>,
    /// The head waits for a result or a fence.
    pub operand_waits: Wire<In>,
    /// A float operation of the context is in flight.
    pub float_busy: Wire<In>,
    /// The load/store unit can take an instruction.
    pub memory_available: Wire<In>,
    /// Nothing is in flight in the load/store unit.
    pub memory_drained: Wire<In>,
    /// Lanes in use of each unit that is not pipelined: divider, float division and square root, of those there are.
    pub unit_busy: Vec<Wire<In>>,
    /// The writeback slot of the head is free in its lanes.
    pub slot_free: Wire<In>,
    /// The head can issue, if nothing but `waited` is known of lines.
    pub ready: Wire<Out>,
    /// Reason why the head cannot issue; NOT_SELECTED if it can.
    pub reason: Wire<Out>,
    /// The head is a load, store or fence: one for the load/store unit. Means nothing of a NOP.
    pub accesses: Wire<Out>,
    /// The head blocks its context until it is resolved. Means nothing of a NOP.
    pub blocks: Wire<Out>,
    /// The reason, but for a line that is missing only since this cycle.
    judged: Wire<Local>,
    csr: Wire<Local>,
    waits_for_floats: Wire<Local>,
    uses_memory: Wire<Local>,
    memory_ok: Wire<Local>,
    unit_taken: Wire<Local>,
    coordinated: Param,
    /// Integer dividers: one or none. They come before other units that are not pipelined.
    dividers: Param,
    fpu: Param,
}

impl Readiness {
    /// Of this machine.
    pub fn new(shape: &Shape) -> Readiness {
        let config = shape.config();
        let units = UNPIPELINED.iter().filter(|class| config.has_unit(**class)).count();
        Readiness {
            running: Wire::new(1),
            blocked: Wire::new(STATE_BITS),
            waiting: Wire::new(1),
            waited: Wire::new(1),
            owned: Wire::new(shape.booked_lanes()),
            head: QueueEntry::new(shape),
            operand_waits: Wire::new(1),
            float_busy: Wire::new(1),
            memory_available: Wire::new(1),
            memory_drained: Wire::new(1),
            unit_busy: Wire::several(units, shape.booked_lanes()),
            slot_free: Wire::new(1),
            ready: Wire::new(1),
            reason: Wire::new(STALL_BITS),
            accesses: Wire::new(1),
            blocks: Wire::new(1),
            judged: Wire::new(STALL_BITS),
            csr: Wire::new(12),
            waits_for_floats: Wire::new(1),
            uses_memory: Wire::new(1),
            memory_ok: Wire::new(1),
            unit_taken: Wire::new(1),
            coordinated: Param::new(config.is_coordinated().into()),
            dividers: Param::new(config.multiply_divide.into()),
            fpu: Param::new(config.fpu.into()),
        }
    }
}

impl Logic for Readiness {
    about! {
        BRANCH, JUMP, WARP_CONTROL, MRET, DIVIDE, FLOAT_DIVIDE, FLOAT_SQRT, LOAD, STORE, FENCE, CSR, FENCE_I, FLOAT_CSR_BITS, state::CONTROL,
        state::BARRIER, state::SPAWN, state::JOIN, state::FREE, stall::INACTIVE, stall::CONTROL, stall::BARRIER, stall::SPAWN,
        stall::JOIN, stall::MISS, stall::EMPTY, stall::OPERAND, stall::UNIT, stall::SLOT, stall::NOT_SELECTED
    }

    #[hdl_gen]
    fn update(&mut self) {
        self.csr.next = unsigned_cast(self.head.immediate.val());

        self.waits_for_floats.next = ((self.head.class.val() == CSR)
            & self.csr.val().any()
            & !self.csr.val().get_bits::<10>(FLOAT_CSR_BITS).any()
            & self.float_busy.val().any())
        .into();
        self.uses_memory.next = ((self.head.class.val() == LOAD)
            | (self.head.class.val() == STORE)
            | (self.head.class.val() == FENCE))
            .into();
        self.accesses.next = (self.uses_memory.val().any() & (self.head.op.val() != FENCE_I)).into();
        self.blocks.next = ((self.head.class.val() == BRANCH)
            | (self.head.class.val() == JUMP)
            | (self.head.class.val() == WARP_CONTROL)
            | (self.head.op.val() == MRET)
            | (self.head.op.val() == FENCE_I))
            .into();
        self.memory_ok.next = self.memory_available.val();
        if self.head.op.val() == FENCE_I {
            self.memory_ok.next = self.memory_drained.val();
        }
        self.unit_taken.next = false.into();
        if self.dividers.val() == 1 {
            self.unit_taken.next = ((self.head.class.val() == DIVIDE)
                & (self.unit_busy[0].val() & self.owned.val()).any())
            .into();
        }
        if self.fpu.val() == 1 {
            if self.head.class.val() == FLOAT_DIVIDE {
                self.unit_taken.next =
                    (self.unit_busy[self.dividers.val()].val() & self.owned.val()).any().into();
            } else if self.head.class.val() == FLOAT_SQRT {
                self.unit_taken.next =
                    (self.unit_busy[self.dividers.val() + 1].val() & self.owned.val()).any().into();
            }
        }

        comment!("The first reason counts.");
        self.judged.next = stall::NOT_SELECTED.into();
        if !self.running.val().any() {
            self.judged.next = stall::INACTIVE.into();
        } else if self.blocked.val() == state::CONTROL {
            self.judged.next = stall::CONTROL.into();
        } else if self.blocked.val() == state::BARRIER {
            self.judged.next = stall::BARRIER.into();
        } else if self.blocked.val() == state::SPAWN {
            self.judged.next = stall::SPAWN.into();
        } else if self.blocked.val() == state::JOIN {
            self.judged.next = stall::JOIN.into();
        } else if ((self.coordinated.val() == 1) | !self.head.valid.val().any()) & self.waited.val().any() {
            self.judged.next = stall::MISS.into();
        } else if !self.head.valid.val().any() {
            self.judged.next = stall::EMPTY.into();
        } else if !self.head.nop.val().any() {
            if self.operand_waits.val().any() | self.waits_for_floats.val().any() {
                self.judged.next = stall::OPERAND.into();
            } else if self.uses_memory.val().any() {
                if !self.memory_ok.val().any() {
                    self.judged.next = stall::UNIT.into();
                }
            } else if self.unit_taken.val().any() {
                self.judged.next = stall::UNIT.into();
            } else if self.head.rd.val().any() & !self.slot_free.val().any() {
                self.judged.next = stall::SLOT.into();
            }
        }
        self.ready.next = (self.judged.val() == stall::NOT_SELECTED).into();

        comment!("A line that is missing since this cycle is a reason, too.");
        self.reason.next = self.judged.val();
        if self.running.val().any()
            & (self.blocked.val() == state::FREE)
            & ((self.coordinated.val() == 1) | !self.head.valid.val().any())
            & self.waiting.val().any()
        {
            self.reason.next = stall::MISS.into();
        }
    }
}

#[cfg(test)]
mod tests;
