//! The divergence stacks of all contexts: what a split leaves behind for its joins.
//!
//! One memory holds them, because at most one split or join is resolved in a cycle, so at most one entry is looked at; only
//! the pointers are registers. The entry is there in the same cycle; a push, mark or pop takes effect at the end of it.
//!
//! ```text
//! entry = mask before the split | mask of the other half | address after the split | in parallel | port of the child
//! mark  = the first half has joined | where
//! ```
//! A join whose operand is the pointer does nothing. One whose operand is the pointer - 1 meets the top entry, or that of the parent if a
//! child has none: the first time it marks it, the second time, at the same address, it pops it. Of a parallel split the first half
//! waits, and with the second the child is merged into its parent. Whatever is an error changes nothing.
//! Knows nothing of predicates, nor of who is active. One lane never diverges: its stack has room for nothing.

use super::context_number::ContextNumber;
use super::free_context::ChildContext;
use super::stack_pointers::{StackPointers, pointer_bits};
use crate::Shape;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::AsyncRam;

/// A join whose split runs its halves in parallel.
#[derive(Bundle)]
pub struct ParallelJoin<K: Kind> {
    /// It is the first half that joins: it waits.
    pub waits: Signal<K>,
    /// It is the second half that joins: the child is merged into its parent.
    pub merges: Signal<K>,
    /// Port of the parent.
    pub parent: Signal<K>,
    /// Port of the child.
    pub child: Signal<K>,
    /// Lanes of the child, one bit per lane.
    pub lanes: Signal<K>,
}

impl<K: Kind> ParallelJoin<K> {
    /// One, or none in a machine without split contexts.
    pub fn if_splits(shape: &Shape) -> Vec<ParallelJoin<K>> {
        let one = |_| ParallelJoin {
            waits: K::wire(1),
            merges: K::wire(1),
            parent: K::wire(shape.port_bits()),
            child: K::wire(shape.port_bits()),
            lanes: K::wire(shape.lanes()),
        };
        (0..shape.split_flags()).map(one).collect()
    }
}

/// All stacks of a core, one of them at hand.
#[derive(LogicBlock)]
pub struct DivergenceStacks {
    /// Warp whose stack is at hand.
    pub warp: Wire<In>,
    /// Port of the context whose stack is at hand.
    pub port: Wire<In>,
    /// A divergent split pushes an entry.
    pub push: Wire<In>,
    /// Lanes active before the split, one bit per lane.
    pub before: Wire<In>,
    /// Lanes of the split that run later, or in the child, one bit per lane.
    pub other: Wire<In>,
    /// Address at which the later half begins.
    pub resume_pc: Wire<In>,
    /// Context in which the other half runs in parallel; absent without split contexts.
    pub child: Vec<ChildContext<In>>,
    /// A join is resolved.
    pub joins: Wire<In>,
    /// Operand of the join: the pointer its split returned.
    pub operand: Wire<In>,
    /// Address of the join.
    pub join_pc: Wire<In>,
    /// Contexts that start or end, one bit per context: their stacks become empty.
    pub clear: Wire<In>,
    /// Pointer of the context at hand.
    pub pointer: Wire<Out>,
    /// The other half of the split runs in the child; absent without split contexts.
    pub splits: Vec<Wire<Out>>,
    /// First join of a split: `lanes` continue at `pc`.
    pub first: Wire<Out>,
    /// Second join of a split: `lanes` continue behind the join.
    pub second: Wire<Out>,
    /// Join of a parallel split; absent without split contexts.
    pub parallel: Vec<ParallelJoin<Out>>,
    /// Active lanes after the join, one bit per lane: those of the other half at the first, all at the second.
    pub lanes: Wire<Out>,
    /// Address at which the other half begins.
    pub pc: Wire<Out>,
    /// The split finds its stack full.
    pub overflow: Wire<Out>,
    /// The operand of the join was returned by no split.
    pub wrong_operand: Wire<Out>,
    /// The second join is at another address than the first.
    pub joins_differ: Wire<Out>,
    /// Address of the first join.
    pub first_join_pc: Wire<Out>,
    pointers: StackPointers,
    own: ContextNumber,
    parents: Vec<ContextNumber>,
    entries: AsyncRam,
    marks: AsyncRam,
    pushes: Wire<Local>,
    meets: Wire<Local>,
    marked: Wire<Local>,
    marks_entry: Wire<Local>,
    in_parallel: Wire<Local>,
    region: Wire<Local>,
    serial: Wire<Local>,
    top: Wire<Local>,
    free: Wire<Local>,
    depth: Param,
    entry_bits: Param,
    lane_count: Param,
    kind_at: Param,
}

impl DivergenceStacks {
    /// One stack of one entry less than lanes for each context.
    pub fn new(shape: &Shape) -> DivergenceStacks {
        let (contexts, lanes, flags) = (shape.contexts(), shape.lanes(), shape.split_flags());
        let depth = lanes - 1;
        let entry_bits = index_width(depth.max(1));
        let words = contexts.next_power_of_two() << entry_bits;
        let serial = 2 * lanes + 32;
        DivergenceStacks {
            warp: Wire::new(shape.warp_bits()),
            port: Wire::new(shape.port_bits()),
            push: Wire::new(1),
            before: Wire::new(lanes),
            other: Wire::new(lanes),
            resume_pc: Wire::new(32),
            child: (0..flags).map(|_| ChildContext::new(shape)).collect(),
            joins: Wire::new(1),
            operand: Wire::new(32),
            join_pc: Wire::new(32),
            clear: Wire::new(contexts),
            pointer: Wire::new(pointer_bits(shape)),
            splits: Wire::several(flags, 1),
            first: Wire::new(1),
            second: Wire::new(1),
            parallel: ParallelJoin::if_splits(shape),
            lanes: Wire::new(lanes),
            pc: Wire::new(32),
            overflow: Wire::new(1),
            wrong_operand: Wire::new(1),
            joins_differ: Wire::new(1),
            first_join_pc: Wire::new(32),
            pointers: StackPointers::new(shape),
            own: ContextNumber::new(shape),
            parents: (0..flags).map(|_| ContextNumber::new(shape)).collect(),
            entries: AsyncRam::new(words, serial + flags * (1 + shape.port_bits()), 1, 1),
            marks: AsyncRam::new(words, 33, 1, 1),
            pushes: Wire::new(1),
            meets: Wire::new(1),
            marked: Wire::new(1),
            marks_entry: Wire::new(1),
            in_parallel: Wire::new(1),
            region: Wire::new(shape.context_bits()),
            serial: Wire::new(serial),
            top: Wire::new(entry_bits),
            free: Wire::new(entry_bits),
            depth: Param::new(depth),
            entry_bits: Param::new(entry_bits),
            lane_count: Param::new(lanes),
            kind_at: Param::new(serial),
        }
    }
}

impl Logic for DivergenceStacks {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        comment!("The stack at hand, and its top entry.");
        wires::link(&mut self.warp, &mut self.own.warp);
        wires::link(&mut self.port, &mut self.own.port);
        wires::link(&mut self.own.context, &mut self.pointers.context);
        wires::link(&mut self.warp, &mut self.pointers.warp);
        wires::link(&mut self.port, &mut self.pointers.port);
        wires::link(&mut self.pointers.pointer, &mut self.pointer);
        self.region.next = self.own.context.val();
        self.in_parallel.next = false.into();
        for flag in 0..self.parents.len() {
            wires::link(&mut self.warp, &mut self.parents[flag].warp);
            self.parents[flag].port.next = self.port.val();
            if self.pointers.at_base[flag].val().any() {
                self.parents[flag].port.next = self.pointers.parent[flag].val();
            }
            self.region.next = self.parents[flag].context.val();
            self.in_parallel.next = self.entries.read_data[0].val().get_bit(self.kind_at.val()).into();
        }
        self.top.next = unsigned_cast(self.pointer.val() - 1);
        self.free.next = unsigned_cast(self.pointer.val());
        self.entries.read_address[0].next =
            (unsigned_cast(self.region.val()) << self.entry_bits.val()) | unsigned_cast(self.top.val());
        self.marks.read_address[0].next = self.entries.read_address[0].val();
        self.marked.next = self.marks.read_data[0].val().get_bit(0).into();
        self.first_join_pc.next = self.marks.read_data[0].val().get_bits::<32>(1);

        comment!("A join meets the entry, or is wrong.");
        self.meets.next = (self.joins.val().any()
            & (unsigned_cast(self.operand.val()) + 1 == unsigned_cast(self.pointer.val())))
        .into();
        self.joins_differ.next = (self.meets.val().any()
            & self.marked.val().any()
            & (self.first_join_pc.val() != self.join_pc.val()))
        .into();
        self.wrong_operand.next = (self.joins.val().any()
            & !self.meets.val().any()
            & (unsigned_cast(self.operand.val()) != unsigned_cast(self.pointer.val())))
        .into();
        self.marks_entry.next = (self.meets.val().any() & !self.marked.val().any()).into();
        self.pointers.pop.next =
            (self.meets.val().any() & self.marked.val().any() & !self.joins_differ.val().any()).into();
        self.first.next = self.marks_entry.val() & !self.in_parallel.val();
        self.second.next = self.pointers.pop.val() & !self.in_parallel.val();
        self.lanes.next = unsigned_cast(self.entries.read_data[0].val());
        if self.first.val().any() {
            self.lanes.next = unsigned_cast(self.entries.read_data[0].val() >> self.lane_count.val());
        }
        self.pc.next = unsigned_cast(self.entries.read_data[0].val() >> (2 * self.lane_count.val()));
        for flag in 0..self.parallel.len() {
            self.parallel[flag].waits.next = self.marks_entry.val() & self.in_parallel.val();
            self.parallel[flag].merges.next = self.pointers.pop.val() & self.in_parallel.val();
            self.parallel[flag].parent.next = self.parents[flag].port.val();
            self.parallel[flag].child.next =
                unsigned_cast(self.entries.read_data[0].val() >> (self.kind_at.val() + 1));
            self.parallel[flag].lanes.next =
                unsigned_cast(self.entries.read_data[0].val() >> self.lane_count.val());
        }

        comment!("A split pushes, a first join marks the entry, a second pops it.");
        self.overflow.next = (self.push.val().any() & (self.pointer.val() >= self.depth.val())).into();
        self.pushes.next = (self.push.val().any() & !self.overflow.val().any()).into();
        self.entries.write_enable.next = self.pushes.val();
        self.entries.write_address.next =
            (unsigned_cast(self.own.context.val()) << self.entry_bits.val()) | unsigned_cast(self.free.val());
        self.serial.next = unsigned_cast(self.before.val())
            | (unsigned_cast(self.other.val()) << self.lane_count.val())
            | (unsigned_cast(self.resume_pc.val()) << (2 * self.lane_count.val()));
        self.entries.write_data.next = unsigned_cast(self.serial.val());
        for flag in 0..self.child.len() {
            self.entries.write_data.next = unsigned_cast(self.serial.val())
                | (unsigned_cast(self.child[flag].valid.val()) << self.kind_at.val())
                | (unsigned_cast(self.child[flag].port.val()) << (self.kind_at.val() + 1));
            wires::link(&mut self.child[flag], &mut self.pointers.child[flag]);
            self.splits[flag].next = self.pushes.val() & self.child[flag].valid.val();
        }
        self.marks.write_enable.next = self.pushes.val() | self.marks_entry.val();
        self.marks.write_address.next = self.entries.write_address.val();
        if self.marks_entry.val().any() {
            self.marks.write_address.next = self.entries.read_address[0].val();
        }
        self.marks.write_data.next =
            unsigned_cast(self.marks_entry.val()) | (unsigned_cast(self.join_pc.val()) << 1);
        self.pointers.push.next = self.pushes.val();
        self.pointers.pop_context.next = self.region.val();
        wires::link(&mut self.clear, &mut self.pointers.clear);
    }
}

#[cfg(test)]
#[path = "stack_tests.rs"]
mod tests;
