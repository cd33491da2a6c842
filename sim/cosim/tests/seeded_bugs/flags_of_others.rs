//! Warp 0 clears its float flags and reads them, over and over, while the other warps divide inexactly and read their
//! own, behind a sum that is done long before: flags are a warp's own.

use crate::assembly::{self, WARP_COUNT};
use warpstep_program::Program;
use warpstep_spec::abi::EXIT_CODE;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{S0, T0, T1, ZERO};
use warpstep_spec::{Instruction, Op, Reg};

const FFLAGS: u16 = 0x001;

/// Forty looks at flags that stay clear.
pub fn program() -> Program {
    let [one, three, third, four] = [1, 2, 3, 4].map(Reg::f);
    let mut code = Assembler::new();
    let divides = code.label();
    code.read_csr(T0, WARP_COUNT);
    code.address(T1, divides);
    code.registers(Op::Wspawn, ZERO, T0, T1);
    code.small(S0, 40);
    let look = code.here();
    code.put(Instruction { csr: FFLAGS, ..Instruction::new(Op::Csrrw) });
    code.immediate(Op::Addi, S0, S0, -1);
    code.read_csr(T0, FFLAGS);
    code.branch(Op::Bne, S0, ZERO, look);
    code.put(Instruction { imm: EXIT_CODE as i32, ..Instruction::new(Op::Sw) });
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);

    code.place(divides);
    code.constant(T0, 1f32.to_bits());
    code.registers(Op::FmvWX, one, T0, ZERO);
    code.constant(T0, 3f32.to_bits());
    code.registers(Op::FmvWX, three, T0, ZERO);
    code.small(S0, 20);
    let divide = code.here();
    code.registers(Op::FdivS, third, one, three);
    code.registers(Op::FaddS, four, one, three);
    code.read_csr(T0, FFLAGS); // waits for both
    code.immediate(Op::Addi, S0, S0, -1);
    code.branch(Op::Bne, S0, ZERO, divide);
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    assembly::program("flags_of_others", &code)
}
