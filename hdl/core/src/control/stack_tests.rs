//! The stacks against plain `Vec`s; parallel splits from the split to the merge.

use super::*;
use crate::control::testing::{
    SHAPES, SPLIT_SHAPES, agree, below, is_set, often, put, shape, split_shape, word,
};
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
            put(&mut block.warp, context as u64);
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

#[test]
fn entries_of_a_child_stand_above_that_of_its_split_and_all_are_met_from_the_top() {
    let mut bench = Bench::new(DivergenceStacks::new(&split_shape(2, 8, 2)));
    // Of warp 1: port, child of the push, operand and address of the join; then pointer, waits, merges, parent and child.
    let steps = [
        (0, Some(0), 0, 0, 0, None),                // an ordinary split
        (0, Some(2), 0, 0, 1, None),                // one that runs in context 2, which begins at 2
        (2, Some(1), 0, 0, 2, None),                // which runs another one in context 1
        (1, None, 2, 0x40, 3, Some((false, 2, 1))), // the child is first
        (2, Some(0), 0, 0, 3, None),                // its parent splits once more
        (2, None, 3, 0x80, 4, None),                // and joins that, both halves
        (2, None, 3, 0x80, 4, None),
        (2, None, 2, 0x40, 3, Some((true, 2, 1))), // then the one of its child
        (0, None, 1, 0x60, 2, Some((false, 0, 2))), // the parent is first
        (2, None, 1, 0x60, 2, Some((true, 0, 2))),
    ];
    for (at, (port, push, operand, pc, pointer, expected)) in steps.into_iter().enumerate() {
        let block = &mut bench.block;
        put(&mut block.warp, 1);
        put(&mut block.port, port);
        put(&mut block.push, push.is_some().into());
        put(&mut block.child[0].valid, push.is_some_and(|child| child > 0).into());
        put(&mut block.child[0].port, push.unwrap_or(0));
        put(&mut block.before, 0x70 + at as u64);
        put(&mut block.other, 1 + at as u64);
        put(&mut block.joins, push.is_none().into());
        put(&mut block.operand, operand);
        put(&mut block.join_pc, pc);
        bench.settle();
        let (block, join) = (&bench.block, &bench.block.parallel[0]);
        assert_eq!(word(&block.pointer), pointer, "step {at}");
        let met = is_set(&join.waits) | is_set(&join.merges);
        let seen = met.then(|| (is_set(&join.merges), word(&join.parent), word(&join.child)));
        assert_eq!(seen, expected, "step {at}");
        assert!(!is_set(&block.wrong_operand) && !is_set(&block.joins_differ), "step {at}");
        if at == 7 {
            assert_eq!((word(&block.lanes), word(&join.lanes)), (0x72, 3), "those of the split in step 2");
        }
        bench.clock();
    }
    put(&mut bench.block.port, 0);
    bench.settle();
    assert_eq!(word(&bench.block.pointer), 1, "the ordinary split is still open");
}

#[test]
fn they_agree_with_their_verilog_with_split_contexts() {
    for (warps, lanes, splits) in SPLIT_SHAPES.into_iter().filter(|(_, _, splits)| *splits > 0) {
        let check = Check::default()
            .cycles(1000)
            .input("port", move |random| random.below(splits as u64 + 1))
            .input("child_0_port", move |random| 1 + random.below(splits as u64))
            .input("operand", |random| random.below(4))
            .input("join_pc", |random| random.below(2) * 4)
            .input("clear", |random| if random.once_in(30) { random.word() } else { 0 });
        agree(check, DivergenceStacks::new(&split_shape(warps, lanes, splits)));
    }
}
