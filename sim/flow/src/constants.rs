//! Registers whose value is the same on every way to an instruction, as far as `lui`, `auipc`, `addi` and links make it so.
//!
//! That is how compilers and assemblers write an address; anything else is unknown. Behind a call everything is unknown, or
//! all but saved registers.

use warpstep_spec::{Instruction, Op, Reg};

/// What is known of the 32 integer registers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Constants([Option<u32>; 32]);

impl Constants {
    /// Nothing is known but x0.
    pub fn unknown() -> Constants {
        let mut registers = [None; 32];
        registers[0] = Some(0);
        Constants(registers)
    }

    pub fn of(&self, reg: Reg) -> Option<u32> {
        self.0.get(reg.index()).copied().flatten()
    }

    /// Behind an instruction.
    pub fn behind(&self, pc: u32, instruction: &Instruction) -> Constants {
        let Instruction { op, rd, rs1, imm, .. } = *instruction;
        let result = match op {
            Op::Lui => Some(imm as u32),
            Op::Auipc => Some(pc.wrapping_add(imm as u32)),
            Op::Addi => self.of(rs1).map(|value| value.wrapping_add(imm as u32)),
            Op::Jal | Op::Jalr => Some(pc.wrapping_add(4)),
            _ => None,
        };
        let mut behind = self.clone();
        if let Some(register) = behind.0.get_mut(rd.index()).filter(|_| rd != Reg::ZERO) {
            *register = result;
        }
        behind
    }

    /// What is known of s0 to s11 alone, which a callee that follows the ABI leaves as they are.
    pub fn saved(&self) -> Constants {
        let is_saved = |register: usize| matches!(register, 8 | 9 | 18..=27);
        let mut saved = Constants::unknown();
        (0..32)
            .filter(|register| is_saved(*register))
            .for_each(|register| saved.0[register] = self.0[register]);
        saved
    }

    /// Where two ways meet; -> whether less is known now.
    pub fn meet(&mut self, other: &Constants) -> bool {
        let mut changed = false;
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            if mine.is_some() && *mine != *theirs {
                *mine = None;
                changed = true;
            }
        }
        changed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::assembler::words::{A0, T0};

    #[test]
    fn an_address_in_two_parts_is_known_until_ways_disagree() {
        let upper = Instruction { rd: T0, imm: 0x1000, ..Instruction::new(Op::Auipc) };
        let lower = Instruction { rd: A0, rs1: T0, imm: -8, ..Instruction::new(Op::Addi) };
        let mut one = Constants::unknown().behind(0x8000_0000, &upper).behind(0x8000_0004, &lower);
        assert_eq!((one.of(T0), one.of(A0)), (Some(0x8000_1000), Some(0x8000_0FF8)));
        let other = Constants::unknown().behind(0x8000_0000, &upper);
        assert!(one.meet(&other) && !one.meet(&other));
        assert_eq!((one.of(T0), one.of(A0)), (Some(0x8000_1000), None));
    }
}
