//! Which contexts are active, their active lanes, and the lanes they own: as the golden engine has them once nothing is unresolved.

use crate::contexts::ContextSet;
use warpstep_spec::LaneMask;

pub(super) struct Masks {
    active: ContextSet,
    lanes: Vec<LaneMask>,
    owned: Vec<LaneMask>,
}

impl Masks {
    /// After reset: lane 0 of context 0; the first context of each warp owns all lanes.
    pub fn new(contexts: usize, contexts_per_warp: usize, all: LaneMask) -> Masks {
        let owned = (0..contexts).map(|n| if n % contexts_per_warp == 0 { all } else { 0 }).collect();
        let mut masks = Masks { active: ContextSet::EMPTY, lanes: vec![0; contexts], owned };
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

    /// Lanes that are the context's, executing or not.
    #[inline]
    pub fn owned(&self, context: usize) -> LaneMask {
        self.owned[context]
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
        self.lanes[context] = 0;
    }

    /// A parallel split: the child takes over `other`.
    pub fn split(&mut self, parent: usize, child: usize, holds: LaneMask, other: LaneMask) {
        self.lanes[parent] = holds;
        self.owned[parent] &= !other;
        self.owned[child] = other;
        self.start(child, other);
    }

    /// Its join: the parent has all lanes again that it had.
    pub fn merge(&mut self, parent: usize, child: usize, before: LaneMask) {
        self.lanes[parent] = before;
        self.owned[parent] |= std::mem::take(&mut self.owned[child]);
        self.retire(child);
    }
}
