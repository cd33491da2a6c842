//! Registers that can no longer decide anything, lane by lane.

use super::Core;
use crate::machine::Shared;
use crate::machine::context::{Entry, Next};
use warpstep_spec::mask::lanes_of;

impl Core {
    /// Where ways behind a branch that inputs decided meet, with what issues now, what was written on them is forgotten.
    pub(super) fn forget_at_meetings(&mut self) {
        for number in &self.selected {
            let context = &mut self.contexts[*number];
            let Some(Entry::Instruction { pc, .. }) = context.queue.front() else { continue };
            let pc = *pc;
            if let Some(writes) = context.meets(pc) {
                self.warps[number / self.per_warp].registers.forget_in(writes, context.owned);
                self.milestone = true;
            }
        }
    }

    /// Forgets what can no longer decide anything.
    pub fn forget(&mut self, shared: &Shared) {
        let Some(guidance) = shared.guidance.as_deref() else { return };
        let mut matter = vec![0; shared.config.lanes];
        for warp in 0..self.warps.len() {
            matter.fill(guidance.relevance.at_start());
            let first = warp * self.per_warp;
            let registers = &self.warps[warp].registers;
            for context in self.contexts[first..first + self.per_warp].iter().filter(|context| context.active)
            {
                for lane in lanes_of(context.owned) {
                    matter[lane] = match context.next_of(lane) {
                        Next::At(pc) => guidance.relevance.at(pc),
                        Next::Masked(pc) => {
                            let (pc, read) = shared.code.decided(pc, registers, lane);
                            guidance.relevance.at(pc) | read
                        }
                    };
                }
            }
            self.warps[warp].registers.forget(&matter);
        }
    }
}
