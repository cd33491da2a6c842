//! Which lanes of which contexts are active. A context is active exactly if one of its lanes is.
//!
//! Changes take effect at the end of the cycle. After reset lane 0 of context 0 is active, as a program expects.
//! Knows nothing of instructions: who resolves one says what the mask becomes.

use warpstep_kit::prelude::*;
use warpstep_kit::prim::index_width;

/// The active mask of every context.
#[derive(LogicBlock)]
pub struct ContextMasks {
    /// Gives one context a new mask; none left ends it.
    pub change: Wire<In>,
    /// Which context.
    pub change_context: Wire<In>,
    /// Its new mask.
    pub change_lanes: Wire<In>,
    /// Contexts that begin, with lane 0 alone.
    pub start: Wire<In>,
    /// Contexts with an active lane.
    pub active: Wire<Out>,
    /// The active lanes of each context.
    pub lanes: Vec<Wire<Out>>,
    masks: Vec<Reg>,
}

impl ContextMasks {
    /// For so many contexts of so many lanes.
    pub fn new(contexts: usize, lanes: usize) -> ContextMasks {
        ContextMasks {
            change: Wire::new(1),
            change_context: Wire::new(index_width(contexts)),
            change_lanes: Wire::new(lanes),
            start: Wire::new(contexts),
            active: Wire::new(contexts),
            lanes: Wire::several(contexts, lanes),
            masks: (0..contexts).map(|context| Reg::with_reset(lanes, (context == 0).into())).collect(),
        }
    }
}

impl Logic for ContextMasks {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.active.next = 0.into();
        for context in 0..self.masks.len() {
            if self.start.val().get_bit(context) {
                self.masks[context].next = 1.into();
            }
            if self.change.val().any() & (self.change_context.val() == context) {
                self.masks[context].next = self.change_lanes.val();
            }
            self.lanes[context].next = self.masks[context].val();
            self.active.next = self.active.val().replace_bit(context, self.masks[context].val().any());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{SHAPES, often, prove, put, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (contexts, lanes) in SHAPES {
            prove(Check::default().input("change", often), ContextMasks::new(contexts, lanes));
        }
    }

    #[test]
    fn masks_are_what_was_set_and_started_contexts_have_one_lane() {
        for (contexts, lanes) in SHAPES {
            let mut random = Random::new(3);
            let mut bench = Bench::new(ContextMasks::new(contexts, lanes));
            let mut masks = vec![0; contexts];
            masks[0] = 1;
            for _ in 0..500 {
                for (context, mask) in masks.iter().enumerate() {
                    assert_eq!(word(&bench.block.lanes[context]), *mask);
                    assert_eq!(word(&bench.block.active) >> context & 1 == 1, *mask != 0);
                }
                let context = random.below(contexts as u64) as usize;
                let start = if random.once_in(3) { random.word() & !(1 << context) } else { 0 };
                let lanes = if random.once_in(4) { 0 } else { random.word() & ((1 << lanes) - 1) };
                put(&mut bench.block.change, 1);
                put(&mut bench.block.change_context, context as u64);
                put(&mut bench.block.change_lanes, lanes);
                put(&mut bench.block.start, start);
                for (other, mask) in masks.iter_mut().enumerate() {
                    *mask = if start >> other & 1 == 1 { 1 } else { *mask };
                }
                masks[context] = lanes;
                bench.clock();
            }
        }
    }
}
