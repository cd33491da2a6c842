//! Halves of a split that stand for halves with other lanes (regions.rs says which may), and what shows that it matters
//! after all which lanes they have. Then the split is noted, and in the next pass followed mask by mask.

use super::Shared;
use super::code::Decoded;
use super::context::Decided;
use super::core::Core;
use crate::mistake::Mistake;
use warpstep_spec::LaneMask;

impl Core {
    /// Histories in which a split was decided otherwise are equal again behind its join, if what its halves wrote is forgotten.
    pub(super) fn forget_region(
        &mut self,
        number: usize,
        split: u32,
        lanes: LaneMask,
        decided: Decided,
        shared: &Shared,
    ) {
        self.milestone |= decided != Decided::Program || shared.alone.is_none();
        if decided == Decided::Program {
            return;
        }
        let warp = number / self.per_warp;
        if decided == Decided::Representative && !self.scoreboard.is_even(warp, lanes) {
            shared.notes.borrow_mut().not_simple.insert(split);
        }
        if let Some(region) = shared.guidance.as_deref().and_then(|guidance| guidance.regions.get(&split)) {
            self.warps[warp].registers.forget_in(region.writes, lanes);
        }
    }

    /// An instruction of a half is looked at that needs a slot or unit that a half of another warp has: whether both want it
    /// in the same lane depends on which lanes they have. So these have to be told apart, of both.
    pub(super) fn note_meeting_halves(&self, number: usize, decoded: &Decoded, shared: &Shared) {
        let warp = number / self.per_warp;
        let is_half = self.scoreboard.is_part(self.contexts[number].owned);
        if !is_half || shared.guidance.is_none() || Mistake::HalvesNeverMeet.is_made() {
            return;
        }
        for other in self.scoreboard.halves_met(warp, decoded) {
            self.note_not_simple(warp, shared);
            self.note_not_simple(other, shared);
        }
    }

    /// Which lanes the halves of a warp have matters after all.
    pub(super) fn note_not_simple(&self, warp: usize, shared: &Shared) {
        let contexts = &self.contexts[warp * self.per_warp..][..self.per_warp];
        let entries = contexts.iter().flat_map(|context| &context.stack);
        let represented = entries.filter(|entry| entry.decided == Decided::Representative);
        shared.notes.borrow_mut().not_simple.extend(represented.map(|entry| entry.pc));
    }
}
