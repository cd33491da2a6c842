//! Warps that end in the middle of a split, and are started again: their divergence stacks must be empty then.
//!
//! A well-behaved program does not do it, and the golden engine warns; hence no kernel.

use warpstep_program::Program;
use warpstep_spec::abi::EXIT_CODE;
use warpstep_spec::{Instruction, Op, Reg, encode};

const WARP_COUNT: u16 = 0xFC1;
const LANE_ID: u16 = 0xCC0;

const T0: Reg = Reg::x(5);
const T1: Reg = Reg::x(6);
const ROUND: Reg = Reg::x(8);
const ROUNDS: Reg = Reg::x(9);

fn with(op: Op, rd: Reg, rs1: Reg, rs2: Reg, imm: i32) -> Instruction {
    Instruction { rd, rs1, rs2, imm, ..Instruction::new(op) }
}

fn csrr(rd: Reg, csr: u16) -> Instruction {
    Instruction { rd, csr, ..Instruction::new(Op::Csrrs) }
}

/// Two rounds of it.
pub fn program() -> Program {
    let zero = Reg::ZERO;
    let instructions = [
        with(Op::Addi, ROUNDS, zero, zero, 2),
        with(Op::Addi, ROUND, zero, zero, 0),
        csrr(T0, WARP_COUNT), // again:
        with(Op::Auipc, T1, zero, zero, 0),
        with(Op::Addi, T1, T1, zero, 36), // spawned
        with(Op::Wspawn, zero, T0, T1, 0),
        with(Op::Addi, T0, zero, zero, 1),
        with(Op::Wspawn, zero, T0, zero, 0), // waits until alone
        with(Op::Addi, ROUND, ROUND, zero, 1),
        with(Op::Bne, zero, ROUND, ROUNDS, -28), // to again
        with(Op::Sw, zero, zero, zero, EXIT_CODE as i32),
        with(Op::Tmc, zero, zero, zero, 0),
        with(Op::Addi, T0, zero, zero, -1), // spawned:
        with(Op::Tmc, zero, T0, zero, 0),
        csrr(T1, LANE_ID),
        with(Op::Andi, T1, T1, zero, 1),
        with(Op::Split, T0, T1, zero, 0),
        with(Op::Tmc, zero, zero, zero, 0),
    ];
    let words = instructions.iter().map(|instruction| encode(instruction).expect("it can be encoded"));
    let image: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
    Program::from_bytes("retired_while_diverged", &image).expect("a raw image")
}
