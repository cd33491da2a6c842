//! Write ports: with two, results of the least latency never wait for a writeback slot; with one they share it with all others.

mod common;

use common::*;
use warpstep_kernels::quick;
use warpstep_program::Program;
use warpstep_spec::{Config, Op, Reg, abi};

fn with_ports(write_ports: usize) -> Config {
    config(|p| p.write_ports = write_ports)
}

/// Cycles between the issue of the first word and of each of the others.
fn pitches(words: &[u32], config: &Config) -> Vec<u64> {
    let start = [vec![nop(); 4], words.to_vec(), vec![nop(); 4], exit()].concat();
    let watch = run(&start, config);
    let issued = |at: usize| watch.issued[&(abi::RESET_PC + 4 * (4 + at as u32))][0];
    (0..words.len()).map(|at| issued(at) - issued(0)).collect()
}

#[track_caller]
fn check(words: &[u32], one: &[u64], two: &[u64]) {
    assert_eq!(pitches(words, &with_ports(1)), one, "one port");
    assert_eq!(pitches(words, &with_ports(2)), two, "two ports");
}

#[test]
fn every_kernel_is_right_with_either_number_of_ports() {
    for kernel in quick() {
        for (schedule, ports) in
            ["gtlrr", "lrr", "gtlo", "lrr/gtlrr"].into_iter().flat_map(|s| [(s, 1), (s, 2)])
        {
            let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
            let config = config(|p| (p.write_ports, p.schedule) = (ports, schedule.parse().unwrap()));
            let (chip, _) = run_cold(&program, &config).unwrap();
            let expected = Some(kernel.expectation.exit_code);
            assert_eq!(chip.golden().exit_code(), expected, "{} {schedule} {ports}", kernel.name);
        }
    }
}

#[test]
fn an_alu_result_does_not_wait_for_that_of_a_multiplication() {
    // Both would be written in the cycle 3 after the first issue.
    let words = [r(Op::Mul, A0, A1, A2), nop(), li(A3, 1), li(A4, 1)];
    check(&words, &[0, 1, 3, 4], &[0, 1, 2, 3]);
}

#[test]
fn results_of_different_latencies_above_the_least_still_wait_for_each_other() {
    let convert = i(Op::FcvtSW, Reg::f(1), A0, 0);
    let multiply = r(Op::Mul, A1, A2, A3);
    check(&[convert, multiply, nop()], &[0, 2, 3], &[0, 2, 3]);
}

#[test]
fn which_results_are_short_follows_from_the_latencies() {
    let slower = |ports| config(|p| (p.write_ports, p.latencies.alu) = (ports, 3));
    // Multiplication and ALU meet in the cycle 3 after the first issue; CSRs are short.
    let words = [r(Op::Mul, A0, A1, A2), li(A3, 1)];
    assert_eq!(pitches(&words, &slower(2)), [0, 2]);
    let words = [li(A3, 1), csrr(A4, WARP_ID)];
    assert_eq!(pitches(&words, &slower(1)), [0, 2]);
    assert_eq!(pitches(&words, &slower(2)), [0, 1]);
}
