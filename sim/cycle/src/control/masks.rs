//! Which contexts are active, and their active lanes: as the golden engine has them once nothing is unresolved.

use crate::contexts::ContextSet;
use warpstep_spec::LaneMask;

pub(super) struct Masks {
    active: ContextSet,
    lanes: Vec<LaneMask>,
}

impl Masks {
    /// After reset: lane 0 of context 0.
    pub fn new(contexts: usize) -> Masks {
        let mut masks = Masks { active: ContextSet::EMPTY, lanes: vec![0; contexts] };
        masks.start(0, 1);
        masks
    }

    #[inline]
    pub fn active(&self) -> &ContextSet {
        &self.active
    }

    /// Lanes that execute what the context issues next.
    #[inline]
    pub fn lanes(&self, context: usize) -> LaneMask {
        self.lanes[context]
    }

    pub fn set_lanes(&mut self, context: usize, lanes: LaneMask) {
        self.lanes[context] = lanes;
    }

    pub fn start(&mut self, context: usize, lanes: LaneMask) {
        self.active.insert(context);
        self.lanes[context] = lanes;
    }

    pub fn retire(&mut self, context: usize) {
        self.active.remove(context);
    }
}
