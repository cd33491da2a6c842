//! Divergence: one program, three split modes, the same results.

mod common;
use common::*;
use warpstep_golden::{At, Divergence, JoinOutcome, SplitOutcome};
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
fn whoever_reaches_the_join_first_waits_for_the_other() {
    let recorder = results(SplitMode::Marked, 1, split_m(A1, T1, 0));
    let outcomes: Vec<JoinOutcome> = recorder
        .divergences
        .iter()
        .filter_map(|event| match event {
            Divergence::Join { outcome, .. } => Some(*outcome),
            Divergence::Split { .. } => None,
        })
        .collect();
    assert_eq!(outcomes, [JoinOutcome::Waits, JoinOutcome::Merged { parent: 0, resumes: true }]);
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
fn what_concerns_the_whole_warp_is_an_error_in_a_parallel_half_whenever_it_comes() {
    let marked = || config(|p| (p.split_mode, p.splits) = (SplitMode::Marked, 1));
    let whole_warp = [r(Op::Bar, ZERO, ZERO, T1), r(Op::Wspawn, ZERO, T1, T1), tmc(ZERO)];
    for instruction in whole_warp {
        for idle in [0, 200] {
            let (_, _, result) = run(marked(), &inside_a_half(instruction, idle));
            assert_eq!(result.unwrap_err().kind(), "while-split", "{instruction:#x} after {idle}");
        }
    }
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
