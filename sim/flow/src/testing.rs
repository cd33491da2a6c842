//! Programs of the tests.

use crate::reach::{Reached, Targets, reach};
use warpstep_program::Program;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{A0, T0, T1, ZERO};
use warpstep_spec::{Instruction, Op};

pub(crate) fn program(code: &Assembler) -> Program {
    Program::from_words("test", &code.words().unwrap())
}

pub(crate) fn reached(program: &Program) -> Reached {
    reach(program, &Targets::default()).unwrap()
}

pub(crate) fn nops(code: &mut Assembler, count: usize) {
    (0..count).for_each(|_| code.small(ZERO, 0));
}

pub(crate) fn end(code: &mut Assembler) {
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
}

/// `split; if t0 { `then` } else { `other` } join`, the split marked with a context or not.
pub(crate) fn conditional(
    code: &mut Assembler,
    marked: Option<u8>,
    then: impl FnOnce(&mut Assembler),
    other: impl FnOnce(&mut Assembler),
) {
    let (false_half, join) = (code.label(), code.label());
    code.put(match marked {
        Some(context) => Instruction { rd: T1, rs1: T0, context, ..Instruction::new(Op::SplitM) },
        None => Instruction { rd: T1, rs1: T0, ..Instruction::new(Op::Split) },
    });
    code.branch(Op::Beq, T0, ZERO, false_half);
    then(code);
    code.jump(ZERO, join);
    code.place(false_half);
    other(code);
    code.place(join);
    code.registers(Op::Join, ZERO, T1, ZERO);
}

/// One conditional: 2 instructions and a jump in the true half, 1 in the other.
pub(crate) fn if_else(marked: Option<u8>) -> Program {
    let mut code = Assembler::new();
    code.small(A0, 1);
    conditional(&mut code, marked, |code| nops(code, 2), |code| nops(code, 1));
    end(&mut code);
    program(&code)
}
