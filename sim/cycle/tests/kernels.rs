//! Every kernel in every schedule: the right result, at a time that follows the rules.

use std::collections::BTreeMap;
use warpstep_cycle::{Chip, Counters, CycleError, CycleObserver, Oracle, ScheduleRecord, Stall};
use warpstep_golden::{At, Launch, Machine, Observer, Options, Retire};
use warpstep_kernels::{Kernel, quick};
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Parameters, Schedule, SplitMode};

fn config(change: impl FnOnce(&mut Parameters)) -> Config {
    let mut p = named("small").unwrap().parameters();
    (p.splits, p.split_mode) = (0, SplitMode::Off);
    change(&mut p);
    Config::try_from(p).unwrap()
}

/// Checks every cycle; keeps every record.
#[derive(Default)]
struct Watch {
    depth: Option<usize>,
    console: String,
    records: Vec<Retire>,
    cycles: u64,
}

impl CycleObserver for Watch {
    fn scheduled(&mut self, record: &ScheduleRecord) {
        assert_eq!(record.cycle, self.cycles);
        self.cycles += 1;
        let issued = record.stalls.iter().filter(|stall| **stall == Stall::Issued).count();
        assert_eq!(issued, record.issued.len());
        let ready = record.stalls.contains(&Stall::NotSelected);
        assert!(!(ready && record.issued.is_empty()), "a context is ready and none is selected");
        if let Some(depth) = self.depth {
            for (queue, flight) in record.occupancy.iter().zip(&record.in_flight) {
                assert_eq!(usize::from(*queue) + usize::from(*flight), depth);
            }
            let issued: Vec<usize> = record.issued.iter().map(|issue| issue.context).collect();
            let requested: Vec<usize> = record.requested.iter().map(|request| request.context).collect();
            assert_eq!(issued, requested);
            assert!(!record.stalls.contains(&Stall::Empty));
        }
    }
    fn retired(&mut self, record: &Retire) {
        self.records.push(*record);
    }
    fn printed(&mut self, byte: u8) {
        self.console.push(byte.into());
    }
}

fn run(kernel: &Kernel, config: Config, warm: bool) -> Result<(Chip, Watch), CycleError> {
    let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
    let coordinated = config.is_coordinated();
    let mut watch = Watch { depth: coordinated.then_some(config.queue_depth()), ..Watch::default() };
    let options = Options::for_config(&config);
    let mut chip = Chip::new(config, options, &program, Launch::default());
    if warm {
        chip.preload(&program);
    }
    chip.run(20_000_000, &mut watch)?;
    Ok((chip, watch))
}

#[track_caller]
fn passes(kernel: &Kernel, config: Config, warm: bool) -> (Chip, Watch) {
    let what = format!(
        "{} {}x{} {} latency {} warm {warm}",
        kernel.name, config.warps, config.lanes, config.schedule, config.memory_latency
    );
    let (chip, watch) = run(kernel, config, warm).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert_eq!(chip.golden().exit_code(), Some(kernel.expectation.exit_code), "{what}");
    if let Some(console) = &kernel.expectation.console {
        assert_eq!(&watch.console, console, "{what}");
    }
    (chip, watch)
}

#[test]
fn every_kernel_is_right_in_all_twelve_schedules() {
    for kernel in quick() {
        for schedule in Schedule::all() {
            passes(&kernel, config(|p| p.schedule = schedule), false);
        }
    }
}

#[test]
fn every_kernel_is_right_on_every_shape() {
    for kernel in quick() {
        for (warps, lanes) in [(1, 1), (2, 4), (3, 5), (8, 8)] {
            for schedule in ["gtlrr", "lrr/gtlrr"] {
                passes(
                    &kernel,
                    config(|p| (p.warps, p.lanes, p.schedule) = (warps, lanes, schedule.parse().unwrap())),
                    false,
                );
            }
        }
        passes(&kernel, config(|p| (p.warps, p.lanes) = (32, 32)), true);
    }
}

#[test]
fn every_kernel_is_right_with_slow_and_fast_memory_and_tiny_caches() {
    for kernel in quick() {
        for latency in [1, 100] {
            for schedule in ["lrr", "gtlo", "gtlo/lrr"] {
                let tight = |p: &mut Parameters| {
                    (p.memory_latency, p.schedule) = (latency, schedule.parse().unwrap());
                    p.instruction_cache.bytes = 2 * p.instruction_cache.line_bytes;
                };
                passes(&kernel, config(tight), false);
            }
        }
    }
}

#[test]
fn every_fetch_latency_keeps_the_queues_full() {
    for kernel in quick().iter().filter(|kernel| matches!(kernel.name, "nested" | "barrier" | "wspawn")) {
        for fetch_latency in 1..=8 {
            for schedule in Schedule::all() {
                passes(kernel, config(|p| (p.fetch_latency, p.schedule) = (fetch_latency, schedule)), false);
            }
        }
    }
}

/// What each context did, without time.
fn streams(records: &[Retire]) -> BTreeMap<At, Vec<Retire>> {
    let mut streams: BTreeMap<At, Vec<Retire>> = BTreeMap::new();
    for record in records {
        streams.entry(record.at).or_default().push(Retire { cycle: 0, ..*record });
    }
    streams.values_mut().for_each(|stream| stream.sort_by_key(|record| record.issue));
    streams
}

#[test]
fn every_lane_computes_what_the_golden_engine_computes_alone() {
    struct Keep(Vec<Retire>);
    impl Observer for Keep {
        fn retired(&mut self, record: &Retire) {
            self.0.push(*record);
        }
    }
    // kernels that read no clock: their streams do not depend on time
    for name in ["divergent", "nested", "loop", "loop_pred", "vote_shfl", "muldiv", "memory", "float_sample"]
    {
        let kernel = warpstep_kernels::by_name(name).unwrap();
        let program = Program::from_bytes(name, kernel.image).unwrap();
        let config = config(|p| (p.warps, p.lanes) = (3, 5));
        let (_, watch) = passes(&kernel, config.clone(), false);
        let mut keep = Keep(Vec::new());
        let options = Options::for_config(&config);
        Machine::new(config, options, &program, Launch::default()).run(1_000_000, &mut keep).unwrap();
        assert!(streams(&watch.records) == streams(&keep.0), "{name}");
    }
}

#[test]
fn wrong_programs_end_in_their_error_here_too() {
    for kernel in warpstep_kernels::faults() {
        let fault = kernel.expectation.fault.clone().unwrap();
        if fault.warning {
            continue;
        }
        for schedule in ["gtlrr", "lrr", "lrr/lrr"] {
            let config = config(|p| p.schedule = schedule.parse().unwrap());
            let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
            let options = Options::for_config(&config);
            let mut chip = Chip::new(config, options, &program, Launch::default());
            let error = chip.run(100_000, &mut warpstep_cycle::Quiet).unwrap_err();
            assert_eq!(error.kind(), fault.kind, "{} {schedule}: {error}", kernel.name);
        }
    }
}

#[test]
fn the_alu_loop_has_the_lane_ipc_the_design_promises() {
    let ipc = |schedule: &str| {
        let kernel = warpstep_kernels::by_name("alu_loop_short").unwrap();
        let (chip, _) = passes(&kernel, config(|p| p.schedule = schedule.parse().unwrap()), true);
        let Counters { cycles, lane_instructions, .. } = chip.counters();
        lane_instructions as f64 / cycles as f64
    };
    // The short loop pays for its start; `warpstep bench cycle` shows 3.11 and 3.73 for the long one.
    let (coordinated, decoupled) = (ipc("gtlrr"), ipc("lrr/gtlrr"));
    assert!(coordinated > 2.95 && decoupled > 3.5, "gtlrr {coordinated:.3}, lrr/gtlrr {decoupled:.3}");
}

#[test]
fn coordinated_schedules_make_no_scheduling_errors_and_decoupled_ones_do() {
    struct Count(Oracle);
    impl CycleObserver for Count {
        const RETIRES: bool = false;
        fn scheduled(&mut self, record: &ScheduleRecord) {
            self.0.see(record, true);
        }
    }
    let mut erring = std::collections::BTreeSet::new();
    for kernel in quick() {
        let program = Program::from_bytes(kernel.name, kernel.image).unwrap();
        for schedule in Schedule::all() {
            let config = config(|p| p.schedule = schedule);
            let mut count = Count(Oracle::new(&config));
            let options = Options::for_config(&config);
            let mut chip = Chip::new(config, options, &program, Launch::default());
            chip.run(20_000_000, &mut count).unwrap();
            let what = format!("{} {schedule}", kernel.name);
            match schedule {
                Schedule::Coordinated(_) => {
                    assert_eq!((count.0.errors, count.0.disobediences), (0, 0), "{what}");
                }
                Schedule::Decoupled { .. } if count.0.errors > 0 => {
                    erring.insert(kernel.name);
                }
                Schedule::Decoupled { .. } => {}
            }
        }
    }
    assert!(erring.len() >= 3, "only {erring:?} show scheduling errors");
}
