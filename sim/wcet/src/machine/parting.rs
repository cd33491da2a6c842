//! A warp that is followed by itself (alone.rs): where the warps of a machine part, what is in flight there, where it stops
//! for others, what it costs them.

use super::alone::{Alone, Cut, Touched};
use super::tally::Tally;
use super::{Machine, Shared};
use crate::values::Written;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

impl Machine {
    /// Warps of the first core that are active.
    pub fn active_warps(&self) -> Vec<usize> {
        let firsts = self.cores[0].contexts.iter().step_by(self.cores[0].per_warp).enumerate();
        firsts.filter(|(_, context)| context.active).map(|(warp, _)| warp).collect()
    }

    /// At the start of a cycle: whether each warp can be followed by itself from here on, for none waits for others; or
    /// nothing is left to be followed.
    pub fn can_part(&self) -> bool {
        let mut active = self.cores[0].contexts.iter().filter(|context| context.active).peekable();
        !self.is_busy() || active.peek().is_some() && active.all(|context| !context.block.is_held_up())
    }

    /// At the start of a cycle: from now on one warp is followed by itself.
    pub(crate) fn leave_alone(&mut self, alone: Rc<Alone>) {
        self.cores[0].leave_alone(&alone);
        let mut shared = Shared::clone(&self.shared);
        (shared.alone, shared.touched) = (Some(alone), RefCell::default());
        self.shared = Rc::new(shared);
    }

    /// Where the warp that is followed by itself has stopped.
    pub fn cut(&self) -> Option<Cut> {
        self.cores[0].cut
    }

    /// It goes on, and does not know what others wrote meanwhile.
    pub fn open_cut(&mut self, written: &Written, warp: usize) {
        #[cfg(feature = "mistakes")]
        self.forget_leftovers();
        self.cores[0].open_cut();
        self.store.forget(written, warp);
    }

    /// What a warp that is followed by itself did that can cost others, so far.
    pub fn tally(&self) -> Tally {
        self.cores[0].tally.and(&self.cores[0].memory.tally())
    }

    /// What its doings can cost others, so far.
    pub(crate) fn charge(&self) -> u64 {
        self.shared.alone.as_ref().map_or(0, |alone| alone.fees.charge(&self.tally()))
    }

    /// What its own lines and results cost it because of others, so far.
    pub(crate) fn toll(&self) -> u64 {
        self.shared.alone.as_ref().map_or(0, |alone| alone.fees.toll(&self.tally()))
    }

    /// Lines of main memory that are in the data cache of the first core.
    pub fn lines_in_cache(&self) -> BTreeSet<u32> {
        self.cores[0].memory.lines_in_cache()
    }

    /// What all warps together have in flight, by the rules that say what it can cost.
    pub(crate) fn in_flight(&self) -> Tally {
        self.cores[0].scoreboard.in_flight().and(&self.cores[0].memory.in_flight())
    }

    /// A phase begins for a warp that may be in any of these states: what it touches from now on, with what may be in flight;
    /// `before`: what was touched in the phase before this one.
    pub(crate) fn begin_phase(starts: &mut [Machine], alone: Alone, before: Option<&Touched>) {
        let Some(first) = starts.first() else { return };
        let line_bytes = first.shared.config.data_line_bytes;
        let mut touched = Touched::default();
        for start in starts.iter() {
            let (memory, front) = (&start.cores[0].memory, &start.cores[0].front);
            let (read, written) = (memory.lines_to_be_read(), memory.lines_to_be_written());
            touched.add(&Touched::in_flight(front.line_in_flight(), read, written));
            if let Some(before) = before.filter(|_| memory.may_access_objects()) {
                touched.add_objects(before, line_bytes);
            }
        }
        let lines = Rc::clone(&alone.lines);
        let mut shared = Shared::clone(&first.shared);
        (shared.alone, shared.touched) = (Some(Rc::new(alone)), RefCell::new(touched));
        let shared = Rc::new(shared);
        for start in starts {
            start.shared = Rc::clone(&shared);
            start.cores[0].memory.leave_alone(&lines);
        }
    }

    /// What it touched in this phase.
    pub fn touched(&self) -> Touched {
        self.shared.touched.borrow().clone()
    }

    /// Whether it goes on by itself.
    pub fn goes_on(&self) -> bool {
        self.cut().is_none() && self.is_busy()
    }
}
