//! Small programs written in Rust, and a watcher that keeps everything it sees.
#![allow(dead_code)] // each test file uses its part

use warpstep_golden::{Divergence, Launch, Machine, Observer, Options, Retire, RunError, Warning};
use warpstep_program::Program;
use warpstep_spec::config::named;
use warpstep_spec::{Config, Instruction, Op, Parameters, Reg, abi, encode};

pub const T0: u32 = 5;
pub const T1: u32 = 6;
pub const A0: u32 = 10;
pub const A1: u32 = 11;
pub const A2: u32 = 12;
pub const LANE_ID: u16 = 0xCC0;
pub const WARP_ID: u16 = 0xCC1;

pub fn word(instruction: Instruction) -> u32 {
    encode(&instruction).expect("tests write legal instructions")
}

/// Register form; registers of the wrong kind are not used by the row.
pub fn r(op: Op, rd: u32, rs1: u32, rs2: u32) -> u32 {
    word(Instruction { rd: Reg::x(rd), rs1: Reg::x(rs1), rs2: Reg::x(rs2), ..Instruction::new(op) })
}

/// Immediate form.
pub fn i(op: Op, rd: u32, rs1: u32, imm: i32) -> u32 {
    word(Instruction { rd: Reg::x(rd), rs1: Reg::x(rs1), imm, ..Instruction::new(op) })
}

/// Branch or store form.
pub fn b(op: Op, rs1: u32, rs2: u32, imm: i32) -> u32 {
    word(Instruction { rs1: Reg::x(rs1), rs2: Reg::x(rs2), imm, ..Instruction::new(op) })
}

pub fn li(rd: u32, imm: i32) -> u32 {
    i(Op::Addi, rd, 0, imm)
}

pub fn csrr(rd: u32, csr: u16) -> u32 {
    word(Instruction { rd: Reg::x(rd), csr, ..Instruction::new(Op::Csrrs) })
}

pub fn split_m(rd: u32, rs1: u32, context: u8) -> u32 {
    word(Instruction { rd: Reg::x(rd), rs1: Reg::x(rs1), context, ..Instruction::new(Op::SplitM) })
}

pub fn tmc(rs1: u32) -> u32 {
    r(Op::Tmc, 0, rs1, 0)
}

/// All lanes active: uses t0.
pub fn all_lanes() -> [u32; 2] {
    [li(T0, -1), tmc(T0)]
}

/// Stores a register as the exit code and retires.
pub fn exit(reg: u32) -> [u32; 2] {
    [b(Op::Sw, 0, reg, abi::EXIT_CODE as i32), tmc(0)]
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
