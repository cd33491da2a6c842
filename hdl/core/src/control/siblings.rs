//! What a scalar instruction must know of the contexts of its warp. Combinational; only with split contexts.

use super::context_number::ContextNumber;
use crate::Shape;
use warpstep_kit::prelude::*;

/// The contexts of one warp, as one of them sees them.
#[derive(Bundle)]
pub struct Siblings<K: Kind> {
    /// Split contexts of the warp that run, one bit per context, the one of port 1 lowest.
    pub running: Signal<K>,
    /// Lanes that belong to the context itself, one bit per lane.
    pub owned: Signal<K>,
    /// Splits of the warp run in parallel without a mark, too.
    pub unmarked: Signal<K>,
}

impl<K: Kind> Siblings<K> {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> Siblings<K> {
        Siblings { running: K::wire(shape.splits()), owned: K::wire(shape.lanes()), unmarked: K::wire(1) }
    }

    /// One, or none in a machine without split contexts.
    pub fn if_splits(shape: &Shape) -> Vec<Siblings<K>> {
        (0..shape.split_flags()).map(|_| Siblings::new(shape)).collect()
    }
}

/// Selects them from those of all warps.
#[derive(LogicBlock)]
pub struct SiblingSelect {
    /// Warp of the context.
    pub warp: Wire<In>,
    /// Port of the context.
    pub port: Wire<In>,
    /// Contexts that run, one bit per context.
    pub running: Wire<In>,
    /// Lanes that belong to each context, one bit per lane.
    pub owned: Vec<Wire<In>>,
    /// Warps whose splits run in parallel without a mark, one bit per warp.
    pub unmarked: Wire<In>,
    /// The contexts of that warp.
    pub siblings: Siblings<Out>,
    own: ContextNumber,
    warps: Param,
    ports: Param,
}

impl SiblingSelect {
    /// In a core of this machine.
    pub fn new(shape: &Shape) -> SiblingSelect {
        SiblingSelect {
            warp: Wire::new(shape.warp_bits()),
            port: Wire::new(shape.port_bits()),
            running: Wire::new(shape.contexts()),
            owned: Wire::several(shape.contexts(), shape.lanes()),
            unmarked: Wire::new(shape.warps()),
            siblings: Siblings::new(shape),
            own: ContextNumber::new(shape),
            warps: Param::new(shape.warps()),
            ports: Param::new(shape.ports()),
        }
    }
}

impl Logic for SiblingSelect {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.warp, &mut self.own.warp);
        wires::link(&mut self.port, &mut self.own.port);
        self.siblings.running.next = 0.into();
        self.siblings.unmarked.next = false.into();
        for each in 0..self.warps.val() {
            if self.warp.val() == each {
                self.siblings.running.next =
                    unsigned_cast(self.running.val() >> (each * self.ports.val() + 1));
                self.siblings.unmarked.next = self.unmarked.val().get_bit(each).into();
            }
        }
        self.siblings.owned.next = 0.into();
        for context in 0..self.owned.len() {
            if self.own.context.val() == context {
                self.siblings.owned.next = self.owned[context].val();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{agree, is_set, put, split_shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (warps, lanes, splits) in [(1, 4, 1), (2, 4, 1), (3, 5, 2), (2, 4, 3)] {
            agree(Check::default(), SiblingSelect::new(&split_shape(warps, lanes, splits)));
        }
    }

    #[test]
    fn they_are_those_of_the_warp_and_the_lanes_of_the_context() {
        let mut bench = Bench::new(SiblingSelect::new(&split_shape(2, 4, 2)));
        let block = &mut bench.block;
        put(&mut block.running, 0b101_011);
        put(&mut block.unmarked, 0b10);
        for (context, owned) in block.owned.iter_mut().enumerate() {
            put(owned, context as u64);
        }
        for (warp, port, running, unmarked) in [(0, 1, 0b01, false), (1, 2, 0b10, true)] {
            put(&mut bench.block.warp, warp);
            put(&mut bench.block.port, port);
            bench.settle();
            let siblings = &bench.block.siblings;
            assert_eq!((word(&siblings.running), is_set(&siblings.unmarked)), (running, unmarked));
            assert_eq!(word(&siblings.owned), 3 * warp + port);
        }
    }
}
