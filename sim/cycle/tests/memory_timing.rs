//! Cycles of single accesses, computed by hand from docs/memory.md. c is the cycle of issue, L the memory's latency, B the
//! beats of a line, W those of a store by four lanes side by side.

mod common;

use common::*;
use warpstep_spec::{Config, Op, abi};

const L: u64 = 7;
const B: u64 = 8;
const W: u64 = 2;

fn one_warp(cache: bool) -> Config {
    config(|p| (p.warps, p.data_cache_bytes) = (1, if cache { 4096 } else { 0 }))
}

/// Runs `setup`, then `body`, then the exit; gives issue and end of each instruction of `body`, the first issue as 0.
fn times(setup: Vec<u32>, body: Vec<u32>, config: &Config) -> Vec<(u64, u64)> {
    // Setup must not be in flight when the body starts.
    let pause = std::iter::repeat_n(nop(), 12);
    let mut words = setup;
    words.extend(pause);
    let first = abi::RESET_PC + 4 * words.len() as u32;
    let count = body.len() as u32;
    words.extend(body);
    words.extend(exit());
    let watch = run(&words, config);
    let start = watch.issued[&first][0];
    let of = |pc: u32| (watch.issued[&pc][0] - start, watch.done[&pc][0] - start);
    (0..count).map(|number| of(first + 4 * number)).collect()
}

fn lanes(base: u32, stride: i32) -> Vec<u32> {
    let mut words = all_lanes();
    words.extend(lane_addresses(A0, base, stride));
    words
}

#[test]
fn a_load_from_memory_takes_issue_address_request_latency_beats_merge_slot() {
    // coalescer and grant c + 2, AR c + 3, beats c + 3 + L …, complete and merged c + 3 + L + B, slot one later
    for cache in [true, false] {
        let times =
            times(lanes(RAM, 4), vec![i(Op::Lw, A1, A0, 0), r(Op::Add, A2, A1, A1)], &one_warp(cache));
        assert_eq!(times[0], (0, 4 + L + B));
        assert_eq!(times[1].0, 4 + L + B + 1, "a dependent issues in the cycle after the slot");
    }
}

#[test]
fn a_hit_takes_five_cycles_with_its_dependent() {
    let mut setup = lanes(RAM, 4);
    setup.extend([i(Op::Lw, A1, A0, 0), r(Op::Add, A2, A1, A1)]);
    let times = times(setup, vec![i(Op::Lw, A1, A0, 0), r(Op::Add, A2, A1, A1)], &one_warp(true));
    assert_eq!(times, [(0, 4), (5, 6)]);
}

#[test]
fn lanes_of_one_line_go_together_and_others_line_after_line() {
    let load = || vec![i(Op::Lw, A1, A0, 0)];
    for stride in [0, 4, 8, 16] {
        assert_eq!(times(lanes(RAM, stride), load(), &one_warp(true)), [(0, 4 + L + B)], "{stride}");
    }
    // Four lines: asked in c + 2, 4, 6, 8, their beats come back to back.
    assert_eq!(times(lanes(RAM, 64), load(), &one_warp(true)), [(0, 4 + L + 4 * B)]);
    // Two lanes per line.
    assert_eq!(times(lanes(RAM, 32), load(), &one_warp(true)), [(0, 4 + L + 2 * B)]);
}

#[test]
fn local_memory_takes_a_cycle_for_each_word_of_a_bank() {
    for (stride, steps) in [(0, 1), (4, 1), (8, 2), (16, 4), (1, 1)] {
        let times =
            times(lanes(LOCAL, stride), vec![b(Op::Sb, A0, T0, 0), i(Op::Lbu, A1, A0, 0)], &one_warp(true));
        // The store is coalesced from c + 2 on, one step per cycle; the load behind it, merged a cycle later, slot one later.
        assert_eq!(times[0], (0, 1 + steps), "{stride}");
        assert_eq!(times[1], (1, 1 + 2 * steps + 2), "{stride}");
    }
}

#[test]
fn conflicts_are_counted_by_the_cycle() {
    let mut words = lanes(LOCAL, 16);
    words.push(i(Op::Lw, A1, A0, 0));
    words.extend(exit());
    let (chip, _) = run_with(&words, &one_warp(true), Default::default(), 0).unwrap();
    assert_eq!(chip.counters().bank_conflicts, 3);
}

#[test]
fn a_load_waits_for_the_write_to_its_line_unless_it_hits() {
    // granted c + 2, beats from c + 4 to c + 3 + W, answered c + 3 + W + L; then the load asks.
    let answered = 3 + W + L;
    let body = || vec![b(Op::Sw, A0, T0, 0), i(Op::Lw, A1, A0, 0)];
    let slow = times(lanes(RAM, 4), body(), &one_warp(false));
    assert_eq!(slow, [(0, 2), (1, answered + 1 + 2 + L + B)]);
    let mut setup = lanes(RAM, 4);
    setup.extend([i(Op::Lw, A1, A0, 0), r(Op::Add, A2, A1, A1)]);
    assert_eq!(times(setup, body(), &one_warp(true)), [(0, 2), (1, 5)]);
}

#[test]
fn a_store_waits_for_the_load_of_its_line() {
    // The load is granted in c + 2 and merged in m = c + 3 + L + B: the store asks in m + 1.
    let body = vec![i(Op::Lw, A1, A0, 0), b(Op::Sw, A0, T0, 0)];
    assert_eq!(times(lanes(RAM, 4), body, &one_warp(false)), [(0, 4 + L + B), (1, 4 + L + B)]);
}

#[test]
fn a_fence_ends_when_the_last_write_is_answered_and_holds_its_warp_until_then() {
    let answered = 3 + W + L;
    let body = vec![b(Op::Sw, A0, T0, 0), fence(), li(A1, 1)];
    let seen = times(lanes(RAM, 4), body, &one_warp(false));
    assert_eq!(seen, [(0, 2), (1, answered + 1), (answered + 2, answered + 3)]);
    // With nothing in flight it takes two cycles to reach the coalescer.
    assert_eq!(times(lanes(RAM, 4), vec![fence(), li(A1, 1)], &one_warp(false)), [(0, 2), (3, 4)]);
}

#[test]
fn a_write_takes_the_beats_from_its_first_byte_to_its_last() {
    // Four lanes store a word each, `stride` bytes apart; a beat has eight.
    let cases = [(0, 0, 1), (60, 0, 1), (0, 4, 2), (4, 4, 3), (48, 4, 2), (0, 8, 4), (0, 16, 7), (8, 16, 7)];
    for (offset, stride, beats) in cases {
        let body = vec![b(Op::Sw, A0, T0, offset), fence()];
        let answered = 3 + beats + L;
        let seen = times(lanes(RAM, stride), body, &one_warp(false));
        assert_eq!(seen, [(0, 2), (1, answered + 1)], "offset {offset}, stride {stride}");
    }
}

#[test]
fn words_of_different_lines_are_written_every_other_cycle() {
    // Each is one beat: granted in c + 2, 4, 6, 8; the next register is empty again in the cycle after it moved up.
    let body = vec![b(Op::Sw, A0, T0, 56), fence()];
    let seen = times(lanes(RAM, 64), body, &one_warp(false));
    assert_eq!(seen, [(0, 8), (1, 8 + 2 + L + 1)]);
}

#[test]
fn a_fence_drops_the_lines_of_the_cache() {
    let mut setup = lanes(RAM, 4);
    setup.extend([i(Op::Lw, A1, A0, 0), fence()]);
    assert_eq!(times(setup, vec![i(Op::Lw, A1, A0, 0)], &one_warp(true)), [(0, 4 + L + B)]);
}

#[test]
fn two_memory_instructions_are_accepted_the_third_waits_for_the_end_of_a_walk() {
    let body = (0..4).map(|_| i(Op::Lw, ZERO, A0, 0)).collect();
    let seen = times(lanes(LOCAL, 4), body, &one_warp(true));
    // The first load is coalesced in c + 2; the second waits in c + 3, when the first load's last word is merged, and ends in c + 4.
    // Loads to x0 need no slot: they end when they are merged.
    assert_eq!(seen.iter().map(|(issue, _)| *issue).collect::<Vec<_>>(), [0, 1, 3, 5]);
    assert_eq!(seen[0].1, 3);
}

#[test]
fn fence_i_waits_until_the_unit_is_drained() {
    let answered = 3 + W + L;
    let seen = times(lanes(RAM, 4), vec![b(Op::Sw, A0, T0, 0), fence_i()], &one_warp(false));
    assert_eq!(seen[1].0, answered + 1);
}
