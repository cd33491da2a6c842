//! Divergence: one program, three split modes, the same results.

mod common;
use common::*;
use warpstep_golden::{At, Divergence, SplitOutcome};
use warpstep_spec::{Op, Reg, SplitMode};

/// if (lane < 2) a2 = 10 + lane else a2 = 20 + lane; then a2 += 1 in all lanes.
fn if_else(split: u32) -> warpstep_program::Program {
    program(&[
        &all_lanes(),
        &[
            csrr(A0, LANE_ID),
            i(Op::Sltiu, T1, A0, 2),
            split,
            b(Op::Beq, T1, ZERO, 12),
            i(Op::Addi, A2, A0, 10),
            i(Op::Jal, ZERO, ZERO, 8),
            i(Op::Addi, A2, A0, 20),
            r(Op::Join, ZERO, A1, ZERO),
            i(Op::Addi, A2, A2, 1),
        ],
        &exit(ZERO),
    ])
}

#[track_caller]
fn results(mode: SplitMode, splits: usize, split: u32) -> Recorder {
    let config = config(|p| (p.split_mode, p.splits) = (mode, splits));
    let (machine, recorder, result) = run(config, &if_else(split));
    assert_eq!(result, Ok(()));
    let a2: Vec<u32> = (0..4).map(|lane| machine.register(0, 0, lane, A2)).collect();
    assert_eq!(a2, [11, 12, 23, 24]);
    assert!(recorder.warnings.is_empty(), "{:?}", recorder.warnings);
    recorder
}

fn first_split(recorder: &Recorder) -> SplitOutcome {
    match recorder.divergences[0] {
        Divergence::Split { outcome, .. } => outcome,
        Divergence::Join { .. } => panic!("a join before any split"),
    }
}

#[test]
fn the_halves_of_an_ordinary_split_run_one_after_the_other() {
    let recorder = results(SplitMode::Off, 0, r(Op::Split, A1, T1, ZERO));
    let masks: Vec<u32> = recorder
        .divergences
        .iter()
        .map(|event| match *event {
            Divergence::Split { holds, .. } => holds,
            Divergence::Join { after, .. } => after,
        })
        .collect();
    assert_eq!(masks, [0b0011, 0b1100, 0b1111]);
}

#[test]
fn a_marked_split_runs_its_other_half_in_the_lowest_free_context() {
    let recorder = results(SplitMode::Marked, 3, split_m(A1, T1, 0));
    assert_eq!(first_split(&recorder), SplitOutcome::Parallel(1));
    let in_child: Vec<_> = recorder.records.iter().filter(|record| record.at.context == 1).collect();
    assert!(in_child.iter().all(|record| record.active == 0b1100));
    assert_eq!(in_child.iter().map(|record| record.issue).collect::<Vec<_>>(), [0, 1, 2]);
}

#[test]
fn a_marked_split_takes_the_context_it_names_or_none() {
    assert_eq!(first_split(&results(SplitMode::Marked, 3, split_m(A1, T1, 3))), SplitOutcome::Parallel(3));
    assert_eq!(first_split(&results(SplitMode::Marked, 2, split_m(A1, T1, 3))), SplitOutcome::Serial);
}

#[test]
fn a_marked_split_is_an_ordinary_one_when_splitting_is_off() {
    assert_eq!(first_split(&results(SplitMode::Off, 3, split_m(A1, T1, 0))), SplitOutcome::Serial);
}

#[test]
fn an_ordinary_split_runs_in_parallel_only_in_dynamic_mode() {
    let split = r(Op::Split, A1, T1, ZERO);
    assert_eq!(first_split(&results(SplitMode::Marked, 3, split)), SplitOutcome::Serial);
    assert_eq!(first_split(&results(SplitMode::Dynamic, 3, split)), SplitOutcome::Parallel(1));
}

#[test]
fn a_split_whose_lanes_agree_pushes_nothing_and_its_join_does_nothing() {
    let program = program(&[
        &all_lanes(),
        &[
            li(T1, 1),
            r(Op::Split, A1, T1, ZERO),
            r(Op::Join, ZERO, A1, ZERO),
            r(Op::SplitN, A1, T1, ZERO),
            r(Op::Join, ZERO, A1, ZERO),
        ],
        &exit(ZERO),
    ]);
    let (_, recorder, result) = run(config(|_| ()), &program);
    assert_eq!(result, Ok(()));
    assert_eq!(recorder.divergences.len(), 4);
    assert!(recorder.records.iter().skip(2).all(|record| record.active == 0b1111));
}

/// Three levels: lanes leave one by one, each level a marked split; deepest pointer lanes - 1.
fn ladder() -> warpstep_program::Program {
    let mut words = all_lanes().to_vec();
    words.push(csrr(A0, LANE_ID));
    words.push(li(A2, 0));
    // for level in 1..=3: split.m (lane >= level) { a2 += level } join, nested
    for level in 1..=3 {
        words.push(i(Op::Sltiu, T1, A0, level));
        words.push(i(Op::Xori, T1, T1, 1));
        words.push(split_m(Reg::x(20 + level as u32), T1, 0));
        let rest = 3 - level; // levels inside this one
        words.push(b(Op::Beq, T1, ZERO, 4 * (2 + 6 * rest)));
        words.push(i(Op::Addi, A2, A2, level));
    }
    for level in (1..=3).rev() {
        words.push(r(Op::Join, ZERO, Reg::x(20 + level as u32), ZERO));
    }
    words.extend(exit(ZERO));
    program(&[&words])
}

#[test]
fn nested_splits_agree_in_every_mode_and_with_every_number_of_contexts() {
    for mode in SplitMode::ALL {
        for splits in 0..=3 {
            if splits == 0 && mode != SplitMode::Off {
                continue;
            }
            let (machine, recorder, result) =
                run(config(|p| (p.split_mode, p.splits) = (mode, splits)), &ladder());
            assert_eq!(result, Ok(()), "{mode:?} {splits}");
            let a2: Vec<u32> = (0..4).map(|lane| machine.register(0, 0, lane, A2)).collect();
            assert_eq!(a2, [0, 1, 3, 6], "{mode:?} {splits}");
            let last = recorder.records.last().unwrap();
            assert_eq!((last.at, last.active), (At { core: 0, warp: 0, context: 0 }, 0b1111));
        }
    }
}

/// The true half does `inside` after some idle instructions, the false half goes straight to the join.
fn inside_a_half(inside: u32, idle: usize) -> warpstep_program::Program {
    let mut half = vec![nop(); idle];
    half.push(inside);
    program(&[
        &all_lanes(),
        &[
            li(T0, -1),
            csrr(A0, LANE_ID),
            i(Op::Sltiu, T1, A0, 2),
            split_m(A1, T1, 0),
            b(Op::Beq, T1, ZERO, 4 * (idle as i32 + 2)),
        ],
        &half,
        &[r(Op::Join, ZERO, A1, ZERO)],
        &exit(ZERO),
    ])
}

#[test]
fn making_lanes_of_the_other_half_active_is_reported() {
    // pred with no lane left falls back to its second operand: here all lanes
    for beyond in [r(Op::Pred, ZERO, ZERO, T0), tmc(T0)] {
        let (_, recorder, _) = run(config(|p| p.split_mode = SplitMode::Off), &inside_a_half(beyond, 0));
        let kinds: Vec<_> = recorder.warnings.iter().map(|warning| warning.kind.word()).collect();
        assert!(kinds.contains(&"mask-beyond-half"), "{kinds:?}");
    }
    let (_, recorder, result) = run(config(|_| ()), &inside_a_half(tmc(T1), 0));
    assert_eq!((result, recorder.warnings.len()), (Ok(()), 0), "a mask inside the half is fine");
}

/// Lanes 0 and 1 execute `then`, the others `otherwise`, parted by a marked split for context 1; then all do `after`. t0 is -1.
fn parted(then: &[u32], otherwise: &[u32], after: &[u32]) -> warpstep_program::Program {
    let over_then = 4 * (then.len() as i32 + 2);
    let over_otherwise = 4 * (otherwise.len() as i32 + 1);
    program(&[
        &all_lanes(),
        &[li(T0, -1), csrr(A0, LANE_ID), i(Op::Sltiu, T1, A0, 2)],
        &[split_m(A1, T1, 1), b(Op::Beq, T1, ZERO, over_then)],
        then,
        &[i(Op::Jal, ZERO, ZERO, over_otherwise)],
        otherwise,
        &[r(Op::Join, ZERO, A1, ZERO)],
        after,
        &exit(ZERO),
    ])
}

fn lanes(machine: &warpstep_golden::Machine, reg: Reg) -> [u32; 4] {
    std::array::from_fn(|lane| machine.register(0, 0, lane, reg))
}

#[test]
fn a_child_reads_the_numbers_of_its_warp_and_its_own_mask() {
    let [warp_count, hart, active_warps, active_mask] = [0xFC1, 0xF14, 0xCC3, 0xCC4];
    let read =
        [(A2, LANE_ID), (A3, WARP_ID), (A4, hart), (A5, warp_count), (A6, active_warps), (A7, active_mask)]
            .map(|(rd, number)| csrr(rd, number));
    let (machine, recorder, result) =
        run(config(|p| (p.split_mode, p.splits) = (SplitMode::Marked, 1)), &parted(&read, &read, &[]));
    assert_eq!((result, first_split(&recorder)), (Ok(()), SplitOutcome::Parallel(1)));
    assert_eq!(
        [A2, A3, A4, A5].map(|reg| lanes(&machine, reg)),
        [[0, 1, 2, 3], [0; 4], [0, 1, 2, 3], [4; 4]]
    );
    assert_eq!([A6, A7].map(|reg| lanes(&machine, reg)), [[1; 4], [0b0011, 0b0011, 0b1100, 0b1100]]);
}

#[test]
fn masks_reach_no_further_than_the_lanes_of_a_half() {
    // tmc of all lanes, and pred that falls back to all lanes, in both halves: each keeps its own
    for widen in [tmc(T0), r(Op::Pred, ZERO, ZERO, T0)] {
        let half = [widen, csrr(A2, 0xCC4)];
        let config = config(|p| (p.split_mode, p.splits) = (SplitMode::Marked, 1));
        let (machine, recorder, result) = run(config, &parted(&half, &half, &[csrr(A3, 0xCC4)]));
        assert_eq!((result, recorder.warnings), (Ok(()), vec![]));
        assert_eq!(lanes(&machine, A2), [0b0011, 0b0011, 0b1100, 0b1100]);
        assert_eq!(lanes(&machine, A3), [0b1111; 4], "the merge gives the mask of before");
    }
}

#[test]
fn a_mask_that_a_half_narrowed_is_whole_again_after_the_merge() {
    let then = [li(T2, 0b0010), tmc(T2), csrr(A2, 0xCC4)];
    let otherwise = [li(T2, 0b0100), tmc(T2), csrr(A2, 0xCC4)];
    for (mode, splits) in [(SplitMode::Off, 0), (SplitMode::Marked, 1), (SplitMode::Dynamic, 3)] {
        let config = config(|p| (p.split_mode, p.splits) = (mode, splits));
        let (machine, _, result) = run(config, &parted(&then, &otherwise, &[csrr(A3, 0xCC4)]));
        assert_eq!(result, Ok(()));
        assert_eq!((lanes(&machine, A2), lanes(&machine, A3)), ([0, 2, 4, 0], [15; 4]), "{mode:?}");
    }
}

#[test]
fn votes_and_shuffles_see_the_same_lanes_in_every_mode() {
    let half = [
        i(Op::Andi, T2, A0, 1),
        r(Op::VoteAll, A2, T2, ZERO),
        r(Op::VoteAny, A3, T2, ZERO),
        r(Op::VoteBallot, A4, T2, ZERO),
        li(T3, 3 << 6 | 1),
        r(Op::ShflDown, A5, A0, T3), // the next lane, if it is of this half
    ];
    for (mode, splits) in [(SplitMode::Off, 0), (SplitMode::Marked, 1), (SplitMode::Dynamic, 1)] {
        let config = config(|p| (p.split_mode, p.splits) = (mode, splits));
        let (machine, _, result) = run(config, &parted(&half, &half, &[]));
        assert_eq!(result, Ok(()));
        let results = [A2, A3, A4, A5].map(|reg| lanes(&machine, reg));
        assert_eq!(results, [[0; 4], [1; 4], [2, 2, 8, 8], [1, 1, 3, 3]], "{mode:?}");
    }
}

#[test]
fn marks_on_a_machine_that_cannot_split_in_parallel_are_ordinary_splits() {
    let program = ladder();
    let records =
        |mode, splits| run(config(|p| (p.split_mode, p.splits) = (mode, splits)), &program).1.records;
    let ordinary = records(SplitMode::Off, 0);
    for (mode, splits) in [(SplitMode::Off, 3), (SplitMode::Marked, 0), (SplitMode::Dynamic, 0)] {
        assert!(records(mode, splits) == ordinary, "{mode:?} {splits}");
    }
}

/// How the splits of a program go that parts lanes 0 and 1 from the others, then lane 0 from lane 1, both marked for these contexts.
fn nested(splits: usize, contexts: [u8; 2]) -> Vec<SplitOutcome> {
    let inner = [i(Op::Sltiu, T2, A0, 1), split_m(A2, T2, contexts[1]), r(Op::Join, ZERO, A2, ZERO)];
    let mut program = parted(&inner, &[], &inner);
    let outer = split_m(A1, T1, contexts[0]).to_le_bytes();
    program.segments[0].bytes[20..24].copy_from_slice(&outer);
    let (_, recorder, result) =
        run(config(|p| (p.split_mode, p.splits) = (SplitMode::Marked, splits)), &program);
    assert_eq!(result, Ok(()));
    let outcomes = recorder.divergences.iter().filter_map(|event| match event {
        Divergence::Split { outcome, .. } => Some(*outcome),
        Divergence::Join { .. } => None,
    });
    outcomes.collect()
}

#[test]
fn a_context_that_is_in_use_or_does_not_exist_leaves_an_ordinary_split() {
    use SplitOutcome::{Parallel, Serial};
    // the outer split, the inner one inside it, the inner one again after the merge
    assert_eq!(nested(3, [1, 1]), [Parallel(1), Serial, Parallel(1)], "named, but in use");
    assert_eq!(nested(3, [3, 2]), [Parallel(3), Parallel(2), Parallel(2)]);
    assert_eq!(nested(2, [3, 2]), [Serial, Parallel(2), Parallel(2)], "there is no third");
    assert_eq!(nested(1, [0, 0]), [Parallel(1), Serial, Parallel(1)], "none is free");
    assert_eq!(nested(3, [0, 0]), [Parallel(1), Parallel(2), Parallel(1)], "the lowest free one");
    assert_eq!(nested(3, [2, 0]), [Parallel(2), Parallel(1), Parallel(1)]);
}
