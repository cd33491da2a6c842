//! Resolves control instructions: branches, jumps, mret, fence.i, tmc, pred, split, join, wspawn, bar.
//!
//! ```text
//! c                 issue: the context is blocked from c + 1 on
//! c + 1             operands
//! c + control - 1   resolution: at its end pc, mask, stack, warps and barriers change; the link register is written
//! c + control       the context may issue, unless it waits at a barrier, at wspawn or at a join
//! ```
//! In a cycle contexts of one warp may issue them, each through the port of its number. Branches and direct jumps are resolved at every port;
//! all others are scalar, and one port at most has one. A wspawn that is not alone waits on; it takes effect in a cycle in
//! which nobody else can, since nobody else is active. A wrong instruction changes nothing, and its context stays blocked.
//! Knows nothing of queues and fetching: it says where a context goes.

use super::barrier::Barriers;
use super::blocked::{Blocked, state};
use super::context_number::ContextNumber;
use super::errors::ControlErrors;
use super::fault::{FaultRecord, cause};
use super::links::LinkRegisters;
use super::masks::ContextMasks;
use super::next_pc::NextPc;
use super::op;
use super::outcomes::ContextOutcomes;
use super::resolve::Resolve;
use super::scalar_port::ScalarPort;
use super::siblings::SiblingSelect;
use super::spawn::Spawn;
use crate::Shape;
use crate::bundles::{
    BarrierArrival, ContextStates, ControlInstruction, LaneResult, ProgramError, Redirection, ReturnedLanes,
};
use warpstep_kit::prelude::*;

/// All control state of a core's contexts.
#[derive(LogicBlock)]
pub struct WarpControl {
    /// Cycle c: contexts that issue a control instruction, one bit per context.
    pub issue: Wire<In>,
    /// Cycle c + 1: control instruction of each port with its operands, all of one warp.
    pub instruction: Vec<ControlInstruction<In>>,
    /// Warps whose splits run in parallel without a mark, one bit per warp; absent without split contexts.
    pub unmarked: Vec<Wire<In>>,
    /// Cycle of the resolution: link register of each lane, the return address of a jump or the pointer of a split.
    pub results: Vec<LaneResult<Out>>,
    /// Lanes whose link register is not written after all, as the instruction is wrong; one bit per lane.
    pub withdrawn: Wire<Out>,
    /// Cycle of the resolution: where contexts go.
    pub redirection: Redirection<Out>,
    /// Lanes that come back from a child at the end of this cycle; absent without split contexts.
    pub returned: Vec<ReturnedLanes<Out>>,
    /// State of all contexts.
    pub contexts: ContextStates<Out>,
    /// Barriers across cores; absent in a chip of one core.
    pub global: Vec<BarrierArrival<Out>>,
    /// First wrong control instruction, reported one cycle after its resolution.
    pub fault: ProgramError<Out>,
    /// Pipeline registers from the operands to the resolution, those of one port after the other.
    stages: Vec<ControlInstruction<Staged>>,
    resolving: Vec<ControlInstruction<Local>>,
    next_pc: Vec<NextPc>,
    choice: ScalarPort,
    scalar: ControlInstruction<Local>,
    resolve: Resolve,
    barriers: Barriers,
    spawn: Spawn,
    errors: ControlErrors,
    links: LinkRegisters,
    masks: ContextMasks,
    changed: ContextNumber,
    siblings: Vec<SiblingSelect>,
    outcomes: ContextOutcomes,
    states: Blocked,
    record: FaultRecord,
    running: Wire<Local>,
    stage_count: Param,
    warps: Param,
    ports: Param,
}

impl WarpControl {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> WarpControl {
        let (ports, flags) = (shape.ports(), shape.split_flags());
        let stages = shape.config().latencies.control as usize - 2;
        WarpControl {
            issue: Wire::new(shape.contexts()),
            instruction: ControlInstruction::per_port(shape),
            unmarked: Wire::several(flags, shape.warps()),
            results: LaneResult::per_lane(shape),
            withdrawn: Wire::new(shape.lanes()),
            redirection: Redirection::new(shape),
            returned: ReturnedLanes::if_splits(shape),
            contexts: ContextStates::new(shape),
            global: BarrierArrival::if_several_cores(shape),
            fault: ProgramError::new(shape),
            stages: (0..ports * stages).map(|_| ControlInstruction::new(shape)).collect(),
            resolving: ControlInstruction::per_port(shape),
            next_pc: (0..ports).map(|_| NextPc::new(shape)).collect(),
            choice: ScalarPort::new(shape),
            scalar: ControlInstruction::new(shape),
            resolve: Resolve::new(shape),
            barriers: Barriers::new(shape),
            spawn: Spawn::new(shape),
            errors: ControlErrors::new(shape),
            links: LinkRegisters::new(shape),
            masks: ContextMasks::new(shape),
            changed: ContextNumber::new(shape),
            siblings: (0..flags).map(|_| SiblingSelect::new(shape)).collect(),
            outcomes: ContextOutcomes::new(shape),
            states: Blocked::new(shape),
            record: FaultRecord::new(shape),
            running: Wire::new(shape.warps()),
            stage_count: Param::new(stages),
            warps: Param::new(shape.warps()),
            ports: Param::new(ports),
        }
    }
}

impl Logic for WarpControl {
    about!(
        unread: "resolve.changed";
        op::FENCE_I,
        op::BAR,
        op::WSPAWN,
        state::BARRIER,
        state::SPAWN,
        state::JOIN,
        cause::MISALIGNED_TARGET,
        cause::SPAWN_COUNT,
        cause::BARRIER_ID,
        cause::BARRIER_COUNT,
        cause::WHILE_SPLIT
    );

    #[hdl_gen]
    fn update(&mut self) {
        comment!("From the operands to the resolution.");
        for port in 0..self.resolving.len() {
            wires::link(&mut self.instruction[port], &mut self.resolving[port]);
            for stage in 0..self.stage_count.val() {
                wires::link(
                    &mut self.resolving[port],
                    &mut self.stages[port * self.stage_count.val() + stage],
                );
                wires::link(
                    &mut self.stages[port * self.stage_count.val() + stage],
                    &mut self.resolving[port],
                );
            }
            wires::link(&mut self.resolving[port], &mut self.choice.instructions[port]);
        }
        wires::link(&mut self.choice.scalar, &mut self.scalar);

        comment!("What the parts make of it.");
        for flag in 0..self.unmarked.len() {
            wires::link(&mut self.scalar.issued.context, &mut self.siblings[flag].warp);
            wires::link(&mut self.choice.port, &mut self.siblings[flag].port);
            wires::link(&mut self.masks.running, &mut self.siblings[flag].running);
            wires::link(&mut self.masks.owned, &mut self.siblings[flag].owned);
            wires::link(&mut self.unmarked[flag], &mut self.siblings[flag].unmarked);
            wires::link(&mut self.siblings[flag].siblings, &mut self.resolve.siblings[flag]);
            self.barriers.split[flag].next = self.siblings[flag].siblings.running.val().any().into();
            self.spawn.split[flag].next = self.siblings[flag].siblings.running.val().any().into();
        }
        wires::link(&mut self.scalar, &mut self.resolve.instruction);
        wires::link(&mut self.choice.port, &mut self.resolve.port);
        self.resolve.behind.next = self.next_pc[0].behind.val();
        for port in 0..self.resolving.len() {
            wires::link(&mut self.resolving[port], &mut self.next_pc[port].instruction);
            self.next_pc[port].first_join.next =
                self.resolve.first_join.val() & (self.choice.port.val() == port);
            wires::link(&mut self.resolve.resume_pc, &mut self.next_pc[port].resume_pc);
        }
        for port in 1..self.resolving.len() {
            if self.choice.port.val() == port {
                self.resolve.behind.next = self.next_pc[port].behind.val();
            }
        }
        self.running.next = 0.into();
        for warp in 0..self.warps.val() {
            self.running.next = self
                .running
                .val()
                .replace_bit(warp, self.masks.running.val().get_bit(warp * self.ports.val()));
        }
        self.barriers.arrive.next = self.scalar.valid.val() & (self.scalar.issued.op.val() == op::BAR);
        wires::link(&mut self.scalar.issued.context, &mut self.barriers.warp);
        wires::link(&mut self.scalar.leader.left, &mut self.barriers.operand);
        wires::link(&mut self.scalar.leader.right, &mut self.barriers.count);
        wires::link(&mut self.running, &mut self.barriers.running);
        for port in 0..self.global.len() {
            wires::link(&mut self.barriers.global[port], &mut self.global[port]);
        }
        self.spawn.arrive.next = self.scalar.valid.val() & (self.scalar.issued.op.val() == op::WSPAWN);
        wires::link(&mut self.scalar.issued.context, &mut self.spawn.arriving.warp);
        wires::link(&mut self.scalar.issued.pc, &mut self.spawn.arriving.pc);
        wires::link(&mut self.scalar.leader.left, &mut self.spawn.arriving.count);
        wires::link(&mut self.scalar.leader.right, &mut self.spawn.arriving.target);
        wires::link(&mut self.running, &mut self.spawn.running);

        comment!("Errors; a spawn that waited has the stage to itself.");
        wires::link(&mut self.resolve.wrong, &mut self.errors.scalar.cause);
        wires::link(&mut self.resolve.detail, &mut self.errors.scalar.detail);
        if self.spawn.wrong_count.val().any() {
            self.errors.scalar.cause.next = cause::SPAWN_COUNT.into();
            self.errors.scalar.detail.next = self.spawn.firing.count.val();
        } else if self.spawn.misaligned.val().any() {
            self.errors.scalar.cause.next = cause::MISALIGNED_TARGET.into();
            self.errors.scalar.detail.next = self.spawn.firing.target.val();
        } else if self.barriers.wrong_id.val().any() {
            self.errors.scalar.cause.next = cause::BARRIER_ID.into();
            self.errors.scalar.detail.next = self.scalar.leader.left.val();
        } else if self.barriers.wrong_count.val().any() {
            self.errors.scalar.cause.next = cause::BARRIER_COUNT.into();
            self.errors.scalar.detail.next = self.scalar.leader.right.val();
        }
        for flag in 0..self.siblings.len() {
            if (self.spawn.while_split[flag].val() | self.barriers.while_split[flag].val()).any() {
                self.errors.scalar.cause.next = cause::WHILE_SPLIT.into();
                self.errors.scalar.detail.next = 0.into();
            }
        }
        wires::link(&mut self.choice.port, &mut self.errors.scalar.port);
        wires::link(&mut self.scalar.issued.context, &mut self.errors.scalar.warp);
        wires::link(&mut self.scalar.issued.pc, &mut self.errors.scalar.pc);
        if self.spawn.fires.val().any() {
            self.errors.scalar.warp.next = self.spawn.firing.warp.val();
            self.errors.scalar.pc.next = self.spawn.firing.pc.val();
        }
        self.errors.misaligned.next = 0.into();
        for port in 0..self.resolving.len() {
            wires::link(&mut self.resolving[port], &mut self.errors.instructions[port]);
            self.errors.misaligned.next =
                self.errors.misaligned.val().replace_bit(port, self.next_pc[port].misaligned.val());
            wires::link(&mut self.next_pc[port].target, &mut self.errors.targets[port]);
        }
        wires::link(&mut self.errors.raise, &mut self.record.raise);
        wires::link(&mut self.record.fault, &mut self.fault);

        comment!("Masks.");
        wires::link(&mut self.resolve.changes, &mut self.masks.change);
        wires::link(&mut self.scalar.issued.context, &mut self.changed.warp);
        wires::link(&mut self.resolve.changed, &mut self.changed.port);
        wires::link(&mut self.changed.context, &mut self.masks.change_context);
        wires::link(&mut self.resolve.lanes, &mut self.masks.change_active);
        for flag in 0..self.siblings.len() {
            wires::link(&mut self.resolve.lending[flag], &mut self.masks.lending[flag]);
            wires::link(&mut self.resolve.join[flag].merges, &mut self.returned[flag].valid);
            wires::link(&mut self.scalar.issued.context, &mut self.returned[flag].warp);
            wires::link(&mut self.resolve.join[flag].parent, &mut self.returned[flag].parent);
            wires::link(&mut self.resolve.join[flag].lanes, &mut self.returned[flag].lanes);
        }
        wires::link(&mut self.spawn.start, &mut self.masks.start);

        comment!("Link registers. Only jumps and splits have them: what else may be wrong does not matter.");
        self.links.resolved.next = 0.into();
        self.links.wrong.next = 0.into();
        for port in 0..self.resolving.len() {
            self.links.resolved.next =
                self.links.resolved.val().replace_bit(port, self.resolving[port].valid.val());
            self.links.wrong.next = self.links.wrong.val().replace_bit(
                port,
                self.next_pc[port].misaligned.val()
                    | (self.resolve.overflows.val() & (self.choice.port.val() == port)),
            );
            wires::link(&mut self.resolving[port], &mut self.links.instructions[port]);
            wires::link(&mut self.next_pc[port].behind, &mut self.links.values[port]);
            if (self.choice.port.val() == port) & self.resolve.splits.val().any() {
                self.links.values[port].next = unsigned_cast(self.resolve.pointer.val());
            }
        }
        wires::link(&mut self.links.results, &mut self.results);
        wires::link(&mut self.links.withdrawn, &mut self.withdrawn);

        comment!("Who starts, ends, waits and goes on.");
        self.outcomes.jumps.next = 0.into();
        for port in 0..self.resolving.len() {
            wires::link(&mut self.resolving[port].issued.context, &mut self.outcomes.warps[port]);
            comment!("A join that jumps has met its split: only a sum can be wrong.");
            self.outcomes.jumps.next = self.outcomes.jumps.val().replace_bit(
                port,
                self.resolving[port].valid.val()
                    & self.next_pc[port].jumps.val()
                    & !self.next_pc[port].misaligned.val(),
            );
            wires::link(&mut self.next_pc[port].target, &mut self.redirection.redirect_pc[port]);
        }
        for port in 0..self.redirection.loops.len() {
            wires::link(&mut self.next_pc[port].loops[0], &mut self.redirection.loops[port]);
            wires::link(&mut self.resolving[port].issued.pc, &mut self.redirection.branch_pc[port]);
        }
        wires::link(&mut self.errors.good, &mut self.outcomes.good);
        wires::link(&mut self.scalar.issued.context, &mut self.outcomes.scalar_warp);
        wires::link(&mut self.choice.port, &mut self.outcomes.scalar_port);
        wires::link(&mut self.resolve.retires, &mut self.outcomes.scalar_retires);
        wires::link(&mut self.barriers.released, &mut self.outcomes.opened);
        self.outcomes.spawns.next =
            (self.spawn.fires.val().any() & !self.errors.scalar.cause.val().any()).into();
        wires::link(&mut self.spawn.firing.warp, &mut self.outcomes.spawner);
        wires::link(&mut self.spawn.start, &mut self.outcomes.start);
        self.outcomes.scalar_waits.next = self.barriers.waits.val() | self.spawn.waits.val();
        self.states.wait_state.next = state::BARRIER.into();
        if self.spawn.waits.val().any() {
            self.states.wait_state.next = state::SPAWN.into();
        }
        for flag in 0..self.siblings.len() {
            wires::link(&mut self.resolve.split[flag], &mut self.redirection.split[flag]);
            wires::link(&mut self.resolve.join[flag], &mut self.outcomes.join[flag]);
            if self.resolve.join[flag].waits.val().any() {
                self.outcomes.scalar_waits.next = true.into();
                self.states.wait_state.next = state::JOIN.into();
            }
        }
        self.redirection.invalidate.next =
            self.scalar.valid.val() & (self.scalar.issued.op.val() == op::FENCE_I);
        wires::link(&mut self.spawn.firing.target, &mut self.redirection.start_pc);
        wires::link(&mut self.outcomes.redirect, &mut self.redirection.redirect);
        wires::link(&mut self.outcomes.retire, &mut self.redirection.retire);
        wires::link(&mut self.outcomes.starts, &mut self.redirection.start);
        wires::link(&mut self.outcomes.clear, &mut self.resolve.clear);
        wires::link(&mut self.issue, &mut self.states.issue);
        wires::link(&mut self.outcomes.waits, &mut self.states.waits);
        wires::link(&mut self.outcomes.released, &mut self.states.released);
        wires::link(&mut self.masks.running, &mut self.contexts.running);
        wires::link(&mut self.masks.active, &mut self.contexts.active);
        for context in 0..self.contexts.owned.len() {
            wires::link(&mut self.masks.owned[context], &mut self.contexts.owned[context]);
        }
        wires::link(&mut self.states.states, &mut self.contexts.blocked);
    }
}

#[cfg(test)]
#[path = "warp_control_model.rs"]
mod model;
#[cfg(test)]
#[path = "warp_control_tests.rs"]
mod tests;
