//! Loops of every kind, in warps that end and are started again, while warp 0 makes the loop registers of all invalid.

use crate::assembly::{self, WARP_COUNT};
use warpstep_program::Program;
use warpstep_spec::abi::EXIT_CODE;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::assembler::words::{A0, A1, S0, S1, T0, T1, ZERO};
use warpstep_spec::{Instruction, Op, Reg};

/// Counts down from `from`, with `body` in every iteration.
fn countdown(code: &mut Assembler, register: Reg, from: i32, body: impl Fn(&mut Assembler)) {
    code.small(register, from);
    let again = code.here();
    body(code);
    code.immediate(Op::Addi, register, register, -1);
    code.branch(Op::Bne, register, ZERO, again);
}

fn fence_i(code: &mut Assembler) {
    code.put(Instruction::new(Op::FenceI));
}

/// An endless loop by a jump, left by a branch forward.
fn jumps(code: &mut Assembler, jump: impl Fn(&mut Assembler, warpstep_spec::assembler::Label)) {
    let out = code.label();
    code.small(A0, 6);
    let again = code.here();
    code.immediate(Op::Addi, A0, A0, -1);
    code.branch(Op::Beq, A0, ZERO, out);
    jump(code, again);
    code.place(out);
}

/// Two rounds of warps that loop.
pub fn program() -> Program {
    let mut code = Assembler::new();
    let spawned = code.label();
    countdown(&mut code, A1, 4, |code| countdown(code, A0, 5, |_| ())); // alone: it requests in every cycle it may
    code.small(S1, 2);
    code.small(S0, 0);
    let again = code.here();
    code.read_csr(T0, WARP_COUNT);
    code.address(T1, spawned);
    code.registers(Op::Wspawn, ZERO, T0, T1);
    countdown(&mut code, A0, 9, |_| ());
    countdown(&mut code, A0, 4, fence_i);
    countdown(&mut code, A1, 4, |code| countdown(code, A0, 5, |_| ()));
    jumps(&mut code, |code, again| code.jump(ZERO, again));
    jumps(&mut code, |code, again| {
        code.address(T1, again);
        code.registers(Op::Jalr, ZERO, T1, ZERO);
    });
    code.small(T0, 1);
    code.registers(Op::Wspawn, ZERO, T0, ZERO); // waits until alone
    code.immediate(Op::Addi, S0, S0, 1);
    code.branch(Op::Bne, S0, S1, again);
    code.put(Instruction { imm: EXIT_CODE as i32, ..Instruction::new(Op::Sw) });
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);

    code.place(spawned);
    countdown(&mut code, A0, 40, |_| ());
    code.registers(Op::Tmc, ZERO, ZERO, ZERO);
    assembly::program("loops", &code)
}
