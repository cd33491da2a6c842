//! Parallel splits: what each context issues in which cycle, that values do not depend on the mode, and that a machine
//! with split contexts nobody uses takes the same cycles as one without.

mod common;

use common::*;
use warpstep_cycle::{Chip, CycleObserver, ScheduleRecord, Stall};
use warpstep_fuzz::{Features, generate, mix};
use warpstep_golden::{Launch, Options};
use warpstep_kernels::quick;
use warpstep_program::Program;
use warpstep_spec::{Config, Op, Policy, Reg, Schedule, SplitMode};

fn splitting(mode: SplitMode, splits: usize) -> Config {
    config(|p| (p.split_mode, p.splits) = (mode, splits))
}

/// What the first two contexts do in each cycle.
#[derive(Default)]
struct Pair {
    cycles: Vec<[String; 2]>,
    first: u32,
}

impl CycleObserver for Pair {
    fn scheduled(&mut self, record: &ScheduleRecord) {
        let does = |context: usize| {
            let Some(issue) = record.issued.iter().find(|issue| issue.context == context) else {
                return record.stalls[context].word().to_string();
            };
            let place = |pc: u32| (pc.wrapping_sub(self.first) / 4).to_string();
            issue.instruction.map_or("NOP".into(), |instruction| place(instruction.pc))
        };
        let sums = record.occupancy.iter().zip(&record.in_flight).map(|(queue, flight)| queue + flight);
        assert!(sums.into_iter().all(|sum| sum == 4));
        self.cycles.push([does(0), does(1)]);
    }
}

fn warm_run<O: CycleObserver>(config: &Config, program: &Program, observer: &mut O) -> Chip {
    let options = Options::for_config(config);
    let mut chip = Chip::new(config.clone(), options, program, Launch::default());
    chip.preload(program);
    chip.run(20_000_000, observer).unwrap();
    chip
}

/// Lanes 0 and 1 go through `then`, the others through `other`; gives the program and the place of its split.
fn if_else(then: usize, other: usize) -> (Program, u32) {
    let mut words = all_lanes();
    words.extend([csrr(A0, LANE_ID), i(Op::Sltiu, T1, A0, 2)]);
    words.extend([nop(); 8]);
    let split = words.len() as u32;
    words.extend([split_m(A1, T1, 1), b(Op::Beq, T1, ZERO, 4 * (then as i32 + 2))]);
    words.extend(std::iter::repeat_n(nop(), then));
    words.push(i(Op::Jal, ZERO, ZERO, 4 * (other as i32 + 1)));
    words.extend(std::iter::repeat_n(nop(), other));
    words.push(r(Op::Join, ZERO, A1, ZERO));
    words.extend([nop(); 4]);
    words.extend(exit());
    let program = Program::from_words("if_else", &words);
    let first = program.entry + 4 * split;
    (program, first)
}

/// Instructions by their distance from the split: B is 1, then 2 3, j 4, else 5 6 7 8, join 9, what follows 10.
#[test]
fn halves_run_side_by_side_as_the_page_draws_it() {
    let (program, first) = if_else(2, 4);
    let mut pair = Pair { first, ..Pair::default() };
    warm_run(&splitting(SplitMode::Marked, 1), &program, &mut pair);
    let start = pair.cycles.iter().position(|[parent, _]| parent == "0").expect("the split issues");
    let drawn = [
        ["0", "inactive"],
        ["control", "inactive"],
        ["1", "1"],
        ["control", "control"],
        ["2", "NOP"],
        ["3", "NOP"],
        ["4", "NOP"],
        ["control", "NOP"],
        ["NOP", "5"],
        ["NOP", "6"],
        ["NOP", "7"],
        ["NOP", "8"],
        ["9", "sibling"],
        ["control", "9"],
        ["join", "control"],
        ["10", "inactive"],
    ];
    for (cycle, (seen, expected)) in pair.cycles[start..].iter().zip(drawn).enumerate() {
        assert_eq!(*seen, expected, "cycle {cycle}");
    }
}

/// Cycles from the split to what follows the join.
fn cycles_between(config: &Config, then: usize, other: usize) -> usize {
    let (program, first) = if_else(then, other);
    let mut pair = Pair { first, ..Pair::default() };
    warm_run(config, &program, &mut pair);
    let issued = |place: usize| {
        let place = place.to_string();
        pair.cycles.iter().rposition(|does| does.contains(&place)).expect("it issues")
    };
    issued(then + other + 4) - issued(0)
}

#[test]
fn an_if_costs_its_longer_half() {
    let off = splitting(SplitMode::Off, 1);
    let marked = splitting(SplitMode::Marked, 1);
    for ((then, other), serial, parallel) in [((2, 4), 30, 15), ((10, 10), 44, 22), ((20, 20), 64, 32)] {
        assert_eq!(cycles_between(&off, then, other), serial, "{then} {other}");
        assert_eq!(cycles_between(&marked, then, other), parallel, "{then} {other}");
    }
}

#[test]
fn without_a_parallel_split_every_kernel_takes_the_cycles_of_a_machine_without_contexts() {
    for kernel in quick() {
        let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
        for policy in Policy::ALL {
            let cycles = |mode, splits| {
                let config = config(|p| {
                    p.schedule = Schedule::Coordinated(policy);
                    (p.split_mode, p.splits, p.instruction_cache.bytes) = (mode, splits, 256);
                });
                let (chip, _) = run_cold(&program, &config).unwrap();
                assert_eq!(chip.golden().exit_code(), Some(kernel.expectation.exit_code), "{}", kernel.name);
                chip.counters()
            };
            let plain = cycles(SplitMode::Off, 0);
            if kernel.name != "marked_split" {
                assert_eq!(cycles(SplitMode::Marked, 3), plain, "{} {policy:?}", kernel.name);
            }
        }
    }
}

#[test]
fn every_kernel_is_right_in_every_mode_and_no_choice_is_wrong() {
    for kernel in quick() {
        let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
        for (mode, splits) in [(SplitMode::Marked, 1), (SplitMode::Dynamic, 1), (SplitMode::Dynamic, 3)] {
            let config = splitting(mode, splits);
            let (chip, _) = run_cold(&program, &config).unwrap();
            assert_eq!(chip.golden().exit_code(), Some(kernel.expectation.exit_code), "{}", kernel.name);
        }
    }
}

/// What depends on time or on the order of the halves is left out: CSRs.
fn random_divergent(seed: u64) -> Program {
    let config = splitting(SplitMode::Marked, 3);
    let features = Features { csrs: false, ..Features::of(&config) };
    let tree = generate(mix(&[seed, 5]), &config, &features);
    tree.program(&format!("program {seed}")).expect("random programs are short enough")
}

/// Registers and memory.
fn left_behind(chip: &Chip, config: &Config) -> (Vec<u32>, Vec<(u32, Vec<u8>)>) {
    let golden = chip.golden();
    let all = (1..32).map(Reg::x).chain((0..32).map(Reg::f));
    let places = all.flat_map(|reg| {
        (0..config.warps).flat_map(move |warp| (0..config.lanes).map(move |lane| (warp, lane, reg)))
    });
    let registers = places.map(|(warp, lane, reg)| golden.register(0, warp, lane, reg)).collect();
    let memory = golden.memory().touched_pages().map(|(address, page)| (address, page.to_vec()));
    (registers, memory.collect())
}

/// Watches the promises of a split machine in every cycle.
struct Promises {
    contexts_per_warp: usize,
    marked: bool,
}

impl CycleObserver for Promises {
    fn scheduled(&mut self, record: &ScheduleRecord) {
        let mut lanes = 0;
        for issue in &record.issued {
            let active = issue.instruction.map_or(0, |instruction| instruction.active);
            assert_eq!(active & lanes, 0, "cycle {}: two contexts issue in one lane", record.cycle);
            lanes |= active;
        }
        let Some(warp) = record.issued.first().map(|issue| issue.context / self.contexts_per_warp) else {
            return;
        };
        if self.marked {
            let own = warp * self.contexts_per_warp..(warp + 1) * self.contexts_per_warp;
            assert!(record.issued.iter().all(|issue| own.contains(&issue.context)));
            assert!(record.stalls[own].iter().all(|stall| *stall != Stall::NotSelected));
        } else {
            assert_eq!(record.issued.len(), 1);
        }
    }
}

#[test]
fn random_programs_leave_the_same_behind_in_every_mode_and_keep_the_promises() {
    for seed in 0..60 {
        let program = random_divergent(seed);
        let program = &program;
        let run = |mode, splits, policy| {
            let config = config(|p| {
                p.schedule = Schedule::Coordinated(policy);
                (p.split_mode, p.splits, p.instruction_cache.bytes) = (mode, splits, 128);
            });
            let mut promises =
                Promises { contexts_per_warp: config.contexts(), marked: mode == SplitMode::Marked };
            let mut chip =
                Chip::new(config.clone(), Options::for_config(&config), program, Launch::default());
            chip.run(20_000_000, &mut promises).unwrap();
            left_behind(&chip, &config)
        };
        let expected = run(SplitMode::Off, 0, Policy::Gtlrr);
        for policy in Policy::ALL {
            for splits in [1, 2, 3] {
                for mode in [SplitMode::Marked, SplitMode::Dynamic] {
                    assert_eq!(run(mode, splits, policy), expected, "{seed} {mode:?} {splits} {policy:?}");
                }
            }
        }
    }
}
