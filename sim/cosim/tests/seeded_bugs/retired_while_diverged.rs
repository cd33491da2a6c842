//! Warps that end in the middle of a split, and are started again: their divergence stacks must be empty then.
//!
//! A well-behaved program does not do it, and the golden engine warns; hence no kernel.

use crate::assembly::{self, LANE_ID, WARP_COUNT};
use warpstep_program::Program;
use warpstep_spec::abi::EXIT_CODE;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{S0, S1, T0, T1, ZERO};
use warpstep_spec::{Instruction, Op};

/// Two rounds of it.
pub fn program() -> Program {
    let mut code = Assembler::new();
    let spawned = code.label();
    code.small(S1, 2);
    code.small(S0, 0);
    let again = code.here();
    code.read_csr(T0, WARP_COUNT);
    code.address(T1, spawned);
    code.registers(Op::Wspawn, ZERO, T0, T1);
    code.small(T0, 1);
    code.registers(Op::Wspawn, ZERO, T0, ZERO); // waits until alone
    code.immediate(Op::Addi, S0, S0, 1);
    code.branch(Op::Bne, S0, S1, again);
    code.put(Instruction { imm: EXIT_CODE as i32, ..Instruction::new(Op::Sw) });
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);

    code.place(spawned);
    code.small(T0, -1);
    code.registers(Op::Tmc, ZERO, T0, ZERO);
    code.read_csr(T1, LANE_ID);
    code.immediate(Op::Andi, T1, T1, 1);
    code.registers(Op::Split, T0, T1, ZERO);
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    assembly::program("retired_while_diverged", &code)
}
