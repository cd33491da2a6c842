//! Every row of the table of fees is needed: for each there is a program that takes longer than the sum would be if that row cost nothing.
//!
//! Programs of few kinds of instructions, whose exact time is known, on machines of all sorts; the rows for which no program is known are named.

mod common;

use common::config;
use std::collections::{BTreeMap, BTreeSet};
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::config::Parameters;
use warpstep_spec::{Instruction, Op, Policy, Reg, Schedule, SplitMode, abi};
use warpstep_wcet::trusted::{Fees, Rule};
use warpstep_wcet::{Budget, Start, bound, sum, sum_by};

const BUDGET: Budget = Budget { states: 5_000, ways: 50_000, cycles: 100_000 };
const LIMIT: u64 = 100_000;
const ZERO: Reg = Reg::ZERO;
const T0: Reg = Reg::x(5);
const T1: Reg = Reg::x(6);
const OWN: Reg = Reg::x(8);
const SHARED: Reg = Reg::x(9);
const LOCAL: Reg = Reg::x(18);
const WORK: [Reg; 6] = [Reg::x(10), Reg::x(11), Reg::x(12), Reg::x(13), Reg::x(14), Reg::x(15)];

fn some_machine(p: &mut Parameters, rng: &mut fastrand::Rng) {
    p.schedule = Schedule::Coordinated(Policy::ALL[rng.usize(0..3)]);
    (p.warps, p.lanes) = [(2, 1), (2, 2), (4, 1), (4, 2), (4, 4), (8, 1), (2, 8)][rng.usize(0..7)];
    p.memory_latency = [1, 2, 7, 20, 60][rng.usize(0..5)];
    p.outstanding_lines = [1, 2, 4, 8][rng.usize(0..4)];
    p.write_ports = rng.usize(1..3);
    p.data_cache_bytes = [0, 64, 4096][rng.usize(0..3)];
    p.instruction_cache.bytes = 8192;
    (p.splits, p.split_mode) = (0, SplitMode::Off);
    if rng.bool() {
        (p.on_time, p.memory_stall, p.memory_gap) = (true, rng.u32(0..5), rng.u32(1..9));
    }
}

/// An instruction of a kind.
fn put(code: &mut Assembler, rng: &mut fastrand::Rng, kind: u32) {
    let [rd, a, b] = [0; 3].map(|_| WORK[rng.usize(0..WORK.len())]);
    let far = 4 * rng.i32(0..64);
    let mut store = |code: &mut Assembler, to: Reg, offset: i32| {
        code.put(Instruction { rs1: to, rs2: a, imm: offset, ..Instruction::new(Op::Sw) });
    };
    match kind {
        0 => code.registers(Op::Add, rd, a, b),
        1 => code.registers(Op::Mul, rd, a, b),
        2 => code.registers(Op::Div, rd, a, b),
        3 => code.immediate(Op::Lw, rd, OWN, far),
        4 => code.immediate(Op::Lw, rd, OWN, 0),
        5 => store(code, OWN, far),
        6 => code.immediate(Op::Lw, rd, LOCAL, far),
        7 => store(code, LOCAL, far),
        8 => code.immediate(Op::Lw, rd, SHARED, far % 16),
        9 => store(code, SHARED, far % 16),
        10 => code.put(Instruction::new(Op::Fence)),
        _ => code.immediate(Op::Lw, ZERO, OWN, far),
    }
}

/// Each warp does some instructions of few kinds, its own or all the same, with a barrier now and then.
fn program(seed: u64, parameters: &Parameters) -> Program {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut code = Assembler::new();
    let body = code.label();
    code.constant(T0, parameters.warps as u32);
    code.address(T1, body);
    code.registers(Op::Wspawn, ZERO, T0, T1);
    code.place(body);
    code.constant(T0, u32::MAX);
    code.registers(Op::Tmc, ZERO, T0, ZERO);
    code.read_csr(T0, 0xF14); // hart
    let apart = [2, 4, 6, 8][rng.usize(0..4)];
    code.immediate(Op::Slli, T0, T0, apart);
    for (base, address) in [(OWN, 0x8020_0000), (SHARED, 0x8030_0000), (LOCAL, abi::LOCAL_MEMORY_BASE)] {
        code.constant(base, address);
        if base != SHARED {
            code.registers(Op::Add, base, base, T0);
        }
    }
    code.read_csr(T0, 0xCC1); // warp
    let kinds: Vec<u32> = (0..rng.usize(1..4)).map(|_| rng.u32(0..12)).collect();
    let phases = rng.usize(1..3);
    let bodies = if rng.bool() { parameters.warps } else { 1 };
    for phase in 0..phases {
        let end = code.label();
        for warp in 0..bodies {
            let next = code.label();
            if bodies > 1 {
                code.small(T1, warp as i32);
                code.branch(Op::Bne, T0, T1, next);
            }
            for _ in 0..rng.usize(1..24) {
                let kind = kinds[rng.usize(0..kinds.len())];
                put(&mut code, &mut rng, kind);
            }
            code.jump(ZERO, end);
            code.place(next);
        }
        code.place(end);
        if phase + 1 < phases {
            code.small(T1, 0);
            code.small(Reg::x(7), parameters.warps as i32);
            code.registers(Op::Bar, ZERO, T1, Reg::x(7));
        }
    }
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    Program::from_words(&format!("program {seed}"), &code.words().unwrap())
}

/// For every rule a program without which the sum is no bound, and by how much: its seed, its time, the sum.
fn needed(seeds: std::ops::Range<u64>) -> (usize, BTreeMap<Rule, (u64, u64, u64)>) {
    let (mut compared, mut found) = (0, BTreeMap::<Rule, (u64, u64, u64)>::new());
    for seed in seeds {
        let config = config(|p| some_machine(p, &mut fastrand::Rng::with_seed(seed)));
        let program = program(seed, &config.parameters());
        let start = Start { argument: Some(0), zeroed: true, ..Start::default() };
        let Ok(exact) = bound(&config, &program, &start, LIMIT, &BUDGET) else { continue };
        if !exact.is_exact() {
            continue;
        }
        let Ok(whole) = sum(&config, &program, &start, LIMIT, &BUDGET) else { continue };
        assert!(whole.cycles >= exact.cycles, "program {seed}: {} < {}", whole.cycles, exact.cycles);
        compared += 1;
        for rule in Rule::ALL {
            if found.contains_key(&rule) {
                continue;
            }
            let fees = Fees::new(&config).without(rule);
            let less = sum_by(&fees, &config, &program, &start, LIMIT, &BUDGET).unwrap();
            if less.cycles < exact.cycles {
                found.insert(rule, (seed, exact.cycles, less.cycles));
            }
        }
    }
    (compared, found)
}

/// Rows without which no program was found to take longer than the sum.
fn unneeded(found: &BTreeMap<Rule, (u64, u64, u64)>) -> BTreeSet<&'static str> {
    Rule::ALL.iter().filter(|rule| !found.contains_key(rule)).map(|rule| rule.word()).collect()
}

#[test]
fn each_of_these_rows_of_the_table_is_needed() {
    let (compared, found) = needed(0..300);
    for (rule, (seed, time, sum)) in &found {
        println!("{:12} program {seed}: takes {time}, without this row the sum is {sum}", rule.word());
    }
    println!("{compared} programs; none found for {:?}", unneeded(&found));
    for rule in [Rule::Issue, Rule::Unit] {
        assert!(found.contains_key(&rule), "{rule:?}");
    }
}

/// `cargo test --release -p warpstep-wcet --test fees -- --ignored --nocapture`
#[test]
#[ignore = "minutes"]
fn a_long_search_for_all_rows() {
    let (compared, found) = needed(10_000..20_000);
    for (rule, (seed, time, sum)) in &found {
        println!("{:12} program {seed}: takes {time}, without this row the sum is {sum}", rule.word());
    }
    println!("{compared} programs; none found for {:?}", unneeded(&found));
}
