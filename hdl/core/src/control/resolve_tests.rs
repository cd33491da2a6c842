//! A split and its joins, one half after the other and side by side.

use super::*;
use crate::control::testing::{SPLIT_SHAPES, agree, below, is_set, often, put, shape, split_shape, word};
use warpstep_kit::check::{Bench, Check};
use warpstep_spec::Op;

const OPS: [Op; 9] =
    [Op::Jal, Op::Beq, Op::Tmc, Op::Split, Op::SplitN, Op::SplitM, Op::Join, Op::Pred, Op::Bar];

#[test]
fn it_agrees_with_its_verilog() {
    for (warps, lanes, splits) in SPLIT_SHAPES {
        let mut check = Check::default()
            .cycles(500)
            .input("instruction_valid", often)
            .input("instruction_issued_op", |random| OPS[random.below(9) as usize] as u64)
            .input("instruction_issued_pc", |random| random.below(3) * 4)
            .input("instruction_issued_immediate", below(3))
            .input("instruction_leader_left", |random| random.below(3))
            .input("port", below(splits as u64 + 1))
            .input("clear", |random| if random.once_in(30) { random.word() } else { 0 });
        if splits > 0 {
            check = check.input("siblings_0_running", |random| random.word() & random.word());
        }
        agree(check, Resolve::new(&split_shape(warps, lanes, splits)));
    }
}

#[test]
fn a_split_and_its_joins_run_both_halves_and_meet_again() {
    let mut bench = Bench::new(Resolve::new(&shape(2, 4)));
    put(&mut bench.block.instruction.valid, 1);
    put(&mut bench.block.instruction.issued.context, 1);
    put(&mut bench.block.instruction.predicate, 0b0110);
    for (op, pc, active, left, lanes, target, result) in [
        (Op::SplitN, 0x10, 0b0111, 0, Some(0b0001), None, Some(0)),
        (Op::Split, 0x14, 0b0001, 0, None, None, Some(1)),
        (Op::Join, 0x18, 0b0001, 1, None, None, None),
        (Op::Join, 0x1c, 0b0001, 0, Some(0b0110), Some(0x14), None),
        (Op::Join, 0x1c, 0b0110, 0, Some(0b0111), None, None),
        (Op::Join, 0x20, 0b0111, 0, None, None, None),
    ] {
        put(&mut bench.block.instruction.issued.op, op as u64);
        put(&mut bench.block.instruction.issued.pc, pc);
        put(&mut bench.block.behind, pc + 4);
        put(&mut bench.block.instruction.issued.active, active);
        put(&mut bench.block.instruction.leader.left, left);
        bench.settle();
        let block = &bench.block;
        assert_eq!(is_set(&block.changes).then(|| word(&block.lanes)), lanes, "{op} at {pc:#x}");
        assert_eq!(is_set(&block.first_join).then(|| word(&block.resume_pc)), target, "{op} at {pc:#x}");
        assert_eq!(is_set(&block.splits).then(|| word(&block.pointer)), result, "{op} at {pc:#x}");
        assert_eq!(word(&block.wrong), 0);
        bench.clock();
    }
}

#[test]
fn halves_of_a_marked_split_meet_whoever_comes_first() {
    for child_first in [false, true] {
        let mut bench = Bench::new(Resolve::new(&split_shape(2, 4, 2)));
        let mut step = |op: Op, port: u64, running: u64, active: u64, left: u64| {
            let block = &mut bench.block;
            put(&mut block.instruction.valid, 1);
            put(&mut block.instruction.issued.context, 1);
            put(&mut block.instruction.issued.op, op as u64);
            put(&mut block.instruction.issued.active, active);
            put(&mut block.instruction.predicate, 0b0011);
            put(&mut block.instruction.leader.left, left);
            put(&mut block.port, port);
            put(&mut block.siblings[0].running, running);
            put(&mut block.siblings[0].owned, active);
            bench.settle();
            let (split, join, lending) =
                (&bench.block.split[0], &bench.block.join[0], &bench.block.lending[0]);
            let changes =
                is_set(&bench.block.changes).then(|| (word(&bench.block.changed), word(&bench.block.lanes)));
            let flags = [&split.valid, &join.waits, &join.merges].map(is_set);
            let child = (word(&lending.child), word(&lending.lanes));
            assert_eq!(word(&bench.block.wrong), 0);
            bench.clock();
            (changes, flags, child)
        };
        // Context 1 of warp 1 is taken: the other half goes to context 2, number 5.
        let (changes, flags, child) = step(Op::SplitM, 0, 0b01, 0b0111, 0);
        assert_eq!((changes, flags, child), (Some((0, 0b0011)), [true, false, false], (5, 0b0100)));
        let halves = if child_first { [(2, 0b0100), (0, 0b0011)] } else { [(0, 0b0011), (2, 0b0100)] };
        let (changes, flags, _) = step(Op::Join, halves[0].0, 0b11, halves[0].1, 0);
        assert_eq!((changes, flags), (None, [false, true, false]));
        let (changes, flags, child) = step(Op::Join, halves[1].0, 0b11, halves[1].1, 0);
        assert_eq!((changes, flags, child), (Some((0, 0b0111)), [false, false, true], (5, 0b0100)));
    }
}

#[test]
fn no_lane_left_is_an_error_only_while_split() {
    let mut bench = Bench::new(Resolve::new(&split_shape(2, 4, 1)));
    for (running, wanted, cause) in [(0, 0, 0), (1, 0b0001, 0), (1, 0, cause::WHILE_SPLIT), (1, 0b1000, 14)] {
        let block = &mut bench.block;
        put(&mut block.instruction.valid, 1);
        put(&mut block.instruction.issued.op, Op::Tmc as u64);
        put(&mut block.instruction.leader.left, wanted);
        put(&mut block.siblings[0].running, running);
        put(&mut block.siblings[0].owned, 0b0111);
        bench.settle();
        assert_eq!(
            (word(&bench.block.wrong), word(&bench.block.detail) * u64::from(cause > 0)),
            (cause as u64, 0)
        );
        assert_eq!(is_set(&bench.block.changes), cause == 0);
    }
}
