//! Memory that halves share while they run in parallel: a warning, once for each place.

mod common;
use common::*;
use warpstep_golden::{Machine, Options, WarningKind};
use warpstep_program::Program;
use warpstep_spec::{Op, SplitMode};

const BUFFER: u32 = 0x8000_1000;

/// Lanes 0 and 1 do `then`, the others `otherwise`, all of them `after`, `turns` times; t3 is the address of a buffer.
fn halves(then: &[u32], otherwise: &[u32], after: &[u32], turns: i32) -> Program {
    let over_then = 4 * (then.len() as i32 + 2);
    let over_otherwise = 4 * (otherwise.len() as i32 + 1);
    let back = 4 * (then.len() + otherwise.len() + after.len() + 5) as i32;
    program(&[
        &all_lanes(),
        &[csrr(A0, LANE_ID), lui(T3, BUFFER), i(Op::Sltiu, T1, A0, 2), li(T2, turns)],
        &[r(Op::Split, A1, T1, ZERO), b(Op::Beq, T1, ZERO, over_then)],
        then,
        &[i(Op::Jal, ZERO, ZERO, over_otherwise)],
        otherwise,
        &[r(Op::Join, ZERO, A1, ZERO)],
        after,
        &[i(Op::Addi, T2, T2, -1), b(Op::Bne, T2, ZERO, -back)],
        &exit(ZERO),
    ])
}

fn dynamic() -> warpstep_spec::Config {
    config(|p| (p.split_mode, p.splits) = (SplitMode::Dynamic, 1))
}

fn kinds(config: warpstep_spec::Config, program: &Program) -> Vec<WarningKind> {
    let (_, recorder, result) = run(config, program);
    assert_eq!(result, Ok(()));
    recorder.warnings.iter().map(|warning| warning.kind).collect()
}

fn store(offset: i32) -> u32 {
    b(Op::Sw, T3, A0, offset)
}

fn load(offset: i32) -> u32 {
    i(Op::Lw, A2, T3, offset)
}

#[test]
fn a_word_that_one_half_writes_and_the_other_touches_is_reported_once() {
    for (then, otherwise) in [([store(0)], [store(0)]), ([store(0)], [load(0)]), ([load(0)], [store(0)])] {
        let kinds = kinds(dynamic(), &halves(&then, &otherwise, &[], 5));
        let [WarningKind::HalvesRace { address: BUFFER, earlier }] = kinds[..] else { panic!("{kinds:?}") };
        // golden's own order: the parent first, whose access stands at the eighth place
        assert_eq!(earlier, 0x8000_0020);
    }
}

#[test]
fn the_warning_names_the_place_the_lanes_and_the_other_access() {
    let (_, recorder, _) = run(dynamic(), &halves(&[store(0)], &[load(0)], &[], 1));
    let [warning] = &recorder.warnings[..] else { panic!("{:?}", recorder.warnings) };
    assert_eq!((warning.pc, warning.active, warning.concerned), (0x8000_0028, 0b1100, 0b1100));
    let text = warning.to_string();
    for word in ["split 1", "0x80001000", "0x80000020", "`lw "] {
        assert!(text.contains(word), "`{text}` does not say `{word}`");
    }
}

#[test]
fn a_strict_run_ends_at_the_race() {
    let config = dynamic();
    let options = Options { warnings_are_errors: true, ..Options::for_config(&config) };
    let program = halves(&[store(0)], &[store(0)], &[], 1);
    let mut machine = Machine::new(config, options, &program, Default::default());
    let error = machine.run(1_000, &mut warpstep_golden::Silent).unwrap_err();
    assert_eq!((error.kind(), error.pc()), ("halves-race", Some(0x8000_0028)));
}

#[test]
fn halves_on_the_stack_have_an_order() {
    let program = halves(&[store(0)], &[store(0)], &[], 5);
    for (mode, splits) in [(SplitMode::Off, 0), (SplitMode::Off, 1), (SplitMode::Marked, 1)] {
        assert_eq!(kinds(config(|p| (p.split_mode, p.splits) = (mode, splits)), &program), []);
    }
}

#[test]
fn reading_together_other_bytes_and_what_is_before_or_after_are_no_race() {
    assert_eq!(kinds(dynamic(), &halves(&[load(0)], &[load(0)], &[store(0)], 5)), []);
    assert_eq!(kinds(dynamic(), &halves(&[store(0)], &[store(4)], &[load(0), load(4), store(0)], 5)), []);
    let bytes = [b(Op::Sb, T3, A0, 0)];
    assert_eq!(kinds(dynamic(), &halves(&bytes, &[b(Op::Sb, T3, A0, 1)], &[], 5)), []);
}

#[test]
fn the_console_may_be_shared() {
    let print = [b(Op::Sb, ZERO, A0, 0x40)];
    assert_eq!(kinds(dynamic(), &halves(&print, &print, &[], 2)), []);
}
