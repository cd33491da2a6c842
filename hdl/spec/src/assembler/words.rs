//! One function per instruction form, each giving a word; and the names registers go by.
//!
//! A function panics if the instruction has no word: what is written here by hand is legal.

use super::upper_and_lower;
use crate::{Instruction, Op, Reg, encode};

macro_rules! names {
    ($($name:ident $number:literal),*) => {
        $(
            #[doc = concat!("Register x", $number, ".")]
            pub const $name: Reg = Reg::x($number);
        )*
    };
}

names!(ZERO 0, RA 1, SP 2, GP 3, TP 4, T0 5, T1 6, T2 7, S0 8, S1 9);
names!(A0 10, A1 11, A2 12, A3 13, A4 14, A5 15, A6 16, A7 17, S2 18, S3 19);
names!(T3 28, T4 29, T5 30, T6 31);

/// The word of an instruction.
#[track_caller]
pub fn word(instruction: Instruction) -> u32 {
    encode(&instruction).unwrap_or_else(|error| panic!("{instruction:?}: {error}"))
}

/// Any instruction of registers and an immediate; whatever its row does not use is x0 and 0.
#[track_caller]
pub fn with(op: Op, rd: Reg, rs1: Reg, rs2: Reg, imm: i32) -> u32 {
    word(Instruction { rd, rs1, rs2, imm, ..Instruction::new(op) })
}

/// An R-type instruction.
#[track_caller]
pub fn r(op: Op, rd: Reg, rs1: Reg, rs2: Reg) -> u32 {
    with(op, rd, rs1, rs2, 0)
}

/// Immediate form, loads included.
#[track_caller]
pub fn i(op: Op, rd: Reg, rs1: Reg, imm: i32) -> u32 {
    with(op, rd, rs1, ZERO, imm)
}

/// Branch or store form.
#[track_caller]
pub fn b(op: Op, rs1: Reg, rs2: Reg, imm: i32) -> u32 {
    with(op, ZERO, rs1, rs2, imm)
}

/// No operation: `addi x0, x0, 0`.
pub fn nop() -> u32 {
    li(ZERO, 0)
}

/// A number of twelve bits.
#[track_caller]
pub fn li(rd: Reg, imm: i32) -> u32 {
    i(Op::Addi, rd, ZERO, imm)
}

/// A number whose lower twelve bits are zero.
#[track_caller]
pub fn lui(rd: Reg, value: u32) -> u32 {
    i(Op::Lui, rd, ZERO, value as i32)
}

/// Any number: lui and addi.
pub fn constant(rd: Reg, value: u32) -> [u32; 2] {
    let (upper, lower) = upper_and_lower(value);
    [lui(rd, upper as u32), i(Op::Addi, rd, rd, lower)]
}

/// Reads a control and status register.
pub fn csrr(rd: Reg, csr: u16) -> u32 {
    word(Instruction { rd, csr, ..Instruction::new(Op::Csrrs) })
}

/// Writes a number of five bits into a control and status register.
#[track_caller]
pub fn csrwi(csr: u16, imm: i32) -> u32 {
    word(Instruction { csr, imm, ..Instruction::new(Op::Csrrwi) })
}

/// A split that names a split context.
#[track_caller]
pub fn split_m(rd: Reg, rs1: Reg, context: u8) -> u32 {
    word(Instruction { rd, rs1, context, ..Instruction::new(Op::SplitM) })
}

/// `fence`: orders the warp's accesses to memory.
pub fn fence() -> u32 {
    word(Instruction::new(Op::Fence))
}

/// `fence.i`: later instructions are fetched anew.
pub fn fence_i() -> u32 {
    word(Instruction::new(Op::FenceI))
}

/// Sets the active lanes; with x0 the warp ends.
pub fn tmc(rs1: Reg) -> u32 {
    r(Op::Tmc, ZERO, rs1, ZERO)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::disassemble;

    #[test]
    fn what_is_written_is_what_the_disassembler_reads() {
        let text = |word| disassemble(word, 0x8000_0000);
        assert_eq!(text(r(Op::Add, A0, A1, T6)), "add a0,a1,t6");
        assert_eq!(text(i(Op::Lw, T0, SP, -4)), "lw t0,-4(sp)");
        assert_eq!(text(b(Op::Sw, ZERO, A0, 0x88)), "sw a0,136(zero)");
        assert_eq!(constant(A0, 0x1234_5FFF).map(text), ["lui a0,0x12346", "addi a0,a0,-1"]);
        assert_eq!((nop(), fence_i()), (0x13, 0x100f));
    }

    #[test]
    #[should_panic(expected = "immediate")]
    fn an_instruction_without_a_word_is_refused() {
        li(T0, 4096);
    }
}
