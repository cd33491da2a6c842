//! How deep each context has split: the pointers of the divergence stacks. Changes take effect at the end of the cycle.
//!
//! A pointer counts the open splits of a context from the bottom of its warp. The pointer of a split context begins at its
//! base, which is above the entry its parent made for it. Knows nothing of what the entries say.

use super::context_number::ContextNumber;
use super::free_context::ChildContext;
use crate::Shape;
use warpstep_kit::prelude::*;

/// Pointer, base and parent of every context, those of one at hand.
#[derive(LogicBlock)]
pub struct StackPointers {
    /// Context whose pointer is at hand.
    pub context: Wire<In>,
    /// Warp of that context.
    pub warp: Wire<In>,
    /// Port of that context.
    pub port: Wire<In>,
    /// The context at hand pushes an entry.
    pub push: Wire<In>,
    /// A context pops an entry.
    pub pop: Wire<In>,
    /// Context that pops.
    pub pop_context: Wire<In>,
    /// The entry is pushed for a child, which begins above it; absent without split contexts.
    pub child: Vec<ChildContext<In>>,
    /// Contexts that start or end, one bit per context: their stacks become empty.
    pub clear: Wire<In>,
    /// Pointer of the context at hand.
    pub pointer: Wire<Out>,
    /// The context at hand is a child that has no entry of its own; absent without split contexts.
    pub at_base: Vec<Wire<Out>>,
    /// Port of its parent, if it is a child; absent without split contexts.
    pub parent: Vec<Wire<Out>>,
    pointers: Vec<Reg>,
    /// Of split contexts only, those of warp 0 first.
    bases: Vec<Reg>,
    parents: Vec<Reg>,
    child_number: Vec<ContextNumber>,
    warps: Param,
    ports: Param,
    splits: Param,
}

impl StackPointers {
    /// Of a core of this machine.
    pub fn new(shape: &Shape) -> StackPointers {
        let (contexts, context_bits) = (shape.contexts(), shape.context_bits());
        let (pointer, flags) = (pointer_bits(shape), shape.split_flags());
        let children = shape.warps() * shape.splits();
        StackPointers {
            context: Wire::new(context_bits),
            warp: Wire::new(shape.warp_bits()),
            port: Wire::new(shape.port_bits()),
            push: Wire::new(1),
            pop: Wire::new(1),
            pop_context: Wire::new(context_bits),
            child: (0..flags).map(|_| ChildContext::new(shape)).collect(),
            clear: Wire::new(contexts),
            pointer: Wire::new(pointer),
            at_base: Wire::several(flags, 1),
            parent: Wire::several(flags, shape.port_bits()),
            pointers: Reg::several(contexts, pointer),
            bases: Reg::several(children, pointer),
            parents: Reg::several(children, shape.port_bits()),
            child_number: (0..flags).map(|_| ContextNumber::new(shape)).collect(),
            warps: Param::new(shape.warps()),
            ports: Param::new(shape.ports()),
            splits: Param::new(shape.splits()),
        }
    }
}

/// Bits of a pointer: a stack has room for one entry less than lanes.
pub fn pointer_bits(shape: &Shape) -> usize {
    index_width(shape.lanes().max(2))
}

impl Logic for StackPointers {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.pointer.next = 0.into();
        for stack in 0..self.pointers.len() {
            if self.context.val() == stack {
                self.pointer.next = self.pointers[stack].val();
            }
        }
        for stack in 0..self.pointers.len() {
            if self.push.val().any() & (self.context.val() == stack) {
                self.pointers[stack].next = self.pointers[stack].val() + 1;
            }
            if self.pop.val().any() & (self.pop_context.val() == stack) {
                self.pointers[stack].next = self.pointers[stack].val() - 1;
            }
            if self.clear.val().get_bit(stack) {
                self.pointers[stack].next = 0.into();
            }
        }

        for flag in 0..self.at_base.len() {
            self.at_base[flag].next = false.into();
            self.parent[flag].next = 0.into();
            wires::link(&mut self.warp, &mut self.child_number[flag].warp);
            wires::link(&mut self.child[flag].port, &mut self.child_number[flag].port);
        }
        for each in 0..self.warps.val() {
            for split in 0..self.splits.val() {
                comment!("A child begins above the entry of its parent.");
                if self.context.val() == each * self.ports.val() + split + 1 {
                    self.at_base[0].next =
                        (self.pointer.val() == self.bases[each * self.splits.val() + split].val()).into();
                    self.parent[0].next = self.parents[each * self.splits.val() + split].val();
                }
                if (self.push.val() & self.child[0].valid.val()).any()
                    & (self.child_number[0].context.val() == each * self.ports.val() + split + 1)
                {
                    self.pointers[each * self.ports.val() + split + 1].next = self.pointer.val() + 1;
                    self.bases[each * self.splits.val() + split].next = self.pointer.val() + 1;
                    self.parents[each * self.splits.val() + split].next = self.port.val();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{SPLIT_SHAPES, agree, is_set, put, split_shape, word};
    use warpstep_kit::check::{Bench, Check};

    #[test]
    fn they_agree_with_their_verilog() {
        for (warps, lanes, splits) in SPLIT_SHAPES {
            let contexts = (warps * (splits + 1)) as u64;
            let check = Check::default()
                .cycles(600)
                .input("context", move |random| random.below(contexts))
                .input("clear", |random| if random.once_in(9) { random.word() } else { 0 });
            agree(check, StackPointers::new(&split_shape(warps, lanes, splits)));
        }
    }

    #[test]
    fn a_child_begins_where_its_parent_is_and_knows_it() {
        let mut bench = Bench::new(StackPointers::new(&split_shape(2, 8, 2)));
        // Of warp 1: port, push, pop by port, child; then pointer, whether at base, parent of the port.
        for (port, push, pop, child, pointer, at_base, parent) in [
            (0, true, None, 0, 0, false, 0),
            (0, true, None, 2, 1, false, 0),
            (2, false, None, 0, 2, true, 0),
            (2, true, None, 1, 2, true, 0),
            (1, true, None, 0, 3, true, 2),
            (1, false, Some(1), 0, 4, false, 2),
            (1, false, Some(2), 0, 3, true, 2),
            (2, false, Some(0), 0, 2, true, 0),
            (0, false, None, 0, 1, false, 0),
        ] {
            let block = &mut bench.block;
            put(&mut block.context, 3 + port);
            put(&mut block.warp, 1);
            put(&mut block.port, port);
            put(&mut block.push, push.into());
            put(&mut block.pop, pop.is_some().into());
            put(&mut block.pop_context, 3 + pop.unwrap_or(0));
            put(&mut block.child[0].valid, (child > 0).into());
            put(&mut block.child[0].port, child);
            bench.settle();
            let block = &bench.block;
            let seen = (word(&block.pointer), is_set(&block.at_base[0]), word(&block.parent[0]));
            assert_eq!(seen, (pointer, at_base, parent), "port {port}");
            bench.clock();
        }
    }
}
