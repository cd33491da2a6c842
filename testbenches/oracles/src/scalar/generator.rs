//! Random scalar programs: straight code of every computing row, loads and stores in the window, CSRs, and control
//! flow around them (`flow.rs`). Every program ends: jumps go forward, except in loops that count down and in calls.
//!
//! Left alone, registers fill with NaNs and zeros within a few dozen instructions. So most sources are loaded from the
//! pool just before they are used, and flags are cleared now and then, or after a while all would stay set.

use super::emit::{self, ScalarProgram};
use super::{
    COUNTER, FCSR, FFLAGS, FRM, LINK, MHARTID, MSCRATCH, POOL_BASE, WINDOW_BASE, WINDOW_BYTES, pool,
};
use crate::choice;
use fastrand::Rng;
use warpstep_spec::assembler::Assembler;
use warpstep_spec::isa::table::ROWS;
use warpstep_spec::isa::{Operand, Row};
use warpstep_spec::{Class, Instruction, Op, Reg};

/// A program of about `length` instructions.
pub fn random(seed: u64, length: usize) -> ScalarProgram {
    let mut rng = Rng::with_seed(seed);
    let mut data = pool::words(&mut rng);
    data.extend((0..WINDOW_BYTES / 4).map(|_| rng.u32(..)));
    let mut generator = Generator { rng, code: emit::start(), nesting: 0 };
    generator.fill_registers();
    while generator.code.len() < length {
        generator.item();
    }
    emit::finish(generator.code, data)
}

pub(super) struct Generator {
    pub rng: Rng,
    pub code: Assembler,
    /// Loops and calls around the next instruction; they share one counter and one link register.
    pub nesting: usize,
}

/// Whether nothing depends on what a register holds.
fn is_free(reg: Reg) -> bool {
    ![LINK, POOL_BASE, WINDOW_BASE, COUNTER].contains(&reg)
}

impl Generator {
    /// Gives every register a value: after reset it is anybody's guess (Spike's float registers are NaNs).
    fn fill_registers(&mut self) {
        for number in 0..32 {
            for reg in [Reg::x(number), Reg::f(number)] {
                if ![POOL_BASE, WINDOW_BASE].contains(&reg) {
                    let offset = pool::offset(&mut self.rng, reg.is_float());
                    emit::load_pool(&mut self.code, reg, offset);
                }
            }
        }
    }

    /// Something of every kind, most often a computation.
    pub fn item(&mut self) {
        match self.rng.u32(0..100) {
            0..60 => self.compute(),
            60..76 => self.memory(),
            76..84 => self.csr(),
            84..90 => self.branch_over(),
            90..94 => self.jump_over(),
            94..96 => self.counted_loop(),
            96..98 => self.call(),
            _ => self.fence(),
        }
    }

    /// A row of one of the classes that `wanted` accepts.
    pub fn row(&mut self, wanted: fn(&Row) -> bool) -> &'static Row {
        let rows: Vec<&Row> = ROWS.iter().filter(|row| wanted(row)).collect();
        rows[self.rng.usize(0..rows.len())]
    }

    /// A free integer register; x0 included.
    pub fn destination(&mut self) -> Reg {
        loop {
            let reg = Reg::x(self.rng.u32(0..32));
            if is_free(reg) {
                return reg;
            }
        }
    }

    fn compute(&mut self) {
        let row = self.row(|row| {
            use Class::*;
            matches!(row.class, Alu | Multiply | Divide) || row.class.is_float()
        });
        let mut instruction = choice::instruction(row, &mut self.rng);
        if !instruction.rd.is_float() {
            instruction.rd = self.destination();
        }
        self.refresh_sources(&instruction);
        if row.class.is_float() && self.rng.u32(0..3) == 0 {
            let rd = self.destination();
            self.code.put(Instruction { rd, csr: FFLAGS, ..Instruction::new(Op::Csrrw) });
        }
        self.code.put(instruction);
    }

    /// Loads three of four sources from the pool.
    pub fn refresh_sources(&mut self, instruction: &Instruction) {
        for source in [instruction.rs1, instruction.rs2, instruction.rs3] {
            if source != Reg::ZERO && is_free(source) && self.rng.u32(0..4) != 0 {
                let offset = pool::offset(&mut self.rng, source.is_float());
                emit::load_pool(&mut self.code, source, offset);
            }
        }
    }

    fn memory(&mut self) {
        let row = self.row(|row| matches!(row.class, Class::Load | Class::Store));
        let mut instruction = choice::instruction(row, &mut self.rng);
        let bytes = match row.op {
            Op::Lb | Op::Lbu | Op::Sb => 1,
            Op::Lh | Op::Lhu | Op::Sh => 2,
            _ => 4,
        };
        // Any aligned address of the window; for loads half of the time of the pool.
        let address = emit::offset_of_word(0) + self.rng.i32(0..WINDOW_BYTES as i32) / bytes * bytes;
        let from_pool = row.class == Class::Load && self.rng.bool();
        (instruction.rs1, instruction.imm) = (if from_pool { POOL_BASE } else { WINDOW_BASE }, address);
        if self.rng.u32(0..4) == 0 {
            // The same address from another base.
            let (base, shift) = (self.destination(), self.rng.i32(-100..100));
            if base != Reg::ZERO && (-2048..2048).contains(&(address - shift)) {
                self.code.put(Instruction {
                    rd: base,
                    rs1: instruction.rs1,
                    imm: shift,
                    ..Instruction::new(Op::Addi)
                });
                (instruction.rs1, instruction.imm) = (base, address - shift);
            }
        }
        if row.operands.contains(&Operand::Rd) {
            instruction.rd = self.destination();
        }
        self.code.put(instruction);
    }

    fn csr(&mut self) {
        let csr = self.rng.choice([FFLAGS, FFLAGS, FRM, FCSR, MSCRATCH, MHARTID]).expect("not empty");
        let row = self.row(|row| row.class == Class::Csr);
        let mut instruction = choice::instruction(row, &mut self.rng);
        (instruction.csr, instruction.rd) = (csr, self.destination());
        if csr == MHARTID {
            // Read-only: only forms that do not write.
            instruction.op =
                self.rng.choice([Op::Csrrs, Op::Csrrc, Op::Csrrsi, Op::Csrrci]).expect("not empty");
            (instruction.rs1, instruction.imm) = (Reg::ZERO, 0);
        }
        self.refresh_sources(&instruction);
        self.code.put(instruction);
        if matches!(csr, FRM | FCSR) {
            // Seen by the next read, then made legal again for the instructions that round by it.
            let (rd, mode) = (self.destination(), self.rng.i32(0..5));
            self.code.put(Instruction { rd, csr, ..Instruction::new(Op::Csrrs) });
            let rd = self.destination();
            self.code.put(Instruction { rd, csr: FRM, imm: mode, ..Instruction::new(Op::Csrrwi) });
        }
    }

    fn fence(&mut self) {
        let row = self.row(|row| row.class == Class::Fence);
        let fence = choice::instruction(row, &mut self.rng);
        self.code.put(fence);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::decode;

    #[test]
    fn one_seed_gives_one_program_of_known_instructions() {
        for seed in 0..20 {
            let program = random(seed, 400);
            assert_eq!(program.code, random(seed, 400).code, "seed {seed}");
            // The last two words keep Spike waiting and are not for our machine.
            let [body @ .., _, _] = &*program.code else { panic!("seed {seed}: no code") };
            assert!(body.iter().all(|word| decode(*word).is_some()), "seed {seed}");
        }
    }
}
