//! A quotient that one half of a split has not got yet when it comes to the join, and that the instruction behind the join
//! takes: merged, the whole warp waits for it in the lanes that come back.
//!
//! The join is the last word of its line, and the halves come to it some cycles apart: what stands behind it may be missing
//! for one of them.

use crate::assembly::{self, LANE_ID, LINE_WORDS, join, nops, split};
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{A0, A2, S0, T0, T2, T3, ZERO};
use warpstep_spec::{Op, Reg};

const QUOTIENT: Reg = A2;

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
    split(&mut code, S0, T3, 1);
    let (later, meet) = (code.label(), code.label());
    code.branch(Op::Bne, T3, ZERO, later);
    code.registers(Op::Divu, QUOTIENT, A0, T2);
    code.jump(ZERO, meet);
    code.place(later);
    nops(&mut code, lag);
    code.place(meet);
    join(&mut code, S0);
    code.registers(Op::Add, T0, QUOTIENT, T2);
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    assembly::program(&format!("waits_behind_a_join {lag}"), &code)
}
