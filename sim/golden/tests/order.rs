//! Another engine dictates the order, performs accesses late and knows the time.

mod common;
use common::*;
use warpstep_golden::{At, Step, TimedCsrs};
use warpstep_spec::{Op, Reg};

const AT: At = At { core: 0, warp: 0, context: 0 };
const BUFFER: i32 = -2048; // lui a0, 0x80001 makes 0x80001000; with this offset 0x80000800

fn base(rd: Reg) -> u32 {
    lui(rd, 0x8000_1000)
}

#[test]
fn a_store_that_is_performed_late_is_seen_late() {
    let program = program(&[&[base(A0), li(A1, 7), b(Op::Sw, A0, A1, BUFFER), li(A1, 9)], &exit(ZERO)]);
    let (mut machine, mut seen) = (machine(config(|_| ()), &program), Recorder::default());
    for _ in 0..4 {
        assert_eq!(machine.issue(AT, None, &mut seen), Ok(Step::Retired { jumped: false }));
    }
    assert_eq!(machine.memory().read_word(0x8000_0800), 0);
    machine.perform(AT, 2, &mut seen).unwrap();
    assert_eq!(machine.memory().read_word(0x8000_0800), 7, "the data are those of issue time");
    let issues: Vec<u64> = seen.records.iter().map(|record| record.issue).collect();
    assert_eq!(issues, [0, 1, 3, 2]);
}

#[test]
fn a_load_takes_what_memory_holds_when_it_is_performed() {
    let program = program(&[&[base(A0), li(A1, 7), i(Op::Lw, A2, A0, BUFFER), b(Op::Sw, A0, A1, BUFFER)]]);
    let (mut machine, mut seen) = (machine(config(|p| p.cores = 2), &program), Recorder::default());
    for _ in 0..3 {
        machine.issue(AT, None, &mut seen).unwrap();
    }
    let other = At { core: 1, ..AT };
    for _ in 0..4 {
        machine.step(other, None, &mut seen).unwrap();
    }
    machine.perform(AT, 2, &mut seen).unwrap();
    assert_eq!(machine.register(0, 0, 0, A2), 7, "the other core's store came first");
    assert_eq!(machine.register(1, 0, 0, A2), 0);
}

#[test]
fn an_access_cannot_overtake_an_older_one_of_its_lane_to_the_same_bytes() {
    let program = program(&[&[
        base(A0),
        i(Op::Lw, A2, A0, BUFFER),
        b(Op::Sb, A0, A1, BUFFER + 3),
        b(Op::Sb, A0, A1, BUFFER + 4),
        i(Op::Fence, ZERO, ZERO, 0xFF),
    ]]);
    let (mut machine, mut seen) = (machine(config(|_| ()), &program), Recorder::default());
    for _ in 0..4 {
        machine.issue(AT, None, &mut seen).unwrap();
    }
    assert_eq!(
        machine.issue(AT, None, &mut seen).unwrap_err().cause.kind(),
        "order",
        "a fence waits for all"
    );
    assert_eq!(machine.perform(AT, 3, &mut seen), Ok(()), "other bytes may go first");
    assert_eq!(machine.perform(AT, 2, &mut seen).unwrap_err().cause.kind(), "order");
}

#[test]
fn reading_a_register_before_its_load_was_performed_is_an_impossible_order() {
    let program = program(&[&[base(A0), i(Op::Lw, A2, A0, BUFFER), i(Op::Addi, A1, A2, 0)]]);
    let (mut machine, mut seen) = (machine(config(|_| ()), &program), Recorder::default());
    machine.issue(AT, None, &mut seen).unwrap();
    machine.issue(AT, None, &mut seen).unwrap();
    assert_eq!(machine.issue(AT, None, &mut seen).unwrap_err().cause.kind(), "order");
    assert_eq!(machine.perform(AT, 0, &mut seen).unwrap_err().cause.kind(), "order");
    machine.perform(AT, 1, &mut seen).unwrap();
    assert_eq!(machine.issue(AT, None, &mut seen), Ok(Step::Retired { jumped: false }));
}

#[test]
fn time_dependent_csrs_take_the_values_they_are_given() {
    let program =
        program(&[&[csrr(A0, 0xB00), csrr(A1, 0xB82), csrr(A2, 0xCC3), csrr(T0, 0xB14), csrr(T1, 0xB94)]]);
    let mut machine = machine(config(|_| ()), &program);
    let counters = std::array::from_fn(|which| ((which as u64) << 32) | (100 + which as u64));
    let timed = TimedCsrs { mcycle: 1234, minstret: 5 << 32, active_warps: 0b1001, counters };
    for _ in 0..5 {
        machine.step(AT, Some(&timed), &mut warpstep_golden::Silent).unwrap();
    }
    let read = |reg| machine.register(0, 0, 0, reg);
    assert_eq!((read(A0), read(A1), read(A2)), (1234, 5, 0b1001));
    assert_eq!((read(T0), read(T1)), (117, 17));
}

#[test]
fn a_context_nobody_lives_in_waits() {
    let mut machine = machine(config(|_| ()), &program(&[&exit(ZERO)]));
    let other = At { warp: 3, ..AT };
    assert_eq!(machine.step(other, None, &mut warpstep_golden::Silent), Ok(Step::Waits));
}

#[test]
fn a_run_cut_into_slices_is_the_same_run() {
    let mut words = vec![csrr(T0, 0xFC1), 0, 0]; // warp count; auipc; addi filled below
    words[1] = i(Op::Auipc, T1, ZERO, 0);
    words[2] = i(Op::Addi, T1, T1, 12);
    words.push(r(Op::Wspawn, ZERO, T0, T1));
    words.extend([csrr(A0, WARP_ID), i(Op::Addi, A0, A0, 50)]);
    words.extend([i(Op::Addi, A0, A0, -1), b(Op::Bne, A0, ZERO, -4), tmc(ZERO)]);
    let program = program(&[&words]);
    let whole = run(config(|_| ()), &program).1.records;
    let (mut machine, mut seen) = (machine(config(|_| ()), &program), Recorder::default());
    while machine.advance(1, &mut seen).unwrap() == warpstep_golden::Status::Running {}
    assert!(whole.len() > 400);
    assert_eq!(whole, seen.records);
}

#[test]
fn a_program_that_has_just_ended_has_ended_whatever_the_limit() {
    let mut machine = machine(config(|_| ()), &program(&[&[li(A0, 0)], &exit(A0)]));
    assert_eq!(machine.run(3, &mut warpstep_golden::Silent), Ok(()));
}
