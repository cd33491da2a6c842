//! Small programs written in Rust, and a watcher that keeps what it sees.
#![allow(dead_code)] // each test file uses its part

use std::collections::BTreeMap;
use warpstep_cycle::{BusRecord, Chip, CycleError, CycleObserver, ScheduleRecord};
use warpstep_golden::{Launch, Options, Retire};
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
pub use warpstep_spec::assembler::words::*;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Op, Parameters, Reg, abi};

pub const LANE_ID: u16 = 0xCC0;
pub const WARP_ID: u16 = 0xCC1;
pub const CORE_ID: u16 = 0xCC2;
pub const START_ARGUMENT: u16 = 0x340;
/// RAM not used otherwise, as the upper twenty bits of lui.
pub const RAM: u32 = 0x8010_0000;
/// Local memory, as the upper twenty bits of lui.
pub const LOCAL: u32 = 0xFFFF_0000;

/// All lanes active: uses t0.
pub fn all_lanes() -> Vec<u32> {
    vec![li(T0, -1), tmc(T0)]
}

/// rd = base + lane * stride; uses t1.
pub fn lane_addresses(rd: Reg, base: u32, stride: i32) -> Vec<u32> {
    vec![csrr(T1, LANE_ID), li(rd, stride), r(Op::Mul, T1, T1, rd), lui(rd, base), r(Op::Add, rd, rd, T1)]
}

/// Stores zero as the exit code and retires.
pub fn exit() -> Vec<u32> {
    vec![b(Op::Sw, ZERO, ZERO, abi::EXIT_CODE as i32), tmc(ZERO)]
}

/// The everyday machine with long data lines and without loop registers, which the tests' numbers are for.
pub fn config(change: impl FnOnce(&mut Parameters)) -> Config {
    let mut p = named("small").unwrap().parameters();
    (p.data_line_bytes, p.loop_register) = (64, false);
    change(&mut p);
    Config::try_from(p).unwrap()
}

/// Everything a run reports.
#[derive(Default)]
pub struct Watch {
    /// Cycles in which the instruction at an address issued, and in which it was done, of core 0.
    pub issued: BTreeMap<u32, Vec<u64>>,
    pub done: BTreeMap<u32, Vec<u64>>,
    pub schedules: Vec<Vec<ScheduleRecord>>,
    pub records: Vec<Retire>,
    pub bus: Vec<BusRecord>,
}

impl CycleObserver for Watch {
    const BUS: bool = true;
    fn core_scheduled(&mut self, core: usize, record: &ScheduleRecord) {
        self.schedules.resize(self.schedules.len().max(core + 1), Vec::new());
        for instruction in record.issued.iter().filter_map(|issue| issue.instruction).filter(|_| core == 0) {
            self.issued.entry(instruction.pc).or_default().push(record.cycle);
        }
        self.schedules[core].push(record.clone());
    }
    fn retired(&mut self, record: &Retire) {
        if record.at.core == 0 {
            self.done.entry(record.pc).or_default().push(record.cycle);
        }
        self.records.push(*record);
    }
    fn bus(&mut self, record: &BusRecord) {
        assert_eq!(record.cycle, self.bus.len() as u64, "a record every cycle");
        self.bus.push(record.clone());
    }
}

/// Runs words from a warm instruction cache.
pub fn run_with(
    words: &[u32],
    config: &Config,
    kind: MemoryKind,
    argument: u32,
) -> Result<(Chip, Watch), CycleError> {
    run_program(&Program::from_words("test", words), config, kind, argument)
}

/// Likewise.
pub fn run_program(
    program: &Program,
    config: &Config,
    kind: MemoryKind,
    argument: u32,
) -> Result<(Chip, Watch), CycleError> {
    let options = Options::for_config(config);
    let chip = Chip::new(config.clone(), options, program, Launch { argument });
    let mut chip = chip.with_memory(kind).unwrap();
    chip.preload(program);
    let mut watch = Watch::default();
    chip.run(2_000_000, &mut watch)?;
    Ok((chip, watch))
}

/// The same with nothing in the cache.
pub fn run_cold(program: &Program, config: &Config) -> Result<(Chip, Watch), CycleError> {
    let options = Options::for_config(config);
    let mut chip = Chip::new(config.clone(), options, program, Launch::default());
    let mut watch = Watch::default();
    chip.run(2_000_000, &mut watch)?;
    Ok((chip, watch))
}

#[track_caller]
pub fn run(words: &[u32], config: &Config) -> Watch {
    run_with(words, config, MemoryKind::Fixed, 0).unwrap().1
}
