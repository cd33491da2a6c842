//! The divergence stacks of all contexts: what a split leaves behind for its joins.
//!
//! One memory holds them, because at most one control instruction is resolved in a cycle, so at most one stack is looked at;
//! only the pointers are registers, one per context. The top entry is there in the same cycle; a push, mark or pop takes
//! effect at the end of it.
//!
//! ```text
//! entry = mask before the split | mask of the other half | address after the split
//! mark  = the first half has joined | where
//! ```
//! A join whose operand is the pointer does nothing. One whose operand is the pointer - 1 meets the top entry: the first
//! time it marks it, the second time, at the same address, it pops it. Whatever is an error changes nothing.
//! Knows nothing of predicates, nor of who is active. One lane never diverges: its stack has room for nothing.

use crate::Shape;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::AsyncRam;

/// All stacks of a core, one of them at hand.
#[derive(LogicBlock)]
pub struct DivergenceStacks {
    /// Context whose stack is at hand.
    pub context: Wire<In>,
    /// A divergent split pushes an entry.
    pub push: Wire<In>,
    /// Lanes active before the split, one bit per lane.
    pub before: Wire<In>,
    /// Lanes of the split that run later, one bit per lane.
    pub other: Wire<In>,
    /// Address at which the later half begins.
    pub resume_pc: Wire<In>,
    /// A join is resolved.
    pub joins: Wire<In>,
    /// Operand of the join: the pointer its split returned.
    pub operand: Wire<In>,
    /// Address of the join.
    pub join_pc: Wire<In>,
    /// Contexts that start or end, one bit per context: their stacks become empty.
    pub clear: Wire<In>,
    /// Number of entries of the stack at hand.
    pub pointer: Wire<Out>,
    /// First join of a split: `lanes` continue at `pc`.
    pub first: Wire<Out>,
    /// Second join of a split: `lanes` continue behind the join.
    pub second: Wire<Out>,
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
    pointers: Vec<Reg>,
    entries: AsyncRam,
    marks: AsyncRam,
    pushes: Wire<Local>,
    meets_top: Wire<Local>,
    marked: Wire<Local>,
    top: Wire<Local>,
    free: Wire<Local>,
    depth: Param,
    entry_bits: Param,
    lane_count: Param,
}

impl DivergenceStacks {
    /// One stack of one entry less than lanes for each context.
    pub fn new(shape: &Shape) -> DivergenceStacks {
        let (contexts, lanes) = (shape.contexts(), shape.lanes());
        let depth = lanes - 1;
        let pointer = index_width(depth.max(1) + 1);
        let entry_bits = index_width(depth.max(1));
        let words = contexts.next_power_of_two() << entry_bits;
        DivergenceStacks {
            context: Wire::new(shape.context_bits()),
            push: Wire::new(1),
            before: Wire::new(lanes),
            other: Wire::new(lanes),
            resume_pc: Wire::new(32),
            joins: Wire::new(1),
            operand: Wire::new(32),
            join_pc: Wire::new(32),
            clear: Wire::new(contexts),
            pointer: Wire::new(pointer),
            first: Wire::new(1),
            second: Wire::new(1),
            lanes: Wire::new(lanes),
            pc: Wire::new(32),
            overflow: Wire::new(1),
            wrong_operand: Wire::new(1),
            joins_differ: Wire::new(1),
            first_join_pc: Wire::new(32),
            pointers: Reg::several(contexts, pointer),
            entries: AsyncRam::new(words, 2 * lanes + 32, 1, 1),
            marks: AsyncRam::new(words, 33, 1, 1),
            pushes: Wire::new(1),
            meets_top: Wire::new(1),
            marked: Wire::new(1),
            top: Wire::new(entry_bits),
            free: Wire::new(entry_bits),
            depth: Param::new(depth),
            entry_bits: Param::new(entry_bits),
            lane_count: Param::new(lanes),
        }
    }
}

impl Logic for DivergenceStacks {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        comment!("The stack at hand, and its top entry.");
        self.pointer.next = 0.into();
        for stack in 0..self.pointers.len() {
            if self.context.val() == stack {
                self.pointer.next = self.pointers[stack].val();
            }
        }
        self.top.next = unsigned_cast(self.pointer.val() - 1);
        self.free.next = unsigned_cast(self.pointer.val());
        self.entries.read_address[0].next =
            (unsigned_cast(self.context.val()) << self.entry_bits.val()) | unsigned_cast(self.top.val());
        self.marks.read_address[0].next = self.entries.read_address[0].val();
        self.marked.next = self.marks.read_data[0].val().get_bit(0).into();
        self.first_join_pc.next = self.marks.read_data[0].val().get_bits::<32>(1);

        comment!("A join meets the top entry, or is wrong.");
        self.meets_top.next = (self.joins.val().any()
            & (unsigned_cast(self.operand.val()) + 1 == unsigned_cast(self.pointer.val())))
        .into();
        self.first.next = (self.meets_top.val().any() & !self.marked.val().any()).into();
        self.joins_differ.next = (self.meets_top.val().any()
            & self.marked.val().any()
            & (self.first_join_pc.val() != self.join_pc.val()))
        .into();
        self.second.next =
            (self.meets_top.val().any() & self.marked.val().any() & !self.joins_differ.val().any()).into();
        self.wrong_operand.next = (self.joins.val().any()
            & !self.meets_top.val().any()
            & (unsigned_cast(self.operand.val()) != unsigned_cast(self.pointer.val())))
        .into();
        self.lanes.next = unsigned_cast(self.entries.read_data[0].val());
        if self.first.val().any() {
            self.lanes.next = unsigned_cast(self.entries.read_data[0].val() >> self.lane_count.val());
        }
        self.pc.next = unsigned_cast(self.entries.read_data[0].val() >> (2 * self.lane_count.val()));

        comment!("A split pushes, a first join marks the top.");
        self.overflow.next = (self.push.val().any() & (self.pointer.val() >= self.depth.val())).into();
        self.pushes.next = (self.push.val().any() & !self.overflow.val().any()).into();
        self.entries.write_enable.next = self.pushes.val();
        self.entries.write_address.next =
            (unsigned_cast(self.context.val()) << self.entry_bits.val()) | unsigned_cast(self.free.val());
        self.entries.write_data.next = unsigned_cast(self.before.val())
            | (unsigned_cast(self.other.val()) << self.lane_count.val())
            | (unsigned_cast(self.resume_pc.val()) << (2 * self.lane_count.val()));
        self.marks.write_enable.next = self.pushes.val() | self.first.val();
        self.marks.write_address.next = self.entries.write_address.val();
        if self.first.val().any() {
            self.marks.write_address.next = self.entries.read_address[0].val();
        }
        self.marks.write_data.next =
            unsigned_cast(self.first.val()) | (unsigned_cast(self.join_pc.val()) << 1);

        for stack in 0..self.pointers.len() {
            if (self.context.val() == stack) & self.pushes.val().any() {
                self.pointers[stack].next = self.pointers[stack].val() + 1;
            }
            if (self.context.val() == stack) & self.second.val().any() {
                self.pointers[stack].next = self.pointers[stack].val() - 1;
            }
            if self.clear.val().get_bit(stack) {
                self.pointers[stack].next = 0.into();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::testing::{SHAPES, agree, below, is_set, often, put, shape, word};
    use warpstep_kit::check::{Bench, Check, Random};

    #[test]
    fn it_agrees_with_its_verilog() {
        for (contexts, lanes) in SHAPES {
            let check = Check::default()
                .cycles(500)
                .input("push", often)
                .input("joins", often)
                .input("operand", below(lanes as u64))
                .input("join_pc", below(2))
                .input("clear", |random| if random.once_in(30) { random.word() } else { 0 });
            agree(check, DivergenceStacks::new(&shape(contexts, lanes)));
        }
    }

    /// What an entry is by the rules: plain data on a `Vec`.
    struct Entry {
        before: u64,
        other: u64,
        resume_pc: u64,
        joined: Option<u64>,
    }

    #[test]
    fn it_is_a_stack_for_every_context() {
        for (contexts, lanes) in SHAPES {
            let mut random = Random::new(7);
            let mut bench = Bench::new(DivergenceStacks::new(&shape(contexts, lanes)));
            let mut stacks: Vec<Vec<Entry>> = (0..contexts).map(|_| vec![]).collect();
            for _ in 0..3000 {
                let context = random.below(contexts as u64) as usize;
                let (push, join) = [(true, false), (false, true), (false, false)][random.below(3) as usize];
                let mask = (1u64 << lanes) - 1;
                let (before, other) = (random.word() & mask, random.word() & mask);
                let pc = random.below(3) * 4;
                let stack = &mut stacks[context];
                let near = (stack.len() as u64).saturating_sub(random.below(3)) + random.below(2);
                let operand = if random.once_in(20) { 0xffff_ffff } else { near };
                let clears = random.once_in(25);
                let block = &mut bench.block;
                put(&mut block.context, context as u64);
                put(&mut block.push, push.into());
                put(&mut block.joins, join.into());
                put(&mut block.before, before);
                put(&mut block.other, other);
                put(&mut block.resume_pc, pc + 4);
                put(&mut block.join_pc, pc);
                put(&mut block.operand, operand);
                put(&mut block.clear, u64::from(clears) << context);
                bench.settle();
                let block = &bench.block;
                let said = [&block.overflow, &block.first, &block.second, &block.wrong_operand];
                let said = said.map(is_set);
                assert_eq!(word(&block.pointer), stack.len() as u64);

                let (mut first, mut second, mut differ) = (false, false, false);
                let overflow = push && stack.len() >= lanes - 1;
                let meets = join && operand + 1 == stack.len() as u64;
                let wrong = join && !meets && operand != stack.len() as u64;
                if push && !overflow {
                    stack.push(Entry { before, other, resume_pc: pc + 4, joined: None });
                } else if meets && let Some(top) = stack.last_mut() {
                    first = top.joined.is_none();
                    differ = top.joined.is_some_and(|at| at != pc);
                    second = !first && !differ;
                    if first {
                        assert_eq!((word(&block.lanes), word(&block.pc)), (top.other, top.resume_pc));
                        top.joined = Some(pc);
                    } else if second {
                        assert_eq!(word(&block.lanes), top.before);
                        stack.pop();
                    }
                }
                assert_eq!(said, [overflow, first, second, wrong], "{contexts}x{lanes}");
                assert_eq!(is_set(&block.joins_differ), differ);
                if clears {
                    stacks[context].clear();
                }
                bench.clock();
            }
        }
    }
}
