//! Control flow of random programs: branches and jumps over some instructions, loops that count down, calls.

use super::generator::Generator;
use super::{COUNTER, LINK};
use crate::choice;
use warpstep_spec::{Class, Op, Reg};

impl Generator {
    /// A branch over up to four items, taken or not.
    pub fn branch_over(&mut self) {
        let row = self.row(|row| row.class == Class::Branch);
        let mut branch = choice::instruction(row, &mut self.rng);
        if self.rng.u32(0..4) == 0 {
            branch.rs2 = branch.rs1;
        }
        self.refresh_sources(&branch);
        let end = self.code.label();
        self.code.put_to(branch, end);
        self.items(4);
        self.code.place(end);
    }

    /// jal, or auipc and jalr, over up to three items.
    pub fn jump_over(&mut self) {
        let rd = self.destination();
        let end = self.code.label();
        if self.rng.bool() {
            self.code.jump(rd, end);
        } else {
            let base = self.destination();
            if base == Reg::ZERO {
                return;
            }
            // jalr drops bit 0 of the sum, so an odd offset arrives at the same place.
            let odd = self.rng.i32(0..2);
            self.code.near_jump(rd, base, end, odd);
        }
        self.items(3);
        self.code.place(end);
    }

    /// Up to four turns of a few items.
    pub fn counted_loop(&mut self) {
        if self.nesting > 0 {
            return;
        }
        self.nesting += 1;
        let turns = self.rng.i32(1..5);
        self.code.small(COUNTER, turns);
        let top = self.code.here();
        self.items(6);
        self.code.immediate(Op::Addi, COUNTER, COUNTER, -1);
        let (op, rs1, rs2) = match self.rng.u32(0..3) {
            0 => (Op::Bne, COUNTER, Reg::ZERO),
            1 => (Op::Blt, Reg::ZERO, COUNTER),
            _ => (Op::Bltu, Reg::ZERO, COUNTER),
        };
        self.code.branch(op, rs1, rs2, top);
        self.nesting -= 1;
    }

    /// A function of a few items, jumped over, then called backwards.
    pub fn call(&mut self) {
        if self.nesting > 0 {
            return;
        }
        self.nesting += 1;
        let over = self.code.label();
        self.code.jump(Reg::ZERO, over);
        let function = self.code.here();
        self.items(6);
        self.code.immediate(Op::Jalr, Reg::ZERO, LINK, 0);
        self.code.place(over);
        self.code.jump(LINK, function);
        self.nesting -= 1;
    }

    fn items(&mut self, most: usize) {
        for _ in 0..self.rng.usize(1..=most) {
            self.item();
        }
    }
}
