//! Resolves control instructions: branches, jumps, mret, fence.i, tmc, pred, split, join, wspawn, bar.
//!
//! ```text
//! c                 issue: the context is blocked from c + 1 on
//! c + 1             operands
//! c + control - 1   resolution: at its end pc, mask, stack, warps and barriers change; rd is written
//! c + control       the context may issue, unless it waits at a barrier or at wspawn
//! ```
//! One may issue in every cycle, each of another context. A wspawn that is not alone waits on; it takes effect in a cycle in
//! which nobody else can, since nobody else is active. A wrong instruction changes nothing, and its context stays blocked.
//! This file only wires; the parts are beside it. Knows nothing of queues and fetching: it says where a context goes.

use super::barrier::Barriers;
use super::blocked::{Blocked, STATE_BITS, state};
use super::delay::Delay;
use super::fault::{CAUSE_BITS, FaultRecord, cause};
use super::masks::ContextMasks;
use super::op;
use super::resolve::Resolve;
use super::spawn::Spawn;
use crate::operation::OP_BITS;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// All control state of a core's contexts.
#[derive(LogicBlock)]
pub struct WarpControl {
    /// Cycle c: a control instruction issues.
    pub issue: Wire<In>,
    /// Cycle c: whose.
    pub issue_context: Wire<In>,
    /// Cycle c + 1: which operation.
    pub op: Wire<In>,
    /// Cycle c + 1: its address.
    pub pc: Wire<In>,
    /// Cycle c + 1: its immediate.
    pub imm: Wire<In>,
    /// Cycle c + 1: the context's active lanes.
    pub active: Wire<In>,
    /// Cycle c + 1: bit 0 of rs1, one a lane.
    pub predicate: Wire<In>,
    /// Cycle c + 1: rs1 of the highest active lane.
    pub left: Wire<In>,
    /// Cycle c + 1: rs2 of the highest active lane.
    pub right: Wire<In>,
    /// Cycle c + 1: whether the highest active lane takes the branch.
    pub taken: Wire<In>,
    /// An instruction takes effect in this cycle.
    pub resolved: Wire<Out>,
    /// Whose.
    pub resolved_context: Wire<Out>,
    /// What rd becomes: a jump's return address, a split's pointer.
    pub result: Wire<Out>,
    /// The resolved context goes elsewhere: what it fetched is worth nothing.
    pub redirect: Wire<Out>,
    /// Where it goes.
    pub redirect_pc: Wire<Out>,
    /// The resolved context ends.
    pub retire: Wire<Out>,
    /// All instruction lines become invalid (fence.i).
    pub invalidate: Wire<Out>,
    /// Contexts that begin.
    pub start: Wire<Out>,
    /// Where they do.
    pub start_pc: Wire<Out>,
    /// Contexts with an active lane.
    pub active_contexts: Wire<Out>,
    /// The active lanes of each context.
    pub lanes: Vec<Wire<Out>>,
    /// What each context waits for: 0 nothing, 1 control, 2 barrier, 3 wspawn.
    pub blocked: Vec<Wire<Out>>,
    /// Across cores, one bit a barrier: all active contexts stand there.
    pub global_arrived: Vec<Wire<Out>>,
    /// Across cores, of each barrier: the count the last arrival gave.
    pub global_counts: Vec<Wire<Out>>,
    /// Across cores, one bit a barrier: it opens at the end of this cycle.
    pub global_open: Vec<Wire<In>>,
    /// There was a program error.
    pub faulted: Wire<Out>,
    /// What the first one was.
    pub fault_cause: Wire<Out>,
    /// Whose it was.
    pub fault_context: Wire<Out>,
    /// Address of its instruction.
    pub fault_pc: Wire<Out>,
    /// Its evidence.
    pub fault_detail: Wire<Out>,
    under_way: Reg,
    under_way_context: Reg,
    valid: Delay,
    context: Delay,
    op_late: Delay,
    pc_late: Delay,
    imm_late: Delay,
    active_late: Delay,
    predicate_late: Delay,
    left_late: Delay,
    right_late: Delay,
    taken_late: Delay,
    resolve: Resolve,
    barriers: Barriers,
    spawn: Spawn,
    masks: ContextMasks,
    states: Blocked,
    fault: FaultRecord,
    wrong: Wire<Local>,
    detail: Wire<Local>,
    good: Wire<Local>,
}

impl WarpControl {
    /// For so many contexts of so many lanes of one of so many cores; `latency` is that of control instructions, two at
    /// least.
    pub fn new(contexts: usize, lanes: usize, latency: usize, cores: usize) -> WarpControl {
        let stages = latency - 2;
        let barriers = Barriers::new(contexts, cores);
        let context = index_width(contexts);
        WarpControl {
            issue: Wire::new(1),
            issue_context: Wire::new(context),
            op: Wire::new(OP_BITS),
            pc: Wire::new(32),
            imm: Wire::new(32),
            active: Wire::new(lanes),
            predicate: Wire::new(lanes),
            left: Wire::new(32),
            right: Wire::new(32),
            taken: Wire::new(1),
            resolved: Wire::new(1),
            resolved_context: Wire::new(context),
            result: Wire::new(32),
            redirect: Wire::new(1),
            redirect_pc: Wire::new(32),
            retire: Wire::new(1),
            invalidate: Wire::new(1),
            start: Wire::new(contexts),
            start_pc: Wire::new(32),
            active_contexts: Wire::new(contexts),
            lanes: Wire::several(contexts, lanes),
            blocked: Wire::several(contexts, STATE_BITS),
            global_arrived: barriers.global_arrived.iter().map(|wire| Wire::new(wire.width())).collect(),
            global_counts: barriers.global_counts.iter().map(|wire| Wire::new(wire.width())).collect(),
            global_open: barriers.global_open.iter().map(|wire| Wire::new(wire.width())).collect(),
            faulted: Wire::new(1),
            fault_cause: Wire::new(CAUSE_BITS),
            fault_context: Wire::new(context),
            fault_pc: Wire::new(32),
            fault_detail: Wire::new(32),
            under_way: Reg::new(1),
            under_way_context: Reg::new(context),
            valid: Delay::new(1, stages),
            context: Delay::new(context, stages),
            op_late: Delay::new(OP_BITS, stages),
            pc_late: Delay::new(32, stages),
            imm_late: Delay::new(32, stages),
            active_late: Delay::new(lanes, stages),
            predicate_late: Delay::new(lanes, stages),
            left_late: Delay::new(32, stages),
            right_late: Delay::new(32, stages),
            taken_late: Delay::new(1, stages),
            resolve: Resolve::new(contexts, lanes),
            barriers,
            spawn: Spawn::new(contexts),
            masks: ContextMasks::new(contexts, lanes),
            states: Blocked::new(contexts),
            fault: FaultRecord::new(contexts),
            wrong: Wire::new(CAUSE_BITS),
            detail: Wire::new(32),
            good: Wire::new(1),
        }
    }
}

impl Logic for WarpControl {
    about!(
        op::FENCE_I,
        op::BAR,
        op::WSPAWN,
        state::FREE,
        state::BARRIER,
        state::SPAWN,
        cause::MISALIGNED_TARGET,
        cause::SPAWN_COUNT,
        cause::BARRIER_ID,
        cause::BARRIER_COUNT
    );

    #[hdl_gen]
    fn update(&mut self) {
        comment!("From the operands to the resolution.");
        self.under_way.next = self.issue.val();
        self.under_way_context.next = self.issue_context.val();
        self.valid.early.next = self.under_way.val();
        self.context.early.next = self.under_way_context.val();
        self.op_late.early.next = self.op.val();
        self.pc_late.early.next = self.pc.val();
        self.imm_late.early.next = self.imm.val();
        self.active_late.early.next = self.active.val();
        self.predicate_late.early.next = self.predicate.val();
        self.left_late.early.next = self.left.val();
        self.right_late.early.next = self.right.val();
        self.taken_late.early.next = self.taken.val();

        comment!("What the parts make of it.");
        self.resolve.valid.next = self.valid.late.val();
        self.resolve.owner.next = self.context.late.val();
        self.resolve.op.next = self.op_late.late.val();
        self.resolve.pc.next = self.pc_late.late.val();
        self.resolve.imm.next = self.imm_late.late.val();
        self.resolve.active.next = self.active_late.late.val();
        self.resolve.predicate.next = self.predicate_late.late.val();
        self.resolve.left.next = self.left_late.late.val();
        self.resolve.right.next = self.right_late.late.val();
        self.resolve.taken.next = self.taken_late.late.val();
        self.barriers.arrive.next = self.valid.late.val() & (self.op_late.late.val() == op::BAR);
        self.barriers.warp.next = self.context.late.val();
        self.barriers.operand.next = self.left_late.late.val();
        self.barriers.count.next = self.right_late.late.val();
        self.barriers.active.next = self.masks.active.val();
        for port in 0..self.global_open.len() {
            self.barriers.global_open[port].next = self.global_open[port].val();
            self.global_arrived[port].next = self.barriers.global_arrived[port].val();
        }
        for barrier in 0..self.global_counts.len() {
            self.global_counts[barrier].next = self.barriers.global_counts[barrier].val();
        }
        self.spawn.arrive.next = self.valid.late.val() & (self.op_late.late.val() == op::WSPAWN);
        self.spawn.warp.next = self.context.late.val();
        self.spawn.pc.next = self.pc_late.late.val();
        self.spawn.count.next = self.left_late.late.val();
        self.spawn.target.next = self.right_late.late.val();
        self.spawn.active.next = self.masks.active.val();

        comment!("Errors.");
        self.wrong.next = self.resolve.wrong.val();
        self.detail.next = self.resolve.detail.val();
        if self.spawn.wrong_count.val().any() {
            self.wrong.next = cause::SPAWN_COUNT.into();
            self.detail.next = self.spawn.fires_count.val();
        } else if self.spawn.misaligned.val().any() {
            self.wrong.next = cause::MISALIGNED_TARGET.into();
            self.detail.next = self.spawn.start_pc.val();
        } else if self.barriers.wrong_id.val().any() {
            self.wrong.next = cause::BARRIER_ID.into();
            self.detail.next = self.left_late.late.val();
        } else if self.barriers.wrong_count.val().any() {
            self.wrong.next = cause::BARRIER_COUNT.into();
            self.detail.next = self.right_late.late.val();
        }
        self.good.next = (self.valid.late.val().any() & !self.wrong.val().any()).into();

        comment!("A spawn that waited has the stage to itself.");
        self.resolved_context.next = self.context.late.val();
        self.fault.raise_pc.next = self.pc_late.late.val();
        if self.spawn.fires.val().any() {
            self.resolved_context.next = self.spawn.fires_warp.val();
            self.fault.raise_pc.next = self.spawn.fires_pc.val();
        }
        self.resolved.next = ((self.valid.late.val() | self.spawn.fires.val()).any()
            & !self.spawn.waits.val().any()
            & !self.wrong.val().any())
        .into();
        self.fault.raise.next = self.wrong.val().any().into();
        self.fault.raise_cause.next = self.wrong.val();
        self.fault.raise_context.next = self.resolved_context.val();
        self.fault.raise_detail.next = self.detail.val();

        comment!("What becomes of the context.");
        self.redirect.next = self.resolve.jumps.val();
        self.redirect_pc.next = self.resolve.target.val();
        self.invalidate.next = self.good.val() & (self.op_late.late.val() == op::FENCE_I);
        self.result.next = self.resolve.result.val();
        self.masks.change.next = self.resolve.changes.val();
        self.masks.change_context.next = self.context.late.val();
        self.masks.change_lanes.next = self.resolve.lanes.val();
        self.retire.next = (self.resolve.changes.val().any() & !self.resolve.lanes.val().any()).into();

        comment!("Who starts, ends, waits and goes on.");
        self.start.next = self.spawn.start.val();
        self.start_pc.next = self.spawn.start_pc.val();
        self.masks.start.next = self.spawn.start.val();
        self.states.issue.next = self.issue.val();
        self.states.issue_context.next = self.issue_context.val();
        self.states.resolve.next = self.good.val();
        self.states.resolve_context.next = self.context.late.val();
        self.states.resolve_state.next = state::FREE.into();
        if self.barriers.waits.val().any() {
            self.states.resolve_state.next = state::BARRIER.into();
        } else if self.spawn.waits.val().any() {
            self.states.resolve_state.next = state::SPAWN.into();
        }
        self.resolve.clear.next = self.spawn.start.val();
        self.states.released.next = self.barriers.released.val();
        for each in 0..self.lanes.len() {
            if self.retire.val().any() & (self.context.late.val() == each) {
                self.resolve.clear.next = self.resolve.clear.val().replace_bit(each, true);
            }
            if (self.resolved.val() & self.spawn.fires.val()).any() & (self.resolved_context.val() == each) {
                self.states.released.next = self.states.released.val().replace_bit(each, true);
            }
            self.lanes[each].next = self.masks.lanes[each].val();
            self.blocked[each].next = self.states.states[each].val();
        }
        self.active_contexts.next = self.masks.active.val();
        self.faulted.next = self.fault.faulted.val();
        self.fault_cause.next = self.fault.fault_cause.val();
        self.fault_context.next = self.fault.fault_context.val();
        self.fault_pc.next = self.fault.fault_pc.val();
        self.fault_detail.next = self.fault.fault_detail.val();
    }
}

#[cfg(test)]
#[path = "warp_control_model.rs"]
mod model;
#[cfg(test)]
#[path = "warp_control_tests.rs"]
mod tests;
