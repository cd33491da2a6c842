//! A decoded instruction, and the way from and to its word.

use super::operand::{Operand, ROUNDING_NAMES};
use super::reg::Reg;
use super::row::Row;
use super::table::{Op, ROWS};

/// One decoded instruction. A field its row does not use holds zero; an unused register is x0, which is always
/// ready and never written, so that hazards need no special cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Instruction {
    /// Row of the table it is.
    pub op: Op,
    /// Destination register.
    pub rd: Reg,
    /// First source register.
    pub rs1: Reg,
    /// Second source register.
    pub rs2: Reg,
    /// Third source register, of fused multiply-adds.
    pub rs3: Reg,
    /// Immediate, offset, shift amount or fence sets.
    pub imm: i32,
    /// Control and status register.
    pub csr: u16,
    /// Rounding-mode field; 7 = taken from frm.
    pub rounding: u8,
    /// Split context of a marked split.
    pub context: u8,
}

impl Instruction {
    /// `op` with every field zero.
    pub const fn new(op: Op) -> Instruction {
        let rd = Reg::ZERO;
        Instruction { op, rd, rs1: rd, rs2: rd, rs3: rd, imm: 0, csr: 0, rounding: 0, context: 0 }
    }

    /// The register it writes, if any.
    pub fn destination(&self) -> Option<Reg> {
        (self.rd != Reg::ZERO).then_some(self.rd)
    }

    /// The table's row.
    pub fn row(&self) -> &'static Row {
        self.op.row()
    }
}

/// Why an instruction has no word.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EncodeError {
    /// The immediate does not fit its field.
    #[error("{op}: immediate {value} is not in {low}..={high} in steps of {step}")]
    ImmediateOutOfRange {
        /// Instruction to encode.
        op: Op,
        /// Immediate that does not fit.
        value: i32,
        /// Smallest that fits.
        low: i32,
        /// Largest that fits.
        high: i32,
        /// What it must be a multiple of.
        step: i32,
    },
    /// An x register where an f register belongs, or the other way round.
    #[error("{op}: {reg} is of the wrong register file")]
    WrongRegisterFile {
        /// Instruction to encode.
        op: Op,
        /// Register of the wrong kind.
        reg: Reg,
    },
    /// CSR numbers have twelve bits.
    #[error("{op}: CSR {csr:#x} is above 0xfff")]
    NoSuchCsr {
        /// Instruction to encode.
        op: Op,
        /// Number of the CSR.
        csr: u16,
    },
    /// Reserved rounding mode.
    #[error("{op}: rounding mode {mode} is reserved; allowed: 0..=4 and 7 (dynamic)")]
    NoSuchRounding {
        /// Instruction to encode.
        op: Op,
        /// Rounding mode as a field.
        mode: u8,
    },
    /// The context field has four bits.
    #[error("{op}: split context {context} is above 15")]
    NoSuchContext {
        /// Instruction to encode.
        op: Op,
        /// Context as a field.
        context: u8,
    },
}

/// The instruction a word stands for, or `None` for an illegal word.
pub fn decode(word: u32) -> Option<Instruction> {
    let row = ROWS.iter().find(|row| row.pattern.matches(word))?;
    let mut instruction = Instruction::new(row.op);
    for operand in row.operands {
        operand.read(word, &mut instruction);
    }
    let legal_rounding = ROUNDING_NAMES[instruction.rounding as usize & 7].is_some();
    legal_rounding.then_some(instruction)
}

/// The word of an instruction; fields its row does not use are ignored.
pub fn encode(instruction: &Instruction) -> Result<u32, EncodeError> {
    let row = instruction.row();
    row.operands
        .iter()
        .try_fold(row.pattern.value, |word, operand: &Operand| Ok(word | operand.write(instruction)?))
}
