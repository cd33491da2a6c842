//! Which lanes of which contexts are active, and which lanes belong to which context of their warp.
//!
//! A context runs exactly if one of its lanes is active. A parallel split lends lanes of a context to another one of its
//! warp, which gives them back when the halves merge. Changes take effect at the end of the cycle. After reset lane 0 of
//! context 0 is active, as a program expects, and all lanes of a warp belong to its first context. Knows nothing of
//! instructions: who resolves one says what changes.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Lanes that go from one context of a warp to another, or come back.
#[derive(Bundle)]
pub struct Lending<K: Kind> {
    /// The context whose mask changes lends lanes to the child, which runs with them.
    pub splits: Signal<K>,
    /// The context whose mask changes gets its lanes back from the child, which ends.
    pub merges: Signal<K>,
    /// Number of the child's context.
    pub child: Signal<K>,
    /// Lanes that were lent, one bit per lane.
    pub lanes: Signal<K>,
}

impl<K: Kind> Lending<K> {
    /// One, or none in a machine without split contexts.
    pub fn if_splits(shape: &Shape) -> Vec<Lending<K>> {
        let one = |_| Lending {
            splits: K::wire(1),
            merges: K::wire(1),
            child: K::wire(shape.context_bits()),
            lanes: K::wire(shape.lanes()),
        };
        (0..shape.split_flags()).map(one).collect()
    }
}

/// The masks of every context.
#[derive(LogicBlock)]
pub struct ContextMasks {
    /// A context gets a new mask; with no lane left it ends.
    pub change: Wire<In>,
    /// Context that gets a new mask.
    pub change_context: Wire<In>,
    /// New mask of that context, one bit per lane.
    pub change_active: Wire<In>,
    /// Lanes lent to another context with that change; absent without split contexts.
    pub lending: Vec<Lending<In>>,
    /// Warps that begin, with lane 0 of their first context alone, one bit per warp.
    pub start: Wire<In>,
    /// Contexts with an active lane, one bit per context.
    pub running: Wire<Out>,
    /// Active lanes of each context, one bit per lane.
    pub active: Vec<Wire<Out>>,
    /// Lanes that belong to each context, one bit per lane; absent without split contexts.
    pub owned: Vec<Wire<Out>>,
    masks: Vec<Reg>,
    owners: Vec<Reg>,
    warps: Param,
    ports: Param,
}

impl ContextMasks {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> ContextMasks {
        let (contexts, lanes, ports) = (shape.contexts(), shape.lanes(), shape.ports());
        let all = (1u64 << lanes) - 1;
        let owner =
            |context: usize| Reg::with_reset(lanes, if context.is_multiple_of(ports) { all } else { 0 });
        let owners = contexts * shape.split_flags();
        ContextMasks {
            change: Wire::new(1),
            change_context: Wire::new(shape.context_bits()),
            change_active: Wire::new(lanes),
            lending: Lending::if_splits(shape),
            start: Wire::new(shape.warps()),
            running: Wire::new(contexts),
            active: Wire::several(contexts, lanes),
            owned: Wire::several(owners, lanes),
            masks: (0..contexts).map(|context| Reg::with_reset(lanes, (context == 0).into())).collect(),
            owners: (0..owners).map(owner).collect(),
            warps: Param::new(shape.warps()),
            ports: Param::new(ports),
        }
    }
}

impl Logic for ContextMasks {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.running.next = 0.into();
        for warp in 0..self.warps.val() {
            if self.start.val().get_bit(warp) {
                self.masks[warp * self.ports.val()].next = 1.into();
            }
        }
        for context in 0..self.masks.len() {
            if self.change.val().any() & (self.change_context.val() == context) {
                self.masks[context].next = self.change_active.val();
            }
            self.active[context].next = self.masks[context].val();
            self.running.next = self.running.val().replace_bit(context, self.masks[context].val().any());
        }

        for context in 0..self.owners.len() {
            comment!("Lanes go to a child and come back.");
            self.owned[context].next = self.owners[context].val();
            if self.change_context.val() == context {
                if self.lending[0].splits.val().any() {
                    self.owners[context].next = self.owners[context].val() & !self.lending[0].lanes.val();
                } else if self.lending[0].merges.val().any() {
                    self.owners[context].next = self.owners[context].val() | self.lending[0].lanes.val();
                }
            }
            if self.lending[0].child.val() == context {
                if self.lending[0].splits.val().any() {
                    self.masks[context].next = self.lending[0].lanes.val();
                    self.owners[context].next = self.lending[0].lanes.val();
                } else if self.lending[0].merges.val().any() {
                    self.masks[context].next = 0.into();
                    self.owners[context].next = 0.into();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{SHAPES, SPLIT_SHAPES, agree, often, put, shape, split_shape, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes, splits) in SPLIT_SHAPES {
            let check = Check::default().input("change", often);
            agree(check, ContextMasks::new(&split_shape(warps, lanes, splits)));
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

    #[test]
    fn a_child_has_its_lanes_until_it_is_merged() {
        let mut bench = Bench::new(ContextMasks::new(&split_shape(2, 4, 2)));
        let mut step = |splits: bool, merges: bool, change: (u64, u64), child: u64, lanes: u64, expected| {
            put(&mut bench.block.change, 1);
            put(&mut bench.block.change_context, change.0);
            put(&mut bench.block.change_active, change.1);
            put(&mut bench.block.lending[0].splits, splits.into());
            put(&mut bench.block.lending[0].merges, merges.into());
            put(&mut bench.block.lending[0].child, child);
            put(&mut bench.block.lending[0].lanes, lanes);
            bench.clock();
            let block = &bench.block;
            let pair = |context: usize| (word(&block.active[context]), word(&block.owned[context]));
            assert_eq!([0, 1, 2].map(pair), expected);
            assert_eq!(pair(3), (0, 15), "the other warp");
        };
        step(false, false, (0, 0b0111), 0, 0, [(0b0111, 15), (0, 0), (0, 0)]);
        step(true, false, (0, 0b0001), 2, 0b0110, [(1, 0b1001), (0, 0), (0b0110, 0b0110)]);
        step(true, false, (2, 0b0010), 1, 0b0100, [(1, 0b1001), (0b0100, 0b0100), (0b0010, 0b0010)]);
        step(false, true, (2, 0b0110), 1, 0b0100, [(1, 0b1001), (0, 0), (0b0110, 0b0110)]);
        step(false, true, (0, 0b0111), 2, 0b0110, [(0b0111, 15), (0, 0), (0, 0)]);
    }
}
