//! Which lanes of which contexts are active. A context is active exactly if one of its lanes is.
//!
//! Changes take effect at the end of the cycle. After reset lane 0 of context 0 is active, as a program expects.
//! Knows nothing of instructions: who resolves one says what the mask becomes.

use crate::Shape;
use warpstep_kit::prelude::*;

/// The active mask of every context.
#[derive(LogicBlock)]
pub struct ContextMasks {
    /// A context gets a new mask; with no lane left it ends.
    pub change: Wire<In>,
    /// Context that gets a new mask.
    pub change_context: Wire<In>,
    /// New mask of that context, one bit per lane.
    pub change_active: Wire<In>,
    /// Contexts that begin, with lane 0 alone, one bit per context.
    pub start: Wire<In>,
    /// Contexts with an active lane, one bit per context.
    pub running: Wire<Out>,
    /// Active lanes of each context, one bit per lane.
    pub active: Vec<Wire<Out>>,
    masks: Vec<Reg>,
}

impl ContextMasks {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> ContextMasks {
        let (contexts, lanes) = (shape.contexts(), shape.lanes());
        ContextMasks {
            change: Wire::new(1),
            change_context: Wire::new(shape.context_bits()),
            change_active: Wire::new(lanes),
            start: Wire::new(contexts),
            running: Wire::new(contexts),
            active: Wire::several(contexts, lanes),
            masks: (0..contexts).map(|context| Reg::with_reset(lanes, (context == 0).into())).collect(),
        }
    }
}

impl Logic for ContextMasks {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.running.next = 0.into();
        for context in 0..self.masks.len() {
            if self.start.val().get_bit(context) {
                self.masks[context].next = 1.into();
            }
            if self.change.val().any() & (self.change_context.val() == context) {
                self.masks[context].next = self.change_active.val();
            }
            self.active[context].next = self.masks[context].val();
            self.running.next = self.running.val().replace_bit(context, self.masks[context].val().any());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{SHAPES, agree, often, put, shape, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (contexts, lanes) in SHAPES {
            agree(Check::default().input("change", often), ContextMasks::new(&shape(contexts, lanes)));
        }
    }

    #[test]
    fn masks_are_what_was_set_and_started_contexts_have_one_lane() {
        for (contexts, lanes) in SHAPES {
            let mut random = Random::new(3);
            let mut bench = Bench::new(ContextMasks::new(&shape(contexts, lanes)));
            let mut masks = vec![0; contexts];
            masks[0] = 1;
            for _ in 0..500 {
                for (context, mask) in masks.iter().enumerate() {
                    assert_eq!(word(&bench.block.active[context]), *mask);
                    assert_eq!(word(&bench.block.running) >> context & 1 == 1, *mask != 0);
                }
                let context = random.below(contexts as u64) as usize;
                let start = if random.once_in(3) { random.word() & !(1 << context) } else { 0 };
                let lanes = if random.once_in(4) { 0 } else { random.word() & ((1 << lanes) - 1) };
                put(&mut bench.block.change, 1);
                put(&mut bench.block.change_context, context as u64);
                put(&mut bench.block.change_active, lanes);
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
