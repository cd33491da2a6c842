//! Instructions for the few programs written here.

use warpstep_program::Program;
use warpstep_spec::{Instruction, Op, Reg, encode};

pub const T0: Reg = Reg::x(5);
pub const T1: Reg = Reg::x(6);
pub const S0: Reg = Reg::x(8);
pub const S1: Reg = Reg::x(9);
pub const WARP_COUNT: u16 = 0xFC1;

/// Whatever the row does not use is x0 and 0.
pub fn with(op: Op, rd: Reg, rs1: Reg, rs2: Reg, imm: i32) -> Instruction {
    Instruction { rd, rs1, rs2, imm, ..Instruction::new(op) }
}

pub fn csr(op: Op, rd: Reg, csr: u16) -> Instruction {
    Instruction { rd, csr, ..Instruction::new(op) }
}

pub fn program(name: &str, instructions: &[Instruction]) -> Program {
    let words = instructions.iter().map(|instruction| encode(instruction).expect("it can be encoded"));
    Program::from_words(name, &words.collect::<Vec<_>>())
}
