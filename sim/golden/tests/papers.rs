//! The examples of the PWS paper (figures 2, 3 and 5) and of the PWS thesis (figure 4.3, table 4.1), with the masks at every step.
//!
//! Every context executes one instruction a step, lowest context first, which is how the papers draw parallel halves. Masks
//! are drawn as there, the first work-item on the left; the thesis writes them as numbers.

mod common;
use common::*;
use warpstep_golden::{At, ContextState, Divergence, SplitOutcome, Step};
use warpstep_spec::assembler::Assembler;
use warpstep_spec::csr::{Csr, ROWS};
use warpstep_spec::mask::draw;
use warpstep_spec::{Instruction, Op, Reg, SplitMode};

const LANES: usize = 4;

/// A context at a step: its number, and the lanes it owns.
type Owned = (usize, String);

/// What a run shows: the blocks that were passed (block, context, lanes), and the lanes of all contexts each time they change.
struct Seen {
    blocks: Vec<(i32, usize, String)>,
    masks: Vec<Vec<Owned>>,
    splits: Vec<(usize, SplitOutcome)>,
}

/// A block of the papers' code: here the instruction `li a7, NUMBER`.
fn basic_block(code: &mut Assembler, number: i32) {
    code.small(A7, number);
}

/// All lanes, with the lane's number in a0.
fn start() -> Assembler {
    let mut code = Assembler::new();
    code.small(T0, -1);
    code.registers(Op::Tmc, ZERO, T0, ZERO);
    code.read_csr(A0, ROWS.iter().find(|row| row.csr == Csr::LaneId).unwrap().first);
    code
}

/// A split that names a context, or an ordinary one.
fn split(pointer: Reg, condition: Reg, mark: Option<u8>) -> Instruction {
    let op = if mark.is_some() { Op::SplitM } else { Op::Split };
    Instruction { rd: pointer, rs1: condition, context: mark.unwrap_or(0), ..Instruction::new(op) }
}

fn join(code: &mut Assembler, pointer: Reg) {
    code.registers(Op::Join, ZERO, pointer, ZERO);
}

/// if (condition) then else otherwise.
fn if_else(
    code: &mut Assembler,
    split: Instruction,
    then: impl FnOnce(&mut Assembler),
    otherwise: impl FnOnce(&mut Assembler),
) {
    let (other, end) = (code.label(), code.label());
    code.put(split);
    code.branch(Op::Beq, split.rs1, ZERO, other);
    then(code);
    code.jump(ZERO, end);
    code.place(other);
    otherwise(code);
    code.place(end);
    join(code, split.rd);
}

fn see(mode: SplitMode, splits: usize, mut code: Assembler) -> Seen {
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    let config = config(|p| (p.split_mode, p.splits) = (mode, splits));
    let mut machine = machine(config, &program(&[&code.words().unwrap()]));
    let (mut recorder, mut masks) = (Recorder::default(), vec![]);
    while machine.state(At { core: 0, warp: 0, context: 0 }) != ContextState::Free {
        let here = machine.living();
        for one in here {
            machine.step(one.at, None, &mut recorder).unwrap();
        }
        let owned: Vec<Owned> = (0..machine.config().contexts())
            .map(|context| (context, machine.owned(At { core: 0, warp: 0, context })))
            .filter(|(_, owned)| *owned != 0)
            .map(|(context, owned)| (context, draw(owned, LANES)))
            .collect();
        if masks.last() != Some(&owned) && !owned.is_empty() {
            masks.push(owned);
        }
    }
    let blocks = recorder.records.iter().filter(|record| record.destination == Some(A7));
    let blocks = blocks.map(|record| {
        let number = record.word as i32 >> 20;
        (number, record.at.context, draw(record.active, LANES))
    });
    let splits = recorder.divergences.iter().filter_map(|event| match event {
        Divergence::Split { at, outcome, .. } => Some((at.context, *outcome)),
        Divergence::Join { .. } => None,
    });
    Seen { blocks: blocks.collect(), splits: splits.collect(), masks }
}

fn owned(masks: &[(usize, &str)]) -> Vec<Owned> {
    masks.iter().map(|(context, mask)| (*context, mask.to_string())).collect()
}

/// Figure 2b: A = {17, 29, 52, 80}; which of its three branches are marked, and for which context.
fn figure_2(marks: [Option<u8>; 3]) -> Assembler {
    let mut code = start();
    code.constant(T2, u32::from_le_bytes([17, 29, 52, 80]));
    code.immediate(Op::Slli, A3, A0, 3);
    code.registers(Op::Srl, A3, T2, A3);
    code.immediate(Op::Andi, A3, A3, 0xFF);
    let above = |code: &mut Assembler, rd, bound: i32| {
        code.immediate(Op::Sltiu, rd, A3, bound + 1);
        code.immediate(Op::Xori, rd, rd, 1);
    };
    basic_block(&mut code, 1);
    above(&mut code, T1, 25);
    if_else(
        &mut code,
        split(S0, T1, marks[0]),
        |code| {
            basic_block(code, 2);
            above(code, T3, 75);
            if_else(code, split(S1, T3, marks[1]), |code| basic_block(code, 3), |code| basic_block(code, 4));
            basic_block(code, 5);
        },
        |code| basic_block(code, 6),
    );
    basic_block(&mut code, 7);
    above(&mut code, T1, 50);
    if_else(&mut code, split(S0, T1, marks[2]), |code| basic_block(code, 8), |code| basic_block(code, 9));
    basic_block(&mut code, 10);
    code
}

/// Lanes of each basic block of figure 2, and the contexts that execute them.
#[track_caller]
fn check_figure_2(seen: &Seen, contexts: [usize; 10]) {
    let lanes = ["1111", "0111", "0001", "0110", "0111", "1000", "1111", "0011", "1100", "1111"];
    let mut blocks = seen.blocks.clone();
    blocks.sort();
    let expected: Vec<_> =
        (0..10).map(|block| (block as i32 + 1, contexts[block], lanes[block].to_string())).collect();
    assert_eq!(blocks, expected);
}

#[test]
fn figure_2c_without_splitting_the_blocks_run_one_after_the_other() {
    let marks = [Some(0); 3];
    for (mode, splits) in [(SplitMode::Off, 0), (SplitMode::Off, 2)] {
        let seen = see(mode, splits, figure_2(marks));
        check_figure_2(&seen, [0; 10]);
        let order: Vec<i32> = seen.blocks.iter().map(|(block, ..)| *block).collect();
        assert_eq!(order, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(seen.masks, [owned(&[(0, "1111")])]);
    }
}

#[test]
fn figure_2d_with_two_contexts_every_branch_runs_in_parallel() {
    let dynamic = see(SplitMode::Dynamic, 2, figure_2([None; 3]));
    let marked = see(SplitMode::Marked, 2, figure_2([Some(1), Some(2), Some(1)]));
    for seen in [dynamic, marked] {
        check_figure_2(&seen, [0, 0, 0, 2, 0, 1, 0, 0, 1, 0]);
        assert_eq!(
            seen.masks,
            [
                owned(&[(0, "1111")]),
                owned(&[(0, "0111"), (1, "1000")]),
                owned(&[(0, "0001"), (1, "1000"), (2, "0110")]),
                owned(&[(0, "0111"), (1, "1000")]),
                owned(&[(0, "1111")]),
                owned(&[(0, "0011"), (1, "1100")]),
                owned(&[(0, "1111")]),
            ]
        );
    }
}

#[test]
fn figure_2_with_one_context_dynamic_splitting_takes_the_first_branch_and_a_mark_the_better_one() {
    // Blocks 3 and 4 one after the other in the parent, although they are the longer ones.
    let dynamic = see(SplitMode::Dynamic, 1, figure_2([None; 3]));
    check_figure_2(&dynamic, [0, 0, 0, 0, 0, 1, 0, 0, 1, 0]);
    assert_eq!(
        dynamic.splits.iter().map(|(_, outcome)| *outcome).collect::<Vec<_>>(),
        [SplitOutcome::Parallel(1), SplitOutcome::Serial, SplitOutcome::Parallel(1)]
    );
    // Blocks 3 and 4 in parallel, block 6 behind block 5.
    let marked = see(SplitMode::Marked, 1, figure_2([None, Some(1), Some(1)]));
    check_figure_2(&marked, [0, 0, 0, 1, 0, 0, 0, 0, 1, 0]);
    let order: Vec<i32> =
        marked.blocks.iter().map(|(block, ..)| *block).filter(|block| [2, 5, 6, 7].contains(block)).collect();
    assert_eq!(order, [2, 5, 6, 7]);
}

/// Splits by a mask: lane 0 by its lowest bit.
fn split_by_mask(code: &mut Assembler, mask: u32, pointer: Reg, context: u8) {
    code.small(T2, mask as i32);
    code.registers(Op::Srl, T1, T2, A0);
    code.put(split(pointer, T1, Some(context)));
}

#[test]
fn figure_3b_the_halves_of_a_split_are_a_mask_and_its_negation_and_merge_gives_all() {
    // The two registers s0 and s1 hold the mask of four work-items: here every mask that parts them.
    for mask in 1..15 {
        let mut code = start();
        split_by_mask(&mut code, mask, S0, 1);
        basic_block(&mut code, 2);
        join(&mut code, S0);
        basic_block(&mut code, 3);
        let seen = see(SplitMode::Marked, 1, code);
        let (first, second) = (draw(mask, LANES), draw(!mask, LANES));
        let blocks = [(2, 0, first.clone()), (2, 1, second.clone()), (3, 0, "1111".into())];
        assert_eq!(seen.blocks, blocks);
        let all = owned(&[(0, "1111")]);
        assert_eq!(seen.masks, [all.clone(), owned(&[(0, &first), (1, &second)]), all]);
    }
}

/// Figure 5a: two splits inside each other, s0 = 11, s1 = 01, s2 = 00. Regions (1), (2), (3), (2), (1) are blocks 1 to 5.
fn figure_5() -> Assembler {
    let (s0_s1, s0_s2) = (0b1011, 0b0011); // 1101 and 1100 with the first work-item on the left
    let mut code = start();
    basic_block(&mut code, 1);
    split_by_mask(&mut code, s0_s1, S0, 1);
    basic_block(&mut code, 2);
    split_by_mask(&mut code, s0_s2, S1, 2);
    basic_block(&mut code, 3);
    join(&mut code, S1);
    basic_block(&mut code, 4);
    join(&mut code, S0);
    basic_block(&mut code, 5);
    code
}

#[test]
fn figure_5a_two_splits_and_two_merges_pass_through_the_table_of_split_masks() {
    let seen = see(SplitMode::Marked, 2, figure_5());
    let columns = [
        owned(&[(0, "1111")]),
        owned(&[(0, "1101"), (1, "0010")]),
        owned(&[(0, "1100"), (1, "0010"), (2, "0001")]),
        owned(&[(0, "1101"), (1, "0010")]),
        owned(&[(0, "1111")]),
    ];
    assert_eq!(seen.masks, columns);
    for (region, column) in (1..).zip(&columns) {
        let mut blocks: Vec<Owned> = seen
            .blocks
            .iter()
            .filter(|(block, ..)| *block == region)
            .map(|(_, context, mask)| (*context, mask.clone()))
            .collect();
        blocks.sort();
        assert_eq!(&blocks, column, "region {region}");
    }
}

#[test]
fn figure_5b_the_second_split_s_child_has_the_same_parent_as_the_first_s() {
    let seen = see(SplitMode::Marked, 2, figure_5());
    // The second child of the paper's context 1 is its context 3; the other half does not part at the second split.
    assert_eq!(
        seen.splits,
        [(0, SplitOutcome::Parallel(1)), (0, SplitOutcome::Parallel(2)), (1, SplitOutcome::Uniform)]
    );
}

#[test]
fn figure_5a_a_work_item_executes_if_execute_mask_and_split_mask_have_it() {
    let mut code = start();
    split_by_mask(&mut code, 0b0011, S0, 1); // split mask 1100
    code.small(T2, 0b1001); // execute mask 1001
    code.registers(Op::Tmc, ZERO, T2, ZERO);
    let config = config(|p| (p.split_mode, p.splits) = (SplitMode::Marked, 1));
    let words = code.words().unwrap();
    let mut machine = machine(config, &program(&[&words]));
    let parent = At { core: 0, warp: 0, context: 0 };
    for _ in &words {
        assert_eq!(machine.step(parent, None, &mut Recorder::default()), Ok(Step::Retired { jumped: false }));
    }
    assert_eq!(
        (draw(machine.owned(parent), LANES), draw(machine.active(parent), LANES)),
        ("1100".into(), "1000".into())
    );
}

#[test]
fn thesis_table_4_1_each_split_executes_one_side_of_the_branch() {
    let mut code = start();
    code.immediate(Op::Sltiu, T1, A0, 3); // figure 4.3: threadIdx < 3
    if_else(&mut code, split(S0, T1, Some(1)), |code| basic_block(code, 9), |code| basic_block(code, 11));
    basic_block(&mut code, 12);
    let seen = see(SplitMode::Marked, 1, code.clone());
    let number = |mask: u32| draw(mask, LANES); // the thesis has the first thread in the lowest bit
    let split_masks = [0b0111, 0b1000];
    assert_eq!(seen.masks[1], owned(&[(0, &number(split_masks[0])), (1, &number(split_masks[1]))]));
    // The execution mask of a block, and what remains of it in each split; a split skips a block for which nothing does.
    for (block, execution_mask) in [(9, 0b0111u32), (11, 0b1000)] {
        let executed: Vec<(usize, String)> = seen
            .blocks
            .iter()
            .filter(|(passed, ..)| *passed == block)
            .map(|(_, context, mask)| (*context, mask.clone()))
            .collect();
        let expected: Vec<(usize, String)> = (0..2)
            .map(|context| (context, execution_mask & split_masks[context]))
            .filter(|(_, mask)| *mask != 0)
            .map(|(context, mask)| (context, number(mask)))
            .collect();
        assert_eq!(executed, expected, "block {block}");
    }
    let baseline = see(SplitMode::Off, 0, code);
    let passed = [(9, 0, number(0b0111)), (11, 0, number(0b1000)), (12, 0, number(0b1111))];
    assert_eq!(baseline.blocks, passed);
}
