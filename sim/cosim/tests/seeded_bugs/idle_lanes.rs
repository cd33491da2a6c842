//! Halves of a split in every warp: the first divides, the second uses the same register at once. A division in lanes that do not run
//! is not its concern.

use crate::assembly::{self, LANE_ID, WARP_COUNT};
use warpstep_program::Program;
use warpstep_spec::abi::EXIT_CODE;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{A0, A1, A2, T0, T1, ZERO};
use warpstep_spec::{Instruction, Op};

/// Even lanes divide, odd ones go on.
pub fn program() -> Program {
    let mut code = Assembler::new();
    let all = code.label();
    code.read_csr(T0, WARP_COUNT);
    code.address(T1, all);
    code.registers(Op::Wspawn, ZERO, T0, T1);
    code.place(all);
    code.small(T0, -1);
    code.registers(Op::Tmc, ZERO, T0, ZERO);
    for odd in [0, 1] {
        let (goes_on, join) = (code.label(), code.label());
        code.read_csr(A1, LANE_ID);
        code.immediate(Op::Xori, A1, A1, odd);
        code.immediate(Op::Andi, A1, A1, 1);
        code.registers(Op::Split, T1, A1, ZERO);
        code.branch(Op::Beq, A1, ZERO, goes_on);
        code.registers(Op::Div, A0, T0, T0);
        code.jump(ZERO, join);
        code.place(goes_on);
        code.immediate(Op::Addi, A0, ZERO, 3);
        code.registers(Op::Add, A2, A0, A0);
        code.place(join);
        code.registers(Op::Join, ZERO, T1, ZERO);
    }
    code.put(Instruction { imm: EXIT_CODE as i32, ..Instruction::new(Op::Sw) });
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    assembly::program("idle_lanes", &code)
}
