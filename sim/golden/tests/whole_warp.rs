//! What concerns the whole warp: refused while halves of it run in parallel, and how it splits.

mod common;
use common::*;
use warpstep_golden::{At, Divergence, Launch, Machine, Options, SplitOutcome};
use warpstep_spec::{Instruction, Op, Reg, SplitMode, abi};

const FFLAGS: u16 = 1;
const FRM: u16 = 2;
const FCSR: u16 = 3;
const SPLIT_CONTROL: u16 = 0x7F0;

fn csr(op: Op, rd: Reg, csr: u16, rs1: Reg) -> u32 {
    word(Instruction { rd, rs1, csr, ..Instruction::new(op) })
}

/// Lanes 0 and 1 part from the others by a marked split; the true or the false half does `inside` after some idle
/// instructions, the other one goes straight to the join; `after` it comes what all lanes do. t0 is -1, t1 the predicate.
fn halves(inside: &[u32], of_true: bool, idle: usize, after: &[u32]) -> warpstep_program::Program {
    let skip = if of_true { Op::Beq } else { Op::Bne };
    let length = (inside.len() + idle) as i32;
    program(&[
        &all_lanes(),
        &[
            li(T0, -1),
            csrr(A0, LANE_ID),
            i(Op::Sltiu, T1, A0, 2),
            split_m(A1, T1, 0),
            b(skip, T1, ZERO, 4 * (length + 1)),
        ],
        &vec![nop(); idle],
        inside,
        &[r(Op::Join, ZERO, A1, ZERO)],
        after,
        &exit(ZERO),
    ])
}

fn marked(splits: usize) -> warpstep_spec::Config {
    config(|p| (p.split_mode, p.splits) = (SplitMode::Marked, splits))
}

/// The error of the last of these instructions in either half, whichever half is at the join first.
#[track_caller]
fn refused(inside: &[u32], kind: &str, words: &str) {
    for (of_true, idle) in [(true, 0), (true, 200), (false, 0), (false, 200)] {
        let error = run(marked(1), &halves(inside, of_true, idle, &[])).2.unwrap_err();
        assert_eq!(error.kind(), kind, "{error}");
        assert!(error.to_string().contains(words), "{error}");
    }
}

#[track_caller]
fn accepted(instruction: u32) {
    for of_true in [true, false] {
        let (_, recorder, result) = run(marked(1), &halves(&[instruction], of_true, 0, &[]));
        assert_eq!((result, recorder.warnings), (Ok(()), vec![]), "{instruction:#x}");
    }
}

#[test]
fn a_half_cannot_wait_for_other_warps_start_them_or_end() {
    let global = lui(T3, abi::GLOBAL_BARRIER);
    refused(&[li(T2, 1), r(Op::Bar, ZERO, ZERO, T2)], "while-split", "bar while halves");
    refused(&[li(T2, 1), global, r(Op::Bar, ZERO, T3, T2)], "while-split", "bar while halves");
    refused(&[li(T2, 1), r(Op::Wspawn, ZERO, T2, ZERO)], "while-split", "wspawn while halves");
    refused(&[tmc(ZERO)], "while-split", "the warp retires while halves");
    refused(&[r(Op::Pred, ZERO, ZERO, ZERO)], "while-split", "the warp retires while halves");
    refused(&[r(Op::PredN, ZERO, T0, ZERO)], "while-split", "the warp retires while halves");
}

#[test]
fn a_mask_of_the_other_half_s_lanes_alone_would_end_the_warp() {
    for (of_true, others) in [(true, 0b1100), (false, 0b0011)] {
        let program = halves(&[li(T2, others), tmc(T2)], of_true, 0, &[]);
        let (_, recorder, result) = run(marked(1), &program);
        assert_eq!((result.unwrap_err().kind(), recorder.warnings), ("while-split", vec![]));
    }
}

#[test]
fn what_is_wrong_with_the_operands_is_reported_before_the_split() {
    let large = li(T2, 99);
    refused(&[large, r(Op::Wspawn, ZERO, T2, T0)], "wspawn-count", "99");
    refused(&[li(T2, 2), r(Op::Wspawn, ZERO, T2, T0)], "misaligned-target", "multiple of four");
    refused(&[large, r(Op::Bar, ZERO, T2, T2)], "barrier-id", "99");
    refused(&[large, r(Op::Bar, ZERO, ZERO, T2)], "barrier-count", "99");
    refused(&[csrr(A3, 0x123)], "illegal-csr", "0x123");
    refused(&[csrwi(LANE_ID, 1)], "illegal-csr", "read-only");
}

#[test]
fn float_flags_are_left_alone_and_the_rounding_mode_is_only_read_in_a_half() {
    refused(&[csrr(A3, FFLAGS)], "while-split", "an access to fflags");
    refused(&[csrr(A3, FCSR)], "while-split", "an access to fcsr");
    refused(&[csrwi(FFLAGS, 1)], "while-split", "an access to fflags");
    refused(&[csrwi(FCSR, 1)], "while-split", "an access to fcsr");
    refused(&[csrwi(FRM, 1)], "while-split", "a write to frm");
    refused(&[csr(Op::Csrrs, A3, FRM, T0)], "while-split", "a write to frm");
    accepted(csrr(A3, FRM));
    accepted(csr(Op::Csrrc, A3, FRM, ZERO));
}

#[test]
fn how_a_warp_splits_is_only_read_in_a_half() {
    refused(&[csrwi(SPLIT_CONTROL, 1)], "while-split", "a write to split_control");
    refused(&[csrwi(SPLIT_CONTROL, 0)], "while-split", "a write to split_control");
    accepted(csrr(A3, SPLIT_CONTROL));
}

#[test]
fn a_half_that_waits_for_the_other_on_the_stack_may_do_all_that() {
    for instruction in [csrwi(FRM, 1), csrr(A3, FFLAGS), csrwi(FCSR, 1), csrwi(SPLIT_CONTROL, 1)] {
        let config = config(|p| (p.split_mode, p.splits) = (SplitMode::Off, 3));
        assert_eq!(run(config, &halves(&[instruction], true, 0, &[])).2, Ok(()));
    }
}

#[test]
fn after_the_merge_the_warp_is_one_again() {
    let after =
        [csrr(A3, FFLAGS), csrwi(FRM, 1), csrwi(SPLIT_CONTROL, 1), li(T2, 1), r(Op::Bar, ZERO, ZERO, T2)];
    for idle in [0, 200] {
        let (machine, recorder, result) = run(marked(1), &halves(&[nop()], true, idle, &after));
        assert_eq!((result, recorder.warnings), (Ok(()), vec![]));
        assert_eq!(machine.fcsr(0, 0), 1 << 5);
    }
}

#[test]
fn float_flags_of_both_halves_are_those_of_the_warp_after_the_merge() {
    // 1.0 / 3.0 is inexact in the true half, 1.0 / 0.0 divides by zero in the false one
    let set = |rd: u32, value: u32| [lui(T2, value), r(Op::FmvWX, Reg::f(rd), T2, ZERO)];
    let both = program(&[
        &all_lanes(),
        &[csrr(A0, LANE_ID), i(Op::Sltiu, T1, A0, 2)],
        &set(1, 0x3F80_0000),
        &set(2, 0x4040_0000),
        &[split_m(A1, T1, 0), b(Op::Bne, T1, ZERO, 8), r(Op::FmvWX, Reg::f(2), ZERO, ZERO)],
        &[r(Op::FdivS, Reg::f(3), Reg::f(1), Reg::f(2)), r(Op::Join, ZERO, A1, ZERO), csrr(A3, FFLAGS)],
        &exit(ZERO),
    ]);
    for config in [marked(1), config(|_| ())] {
        let (machine, _, result) = run(config, &both);
        assert_eq!((result, machine.register(0, 0, 3, A3)), (Ok(()), 0b01001));
    }
}

/// Writes `split_control` (unless the number is negative), reads it into a3, then parts the lanes by an ordinary and by a marked split.
fn controlled(value: i32) -> warpstep_program::Program {
    let write = if value < 0 { nop() } else { csrwi(SPLIT_CONTROL, value) };
    program(&[
        &all_lanes(),
        &[
            write,
            csrr(A3, SPLIT_CONTROL),
            csrr(A0, LANE_ID),
            i(Op::Sltiu, T1, A0, 2),
            r(Op::Split, A1, T1, ZERO),
            r(Op::Join, ZERO, A1, ZERO),
            split_m(A1, T1, 2),
            r(Op::Join, ZERO, A1, ZERO),
        ],
        &exit(ZERO),
    ])
}

/// What a warp reads from `split_control`, and how an ordinary and a marked split go.
#[track_caller]
fn controls(mode: SplitMode, splits: usize, value: i32) -> (u32, SplitOutcome, SplitOutcome) {
    let config = config(|p| (p.split_mode, p.splits) = (mode, splits));
    let (machine, recorder, result) = run(config, &controlled(value));
    assert_eq!(result, Ok(()));
    let outcomes: Vec<SplitOutcome> = recorder
        .divergences
        .iter()
        .filter_map(|event| match event {
            Divergence::Split { outcome, .. } => Some(*outcome),
            Divergence::Join { .. } => None,
        })
        .collect();
    (machine.register(0, 0, 3, A3), outcomes[0], outcomes[1])
}

#[test]
fn split_control_decides_about_splits_without_a_mark_and_marks_always_count() {
    use SplitMode::{Dynamic, Marked, Off};
    use SplitOutcome::{Parallel, Serial};
    assert_eq!(controls(Marked, 3, -1), (0, Serial, Parallel(2)));
    assert_eq!(controls(Marked, 3, 1), (1, Parallel(1), Parallel(2)));
    assert_eq!(controls(Dynamic, 3, -1), (1, Parallel(1), Parallel(2)));
    assert_eq!(controls(Dynamic, 3, 0), (0, Serial, Parallel(2)));
    assert_eq!(controls(Marked, 3, 0b11110), (0, Serial, Parallel(2)), "only bit 0 is kept");
    assert_eq!(controls(Marked, 3, 0b11111), (1, Parallel(1), Parallel(2)));
    for value in [-1, 1] {
        for (mode, splits) in [(Off, 0), (Off, 3), (Marked, 0), (Dynamic, 0)] {
            assert_eq!(controls(mode, splits, value), (0, Serial, Serial), "{mode:?} {splits}");
        }
    }
}

#[test]
fn every_warp_has_a_split_control_of_its_own_and_keeps_it_when_it_is_spawned_again() {
    // Warp 1 runs twice; each time it adds its split_control to a4 and sets it. Warp 0 never writes its own.
    let body = [
        csrr(A3, WARP_ID),
        b(Op::Beq, A3, ZERO, 20),
        csrr(A3, SPLIT_CONTROL),
        r(Op::Add, A4, A4, A3),
        csrwi(SPLIT_CONTROL, 1),
        tmc(ZERO),
    ];
    let mut words = vec![li(T0, 2), i(Op::Auipc, T1, ZERO, 0), i(Op::Addi, T1, T1, 28)];
    words.extend([
        r(Op::Wspawn, ZERO, T0, T1),
        r(Op::Wspawn, ZERO, T0, T1),
        li(T0, 1),
        r(Op::Wspawn, ZERO, T0, T1),
    ]);
    words.push(csrr(A5, SPLIT_CONTROL));
    // warp 0 falls through the body to its end
    words.extend(body);
    words.push(tmc(ZERO));
    let (machine, _, result) = run(marked(1), &program(&[&words]));
    assert_eq!(result, Ok(()));
    assert_eq!((machine.register(0, 1, 0, A4), machine.register(0, 0, 0, A5)), (1, 0));
}

#[test]
fn a_refused_instruction_changes_nothing() {
    let config = marked(1);
    let options = Options::for_config(&config);
    let mut machine = Machine::new(config, options, &halves(&[tmc(ZERO)], true, 0, &[]), Launch::default());
    machine.run(1_000, &mut Recorder::default()).unwrap_err();
    let at = |context| At { core: 0, warp: 0, context };
    assert_eq!((machine.active(at(0)), machine.active(at(1))), (0b0011, 0b1100));
    assert!(machine.is_split(0, 0) && !machine.is_split(0, 1));
}
