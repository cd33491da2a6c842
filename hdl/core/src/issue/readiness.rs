//! Whether the head of one context can issue in this cycle, or the first reason why not. Combinational.
//!
//! Reasons in their order: inactive, control, barrier, spawn, miss, empty, operand, unit, slot. A compensation NOP is
//! ready once its context is not held up. Coordinated, a context that waits for a line is not ready; decoupled, it goes
//! on with what is queued. Loads, stores and fences need room in the load/store unit and no slot, fence.i that nothing is under
//! way there; an instruction without destination needs no slot; a float CSR waits until no float operation of its context
//! is under way. Whatever it is, it waits for the end of a fence: bit 0 of the pending registers.
//!
//! Does not know who is selected, nor how long anything takes: slot and units answer for themselves.

use super::{STALL_BITS, stall};
use crate::operation::{CLASS_BITS, Layout, OP_BITS, REG_BITS};
use warpstep_kit::prelude::*;
use warpstep_spec::latency::UNPIPELINED;
use warpstep_spec::{Class, Op};

const DIVIDE: usize = Class::Divide as usize;
const FLOAT_DIVIDE: usize = Class::FloatDivide as usize;
const FLOAT_SQRT: usize = Class::FloatSqrt as usize;
const LOAD: usize = Class::Load as usize;
const STORE: usize = Class::Store as usize;
const FENCE: usize = Class::Fence as usize;
const CSR: usize = Class::Csr as usize;
const FENCE_I: usize = Op::FenceI as usize;
/// fflags, frm and fcsr are 1, 2 and 3.
const LAST_FLOAT_CSR: usize = 3;

/// Readiness of one context.
#[derive(LogicBlock)]
pub struct Readiness {
    /// The context is running.
    pub active: Wire<In>,
    /// A control instruction of it is not resolved.
    pub control: Wire<In>,
    /// It waits at a barrier.
    pub barrier: Wire<In>,
    /// It waits at wspawn.
    pub spawn: Wire<In>,
    /// It waits for a line of instructions, as found up to this cycle.
    pub waiting: Wire<In>,
    /// Its active lanes.
    pub lanes: Wire<In>,
    /// Its oldest entry.
    pub head: Wire<In>,
    /// Whether there is one.
    pub has_head: Wire<In>,
    /// Its registers that wait for a result; bit 0: a fence of it has not ended.
    pub pending: Wire<In>,
    /// A float operation of it is under way.
    pub float_busy: Wire<In>,
    /// The load/store unit can take an instruction.
    pub memory_available: Wire<In>,
    /// Nothing is under way there.
    pub memory_drained: Wire<In>,
    /// Lanes in use of each unit that is not pipelined: divider, then float division and square root if there are.
    pub unit_busy: Vec<Wire<In>>,
    /// The writeback slot of `class` is free in `lanes`.
    pub slot_free: Wire<In>,
    /// Class of the head, to ask for its slot.
    pub class: Wire<Out>,
    /// It can issue.
    pub ready: Wire<Out>,
    /// Why not; NOT_SELECTED if it can.
    pub reason: Wire<Out>,
    op: Wire<Local>,
    rd: Wire<Local>,
    rs1: Wire<Local>,
    rs2: Wire<Local>,
    rs3: Wire<Local>,
    csr: Wire<Local>,
    operand_pending: Wire<Local>,
    waits_for_floats: Wire<Local>,
    uses_memory: Wire<Local>,
    memory_ok: Wire<Local>,
    unit_taken: Wire<Local>,
    op_at: Param,
    class_at: Param,
    rd_at: Param,
    rs1_at: Param,
    rs2_at: Param,
    rs3_at: Param,
    imm_at: Param,
    coordinated: Param,
    fpu: Param,
}

impl Readiness {
    /// For warps of `lanes` lanes and entries of `layout`.
    pub fn new(lanes: usize, layout: Layout, coordinated: bool, fpu: bool) -> Readiness {
        let units = if fpu { UNPIPELINED.len() } else { 1 };
        Readiness {
            active: Wire::new(1),
            control: Wire::new(1),
            barrier: Wire::new(1),
            spawn: Wire::new(1),
            waiting: Wire::new(1),
            lanes: Wire::new(lanes),
            head: Wire::new(layout.width()),
            has_head: Wire::new(1),
            pending: Wire::new(1 << REG_BITS),
            float_busy: Wire::new(1),
            memory_available: Wire::new(1),
            memory_drained: Wire::new(1),
            unit_busy: Wire::several(units, lanes),
            slot_free: Wire::new(1),
            class: Wire::new(CLASS_BITS),
            ready: Wire::new(1),
            reason: Wire::new(STALL_BITS),
            op: Wire::new(OP_BITS),
            rd: Wire::new(REG_BITS),
            rs1: Wire::new(REG_BITS),
            rs2: Wire::new(REG_BITS),
            rs3: Wire::new(REG_BITS),
            csr: Wire::new(12),
            operand_pending: Wire::new(1),
            waits_for_floats: Wire::new(1),
            uses_memory: Wire::new(1),
            memory_ok: Wire::new(1),
            unit_taken: Wire::new(1),
            op_at: Param::new(Layout::op().low),
            class_at: Param::new(Layout::class().low),
            rd_at: Param::new(Layout::rd().low),
            rs1_at: Param::new(Layout::rs1().low),
            rs2_at: Param::new(Layout::rs2().low),
            rs3_at: Param::new(Layout::rs3().low),
            imm_at: Param::new(Layout::imm().low),
            coordinated: Param::new(coordinated.into()),
            fpu: Param::new(fpu.into()),
        }
    }
}

impl Logic for Readiness {
    about!(
        DIVIDE,
        FLOAT_DIVIDE,
        FLOAT_SQRT,
        LOAD,
        STORE,
        FENCE,
        CSR,
        FENCE_I,
        LAST_FLOAT_CSR,
        stall::INACTIVE,
        stall::CONTROL,
        stall::BARRIER,
        stall::SPAWN,
        stall::MISS,
        stall::EMPTY,
        stall::OPERAND,
        stall::UNIT,
        stall::SLOT,
        stall::NOT_SELECTED,
    );

    #[hdl_gen]
    fn update(&mut self) {
        self.op.next = unsigned_cast(self.head.val() >> self.op_at.val());
        self.class.next = unsigned_cast(self.head.val() >> self.class_at.val());
        self.rd.next = unsigned_cast(self.head.val() >> self.rd_at.val());
        self.rs1.next = unsigned_cast(self.head.val() >> self.rs1_at.val());
        self.rs2.next = unsigned_cast(self.head.val() >> self.rs2_at.val());
        self.rs3.next = unsigned_cast(self.head.val() >> self.rs3_at.val());
        self.csr.next = unsigned_cast(self.head.val() >> self.imm_at.val());

        comment!("Unused fields name x0, which only a fence makes wait, and that holds up everything.");
        self.operand_pending.next = (self.pending.val().get_bit(0)
            | self.pending.val().get_bit(self.rd.val())
            | self.pending.val().get_bit(self.rs1.val())
            | self.pending.val().get_bit(self.rs2.val())
            | self.pending.val().get_bit(self.rs3.val()))
        .into();
        self.waits_for_floats.next = ((self.class.val() == CSR)
            & self.csr.val().any()
            & (self.csr.val() <= LAST_FLOAT_CSR)
            & self.float_busy.val().any())
        .into();
        self.uses_memory.next =
            ((self.class.val() == LOAD) | (self.class.val() == STORE) | (self.class.val() == FENCE)).into();
        self.memory_ok.next = self.memory_available.val();
        if self.op.val() == FENCE_I {
            self.memory_ok.next = self.memory_drained.val();
        }
        self.unit_taken.next =
            ((self.class.val() == DIVIDE) & (self.unit_busy[0].val() & self.lanes.val()).any()).into();
        if self.fpu.val() == 1 {
            if self.class.val() == FLOAT_DIVIDE {
                self.unit_taken.next = (self.unit_busy[1].val() & self.lanes.val()).any().into();
            } else if self.class.val() == FLOAT_SQRT {
                self.unit_taken.next = (self.unit_busy[2].val() & self.lanes.val()).any().into();
            }
        }

        comment!("The first reason counts.");
        self.reason.next = stall::NOT_SELECTED.into();
        if !self.active.val().any() {
            self.reason.next = stall::INACTIVE.into();
        } else if self.control.val().any() {
            self.reason.next = stall::CONTROL.into();
        } else if self.barrier.val().any() {
            self.reason.next = stall::BARRIER.into();
        } else if self.spawn.val().any() {
            self.reason.next = stall::SPAWN.into();
        } else if ((self.coordinated.val() == 1) | !self.has_head.val().any()) & self.waiting.val().any() {
            self.reason.next = stall::MISS.into();
        } else if !self.has_head.val().any() {
            self.reason.next = stall::EMPTY.into();
        } else if !self.head.val().get_bit(0) {
            if self.operand_pending.val().any() | self.waits_for_floats.val().any() {
                self.reason.next = stall::OPERAND.into();
            } else if self.uses_memory.val().any() {
                if !self.memory_ok.val().any() {
                    self.reason.next = stall::UNIT.into();
                }
            } else if self.unit_taken.val().any() {
                self.reason.next = stall::UNIT.into();
            } else if self.rd.val().any() & !self.slot_free.val().any() {
                self.reason.next = stall::SLOT.into();
            }
        }
        self.ready.next = (self.reason.val() == stall::NOT_SELECTED).into();
    }
}

#[cfg(test)]
mod tests;
