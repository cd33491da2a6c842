//! bar: warps of a core wait for each other, or cores do.
//!
//! A barrier of one core opens when `count` warps have arrived. A barrier across cores (bit 31 of the id) has two
//! stages, as in Vortex: a core has arrived when all its active warps have, and the barrier opens when `count` cores
//! have arrived.

use super::Next;
use crate::context::ContextState;
use crate::fault::{Cause, Fault, WarningKind};
use crate::machine::{At, Machine};
use crate::observer::Observer;
use crate::step::Current;
use warpstep_spec::abi::GLOBAL_BARRIER;
use warpstep_spec::mask::lanes_of;

impl Machine {
    pub(crate) fn bar<O: Observer>(&mut self, current: &Current, observer: &mut O) -> Result<Next, Fault> {
        let At { core, warp, .. } = current.at;
        let operand = self.scalar(current, current.instruction.rs1);
        let count = self.scalar(current, current.instruction.rs2);
        let (global, id) = (operand & GLOBAL_BARRIER != 0, operand & !GLOBAL_BARRIER);
        let most = if global { self.config.cores } else { self.config.warps };
        let available = self.config.barriers();
        if id as usize >= available {
            return Err(current.spoken_fault(Cause::BarrierId { operand, available }));
        }
        if !(1..=most).contains(&(count as usize)) {
            return Err(current.spoken_fault(Cause::BarrierCount { count, most }));
        }
        self.refuse_while_split(current)?;
        if self.context(current.at).is_diverged() {
            self.warn(current, WarningKind::BarWhileDiverged, current.active, observer)?;
        }
        if count == 1 {
            return Ok(Next::Sequential);
        }
        let context = self.context_mut(current.at);
        if global {
            context.state = ContextState::AtGlobalBarrier(id);
            self.global_counts[id as usize] = count;
            self.release_global_barriers(observer);
        } else {
            context.state = ContextState::AtBarrier(id);
            let arrived = &mut self.cores[core].arrived[id as usize];
            *arrived |= 1 << warp;
            if arrived.count_ones() == count {
                let released =
                    lanes_of(std::mem::take(arrived)).map(|warp| At { core, warp, context: 0 }).collect();
                self.open(released, observer);
            }
        }
        Ok(Next::Decided)
    }

    /// Opens every barrier across cores at which enough cores have arrived. Called when a warp arrives and when one
    /// retires, since a core waits for its active warps only.
    pub(crate) fn release_global_barriers<O: Observer>(&mut self, observer: &mut O) {
        for id in 0..self.global_counts.len() {
            let here = ContextState::AtGlobalBarrier(id as u32);
            let has_arrived = |core: &crate::core::Core| {
                let mut active = core.warps.iter().filter(|warp| warp.is_active()).peekable();
                active.peek().is_some() && active.all(|warp| warp.contexts[0].state == here)
            };
            let arrived = self.cores.iter().filter(|core| has_arrived(core)).count();
            if arrived > 0 && arrived == self.global_counts[id] as usize {
                let released =
                    self.living().into_iter().filter(|one| one.state == here).map(|one| one.at).collect();
                self.open(released, observer);
            }
        }
    }

    fn open<O: Observer>(&mut self, released: Vec<At>, observer: &mut O) {
        for at in &released {
            self.context_mut(*at).go_on();
        }
        observer.opened(&released);
    }
}
