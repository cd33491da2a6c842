//! Control flow of random programs: branches and jumps over some instructions, loops that count down, calls.

use super::emit::Emit;
use super::generator::Generator;
use super::{COUNTER, LINK};
use crate::choice;
use warpstep_spec::{Class, Instruction, Op, Reg};

impl Generator {
    /// A branch over up to four items, taken or not.
    pub fn branch_over(&mut self) {
        let row = self.row(|row| row.class == Class::Branch);
        let mut branch = choice::instruction(row, &mut self.rng);
        if self.rng.u32(0..4) == 0 {
            branch.rs2 = branch.rs1;
        }
        self.refresh_sources(&branch);
        let at = self.code.len();
        self.code.add(branch);
        self.items(4);
        self.code.aim(at, Emit::distance(at, self.code.len()));
    }

    /// jal, or auipc and jalr, over up to three items.
    pub fn jump_over(&mut self) {
        let rd = self.destination();
        if self.rng.bool() {
            let at = self.code.len();
            self.code.add(Instruction { rd, ..Instruction::new(Op::Jal) });
            self.items(3);
            self.code.aim(at, Emit::distance(at, self.code.len()));
            return;
        }
        let base = self.destination();
        if base == Reg::ZERO {
            return;
        }
        let from = self.code.len();
        self.code.add(Instruction { rd: base, ..Instruction::new(Op::Auipc) });
        let at = self.code.len();
        self.code.add(Instruction { rd, rs1: base, ..Instruction::new(Op::Jalr) });
        self.items(3);
        // jalr drops bit 0 of the sum, so an odd offset arrives at the same place.
        let odd = self.rng.i32(0..2);
        self.code.aim(at, Emit::distance(from, self.code.len()) + odd);
    }

    /// Up to four turns of a few items.
    pub fn counted_loop(&mut self) {
        if self.nesting > 0 {
            return;
        }
        self.nesting += 1;
        let turns = self.rng.i32(1..5);
        self.code.add(Instruction { rd: COUNTER, imm: turns, ..Instruction::new(Op::Addi) });
        let top = self.code.len();
        self.items(6);
        self.code.add(Instruction { rd: COUNTER, rs1: COUNTER, imm: -1, ..Instruction::new(Op::Addi) });
        let imm = Emit::distance(self.code.len(), top);
        let (op, rs1, rs2) = match self.rng.u32(0..3) {
            0 => (Op::Bne, COUNTER, Reg::ZERO),
            1 => (Op::Blt, Reg::ZERO, COUNTER),
            _ => (Op::Bltu, Reg::ZERO, COUNTER),
        };
        self.code.add(Instruction { rs1, rs2, imm, ..Instruction::new(op) });
        self.nesting -= 1;
    }

    /// A function of a few items, jumped over, then called backwards.
    pub fn call(&mut self) {
        if self.nesting > 0 {
            return;
        }
        self.nesting += 1;
        let over = self.code.len();
        self.code.add(Instruction::new(Op::Jal));
        let function = self.code.len();
        self.items(6);
        self.code.add(Instruction { rs1: LINK, ..Instruction::new(Op::Jalr) });
        let here = self.code.len();
        self.code.aim(over, Emit::distance(over, here));
        self.code.add(Instruction {
            rd: LINK,
            imm: Emit::distance(here, function),
            ..Instruction::new(Op::Jal)
        });
        self.nesting -= 1;
    }

    fn items(&mut self, most: usize) {
        for _ in 0..self.rng.usize(1..=most) {
            self.item();
        }
    }
}
