//! Who issues in a cycle: who could, whom the policy takes, and which of its contexts wait for a sibling.

use super::Core;
use crate::machine::Shared;
use crate::machine::context::{Block, Entry, Miss};
use crate::mistake::Mistake;
use warpstep_spec::events::Stall;
use warpstep_spec::isa::SharedUnit;
use warpstep_spec::{Class, Config, Op, Policy, Schedule};

impl Core {
    /// `NotSelected` for a context that could issue, else the first reason why it cannot.
    pub(super) fn readiness(&self, number: usize, shared: &Shared) -> Stall {
        let context = &self.contexts[number];
        if !context.active || self.front.is_loading() {
            return Stall::Inactive;
        }
        match context.block {
            Block::None => {}
            Block::Control { .. } => return Stall::Control,
            Block::Barrier | Block::GlobalBarrier(_) => return Stall::Barrier,
            Block::Spawn => return Stall::Spawn,
            Block::Join => return Stall::Join,
        }
        if let Miss::Waiting(_) = context.miss {
            return Stall::Miss;
        }
        let Some(Entry::Instruction { pc, .. }) = context.queue.front() else { return Stall::NotSelected };
        let decoded = shared.code.at(*pc);
        let warp = number / self.per_warp;
        if context.fenced || self.scoreboard.waits(warp, decoded, context.lanes) {
            return Stall::Operand;
        }
        self.note_meeting_halves(number, decoded, shared);
        let is_code_fence = decoded.instruction.is_some_and(|instruction| instruction.op == Op::FenceI);
        let has_room = match decoded.class {
            Class::Fence if is_code_fence => self.memory.is_drained(),
            Class::Load | Class::Store | Class::Fence => self.memory.accepts(),
            class if self.scoreboard.is_unit_busy(class, context.owned) => false,
            _ if self.scoreboard.is_slot_taken(decoded, context.owned) => return Stall::Slot,
            _ => true,
        };
        if has_room { Stall::NotSelected } else { Stall::Unit }
    }

    /// One candidate by the policy; its contexts that could issue.
    pub(super) fn select(&mut self, config: &Config) {
        let together = config.selected_together();
        let candidates = self.contexts.len() / together;
        let ready = |candidate: usize| {
            let mut contexts = candidate * together..(candidate + 1) * together;
            contexts.any(|number| self.stalls[number] == Stall::NotSelected)
        };
        let Schedule::Coordinated(policy) = config.schedule else { return };
        let last = self.last;
        let turn = || (last + 1..candidates).chain(0..=last).find(|candidate| ready(*candidate));
        let chosen = match policy {
            Policy::Gtlrr | Policy::Gtlo if ready(last) => Some(last),
            Policy::Gtlo => (0..candidates).find(|candidate| ready(*candidate)),
            Policy::Lrr | Policy::Gtlrr => turn(),
        };
        self.selected.clear();
        if let Some(candidate) = chosen {
            self.last = candidate;
            let contexts = candidate * together..(candidate + 1) * together;
            let stalls = &self.stalls;
            self.selected.extend(contexts.filter(|number| stalls[*number] == Stall::NotSelected));
        }
    }

    /// Of several contexts of a warp that could issue and need the same unit the lowest goes first.
    pub(super) fn let_siblings_wait(&mut self, shared: &Shared) {
        let together = shared.config.selected_together();
        for first in (0..self.contexts.len()).step_by(together) {
            let mut taken = [false; SharedUnit::ALL.len()];
            for number in first..first + together {
                let Some(Entry::Instruction { pc, .. }) = self.contexts[number].queue.front() else {
                    continue;
                };
                if self.stalls[number] != Stall::NotSelected {
                    continue;
                }
                let Some(unit) = shared.code.at(*pc).shared_unit else { continue };
                let waits = std::mem::replace(&mut taken[unit as usize], true);
                if waits && !Mistake::SiblingsTogether.is_made() {
                    self.stalls[number] = Stall::Sibling;
                }
            }
        }
        let stalls = &self.stalls;
        self.selected.retain(|number| stalls[*number] == Stall::NotSelected);
    }
}
