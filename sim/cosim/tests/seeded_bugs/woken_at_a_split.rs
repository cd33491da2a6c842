//! A split whose parent misses a line just before it, while a sibling, a few cycles ahead in the same code, is having it
//! filled: so the line is there when the split takes effect, and parent and child both have yet to ask for it again. The
//! parent asks at once and goes to a line of the same place in the cache; the child waits for a quotient of its lane, and
//! only the child keeps its line there.
//!
//! For a machine whose control instructions take as long as a line, and divisions longer.

use crate::assembly::{self, LANE_ID, LINE_WORDS, join, nops, split};
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{A0, A2, S0, S1, T0, T1, T2, T3, T4, ZERO};
use warpstep_spec::{Op, Reg};

const QUOTIENT: Reg = A2;

/// The sibling is ahead by about `lag` cycles; `ahead` instructions are requested before one issues.
pub fn program(lag: usize, ahead: usize) -> Program {
    let mut code = Assembler::new();
    code.small(T0, -1);
    code.registers(Op::Tmc, ZERO, T0, ZERO);
    code.read_csr(T2, LANE_ID);
    code.immediate(Op::Xori, T0, T2, 2);
    code.registers(Op::Sltu, T4, ZERO, T0); // not lane 2
    code.immediate(Op::Sltiu, T3, T2, 2); // lanes 0 and 1
    code.immediate(Op::Sltiu, T1, T2, 3);
    code.immediate(Op::Xori, T1, T1, 1); // lane 3
    code.small(A0, 3);

    // Lane 2 divides.
    split(&mut code, S0, T4, 1);
    let others = code.label();
    code.branch(Op::Bne, T4, ZERO, others);
    code.registers(Op::Divu, QUOTIENT, A0, T2);
    code.place(others);
    join(&mut code, S0);

    // Lanes 2 and 3 come behind.
    split(&mut code, S0, T3, 1);
    let ahead_of_them = code.label();
    code.branch(Op::Bne, T3, ZERO, ahead_of_them);
    nops(&mut code, ahead + lag);
    code.place(ahead_of_them);

    // With the inner split the first instruction of the next line is requested. Lanes 0 and 1 do not part in it.
    let to_go = (2 * LINE_WORDS - ahead - code.len() % LINE_WORDS) % LINE_WORDS;
    nops(&mut code, to_go);
    split(&mut code, S1, T1, 2);
    code.registers(Op::Add, T0, QUOTIENT, QUOTIENT);
    let far = code.label();
    code.jump(ZERO, far);
    let to_go = (2 * LINE_WORDS - code.len() % LINE_WORDS) % LINE_WORDS;
    nops(&mut code, to_go + 2 * LINE_WORDS); // to the next line with the same place in the cache
    code.place(far);
    join(&mut code, S1);
    join(&mut code, S0);
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    assembly::program(&format!("woken_at_a_split {lag}"), &code)
}
