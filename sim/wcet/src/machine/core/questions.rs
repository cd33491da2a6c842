//! What the instructions about to issue leave open.

use super::Core;
use crate::machine::Shared;
use crate::machine::choice::{About, Question};
use crate::machine::context::Entry;
use crate::machine::execute::{Scattered, question};
use crate::mistake::Mistake;
use crate::stop::Place;
use warpstep_spec::mask::lanes_of;

impl Core {
    /// What this cycle's instructions leave open.
    pub fn questions(&self, shared: &Shared, questions: &mut Vec<Question>) {
        for number in &self.selected {
            let context = &self.contexts[*number];
            let Some(Entry::Instruction { pc, .. }) = context.queue.front() else { continue };
            let Some(instruction) = &shared.code.at(*pc).instruction else { continue };
            let place = Place { core: self.number, warp: number / self.per_warp, pc: *pc };
            let registers = &self.warps[place.warp].registers;
            let Some(about) = question(shared, &self.memory, instruction, context, registers) else {
                continue;
            };
            if let About::Taken(_) = about {
                shared.decides_branches.set(true);
            }
            let agree = |decides, predicate| registers.are_same_in(context.lanes, decides, predicate);
            let whichever = shared.decides_simple(*pc).is_some_and(|decides| agree(decides, instruction.rs1))
                && self.scoreboard.is_even(place.warp, context.lanes)
                || Mistake::MasksNeverMatter.is_made();
            questions.push(Question { place, about, whichever });
        }
    }

    /// How the lanes of a store fall of which it is asked, if they store to these addresses.
    pub fn way_of_store(&self, shared: &Shared, place: Place, address: impl Fn(usize) -> u32) -> Option<u64> {
        let is_here = |number: &&usize| {
            let front = self.contexts[**number].queue.front();
            **number / self.per_warp == place.warp
                && matches!(front, Some(Entry::Instruction { pc, .. }) if *pc == place.pc)
        };
        let context = &self.contexts[*self.selected.iter().find(is_here)?];
        let instruction = shared.code.at(place.pc).instruction.as_ref()?;
        let registers = &self.warps[place.warp].registers;
        let scattered = Scattered::find(shared, &self.memory, instruction, context, registers)?;
        let bytes = instruction.op.access_bytes()?;
        scattered.way_of(&shared.config, bytes, lanes_of(context.lanes).map(address))
    }
}
