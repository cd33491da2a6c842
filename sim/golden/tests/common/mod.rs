//! Small programs written in Rust, and a watcher that keeps everything it sees.
#![allow(dead_code)] // each test file uses its part

use warpstep_golden::{Divergence, Launch, Machine, Observer, Options, Retire, RunError, Warning};
use warpstep_program::Program;
pub use warpstep_spec::assembler::words::*;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Op, Parameters, Reg, abi};

pub const LANE_ID: u16 = 0xCC0;
pub const WARP_ID: u16 = 0xCC1;

/// All lanes active: uses t0.
pub fn all_lanes() -> [u32; 2] {
    [li(T0, -1), tmc(T0)]
}

/// Stores a register as the exit code and retires.
pub fn exit(reg: Reg) -> [u32; 2] {
    [b(Op::Sw, ZERO, reg, abi::EXIT_CODE as i32), tmc(ZERO)]
}

pub fn program(parts: &[&[u32]]) -> Program {
    Program::from_words("test", &parts.concat())
}

/// `small` with changes.
pub fn config(change: impl FnOnce(&mut Parameters)) -> Config {
    let mut parameters = named("small").unwrap().parameters();
    change(&mut parameters);
    Config::try_from(parameters).unwrap()
}

/// Everything a run shows.
#[derive(Default)]
pub struct Recorder {
    pub records: Vec<Retire>,
    pub divergences: Vec<Divergence>,
    pub warnings: Vec<Warning>,
    pub console: String,
}

impl Observer for Recorder {
    fn retired(&mut self, record: &Retire) {
        self.records.push(*record);
    }
    fn diverged(&mut self, event: &Divergence) {
        self.divergences.push(*event);
    }
    fn warned(&mut self, warning: &Warning) {
        self.warnings.push(warning.clone());
    }
    fn printed(&mut self, byte: u8) {
        self.console.push(byte.into());
    }
}

pub fn machine(config: Config, program: &Program) -> Machine {
    let options = Options::for_config(&config);
    Machine::new(config, options, program, Launch::default())
}

pub fn run(config: Config, program: &Program) -> (Machine, Recorder, Result<(), RunError>) {
    let (mut machine, mut recorder) = (machine(config, program), Recorder::default());
    let result = machine.run(100_000, &mut recorder);
    (machine, recorder, result)
}
