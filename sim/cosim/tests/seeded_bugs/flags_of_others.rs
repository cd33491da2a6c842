//! Warp 0 clears its float flags and reads them, over and over, while the other warps divide inexactly: flags are a warp's own.

use warpstep_program::Program;
use warpstep_spec::abi::EXIT_CODE;
use warpstep_spec::{Instruction, Op, Reg, encode};

const FFLAGS: u16 = 0x001;
const WARP_COUNT: u16 = 0xFC1;

const T0: Reg = Reg::x(5);
const T1: Reg = Reg::x(6);
const LEFT: Reg = Reg::x(8);

fn with(op: Op, rd: Reg, rs1: Reg, rs2: Reg, imm: i32) -> Instruction {
    Instruction { rd, rs1, rs2, imm, ..Instruction::new(op) }
}

fn csr(op: Op, rd: Reg, csr: u16) -> Instruction {
    Instruction { rd, csr, ..Instruction::new(op) }
}

/// Forty looks at flags that stay clear.
pub fn program() -> Program {
    let zero = Reg::ZERO;
    let [one, three, third] = [1, 2, 3].map(Reg::f);
    let instructions = [
        csr(Op::Csrrs, T0, WARP_COUNT),
        with(Op::Auipc, T1, zero, zero, 0),
        with(Op::Addi, T1, T1, zero, 40), // divides
        with(Op::Wspawn, zero, T0, T1, 0),
        with(Op::Addi, LEFT, zero, zero, 40),
        csr(Op::Csrrw, zero, FFLAGS), // again:
        with(Op::Addi, LEFT, LEFT, zero, -1),
        csr(Op::Csrrs, T0, FFLAGS),
        with(Op::Bne, zero, LEFT, zero, -12), // to again
        with(Op::Sw, zero, zero, zero, EXIT_CODE as i32),
        with(Op::Tmc, zero, zero, zero, 0),
        with(Op::Lui, T0, zero, zero, 0x3F80_0000), // divides:
        with(Op::FmvWX, one, T0, zero, 0),
        with(Op::Lui, T0, zero, zero, 0x4040_0000),
        with(Op::FmvWX, three, T0, zero, 0),
        with(Op::Addi, LEFT, zero, zero, 20),
        with(Op::FdivS, third, one, three, 0), // again:
        with(Op::Addi, LEFT, LEFT, zero, -1),
        with(Op::Bne, zero, LEFT, zero, -8), // to again
        with(Op::Tmc, zero, zero, zero, 0),
    ];
    let words: Vec<u32> =
        instructions.iter().map(|instruction| encode(instruction).expect("it can be encoded")).collect();
    Program::from_words("flags_of_others", &words)
}
