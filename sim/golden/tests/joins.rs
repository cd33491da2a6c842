//! The join of a parallel split: whoever comes first waits, whoever comes second merges. The order of steps is dictated here.

mod common;
use common::*;
use warpstep_golden::{At, ContextState, Divergence, JoinOutcome, Machine, SplitOutcome, Step};
use warpstep_program::Program;
use warpstep_spec::{Op, Reg, SplitMode};

const PARENT: At = At { core: 0, warp: 0, context: 0 };
const CHILD: At = At { core: 0, warp: 0, context: 1 };
/// Where the halves of [`halves`] begin.
const SPLIT: usize = 5;

/// Lanes 0 and 1 do `then`, the others `otherwise`; each half has its own end.
fn halves(then: &[u32], otherwise: &[u32]) -> Program {
    let over = 4 * (then.len() as i32 + 1);
    program(&[
        &all_lanes(),
        &[csrr(A0, LANE_ID), i(Op::Sltiu, T1, A0, 2), split_m(A1, T1, 1), b(Op::Beq, T1, ZERO, over)],
        then,
        otherwise,
    ])
}

fn join(pointer: Reg) -> u32 {
    r(Op::Join, ZERO, pointer, ZERO)
}

fn start(splits: usize, program: &Program) -> (Machine, Recorder) {
    let config = config(|p| (p.split_mode, p.splits) = (SplitMode::Marked, splits));
    let (mut machine, mut seen) = (machine(config, program), Recorder::default());
    steps(&mut machine, PARENT, SPLIT, &mut seen);
    (machine, seen)
}

#[track_caller]
fn steps(machine: &mut Machine, at: At, count: usize, seen: &mut Recorder) {
    for _ in 0..count {
        assert!(matches!(machine.step(at, None, seen), Ok(Step::Retired { .. })), "{at}");
    }
}

fn outcomes(seen: &Recorder) -> Vec<(usize, JoinOutcome, u32)> {
    let joins = seen.divergences.iter().filter_map(|event| match *event {
        Divergence::Join { at, outcome, after, .. } => Some((at.context, outcome, after)),
        Divergence::Split { .. } => None,
    });
    joins.collect()
}

/// Both halves fall through to one join, then `li a2, 7`.
fn meeting() -> Program {
    halves(&[], &[join(A1), li(A2, 7)])
}

#[test]
fn the_first_half_waits_at_the_join_and_the_second_merges_be_it_parent_or_child() {
    for (first, second) in [(PARENT, CHILD), (CHILD, PARENT)] {
        let (mut machine, mut seen) = start(1, &meeting());
        let join_pc = machine.pc(CHILD) + 4;
        steps(&mut machine, CHILD, 1, &mut seen); // its branch
        steps(&mut machine, PARENT, 1, &mut seen);
        assert_eq!((machine.owned(PARENT), machine.owned(CHILD)), (0b0011, 0b1100));

        steps(&mut machine, first, 1, &mut seen);
        assert_eq!((machine.state(first), machine.pc(first)), (ContextState::AtJoin, join_pc));
        assert_eq!((machine.state(second), machine.is_split(0, 0)), (ContextState::Running, true));
        assert_eq!(machine.step(first, None, &mut seen), Ok(Step::Waits));
        assert_eq!(
            (machine.owned(PARENT), machine.owned(CHILD)),
            (0b0011, 0b1100),
            "nothing moves before the merge"
        );

        steps(&mut machine, second, 1, &mut seen);
        assert_eq!(
            (machine.state(PARENT), machine.state(CHILD)),
            (ContextState::Running, ContextState::Free)
        );
        assert_eq!((machine.active(PARENT), machine.owned(PARENT)), (0b1111, 0b1111));
        assert_eq!((machine.active(CHILD), machine.owned(CHILD)), (0, 0));
        assert_eq!((machine.pc(PARENT), machine.is_split(0, 0)), (join_pc + 4, false));
        let merged = JoinOutcome::Merged { parent: 0, child: 1 };
        let waiting = machine_mask(first);
        assert_eq!(
            outcomes(&seen),
            [(first.context, JoinOutcome::Waits, waiting), (second.context, merged, 0b1111)]
        );
        steps(&mut machine, PARENT, 1, &mut seen);
        assert_eq!((0..4).map(|lane| machine.register(0, 0, lane, A2)).collect::<Vec<_>>(), [7; 4]);
    }
}

fn machine_mask(at: At) -> u32 {
    if at == PARENT { 0b0011 } else { 0b1100 }
}

#[test]
fn both_joins_are_recorded_when_they_are_executed() {
    let (mut machine, mut seen) = start(1, &meeting());
    steps(&mut machine, CHILD, 2, &mut seen);
    let waiting = *seen.records.last().unwrap();
    assert_eq!((waiting.op, waiting.at, waiting.issue, waiting.active), (Op::Join, CHILD, 1, 0b1100));
    steps(&mut machine, PARENT, 2, &mut seen);
    let merging = *seen.records.last().unwrap();
    assert_eq!((merging.op, merging.at, merging.issue, merging.active), (Op::Join, PARENT, 6, 0b0011));
}

#[test]
fn the_halves_must_reach_the_same_join_whoever_comes_first() {
    for (first, second) in [(PARENT, CHILD), (CHILD, PARENT)] {
        let (mut machine, mut seen) = start(1, &halves(&[join(A1)], &[join(A1)]));
        steps(&mut machine, first, 2, &mut seen);
        steps(&mut machine, second, 1, &mut seen);
        let fault = machine.step(second, None, &mut seen).unwrap_err();
        assert_eq!(fault.cause, warpstep_golden::Cause::JoinsDiffer { first: machine.pc(first) });
        assert_eq!(fault.at, second);
    }
}

/// The parent parts lane 0 from lane 1 by a split marked for context `named` before it joins.
fn inner_split(named: u8) -> Program {
    let then = [i(Op::Sltiu, T2, A0, 1), split_m(A2, T2, named), join(A2)];
    halves(&then, &[join(A1), li(A2, 7)])
}

#[test]
fn a_child_keeps_its_context_until_the_merge_however_early_it_is() {
    for (splits, named) in [(1, 1), (1, 0), (3, 1)] {
        for child_first in [false, true] {
            let (mut machine, mut seen) = start(splits, &inner_split(named));
            if child_first {
                steps(&mut machine, CHILD, 2, &mut seen);
                assert_eq!(machine.state(CHILD), ContextState::AtJoin);
            }
            steps(&mut machine, PARENT, 3, &mut seen);
            let Some(Divergence::Split { outcome, .. }) = seen.divergences.last() else { panic!("no split") };
            assert_eq!(
                *outcome,
                SplitOutcome::Serial,
                "S = {splits}, k = {named}, child first: {child_first}"
            );
        }
    }
}

#[test]
fn a_child_joins_the_entry_it_was_made_by_whatever_its_parent_has_on_top() {
    let (mut machine, mut seen) = start(1, &inner_split(1));
    steps(&mut machine, PARENT, 3, &mut seen); // inside the inner split, on the stack
    steps(&mut machine, CHILD, 2, &mut seen);
    assert_eq!(machine.state(CHILD), ContextState::AtJoin);
    // inner join: other half, from behind the inner split; again; then the outer join
    steps(&mut machine, PARENT, 3, &mut seen);
    let merged = JoinOutcome::Merged { parent: 0, child: 1 };
    assert_eq!(
        outcomes(&seen),
        [
            (1, JoinOutcome::Waits, 0b1100),
            (0, JoinOutcome::OtherHalf, 0b0010),
            (0, JoinOutcome::Restored, 0b0011),
            (0, merged, 0b1111)
        ]
    );
}

#[test]
fn a_grandchild_merges_into_the_child_and_the_child_into_the_parent() {
    // the false half parts lane 2 from lane 3, in context 2
    let otherwise = [i(Op::Sltiu, T2, A0, 3), split_m(A2, T2, 2), join(A2), join(A1), li(A2, 7)];
    let program = halves(&[i(Op::Jal, ZERO, ZERO, 16)], &otherwise);
    let grandchild = At { context: 2, ..PARENT };
    let (mut machine, mut seen) = start(2, &program);
    steps(&mut machine, PARENT, 3, &mut seen); // its branch and jump, and it waits at the outer join
    steps(&mut machine, CHILD, 3, &mut seen);
    assert_eq!([PARENT, CHILD, grandchild].map(|at| machine.owned(at)), [0b0011, 0b0100, 0b1000]);
    steps(&mut machine, CHILD, 1, &mut seen);
    steps(&mut machine, grandchild, 1, &mut seen);
    assert_eq!([PARENT, CHILD, grandchild].map(|at| machine.owned(at)), [0b0011, 0b1100, 0]);
    steps(&mut machine, CHILD, 1, &mut seen);
    assert_eq!([PARENT, CHILD, grandchild].map(|at| machine.owned(at)), [0b1111, 0, 0]);
    assert_eq!(
        outcomes(&seen),
        [
            (0, JoinOutcome::Waits, 0b0011),
            (1, JoinOutcome::Waits, 0b0100),
            (2, JoinOutcome::Merged { parent: 1, child: 2 }, 0b1100),
            (1, JoinOutcome::Merged { parent: 0, child: 1 }, 0b1111)
        ]
    );
}

#[test]
fn any_other_operand_is_a_join_without_its_split() {
    // In the child the pointer is 1. With an open split of its own (pointer 2) it cannot join the parent's entry.
    let join_of = |number| vec![li(T3, number), join(T3)];
    let open = [i(Op::Sltiu, T2, A0, 3), r(Op::Split, A2, T2, ZERO)];
    for (otherwise, pointer) in [
        (join_of(-1), 1),
        (join_of(2), 1),
        ([&open[..], &join_of(0)].concat(), 2),
        ([&open[..], &join_of(3)].concat(), 2),
    ] {
        let (mut machine, mut seen) = start(1, &halves(&[], &otherwise));
        steps(&mut machine, CHILD, otherwise.len(), &mut seen);
        let fault = machine.step(CHILD, None, &mut seen).unwrap_err();
        assert_eq!(fault.cause.kind(), "join-without-split", "{fault}");
        assert!(fault.to_string().contains(&format!("pointer {pointer}")), "{fault}");
    }
    let (mut machine, mut seen) = start(1, &halves(&[], &join_of(1)));
    steps(&mut machine, CHILD, 3, &mut seen);
    assert_eq!(
        outcomes(&seen),
        [(1, JoinOutcome::Nothing, 0b1100)],
        "its own pointer is that of a split that did not diverge"
    );
}

#[test]
fn a_load_in_flight_survives_the_merge_of_its_context() {
    let load = [lui(T3, 0x8000_1000), i(Op::Lw, A3, T3, 0), join(A1), i(Op::Addi, A4, A3, 0)];
    let (mut machine, mut seen) = start(1, &halves(&[i(Op::Jal, ZERO, ZERO, 12)], &load));
    for (at, count) in [(CHILD, 4), (PARENT, 3)] {
        for _ in 0..count {
            machine.issue(at, None, &mut seen).unwrap();
        }
    }
    assert_eq!(machine.state(CHILD), ContextState::Free);
    assert_eq!(
        machine.issue(PARENT, None, &mut seen).unwrap_err().cause.kind(),
        "order",
        "a3 is pending in lanes 2 and 3"
    );
    machine.perform(CHILD, 2, &mut seen).unwrap();
    assert_eq!(machine.issue(PARENT, None, &mut seen), Ok(Step::Retired { jumped: false }));
}
