//! Loop registers: what a program computes stays; a repeated backward branch costs no NOPs, and which ones do is known from the text.

mod common;

use common::*;
use warpstep_kernels::quick;
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_spec::events::NopCause;
use warpstep_spec::{Config, Op, Reg, Schedule};

fn looping(schedule: Schedule) -> Config {
    config(|p| (p.loop_register, p.schedule) = (true, schedule))
}

/// NOPs of redirections, t_F + 1 each: how many redirections there were.
#[track_caller]
fn redirections(words: &[u32], config: &Config) -> u64 {
    let words = [words, &exit()].concat();
    let program = Program::from_words("loops", &words);
    let (chip, _) = run_program(&program, config, MemoryKind::Fixed, 0).unwrap();
    let nops = chip.counters().nops[NopCause::Redirect as usize];
    assert_eq!(nops % config.queue_depth() as u64, 0);
    nops / config.queue_depth() as u64
}

fn countdown(rd: Reg, from: i32, body: &[u32]) -> Vec<u32> {
    let back = -4 * (body.len() as i32 + 1);
    let mut words = vec![li(rd, from)];
    words.extend(body);
    words.extend([i(Op::Addi, rd, rd, -1), b(Op::Bne, rd, ZERO, back)]);
    words
}

#[track_caller]
fn check(words: &[u32], without: u64, with: u64) {
    let gtlrr = "gtlrr".parse().unwrap();
    assert_eq!(redirections(words, &config(|p| p.schedule = gtlrr)), without);
    assert_eq!(redirections(words, &looping(gtlrr)), with);
}

#[test]
fn every_kernel_is_right_in_all_schedules() {
    for kernel in quick() {
        for schedule in Schedule::all() {
            let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
            let (chip, _) = run_cold(&program, &looping(schedule)).unwrap();
            let expected = Some(kernel.expectation.exit_code);
            assert_eq!(chip.golden().exit_code(), expected, "{} {schedule}", kernel.name);
        }
    }
}

#[test]
fn a_loop_is_redirected_when_first_taken_and_when_it_ends() {
    check(&countdown(A0, 1, &[]), 0, 0);
    check(&countdown(A0, 2, &[]), 1, 2);
    check(&countdown(A0, 20, &[]), 19, 2);
    check(&countdown(A0, 20, &[nop(); 9]), 19, 2);
}

#[test]
fn an_outer_loop_pays_in_every_iteration_as_does_the_inner_one_it_enters_anew() {
    // Inner: 5 times 9 taken. Outer: 4 taken. Looped: inner 5 times 2; outer 4, never found in the register.
    let nested = countdown(A1, 5, &countdown(A0, 10, &[]));
    check(&nested, 5 * 9 + 4, 5 * 2 + 4);
}

#[test]
fn forward_branches_pay_and_leave_the_register_alone() {
    let skips = [b(Op::Beq, ZERO, ZERO, 8), nop()];
    check(&countdown(A0, 10, &skips), 9 + 10, 2 + 10);
}

#[test]
fn a_fence_i_makes_the_register_invalid() {
    check(&countdown(A0, 10, &[fence_i()]), 9 + 10, 9 + 10);
}
