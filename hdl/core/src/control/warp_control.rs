//! Resolves control instructions: branches, jumps, mret, fence.i, tmc, pred, split, join, wspawn, bar.
//!
//! ```text
//! c                 issue: the context is blocked from c + 1 on
//! c + 1             operands
//! c + control - 1   resolution: at its end pc, mask, stack, warps and barriers change; the link register is written
//! c + control       the context may issue, unless it waits at a barrier or at wspawn
//! ```
//! One may issue in every cycle, each of another context. A wspawn that is not alone waits on; it takes effect in a cycle in
//! which nobody else can, since nobody else is active. A wrong instruction changes nothing, and its context stays blocked.
//! Knows nothing of queues and fetching: it says where a context goes.

use super::barrier::Barriers;
use super::blocked::{Blocked, state};
use super::fault::{CAUSE_BITS, FaultRecord, cause};
use super::masks::ContextMasks;
use super::op;
use super::resolve::Resolve;
use super::spawn::Spawn;
use crate::Shape;
use crate::bundles::{
    BarrierArrival, ContextStates, ControlInstruction, LaneResult, ProgramError, Redirection,
};
use warpstep_kit::prelude::*;

/// All control state of a core's contexts.
#[derive(LogicBlock)]
pub struct WarpControl {
    /// Cycle c: a control instruction issues.
    pub issue: Wire<In>,
    /// Cycle c: context that issues the control instruction.
    pub issue_context: Wire<In>,
    /// Cycle c + 1: control instruction with its operands.
    pub instruction: ControlInstruction<In>,
    /// Cycle of the resolution: link register of each lane, the return address of a jump or the pointer of a split.
    pub results: Vec<LaneResult<Out>>,
    /// Cycle of the resolution: where contexts go.
    pub redirection: Redirection<Out>,
    /// State of all contexts.
    pub contexts: ContextStates<Out>,
    /// Barriers across cores; absent in a chip of one core.
    pub global: Vec<BarrierArrival<Out>>,
    /// First wrong control instruction, reported one cycle after its resolution.
    pub fault: ProgramError<Out>,
    /// Pipeline registers from the operands to the resolution.
    stages: Vec<ControlInstruction<Staged>>,
    resolving: ControlInstruction<Local>,
    resolve: Resolve,
    barriers: Barriers,
    spawn: Spawn,
    masks: ContextMasks,
    states: Blocked,
    record: FaultRecord,
    wrong: Wire<Local>,
    detail: Wire<Local>,
    good: Wire<Local>,
    takes_effect: Wire<Local>,
    context: Wire<Local>,
    retires: Wire<Local>,
    links: Wire<Local>,
}

impl WarpControl {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> WarpControl {
        let stages = shape.config().latencies.control as usize - 2;
        WarpControl {
            issue: Wire::new(1),
            issue_context: Wire::new(shape.context_bits()),
            instruction: ControlInstruction::new(shape),
            results: LaneResult::per_lane(shape),
            redirection: Redirection::new(shape),
            contexts: ContextStates::new(shape),
            global: BarrierArrival::if_several_cores(shape),
            fault: ProgramError::new(shape),
            stages: (0..stages).map(|_| ControlInstruction::new(shape)).collect(),
            resolving: ControlInstruction::new(shape),
            resolve: Resolve::new(shape),
            barriers: Barriers::new(shape),
            spawn: Spawn::new(shape),
            masks: ContextMasks::new(shape),
            states: Blocked::new(shape),
            record: FaultRecord::new(shape),
            wrong: Wire::new(CAUSE_BITS),
            detail: Wire::new(32),
            good: Wire::new(1),
            takes_effect: Wire::new(1),
            context: Wire::new(shape.context_bits()),
            retires: Wire::new(1),
            links: Wire::new(shape.lanes()),
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
        wires::link(&mut self.instruction, &mut self.resolving);
        for stage in 0..self.stages.len() {
            wires::link(&mut self.resolving, &mut self.stages[stage]);
            wires::link(&mut self.stages[stage], &mut self.resolving);
        }

        comment!("What the parts make of it.");
        wires::link(&mut self.resolving, &mut self.resolve.instruction);
        self.barriers.arrive.next = self.resolving.valid.val() & (self.resolving.issued.op.val() == op::BAR);
        wires::link(&mut self.resolving.issued.context, &mut self.barriers.warp);
        wires::link(&mut self.resolving.leader.left, &mut self.barriers.operand);
        wires::link(&mut self.resolving.leader.right, &mut self.barriers.count);
        wires::link(&mut self.masks.running, &mut self.barriers.running);
        for port in 0..self.global.len() {
            wires::link(&mut self.barriers.global[port], &mut self.global[port]);
        }
        self.spawn.arrive.next = self.resolving.valid.val() & (self.resolving.issued.op.val() == op::WSPAWN);
        wires::link(&mut self.resolving.issued.context, &mut self.spawn.arriving.warp);
        wires::link(&mut self.resolving.issued.pc, &mut self.spawn.arriving.pc);
        wires::link(&mut self.resolving.leader.left, &mut self.spawn.arriving.count);
        wires::link(&mut self.resolving.leader.right, &mut self.spawn.arriving.target);
        wires::link(&mut self.masks.running, &mut self.spawn.running);

        comment!("Errors.");
        wires::link(&mut self.resolve.wrong, &mut self.wrong);
        wires::link(&mut self.resolve.detail, &mut self.detail);
        if self.spawn.wrong_count.val().any() {
            self.wrong.next = cause::SPAWN_COUNT.into();
            self.detail.next = self.spawn.firing.count.val();
        } else if self.spawn.misaligned.val().any() {
            self.wrong.next = cause::MISALIGNED_TARGET.into();
            self.detail.next = self.spawn.firing.target.val();
        } else if self.barriers.wrong_id.val().any() {
            self.wrong.next = cause::BARRIER_ID.into();
            self.detail.next = self.resolving.leader.left.val();
        } else if self.barriers.wrong_count.val().any() {
            self.wrong.next = cause::BARRIER_COUNT.into();
            self.detail.next = self.resolving.leader.right.val();
        }
        self.good.next = (self.resolving.valid.val().any() & !self.wrong.val().any()).into();

        comment!("A spawn that waited has the stage to itself.");
        wires::link(&mut self.resolving.issued.context, &mut self.context);
        wires::link(&mut self.resolving.issued.pc, &mut self.record.raise.pc);
        if self.spawn.fires.val().any() {
            self.context.next = self.spawn.firing.warp.val();
            self.record.raise.pc.next = self.spawn.firing.pc.val();
        }
        self.takes_effect.next = ((self.resolving.valid.val() | self.spawn.fires.val()).any()
            & !self.spawn.waits.val().any()
            & !self.wrong.val().any())
        .into();
        self.record.raise.valid.next = self.wrong.val().any().into();
        wires::link(&mut self.wrong, &mut self.record.raise.cause);
        wires::link(&mut self.context, &mut self.record.raise.context);
        wires::link(&mut self.detail, &mut self.record.raise.detail);
        self.record.raise.lane.next = 0.into();
        wires::link(&mut self.record.fault, &mut self.fault);

        comment!("What becomes of the context.");
        wires::link(&mut self.resolve.changes, &mut self.masks.change);
        wires::link(&mut self.resolving.issued.context, &mut self.masks.change_context);
        wires::link(&mut self.resolve.lanes, &mut self.masks.change_active);
        self.retires.next = (self.resolve.changes.val().any() & !self.resolve.lanes.val().any()).into();

        comment!("The link register is written with the resolution of its own instruction.");
        self.links.next = 0.into();
        if (self.takes_effect.val() & self.resolving.valid.val()).any() {
            self.links.next = self.resolving.issued.active.val();
        }
        for lane in 0..self.results.len() {
            self.results[lane].valid.next = self.links.val().get_bit(lane).into();
            wires::link(&mut self.resolving.destination, &mut self.results[lane].destination);
            wires::link(&mut self.resolve.result, &mut self.results[lane].value);
        }

        comment!("Who starts, ends, waits and goes on.");
        wires::link(&mut self.resolve.target, &mut self.redirection.redirect_pc[0]);
        for port in 0..self.redirection.loops.len() {
            wires::link(&mut self.resolve.loops[port], &mut self.redirection.loops[port]);
            wires::link(&mut self.resolving.issued.pc, &mut self.redirection.branch_pc[port]);
        }
        wires::link(&mut self.spawn.start, &mut self.redirection.start);
        wires::link(&mut self.spawn.firing.target, &mut self.redirection.start_pc);
        self.redirection.invalidate.next = self.good.val() & (self.resolving.issued.op.val() == op::FENCE_I);
        wires::link(&mut self.spawn.start, &mut self.masks.start);
        wires::link(&mut self.issue, &mut self.states.issue);
        wires::link(&mut self.issue_context, &mut self.states.issue_context);
        wires::link(&mut self.good, &mut self.states.resolve);
        wires::link(&mut self.resolving.issued.context, &mut self.states.resolve_context);
        self.states.resolve_state.next = state::FREE.into();
        if self.barriers.waits.val().any() {
            self.states.resolve_state.next = state::BARRIER.into();
        } else if self.spawn.waits.val().any() {
            self.states.resolve_state.next = state::SPAWN.into();
        }
        self.redirection.redirect.next = 0.into();
        self.redirection.retire.next = 0.into();
        wires::link(&mut self.spawn.start, &mut self.resolve.clear);
        wires::link(&mut self.barriers.released, &mut self.states.released);
        for each in 0..self.contexts.active.len() {
            if self.resolving.issued.context.val() == each {
                self.redirection.redirect.next =
                    self.redirection.redirect.val().replace_bit(each, self.resolve.jumps.val());
                self.redirection.retire.next =
                    self.redirection.retire.val().replace_bit(each, self.retires.val());
                if self.retires.val().any() {
                    self.resolve.clear.next = self.resolve.clear.val().replace_bit(each, true);
                }
            }
            if (self.takes_effect.val() & self.spawn.fires.val()).any() & (self.context.val() == each) {
                self.states.released.next = self.states.released.val().replace_bit(each, true);
            }
        }
        wires::link(&mut self.masks.running, &mut self.contexts.running);
        wires::link(&mut self.masks.active, &mut self.contexts.active);
        wires::link(&mut self.states.states, &mut self.contexts.blocked);
    }
}

#[cfg(test)]
#[path = "warp_control_model.rs"]
mod model;
#[cfg(test)]
#[path = "warp_control_tests.rs"]
mod tests;
