//! Mistakes of what a state is: something that decides the future is left out, so that states are called equal that are
//! not. And what is in flight is called arrived. For tests alone (mistake.rs).

use super::bus::Bus;
use super::core::Core;
use super::{Machine, Scoreboard};
use crate::mistake::Mistake;

impl Machine {
    /// The state with something left out, if that mistake is made.
    pub(super) fn with_less(&self) -> Option<Machine> {
        let leaves_out: fn(&Machine, &mut Core) = match Mistake::now()? {
            Mistake::KeyWithoutSelection => |_, core| core.last = 0,
            Mistake::KeyWithoutTurn => |_, core| core.front.forget_turn(),
            Mistake::KeyWithoutTags => |_, core| core.memory.forget_tags(),
            Mistake::KeyWithoutResults => |of, core| core.scoreboard = Scoreboard::new(&of.shared.config),
            Mistake::KeyWithoutAccesses => |_, core| core.memory.forget_accesses(),
            Mistake::KeyWithoutBus => |_, _| {},
            Mistake::KeyWithoutOutcome => {
                |_, core| core.contexts.iter_mut().for_each(|context| context.unresolved = None)
            }
            Mistake::KeyWithoutPasses => {
                |_, core| core.contexts.iter_mut().for_each(|context| context.passes = Default::default())
            }
            _ => return None,
        };
        let mut less = self.clone();
        less.cores.iter_mut().for_each(|core| leaves_out(self, core));
        if Mistake::KeyWithoutBus.is_made() {
            less.bus = Bus::new(&self.shared.config);
        }
        Some(less)
    }

    /// Whatever is in flight has arrived, if that mistake is made.
    pub(super) fn forget_leftovers(&mut self) {
        if Mistake::LeftoverForgotten.is_made() {
            let config = &self.shared.config;
            self.bus = Bus::new(config);
            self.cores[0].scoreboard = Scoreboard::new(config);
            self.cores[0].memory.arrive();
        }
    }
}
