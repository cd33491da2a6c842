//! What the programs written here share beside the assembler.

use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::ZERO;
use warpstep_spec::{Instruction, Op, Reg};

pub const WARP_COUNT: u16 = 0xFC1;
pub const LANE_ID: u16 = 0xCC0;

/// Instructions in a line of the instruction cache.
pub const LINE_WORDS: usize = 16;

pub fn nops(code: &mut Assembler, count: usize) {
    (0..count).for_each(|_| code.immediate(Op::Addi, ZERO, ZERO, 0));
}

/// A marked split, whose other half runs in this context.
pub fn split(code: &mut Assembler, pointer: Reg, predicate: Reg, context: u8) {
    let op = Instruction::new(Op::SplitM);
    code.put(Instruction { rd: pointer, rs1: predicate, context, ..op });
}

pub fn join(code: &mut Assembler, pointer: Reg) {
    code.registers(Op::Join, ZERO, pointer, ZERO);
}

pub fn program(name: &str, code: &Assembler) -> Program {
    Program::from_words(name, &code.words().expect("its branches are short"))
}
