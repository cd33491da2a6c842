//! In which context of its warp the other half of a split runs: the one a marked split names, else the lowest free one. Combinational.
//!
//! Only marked splits, and all splits of a warp that wants it so, run in parallel. Whatever is in use, or not there, leaves an ordinary
//! split. Knows nothing of whether the lanes diverge.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Bits of the context that a marked split names.
pub const NAME_BITS: usize = 4;

/// A context that runs the other half of a split.
#[derive(Bundle)]
pub struct ChildContext<K: Kind> {
    /// There is one.
    pub valid: Signal<K>,
    /// Port of that context.
    pub port: Signal<K>,
}

impl<K: Kind> ChildContext<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> ChildContext<K> {
        ChildContext { valid: K::wire(1), port: K::wire(shape.port_bits()) }
    }
}

/// Finds a free context.
#[derive(LogicBlock)]
pub struct FreeContext {
    /// Split contexts of the warp that run, one bit per context, the one of port 1 lowest.
    pub running: Wire<In>,
    /// The split is marked.
    pub marked: Wire<In>,
    /// Splits of the warp run in parallel without a mark, too.
    pub unmarked: Wire<In>,
    /// Port of the context that the split names; 0 for any.
    pub named: Wire<In>,
    /// Context of the other half.
    pub child: ChildContext<Out>,
    found: Wire<Local>,
}

impl FreeContext {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> FreeContext {
        FreeContext {
            running: Wire::new(shape.splits()),
            marked: Wire::new(1),
            unmarked: Wire::new(1),
            named: Wire::new(NAME_BITS),
            child: ChildContext::new(shape),
            found: Wire::new(1),
        }
    }
}

impl Logic for FreeContext {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.found.next = false.into();
        self.child.port.next = 0.into();
        for context in 0..self.running.width() {
            if !self.found.val().any()
                & !self.running.val().get_bit(context)
                & ((self.named.val() == 0) | (self.named.val() == context + 1))
            {
                self.found.next = true.into();
                self.child.port.next = (context + 1).into();
            }
        }
        self.child.valid.next = self.found.val() & (self.marked.val() | self.unmarked.val());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{agree, below, is_set, put, split_shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for splits in [1, 2, 3, 7] {
            let check = Check::default().cycles(600).input("named", below(5));
            agree(check, FreeContext::new(&split_shape(2, 8, splits)));
        }
    }

    #[test]
    fn it_is_the_one_that_is_named_or_the_lowest_that_is_free() {
        for splits in [1usize, 2, 3] {
            let mut bench = Bench::new(FreeContext::new(&split_shape(2, 4, splits)));
            for (running, named, wanted) in
                (0..1u64 << splits).flat_map(|r| (0..16).flat_map(move |n| (0..4).map(move |w| (r, n, w))))
            {
                put(&mut bench.block.running, running);
                put(&mut bench.block.named, named);
                put(&mut bench.block.marked, wanted & 1);
                put(&mut bench.block.unmarked, wanted >> 1);
                bench.settle();
                let free = |port: &u64| running >> (port - 1) & 1 == 0;
                let mut ports = 1..=splits as u64;
                let child = if named == 0 {
                    ports.find(free)
                } else {
                    ports.contains(&named).then_some(named).filter(free)
                };
                let child = child.filter(|_| wanted != 0);
                let block = &bench.block;
                let found = is_set(&block.child.valid).then(|| word(&block.child.port));
                assert_eq!(found, child, "{splits} {running:b} {named} {wanted}");
            }
        }
    }
}
