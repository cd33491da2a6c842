//! A quotient that one half of a split has not got yet when it comes to the join, and that the instruction behind the join takes: merged, the
//! whole warp waits for it in the lanes that come back.
//!
//! The join is the last word of its line, and the halves come to it some cycles apart: what stands behind it may be missing for one of them.

use crate::assembly::{self, LANE_ID};
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{A0, A2, S0, T0, T2, T3, ZERO};
use warpstep_spec::{Instruction, Op, Reg};

const LINE_WORDS: usize = 16;

const QUOTIENT: Reg = A2;

fn nops(code: &mut Assembler, count: usize) {
    (0..count).for_each(|_| code.immediate(Op::Addi, ZERO, ZERO, 0));
}

/// The half that does not divide takes `lag` more instructions.
pub fn program(lag: usize) -> Program {
    let mut code = Assembler::new();
    code.small(T0, -1);
    code.registers(Op::Tmc, ZERO, T0, ZERO);
    code.read_csr(T2, LANE_ID);
    code.immediate(Op::Sltiu, T3, T2, 2); // lanes 0 and 1
    code.small(A0, 99);

    // All that comes before the join ends with its line.
    let join_at = code.len() + 4 + lag;
    nops(&mut code, LINE_WORDS - 1 - join_at % LINE_WORDS);
    let split = Instruction::new(Op::SplitM);
    code.put(Instruction { rd: S0, rs1: T3, context: 1, ..split });
    let (later, meet) = (code.label(), code.label());
    code.branch(Op::Bne, T3, ZERO, later);
    code.registers(Op::Divu, QUOTIENT, A0, T2);
    code.jump(ZERO, meet);
    code.place(later);
    nops(&mut code, lag);
    code.place(meet);
    code.registers(Op::Join, ZERO, S0, ZERO);
    code.registers(Op::Add, T0, QUOTIENT, T2);
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    assembly::program(&format!("waits_behind_a_join {lag}"), &code)
}
