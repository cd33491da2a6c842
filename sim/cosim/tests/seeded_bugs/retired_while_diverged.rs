//! Warps that end in the middle of a split, and are started again: their divergence stacks must be empty then.
//!
//! A well-behaved program does not do it, and the golden engine warns; hence no kernel.

use crate::assembly::{self, S0, S1, T0, T1, WARP_COUNT, csr, with};
use warpstep_program::Program;
use warpstep_spec::abi::EXIT_CODE;
use warpstep_spec::{Op, Reg};

const LANE_ID: u16 = 0xCC0;

/// Two rounds of it.
pub fn program() -> Program {
    let zero = Reg::ZERO;
    let instructions = [
        with(Op::Addi, S1, zero, zero, 2),
        with(Op::Addi, S0, zero, zero, 0),
        csr(Op::Csrrs, T0, WARP_COUNT), // again:
        with(Op::Auipc, T1, zero, zero, 0),
        with(Op::Addi, T1, T1, zero, 36), // spawned
        with(Op::Wspawn, zero, T0, T1, 0),
        with(Op::Addi, T0, zero, zero, 1),
        with(Op::Wspawn, zero, T0, zero, 0), // waits until alone
        with(Op::Addi, S0, S0, zero, 1),
        with(Op::Bne, zero, S0, S1, -28), // to again
        with(Op::Sw, zero, zero, zero, EXIT_CODE as i32),
        with(Op::Tmc, zero, zero, zero, 0),
        with(Op::Addi, T0, zero, zero, -1), // spawned:
        with(Op::Tmc, zero, T0, zero, 0),
        csr(Op::Csrrs, T1, LANE_ID),
        with(Op::Andi, T1, T1, zero, 1),
        with(Op::Split, T0, T1, zero, 0),
        with(Op::Tmc, zero, zero, zero, 0),
    ];
    assembly::program("retired_while_diverged", &instructions)
}
