//! Warp 0 clears its float flags and reads them, over and over, while the other warps divide inexactly: flags are a warp's own.

use crate::assembly::{self, S0, T0, T1, WARP_COUNT, csr, with};
use warpstep_program::Program;
use warpstep_spec::abi::EXIT_CODE;
use warpstep_spec::{Op, Reg};

const FFLAGS: u16 = 0x001;

/// Forty looks at flags that stay clear.
pub fn program() -> Program {
    let zero = Reg::ZERO;
    let [one, three, third] = [1, 2, 3].map(Reg::f);
    let instructions = [
        csr(Op::Csrrs, T0, WARP_COUNT),
        with(Op::Auipc, T1, zero, zero, 0),
        with(Op::Addi, T1, T1, zero, 40), // divides
        with(Op::Wspawn, zero, T0, T1, 0),
        with(Op::Addi, S0, zero, zero, 40),
        csr(Op::Csrrw, zero, FFLAGS), // again:
        with(Op::Addi, S0, S0, zero, -1),
        csr(Op::Csrrs, T0, FFLAGS),
        with(Op::Bne, zero, S0, zero, -12), // to again
        with(Op::Sw, zero, zero, zero, EXIT_CODE as i32),
        with(Op::Tmc, zero, zero, zero, 0),
        with(Op::Lui, T0, zero, zero, 0x3F80_0000), // divides:
        with(Op::FmvWX, one, T0, zero, 0),
        with(Op::Lui, T0, zero, zero, 0x4040_0000),
        with(Op::FmvWX, three, T0, zero, 0),
        with(Op::Addi, S0, zero, zero, 20),
        with(Op::FdivS, third, one, three, 0), // again:
        with(Op::Addi, S0, S0, zero, -1),
        with(Op::Bne, zero, S0, zero, -8), // to again
        with(Op::Tmc, zero, zero, zero, 0),
    ];
    assembly::program("flags_of_others", &instructions)
}
