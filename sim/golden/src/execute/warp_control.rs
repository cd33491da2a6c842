//! Masks and warps: tmc, pred, wspawn; and the way to the rest of the SIMT instructions.

use super::Next;
use crate::context::ContextState;
use crate::fault::{Cause, Fault, WarningKind};
use crate::machine::{At, Machine};
use crate::observer::Observer;
use crate::step::Current;
use warpstep_spec::mask::leader;
use warpstep_spec::{LaneMask, Op, Reg};

impl Machine {
    pub(crate) fn warp_control<O: Observer>(
        &mut self,
        current: &Current,
        observer: &mut O,
    ) -> Result<Next, Fault> {
        match current.instruction.op {
            Op::Tmc => self.tmc(current, observer),
            Op::Pred | Op::PredN => self.pred(current, observer),
            Op::Wspawn => self.wspawn(current, observer),
            Op::Split | Op::SplitN | Op::SplitM | Op::SplitMN => self.split(current, observer),
            Op::Join => self.join(current, observer),
            Op::Bar => self.bar(current, observer),
            other => unreachable!("{other} does not control warps"),
        }
    }

    /// The leader lane's value of a register.
    pub(crate) fn scalar(&self, current: &Current, reg: Reg) -> u32 {
        let leader = leader(current.active).expect("a running context has an active lane");
        self.cores[current.at.core].warps[current.at.warp].registers.row(reg)[leader]
    }

    /// What concerns the whole warp cannot be done by one half of it.
    pub(crate) fn refuse_while_split(&self, current: &Current) -> Result<(), Fault> {
        if self.is_split(current.at.core, current.at.warp) {
            return Err(current.fault(Cause::while_split(&current.instruction)));
        }
        Ok(())
    }

    fn tmc<O: Observer>(&mut self, current: &Current, observer: &mut O) -> Result<Next, Fault> {
        self.set_active(current, self.scalar(current, current.instruction.rs1), observer)
    }

    fn pred<O: Observer>(&mut self, current: &Current, observer: &mut O) -> Result<Next, Fault> {
        let Current { at, active, instruction, .. } = *current;
        let bits = self.cores[at.core].warps[at.warp].registers.predicate(active, instruction.rs1);
        let holds = if instruction.op == Op::PredN { active & !bits } else { bits };
        let wanted = if holds != 0 { holds } else { self.scalar(current, instruction.rs2) };
        self.set_active(current, wanted, observer)
    }

    /// Makes these lanes active, as far as they belong to the context; none left retires the warp.
    fn set_active<O: Observer>(
        &mut self,
        current: &Current,
        wanted: LaneMask,
        observer: &mut O,
    ) -> Result<Next, Fault> {
        let active = wanted & self.context(current.at).owned;
        if active == 0 {
            self.refuse_while_split(current)?;
        }
        let context = self.context_mut(current.at);
        context.active = active;
        let diverged = context.is_diverged();
        let beyond = active & !context.half();
        if beyond != 0 {
            self.warn(current, WarningKind::MaskBeyondHalf, beyond, observer)?;
        }
        if active != 0 {
            return Ok(Next::Sequential);
        }
        if wanted != 0 {
            self.warn(current, WarningKind::NoLaneLeft, wanted, observer)?;
        }
        if diverged {
            self.warn(current, WarningKind::RetiresWhileDiverged, current.active, observer)?;
        }
        self.context_mut(current.at).free_up();
        self.release_global_barriers(observer);
        Ok(Next::Decided)
    }

    /// Whether no other warp of the core is active.
    pub(crate) fn is_alone(&self, at: At) -> bool {
        self.cores[at.core].active_warps() == 1 << at.warp
    }

    fn wspawn<O: Observer>(&mut self, current: &Current, observer: &mut O) -> Result<Next, Fault> {
        let At { core, warp, .. } = current.at;
        let (count, pc) =
            (self.scalar(current, current.instruction.rs1), self.scalar(current, current.instruction.rs2));
        let warps = self.config.warps;
        if count as usize > warps {
            return Err(current.spoken_fault(Cause::SpawnCount { count, warps }));
        }
        if count > 1 && !pc.is_multiple_of(4) {
            return Err(current.spoken_fault(Cause::MisalignedTarget(pc)));
        }
        self.refuse_while_split(current)?;
        if self.context(current.at).is_diverged() {
            self.warn(current, WarningKind::SpawnWhileDiverged, current.active, observer)?;
        }
        if !self.is_alone(current.at) {
            self.context_mut(current.at).state = ContextState::AtSpawn;
            return Ok(Next::Waits);
        }
        let all = self.config.all_lanes();
        for other in (0..count as usize).filter(|other| *other != warp) {
            self.cores[core].warps[other].start(pc, 1, all);
        }
        Ok(Next::Sequential)
    }
}
