//! The core in lockstep with the cycle model: every kernel, every cycle, every lane; and every wrong program to its error.

mod common;

use common::{cache, has_verilator};
use warpstep_cosim::verilated::{Cache, has_builtin};
use warpstep_cosim::{Build, Initial, Lockstep, LockstepError, Start};
use warpstep_cycle::CycleError;
use warpstep_golden::Options;
use warpstep_kernels::Shape;
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_spec::assembler::words::*;
use warpstep_spec::config::{Arbiter, named};
use warpstep_spec::{Config, Op, Parameters, SplitMode};

/// Wrong programs whose cores use the same words without fences: more than one core may not run them.
const RACES: [&str; 2] = ["stack_overflow", "code_in_io"];

/// Errors that are none of one instruction: hardware goes on, or stands, for ever.
const ENDLESS: [&str; 2] = ["deadlock", "no-progress"];

const LANE_ID: u16 = 0xCC0;
const CORE_ID: u16 = 0xCC2;

fn config(change: impl FnOnce(&mut Parameters)) -> Config {
    let mut p = named("small").unwrap().parameters();
    change(&mut p);
    Config::try_from(p).unwrap()
}

/// Cold and all zero; warm and random, with a memory of random latency.
fn starts(seed: u32) -> [Start; 2] {
    let memory = MemoryKind::Random { seed: seed.into() };
    [Start::default(), Start { warm: true, initial: Initial::Random(seed), memory, ..Start::default() }]
}

#[track_caller]
fn agrees(config: Config) {
    let starts = starts(config.lanes as u32);
    agrees_from(config, &starts);
}

#[track_caller]
fn agrees_from(config: Config, starts: &[Start]) {
    if !has_verilator() {
        return;
    }
    let build = Build::new(&config, &cache()).unwrap();
    for start in starts {
        every_kernel(&build, start);
        every_error(&build, start);
    }
}

fn races(name: &str, build: &Build) -> bool {
    build.config().cores > 1 && RACES.contains(&name)
}

#[track_caller]
fn every_kernel(build: &Build, start: &Start) {
    for kernel in warpstep_kernels::quick_on(build.config()) {
        let what = named_run(kernel.name, build, start);
        let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
        let mut lockstep =
            Lockstep::new(build, &program, start).unwrap_or_else(|error| panic!("{what}: {error}"));
        lockstep.run(3_000_000).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(lockstep.chip().golden().exit_code(), Some(0), "{what}");
    }
}

/// Core and model stop for the same reason at the same instruction, and it is the one the program is about.
#[track_caller]
fn every_error(build: &Build, start: &Start) {
    let shape = Shape { warps: build.config().warps, lanes: build.config().lanes };
    for kernel in warpstep_kernels::faults() {
        let fault = kernel.expectation.fault.as_ref().expect("it is wrong");
        let runs = kernel.fits(build.config()) && !races(kernel.name, build);
        if ENDLESS.contains(&fault.kind.as_str()) || !runs {
            continue;
        }
        let what = named_run(kernel.name, build, start);
        let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
        let mut lockstep =
            Lockstep::new(build, &program, start).unwrap_or_else(|error| panic!("{what}: {error}"));
        // Where every split is parallel, a program that wants too many of them is wrong in another way before.
        let all_parallel = build.config().contexts() > 1 && build.config().split_mode == SplitMode::Dynamic;
        match lockstep.run(3_000_000) {
            Err(LockstepError::Program(error)) if all_parallel && kernel.name == "stack_overflow" => {
                assert_eq!(error.kind(), "while-split", "{what}: {error}");
            }
            Err(LockstepError::Program(error)) if fault.happens_on(shape) && !fault.warning => {
                let blamed = program.symbols.address(&fault.at);
                assert_eq!((error.kind(), error.pc()), (fault.kind.as_str(), blamed), "{what}: {error}");
            }
            Ok(()) if !fault.happens_on(shape) || fault.warning => (),
            other => panic!("{what}: {other:?}"),
        }
    }
}

fn named_run(name: &str, build: &Build, start: &Start) -> String {
    let config = build.config();
    let (warps, lanes, schedule) = (config.warps, config.lanes, config.schedule);
    format!("{name} on {} times {warps}x{lanes} {schedule}, memory {}", config.cores, start.memory)
}

fn scheduled(schedule: &str) -> Config {
    config(|p| p.schedule = schedule.parse().unwrap())
}

#[test]
fn the_core_agrees_in_every_cycle_and_lane_when_coordinated() {
    agrees(scheduled("gtlrr"));
}

#[test]
fn the_core_agrees_in_every_cycle_and_lane_when_decoupled() {
    agrees(scheduled("lrr/gtlrr"));
}

#[test]
fn a_core_without_loop_registers_and_with_long_lines_agrees_coordinated_and_decoupled() {
    for schedule in ["gtlrr", "lrr/gtlrr"] {
        agrees(config(|p| {
            (p.loop_register, p.schedule) = (false, schedule.parse().unwrap());
            p.data_line_bytes = 64;
            p.instruction_cache.bytes = 4 * p.instruction_cache.line_bytes;
        }));
    }
}

#[test]
fn a_core_with_one_write_port_agrees_coordinated_and_decoupled() {
    for schedule in ["gtlrr", "lrr/gtlo"] {
        agrees(config(|p| (p.write_ports, p.schedule) = (1, schedule.parse().unwrap())));
    }
}

#[test]
fn a_core_without_event_counters_agrees_and_they_read_as_zero() {
    for lanes in [1, 4] {
        agrees(config(|p| (p.event_counters, p.warps, p.lanes, p.fpu) = (false, 1, lanes, lanes > 1)));
    }
}

#[test]
fn a_core_that_does_not_multiply_agrees() {
    for lanes in [1, 4] {
        agrees(config(|p| (p.multiply_divide, p.warps, p.lanes, p.fpu) = (false, 2, lanes, lanes > 1)));
    }
    agrees(config(|p| (p.multiply_divide, p.splits, p.split_mode) = (false, 2, SplitMode::Marked)));
}

/// Such an instruction waits for nothing: not for the register of its address, which a load still has to write.
#[test]
fn an_instruction_the_machine_lacks_is_an_error_at_once() {
    if !has_verilator() {
        return;
    }
    let lacking = |change: &dyn Fn(&mut Parameters), word: u32, extension: &str| {
        let build = Build::new(&config(change), &cache()).unwrap();
        let load = [0x0000_0597, 0x0105_A503]; // a1 = pc; a0 = word at a1 + 16
        let program = Program::from_words("lacking", &[load[0], load[1], word, nop(), 0x8000_0000]);
        let error = Lockstep::new(&build, &program, &Start::default()).unwrap().run(1000).unwrap_err();
        let LockstepError::Program(error) = error else { panic!("{error}") };
        assert_eq!((error.kind(), error.pc()), ("illegal-instruction", Some(0x8000_0008)));
        assert!(error.to_string().contains(&format!("no instructions of extension {extension},")), "{error}");
    };
    lacking(&|p| p.fpu = false, 0x0005_2007, "F"); // ft0 = float at a0
    lacking(&|p| p.multiply_divide = false, 0x02A5_0533, "M"); // a0 = a0 * a0
}

/// It was ready, and is not any more, though nothing of its own has changed.
#[test]
fn a_float_csr_waits_for_a_float_operation_that_another_half_begins() {
    if !has_verilator() {
        return;
    }
    let machine = |p: &mut Parameters| {
        (p.warps, p.lanes, p.splits, p.split_mode) = (1, 2, 1, SplitMode::Dynamic);
        p.schedule = "gtlo".parse().unwrap();
    };
    let build = Build::new(&config(machine), &cache()).unwrap();
    // s9 = 1 in lane 0, 0 in lane 1; split; both halves: csrrc t3,frm,zero; fmsub.s; join.
    let head = [0x0030_0D13, 0x000D_000B, 0xCC00_2D73, 0x0010_0C93, 0x01AC_DCB3, 0x000C_A88B];
    let halves = [0x0020_3E73, 0x3004_8EC7, 0x0008_B00B, 0x0000_000B];
    let words: Vec<u32> = head.into_iter().chain(halves).collect();
    let program = Program::from_words("float status", &words);
    for latency in 1..8 {
        let build = build.with_memory_latency(latency).unwrap();
        Lockstep::new(&build, &program, &Start::default()).unwrap().run(1000).unwrap();
    }
}

#[test]
fn a_core_whose_short_results_are_not_those_of_the_alu_agrees() {
    agrees(config(|p| {
        (p.latencies.alu, p.latencies.float_simple, p.latencies.lane_exchange) = (3, 4, 3);
        (p.latencies.multiply, p.latencies.float_convert, p.latencies.control) = (2, 2, 3);
    }));
}

#[test]
fn the_smallest_core_agrees() {
    agrees(config(|p| (p.warps, p.lanes, p.schedule) = (1, 1, "gtlo".parse().unwrap())));
}

#[test]
fn an_odd_shape_with_small_caches_slow_memory_and_long_latencies_agrees() {
    agrees(config(|p| {
        (p.warps, p.lanes, p.schedule) = (3, 5, "lrr".parse().unwrap());
        (p.memory_latency, p.fetch_latency) = (23, 5);
        p.instruction_cache.bytes = 4 * p.instruction_cache.line_bytes;
        (p.data_line_bytes, p.data_cache_bytes, p.local_banks) = (32, 64, 2);
        (p.latencies.alu, p.latencies.control, p.latencies.csr) = (3, 4, 3);
        (p.latencies.multiply, p.latencies.lane_exchange, p.latencies.divide) = (3, 4, 36);
    }));
}

#[test]
fn eight_warps_of_eight_lanes_without_floats_agree() {
    agrees(config(|p| (p.warps, p.lanes, p.fpu, p.schedule) = (8, 8, false, "gtlrr/gtlo".parse().unwrap())));
}

#[test]
fn a_core_without_data_cache_agrees_before_any_memory() {
    let config = config(|p| {
        (p.data_cache_bytes, p.data_line_bytes, p.axi_bytes) = (0, 16, 4);
        (p.outstanding_lines, p.memory_latency) = (2, 40);
    });
    let [cold, random] = starts(1);
    let dram = |refresh| Start { memory: MemoryKind::Dram { refresh }, ..cold.clone() };
    agrees_from(config, &[dram(false), dram(true), random]);
}

/// A machine whose memory has a contract of {delay, stall, gap}.
fn on_time(contract: (u32, u32, u32), change: impl FnOnce(&mut Parameters)) -> Config {
    config(|p| {
        p.on_time = true;
        (p.memory_latency, p.memory_stall, p.memory_gap) = contract;
        change(p);
    })
}

#[test]
fn an_on_time_core_agrees_and_takes_the_same_cycles_before_every_memory_of_its_contract() {
    if !has_verilator() {
        return;
    }
    let build = Build::new(&on_time((7, 7, 7), |_| ()), &cache()).unwrap();
    let memories = ["fixed", "slow", "random:1", "random:2", "dram"];
    let starts = memories.map(|memory| Start { memory: memory.parse().unwrap(), ..Start::default() });
    for name in ["memory", "muldiv", "copy", "fence", "divergent", "wspawn"] {
        let kernel = warpstep_kernels::by_name(name).unwrap();
        let program = Program::from_bytes(name, kernel.image).unwrap();
        let cycles = starts.each_ref().map(|start| {
            let mut lockstep = Lockstep::new(&build, &program, start).unwrap();
            let what = named_run(name, &build, start);
            lockstep.run(3_000_000).unwrap_or_else(|error| panic!("{what}: {error}"));
            lockstep.chip().counters().cycles
        });
        assert_eq!(cycles, [cycles[0]; 5], "{name} before {memories:?}");
    }
    every_error(&build, &starts[2]);
}

#[test]
fn on_time_cores_of_other_contracts_agree() {
    let start = |memory: &str| Start { memory: memory.parse().unwrap(), ..Start::default() };
    let small = |p: &mut Parameters| {
        (p.data_cache_bytes, p.data_line_bytes, p.axi_bytes, p.outstanding_lines) = (0, 16, 4, 2);
    };
    agrees_from(on_time((21, 2, 8), small), &[start("dram:refresh"), start("slow")]);
    agrees_from(
        on_time((1, 0, 1), |p| (p.data_line_bytes, p.axi_bytes) = (64, 64)),
        &[start("fixed"), start("random:3")],
    );
    let cores = |p: &mut Parameters| (p.cores, p.warps, p.lanes, p.arbiter) = (2, 2, 2, Arbiter::Tdma);
    agrees_from(on_time((7, 3, 12), cores), &[start("random:4"), start("dram")]);
}

#[test]
fn cores_that_load_code_after_reset_agree() {
    agrees(config(|p| p.preload_lines = 6));
    agrees(config(|p| {
        (p.cores, p.warps, p.schedule) = (2, 2, "lrr/gtlo".parse().unwrap());
        p.preload_lines = 64;
    }));
    agrees(config(|p| {
        (p.lanes, p.splits, p.split_mode) = (4, 2, SplitMode::Marked);
        (p.on_time, p.memory_gap, p.preload_lines) = (true, 7, 3);
    }));
}

/// Every lane accesses a word 256 bytes from its neighbour's, from 0x90000000 on.
fn scattered(access: u32) -> Program {
    let words = [
        li(T1, -1),
        tmc(T1),
        csrr(T2, LANE_ID),
        i(Op::Slli, T2, T2, 8),
        lui(T0, 0x9000_0000),
        r(Op::Add, T0, T0, T2),
        access,
        fence(),
        tmc(ZERO),
    ];
    Program::from_words("scattered", &words)
}

#[test]
fn an_error_of_the_bus_is_the_same_error_of_the_same_lane_in_all_engines() {
    if !has_verilator() {
        return;
    }
    errors_of_the_bus(config(|_| ()));
    errors_of_the_bus(on_time((7, 7, 7), |_| ()));
}

#[track_caller]
fn errors_of_the_bus(config: Config) {
    let build = Build::new(&config, &cache()).unwrap();
    let (load, store) = (i(Op::Lw, T3, T0, 4), b(Op::Sw, T0, T3, 4));
    for (access, good_lane, start) in [load, store]
        .into_iter()
        .flat_map(|access| (0..3).flat_map(move |lane| starts(7).map(|start| (access, lane, start))))
    {
        // Nothing is behind the good lanes; memory of the next one alone is broken.
        let mut unmapped = Options::for_config(&config);
        unmapped.rules.ram = vec![0x8000_0000..=0x8000_0fff, 0x9000_0000..=0x9000_003f + 256 * good_lane];
        let mut broken = Options::for_config(&config);
        let region = format!("{}:128", 0x9000_0100u32 + 256 * good_lane);
        broken.rules.broken = vec![region.parse().unwrap()];
        for (options, kind) in [(unmapped, "unmapped"), (broken, "bus-error")] {
            let error = stops(&build, &scattered(access), options, &start);
            let said = error.to_string();
            assert_eq!((error.kind(), error.pc()), (kind, Some(0x8000_0018)), "{said}");
            assert!(said.contains(&format!("lane {}", good_lane + 1)), "{said}");
        }
    }
}

#[test]
fn a_wrong_address_of_a_higher_lane_goes_before_the_memory_of_a_lower_one() {
    if !has_verilator() {
        return;
    }
    let config = config(|_| ());
    let build = Build::new(&config, &cache()).unwrap();
    let words = [
        li(T1, -1),
        tmc(T1),
        csrr(T2, LANE_ID),
        lui(T0, 0x9000_0000),
        r(Op::Add, T0, T0, T2),
        i(Op::Lw, T3, T0, 0), // only lane 0 is aligned
        tmc(ZERO),
    ];
    let mut options = Options::for_config(&config);
    options.rules.broken = vec!["0x90000000:128".parse().unwrap()];
    for start in starts(5) {
        let error = stops(&build, &Program::from_words("late", &words), options.clone(), &start);
        assert_eq!(error.kind(), "misaligned", "{error}");
        assert!(error.to_string().contains("lane 1"), "{error}");
    }
}

#[track_caller]
fn stops(build: &Build, program: &Program, options: Options, start: &Start) -> CycleError {
    let start = Start { options: Some(options), ..start.clone() };
    match Lockstep::new(build, program, &start).unwrap().run(10_000) {
        Err(LockstepError::Program(error)) => error,
        other => panic!("{}: {other:?}", program.name),
    }
}

#[test]
fn an_instruction_line_that_is_broken_or_not_there_is_the_same_error_in_all_engines() {
    if !has_verilator() {
        return;
    }
    let config = config(|_| ());
    let build = Build::new(&config, &cache()).unwrap();
    // The line would hold a use of what is loaded before it, for which an instruction waits: zeros do not.
    let mut words = vec![nop(); 30];
    words.extend([lui(T0, 0x8000_0000), i(Op::Lw, T0, T0, 0), i(Op::Addi, T0, T0, 0), tmc(ZERO)]);
    let program = Program::from_words("runs into it", &words);
    for start in starts(5) {
        let mut unmapped = Options::for_config(&config);
        unmapped.rules.ram = vec![0x8000_0000..=0x8000_007f];
        let mut broken = Options::for_config(&config);
        broken.rules.broken = vec!["0x80000080:128".parse().unwrap()];
        for (options, kind) in [(unmapped, "unmapped"), (broken, "bus-error")] {
            let error = stops(&build, &program, options, &start);
            assert_eq!((error.kind(), error.pc()), (kind, Some(0x8000_0080)), "{error}");
        }
    }
}

/// Core 0 comes to a word that is no instruction, core 1 to a barrier for too many, `later` cycles apart or so.
fn wrong_twice(later: usize) -> Program {
    let past = b(Op::Bne, T2, ZERO, 4 * (later as i32 + 2));
    let mut words = vec![csrr(T2, CORE_ID), li(T1, 9), li(T0, 0), past];
    words.extend(vec![nop(); later]);
    words.extend([0, r(Op::Bar, ZERO, T0, T1)]);
    Program::from_words("wrong twice", &words)
}

#[test]
fn of_two_errors_core_and_model_may_find_different_ones_first() {
    if !has_verilator() {
        return;
    }
    let build = Build::new(&two_cores(Arbiter::RoundRobin), &cache()).unwrap();
    for later in 0..12 {
        for start in starts(3) {
            let mut lockstep = Lockstep::new(&build, &wrong_twice(later), &start).unwrap();
            let result = lockstep.run(10_000);
            assert!(matches!(result, Err(LockstepError::Program(_))), "{later}: {result:?}");
        }
    }
}

fn two_cores(arbiter: Arbiter) -> Config {
    config(|p| {
        (p.cores, p.warps, p.lanes, p.arbiter) = (2, 2, 2, arbiter);
        p.data_cache_bytes = 8 * p.data_line_bytes;
    })
}

#[test]
fn sixteen_lanes_that_share_their_code_agree() {
    agrees(config(|p| (p.warps, p.lanes, p.fpu) = (2, 16, false)));
}

#[test]
fn two_cores_that_take_turns_agree() {
    agrees(two_cores(Arbiter::RoundRobin));
}

#[test]
fn four_cores_agree() {
    agrees(config(|p| {
        (p.cores, p.warps, p.lanes, p.fpu, p.arbiter) = (4, 2, 1, false, Arbiter::Tdma);
        (p.data_line_bytes, p.data_cache_bytes, p.axi_bytes) = (64, 256, 32);
    }));
}

#[test]
fn two_cores_with_a_tdma_arbiter_agree() {
    agrees(two_cores(Arbiter::Tdma));
}

#[test]
fn the_model_inside_the_program_is_the_everyday_configuration_of_today() {
    if has_builtin() {
        let elsewhere = Cache::at(tempfile::tempdir().unwrap().path());
        assert!(
            Build::new(&config(|_| ()), &elsewhere).unwrap().is_builtin(),
            "run scripts/rtl, then build again"
        );
    } else {
        assert!(std::env::var_os("WARPSTEP_REQUIRE_TOOLS").is_none(), "there is no model inside");
    }
}

#[test]
fn a_core_whose_marked_halves_run_side_by_side() {
    agrees(config(|p| {
        (p.splits, p.split_mode) = (1, SplitMode::Marked);
        p.instruction_cache.bytes = 2 * p.instruction_cache.line_bytes;
    }));
}

#[test]
fn a_core_whose_contexts_are_selected_one_by_one() {
    agrees(config(|p| {
        (p.warps, p.lanes, p.splits, p.split_mode) = (3, 5, 2, SplitMode::Dynamic);
        (p.schedule, p.loop_register) = ("lrr".parse().unwrap(), true);
    }));
}
