//! The prologue and the epilogue every scalar program has, around the code of an [`Assembler`].

use super::{FCSR, MSCRATCH, MSTATUS, POOL, POOL_BASE, TOHOST, WINDOW, WINDOW_BASE, WINDOW_BYTES};
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{T0, T1, ZERO, i};
use warpstep_spec::{Instruction, Op, Reg};

/// A program and the words it starts with in memory.
#[derive(Clone, Debug)]
pub struct ScalarProgram {
    /// Words from [`super::CODE`] on.
    pub code: Vec<u32>,
    /// Words from [`super::POOL`] on, the window included.
    pub data: Vec<u32>,
}

const MSTATUS_FLOAT_ON: u32 = 0x6000;
/// Wait for interrupt: keeps Spike quiet between the last store and its end. Not for our machine, which has stopped.
const WFI: u32 = 0x1050_0073;

/// The prologue: float unit on, fcsr and mscratch known, base registers set.
pub fn start() -> Assembler {
    let mut code = Assembler::new();
    code.constant(T0, MSTATUS_FLOAT_ON);
    code.put(Instruction { rs1: T0, csr: MSTATUS, ..Instruction::new(Op::Csrrs) });
    code.put(Instruction { csr: FCSR, ..Instruction::new(Op::Csrrw) });
    code.put(Instruction { csr: MSCRATCH, ..Instruction::new(Op::Csrrw) });
    code.constant(POOL_BASE, POOL + WINDOW_BYTES / 2);
    code.constant(WINDOW_BASE, WINDOW + WINDOW_BYTES / 2);
    code
}

/// A word of the pool into a register of either file.
pub fn load_pool(code: &mut Assembler, rd: Reg, imm: i32) {
    let op = if rd.is_float() { Op::Flw } else { Op::Lw };
    code.immediate(op, rd, POOL_BASE, imm);
}

/// The epilogue: a store of 1 to tohost.
pub fn finish(mut code: Assembler, data: Vec<u32>) -> ScalarProgram {
    code.small(T0, 1);
    code.constant(T1, TOHOST);
    code.put(Instruction { rs1: T1, rs2: T0, ..Instruction::new(Op::Sw) });
    let mut code = code.words().expect("generated to be encodable");
    code.extend([WFI, i(Op::Jal, ZERO, ZERO, -4)]);
    ScalarProgram { code, data }
}

/// The offset of a word of pool or window from its base register.
pub fn offset_of_word(slot: usize) -> i32 {
    4 * slot as i32 - WINDOW_BYTES as i32 / 2
}
