//! Every pair of corner operands: all two-operand rows of the integer unit, all float rows in all rounding modes.
//!
//! Straight code without end. Fused multiply-adds take their third operand at random; flags are cleared before every
//! float instruction, so that each shows its own.

use super::emit::{ScalarProgram, finish, load_pool, offset_of_word, start};
use super::{FFLAGS, corners};
use fastrand::Rng;
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::isa::{Operand, Row};
use warpstep_spec::{Class, Instruction, Op, Reg};

/// Every pair of integer corners through every row of two integer sources and a result.
pub fn integer_pairs() -> ScalarProgram {
    let rows: Vec<&Row> = ROWS
        .iter()
        .filter(|row| matches!(row.class, Class::Alu | Class::Multiply | Class::Divide))
        .filter(|row| row.operands == [Operand::Rd, Operand::Rs1, Operand::Rs2])
        .collect();
    let (rd, rs1, rs2) = (Reg::x(10), Reg::x(11), Reg::x(12));
    let mut code = start();
    for first in 0..corners::INTEGERS.len() {
        load_pool(&mut code, rs1, offset_of_word(first));
        for second in 0..corners::INTEGERS.len() {
            load_pool(&mut code, rs2, offset_of_word(second));
            for row in &rows {
                code.put(Instruction { rd, rs1, rs2, ..Instruction::new(row.op) });
            }
        }
    }
    finish(code, corners::INTEGERS.to_vec())
}

/// Every pair of float corners through the float row `op`, in every static rounding mode if it has one. A row of one
/// source sees every corner once; one of an integer source sees the integer corners.
pub fn float_pairs(op: Op) -> ScalarProgram {
    let row = op.row();
    let has = |operand| row.operands.contains(&operand);
    let data: Vec<u32> =
        if has(Operand::Rs1) { corners::INTEGERS.to_vec() } else { corners::floats().collect() };
    let source = if has(Operand::Rs1) { Reg::x } else { Reg::f };
    let (rs1, rs2, rs3) = (source(11), source(12), source(13));
    let rd = if has(Operand::Fd) { Reg::f(10) } else { Reg::x(10) };
    let seconds = if has(Operand::Fs2) { data.len() } else { 1 };
    let modes = if has(Operand::Rounding) { 5 } else { 1 };

    let mut rng = Rng::with_seed(op as u64);
    let mut code = start();
    for first in 0..data.len() {
        load_pool(&mut code, rs1, offset_of_word(first));
        for second in 0..seconds {
            load_pool(&mut code, rs2, offset_of_word(second));
            for rounding in 0..modes {
                if has(Operand::Fs3) {
                    load_pool(&mut code, rs3, offset_of_word(rng.usize(0..data.len())));
                }
                code.put(Instruction { csr: FFLAGS, ..Instruction::new(Op::Csrrw) });
                code.put(Instruction { rd, rs1, rs2, rs3, rounding, ..Instruction::new(op) });
            }
        }
    }
    finish(code, data)
}
